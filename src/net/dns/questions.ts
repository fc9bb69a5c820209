import { outOfTime, type DnsQuestion, type DnsReply } from "../../core/net/dns.ts";
import { failure } from "../../core/failure.ts";
import { printable } from "../../core/printable.ts";
import { classes } from "../../formats/dns/codes.ts";
import { DnsError } from "../../formats/dns/error.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import type { DnsMessage } from "../../formats/dns/message.ts";
import { keyOf, type DnsName } from "../../formats/dns/name.ts";
import { writeQuery } from "../../formats/dns/write-message.ts";
import { nameEnd } from "../errors.ts";
import { isTimeout, throwIfAborted } from "../time.ts";
import type { Manner } from "./habits.ts";
import { askInTurn, type Told, type Turn } from "./in-turn.ts";
import { badName } from "./lookup.ts";
import type { Reaching } from "./reach.ts";
import { secondsOf } from "./seconds.ts";
import { serverOf } from "./server.ts";
import { openServer, type Server } from "./servers.ts";
import { openShared } from "./shared.ts";
import { unheard } from "./unheard.ts";
import { reasonOf } from "./trouble.ts";

/** What questions of a run are asked with. */
export interface Questioning extends Reaching {
  /** The resolvers of the run, in their order. */
  readonly resolvers: readonly string[];
  /** Other servers that the operator has named: they may be anywhere. */
  readonly known: readonly string[];
  /** Hears whatever the resolvers of the run say. */
  readonly hear?: ((message: DnsMessage) => void) | undefined;
}

/** A question that may be asked of others than the resolvers of the run. */
type Asking = Omit<DnsQuestion, "server">;

/** Asks some servers, one after the other until one can tell, and remembers what they said. */
export type Ask = (question: Asking, servers: readonly string[], signal: AbortSignal) => Promise<Told>;

/** The questions of a run. */
export interface Questions {
  readonly ask: Ask;
  /** The same as `Net.dns`. */
  dns(question: DnsQuestion): Promise<DnsReply>;
  close(): void;
}

/**
 * Opens the questions of a run. Those that were silent or sent nonsense are asked once more; a server that has said that it cannot
 * tell is not. What throws beside `Failure` is a bug.
 */
export function openQuestions({ resolvers, known, hear, ...reaching }: Questioning): Questions {
  const trusted = new Set([...resolvers, ...known]);
  const servers = new Map<string, Server>();
  /** Those that gave no answer the last time: the others come first. */
  const mute = new Set<string>();
  const shared = openShared<Told>((told) => ("message" in told ? secondsOf(told.message) : 0));

  function serverFor(text: string, namedBy: string | undefined): Server {
    // What the DNS names is no server of the operator's, even where it goes by the same name.
    const isTrusted = namedBy === undefined && trusted.has(text);
    const key = `${isTrusted} ${text}`;
    const open = servers.get(key);
    if (open) return open;
    const server = serverOf(text);
    if (!server) throw new Error(`no server: ${printable(text, 60)}`);
    const fresh = openServer(server, isTrusted, reaching);
    servers.set(key, fresh);
    return fresh;
  }

  /** What one server says; `again` is called once it has kept us waiting, or failed, and may be asked once more. */
  async function askOne(
    text: string,
    asking: Asking,
    { manner, signal, again }: Turn & { readonly manner: Manner },
  ): Promise<Told> {
    try {
      const { reply, message } = await serverFor(text, asking.namedBy).ask(manner, signal, () => {
        mute.add(text);
        return again();
      });
      mute.delete(text);
      // What name servers and public resolvers say is no secret.
      if (asking.namedBy === undefined && resolvers.includes(text) && !known.includes(text)) hear?.(message);
      return { reply: { server: text, ...reply }, message };
    } catch (error) {
      throwIfAborted(signal);
      mute.add(text);
      return isTimeout(error) ? { silent: true } : { failed: reasonOf(error) };
    }
  }

  async function askEach(asking: Asking, name: DnsName, texts: readonly string[], signal: AbortSignal): Promise<Told> {
    const manner = mannerOf(asking, name);
    const inOrder = texts.toSorted((a, b) => Number(mute.has(a)) - Number(mute.has(b)));
    return askInTurn(inOrder, signal, (text, how) => askOne(text, asking, { manner, ...how }));
  }

  const ask: Ask = async (asking, texts, signal) => {
    const { type } = asking;
    // No target and no user names a type by its number: this is a bug of ours, and none of the server's.
    if (!Number.isInteger(type) || type < 0 || type > 0xffff) throw new Error(`no type of records: ${type}`);
    const name = nameIn(asking.name);
    if (!name) return { failed: badName };
    return shared(keyFor(asking, name, texts), signal, (within) => askEach(asking, name, texts, within));
  };

  return {
    ask,
    async dns({ server, ...asking }) {
      const nameHost = (): string => printable(withoutDot(asking.name), 260);
      try {
        const told = await ask(asking, server === undefined ? resolvers : [server], reaching.signal);
        if ("message" in told) return told.reply;
        throw isBadName(told) ? failure("dns.bad-name", { host: nameHost() }) : unheard(told, nameHost());
      } catch (error) {
        const host = nameHost();
        // The silence of a server is told by what was heard of it: what throws a timeout is the end of the run itself.
        throw isTimeout(error)
          ? failure("timeout.dns", { host }, { reason: outOfTime, cause: error })
          : nameEnd(error, { host, port: 0 }, "dns");
      }
    },
    close: () => servers.forEach((server) => server.close()),
  };
}

/** A name that a check has read ends in the dot of the root; people leave it out, and a sentence has one of its own. */
function withoutDot(text: string): string {
  return text.replace(/(?<=[^\\])\.$/, "");
}

function isBadName(told: Told): boolean {
  return "failed" in told && told.failed === badName;
}

/** A name as people write it; null where nothing can have it. */
export function nameIn(text: string): DnsName | null {
  try {
    return parseName(text);
  } catch (error) {
    if (error instanceof DnsError) return null;
    throw error;
  }
}

/** Whatever makes another question of it; or another asking of the same one, which is to see whether the answer stays. */
function keyFor(asking: Asking, name: DnsName, servers: readonly string[]): string {
  const { type, namedBy, isRecursionDesired, isCheckingDisabled, isDnssecOk, hasEdns, isOverTcp, patience } = asking;
  const { time = 1, clientSubnet } = asking;
  const how = [
    type,
    isRecursionDesired,
    isCheckingDisabled,
    isDnssecOk,
    hasEdns,
    isOverTcp,
    patience,
    time,
    clientSubnet,
  ];
  return `${namedBy !== undefined} ${how.join()} ${servers.join()} ${keyOf(name)}`;
}

function mannerOf(asking: Asking, name: DnsName): Manner {
  const { type, isRecursionDesired = true, isCheckingDisabled = false, isDnssecOk = false, clientSubnet } = asking;
  return {
    query: (hasEdns) => ({
      bytes: writeQuery(0, name, type, { isRecursionDesired, isCheckingDisabled, isDnssecOk, hasEdns, clientSubnet }),
      question: { name, type, class: classes.IN },
    }),
    hasEdns: asking.hasEdns ?? true,
    isOverTcp: asking.isOverTcp ?? false,
    patience: asking.patience,
  };
}
