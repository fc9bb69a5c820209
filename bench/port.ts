import { execFileSync } from "node:child_process";
import { port } from "../src/checks/port/index.ts";
import { knownPorts } from "../src/data/services/ports.ts";
import { runLocal } from "../src/run/local.ts";
import { openEngine } from "../src/settings/engine.ts";
import { mention, report } from "./aims.ts";
import { median } from "./measure.ts";

const space = "portcullis-bench";
const there = "10.231.78.2";

/** Scans 48 closed ports, against nmap with its defaults; needs root, and says so otherwise. */
export async function racePorts(times: number): Promise<void> {
  if (process.getuid?.() !== 0) return mention("ports: not measured, since network namespaces need root");
  try {
    open();
    const own: number[] = [];
    const others: number[] = [];
    for (let round = 0; round < times; round++) {
      own.push(await timed(scan));
      others.push(await timed(nmap));
    }
    const [ours, theirs] = [median(own), median(others)];
    const told = `${ours.toFixed(0)} ms and ${theirs.toFixed(0)} ms`;
    report("48 filtered ports, time of nmap's default", ours / theirs, { bound: "≤", value: 0.35 }, told);
  } finally {
    ip("netns", "del", space);
  }
}

function open(): void {
  ip("netns", "add", space);
  ip("link", "add", "ptc-bench", "type", "veth", "peer", "name", "ptc-far", "netns", space);
  ip("addr", "add", "10.231.78.1/30", "dev", "ptc-bench");
  ip("link", "set", "ptc-bench", "up");
  ip("-n", space, "addr", "add", `${there}/30`, "dev", "ptc-far");
  ip("-n", space, "link", "set", "ptc-far", "up");
  ip(
    "netns",
    "exec",
    space,
    "nft",
    "table ip bench { chain incoming { type filter hook input priority 0; policy drop; }; }",
  );
}

function ip(...command: readonly string[]): void {
  execFileSync("ip", command, { stdio: "ignore" });
}

async function scan(): Promise<void> {
  const engine = openEngine({ deadline: 30_000, special: true });
  const { raw } = await runLocal(port, port.input.parse({ host: there }), engine);
  const isSilent = raw.scans.every(({ ports }) => ports.every(({ state }) => state === "filtered"));
  if (!isSilent) throw new Error("a port that drops everything was not filtered");
}

function nmap(): void {
  const list = knownPorts.map((each) => each.port).join(",");
  execFileSync("nmap", ["-sT", "-Pn", "-n", "-p", list, there], { stdio: "ignore" });
}

async function timed(work: () => Promise<void> | void): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
