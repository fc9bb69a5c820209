import { createHash } from "node:crypto";
import { attempt, type Attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import type { FailureFacts } from "../../core/failure.ts";
import {
  keyKinds,
  type Endpoint,
  type Handshake,
  type KeyKind,
  type Named,
  type TlsOffer,
} from "../../core/net/net.ts";
import { lineTo } from "../tls/raw-line.ts";
import { sameOffer } from "./path-confirm.ts";
import { readOrNull } from "./path.ts";
import { keyFacts } from "./strength.ts";

/** The certificates that a server has besides the one of the first handshake. */
interface Alternatives {
  /** One for each: the run as it is for a client that gets this certificate, for the probes of certificates. */
  readonly found: readonly { readonly handshake: Handshake; readonly context: Context }[];
  /** Why it is not known whether there are others; null where it is known. */
  readonly reason: string | null;
}

/**
 * Every certificate of a server: RFC 8446 §4.4.2.2 lets it choose by the signature algorithms of the client, and RFC 5246 §7.4.2 by the suite.
 * So each handshake offers only what the known certificates cannot answer. A server with one certificate costs one connection. Cached for the
 * run. Throws where there is no handshake.
 */
export function alternatives(context: Context, to: Endpoint & Named): Promise<Alternatives> {
  return context.once(`alternatives ${to.host} ${to.port}`, async () => {
    const { handshakes, reason } = await told(context, to, await context.net.tls(to));
    const found = handshakes.slice(1).map((handshake) => ({ handshake, context: contextFor(context, handshake) }));
    return { found, reason };
  });
}

/** The answers to these questions; recent ones of another run that got the same first certificate at the same address are used. */
async function told(context: Context, to: Endpoint & Named, main: Handshake): Promise<Told> {
  const { surveys, place = "" } = context;
  const leaf = Buffer.from(main.chain[0] ?? []).toString("base64url");
  const isShared = to.starttls === undefined && to.implicitTlsProtocol === undefined;
  const key = `alternatives ${to.host} ${to.port} ${place} ${main.lenient} ${createHash("sha256").update(leaf).digest("hex")}`;
  // Nothing is awaited before the offer below, or runs that begin together would all ask.
  const coming = isShared ? surveys?.find(key) : null;
  const known = coming && (await coming);
  if (known?.address === main.address) return known.value as Told;
  const asking = askOn(context, to, [main]);
  if (isShared) {
    const whole = asking.then((value) => (value.reason === null ? { address: main.address, value } : null));
    surveys?.offer(key, whole);
  }
  return asking;
}

type Known = readonly [main: Handshake, ...others: Handshake[]];

interface Told {
  readonly handshakes: Known;
  readonly reason: string | null;
}

/** Asks for a certificate that is not known yet, until there is none. */
async function askOn(context: Context, to: Endpoint & Named, handshakes: Known): Promise<Told> {
  const known = handshakes.map(kindOf);
  if (known.includes(null)) return { handshakes, reason: "unreadable" };
  const keys = keyKinds.filter((kind) => !known.includes(kind));
  if (keys.length === 0) return { handshakes, reason: null };
  const got = await shake(context, to, { ...sameOffer(handshakes[0]), keys });
  if (!("chain" in got)) return { handshakes, ...got };
  const kind = kindOf(got);
  // Old servers overlook the signature algorithms and answer with what they have.
  if (kind !== null && !keys.includes(kind)) return { handshakes, reason: null };
  return askOn(context, to, [...handshakes, got]);
}

/** The handshake; or, without one, why it is not known whether the server has such a certificate, null where it has none. */
async function shake(
  context: Context,
  to: Endpoint & Named,
  offer: TlsOffer,
): Promise<Handshake | Pick<Alternatives, "reason">> {
  const ask = (): Promise<Attempt<Handshake>> => attempt(() => context.net.tls(to, offer));
  const first = await ask();
  if (first.ok) return first.value;
  if (!isBrokenOff(first.failure)) return { reason: isNo(first.failure) ? null : first.failure.reason };
  // Some servers close the connection instead of sending an alert, and others for too many connections: then once more, alone.
  const line = await lineTo(context, to);
  const again = await line.alone(ask);
  if (again.ok) return again.value;
  return { reason: isNo(again.failure) || isBrokenOff(again.failure) ? null : again.failure.reason };
}

function isBrokenOff({ id }: FailureFacts): boolean {
  return id === "tls.closed" || id === "tcp.reset";
}

/** RFC 8446 §6.2: an error alert refuses the offer; no_application_protocol (RFC 7301 §3.2) is not about certificates. */
function isNo({ id, reason }: FailureFacts): boolean {
  return id === "tls.alert" && reason !== "tls.alert.120";
}

const kinds: Readonly<Record<string, KeyKind>> = {
  RSA: "RSA",
  "RSA-PSS": "RSA",
  EC: "ECDSA",
  Ed25519: "EdDSA",
  Ed448: "EdDSA",
};

/** The kind of key of a server's certificate; null where it is unreadable or another one. */
function kindOf({ chain: [der] }: Handshake): KeyKind | null {
  const leaf = der && readOrNull(der);
  return (leaf && kinds[keyFacts(leaf.publicKey).type]) ?? null;
}

/** The same run for a client that gets this certificate; what it shares is kept apart. */
function contextFor(context: Context, handshake: Handshake): Context {
  const { net } = context;
  const kind = kindOf(handshake);
  const keys = kind === null ? keyKinds : [kind];
  return {
    ...context,
    net: { ...net, tls: async (to, offer) => (offer ? net.tls(to, { ...offer, keys }) : handshake) },
    once: (key, work) => context.once(`${kind} ${key}`, work),
  };
}
