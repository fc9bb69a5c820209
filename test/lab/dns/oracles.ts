import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../machines/process.ts";
import type { DnsLab } from "./lab.ts";

/** unbound's result for a name: validated, insecure, bogus, or a failure. */
export interface ResolverState {
  readonly state: "secure" | "insecure" | "bogus" | "failed";
  readonly rcode: string;
  /** The code of RFC 8914. */
  readonly error: number | null;
}

/** Runs a program; its output for any exit code. */
async function said(program: string, args: readonly string[]): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const child = execFile(program, args, { cwd: "/tmp", encoding: "utf8", maxBuffer: 1 << 26 }, (error, out) => {
    if (error && typeof error.code !== "number") reject(error);
    else resolve(out);
  });
  child.stdin?.end();
  return promise;
}

/** The lab's validating resolver's result, by dig. */
export async function unboundStateOf({ peers }: DnsLab, name: string, type: string): Promise<ResolverState> {
  const asked = [`@${peers.agree}`, "+dnssec", "+time=10", "+tries=1", "-q", name, "-t", type];
  const out = await said("dig", asked);
  const rcode = /status: (\w+)/.exec(out)?.[1] ?? "silence";
  const error = /EDE: (\d+)/.exec(out)?.[1];
  const told = { rcode, error: error === undefined ? null : Number(error) };
  if (rcode !== "SERVFAIL") {
    const isVerified = /;; flags:[^;]* ad[ ;]/.test(out);
    return { state: rcode === "silence" ? "failed" : isVerified ? "secure" : "insecure", ...told };
  }
  const unchecked = await said("dig", [...asked, "+cdflag"]);
  return { state: /status: (?:NOERROR|NXDOMAIN)/.test(unchecked) ? "bogus" : "failed", ...told };
}

/** One line of Zonemaster. */
export interface ZonemasterLine {
  readonly level: "CRITICAL" | "ERROR" | "WARNING" | "NOTICE" | "INFO";
  readonly tag: string;
  readonly testcase: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** Runs a script of this folder that examines zones, `atATime` at a time: what it wrote about each. */
async function examined(
  program: readonly [string, ...string[]],
  zones: readonly string[],
  atATime: number,
  options: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const folder = temporaryFolder("zones");
  const list = join(folder, "zones.txt");
  writeFileSync(list, zones.join("\n"));
  const [interpreter, script = ""] = program;
  await said(interpreter, [join(import.meta.dirname, script), folder, `${atATime}`, list, ...options]);
  return new Map(zones.map((zone, number) => [zone, readFileSync(join(folder, `${number}`), "utf8")]));
}

/** Zonemaster's results for zones, from NOTICE up. */
export async function zonemasterOf(
  { hintsFile }: DnsLab,
  zones: readonly string[],
  atATime: number,
): Promise<ReadonlyMap<string, readonly ZonemasterLine[]>> {
  const options = ["--hints", hintsFile, "--no-ipv6", "--json", "--level", "NOTICE", "--no-progress"];
  const written = await examined(["perl", "zonemaster-each.pl"], zones, atATime, options);
  return new Map([...written].map(([zone, text]) => [zone, JSON.parse(text) as ZonemasterLine[]]));
}

/** DNSViz's result for a zone. */
export interface DnsvizState {
  readonly delegation: "secure" | "insecure" | "bogus" | "other";
  /** Sets that do not verify, by type, and every error it has a name for. */
  readonly bogusTypes: readonly string[];
  readonly errors: readonly string[];
}

const dnsvizMarks: Readonly<Record<string, DnsvizState["delegation"]>> = {
  ".": "secure",
  "-": "insecure",
  "!": "bogus",
};

/** DNSViz's findings in zones, with queries to every name server from the root down. */
export async function dnsvizOf(
  { hintsFile, folder }: DnsLab,
  zones: readonly string[],
  atATime: number,
): Promise<ReadonlyMap<string, DnsvizState>> {
  // Debian's modules belong to Debian's Python.
  const program = ["/usr/bin/python3", "dnsviz-each.py"] as const;
  const printed = await examined([...program], zones, atATime, [hintsFile, join(folder, "root.anchor.key")]);
  return new Map([...printed].map(([zone, text]) => [zone, dnsvizStateIn(text, zone)]));
}

function dnsvizStateIn(printed: string, zone: string): DnsvizState {
  const lines = printed.split("\n");
  const start = lines.findIndex((line) => line.startsWith(`${zone} [`));
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => /^\S/.test(line));
  const own = end < 0 ? rest : rest.slice(0, end);
  const mark = /\[(?<mark>.)[^\]]*\]$/.exec(lines[start] ?? "")?.groups?.["mark"] ?? "";
  return {
    delegation: dnsvizMarks[mark] ?? "other",
    bogusTypes: own.flatMap((line) => /^ {2}\[!\] {2}(?<type>[A-Z0-9]+):/.exec(line)?.groups?.["type"] ?? []),
    errors: [
      ...new Set(
        own.flatMap((line) => [...line.matchAll(/E:(?<error>\w+)/g)].map(({ groups }) => groups?.["error"] ?? "")),
      ),
    ],
  };
}

/** The result of BIND's delv for a name, with its own validation behind a non-validating resolver. */
export async function delvStateOf(
  { peers, folder }: DnsLab,
  name: string,
  type: string,
): Promise<ResolverState["state"]> {
  const out = await said("delv", [
    `@${peers.agree}`,
    "+cd",
    "-a",
    join(folder, "root.anchor.delv"),
    "-q",
    name,
    "-t",
    type,
  ]);
  if (/^; (?:negative response, )?fully validated/m.test(out)) return "secure";
  return /^; (?:negative response, )?unsigned answer/m.test(out) ? "insecure" : "bogus";
}

/** Whether drill (ldns) can validate a name from the root key. */
export async function drillStateOf(
  { peers, folder }: DnsLab,
  name: string,
  type: string,
): Promise<"secure" | "not proven"> {
  const out = await said("drill", ["-S", "-k", join(folder, "root.anchor.key"), `@${peers.agree}`, name, type]);
  return out.includes(";; Chase successful") ? "secure" : "not proven";
}
