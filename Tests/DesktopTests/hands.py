"""The ways to bring an item to a place that are the same in every game: hand.bring(item, place), both nodes of the tree."""


class Pointer:
    def __init__(self, desktop):
        self._desktop = desktop

    def _points(self, *nodes):
        return [self._desktop.center(node) for node in nodes]


class Drags(Pointer):
    def bring(self, item, place):
        self._desktop.drag(*self._points(item, place), steps=15, seconds=0.25)


class Clicks(Pointer):
    def bring(self, item, place):
        for point in self._points(item, place):
            self._desktop.click(point)


class Taps(Pointer):
    def bring(self, item, place):
        for point in self._points(item, place):
            self._desktop.tap(point)


class FingerDrags(Pointer):
    def bring(self, item, place):
        self._desktop.drag_fingers(self._points(item, place), steps=15, seconds=0.25)


class Actions:
    def bring(self, item, place):
        item.do('click')
        place.do('click')
