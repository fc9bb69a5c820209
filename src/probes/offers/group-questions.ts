import type { TlsGroup } from "../../data/tls-groups.ts";
import type { Heard } from "./ask.ts";

/** Whether a server takes a key exchange group: yes, no, or could not tell, and how that is known. */
export interface GroupOffer {
  readonly group: string;
  readonly offered: boolean | null;
  /** `negotiated`, `hello-retry`, `key-exchange`, `alert.40`, `no-retry`, `silent`, or the reason of a failure. */
  readonly reason: string;
}

/** An answer by which a server chose. */
export type Chosen = Heard & { readonly kind: "chosen" };

/** How groups are asked for. */
export interface GroupQuestions {
  readonly ask: (codes: readonly number[]) => Promise<Heard>;
  /** The group that an answer names. */
  readonly read: (heard: Chosen) => number | null;
  /** How a group is known that was named. */
  readonly reason: string;
}

/** The questions of TLS 1.3: without a key share, a server asks for one of the group that it wants, and no key is ever made (RFC 8446 §4.1.4). */
export function retryQuestions(ask: GroupQuestions["ask"]): GroupQuestions {
  return { ask, read: ({ hello }) => hello.group, reason: "hello-retry" };
}

/** Asks for each group alone, all at once: one round. */
export async function askApart(groups: readonly TlsGroup[], how: GroupQuestions): Promise<readonly GroupOffer[]> {
  const told = await Promise.all(groups.map((group) => askFor([group], 1, how)));
  return told.flat();
}

/**
 * Asks for groups together, again without the one that was named, until `wanted` are known: one question for a server that has none.
 * `first` is the answer to the first question where that has been asked.
 */
export async function askFor(
  groups: readonly TlsGroup[],
  wanted: number,
  how: GroupQuestions,
  first?: Promise<Heard>,
): Promise<readonly GroupOffer[]> {
  const told: GroupOffer[] = [];
  let left = groups;
  let heard = first;
  while (left.length > 0 && told.length < wanted) {
    const answer = await (heard ?? how.ask(left.map(({ code }) => code)));
    heard = undefined;
    const code = answer.kind === "chosen" ? how.read(answer) : null;
    const named = left.find((group) => group.code === code);
    if (!named) return [...told, ...left.map(({ name }) => ({ group: name, ...withoutName(answer, code) }))];
    told.push({ group: named.name, offered: true, reason: how.reason });
    left = left.filter((group) => group !== named);
  }
  return told;
}

/** A group that was not asked for is the curve of the certificate: the server prefers that, and may have the others. */
function withoutName(heard: Heard, code: number | null): Omit<GroupOffer, "group"> {
  if (heard.kind === "chosen") return { offered: null, reason: code === null ? "no-group" : "other-group" };
  return { offered: heard.kind === "refused" ? false : null, reason: heard.reason };
}

// RFC 8446 §6.2, protocol_version: who has no TLS 1.3 has none of its groups.
const hasNoVersion = "alert.70";

/** Whether a server asked for a key share of any group: then it does not refuse whoever has none to offer. */
function hasRetried(told: readonly GroupOffer[]): boolean {
  return told.some(({ reason }) => reason === "hello-retry");
}

/** Whether a refusal among these may be meant for the missing key share, and not for the group. */
export function isDoubtful(told: readonly GroupOffer[]): boolean {
  return !hasRetried(told) && told.some(({ offered, reason }) => offered === false && reason !== hasNoVersion);
}

/** The same without the refusals of a server that refuses every hello without a key share. */
export function withoutRefusals(told: readonly GroupOffer[]): readonly GroupOffer[] {
  return told.map((each) =>
    each.offered === false && each.reason !== hasNoVersion ? { ...each, offered: null, reason: "no-retry" } : each,
  );
}
