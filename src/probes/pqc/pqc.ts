import { attempt, type Attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import { Failure, type FailureFacts } from "../../core/failure.ts";
import type { Endpoint, Handshake, HttpReply, Named, TlsOffer } from "../../core/net/net.ts";
import { httpsOrigin } from "../../core/target/target.ts";
import { classicGroups, groupFamilies, hybridGroup, otherPostQuantumGroups } from "../../data/tls-groups.ts";
import { bearsLargeHello, type Tolerance } from "../tls/large-hello.ts";
import { lineTo } from "../tls/raw-line.ts";
import { otherGroups, type OtherGroup } from "./groups.ts";
import { isBreakOff, weighHybrid, type Hybrid } from "./weigh.ts";

/** What was seen of a server's key exchange. */
export interface Pqc {
  /** The address of the control handshake, else of another one that came about; empty where none did and raw hellos were answered. */
  readonly address: string;
  readonly hybrid: Hybrid;
  /** The handshake that offers only the hybrid group; null where it failed. */
  readonly offered: Handshake | null;
  /** The control handshake, which offers classic groups alone. */
  readonly classic: Attempt<Handshake>;
  /** A handshake with the groups that hardly anybody has, tried where no other came about; null where it was not, or failed. */
  readonly unusual: Handshake | null;
  /** The handshake of an ordinary client, which offers both kinds; null where there was none. */
  readonly usual: Handshake | null;
  /** What came over it. */
  readonly reply: Attempt<HttpReply>;
  /** Null where nothing made the question come up. */
  readonly largeHello: Tolerance | null;
  readonly groups: readonly OtherGroup[];
}

/** Milliseconds for the reply that only tells who is at the other end. */
const replyPatience = 4000;

const hybridOnly: TlsOffer = { groups: [hybridGroup], onlyTls13: true };

/** The same with every suite and signature, for who came to terms with those alone. */
const hybridLenient: TlsOffer = { ...hybridOnly, lenient: true };
const classicOnly = { groups: classicGroups.map(({ name }) => name) } satisfies TlsOffer;

/** The same with everything old, in which a server has no group that hardly anybody has. */
const outdatedOnly: TlsOffer = {
  lenient: true,
  groups: [...classicOnly.groups, "secp224r1", "brainpoolP256r1", "brainpoolP384r1", "brainpoolP512r1"],
};

/** What else OpenSSL can shake hands with: a server with one of these alone is there, though no browser gets in. */
const unusualOnly: TlsOffer = {
  groups: [
    ...[...otherPostQuantumGroups.filter(({ isDraft }) => !isDraft), ...groupFamilies.finite].map(({ name }) => name),
    "x448",
    // RFC 8734: the Brainpool curves have numbers of their own in TLS 1.3.
    "brainpoolP256r1tls13",
    "brainpoolP384r1tls13",
    "brainpoolP512r1tls13",
  ],
};

/**
 * Whether a server completes a handshake that offers only X25519MLKEM768, once in a run, and what else it makes of post-quantum key
 * exchange. Throws the failure of the control handshake where nothing came about: then nothing is known of the server.
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
  // A verdict of no must not hang on a packet that was lost; and where an ordinary hello failed too, its size may be what counts.
  const isDoubtful = verdict.supported === null && known.classic !== null;
  // Whoever has none of its groups refuses an ordinary hello, whatever the size.
  const isBroken = unusual ? false : usual === null ? !reply.ok && isBreakOff(reply.failure) : usual.lenient;
  const largeHello = isDoubtful || isBroken ? await bearsLargeHello(context, to, known) : null;
  // What the size explains needs no other try; and what was asked beside others in vain is asked for alone.
  const isOpen = largeHello?.tolerated !== false && (isDoubtful || (isBroken && !first.ok));
  const line = await lineTo(context, to);
  const again = isOpen ? await line.alone(() => shake(known.classic?.lenient ? hybridLenient : hybridOnly)) : null;
  const tries = again ? [first, again] : [first];
  const hybrid = weighHybrid(tries, { ...known, largeHello });
  const offered = tries.flatMap((each) => (each.ok ? [each.value] : []))[0] ?? null;
  const address = (known.classic ?? offered)?.address ?? "";
  return { address, hybrid, offered, classic, unusual, usual, reply, largeHello, groups };
}

/** The handshake below the reply; what came after it may have been no HTTP, and no less a handshake. */
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

/** Whether it is the handshake that failed, so that another one may not. */
function isOfHandshake(id: string): boolean {
  return /^(?:tls|tcp\.reset)/.test(id);
}

/** What tells "no" from "unreachable": a current client without the new groups, and where that fails, one that takes everything old. */
async function control({ net }: Context, to: Endpoint & Named): Promise<Attempt<Handshake>> {
  const current = await attempt(() => net.tls(to, classicOnly));
  if (current.ok || !isOfHandshake(current.failure.id)) return current;
  const outdated = await attempt(() => net.tls(to, outdatedOnly));
  return outdated.ok ? outdated : current;
}

function namedBy({ namedBy: party }: Named): Named {
  return party === undefined ? {} : { namedBy: party };
}
