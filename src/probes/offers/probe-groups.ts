import type { TlsGroup } from "../../data/tls/groups.ts";
import type { OfferReply } from "./prober.ts";

/** Whether a server accepts a key exchange group (null where unknown), and how that is known. */
export interface GroupOffer {
  readonly namedGroup: string;
  readonly offered: boolean | null;
  /** `negotiated`, `hello-retry`, `key-exchange`, `alert.40`, `no-retry`, `silent`, or the reason of a failure. */
  readonly reason: string;
}

/** An answer in which the server chose. */
export type Chosen = OfferReply & { readonly kind: "chosen" };

/** How groups are probed. */
export interface GroupProbes {
  readonly ask: (codes: readonly number[]) => Promise<OfferReply>;
  /** The group named in an answer. */
  readonly read: (heard: Chosen) => number | null;
  /** How a named group is known. */
  readonly reason: string;
}

/**
 * Questions in TLS 1.3: without a key share, the server requests one for the group that it prefers (HelloRetryRequest), and no key is
 * generated (RFC 8446 §4.1.4).
 */
export function retryProbes(ask: GroupProbes["ask"]): GroupProbes {
  return { ask, read: ({ hello }) => hello.group, reason: "hello-retry" };
}

/** Probes each group separately, all in parallel: one round. */
export async function probeEach(groups: readonly TlsGroup[], how: GroupProbes): Promise<readonly GroupOffer[]> {
  const told = await Promise.all(groups.map((group) => probeFor([group], 1, how)));
  return told.flat();
}

/**
 * Probes groups together, and repeats without the group that was named until `wanted` are known: one question for a server that has none.
 * `first` is the answer to the first question where that has been asked.
 */
export async function probeFor(
  groups: readonly TlsGroup[],
  wanted: number,
  how: GroupProbes,
  first?: Promise<OfferReply>,
): Promise<readonly GroupOffer[]> {
  const told: GroupOffer[] = [];
  let left = groups;
  let heard = first;
  while (left.length > 0 && told.length < wanted) {
    const answer = await (heard ?? how.ask(left.map(({ code }) => code)));
    heard = undefined;
    const code = answer.kind === "chosen" ? how.read(answer) : null;
    const named = left.find((group) => group.code === code);
    if (!named) return [...told, ...left.map(({ name }) => ({ namedGroup: name, ...withoutName(answer, code) }))];
    told.push({ namedGroup: named.name, offered: true, reason: how.reason });
    left = left.filter((group) => group !== named);
  }
  return told;
}

/**
 * If the answer names a group that was not probed, it is the certificate's curve: the server prefers it and may accept the others as well.
 */
function withoutName(heard: OfferReply, code: number | null): Omit<GroupOffer, "namedGroup"> {
  if (heard.kind === "chosen") return { offered: null, reason: code === null ? "no-group" : "other-group" };
  return { offered: heard.kind === "refused" ? false : null, reason: heard.reason };
}

// RFC 8446 §6.2, protocol_version: a server without TLS 1.3 has none of its groups.
const hasNoVersion = "alert.70";

/** Whether the server sent any HelloRetryRequest: then it does not refuse every hello without a key share. */
function hasRetried(told: readonly GroupOffer[]): boolean {
  return told.some(({ reason }) => reason === "hello-retry");
}

/** Whether a refusal among these may be caused by the missing key share and not by the group. */
export function isDoubtful(told: readonly GroupOffer[]): boolean {
  return !hasRetried(told) && told.some(({ offered, reason }) => offered === false && reason !== hasNoVersion);
}

/** Drops the refusals of a server that refuses every hello without a key share. */
export function withoutRefusals(told: readonly GroupOffer[]): readonly GroupOffer[] {
  return told.map((each) =>
    each.offered === false && each.reason !== hasNoVersion ? { ...each, offered: null, reason: "no-retry" } : each,
  );
}
