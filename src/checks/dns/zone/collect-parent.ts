import { isIPv4 } from "node:net";
import type { Context } from "../../../core/check.ts";
import { rcodes, rcodeText, types } from "../../../formats/dns/codes.ts";
import { dataText } from "../../../formats/dns/data.ts";
import type { DnsMessage, ResourceRecord } from "../../../formats/dns/message.ts";
import { isSameName, isWithin, keyOf, type DnsName } from "../../../formats/dns/name.ts";
import { recordsOf } from "../../../formats/dns/set.ts";
import type { DnsLookup } from "../../../probes/dns/lookup.ts";
import { askAuthority, nameServersOf, type NameServer } from "../../../probes/dns/name-servers.ts";
import { namesIn, plainName } from "./names.ts";
import { referralOctets } from "./referral.ts";
import type { SeenParent } from "../servers/schema.ts";
import { ednsAbility } from "../servers/abilities.ts";
import { abilityOf, serverStateOf, withoutAnswer } from "../servers/server-state.ts";

/** The delegation in the parent zone, with glue records. */
export interface ParentView {
  readonly seen: SeenParent;
  /** The delegation point that the parent servers refer to, if the zone was found that way. */
  readonly cut: DnsName | null;
  readonly names: readonly DnsName[];
  readonly glue: readonly ResourceRecord[];
}

/** Parent zones have up to 13 identical, busy servers, so only some are queried. */
const mostAsked = 4;

type Asker = Pick<Context, "net" | "once">;

interface Asked extends Place {
  readonly own: DnsLookup;
  readonly tcp: DnsLookup;
  readonly referral: DnsLookup;
}

/** Queries servers of the parent zone for the delegation, and tests whether they can be reached from here. */
export async function askParent(context: Asker, parent: DnsName, name: DnsName): Promise<ParentView> {
  const { servers } = await nameServersOf(context, parent, { isCheckingDisabled: true });
  const asked = await askSome(context, parent, name, servers);
  const views = asked.map((each) => ({ ...each, says: readReferral(each.referral, parent, name) }));
  const says = summaryOf(views.map((view) => view.says));
  const ns = recordsOf("NS", says.records);
  return {
    cut: says.cut,
    names: ns.map(({ data }) => data.name),
    glue: says.glue,
    seen: {
      name: plainName(parent),
      state: says.state,
      reason: says.reason,
      nameServers: says.cut ? namesIn(says.records, says.cut) : [],
      isSigned: says.state === "delegated" ? recordsOf("DS", says.records).length > 0 : null,
      referralOctets: says.state === "delegated" && says.cut ? referralOctets(says.cut, ns, says.glue) : null,
      servers: views.map(({ server, address, own, tcp, ...view }) => ({
        server,
        address,
        ...serverStateOf(own, parent),
        tcp: abilityOf(tcp),
        edns: ednsAbility({ soa: own, plain: tcp }),
        nameServers: namesBy(view.says),
      })),
    },
  };
}

/** Without a referral: the most informative answer comes first. */
const rest = ["undelegated", "same-servers", "unknown"] as const;

/**
 * Combines the answers of several parent servers. A referral from any of them counts, because resolvers would follow it, even if another server has
 * lost the delegation or serves the child zone.
 */
function summaryOf(all: readonly Says[]): Says {
  const referrals = all.filter(({ state }) => state === "delegated");
  const [first, ...others] = referrals;
  // A server that also serves the child zone answers from it and shows no delegation.
  if (!first?.cut) {
    const denying = all.filter(({ state }) => state === "undelegated");
    const silent = all.find(({ state }) => state === "unknown");
    // A denial from a minority may be the faulty answer while the others time out.
    if (silent && denying.length > 0 && denying.length * 2 <= all.length) return silent;
    return rest.map((state) => all.find((each) => each.state === state)).find((each) => each !== undefined) ?? noServer;
  }
  const { cut } = first;
  const alike = [first, ...others.filter((each) => each.cut && isSameName(each.cut, cut))];
  return {
    ...first,
    records: distinct(alike.flatMap(({ records }) => records)),
    glue: distinct(alike.flatMap(({ glue }) => glue)),
  };
}

const noServer: Says = { state: "unknown", reason: "NO-SERVER", cut: null, records: [], glue: [] };

/** Distinct NS and address records of all referrals; other records come from the first referral. */
function distinct(records: readonly ResourceRecord[]): readonly ResourceRecord[] {
  return [
    ...new Map(records.map((each) => [`${keyOf(each.name)} ${each.type} ${dataText(each.data)}`, each])).values(),
  ];
}

