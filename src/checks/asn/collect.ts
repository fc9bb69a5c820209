import type { Context } from "../../core/check.ts";
import { parseAsNumber } from "../../formats/routing/as-number.ts";
import { classifyNetwork, knownOperator } from "../../probes/networks/classify.ts";
import { abuseOf, countryOf, isAround, operatorOf, prefixesOf, ripestatIn, rpkiOf } from "./fields.ts";
import { originsOf, type Announcement, type BareOrigin } from "./origins.ts";
import { openAsnRun, type AsnRun } from "./run.ts";
import type { AsnRaw, Input, Origin } from "./schema.ts";
import { specialOf } from "./special.ts";
import { askOrigin } from "./sources/cymru.ts";
import { openLedger } from "./sources/ledger.ts";
import { askPeeringdb } from "./sources/peeringdb.ts";

/** Looks up the network of an address, or an AS. A fact that no source has is null; this throws no failure. */
export async function collect({ query }: Input, context: Context): Promise<AsnRaw> {
  const asn = parseAsNumber(query);
  const bare = { ...nothing, query, observedAt: context.now().toISOString() };
  const special = specialOf(query);
  if (special) {
    const { network, reference } = special;
    return { ...bare, kind: asn === null ? "address" : "as", specialPurpose: { network, reference } };
  }
  const asking = await openAsnRun(context, openLedger());
  const seen = asn === null ? await ofAddress(query, asking) : await ofNumber(asn, asking);
  return { ...bare, ...seen, sources: asking.ledger.rows() };
}

const nothing = {
  specialPurpose: null,
  origins: [],
  prefixes: null,
  abuse: null,
  country: null,
  classification: null,
  sources: [],
} as const satisfies Partial<AsnRaw>;

/** Details are looked up for this many origins; further ones are only listed. */
const mostDescribed = 4;

type RoutingObservation = Omit<AsnRaw, "query" | "observedAt" | "specialPurpose" | "sources">;

async function ofAddress(address: string, asking: AsnRun): Promise<RoutingObservation> {
  const { context, ledger } = asking;
  const cymru = ledger.ask("cymru", () => askOrigin(context, address));
  const [announcements, abuse, country] = await Promise.all([
    announcementsOf(address, cymru, asking),
    abuseOf(address, asking),
    countryOf(address, () => cymru, asking),
  ]);
  const bare = originsOf(announcements);
  const [first] = bare;
  const [origins, prefixes] = await Promise.all([
    Promise.all(bare.map((origin, at) => describe(origin, at < mostDescribed, asking))),
    first ? prefixesOf(first.asn, asking) : null,
  ]);
  const classification = await classOf(origins[0], { address, prefixes: prefixes?.total ?? null }, asking);
  return { kind: "address", origins, prefixes, abuse, country, classification };
}

async function announcementsOf(
  address: string,
  cymru: ReturnType<typeof askOrigin>,
  asking: AsnRun,
): Promise<readonly Announcement[]> {
  const [ripestat, dns] = await Promise.all([
    ripestatIn(asking)("network-info", { resource: address }, isAround(address)),
    cymru,
  ]);
  const packed = asking.networks?.find(address);
  return [
    ...(ripestat.state === "told"
      ? [
          {
            source: "ripestat",
            asOf: ripestat.asOf,
            asns: ripestat.value.asns,
            prefix: ripestat.value.prefix ?? null,
          } as const,
        ]
      : []),
    ...(dns.state === "told"
      ? [{ source: "cymru", asOf: dns.asOf, asns: dns.value.asns, prefix: dns.value.prefix } as const]
      : []),
    ...(packed && asking.networks
      ? [{ source: "pack", asOf: asking.networks.asOf, asns: [packed.asn], prefix: packed.prefix } as const]
      : []),
  ];
}

async function describe(origin: BareOrigin, isAsked: boolean, asking: AsnRun): Promise<Origin> {
  const { asn, prefix, reserved, sources } = origin;
  if (!isAsked || reserved) return { ...origin, operator: null, rpki: null };
  // RPKI is checked only for an announcement that a live source reports.
  const isCurrent = sources.some(({ source }) => source !== "pack");
  const [operator, rpki] = await Promise.all([
    operatorOf(asn, asking),
    prefix !== null && isCurrent ? rpkiOf(asn, prefix, asking) : null,
  ]);
  return { ...origin, operator, rpki };
}

async function ofNumber(asn: number, asking: AsnRun): Promise<RoutingObservation> {
  const [operator, prefixes, abuse, country] = await Promise.all([
    operatorOf(asn, asking),
    prefixesOf(asn, asking),
    abuseOf(asn, asking),
    countryOf(asn, () => asking.cymruName(asn), asking),
  ]);
  const sources = operator ? [{ source: operator.source, asOf: operator.asOf, prefix: null }] : [];
  const origin: Origin = { asn, operator, prefix: null, sources, reserved: null, rpki: null };
  const classification = await classOf(origin, { address: null, prefixes: prefixes?.total ?? null }, asking);
  return { kind: "as", origins: [origin], prefixes, abuse, country, classification };
}

async function classOf(
  origin: Origin | undefined,
  { address, prefixes }: { readonly address: string | null; readonly prefixes: number | null },
  { context, ledger, networks }: AsnRun,
): Promise<AsnRaw["classification"]> {
  if (!origin || origin.reserved) return null;
  const { asn, operator } = origin;
  // A well-known operator needs no PeeringDB look-up.
  const told = knownOperator(asn) ? null : await ledger.ask("peeringdb", () => askPeeringdb(context, asn));
  const peering = told?.state === "told" ? { kinds: told.value.kinds, asOf: told.asOf } : null;
  const hosting = address === null || !networks ? null : networks.signs(address).hosting;
  return classifyNetwork(
    { asn, address, operator: operator?.value ?? null, prefixes, peering, hosting },
    context.now(),
  );
}
