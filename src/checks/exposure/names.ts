import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";
import { operationalWordOf } from "../../data/dns/operational-names.ts";
import { areNamesKnown, subdomains } from "../subdomains/index.ts";
import { mostHosts, mostListed, type ExposureRaw, type HostSeen } from "./schema.ts";

/** A host name to open. */
export type Named = Pick<HostSeen, "host" | "from" | "purpose">;

/** The host names to open, and counts of the others. */
interface Names {
  readonly open: readonly Named[];
  readonly told: ExposureRaw["names"];
}

/** Milliseconds for names from certificates; the rest of the deadline is for the hosts. */
const namesPatience = 30_000;

interface Certificates extends Pick<ExposureRaw["names"], "certificates" | "reason"> {
  /** Newest first. */
  readonly names: readonly string[];
}

/** The host names from certificates and the store: operational names first, then the newest. Never throws. */
export async function namesOf(domain: string, context: Context): Promise<Names> {
  const [{ names, certificates, reason }, observed] = await Promise.all([
    fromCertificates(domain, context),
    fromStore(domain, context),
  ]);
  const from = new Map<string, HostSeen["from"]>([
    [domain, "domain"],
    [`www.${domain}`, "domain"],
  ]);
  for (const name of names) if (!from.has(name)) from.set(name, "certificate");
  for (const name of observed) if (!from.has(name)) from.set(name, "observed");
  const all = [...from].map(([host, how]) => ({ host, from: how, purpose: purposeOf(host, domain) }));
  const [own, others] = [all.slice(0, 2), all.slice(2)];
  const ordered = [
    ...own,
    ...others.filter(({ purpose }) => purpose !== null),
    ...others.filter(({ purpose }) => purpose === null),
  ];
  return {
    open: ordered.slice(0, mostHosts),
    told: {
      total: ordered.length,
      certificates,
      reason,
      observed: observed.length,
      notOpened: ordered.slice(mostHosts, mostHosts + mostListed).map(({ host }) => host),
    },
  };
}

function purposeOf(host: string, domain: string): HostSeen["purpose"] {
  return host.length > domain.length ? (operationalWordOf(host.slice(0, -domain.length - 1))?.purpose ?? null) : null;
}

async function fromCertificates(domain: string, context: Context): Promise<Certificates> {
  const got = await Promise.race([attempt(() => context.use(subdomains, { query: domain })), late(namesPatience)]);
  if (got === null) return { names: [], certificates: "failed", reason: "timeout.source" };
  if (!got.ok) return { names: [], certificates: "failed", reason: got.failure.reason };
  const { raw } = got.value;
  const certificates = areNamesKnown(raw) ? "complete" : "partial";
  return { names: raw.names.map(({ name }) => name), certificates, reason: null };
}

async function late(milliseconds: number): Promise<null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  setTimeout(() => resolve(null), milliseconds).unref();
  return promise;
}

async function fromStore(domain: string, { store }: Context): Promise<readonly string[]> {
  if (!store) return [];
  const got = await attempt(() => store.names(domain));
  return got.ok ? got.value.map(({ name }) => name).filter((name) => isBelow(name, domain)) : [];
}

/** Whether a host is a domain or a subdomain of it. */
export function isBelow(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}
