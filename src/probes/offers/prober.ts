import type { HelloReply } from "../../core/net/net.ts";
import {
  clientHello,
  suitesIn,
  wireVersions,
  type HelloOffer,
  type TlsVersion,
} from "../../formats/tls/client-hello.ts";
import { readServerReply, type ServerHello } from "../../formats/tls/server-hello.ts";
import { hasBegun, isRefusal, type FlightEnd } from "../../formats/tls/flight.ts";
import type { RawTlsConnection } from "../tls/raw-line.ts";

/** A server's response to one ClientHello. */
export type OfferReply =
  | { readonly kind: "chosen"; readonly hello: ServerHello; readonly bytes: Uint8Array }
  | { readonly kind: "refused"; readonly reason: string }
  /** The response does not settle the question. */
  | { readonly kind: "unclear"; readonly reason: string };

/** A question: one version, the offered parameters, and how much of the answer is needed. */
export interface OfferProbe extends HelloOffer {
  readonly version: TlsVersion;
  readonly until?: FlightEnd;
}

/** Asks one server. */
export interface OfferProber {
  ask(question: OfferProbe): Promise<OfferReply>;
  /** Asks speculatively: silence here does not affect other questions. */
  guess(question: OfferProbe): Promise<OfferReply>;
}

/** The most questions asked of one server in one run, version probes not counted. */
export const mostProbes = 28;

/** Starts questioning one server. */
export function openProber(line: RawTlsConnection, host: string): OfferProber {
  let asked = 0;
  let isSilent = false;

  async function send({ version, until, ...offer }: OfferProbe, isOver = (): boolean => false): Promise<OfferReply> {
    if (asked >= mostProbes) return { kind: "unclear", reason: "enough-asked" };
    asked++;
    const { reply, isConfirmed } = await line.ask({ hello: clientHello(version, host, offer), until, isOver });
    if (!reply.ok) return { kind: "unclear", reason: reply.failure.reason };
    const heard = readOfferReply(reply.value, { version, ...offer });
    return isHungUp(heard) && !isConfirmed ? { ...heard, kind: "unclear" } : heard;
  }

  return {
    guess: (question) => send(question),
    async ask(question) {
      // Once a server ignores one question, later questions do not wait for it.
      const heard = await send(question, () => isSilent);
      isSilent ||= heard.kind === "unclear" && heard.reason === "silent";
      return heard;
    },
  };
}

/** Whether a refusal came without an alert and needs confirmation. */
export function isHungUp(heard: OfferReply): heard is OfferReply & { readonly kind: "refused" } {
  return heard.kind === "refused" && !heard.reason.startsWith("alert.");
}

/** Interprets a reply; a refusal without an alert needs confirmation. */
export function readOfferReply(
  { bytes, end }: HelloReply,
  question: Pick<OfferProbe, "version" | "suites">,
): OfferReply {
  const reply = readServerReply(bytes);
  if (reply.kind === "foreign") return { kind: "unclear", reason: "not-tls" };
  if (reply.kind === "alert") {
    if (reply.code === 0) return { kind: "refused", reason: "closed" };
    // An alert about the name or ALPN, or an internal error, does not answer the question.
    return { kind: isRefusal(reply.code) ? "refused" : "unclear", reason: `alert.${reply.code}` };
  }
  if (reply.kind === "incomplete") {
    // A server that began to answer has not refused.
    const isRefused = (end === "closed" || end === "reset") && !hasBegun(bytes);
    return isRefused ? { kind: "refused", reason: end } : { kind: "unclear", reason: unfinished(end) };
  }
  if (reply.version > wireVersions[question.version]) return { kind: "unclear", reason: "higher-version" };
  // RFC 5246 §7.4.1.3, RFC 8446 §4.1.3: a server must choose from the offer; otherwise it has not understood the question.
  if (!suitesIn(question.version, question).includes(reply.suite)) return { kind: "unclear", reason: "other-suite" };
  return { kind: "chosen", hello: reply, bytes };
}

function unfinished(end: HelloReply["end"]): string {
  return end === "silent" ? "silent" : "incomplete";
}
