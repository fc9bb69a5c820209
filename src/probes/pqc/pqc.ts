import { attempt, type Attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import { Failure, type FailureFacts } from "../../core/failure.ts";
import type { Endpoint, Handshake, HttpReply, Named, TlsOffer } from "../../core/net/net.ts";
import { httpsOrigin } from "../../core/target/target.ts";
import { classicGroups, groupFamilies, hybridGroup, otherPostQuantumGroups } from "../../data/tls/groups.ts";
import { choosesHybrid } from "../tls/hybrid-hello.ts";
import { bearsLargeHello, type Tolerance } from "../tls/large-hello.ts";
import { lineTo } from "../tls/raw-line.ts";
import { otherGroups, type OtherGroup } from "./groups.ts";
import { isBreakOff, weighHybrid, type Hybrid } from "./weigh.ts";

/** The result for a server's key exchange. */
export interface Pqc {
  /** The address of the control handshake, else of another successful one; empty where none succeeded and raw hellos were answered. */
  readonly address: string;
  readonly hybrid: Hybrid;
  /** The handshake with only the hybrid group; null where it failed. */
  readonly offered: Handshake | null;
  /** The control handshake with only classic groups. */
  readonly classic: Attempt<Handshake>;
  /** A handshake with rare groups, tried where no other succeeded; null where not tried or failed. */
  readonly unusual: Handshake | null;
  /** The handshake of an ordinary client, which offers both kinds; null where there was none. */
  readonly usual: Handshake | null;
  /** The HTTP reply over it. */
  readonly reply: Attempt<HttpReply>;
  /** Null where it was not tested. */
  readonly largeHello: Tolerance | null;
  readonly groups: readonly OtherGroup[];
}

/** Milliseconds for a reply that is only used to identify the edge. */
const replyPatience = 4000;

const hybridOnly: TlsOffer = { groups: [hybridGroup], onlyTls13: true };

/** The same with every suite and signature, for servers that accept only those. */
const hybridLenient: TlsOffer = { ...hybridOnly, lenient: true };
const classicOnly = { groups: classicGroups.map(({ name }) => name) } satisfies TlsOffer;

/** The same with every outdated parameter; no rare groups. */
const outdatedOnly: TlsOffer = {
  lenient: true,
  groups: [...classicOnly.groups, "secp224r1", "brainpoolP256r1", "brainpoolP384r1", "brainpoolP512r1"],
};

/** Other groups of OpenSSL: a server that only has one of these is reachable, but not for browsers. */
const unusualOnly: TlsOffer = {
  groups: [
    ...[...otherPostQuantumGroups.filter(({ isDraft }) => !isDraft), ...groupFamilies.finite].map(({ name }) => name),
    "x448",
    // RFC 8734: the Brainpool curves have their own code points in TLS 1.3.
    "brainpoolP256r1tls13",
    "brainpoolP384r1tls13",
    "brainpoolP512r1tls13",
  ],
};

/**
 * Whether a server completes a handshake with only X25519MLKEM768, cached for the run, and its other post-quantum behaviour. Throws the
 * control handshake's failure where nothing succeeded: then nothing is known about the server.
 */
export function pqc(context: Context, to: Endpoint & Named): Promise<Pqc> {
  return context.once(`pqc ${to.host} ${to.port}`, () => observe(context, to));
}

async function observe(context: Context, to: Endpoint & Named): Promise<Pqc> {
  const { net } = context;
  const shake = (offer = hybridOnly): Promise<Attempt<Handshake>> => attempt(() => net.tls(to, offer));
  const [first, classic, reply, groups] = await Promise.all([
    shake(),
    control(context, to),
    attempt(() => net.http({ ...namedBy(to), url: `${httpsOrigin(to)}/`, limit: 0, patience: replyPatience })),
    otherGroups(context, to),
  ]);
  const hasRetried = groups.some(({ offered: isOffered }) => isOffered === true);
  const unusual = classic.ok || first.ok ? null : await unusualOf(context, to, classic.failure);
  if (!classic.ok && !first.ok && !unusual && !hasRetried) throw new Failure(classic.failure);
  const usual = await usualOf(context, to, reply);
  const known = { classic: classic.ok ? classic.value : unusual, usual, hasRetried };
  const verdict = weighHybrid([first], { ...known, largeHello: null });
  // A "no" must not depend on one lost packet. Where an ordinary hello failed too, its size may be the cause.
  const isDoubtful = verdict.supported === null && known.classic !== null;
  // A server without any of its groups refuses an ordinary hello of any size.
  const isBroken = !unusual && (usual === null ? !reply.ok && isBreakOff(reply.failure) : usual.lenient);
  const largeHello = isDoubtful || isBroken ? await bearsLargeHello(context, to, known) : null;
  // A failure that the size explains needs no retry. Probes that failed in parallel are repeated alone.
  const isOpen = largeHello?.accepted !== false && (isDoubtful || (isBroken && !first.ok));
  const line = await lineTo(context, to);
  const again = isOpen ? await line.alone(() => shake(known.classic?.lenient ? hybridLenient : hybridOnly)) : null;
  const tries = again ? [first, again] : [first];
  const weighed = weighHybrid(tries, { ...known, largeHello });
  // What is lost behind the ServerHello says nothing about the group.
  const isChosen = weighed.supported === null && known.classic !== null && (await choosesHybrid(context, to));
  const hybrid: Hybrid = isChosen ? { ...weighed, supported: true, reason: "server-hello" } : weighed;
  const offered = tries.flatMap((each) => (each.ok ? [each.value] : []))[0] ?? null;
  const address = (known.classic ?? offered)?.address ?? "";
  return { address, hybrid, offered, classic, unusual, usual, reply, largeHello, groups };
}

/** The handshake below the reply; it counts even if no valid HTTP followed. */
async function usualOf({ net }: Context, to: Endpoint & Named, reply: Attempt<HttpReply>): Promise<Handshake | null> {
  if (reply.ok) return reply.value.handshake;
  if (!/^(?:http\.|timeout\.http$)/.test(reply.failure.id)) return null;
  const got = await attempt(() => net.tls(to));
  return got.ok ? got.value : null;
}

async function unusualOf({ net }: Context, to: Endpoint & Named, { id }: FailureFacts): Promise<Handshake | null> {
  if (!isOfHandshake(id)) return null;
  const got = await attempt(() => net.tls(to, unusualOnly));
  return got.ok ? got.value : null;
}

/** Whether the handshake itself failed, so that another offer may succeed. */
function isOfHandshake(id: string): boolean {
  return /^(?:tls|tcp\.reset)/.test(id);
}

/** Distinguishes "no" from "unreachable": a current client without the new groups, and if that fails, one with all outdated parameters. */
async function control({ net }: Context, to: Endpoint & Named): Promise<Attempt<Handshake>> {
  const current = await attempt(() => net.tls(to, classicOnly));
  if (current.ok || !isOfHandshake(current.failure.id)) return current;
  const outdated = await attempt(() => net.tls(to, outdatedOnly));
  return outdated.ok ? outdated : current;
}

function namedBy({ namedBy: party }: Named): Named {
  return party === undefined ? {} : { namedBy: party };
}
