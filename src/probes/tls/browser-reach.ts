import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import type { FailureFacts } from "../../core/failure.ts";
import type { Endpoint, Handshake, Named } from "../../core/net/net.ts";
import { browserOffer, exchangeSignatures } from "../../data/tls/browser-offer.ts";
import { clientHello } from "../../formats/tls/client-hello.ts";
import { suiteName, suitesOf } from "../offers/families.ts";
import { signatureIn, withSignatures } from "./hello-signatures.ts";
import { classicCodes, compareGroups, signatureCodes } from "./hybrid-hello.ts";
import { bearsLargeHello, type Tolerance } from "./large-hello.ts";
import { readOfferReply } from "../offers/prober.ts";
import { lineTo } from "./raw-line.ts";

/** The second try of a first handshake that failed, now without parallel probes. */
export interface BrowserReach {
  /** `handshake`, or why it failed again (`tls.alert.40`, `tcp.reset`). */
  readonly browser: string;
  /** The IANA name of the server's signature algorithm where it refuses all that browsers offer; else null. */
  readonly signature: string | null;
  /** Whether the server refuses the hybrid group and accepts the same hello without it. */
  readonly refusesHybrid: boolean;
  /** Whether the handshake broke off although the server did not refuse the hello: then the network may be the cause. */
  readonly brokenOff: boolean;
}

/** A {@link BrowserReach}, and what it showed about the size of the hello. */
export interface Reached {
  readonly clientCompatibility: BrowserReach;
  readonly largeHello: Tolerance;
}

/** Alerts which mean that the server supports nothing in the offer (RFC 8446 §6.2). */
const refusal = /^tls\.alert\.(?:40|47|70|71)$/;

/** Whether a browser's hello was refused for what it offers. */
export function isRefused({ browser }: Pick<BrowserReach, "browser">): boolean {
  return refusal.test(browser);
}

/**
 * Why the first handshake, that of a browser or another current client, failed on a server that accepted a lenient one. Runs after all other probes,
 * so that our own parallel connections cannot be the cause. Throws nothing.
 */
export async function reachOf(context: Context, to: Endpoint & Named, handshake: Handshake): Promise<Reached> {
  const line = await lineTo(context, to);
  const again = await line.alone(() => attempt(() => context.net.tls(to, {})));
  const largeHello = await bearsLargeHello(context, to, { classic: handshake, usual: again.ok ? again.value : null });
  const reach: BrowserReach = {
    browser: again.ok ? "handshake" : again.failure.reason,
    signature: null,
    refusesHybrid: false,
    brokenOff: false,
  };
  if (again.ok || largeHello.accepted === false) return { clientCompatibility: reach, largeHello };
  if (handshake.protocol === "TLSv1.2" && isRefused(reach)) {
    return { clientCompatibility: { ...reach, signature: await foreignSignature(context, to) }, largeHello };
  }
  const { isRefused: isHelloRefused, isGroupRefused: refusesHybrid } = await compareGroups(context, to);
  const brokenOff = !isHelloRefused && mayBeNetwork(again.failure);
  return { clientCompatibility: { ...reach, refusesHybrid, brokenOff }, largeHello };
}

/** OpenSSL's errors about what a server chose: no lost or garbled byte looks like them, unless by chance. */
const objection =
  /_(?:(?:KEY|MD)_TOO_(?:SMALL|WEAK)|WRONG_(?:SIGNATURE_TYPE|CURVE|CIPHER_RETURNED|SSL_VERSION)|UNSUPPORTED_|UNKNOWN_CIPHER|LEGACY_SIGALG)/;

/** Whether the cause of a failure may be beside the server: lost or changed bytes, or our own limits. An alert is the server's answer. */
export function mayBeNetwork({ id, params }: FailureFacts): boolean {
  if (id === "tls.failed") return typeof params["detail"] !== "string" || !objection.test(params["detail"]);
  return id !== "tls.alert" && !id.startsWith("tls.client-certificate");
}

const foreign = [...exchangeSignatures.keys()].filter((code) => !signatureCodes.includes(code));

/**
 * Two small hellos that differ only in their signature algorithms: the server must refuse the browsers' list and accept one of the others.
 */
async function foreignSignature(context: Context, to: Endpoint & Named): Promise<string | null> {
  const line = await lineTo(context, to);
  const suites = suitesOf("ecdhe-aead", "ecdhe-cbc").filter((code) => suiteName(code) in browserOffer.suites);
  const question = { version: "TLSv1.2", suites, groups: classicCodes } as const;
  const hello = clientHello("TLSv1.2", to.host, question);
  const ask = (signatures: readonly number[]) =>
    line.alone(() => attempt(() => context.net.hello(to, withSignatures(hello, signatures), "key-exchange")));
  const first = await ask(signatureCodes);
  const heard = first.ok ? readOfferReply(first.value, question) : null;
  if (heard?.kind !== "refused" || !heard.reason.startsWith("alert.")) return null;
  const second = await ask(foreign);
  const code = second.ok ? signatureIn(second.value.bytes) : null;
  return code !== null && foreign.includes(code) ? (exchangeSignatures.get(code) ?? null) : null;
}
