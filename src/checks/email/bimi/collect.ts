import type { Context } from "../../../core/check.ts";
import { printable } from "../../../core/printable.ts";
import { chooseBimi } from "../../../formats/bimi/bimi.ts";
import type { DnsName } from "../../../formats/dns/name.ts";
import { logoProblems } from "../../../formats/bimi/svg-tiny-ps.ts";
import { fetchNamed, type Fetched } from "../../../probes/certificate/fetch.ts";
import { plainText } from "../../../probes/dns/plain-text.ts";
import { stranger } from "../../../probes/dns/public-address.ts";
import { readEvidence } from "./evidence.ts";
import type { BimiRaw } from "./schema.ts";
import { plainLogo } from "./svgz.ts";
import { longestText, mostTold, policyTexts } from "../policy-texts.ts";

/** Bytes. Larger than the allowed logo size, so that an oversized logo is recognised, and larger than real certificate files. */
const limits = { logo: 128 * 1024, evidence: 256 * 1024 } as const;

/** Milliseconds. */
const patience = 8000;

/** Reads the BIMI record and fetches the logo and certificate it names. Never throws. */
export async function collectBimi(context: Context, domain: DnsName): Promise<BimiRaw> {
  const own = plainText(domain);
  const { texts, reason, isAlias } = await policyTexts(context, domain, ["default", "_bimi"]);
  const nothing = {
    name: `default._bimi.${own}`,
    domain: own,
    isAlias,
    reason,
    text: null,
    total: 0,
    fault: null,
    malformedRecords: [],
    logo: null,
    evidence: null,
  };
  if (reason !== null) return { ...nothing, state: "unknown" };
  const choice = chooseBimi(texts);
  if (choice.kind === "none") {
    return { ...nothing, state: "absent", malformedRecords: choice.lookalikes.slice(0, mostTold).map(shown) };
  }
  if (choice.kind === "several") return { ...nothing, state: "several", total: choice.texts.length };
  const found = { ...nothing, total: 1, text: shown(choice.text) };
  if (choice.kind === "declined") return { ...found, state: "declined" };
  if (choice.kind === "invalid") {
    return { ...found, state: "invalid", fault: { code: choice.fault, value: shown(choice.value) } };
  }
  const [logo, evidence] = await Promise.all([
    choice.logo === null ? null : fetchFrom(context, choice.logo, limits.logo),
    choice.evidence === null ? null : fetchFrom(context, choice.evidence, limits.evidence),
  ]);
  const logoSeen = logo && logoFrom(choice.logo ?? "", logo);
  // An invalid logo cannot also be "another logo", so only a valid one is compared.
  const drawn = logo?.ok === true && logoSeen?.state === "valid" ? plainLogo(logo.body) : null;
  const sought = { own, logo: drawn, now: context.now() };
  return {
    ...found,
    state: "found",
    logo: logoSeen,
    evidence: evidence && (await evidenceFrom(choice.evidence ?? "", evidence, sought)),
  };
}

function logoFrom(url: string, got: Fetched): NonNullable<BimiRaw["logo"]> {
  if (!got.ok) return { url: shown(url), ...unfetched(got.reason), problems: tooLarge(got.reason) };
  const problems = logoProblems(plainLogo(got.body)).map(({ code, value }) => ({ code, value: printable(value, 100) }));
  return { url: shown(url), state: problems.length === 0 ? "valid" : "invalid", reason: null, problems };
}

async function evidenceFrom(
  url: string,
  got: Fetched,
  { own, logo, now }: { readonly own: string; readonly logo: Uint8Array | null; readonly now: Date },
): Promise<NonNullable<BimiRaw["evidence"]>> {
  if (!got.ok)
    return { url: shown(url), ...unfetched(got.reason), faults: [], names: [], notAfter: null, issuer: null };
  const { getDomain } = await import("tldts");
  const above = getDomain(own, { allowPrivateDomains: true });
  const read = readEvidence(got.body, { domains: above === null ? [own] : [own, above], logo, now: now.getTime() });
  return { url: shown(url), state: read.faults.length === 0 ? "valid" : "invalid", reason: null, ...read };
}

function fetchFrom(context: Context, url: string, limit: number): Promise<Fetched> {
  return fetchNamed(context, url, { namedBy: stranger }, { limit, patience, schemes: ["https:"] });
}

/** Failures that every client would see. All others may be local to us. */
const lasting = /^(?:http\.(?:3\d\d|4(?!08|25|29)\d\d)|dns\.nxdomain|address\.private|redirected|scheme|too-large)$/;

function unfetched(reason: string): { readonly state: "invalid" | "missing" | "unknown"; readonly reason: string } {
  if (reason === "too-large") return { state: "invalid", reason };
  return { state: lasting.test(reason) ? "missing" : "unknown", reason };
}

function tooLarge(reason: string): NonNullable<BimiRaw["logo"]>["problems"] {
  return reason === "too-large" ? [{ code: "too-large", value: `> ${limits.logo}` }] : [];
}

function shown(text: string): string {
  return printable(text, longestText);
}
