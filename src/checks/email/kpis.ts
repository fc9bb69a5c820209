import type { Kpi } from "../../core/result/interpretation.ts";
import { effectivePolicy } from "../../topics/dmarc/facts.ts";
import { bandOf } from "../../core/grade/score.ts";
import { countListings } from "./blocklists/judge.ts";
import { daneStateOf } from "./dane/state.ts";
import { dkimFigure } from "./dkim/judge.ts";
import { dkimSurroundings } from "./dkim/surroundings.ts";
import type { KpiId } from "./kpi-words.ts";
import { takerIn } from "./no-mail/host.ts";
import { hasKeys, type Rubric } from "./rubric.ts";
import type { AddressRaw, DomainRaw } from "./schema.ts";
import { bands } from "./weights.ts";

type Figures = (score: number | undefined) => readonly Kpi<KpiId>[];

/** The key figures of a domain. */
export function kpisOfDomain(raw: DomainRaw, rubric: Rubric): Figures {
  const { mx, spf, dmarc, blocklists } = raw;
  const policy = effectivePolicy(dmarc);
  const whereMailGoes: readonly Kpi<KpiId>[] = [
    { id: "tls", value: tlsIn(raw) },
    { id: "dane", value: daneIn(raw) },
    { id: "mta-sts", value: mtaStsIn(raw) },
  ];
  return (score) => [
    ratingOf(score),
    { id: "mx", value: hostsIn(mx, rubric) },
    { id: "spf", value: spfIn(spf) },
    ...(spf.evaluation.state === "one" ? [{ id: "lookups" as const, value: spf.evaluation.lookups }] : []),
    { id: "dkim", value: dkimIn(raw) },
    { id: "dmarc", value: policyFigures[policy] },
    ...(rubric === "mail" ? whereMailGoes : []),
    { id: "listings", value: countListings(blocklists, { isHostless: rubric !== "mail" }) },
  ];
}

const policyFigures: Readonly<Record<ReturnType<typeof effectivePolicy>, string | false | null>> = {
  unknown: null,
  missing: false,
  none: "none",
  quarantine: "quarantine",
  reject: "reject",
};

/** The key figures of an address that sends. */
export function kpisOfAddress({ names, blocklists }: AddressRaw): Figures {
  const { state, forwardConfirmed: confirmed } = names;
  const isThere = state === "found";
  const none = state === "unknown" ? null : false;
  return (score) => [
    ratingOf(score),
    { id: "names", value: isThere ? names.names.slice(0, 3).join(", ") : none },
    { id: "confirmed", value: isThere ? confirmed : none },
    { id: "listings", value: countListings(blocklists, { isSender: true }) },
  ];
}

function ratingOf(score: number | undefined): Kpi<KpiId> {
  return { id: "rating", value: score === undefined ? null : bandOf(score, bands) };
}

function hostsIn(mx: DomainRaw["mx"], rubric: Rubric): string | false | null {
  const { kind, hosts, hostsTotal } = mx;
  if (kind === "null" || kind === "none") return false;
  if (rubric === "none") return takerIn(mx) === "untold" ? null : false;
  if (hosts.length === 0) return null;
  const shown = hosts.slice(0, 2).map(({ host }) => host);
  const more = Math.max(hostsTotal, hosts.length) - shown.length;
  return shown.join(", ") + (more > 0 ? ` +${more}` : "");
}

function spfIn({ evaluation: sight }: DomainRaw["spf"]): string | false | null {
  if (sight.state === "unknown") return null;
  if (sight.state === "none") return false;
  if (sight.state !== "one" || sight.permerrors.length > 0 || sight.defaultResult === "error") return "broken";
  if (sight.permitsAll !== null) return "+";
  return sight.defaultResult === "unknown" ? null : sight.defaultResult;
}

function dkimIn({ dkim, dmarc }: DomainRaw): string | false | null {
  if (!hasKeys(dkim)) return dkimFigure(dkim, dkimSurroundings(dmarc));
  const usable = dkim.selectors.filter(({ key }) => key?.isUsable === true).map(({ selector }) => selector);
  return usable.slice(0, 4).join(", ") + (usable.length > 4 ? ` +${usable.length - 4}` : "");
}

/** How many of the hosts with a known result offer TLS. */
function tlsIn({ starttls }: DomainRaw): string | null {
  const told = starttls.hosts.filter((each) => each.starttls !== "unknown");
  if (told.length === 0) return null;
  return `${told.filter((each) => each.starttls === "offered").length}/${told.length}`;
}

const broken: ReadonlySet<ReturnType<typeof daneStateOf>> = new Set(["mismatch", "invalid", "no-tls", "bogus"]);

function daneIn({ dane, mx }: DomainRaw): string | false | null {
  // With no hosts the result is unknown, unless the domain is known to have none.
  if (dane.hosts.length === 0 && (mx.kind === "unknown" || mx.kind === "bogus")) return null;
  const standings = dane.hosts.map(daneStateOf);
  if (standings.some((each) => broken.has(each))) return "broken";
  if (standings.includes("unknown")) return null;
  if (!standings.includes("valid")) return false;
  return dane.security === "secure" && standings.every((each) => each === "valid") ? "valid" : "partial";
}

function mtaStsIn({ mtaSts: { record, policy } }: DomainRaw): string | false | null {
  if (record.state === "unknown") return null;
  if (record.state === "absent") return false;
  if (record.state !== "found" || policy.state === "invalid" || policy.state === "absent") return "broken";
  return policy.state === "unknown" ? null : policy.mode;
}
