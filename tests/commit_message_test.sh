#!/bin/bash
# commit_message_test.sh HOOK: which messages the hook lets pass, and that ./run installs it.
set -uo pipefail
hook=$1 file=$(mktemp)
trap 'rm -f "$file"' EXIT
bad=0
expect() { # expect <0 or 1> <message>
  printf '%s\n' "$2" >"$file"
  "$hook" "$file" >/dev/null 2>&1
  [[ $? == "$1" ]] || { echo "exit $1 was expected of: $2"; bad=1; }
}
for keyword in Feature Fix Change Rules Content Text Code Docs; do expect 0 "$keyword: why it is so"; done
expect 0 $'# a comment of an editor\nFix: why it is so'
expect 0 "Merge branch 'main'"
expect 0 'Revert "Fix: why it is so"'
expect 1 'wip: moves'
expect 1 'Fix why'
expect 1 'Fix:'
expect 1 'Fixed: why'
expect 1 'fix: why'
expect 1 ''
grep -q 'config core.hooksPath tools/hooks' "$(dirname "$hook")/../../run" || { echo './run does not install the hook'; bad=1; }
exit $bad
