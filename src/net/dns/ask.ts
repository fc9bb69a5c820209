import { randomInt } from "node:crypto";
import { classes, rcodes, rcodeText } from "../../formats/dns/codes.ts";
import { DnsError } from "../../formats/dns/error.ts";
import type { DnsMessage } from "../../formats/dns/message.ts";
import type { DnsName } from "../../formats/dns/name.ts";
import { writeQuery } from "../../formats/dns/write-message.ts";
import { isTimeout, throwIfAborted, withPatience } from "../time.ts";
import { acceptAnswer } from "./accept.ts";
import type { ServerPlace } from "./server.ts";
import { askStream } from "./tcp.ts";
import { askDatagram } from "./udp.ts";

/** An answer that says whether a name has something; or why there is none, in a word that has no language. */
export type Told = { readonly message: DnsMessage } | { readonly silent: true } | { readonly failed: string };

const tries = 2;

/** Milliseconds for one try: with its datagram and what may follow over TCP. */
const patience = 1500;

const telling: ReadonlySet<number> = new Set([rcodes.NOERROR, rcodes.NXDOMAIN]);

/** RFC 6891 §7: what servers answer that know no EDNS. */
const withoutEdns: ReadonlySet<number> = new Set([rcodes.FORMERR, rcodes.NOTIMP]);

/**
 * Asks one server after the other until one can tell; those that were silent or sent nonsense once more. A server that has said
 * that it cannot tell is not asked again. Rejects with the reason of the signal alone.
 */
export async function askServers(
  servers: readonly ServerPlace[],
  name: DnsName,
  type: number,
  signal: AbortSignal,
): Promise<Told> {
  let left = servers;
  let said: Told | undefined;
  let broken: Told | undefined;
  for (let round = 0; round < tries; round++) {
    const again: ServerPlace[] = [];
    for (const server of left) {
      const told = await askOnce(server, name, type, signal);
      if ("message" in told && telling.has(told.message.rcode)) return told;
      if ("message" in told) said ??= { failed: rcodeText(told.message.rcode) };
      else again.push(server);
      if ("failed" in told) broken = told;
    }
    left = again;
  }
  // What somebody said is worth more than what kept another one from saying anything.
  return said ?? broken ?? { silent: true };
}

async function askOnce(server: ServerPlace, name: DnsName, type: number, signal: AbortSignal): Promise<Told> {
  try {
    return await withPatience(signal, patience, async (within) => {
      const message = await exchange(server, name, type, within, true);
      const isOld = message.edns === null && withoutEdns.has(message.rcode);
      return { message: isOld ? await exchange(server, name, type, within, false) : message };
    });
  } catch (error) {
    throwIfAborted(signal);
    if (isTimeout(error)) return { silent: true };
    return { failed: reasonOf(error) };
  }
}

async function exchange(
  server: ServerPlace,
  name: DnsName,
  type: number,
  signal: AbortSignal,
  hasEdns: boolean,
): Promise<DnsMessage> {
  const id = randomInt(0x10000);
  const query = writeQuery(id, name, type, { hasEdns });
  const asked = { id, question: { name, type, class: classes.IN } };
  const accept = (bytes: Buffer): DnsMessage | null => acceptAnswer(bytes, asked);
  const message = await askDatagram(server, query, accept, signal);
  return message.isTruncated ? askStream(server, query, accept, signal) : message;
}

function reasonOf(error: unknown): string {
  if (error instanceof DnsError) return "BADRESP";
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  // What the system reports has such a code; whatever else there is, is a bug of ours.
  if (typeof code !== "string" || !/^E(?!RR_)[A-Z0-9]+$/.test(code)) throw error;
  return code;
}
