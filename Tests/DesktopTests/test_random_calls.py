"""Some random D-Bus calls, always the same ones; Tests/Soak makes many more."""
from random_calls import RandomCalls, service_name


def test_no_call_over_dbus_ends_the_program_or_makes_it_warn(start):
    program = start(environment={'G_DEBUG': ''})
    calls = RandomCalls(service_name(program), 'a few')
    for _ in range(200):
        assert calls.call(seconds=10) is None
    assert program.process.poll() is None
