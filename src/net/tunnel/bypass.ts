import { isIP } from "node:net";
import { toNetwork, within } from "../../core/target/address.ts";
import type { Endpoint } from "../../core/net/net.ts";

/**
 * Whether a NO_PROXY list, with curl's rules, exempts an endpoint from the proxy: names with everything below them, with or without a
 * leading dot; addresses and networks for hosts given by address; an optional port; and `*` for everything.
 */
export function isBypassed({ host, port }: Pick<Endpoint, "host" | "port">, list: readonly string[]): boolean {
  return list.some((entry) => {
    const { place, only } = parse(entry);
    return (only === undefined || only === port) && isOf(host, place);
  });
}

interface Entry {
  readonly place: string;
  readonly only?: number;
}

function parse(entry: string): Entry {
  const groups = /^(?:\[(?<six>[^\]]+)\]|(?<name>[^:]*))(?::(?<port>\d{1,5}))?$/.exec(entry)?.groups;
  const place = groups?.["six"] ?? groups?.["name"] ?? entry;
  const port = groups?.["port"];
  return port === undefined ? { place } : { place, only: Number(port) };
}

function isOf(host: string, place: string): boolean {
  if (place === "*") return true;
  const network = toNetwork(place);
  if (isIP(host) !== 0) return network !== null && within(host, [network]);
  const name = place
    .toLowerCase()
    .replace(/^\*?\./, "")
    .replace(/\.$/, "");
  const own = host.toLowerCase().replace(/\.$/, "");
  return name !== "" && (own === name || own.endsWith(`.${name}`));
}
