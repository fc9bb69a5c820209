import { isIP } from "node:net";
import type { Context } from "../../core/check.ts";
import { Failure, failure } from "../../core/failure.ts";
import { types } from "../../formats/dns/codes.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import type { DnsName } from "../../formats/dns/name.ts";
import { ask } from "../../probes/dns/lookup.ts";
import { isPublicAddress } from "../../probes/dns/public-address.ts";
import { exchangersOf } from "../../probes/mail/exchangers.ts";
import { namesOf } from "./address/collect.ts";
import { collectBimi } from "./bimi/collect.ts";
import { collectBlocklists, type ListedHost } from "./blocklists/collect.ts";
import { collectDane } from "./dane/collect.ts";
import { collectDkim } from "./dkim/collect.ts";
import { collectMtaSts } from "./mta-sts/collect.ts";
import { collectMx } from "./mx/collect.ts";
import { collectNames } from "./names/collect.ts";
import type { AddressRaw, DomainRaw, EmailInput, EmailRaw } from "./schema.ts";
import { observeDmarc } from "../../topics/dmarc/observe.ts";
import { observeSpf } from "../../topics/spf/observe.ts";
import { collectStarttls } from "./starttls/collect.ts";
import { collectTlsRpt } from "./tls-rpt/collect.ts";
import { collectWildcards } from "./wildcard/collect.ts";

/** Collects all mail records of a domain, or the state of a sending address. Throws if the domain does not exist or no resolver answers. */
export async function collect({ query, selectors }: EmailInput, context: Context): Promise<EmailRaw> {
  const seen = { query, observedAt: context.now().toISOString() };
  if (isIP(query) > 0) return { ...seen, domain: null, address: await lookAtAddress(context, query) };
  return { ...seen, domain: await lookAtDomain(context, query, selectors ?? []), address: null };
}

async function lookAtAddress(context: Context, address: string): Promise<AddressRaw> {
  // namesOf throws first if the caller may not ask about this address.
  const names = await namesOf(context, address);
  const host = { host: names.names[0] ?? address, addresses: [address] };
  const [isPublic, blocklists] = await Promise.all([
    isPublicAddress(context, address),
    collectBlocklists(context, { hosts: [host], domain: null }),
  ]);
  return { isPublic, names, blocklists };
}

async function lookAtDomain(context: Context, query: string, selectors: readonly string[]): Promise<DomainRaw> {
  const name = parseName(query);
  await refuseNobody(context, query, name);
  const [mx, names, starttls, dane, spf, dkim, dmarc, mtaSts, tlsRpt, bimi, blocklists, wildcards] = await Promise.all([
    collectMx(context, name),
    collectNames(context, name),
    collectStarttls(context, name),
    collectDane(context, name),
    observeSpf(context, name, { mayConnect: true }),
    collectDkim(context, name, selectors),
    observeDmarc(context, name, { mayConnect: true }),
    collectMtaSts(context, name),
    collectTlsRpt(context, name),
    collectBimi(context, name),
    listsAbout(context, query, name),
    collectWildcards(context, name),
  ]);
  return { mx, names, starttls, dane, spf, dkim, dmarc, mtaSts, tlsRpt, bimi, blocklists, wildcards };
}

/** Throws if the name does not exist or the resolver fails: neither says anything about mail. */
async function refuseNobody(context: Context, query: string, name: DnsName): Promise<void> {
  const told = await ask(context, name, types.MX);
  if (!told.message) throw new Failure(told.failure);
  const { kind, reason } = await exchangersOf(context, name);
  if (kind === "none" && reason === "NXDOMAIN") throw failure("dns.nxdomain", { host: query });
}

async function listsAbout(context: Context, domain: string, name: DnsName): Promise<DomainRaw["blocklists"]> {
  const { hosts } = await exchangersOf(context, name);
  const listed: readonly ListedHost[] = hosts.map(({ host, addresses }) => ({
    host,
    addresses: addresses.filter(({ isPublic }) => isPublic).map(({ address }) => address),
  }));
  return collectBlocklists(context, { hosts: listed, domain });
}
