import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import type { FailureFacts } from "../../core/failure.ts";
import type { Endpoint, Handshake, Named } from "../../core/net/net.ts";
import { browserOffer, exchangeSignatures } from "../../data/tls/browser-offer.ts";
import { groupFamilies } from "../../data/tls/groups.ts";
import { newSuites } from "../../data/tls/cipher-suites/cipher-suites.ts";
import { clientHello } from "../../formats/tls/client-hello.ts";
import { hasBegun } from "../../formats/tls/flight.ts";
import { sharedGroups } from "../../formats/tls/key-share.ts";
import { readServerReply } from "../../formats/tls/server-hello.ts";
import { everySuite, suiteName, suitesOf } from "../offers/families.ts";
import { signatureIn, withSignatures } from "./hello-signatures.ts";
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
export function isRefused({ browser }: BrowserReach): boolean {
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
  const answers = await compareGroups(context, to);
  const refusesHybrid = answers.hybrid === "refused" && answers.classic === "answered";
  const brokenOff = answers.hybrid !== "refused" && mayBeNetwork(again.failure);
  return { clientCompatibility: { ...reach, refusesHybrid, brokenOff }, largeHello };
}

/**
 * Failures that a network can cause behind the ServerHello: lost bytes, and changed ones, which the record layer notices (RFC 8446 §5.2). Other
 * errors of our library object to authenticated content.
 */
function mayBeNetwork({ id, params }: FailureFacts): boolean {
  if (id === "tls.failed")
    return /_(?:BAD_RECORD|RECORD_|DECRYPTION_FAILED|LENGTH_TOO_LONG)/.test(`${params["detail"]}`);
  return /^(?:tcp\.reset|tls\.(?:closed|not-tls|oversized)|timeout\.tls)$/.test(id);
}

/** How a server answers a hello: with a ServerHello, or not at all or with an alert; null where that is unknown. */
type HelloAnswer = "answered" | "refused" | null;

/**
 * The answers to two hellos of a browser that differ only in the hybrid group. They carry real key shares, so the ServerHello tells what the server
 * makes of them: what is lost behind it says nothing about the group. A refusal must repeat, with the other answer between.
 */
async function compareGroups(context: Context, to: Endpoint & Named) {
  const line = await lineTo(context, to);
  const ask = (groups: readonly number[]) => line.alone(() => answerTo(context, to, helloOf(to.host, groups)));
  const first = await ask(browserGroups);
  if (first === "answered") return { hybrid: first, classic: null };
  const classic = await ask(codes);
  const second = await ask(browserGroups);
  return { hybrid: first === second || second === "answered" ? second : null, classic };
}

/** The hello of a browser with these groups, and the key shares of those that browsers send one for. */
function helloOf(host: string, groups: readonly number[]): Buffer {
  const shared: readonly number[] = [sharedGroups.hybrid, sharedGroups.x25519];
  const shares = groups.filter((group) => shared.includes(group));
  const hello = clientHello("TLSv1.3", host, { suites: browserSuites, groups, shares, fallback: true });
  return withSignatures(hello, usual);
}

async function answerTo({ net }: Context, to: Endpoint & Named, hello: Uint8Array): Promise<HelloAnswer> {
  const got = await attempt(() => net.hello(to, hello));
  if (!got.ok) return got.failure.id === "tcp.reset" ? "refused" : null;
  const { kind } = readServerReply(got.value.bytes);
  if (kind === "hello") return "answered";
  // A ServerHello that has begun is no refusal.
  return kind === "alert" || (kind === "incomplete" && !hasBegun(got.value.bytes)) ? "refused" : null;
}

const classicNames = browserOffer.groups.filter((name) => !name.includes("MLKEM"));

const codes = [...groupFamilies.montgomery, ...groupFamilies.nist].flatMap(({ code, name }) =>
  classicNames.some((each) => each === name) ? [code] : [],
);

const browserGroups: readonly number[] = [sharedGroups.hybrid, ...codes];

const browserSuites: readonly number[] = [...newSuites.map(([code]) => code), ...everySuite].filter(
  (code) => suiteName(code) in browserOffer.suites,
);

const offered: ReadonlySet<string> = new Set(browserOffer.signatures);
const all = [...exchangeSignatures];
const usual = all.filter(([, name]) => offered.has(name)).map(([code]) => code);
const foreign = all.filter(([, name]) => !offered.has(name)).map(([code]) => code);

/**
 * Two small hellos that differ only in their signature algorithms: the server must refuse the browsers' list and accept one of the others.
 */
async function foreignSignature(context: Context, to: Endpoint & Named): Promise<string | null> {
  const line = await lineTo(context, to);
  const suites = suitesOf("ecdhe-aead", "ecdhe-cbc").filter((code) => suiteName(code) in browserOffer.suites);
  const question = { version: "TLSv1.2", suites, groups: codes } as const;
  const hello = clientHello("TLSv1.2", to.host, question);
  const ask = (signatures: readonly number[]) =>
    line.alone(() => attempt(() => context.net.hello(to, withSignatures(hello, signatures), "key-exchange")));
  const first = await ask(usual);
  const heard = first.ok ? readOfferReply(first.value, question) : null;
  if (heard?.kind !== "refused" || !heard.reason.startsWith("alert.")) return null;
  const second = await ask(foreign);
  const code = second.ok ? signatureIn(second.value.bytes) : null;
  return code !== null && foreign.includes(code) ? (exchangeSignatures.get(code) ?? null) : null;
}
