#!/bin/bash
# package_test.sh BUILD: the Debian package of a release build is made, installed, run and purged, and leaves
# nothing behind. Exit 0: all is well; 1: something is wrong; 77: skipped, with the reason.
set -uo pipefail
build=${1:?usage: package_test.sh BUILD}
unit=/lib/systemd/system/holdout.service
left_behind=(/usr/bin/holdout $unit /etc/holdout /usr/share/doc/holdout /var/lib/holdout /var/lib/private/holdout
  /etc/systemd/system/holdout.service /etc/systemd/system/multi-user.target.wants/holdout.service
  /var/lib/systemd/deb-systemd-helper-enabled/holdout.service.dsh-also
  /var/lib/systemd/deb-systemd-helper-masked/holdout.service)
work=
server=0

skip() { echo "skipped: $1"; exit 77; }
is_installed() { dpkg-query -W -f '${db:Status-Abbrev}' holdout >/dev/null 2>&1; }
clean_up() {
  ((server)) && kill -9 "$server" 2>/dev/null
  is_installed && dpkg --purge holdout >/dev/null 2>&1
  rm -rf "$work"
}
ask() { curl -s --noproxy '*' --max-time 10 "$@"; }
wrong() { echo "wrong: $1"; exit 1; }

((EUID == 0)) || skip "installing a package needs root"
for tool in cpack dpkg dpkg-shlibdeps file systemd-analyze deb-systemd-helper curl setpriv; do
  command -v $tool >/dev/null || skip "$tool is not here"
done
is_installed && skip "a package holdout is installed on this machine already"
for path in "${left_behind[@]}"; do
  [[ -e $path || -L $path ]] && skip "$path is there already, and purging would delete it"
done
work=$(mktemp -d) || wrong "there is no room for temporary files"
trap clean_up EXIT

echo "== the package"
(cd "$build" && cpack -G DEB -B "$work") >"$work/cpack.log" 2>&1 || { cat "$work/cpack.log"; wrong "cpack failed"; }
package=$(find "$work" -maxdepth 1 -name 'holdout_*.deb')
[[ -f $package ]] || wrong "cpack wrote no package"
dpkg-deb --info "$package" | tee "$work/info"
grep -q 'Depends: .*libc6 ' "$work/info" || wrong "the package does not depend on the libraries it needs"
[[ $(dpkg-deb --ctrl-tarfile "$package" | tar -xO ./conffiles) == /etc/holdout/holdout.toml ]] ||
  wrong "the settings are no conffile"

outside=$(dpkg-deb --contents "$package" | awk '$1 !~ /^d/ {print $6}' |
  grep -vE '^\./(usr/bin/holdout|lib/systemd/system/holdout\.service|etc/holdout/holdout\.toml|usr/share/doc/holdout/copyright)$')
[[ -z $outside ]] || wrong "the package holds what it should not: $outside"
dpkg-deb --contents "$package" | grep -q ' \./usr/local/' && wrong "the package claims /usr/local"

echo "== install"
dpkg --install "$package" || wrong "the package cannot be installed"
for path in /usr/bin/holdout $unit /etc/holdout/holdout.toml; do
  [[ -f $path && $(stat -c %U "$path") == root ]] || wrong "$path is missing, or not root's"
done
[[ -L /etc/systemd/system/multi-user.target.wants/holdout.service ]] || wrong "the service is not enabled"
/usr/bin/holdout --games >/dev/null || wrong "the program does not run"

echo "== unit"
complaints=$(systemd-analyze verify $unit 2>&1) || wrong "systemd-analyze verify: $complaints"
[[ -z $complaints ]] || wrong "systemd-analyze verify: $complaints"
rating=$(systemd-analyze security --offline=true $unit 2>&1 | tail -n 1)
echo "$rating"
[[ $rating =~ ([0-9]+)\.[0-9] ]] && ((BASH_REMATCH[1] < 3)) || wrong "the unit is not hardened enough: $rating"

# What systemd would do: an empty folder of the service's own user, then ExecStart. Any free port, so that
# another server on this machine is left alone.
echo "== run"
command=$(sed -n 's/^ExecStart=//p' $unit)
install -d -o nobody -g nogroup -m 700 /var/lib/holdout
mkfifo "$work/out"
exec 3<>"$work/out"
# shellcheck disable=SC2086 # the words of ExecStart
HOLDOUT_PORT=0 setpriv --reuid=nobody --regid=nogroup --clear-groups --no-new-privs $command \
  >"$work/out" 2>"$work/err" &
server=$!
IFS= read -r -t 30 line <&3 || { cat "$work/err"; wrong "ExecStart printed no address"; }
[[ $line =~ (http://127\.0\.0\.1:[0-9]+) ]] || wrong "ExecStart printed '$line' instead of its address"
address=${BASH_REMATCH[1]}
[[ $(ask -o /dev/null -w '%{http_code}' "$address/healthz") == 200 ]] || wrong "$address/healthz does not answer 200"
[[ $(ask -o "$work/page" -w '%{http_code}' "$address/") == 200 ]] || wrong "the web client is not inside"
grep -q '<script' "$work/page" || wrong "the page is not the web client"
ask -X POST -H 'Content-Type: application/json' -H "Origin: $address" -d '{"name":"Aga"}' "$address/api/guests" |
  grep -q '"token"' || wrong "nobody can come in as a guest"
kill -TERM "$server"
wait "$server"
ended=$?
server=0
((ended == 0)) || { cat "$work/err"; wrong "the server ended with $ended after SIGTERM"; }
[[ -n $(ls -A /var/lib/holdout) ]] || wrong "nothing was stored"

echo "== upgrade, remove, purge"
echo '# changed by hand' >>/etc/holdout/holdout.toml
dpkg --install "$package" || wrong "the package cannot be installed over itself"
grep -q 'changed by hand' /etc/holdout/holdout.toml || wrong "an upgrade has overwritten the settings"
dpkg --remove holdout || wrong "the package cannot be removed"
[[ ! -e /usr/bin/holdout && -e /etc/holdout/holdout.toml && -d /var/lib/holdout ]] ||
  wrong "removing should leave settings and tables, and nothing else"
dpkg --purge holdout || wrong "the package cannot be purged"
for path in "${left_behind[@]}"; do
  [[ -e $path || -L $path ]] && wrong "purging has left $path"
done
is_installed && wrong "dpkg still knows the package"
echo "the package installs, runs and purges"
