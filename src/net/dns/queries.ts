import { outOfTime, type DnsQuestion, type DnsReply } from "../../core/net/dns.ts";
import { failure } from "../../core/failure.ts";
import { printable } from "../../core/printable.ts";
import { classes, types } from "../../formats/dns/codes.ts";
import { DnsError } from "../../formats/dns/error.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import type { DnsMessage } from "../../formats/dns/message.ts";
import { keyOf, type DnsName } from "../../formats/dns/name.ts";
import { writeQuery } from "../../formats/dns/write-message.ts";
import { nameEnd } from "../errors.ts";
import { isTimeout, throwIfAborted } from "../time.ts";
import type { ServerBehavior } from "./server-behavior.ts";
import { askInTurn, type TurnReply, type ResolverTurn } from "./in-turn.ts";
import type { ResolverConnectOptions } from "./connect.ts";
import { secondsOf } from "./seconds.ts";
import { serverOf } from "./server.ts";
import { openServer, type Server } from "./servers.ts";
import { openShared } from "./shared.ts";
import { askTransfer } from "./transfer.ts";
import { badName, undetermined } from "./undetermined.ts";
import { reasonOf } from "./error-reason.ts";

/** The options of a run's questions. */
export interface QueryDefaults extends ResolverConnectOptions {
  /** The run's resolvers, in order. */
  readonly resolvers: readonly string[];
  /** Other servers that the operator configured; they may have any address. */
  readonly known: readonly string[];
  /** Called for each message of the run's resolvers. */
  readonly hear?: ((message: DnsMessage) => void) | undefined;
}

/** A question without its server. */
type ResolverQuery = Omit<DnsQuestion, "server">;

/** Asks servers in turn until one has a usable answer, and remembers which ones failed. */
export type Ask = (question: ResolverQuery, servers: readonly string[], signal: AbortSignal) => Promise<TurnReply>;

/** The DNS questions of a run. */
export interface Queries {
  readonly ask: Ask;
  /** The same as `Net.dns`. */
  dns(question: DnsQuestion): Promise<DnsReply>;
  close(): void;
}

/**
 * Opens the questions of a run. A server that was silent or sent an invalid message is asked once more; one that answered with a failure is
 * not. Any error other than `Failure` is a bug.
 */
export function openQueries({ resolvers, known, hear, ...reaching }: QueryDefaults): Queries {
  const trusted = new Set([...resolvers, ...known]);
  const servers = new Map<string, Server>();
  /** Servers that failed last time; the others come first. */
  const mute = new Set<string>();
  const shared = openShared<TurnReply>((told) => ("message" in told ? secondsOf(told.message) : 0));

  function serverFor(text: string, namedBy: string | undefined): Server {
    // A server that the DNS names gets no operator trust, even under the same name.
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

  /** One server's answer; `again` is called when it is late or has failed, and resolves when it may be asked once more. */
  async function askOne(
    text: string,
    asking: ResolverQuery,
    { manner, signal, again }: ResolverTurn & { readonly manner: ServerBehavior },
  ): Promise<TurnReply> {
    try {
      const { reply, message } = await serverFor(text, asking.namedBy).ask(manner, signal, () => {
        mute.add(text);
        return again();
      });
      mute.delete(text);
      // Answers of name servers and public resolvers are public.
      if (asking.namedBy === undefined && resolvers.includes(text) && !known.includes(text)) hear?.(message);
      return { reply: { server: text, ...reply }, message };
    } catch (error) {
      throwIfAborted(signal);
      mute.add(text);
      return isTimeout(error) ? { silent: true } : { failed: reasonOf(error) };
    }
  }

  async function askEach(
    asking: ResolverQuery,
    name: DnsName,
    texts: readonly string[],
    signal: AbortSignal,
  ): Promise<TurnReply> {
    const manner = mannerOf(asking, name);
    const inOrder = texts.toSorted((a, b) => Number(mute.has(a)) - Number(mute.has(b)));
    return askInTurn(inOrder, signal, (text, how) => askOne(text, asking, { manner, ...how }));
  }

  const ask: Ask = async (asking, texts, signal) => {
    const { type } = asking;
    // Neither targets nor users choose type numbers, so an invalid one is our bug.
    if (!Number.isInteger(type) || type < 0 || type > 0xffff) throw new Error(`no type of records: ${type}`);
    const name = nameIn(asking.name);
    if (!name) return { failed: badName };
    return shared(keyFor(asking, name, texts), signal, (within) => askEach(asking, name, texts, within));
  };

  /** One server's answer to a request for a whole zone. It is neither repeated nor shared. */
  async function transfer(text: string, { name, namedBy }: ResolverQuery): Promise<DnsReply> {
    const [server, zone] = [serverOf(text), nameIn(name)];
    const host = printable(withoutDot(name), 260);
    if (!zone) throw failure("dns.bad-name", { host });
    if (server?.kind !== "plain") throw failure("dns.failed", { host, detail: "NOTIMP" });
    const isTrusted = namedBy === undefined && trusted.has(text);
    try {
      return { server: text, ...(await askTransfer(server, zone, isTrusted, reaching)) };
    } catch (error) {
      throwIfAborted(reaching.signal);
      throw isTimeout(error)
        ? failure("timeout.dns", { host }, { cause: error })
        : undetermined({ failed: reasonOf(error) }, host);
    }
  }

  return {
    ask,
    async dns({ server, ...asking }) {
      if (asking.type === types.AXFR && server !== undefined) return transfer(server, asking);
      const nameHost = (): string => printable(withoutDot(asking.name), 260);
      try {
        const told = await ask(asking, server === undefined ? resolvers : [server], reaching.signal);
        if ("message" in told) return told.reply;
        throw isBadName(told) ? failure("dns.bad-name", { host: nameHost() }) : undetermined(told, nameHost());
      } catch (error) {
        const host = nameHost();
        // A silent server rejects differently; a timeout here is the end of the run.
        throw isTimeout(error)
          ? failure("timeout.dns", { host }, { reason: outOfTime, cause: error })
          : nameEnd(error, { host, port: 0 }, "dns");
      }
    },
    close: () => servers.forEach((server) => server.close()),
  };
}

/** A parsed name ends with the root's dot; messages leave it out. */
function withoutDot(text: string): string {
  return text.replace(/(?<=[^\\])\.$/, "");
}

function isBadName(told: TurnReply): boolean {
  return "failed" in told && told.failed === badName;
}

/** A name in presentation format; null where it is invalid. */
export function nameIn(text: string): DnsName | null {
  try {
    return parseName(text);
  } catch (error) {
    if (error instanceof DnsError) return null;
    throw error;
  }
}

/** The cache key: everything that makes a different question, or an intentional repetition. */
function keyFor(asking: ResolverQuery, name: DnsName, servers: readonly string[]): string {
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

function mannerOf(asking: ResolverQuery, name: DnsName): ServerBehavior {
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
