import type { HelloReply } from "../../core/net/net.ts";
import {
  clientHello,
  suitesIn,
  wireVersions,
  type HelloOffer,
  type TlsVersion,
} from "../../formats/tls/client-hello.ts";
import { readServerReply, type ServerHello } from "../../formats/tls/server-hello.ts";
import { hasBegun, isRefusal, type Until } from "../../formats/tls/flight.ts";
import type { Line } from "../tls/raw-line.ts";

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

/** Asks one server. */
export interface Asker {
  ask(question: Question): Promise<Heard>;
  /** Asks before it is known whether the question makes sense: nothing follows from silence for other questions. */
  guess(question: Question): Promise<Heard>;
}

/** One server is asked no more than this, in one run and beside its versions. */
export const mostQuestions = 28;

/** Opens the questioning of one server. */
export function openAsker(line: Line, host: string): Asker {
  let asked = 0;
  let isSilent = false;

  async function send({ version, until, ...offer }: Question, isOver = (): boolean => false): Promise<Heard> {
    if (asked >= mostQuestions) return { kind: "unclear", reason: "enough-asked" };
    asked++;
    const { reply, isConfirmed } = await line.ask({ hello: clientHello(version, host, offer), until, isOver });
    if (!reply.ok) return { kind: "unclear", reason: reply.failure.reason };
    const heard = readHeard(reply.value, { version, ...offer });
    return isHungUp(heard) && !isConfirmed ? { ...heard, kind: "unclear" } : heard;
  }

  return {
    guess: (question) => send(question),
    async ask(question) {
      // Whoever does not answer one question keeps us waiting for the others, too.
      const heard = await send(question, () => isSilent);
      isSilent ||= heard.kind === "unclear" && heard.reason === "silent";
      return heard;
    },
  };
}

/** Whether a refusal came without an alert, so that it is to be confirmed. */
export function isHungUp(heard: Heard): heard is Heard & { readonly kind: "refused" } {
  return heard.kind === "refused" && !heard.reason.startsWith("alert.");
}

/** What a reply to a question says by itself; a refusal without an alert is to be confirmed. */
export function readHeard({ bytes, end }: HelloReply, question: Pick<Question, "version" | "suites">): Heard {
  const reply = readServerReply(bytes);
  if (reply.kind === "foreign") return { kind: "unclear", reason: "not-tls" };
  if (reply.kind === "alert") {
    if (reply.code === 0) return { kind: "refused", reason: "closed" };
    // Whoever dislikes the name or an application protocol, or breaks, has said nothing of what is asked.
    return { kind: isRefusal(reply.code) ? "refused" : "unclear", reason: `alert.${reply.code}` };
  }
  if (reply.kind === "incomplete") {
    // Whoever began to answer has not refused.
    const isRefused = (end === "closed" || end === "reset") && !hasBegun(bytes);
    return isRefused ? { kind: "refused", reason: end } : { kind: "unclear", reason: unfinished(end) };
  }
  if (reply.version > wireVersions[question.version]) return { kind: "unclear", reason: "higher-version" };
  // RFC 5246 §7.4.1.3, RFC 8446 §4.1.3: nobody may choose what was not offered; whoever does has not understood the question.
  if (!suitesIn(question.version, question).includes(reply.suite)) return { kind: "unclear", reason: "other-suite" };
  return { kind: "chosen", hello: reply, bytes };
}

function unfinished(end: HelloReply["end"]): string {
  return end === "silent" ? "silent" : "incomplete";
}
