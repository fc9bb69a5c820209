import type { DnsReply } from "../../core/net/dns.ts";
import { rcodes } from "../../formats/dns/codes.ts";
import type { DnsMessage } from "../../formats/dns/message.ts";
import { onAbort, withSignal } from "../time.ts";
import type { Undetermined } from "./undetermined.ts";

/** An answer; or why there is none. */
export type TurnReply = { readonly reply: DnsReply; readonly message: DnsMessage } | Undetermined;

/** The options for asking one of several servers. */
export interface ResolverTurn {
  readonly signal: AbortSignal;
  /** Called when the server is late or has failed; resolves when it may be asked once more, after all others had a turn. */
  readonly again: () => Promise<void>;
}

const telling: ReadonlySet<number> = new Set([rcodes.NOERROR, rcodes.NXDOMAIN]);

/**
 * Asks servers until one has a usable answer. The next server is asked as soon as the previous one is late, fails, or has no usable answer.
 * Late answers still count.
 */
export async function askInTurn(servers: readonly string[], signal: AbortSignal, ask: AskOne): Promise<TurnReply> {
  const [only, ...others] = servers;
  if (only === undefined || others.length > 0) return askSeveral(servers, signal, ask);
  // With a single server there is no other to ask and none to cancel.
  const told = await ask(only, { signal, again: () => Promise.resolve() });
  return "message" in told ? told : summed([told], servers);
}

type AskOne = (server: string, turn: ResolverTurn) => Promise<TurnReply>;

async function askSeveral(servers: readonly string[], signal: AbortSignal, ask: AskOne): Promise<TurnReply> {
  const ending = new AbortController();
  const free = onAbort(signal, (reason) => ending.abort(reason));
  const round = Promise.withResolvers<void>();
  const found = Promise.withResolvers<TurnReply>();
  let isFound = false;

  function begin(server: string, again: () => Promise<void>): Promise<TurnReply> {
    const told = ask(server, { signal: ending.signal, again });
    told.then((each) => {
      if (!("message" in each) || !telling.has(each.message.rcode)) return;
      isFound = true;
      found.resolve(each);
    }, found.reject);
    return told;
  }

  const all: Promise<TurnReply>[] = [];
  try {
    for (const server of servers) {
      const late = Promise.withResolvers<void>();
      const told = begin(server, () => {
        late.resolve();
        return round.promise;
      });
      all.push(told);
      await Promise.race([found.promise, late.promise, told]);
      if (isFound) return await found.promise;
    }
    round.resolve();
    return await withSignal(
      signal,
      Promise.race([found.promise, Promise.all(all).then((told) => summed(told, servers))]),
    );
  } finally {
    free();
    ending.abort();
    for (const each of [...all, found.promise]) each.catch(() => {});
  }
}

/** An answer, even an unusable one, takes precedence over a failure to answer. */
function summed(all: readonly TurnReply[], servers: readonly string[]): TurnReply {
  const said = all.find((told) => "message" in told);
  if (said) return said;
  const tried = all.map((told, index) => ({
    server: servers[index] ?? "",
    reason: "failed" in told ? told.failed : "TIMEOUT",
  }));
  const broken = all.findLast((told) => "failed" in told);
  return broken && "failed" in broken ? { failed: broken.failed, tried } : { silent: true, tried };
}
