import { attempt, type Attempt } from "../core/attempt.ts";
import type { Context } from "../core/check.ts";
import { Failure } from "../core/failure.ts";
import type { Endpoint, Handshake, HttpReply, Named, TlsOffer } from "../core/net.ts";
import { bracketed } from "../core/target.ts";
import { classicGroups, hybridGroup } from "../data/key-groups.ts";
import { bearsLargeHello, type Tolerance } from "./large-hello.ts";
import { otherGroups, type GroupOffer } from "./pqc-groups.ts";
import { isBreakOff, weighHybrid, type Hybrid } from "./pqc-weigh.ts";

/** What was seen of a server's key exchange. */
export interface Pqc {
  /** The address of the control handshake, or of the hybrid one where that alone came about. */
  readonly address: string;
  readonly hybrid: Hybrid;
  /** The handshake that offers only the hybrid group; null where it failed. */
  readonly offered: Handshake | null;
  /** The control handshake, which offers classic groups alone. */
  readonly classic: Attempt<Handshake>;
  /** The handshake of an ordinary client, which offers both kinds; null where there was none. */
  readonly usual: Handshake | null;
  /** What came over it. */
  readonly reply: Attempt<HttpReply>;
  /** Null where nothing made the question come up. */
  readonly largeHello: Tolerance | null;
  readonly groups: readonly GroupOffer[];
}

/** Milliseconds for the reply that only tells who is at the other end. */
const replyPatience = 4000;

const hybridOnly: TlsOffer = { groups: [hybridGroup], onlyTls13: true };
const classicOnly: TlsOffer = { groups: classicGroups.map(({ name }) => name) };

/**
 * Whether a server completes a handshake that offers only X25519MLKEM768, once in a run, and what else it makes of post-quantum key
 * exchange. Throws the failure of the control handshake where neither came about: then nothing is known of the server.
 */
export function pqc(context: Context, to: Endpoint & Named): Promise<Pqc> {
  return context.once(`pqc ${to.host} ${to.port}`, () => observe(context, to));
}

async function observe(context: Context, to: Endpoint & Named): Promise<Pqc> {
  const { net } = context;
  const shake = (): Promise<Attempt<Handshake>> => attempt(() => net.tls(to, hybridOnly));
  const [first, classic, reply, groups] = await Promise.all([
    shake(),
    control(context, to),
    attempt(() => net.http({ ...namedBy(to), url: `${originOf(to)}/`, limit: 0, patience: replyPatience })),
    otherGroups(context, to),
  ]);
  if (!classic.ok && !first.ok) throw new Failure(classic.failure);
  const usual = await usualOf(context, to, reply);
  const known = { classic: classic.ok ? classic.value : null, usual };
  const verdict = weighHybrid([first], { ...known, largeHello: null });
  // A verdict of no must not hang on a packet that was lost; and where an ordinary hello failed too, its size may be what counts.
  const isDoubtful = verdict.supported === null && classic.ok;
  const isBroken = usual === null ? !reply.ok && isBreakOff(reply.failure) : usual.lenient;
  const [again, largeHello] = await Promise.all([
    isDoubtful || (isBroken && !first.ok) ? shake() : null,
    isDoubtful || isBroken ? bearsLargeHello(context, to, known) : null,
  ]);
  const tries = again ? [first, again] : [first];
  const hybrid = weighHybrid(tries, { ...known, largeHello });
  const offered = tries.flatMap((each) => (each.ok ? [each.value] : []))[0] ?? null;
  const address = (classic.ok ? classic.value : offered)?.address ?? "";
  return { address, hybrid, offered, classic, usual, reply, largeHello, groups };
}

/** The handshake below the reply; what came after it may have been no HTTP, and no less a handshake. */
async function usualOf({ net }: Context, to: Endpoint & Named, reply: Attempt<HttpReply>): Promise<Handshake | null> {
  if (reply.ok) return reply.value.handshake;
  if (!/^(?:http\.|timeout\.http$)/.test(reply.failure.id)) return null;
  const got = await attempt(() => net.tls(to));
  return got.ok ? got.value : null;
}

/** What tells "no" from "unreachable": a current client without the new groups, and where that fails, one that takes everything old. */
async function control({ net }: Context, to: Endpoint & Named): Promise<Attempt<Handshake>> {
  const current = await attempt(() => net.tls(to, classicOnly));
  if (current.ok || !/^(?:tls|tcp\.reset)/.test(current.failure.id)) return current;
  const outdated = await attempt(() => net.tls(to, { lenient: true }));
  return outdated.ok ? outdated : current;
}

function originOf({ host, port }: Endpoint): string {
  return `https://${bracketed(host)}${port === 443 ? "" : `:${port}`}`;
}

function namedBy({ namedBy: party }: Named): Named {
  return party === undefined ? {} : { namedBy: party };
}
