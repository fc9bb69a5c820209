#!/bin/bash
# Stops only the processes that start.sh started: by their pid files, and those whose command line contains the folder.
cd "$(dirname "$0")"
. ./settings.sh
pids=()
for file in "$RUN"/pid/*.pid; do
  [ -s "$file" ] && pid=$(cat "$file") && grep -qsaF -- "$RUN/" "/proc/$pid/cmdline" && kill "$pid" && pids+=("$pid")
done
for _ in $(seq 100); do
  left=
  for pid in "${pids[@]}"; do [ -d "/proc/$pid" ] && left=$pid; done
  [ -n "$left" ] || break
  sleep 0.05
done
rm -f "$RUN"/pid/*.pid
echo stopped
