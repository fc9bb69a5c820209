import { isIP } from "node:net";
import { attempt, type Attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import { Failure, type FailureFacts } from "../../core/failure.ts";
import type { Endpoint, HostAddress, Named } from "../../core/net/net.ts";
import type { Other, Surroundings } from "../../core/addresses/surroundings.ts";

/** What is seen of a host: at the address that answered first, and at all others. */
export interface Everywhere<T> {
  readonly main: T;
  readonly around: Surroundings<T>;
}

/** What is looked at by itself already, and how to look elsewhere. */
export interface Looking<T> {
  /** The address that answered first, as soon as that is known; null where none did. */
  readonly answered: Promise<string | null>;
  readonly main: Promise<T>;
  readonly look: (at: Context) => Promise<T>;
}

/** So many addresses of a host are measured, the one that answered first included; there are hosts with more, and no time for them. */
const mostMeasured = 16;

/** So many are told of: to find that nothing leads to an address, or that nothing may, costs nothing. */
const mostTold = 64;

/**
 * Looks at every address of a host, all of them beside each other. Where the one that answered first cannot be measured, the next
 * one that can stands for the host; throws the failure of the first where none can.
 */
export async function everyAddress<T>(
  context: Context,
  to: Endpoint & Named,
  { answered, main, look }: Looking<T>,
): Promise<Everywhere<T>> {
  // What fails here is heard of below.
  main.catch(() => {});
  const own = await answered;
  const [seen, { others, ...around }] = await Promise.all([
    attempt(() => main),
    lookAround(context, { to, own }, look),
  ]);
  if (seen.ok) return { main: seen.value, around: { ...around, own: around.own ?? own ?? "", others } };
  const next = others.find((other) => other.seen !== null);
  if (!next || next.seen === null) throw new Failure(seen.failure);
  const failed = around.own === null ? [] : [toFailed<T>(around.own, seen.failure, "failed")];
  const rest = others.filter((other) => other !== next);
  return { main: next.seen, around: { ...around, own: next.address, others: [...failed, ...rest] } };
}

interface Look<T> {
  readonly one: HostAddress;
  /** Null where it may not be contacted. */
  readonly seen: Attempt<T> | null;
}

interface Around<T> extends Omit<Surroundings<T>, "own"> {
  readonly own: string | null;
}

async function lookAround<T>(
  context: Context,
  { to, own }: { readonly to: Endpoint & Named; readonly own: string | null },
  look: (at: Context) => Promise<T>,
): Promise<Around<T>> {
  const all = await context.net.addresses(to);
  // Of several pins to one address, the first is the one that counts where none is named.
  const first = all.find(({ address }) => address === own);
  const others = all.filter((one) => one !== first);
  const waiting = inTurn(others);
  const looks: Look<T>[] = [];

  /** One place of those that are measured: what cannot be reached from here, whatever the target does, leaves it to the next. */
  async function fill(): Promise<void> {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const { id, isAllowed } = one;
      const seen = isAllowed ? await attempt(() => look(context.at(to.host, id))) : null;
      looks.push({ one, seen });
      if (seen && (seen.ok || !isWayless(one, seen.failure))) return;
    }
  }

  await Promise.all(Array.from({ length: first ? mostMeasured - 1 : mostMeasured }, fill));
  const told = looks.toSorted((a, b) => others.indexOf(a.one) - others.indexOf(b.one));
  const reached = [own ?? "", ...looks.flatMap(({ one, seen }) => (seen?.ok ? [one.address] : []))];
  const families = new Set(reached.map(isIP));
  return {
    host: to.host,
    own: first?.id ?? own,
    total: Math.max(1, all.length),
    others: told.map(({ one, seen }) => toOther(one, seen, families.has(isIP(one.address)))),
  };
}

/** Those that may be contacted first: a list of private addresses must hide no public one. */
function inTurn(all: readonly HostAddress[]): HostAddress[] {
  return all.toSorted((a, b) => Number(b.isAllowed) - Number(a.isAllowed)).slice(0, mostTold);
}

function toOther<T>(one: HostAddress, seen: Attempt<T> | null, isFamilyReached: boolean): Other<T> {
  const { id: address } = one;
  if (seen === null) return { address, state: "forbidden", reason: "address.private", seen: null };
  if (seen.ok) return { address, state: "measured", reason: null, seen: seen.value };
  return toFailed(address, seen.failure, isWayless(one, seen.failure) && !isFamilyReached ? "unroutable" : "failed");
}

function toFailed<T>(address: string, { reason }: FailureFacts, state: "failed" | "unroutable"): Other<T> {
  return { address, state, reason, seen: null };
}

/** What the operating system says where it has no way to a whole family of addresses. */
const wayless = ["ENETUNREACH", "EADDRNOTAVAIL", "EAFNOSUPPORT"];

/**
 * Whether it is this machine that has no way. A router on the way says the same of a dead address, so the machine must have no
 * address of the family itself; and where another one of the family was reached there is a way, whatever else breaks it.
 */
function isWayless({ isForeign = false }: HostAddress, { id, params }: FailureFacts): boolean {
  return isForeign && id === "tcp.unreachable" && wayless.some((code) => code === params["detail"]);
}
