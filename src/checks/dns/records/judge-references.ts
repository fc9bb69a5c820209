import type { Finding } from "../../../core/result/interpretation.ts";
import { findRecord, type RecordProblemId } from "./problems.ts";
import type { RecordsRaw } from "./schema.ts";

type Findings = readonly Finding<RecordProblemId>[];
type Reference = RecordsRaw["references"]["list"][number];

/** Maximum number of names in a sentence. */
const mostTold = 3;

/** Kinds of references, by what an attacker gains who registers the name. */
const reports = /^(?:DMARC ru[af]|CAA iodef)$/;

/** Kinds of references that browsers and programs follow. */
const leading = /^(?:CNAME|HTTPS|SVCB|MTA-STS|SRV)\b/;

/** Findings about names that records refer to: one per name, the most severe. */
export function referenceFindings({ references }: RecordsRaw): Findings {
  const { list, total } = references;
  const unknown = list.filter(isUntold);
  const told = unknown.map(({ name }) => name).slice(0, mostTold);
  const names = `${told.join(", ")}${unknown.length > mostTold ? " …" : ""}`;
  const evidence = [...new Set(unknown.flatMap((each) => each.registrationReason ?? each.reason ?? []))].join(", ");
  return [
    ...list.flatMap(findingsOf),
    ...(unknown.length > 0 ? [findRecord("references-unknown", { count: unknown.length, names }, { evidence })] : []),
    ...(total > list.length ? [findRecord("references-cut", { total, count: list.length })] : []),
  ];
}

/** Nothing exists below a domain that its parent zone does not delegate. */
const gone: ReadonlySet<Reference["registration"]> = new Set(["unregistered", "undelegated", "held", "closed"]);

function isUntold({ state, registration }: Reference): boolean {
  return registration === "unknown" || (state === "unknown" && !gone.has(registration));
}

function findingsOf(reference: Reference): Findings {
  const { name: target, by, registration, state, service } = reference;
  const seen = { subject: target };
  const isReport = by.every((each) => reports.test(each));
  const said = { target, by: by.join(", "), domain: reference.domain ?? target };
  if (registration === "unregistered") {
    return [findRecord(isReport ? "dangling-report-domain" : "dangling-domain", said, seen)];
  }
  if (registration === "undelegated") {
    return [findRecord(isReport ? "undelegated-report-domain" : "undelegated-domain", said, seen)];
  }
  if (registration === "held" && !isReport) return [findRecord("held-domain", said, seen)];
  return state === "missing" ? missing(target, by, registration === "registered" ? service : null) : [];
}

/** The owner of a missing name must be known before we can say that someone else can create it. */
function missing(target: string, by: readonly string[], service: string | null): Findings {
  const seen = { subject: target };
  const led = by.filter((each) => leading.test(each));
  if (led.length === 0) return weaker(target, by, seen);
  const said = { target, by: led.join(", ") };
  return [
    service === null
      ? findRecord("dangling-name", said, seen)
      : findRecord("dangling-service", { ...said, service }, seen),
  ];
}

/** Findings for weaker problems. Mail hosts, SPF, DMARC and name servers have their own. */
function weaker(target: string, by: readonly string[], seen: { readonly subject: string }): Findings {
  const reported = by.filter((each) => each === "CAA iodef");
  return reported.length > 0 ? [findRecord("report-name-missing", { target, by: reported.join(", ") }, seen)] : [];
}
