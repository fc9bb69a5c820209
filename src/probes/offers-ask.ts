import { attempt, type Attempt } from "../core/attempt.ts";
import type { Context } from "../core/check.ts";
import type { Endpoint, HelloReply, Named } from "../core/net.ts";
import { clientHello, wireVersions, type HelloOffer, type TlsVersion } from "../formats/client-hello.ts";
import { readServerReply, type ServerHello } from "../formats/server-hello.ts";
import { isRefusal, type Until } from "../formats/tls-flight.ts";

/** What a server says to a question about what it offers. */
export type Heard =
  | { readonly kind: "chosen"; readonly hello: ServerHello; readonly bytes: Uint8Array }
  | { readonly kind: "refused"; readonly reason: string }
  /** Nobody can tell. */
  | { readonly kind: "unclear"; readonly reason: string };

/** A question: one version, what is offered with it, and how much of the answer is wanted. */
export interface Question extends HelloOffer {
  readonly version: TlsVersion;
  readonly until?: Until;
}

/** Asks one server, and counts. */
export interface Asker {
  ask(question: Question): Promise<Heard>;
  /** How many questions it has been asked. */
  asked(): number;
}

/** One server is asked no more than this, in one run and beside its versions. */
export const mostQuestions = 28;

/** With the connection that is kept, a server has six of us at a time. */
const questionsAtATime = 5;

/** Opens the questioning of one server that is known to answer a ClientHello of `control`. */
export function openAsker(context: Context, to: Endpoint & Named, control: TlsVersion): Asker {
  const turns: (() => void)[] = [];
  let open = 0;
  let asked = 0;
  let isSilent = false;
  let confirming: Promise<boolean> | undefined;

  async function send({ version, until, ...offer }: Question): Promise<Attempt<HelloReply> | string> {
    if (open >= questionsAtATime) await new Promise<void>((resolve) => turns.push(resolve));
    else open++;
    try {
      // Whoever does not answer one question keeps us waiting for the others, too.
      if (isSilent) return "silent";
      if (asked >= mostQuestions) return "enough-asked";
      asked++;
      const reply = await attempt(() => context.net.hello(to, clientHello(version, to.host, offer), until));
      isSilent ||= reply.ok && reply.value.end === "silent";
      return reply;
    } finally {
      const next = turns.shift();
      if (next) next();
      else open--;
    }
  }

  /** Whether the server still answers what it took before; whoever asks while one such question is open waits for that. */
  function isAnswering(): Promise<boolean> {
    confirming ??= send({ version: control })
      .then((reply) => typeof reply === "object" && reply.ok && readServerReply(reply.value.bytes).kind === "hello")
      .finally(() => (confirming = undefined));
    return confirming;
  }

  async function ask(question: Question): Promise<Heard> {
    const reply = await send(question);
    if (typeof reply === "string") return { kind: "unclear", reason: reply };
    if (!reply.ok) return { kind: "unclear", reason: reply.failure.reason };
    const heard = readHeard(reply.value, question);
    // Some servers hang up on suites that they do not want, and others on whoever asks too often: only the former still answer.
    const isHungUp = heard.kind === "refused" && !heard.reason.startsWith("alert.");
    return isHungUp && !(await isAnswering()) ? { ...heard, kind: "unclear" } : heard;
  }

  return { ask, asked: () => asked };
}

/** What a reply to a question says by itself; a refusal without an alert is to be confirmed. */
export function readHeard({ bytes, end }: HelloReply, { version, suites }: Question): Heard {
  const reply = readServerReply(bytes);
  if (reply.kind === "foreign") return { kind: "unclear", reason: "not-tls" };
  if (reply.kind === "alert") {
    if (reply.code === 0) return { kind: "refused", reason: "closed" };
    return { kind: isRefusal(reply.code) ? "refused" : "unclear", reason: `alert.${reply.code}` };
  }
  if (reply.kind === "incomplete") {
    const isHungUp = end === "closed" || end === "reset";
    return { kind: isHungUp ? "refused" : "unclear", reason: end === "enough" ? "incomplete" : end };
  }
  // RFC 8446 §4.1.3: nobody may choose what was not offered; whoever does has not understood the question.
  if (reply.version > wireVersions[version]) return { kind: "unclear", reason: "higher-version" };
  if (suites && !suites.includes(reply.suite)) return { kind: "unclear", reason: "other-suite" };
  return { kind: "chosen", hello: reply, bytes };
}
