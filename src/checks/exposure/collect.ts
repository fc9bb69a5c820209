import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import { Failure, type FailureFacts } from "../../core/failure.ts";
import { printable } from "../../core/printable.ts";
import { stranger } from "../../probes/dns/public-address.ts";
import { classify, rulesFor } from "./classify.ts";
import { inLanes } from "./lanes.ts";
import { namesOf, type Named } from "./names.ts";
import { faviconOf, openHost, type Landing, type Place } from "./open.ts";
import { privateAddressOf } from "./private.ts";
import { readPage } from "../../formats/exposure/page.ts";
import type { ExposureRaw, HostSeen, Input } from "./schema.ts";

/** Hosts opened in parallel, each at a different address. */
const hostsAtATime = 12;

/** Names resolved in parallel. */
const namesAtATime = 24;

const mostOfTitle = 120;
const mostOfUrl = 300;

interface Located {
  readonly name: Named;
  /** The address to open, or the reason there is none. */
  readonly at: string | null;
  readonly seen: HostSeen | null;
  readonly failure?: FailureFacts;
}

/**
 * Opens each host of a domain once and records what is public. Hosts that the deadline left out are marked. Throws `Failure` if neither the
 * domain nor a host of it exists.
 */
export async function collect({ domain }: Input, context: Context): Promise<ExposureRaw> {
  const { open, told } = await namesOf(domain, context);
  const located: Located[] = [];
  await inLanes(
    open,
    ({ host }) => host,
    namesAtATime,
    async (name) => void located.push(await locate(name, context)),
  );
  refuseAbsent(domain, located);
  const seen = new Map(located.flatMap((each) => (each.seen ? [[each.name.host, each.seen] as const] : [])));
  const reachable = located.flatMap(({ name, at }) => (at === null ? [] : [{ name, at }]));
  const ordered = reachable.toSorted((a, b) => open.indexOf(a.name) - open.indexOf(b.name));
  // One connection per machine at a time, even if it has several names.
  await inLanes(
    ordered,
    ({ at }) => at,
    hostsAtATime,
    async ({ name, at }) => {
      seen.set(name.host, await look(name, { host: name.host, domain, at }, context));
      context.report?.({ kind: "progress", done: seen.size, total: open.length });
    },
  );
  const hosts = open.flatMap(({ host }) => seen.get(host) ?? []);
  return {
    domain,
    observedAt: context.now().toISOString(),
    names: told,
    hosts,
    truncated: hosts.some(({ state }) => state === "out-of-time"),
  };
}

/** A name below an absent domain may still be known to exist, so every host has to be absent. */
function refuseAbsent(domain: string, located: readonly Located[]): void {
  const own = located.find(({ name }) => name.host === domain)?.failure;
  if (own?.reason === "dns.nxdomain" && located.every(({ seen }) => seen?.state === "absent")) throw new Failure(own);
}

/** Finds the address to open a host at: the first public one. */
async function locate(name: Named, context: Context): Promise<Located> {
  const got = await attempt(() => context.net.addresses({ host: name.host, port: 443, namedBy: stranger }));
  if (!got.ok) {
    const hidden = got.failure.id === "dns.absent" ? await privateAddressOf(name.host, context) : null;
    return {
      name,
      at: null,
      seen: hidden === null ? await failed(name, got.failure, context) : privateAt(name, hidden),
      failure: got.failure,
    };
  }
  const allowed = got.value.filter(({ isAllowed }) => isAllowed);
  const [first] = got.value;
  const chosen = allowed.find(({ isForeign }) => isForeign !== true) ?? allowed[0];
  if (chosen) return { name, at: chosen.id, seen: null };
  return { name, at: null, seen: privateAt(name, first?.address ?? "?") };
}

async function look(name: Named, place: Place, context: Context): Promise<HostSeen> {
  const { landing, failure } = await openHost(place, context);
  return landing ? shown(name, landing, place, context) : failed(name, failure, context);
}

async function shown(name: Named, landing: Landing, place: Place, context: Context): Promise<HostSeen> {
  const { url, reply, redirects, leadsTo } = landing;
  const page = readPage(reply, url);
  const rules = rulesFor(context);
  const first = rules(page);
  const icon = first.wantsFavicon && leadsTo === null ? await faviconOf(landing, page.icon, place, context) : null;
  const found = icon === null ? first : rules({ ...page, favicon: icon });
  return {
    ...blank(name),
    state: "answered",
    reason: null,
    address: reply.address,
    url: printable(url, mostOfUrl),
    status: reply.status,
    title: page.shownTitle === "" ? null : printable(page.shownTitle, mostOfTitle),
    redirects,
    redirectsTo: leadsTo === null ? null : printable(leadsTo, mostOfUrl),
    ...classify(page, name, found),
  };
}

function privateAt(name: Named, address: string): HostSeen {
  return { ...blank(name), state: "private", reason: "address.private", address };
}

const states: Readonly<Partial<Record<FailureFacts["id"], HostSeen["state"]>>> = {
  "dns.nxdomain": "absent",
  "dns.absent": "absent",
  "dns.no-address": "absent",
};

async function failed(name: Named, { id, reason }: FailureFacts, { pause }: Context): Promise<HostSeen> {
  // A host may have been about to answer when the run ended.
  const isOver = reason.startsWith("timeout.") && (await pause?.(0, 0)) === false;
  const state = reason === "opted-out" ? reason : (states[id] ?? "failed");
  return { ...blank(name), state: isOver ? "out-of-time" : state, reason };
}

function blank(name: Named): Omit<HostSeen, "state" | "reason"> {
  const page = { address: null, url: null, status: null, title: null, redirects: 0, redirectsTo: null } as const;
  return { ...name, ...page, category: null, access: null, noindex: false, ambiguous: false, matches: [], hints: [] };
}
