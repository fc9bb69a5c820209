import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { program } from "../../cli/program.ts";
import { temporaryFolder } from "./process.ts";

/** A command's output, and every address that it contacted, by its system calls. */
export interface Traced {
  readonly out: string;
  /** `127.0.0.1 443`, each once. */
  readonly destinations: ReadonlySet<string>;
}

/** How a command is run. */
interface Running {
  readonly env?: NodeJS.ProcessEnv;
  readonly input?: string;
}

/** Runs the command line under strace, to its end. The kernel passes on the traced calls alone, and every call otherwise. */
export async function traced(args: readonly string[], { env = {}, input = "" }: Running = {}): Promise<Traced> {
  const calls = join(temporaryFolder("traced"), "calls");
  const tracing = ["-f", "--seccomp-bpf", "-e", "trace=connect,sendto,sendmsg,sendmmsg,bind", "-o", calls];
  const child = spawn("strace", [...tracing, process.execPath, program, ...args], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, ...env },
  });
  child.stdin.end(input);
  const out = await text(child.stdout);
  return { out, destinations: new Set(destinationsIn(readFileSync(calls, "utf8"))) };
}

/** Every address that a program connects or sends to, in strace's notation; Unix sockets are excluded. */
function destinationsIn(calls: string): readonly string[] {
  return calls.split("\n").flatMap((line) => {
    const port = /sin6?_port=htons\((?<port>\d+)\)/.exec(line)?.groups?.["port"];
    const address = /inet_(?:addr\("|pton\(AF_INET6, ")(?<address>[^"]+)"/.exec(line)?.groups?.["address"];
    return port === undefined || /\bbind\(/.test(line) ? [] : [`${address} ${port}`];
  });
}
