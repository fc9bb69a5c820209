import type { NetworkPartId, Networks } from "../../core/networks.ts";
import { isInPrefix, rangeOfPrefix } from "../../formats/networks/prefix.ts";
import { compareKeys } from "../../formats/networks/table.ts";
import { operatorIn, type CymruOrigin } from "../../formats/routing/cymru.ts";
import type { RipestatCall, RipestatData } from "../../formats/routing/ripestat.ts";
import { isAnycast } from "../../probes/networks/classify.ts";
import { firstOf, from, type AsnRun, type From } from "./run.ts";
import type { AsnRaw, Origin } from "./schema.ts";
import type { Told } from "./sources/ledger.ts";
import { askRipestat } from "./sources/ripestat.ts";

type Call = <C extends RipestatCall>(
  call: C,
  asked: Readonly<Record<string, string>>,
  fits?: (data: RipestatData<C>) => boolean,
) => Promise<Told<RipestatData<C>>>;

/** Makes RIPEstat calls within a run. */
export function ripestatIn({ context, ledger }: AsnRun): Call {
  return (call, asked, fits) => ledger.ask("ripestat", () => askRipestat(context, call, asked, fits));
}

/** Finds the operator of an AS. */
export async function operatorOf(asn: number, asking: AsnRun): Promise<From<string> | null> {
  const ripestat = ripestatIn(asking);
  return firstOf(
    async () => {
      const told = await ripestat("as-overview", { resource: `AS${asn}` }, ({ resource }) => resource === asn);
      return from("ripestat", told, ({ holder }) => (holder ? operatorIn(holder) : null));
    },
    async () => from("rdap", await asking.rdap(asn), ({ holder, name }) => holder ?? name),
    async () => from("cymru", await asking.cymruName(asn), ({ name }) => operatorIn(name)),
    async () => fromPack(asking, "ranges", (networks) => networks.nameOf(asn)),
  );
}

/** Reads a value of the local data, with the date of its part. */
function fromPack<T>(
  { networks }: AsnRun,
  part: NetworkPartId,
  read: (networks: NonNullable<AsnRun["networks"]>) => T | null,
): From<T> | null {
  const value = networks && read(networks);
  const asOf = networks?.parts.find(({ id }) => id === part)?.asOf;
  return value === null || asOf === undefined ? null : { value, source: "pack", asOf };
}

const mostListed = 200;

/** Finds the prefixes that an AS announces. */
export async function prefixesOf(asn: number, asking: AsnRun): Promise<AsnRaw["prefixes"]> {
  const ripestat = ripestatIn(asking);
  const found = await firstOf<readonly string[]>(
    async () => {
      const told = await ripestat("announced-prefixes", { resource: `AS${asn}` }, ({ resource }) => resource === asn);
      return from("ripestat", told, ({ prefixes }) => inOrder(prefixes.map(({ prefix }) => prefix)));
    },
    async () => fromPack(asking, "ranges", (networks) => networks.prefixesOf(asn)),
  );
  if (!found) return null;
  const { value, ...told } = found;
  return { ...told, total: value.length, list: value.slice(0, mostListed) };
}

/** Each prefix once, IPv4 before IPv6; invalid entries are left out. */
function inOrder(prefixes: readonly string[]): readonly string[] {
  const ranges = [...new Set(prefixes)].flatMap((prefix) => {
    const range = rangeOfPrefix(prefix);
    return range ? [{ prefix, ...range }] : [];
  });
  const sorted = ranges.toSorted(
    (a, b) => a.first.length - b.first.length || compareKeys(a.first, b.first) || compareKeys(b.last, a.last),
  );
  return sorted.map(({ prefix }) => prefix);
}

/** Finds the abuse contact of an address or an AS: RIPEstat first, RDAP if that lists none. */
export async function abuseOf(resource: string | number, asking: AsnRun): Promise<AsnRaw["abuse"]> {
  const named = typeof resource === "number" ? `AS${resource}` : resource;
  const told = await ripestatIn(asking)("abuse-contact-finder", { resource: named });
  const first = from("ripestat", told, ({ abuse_contacts }) => abuse_contacts.filter(isMail).slice(0, 8));
  const found =
    first && first.value.length > 0
      ? first
      : (from("rdap", await asking.rdap(resource), ({ abuse }) => abuse) ?? first);
  return found && { source: found.source, asOf: found.asOf, emails: found.value };
}

function isMail(text: string): boolean {
  return /^[^\s@<>"]{1,64}@[^\s@<>"]{3,190}$/.test(text);
}

/** Finds the country of an address or an AS. */
export async function countryOf(
  resource: string | number,
  cymru: () => Promise<Told<Pick<CymruOrigin, "country">>>,
  asking: AsnRun,
): Promise<AsnRaw["country"]> {
  const named = typeof resource === "number" ? `AS${resource}` : resource;
  const registered = await firstOf<string>(
    async () => {
      const told = await ripestatIn(asking)("rir-stats-country", { resource: named });
      return from("ripestat", told, ({ located_resources: [first] }) => codeOf(first?.location));
    },
    async () => from("rdap", await asking.rdap(resource), ({ country }) => country),
    async () => from("cymru", await cymru(), ({ country }) => country),
  );
  if (registered) return { ...registered, basis: "registration" };
  const located = fromPack(asking, "country", (networks) => locationIn(networks, resource));
  return located && { ...located, basis: "location" };
}

/** The location of an address, or of nearly all prefixes of an AS; null for anycast, which is in many places. */
function locationIn(networks: Networks, resource: string | number): string | null {
  if (isAnycast(typeof resource === "number" ? resource : networks.asnOf(resource))) return null;
  if (typeof resource === "string") return networks.countryOf(resource);
  const places = networks
    .prefixesOf(resource)
    .slice(0, mostListed)
    .map((prefix) => networks.countryOf(addressOf(prefix)));
  const counts = Map.groupBy(places, (country) => country);
  const [country, most] = [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [null, []];
  return most.length >= nearlyAll * places.length ? country : null;
}

/** An operator with customers abroad has prefixes there, too. */
const nearlyAll = 0.95;

function addressOf(prefix: string): string {
  return prefix.split("/", 1)[0] ?? "";
}

function codeOf(text: string | undefined): string | null {
  return /^[A-Z]{2}$/.test(text ?? "") && text !== "ZZ" ? (text ?? null) : null;
}

const states = {
  valid: "valid",
  invalid_asn: "invalid-asn",
  invalid_length: "invalid-length",
  unknown: "not-found",
} as const;

/** Finds the RPKI state of an announcement. Only RIPEstat reports it. */
export async function rpkiOf(asn: number, prefix: string, asking: AsnRun): Promise<Origin["rpki"]> {
  const told = await ripestatIn(asking)(
    "rpki-validation",
    { resource: `${asn}`, prefix },
    (data) => data.prefix === prefix && data.resource.replace(/^AS/i, "") === `${asn}`,
  );
  const found = from("ripestat", told, ({ status }) => states[status]);
  return found && { state: found.value, source: found.source, asOf: found.asOf };
}

/** Checks that an answer is about a network that contains the address. */
export function isAround(address: string): (data: RipestatData<"network-info">) => boolean {
  return ({ asns, prefix }) => (asns.length === 0 ? true : isInPrefix(address, prefix ?? ""));
}
