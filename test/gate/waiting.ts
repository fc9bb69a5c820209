import type { GateResult, GateTarget } from "../../src/core/result/result.ts";
import { caFile, goodPage } from "../action/scenes.ts";
import { keep } from "../engine.ts";
import { portcullis, type Outcome } from "../cli/terminal.ts";
import { serveDns, type Known } from "../twins/dns/dns.ts";
import { host, names } from "../twins/machines.ts";
import { chainFor } from "../twins/pki/pki.ts";
import type { Answer } from "../twins/raw-http.ts";
import { serveTls, type TlsTwin, type TlsTwinOptions } from "../twins/tls.ts";

/** A page without problems that shows its commit in a header and in its body. */
export function pageOf(commit: string): Answer {
  return (socket, asked, reset) => {
    const add = { write: (bytes: Buffer) => void socket.write(withCommit(bytes, commit)) };
    goodPage(add as never, asked, reset);
  };
}

function withCommit(bytes: Buffer, commit: string): Buffer {
  const body = `<!-- ${commit} -->`;
  const text = bytes.toString("latin1").replace(/Content-Length: \d+\r\n\r\n.*$/s, "");
  return Buffer.from(`${text}X-Commit: ${commit}\r\nContent-Length: ${body.length}\r\n\r\n${body}`, "latin1");
}

/** Gives these answers in order, one for each request; the last one repeats. */
export function inTurn(...answers: readonly Answer[]): Answer {
  let asked = 0;
  return (socket, question, reset) => answers[Math.min(asked++, answers.length - 1)]?.(socket, question, reset);
}

export function times(count: number, answer: Answer): readonly Answer[] {
  return Array.from({ length: count }, () => answer);
}

interface Waited extends Outcome {
  readonly target: GateTarget;
}

interface Patience {
  readonly seconds?: number;
  readonly more?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Waits for a site with a short interval and, by default, a timeout of 20 seconds. */
export async function waitAt(
  url: string,
  conditions: readonly string[],
  { seconds = 20, more = [], env = {} }: Patience = {},
): Promise<Waited> {
  const flags = ["--wait-timeout", `${seconds}`, "--wait-interval", "0.1", "--ca-file", caFile, "--json", ...more];
  const told = await portcullis(["gate", url, ...conditions.flatMap((each) => ["--wait-for", each]), ...flags], {
    env,
  });
  const { targets } = JSON.parse(told.out) as GateResult;
  return { ...told, target: targets[0]! };
}

export async function siteAt(answer: Answer, options: TlsTwinOptions = {}): Promise<TlsTwin> {
  return keep(serveTls({ answer, ...options }));
}

/** Two machines with one name, on the same port. */
export async function twoMachines(
  first: Answer,
  second: Answer,
  known?: Known,
): Promise<{ url: string; more: readonly string[] }> {
  const served = chainFor("good", { names });
  const one = await siteAt(first, { served });
  await siteAt(second, { served, address: "127.0.0.2", port: one.port });
  const dns = await keep(serveDns({ [host]: known ?? ["127.0.0.1", "127.0.0.2"] }));
  return { url: `https://${host}:${one.port}/`, more: ["--resolver", dns.server] };
}