/** The name servers in a referral; empty if the delegation is denied, null if unknown. */
function namesBy({ state, cut, records }: Says): readonly string[] | null {
  if (state === "undelegated") return [];
  return state === "delegated" && cut ? namesIn(records, cut) : null;
}

interface Place {
  readonly server: string;
  readonly address: string;
}

/** The first address of each server in a family. */
function placesIn(servers: readonly NameServer[], isFour: boolean): readonly Place[] {
  const places = servers.flatMap(({ name, addresses }) => {
    const address = addresses.find((each) => isIPv4(each) === isFour);
    return address === undefined ? [] : [{ server: plainName(name), address }];
  });
  return places.slice(0, mostAsked);
}

/** Queries over IPv4, or over IPv6 if nothing answers, since the machine may only have IPv6. */
async function askSome(
  context: Asker,
  parent: DnsName,
  name: DnsName,
  servers: readonly NameServer[],
): Promise<readonly Asked[]> {
  const askAll = (isFour: boolean): Promise<readonly Asked[]> =>
    Promise.all(placesIn(servers, isFour).map((each) => askOne(context, parent, name, each)));
  const asked = await askAll(true);
  return asked.some(({ own }) => own.message) ? asked : [...asked, ...(await askAll(false))];
}

async function askOne(context: Asker, parent: DnsName, name: DnsName, { server, address }: Place): Promise<Asked> {
  const [own, tcp, referral] = await Promise.all([
    askAuthority(context, address, [parent, types.SOA], { isDnssecOk: true }),
    askAuthority(context, address, [parent, types.SOA], { isOverTcp: true, hasEdns: false }),
    askAuthority(context, address, [name, types.NS], { isDnssecOk: true }),
  ]);
  // If the path drops EDNS, a plain query still shows the NS records.
  const again = !referral.message && tcp.message;
  const plain = again ? await askAuthority(context, address, [name, types.NS], { hasEdns: false }) : referral;
  return { server, address, own, tcp, referral: plain };
}

interface Says extends Pick<SeenParent, "state" | "reason"> {
  readonly cut: DnsName | null;
  readonly records: readonly ResourceRecord[];
  readonly glue: readonly ResourceRecord[];
}

function readReferral({ message, ...told }: DnsLookup, parent: DnsName, name: DnsName): Says {
  const nothing = { cut: null, records: [], glue: [] };
  const unknown = (reason: string | null): Says => ({ ...nothing, state: "unknown", reason });
  if (!message) return unknown("failure" in told ? withoutAnswer(told.failure).reason : null);
  const { rcode, isAuthoritative, answers, authorities } = message;
  if (rcode === rcodes.NXDOMAIN) return { ...nothing, state: "undelegated", reason: "NXDOMAIN" };
  if (rcode !== rcodes.NOERROR) return unknown(rcodeText(rcode));
  const own = recordsOf("NS", answers).find((each) => isSameName(each.name, name));
  if (own && isAuthoritative) {
    return { state: "same-servers", reason: null, cut: own.name, records: answers, glue: [] };
  }
  const cut = cutIn(message, parent, name);
  if (cut) return { state: "delegated", reason: null, cut, records: authorities, glue: glueIn(message, cut) };
  // RFC 1034 §4.3.2: names above a delegation are answered from the zone itself, aliases included.
  if (isAuthoritative && answers.some((each) => isSameName(each.name, name))) {
    return { ...nothing, state: "undelegated", reason: "ALIAS" };
  }
  const soa = isAuthoritative ? recordsOf("SOA", authorities).find((each) => isWithin(name, each.name)) : undefined;
  if (!soa) return unknown("no-referral");
  if (isSameName(soa.name, parent)) return { ...nothing, state: "undelegated", reason: "NODATA" };
  // The same servers also serve a zone further down.
  return { ...nothing, state: "same-servers", reason: null, cut: soa.name };
}

/** The delegation point of a referral: below the queried zone and on the path to the name. */
function cutIn({ authorities, isAuthoritative }: DnsMessage, parent: DnsName, name: DnsName): DnsName | null {
  if (isAuthoritative) return null;
  const cuts = recordsOf("NS", authorities).map((each) => each.name);
  return cuts.find((cut) => isWithin(name, cut) && isWithin(cut, parent) && !isSameName(cut, parent)) ?? null;
}

/** The glue addresses of a referral. */
function glueIn({ authorities, additionals }: DnsMessage, cut: DnsName): readonly ResourceRecord[] {
  const hosts = recordsOf("NS", authorities).filter(({ name }) => isSameName(name, cut));
  return [...recordsOf("A", additionals), ...recordsOf("AAAA", additionals)].filter(({ name }) =>
    hosts.some(({ data }) => isSameName(data.name, name)),
  );
}
