import { dnsOperatorOf } from "../../data/lookalikes/dns-operators.ts";
import { parkedWords, parkingServices, saleTargets, saleWords } from "../../data/lookalikes/parking.ts";
import { isInPrefix } from "../../formats/networks/prefix.ts";
import type { Footprint } from "./ownership.ts";

/** How a domain is parked: the service, where it is known, and whether the domain is for sale. */
export interface Parking {
  readonly service: string | null;
  readonly forSale: boolean;
}

/** A parking service by the name servers and addresses of a domain; null where they show none. */
export function parkingByDns({ nameServers, addresses }: Footprint): Parking | null {
  const operator = nameServers?.map(dnsOperatorOf).find((each) => each?.kind === "parking");
  const service = parkingServices.find(
    ({ name, networks }) =>
      name === operator?.name || addresses?.some((each) => networks.some((network) => isInPrefix(each, network))),
  );
  return service ? { service: service.name, forSale: service.sells } : null;
}

/** Parking by where the page of a domain leads, and by what it says. */
export function parkingByPage(location: string | null, text: string): Parking | null {
  const url = location === null ? null : URL.parse(location);
  const isSale = url !== null && saleTargets.some(([host, path]) => isAt(url, host, path));
  if (isSale || saleWords.test(text)) return { service: isSale ? url.hostname : null, forSale: true };
  // Parking services send browsers to numbered hosts: ww1, ww25.
  const isNumbered = url !== null && /^ww\d{1,2}\./.test(url.hostname);
  return isNumbered || parkedWords.test(text) ? { service: null, forSale: false } : null;
}

function isAt({ hostname, pathname }: URL, host: string, path: string): boolean {
  return (hostname === host || hostname.endsWith(`.${host}`)) && pathname.startsWith(path);
}
