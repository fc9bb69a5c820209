import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import type { Endpoint, Handshake, Named } from "../../core/net/net.ts";
import { browserOffer, exchangeSignatures } from "../../data/tls/browser-offer.ts";
import { groupFamilies } from "../../data/tls/groups.ts";
import { clientHello } from "../../formats/tls/client-hello.ts";
import { suiteName, suitesOf } from "../offers/families.ts";
import { signatureIn, withSignatures } from "./hello-signatures.ts";
import { bearsLargeHello, type Tolerance } from "./large-hello.ts";
import { readOfferReply } from "../offers/prober.ts";
import { lineTo } from "./raw-line.ts";

/** The second try of a browser's hello that failed the first time, now without parallel probes. */
export interface BrowserReach {
  /** `handshake`, or why it failed again (`tls.alert.40`, `tcp.reset`). */
  readonly browser: string;
  /** The IANA name of the server's signature algorithm where it refuses all that browsers offer; else null. */
  readonly signature: string | null;
  /** Whether the server refuses the hybrid group and accepts the same hello without it. */
  readonly refusesHybrid: boolean;
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
 * Why the first handshake, that of a browser, failed on a server that accepted a lenient one. Runs after all other probes, so that our own
 * parallel connections cannot be the cause. Throws nothing.
 */
export async function reachOf(context: Context, to: Endpoint & Named, handshake: Handshake): Promise<Reached> {
  const { net } = context;
  const line = await lineTo(context, to);
  const shake = (groups?: readonly string[]) => line.alone(() => attempt(() => net.tls(to, groups ? { groups } : {})));
  const again = await shake();
  const usual = again.ok ? again.value : null;
  const largeHello = await bearsLargeHello(context, to, { classic: handshake, usual });
  if (again.ok)
    return { clientCompatibility: { browser: "handshake", signature: null, refusesHybrid: false }, largeHello };
  const reach: BrowserReach = { browser: again.failure.reason, signature: null, refusesHybrid: false };
  if (largeHello.accepted === false) return { clientCompatibility: reach, largeHello };
  if (handshake.protocol === "TLSv1.2" && isRefused(reach)) {
    return { clientCompatibility: { ...reach, signature: await foreignSignature(context, to) }, largeHello };
  }
  const refusesHybrid = (await shake(classicNames)).ok && !(await shake(browserOffer.groups)).ok;
  return { clientCompatibility: { ...reach, refusesHybrid }, largeHello };
}

const classicNames = browserOffer.groups.filter((name) => !name.includes("MLKEM"));

const codes = [...groupFamilies.montgomery, ...groupFamilies.nist].flatMap(({ code, name }) =>
  classicNames.some((each) => each === name) ? [code] : [],
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
