import { types } from "../../formats/dns/codes.ts";
import { DnsError } from "../../formats/dns/error.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { keyOf, type DnsName } from "../../formats/dns/name.ts";
import { askServers } from "./ask.ts";
import { lookupIn, type AddressType, type Lookup } from "./lookup.ts";
import { serverOf } from "./server.ts";
import { openShared } from "./shared.ts";

/** Asks for the addresses of a host. Rejects with the reason of the signal alone. */
export type Resolve = (host: string, type: AddressType, signal: AbortSignal) => Promise<Lookup>;

/** An hour: the longest that anything is believed, whatever it says of itself. */
const longest = 3600;

/** Opens a resolver that asks the given servers and remembers what they say, for one run. */
export function openResolver(texts: readonly string[]): Resolve {
  const servers = texts.map(serverOf);
  const shared = openShared<Lookup>((lookup) => ("seconds" in lookup ? Math.min(lookup.seconds, longest) : 0));
  return async (host, type, signal) => {
    const name = nameOfHost(host);
    if (!name) return { kind: "failed", detail: "BADNAME" };
    return shared(`${type} ${keyOf(name)}`, signal, async (within) =>
      lookupIn(await askServers(servers, name, types[type], within), name, type),
    );
  };
}

/** Null where nothing can have this name. */
function nameOfHost(host: string): DnsName | null {
  try {
    return parseName(host);
  } catch (error) {
    if (error instanceof DnsError) return null;
    throw error;
  }
}
