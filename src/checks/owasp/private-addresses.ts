import { isIP } from "node:net";
import { within } from "../../core/target/address.ts";
import { printable } from "../../core/printable.ts";
import { leakHeaders } from "../../data/http/leak-headers.ts";
import type { HeaderField } from "../../formats/http/header-list.ts";
import type { OwaspRaw } from "./schema.ts";

const mostAddresses = 16;
const longestName = 60;
const longestValue = 4096;

/** Private networks: RFC 1918, RFC 6598, RFC 3927, RFC 4193, RFC 4291. */
const inside = [
  "10.0.0.0/8",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "100.64.0.0/10",
  "169.254.0.0/16",
  "fc00::/7",
  "fe80::/10",
];

/** Headers with numeric values, where four numbers are a version or a tag. */
const numbered = /version|build|release|revision|(?:^|-)(?:ver|rev|tag|etag)(?:-|$)/i;

/** Headers whose name says that the value is a host or address, such as `web-10.0.0.5`. */
const placed =
  /(?:^|-)(?:backend|upstream|host|node|origin|instance|pod|proxy|ip|addr|address|backend-server|served-by)$/i;

/** Headers that name software, where four numbers are usually a version. */
const ofSoftware: ReadonlySet<string> = new Set(
  leakHeaders.flatMap(({ header, kind }) => (kind === "internal" ? [] : [header])),
);
const place = /(?:\b(?:on|at|from|by|via|host|node)[ =:]\s*|@|:\/\/|=)$/i;

/** A version of four numbers: `WebLogic/10.3.6.0`, `v10.3.6.0`, `php-10.3.6.0`. */
const product = /(?:[\w)]\/|[\w.]-|(?<![A-Za-z])v|\bversion[ :=]\s*)$/i;

/** In a header for hosts, only an explicit "version" marks a version. */
const versioned = /(?:(?<![A-Za-z])v|\bversion[ :=]\s*)$/i;

/** Software with four-number versions that start with 10. */
const ofFour = /(?:weblogic|oracle)[^,;]*$/i;

const ipv4 = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?!\d|\.\d)/g;
const ipv6 = /(?<![\w:.])(?:[0-9a-f]{0,4}:){2,7}[0-9a-f]{0,4}(?![\w:.])/gi;

/** Cloud host names: `ip-10-0-0-5.ec2.internal`. */
const named = /(?<![\w-])ip-(?<address>\d{1,3}(?:-\d{1,3}){3})(?![\w-])/gi;

/** Private addresses that headers disclose, other than the `own` ones; once per header. */
export function findPrivateAddresses(
  headers: readonly HeaderField[],
  own: ReadonlySet<string>,
): OwaspRaw["privateAddresses"] {
  const found = headers.flatMap(([name, value]) => {
    const source = name.toLowerCase();
    return numbered.test(source) && !placed.test(source) ? [] : addressesIn(source, value.slice(0, longestValue));
  });
  const kept = found
    .filter(({ address }) => isIP(address) !== 0 && !own.has(address) && within(address, inside))
    .map(({ source, address }) => ({ source: printable(source, longestName), address }));
  return [...new Map(kept.map((one) => [`${one.source} ${one.address}`, one])).values()].slice(0, mostAddresses);
}

function addressesIn(source: string, value: string): OwaspRaw["privateAddresses"] {
  const four = [...value.matchAll(ipv4)].filter(({ 0: address, index }) => {
    const end = index + address.length;
    return isPlace(source, address, value.slice(Math.max(0, index - 40), index), value.slice(end, end + 7));
  });
  return [
    ...four.map(([address]) => address),
    ...[...value.matchAll(ipv6)].map(([address]) => address.toLowerCase()),
    ...[...value.matchAll(named)].map(({ groups }) => (groups?.["address"] ?? "").replaceAll("-", ".")),
  ].map((address) => ({ source, address }));
}

/** Whether four numbers are an address, judged by the header and the surrounding text. */
function isPlace(source: string, address: string, before: string, after: string): boolean {
  // Versions have no port, and no known software has a version 192.168.
  if (/^:\d{2,5}(?![\d.])/.test(after) || address.startsWith("192.168.")) return true;
  if (placed.test(source) && !ofSoftware.has(source)) return !versioned.test(before);
  if (!ofSoftware.has(source)) return !product.test(before);
  const isAlone = /[([]$/.test(before) && /^[)\]]/.test(after);
  return place.test(before) || (isAlone && !ofFour.test(before));
}
