import { types } from "../../formats/dns/codes.ts";
import { lookupIn, type Resolve } from "./lookup.ts";
import { badName } from "./undetermined.ts";
import { nameIn, type Ask } from "./queries.ts";

/** Looks up addresses with the given servers. */
export function openResolver(ask: Ask, servers: readonly string[]): Resolve {
  return async (host, type, signal) => {
    const name = nameIn(host);
    if (!name) return { kind: "failed", detail: badName };
    return lookupIn(await ask({ name: host, type: types[type] }, servers, signal), name, type);
  };
}
