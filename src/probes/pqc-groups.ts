import { attempt } from "../core/attempt.ts";
import type { Context } from "../core/check.ts";
import type { Endpoint, Named } from "../core/net.ts";
import { classicGroups, otherPostQuantumGroups, type PostQuantumGroup } from "../data/key-groups.ts";
import { clientHello } from "../formats/client-hello.ts";
import { readServerReply } from "../formats/server-hello.ts";

/** Whether a server offers a post-quantum group: yes, no, or could not tell. */
export interface GroupOffer {
  readonly group: string;
  readonly offered: boolean | null;
}

/**
 * Which post-quantum groups a server offers beside the hybrid one that everybody uses. A hello that names groups and has no key share of
 * any is answered by a HelloRetryRequest that names the server's favourite (RFC 8446 §4.2.8), so that no key is ever made; each question
 * leaves out what was named before. Throws nothing.
 */
export async function otherGroups(context: Context, to: Endpoint & Named): Promise<readonly GroupOffer[]> {
  const [first, classic] = await Promise.all([
    ask(context, to, otherPostQuantumGroups),
    ask(context, to, classicGroups),
  ]);
  const found = new Set<number>();
  let left: readonly PostQuantumGroup[] = otherPostQuantumGroups;
  let answer = first;
  for (let code = named(answer, left); code !== null; code = named(answer, left)) {
    found.add(code);
    left = left.filter((each) => each.code !== code);
    if (left.length === 0) break;
    answer = await ask(context, to, left);
  }
  // Some servers refuse any hello without a key share: then refusing one that names these groups says nothing about them. Who has no
  // TLS 1.3 has none of its groups.
  const isTold = found.size > 0 || classic.group !== null || answer.alert === protocolVersion;
  const isNo = isTold && answer.alert !== null && refusing.has(answer.alert);
  return otherPostQuantumGroups.map(({ name, code }) => {
    if (found.has(code)) return { group: name, offered: true };
    return { group: name, offered: isNo ? false : null };
  });
}

interface Answer {
  readonly group: number | null;
  readonly alert: number | null;
}

/** A group that was asked for; a server that names another one is not to be believed. */
function named({ group }: Answer, asked: readonly { readonly code: number }[]): number | null {
  return asked.some(({ code }) => code === group) ? group : null;
}

// RFC 8446 §6.2: handshake_failure, illegal_parameter, protocol_version, insufficient_security.
const protocolVersion = 70;
const refusing = new Set([40, 47, protocolVersion, 71]);

async function ask(
  { net }: Context,
  to: Endpoint & Named,
  groups: readonly { readonly code: number }[],
): Promise<Answer> {
  const hello = clientHello("TLSv1.3", to.host, { groups: groups.map(({ code }) => code) });
  const got = await attempt(() => net.hello(to, hello));
  const reply = got.ok ? readServerReply(got.value.bytes) : null;
  return {
    group: reply?.kind === "hello" ? reply.group : null,
    alert: reply?.kind === "alert" ? reply.code : null,
  };
}
