# shellcheck shell=bash disable=SC2034  # status is read by the script that takes this in
# For scripts that check several things: each is tried even when another has failed. They end with `exit "$status"`.
status=0

# check WHAT COMMAND…: runs a command or function, and says whether what it checks holds.
check() {
  local what=$1
  shift
  if "$@"; then
    echo "ok: $what"
  else
    echo "FAILED: $what"
    status=1
  fi
}

# skip WHAT WHY: says that something is not checked here, and why.
skip() {
  echo "skipped: $1: $2"
}
