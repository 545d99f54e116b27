#!/bin/bash
# proxy_test.sh BUILD: the examples of packaging/proxies with the real programs, on loopback alone: pages and
# WebSockets get through, and limits hold for each person behind the proxy and not for all of them together.
# Exit 0: all is well; 1: something is wrong; 77: skipped, with the reason.
set -uo pipefail
build=${1:?usage: proxy_test.sh BUILD}
root=$(cd "$(dirname "$0")/.." && pwd)
work=
server=0
proxy=0

skip() { echo "skipped: $1"; exit 77; }
wrong() { echo "wrong: $1"; [[ -f $work/proxy.log ]] && tail -20 "$work/proxy.log"; exit 1; }
clean_up() {
  ((proxy)) && kill "$proxy" 2>/dev/null
  ((server)) && kill "$server" 2>/dev/null
  wait 2>/dev/null
  rm -rf "$work"
}
free_port() {
  python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'
}
# From which address, and what else; gives the status.
ask() {
  local from=$1 path=$2
  shift 2
  curl -s --noproxy '*' --max-time 10 -o /dev/null -w '%{http_code}' --interface "$from" "$@" "http://127.0.0.1:$outside$path"
}
wait_until_it_answers() {
  for _ in {1..100}; do
    [[ $(ask 127.0.0.1 /healthz) == 200 ]] && return
    sleep 0.1
  done
  wrong "$1 does not answer"
}

for tool in nginx caddy curl python3; do command -v $tool >/dev/null || skip "$tool is not here"; done
work=$(mktemp -d) || wrong "there is no room for temporary files"
trap clean_up EXIT

start_server() {
  inside=$(free_port)
  "$build/holdout" serve --port "$inside" --data "$work/data" --limit-loopback --request-burst 5 \
    --request-rate 1 --address-connections 2 "$@" >"$work/server.log" 2>&1 &
  server=$!
}
stop() {
  kill "$1"
  wait "$1" 2>/dev/null
}

start_nginx() {
  outside=$(free_port)
  # The example as it is, but for the name, the ports and the certificate.
  sed -e "s/127.0.0.1:8484/127.0.0.1:$inside/" -e "s/listen 443 ssl http2/listen 127.0.0.1:$outside/" \
    -e '/ssl_certificate/d' -e 's/holdout.example/_/' "$root/packaging/proxies/nginx.conf" >"$work/site.conf"
  cat >"$work/nginx.conf" <<CONF
daemon off;
pid $work/nginx.pid;
error_log $work/proxy.log;
events {}
http {
  access_log off;
  client_body_temp_path $work/body; proxy_temp_path $work/temp; fastcgi_temp_path $work/f;
  uwsgi_temp_path $work/u; scgi_temp_path $work/s;
  include $work/site.conf;
}
CONF
  nginx -c "$work/nginx.conf" >>"$work/proxy.log" 2>&1 &
  proxy=$!
}

start_caddy() {
  outside=$(free_port)
  { printf '{\n\tadmin off\n\tauto_https off\n}\n'
    sed -e "s/127.0.0.1:8484/127.0.0.1:$inside/" -e "s/^holdout.example/http:\/\/127.0.0.1:$outside/" \
      "$root/packaging/proxies/Caddyfile"; } >"$work/Caddyfile"
  HOME=$work XDG_DATA_HOME=$work XDG_CONFIG_HOME=$work caddy run --config "$work/Caddyfile" --adapter caddyfile \
    >"$work/proxy.log" 2>&1 &
  proxy=$!
}

# So many WebSockets of one address that are open at the same time, out of three.
open_sockets() {
  python3 - "$1" "$outside" <<'PY'
import socket, sys
held = []
for _ in range(3):
    s = socket.create_connection(("127.0.0.1", int(sys.argv[2])), 10, (sys.argv[1], 0))
    s.sendall(b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
              b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
    held.append((s, s.recv(12)))
print(sum(got.endswith(b"101") for _, got in held))
PY
}

for name in nginx caddy; do
  echo "== $name"
  start_server --trusted-proxy 127.0.0.1
  "start_$name"
  wait_until_it_answers "$name"
  sleep 6  # the burst is there again
  [[ $(ask 127.0.0.2 /metrics) == 404 ]] || wrong "/metrics gets through $name"
  for _ in {1..12}; do last=$(ask 127.0.0.2 /api/games); done
  [[ $last == 429 ]] || wrong "who asks too often behind $name is not limited: $last"
  last=$(ask 127.0.0.2 /api/games -H 'X-Forwarded-For: 198.51.100.1')
  [[ $last == 429 ]] || wrong "who claims to be somebody else behind $name is believed: $last"
  last=$(ask 127.0.0.3 /api/games)
  [[ $last == 200 ]] || wrong "another person behind $name is limited, too: $last"
  [[ $(open_sockets 127.0.0.4) == 2 ]] || wrong "WebSockets of one address behind $name are not counted"
  [[ $(open_sockets 127.0.0.5) == 2 ]] || wrong "another person behind $name has no WebSocket"
  stop "$proxy"; proxy=0
  stop "$server"; server=0
done

echo "== without trusted_proxy"
start_server
start_nginx
wait_until_it_answers nginx
for _ in {1..12}; do ask 127.0.0.2 /api/games >/dev/null; done
[[ $(ask 127.0.0.3 /api/games) == 429 ]] || wrong "without trusted_proxy people behind it should share a limit"
echo "all is well"
