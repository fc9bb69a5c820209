import { concludeGrade } from "../../core/grade/conclude.ts";
import { adaptedFindings } from "../../core/result/adapted.ts";
import type { Finding, Kpi, Verdict } from "../../core/result/interpretation.ts";
import type { Text } from "../../core/text.ts";
import { eppStatuses } from "../../data/registration/epp-status.ts";
import { registryStatuses } from "../../data/registration/registry-statuses.ts";
import { expiryOf } from "../../probes/registration/end.ts";
import { judgeRegistrationEnd } from "../../topics/registration/judge.ts";
import { find, problems, registrationHere, type KpiId, type ProblemId } from "./problems.ts";
import { holdEffects, type StateProblem } from "./problems-states.ts";
import type { comparable, publishable, RdapRaw } from "./schema.ts";

type Findings = readonly Finding<ProblemId>[];

/** Judges a registration: whether the domain stays in the DNS and with its holder. Never throws. */
export function judge(raw: RdapRaw): Verdict<ProblemId> {
  const findings = [
    ...statusFindings(raw),
    ...adaptedFindings(judgeRegistrationEnd(raw), registrationHere),
    ...ageFindings(raw),
    ...lockFindings(raw),
    ...serverFindings(raw),
    ...doubtFindings(raw),
  ];
  const verdict = concludeGrade(null, findings, kpisOf(raw), problems);
  return isUntold(raw) ? { ...verdict, status: "unknown" } : verdict;
}

/** The registry's denial is not confirmed, or there is no registration data and no delegation either. */
function isUntold({ state, dns }: RdapRaw): boolean {
  return state === "unclear" || (state === "not_published" && dns.state !== "found");
}

/** Without registration data and without a delegation the domain may not be registered at all. */
function isNowhere({ state, dns }: RdapRaw): boolean {
  return state === "not_published" && dns.state === "absent";
}

type Hold = "client-hold" | "server-hold";
type OwnProblem = Exclude<StateProblem, Hold | "status" | "status-risk">;

const holds: readonly (readonly [status: string, problem: Hold])[] = [
  ["clientHold", "client-hold"],
  ["serverHold", "server-hold"],
];

const byStatus: readonly (readonly [status: string, problem: OwnProblem])[] = [
  // RFC 3915 §3.1: a domain in redemption is pendingDelete as well, and can still be saved.
  ["redemptionPeriod", "redemption-period"],
  ["pendingDelete", "pending-delete"],
  ["pendingTransfer", "pending-transfer"],
  // Registries' own words (data/registry-statuses.ts).
  ["suspended", "suspended"],
  ["deactivated", "suspended"],
  ["expired", "lapsed"],
  ["deleted", "deleted"],
  ["quarantine", "quarantine"],
  ["noRegistrar", "no-registrar"],
];

function statusFindings({ domain, state, status, dns, expires, observedAt }: RdapRaw): Findings {
  if (state === "quarantine" || state === "reserved") return [find(state, { domain })];
  const isRedeemable = status.includes("redemptionPeriod");
  // The expiry date says the same, with a date.
  const isDated = expires !== null && expiryOf(expires) < Date.parse(observedAt);
  return status.flatMap((name) => {
    const [, hold] = holds.find(([each]) => each === name) ?? [];
    if (hold !== undefined) return [find(hold, { domain, effect: holdEffects[dns.state] })];
    const [, problem] = byStatus.find(([each]) => each === name) ?? [];
    if (problem === undefined) return [explained(name)];
    const isRepeated = (name === "pendingDelete" && isRedeemable) || (name === "expired" && isDated);
    return isRepeated ? [] : [find(problem, { domain })];
  });
}

/** Every status is reported with its meaning. */
function explained(name: string): Findings[number] {
  const known = [...eppStatuses, ...registryStatuses].find((each) => each.name === name);
  const params = { meaning: known?.meaning ?? ofItsOwn };
  return find(known?.weight === "risk" ? "status-risk" : "status", params, { subject: name });
}

const ofItsOwn: Text = {
  en: "This registry defines the status itself.",
  ko: "이 레지스트리가 자체적으로 정의한 상태입니다.",
};

const day = 24 * 3600 * 1000;

function ageFindings({ domain, created, observedAt }: RdapRaw): Findings {
  if (created === null) return [];
  const age = Date.parse(observedAt) - Date.parse(created);
  return age >= 0 && age <= 30 * day ? [find("registered-recently", { domain, date: created.slice(0, 10) })] : [];
}

const locks: ReadonlySet<string> = new Set(["clientTransferProhibited", "serverTransferProhibited", "locked"]);

/** Statuses that show a registry with EPP locks; others protect transfers differently, or with an authorization code only. */
const telling = /^(?:client|server)(?:Delete|Renew|Transfer|Update)Prohibited$|^(?:client|server)Hold$/;

/** Top-level domains without transfers between registrars. */
const closed: ReadonlySet<string> = new Set(["arpa", "edu", "gov", "int", "mil"]);

/** The ICANN contract requires EPP statuses of generic top-level domains (Specification 6 §1.2); two letters are a country. */
function isGeneric(domain: string): boolean {
  const top = domain.slice(domain.lastIndexOf(".") + 1);
  return top.length > 2 && !top.startsWith("xn--") && !closed.has(top);
}

function lockFindings({ domain, status }: RdapRaw): Findings {
  if (status.length === 0 || status.some((each) => locks.has(each))) return [];
  const hasLocks = isGeneric(domain) || status.some((each) => telling.test(each));
  // During a transfer or a deletion the missing lock is not the problem.
  const isMoving = status.some((each) =>
    /^(?:pendingTransfer|pendingDelete|redemptionPeriod|deleted|expired|quarantine)$/.test(each),
  );
  return hasLocks && !isMoving ? [find("transfer-unlocked", {})] : [];
}

/** With one of these statuses a domain is not in the DNS, and there is nothing to compare. */
const absentBy =
  /^(?:clientHold|serverHold|pendingDelete|pendingRestore|pendingCreate|redemptionPeriod|inactive|suspended|deactivated|deleted|expired|quarantine)$/;

function serverFindings({ domain, nameServers, dns, status }: RdapRaw): Findings {
  if (nameServers.length === 0 || dns.state === "unknown" || status.some((each) => absentBy.test(each))) return [];
  if (dns.state === "absent") return [find("not-in-dns", { domain })];
  const gone = nameServers.filter((each) => !dns.nameServers.includes(each));
  const added = dns.nameServers.filter((each) => !nameServers.includes(each));
  if (gone.length === 0 && added.length === 0) return [];
  return [find("name-servers-differ", { registry: listed(gone), dns: listed(added) })];
}

function listed(names: readonly string[]): Text | string {
  const [shown, more] = [names.slice(0, 6), names.length - 6];
  if (shown.length === 0) return { en: "none", ko: "없음" };
  return `${shown.join(", ")}${more > 0 ? ` +${more}` : ""}`;
}

type Field = (typeof publishable)[number] | (typeof comparable)[number];

const fieldWords: Readonly<Record<Field, Text>> = {
  registrar: { en: "registrar", ko: "레지스트라" },
  created: { en: "registration date", ko: "등록일" },
  updated: { en: "date of the last change", ko: "변경일" },
  expires: { en: "expiry date", ko: "만료일" },
  nameServers: { en: "name servers", ko: "네임서버" },
  status: { en: "status", ko: "상태" },
};

function doubtFindings(raw: RdapRaw): Findings {
  const { domain, state, server, bootstrap, notPublished, missing, disagreements } = raw;
  const isTold = state !== "unclear" && !isNowhere(raw);
  return [
    ...(state === "unclear" ? [find("contradicted", { domain, server: server ?? "?" })] : []),
    ...(isNowhere(raw) ? [find("nowhere", { domain })] : []),
    ...(isTold && notPublished.length > 0 ? [find("not-published", { domain, fields: fieldList(notPublished) })] : []),
    ...(state === "found" && missing.length > 0 ? [find("not-in-answer", { domain, fields: fieldList(missing) })] : []),
    ...disagreements.map(({ field, registry, registrar }) =>
      find("disagreement", { field: fieldWords[field], registry, registrar }, { subject: field }),
    ),
    ...(bootstrap?.isStale ? [find("list-stale", { date: bootstrap.publication.slice(0, 10) })] : []),
  ];
}

function fieldList(fields: readonly Field[]): Text {
  const words = fields.map((field) => fieldWords[field]);
  return { en: words.map(({ en }) => en).join(", "), ko: words.map(({ ko }) => ko).join(", ") };
}

function kpisOf(raw: RdapRaw): readonly Kpi<KpiId>[] {
  const { domain, registrar, created, updated, expires, observedAt, nameServers, isSigned, privacy, state } = raw;
  const unless = <T>(value: T | null, field?: Field): T | string | null => value ?? absenceOf(raw, field);
  const date = (at: string | null, field: Field): string | null => unless(at?.slice(0, 10) ?? null, field);
  const { email = null, phone = null } = registrar?.abuse ?? {};
  return [
    { id: "domain", value: raw.unicodeName === null ? domain : `${domain} (${raw.unicodeName})` },
    { id: "registrar", value: unless(registrar?.name ?? null, "registrar") },
    { id: "iana-id", value: unless(registrar?.ianaId ?? null, "registrar") },
    { id: "created", value: date(created, "created") },
    { id: "updated", value: date(updated, "updated") },
    { id: "expires", value: date(expires, "expires") },
    {
      id: "days-left",
      value: unless(
        expires === null ? null : Math.floor((expiryOf(expires) - Date.parse(observedAt)) / day),
        "expires",
      ),
    },
    { id: "name-servers", value: nameServers.length === 0 ? unless(null, "nameServers") : nameServers.join(", ") },
    { id: "signed", value: unless(isSigned) },
    { id: "abuse", value: unless(email ?? phone, "registrar") },
    { id: "privacy", value: privacy ?? (state === "found" ? false : unless(null)) },
    { id: "source", value: sourceOf(raw) },
  ];
}

/** Why a value is absent: the registry's policy, or an answer without it; null where nothing is known. */
function absenceOf(raw: RdapRaw, field: Field | undefined): string | null {
  if (isUntold(raw) || raw.state === "reserved" || raw.state === "quarantine") return null;
  const isPolicy = raw.notPublished.some((each) => each === field);
  return raw.state === "not_published" || isPolicy ? "not_published" : "not_in_answer";
}

function sourceOf({ answers, server }: RdapRaw): string | null {
  const decided = answers.find((each) => each.server === server && each.state !== "unknown");
  return decided ? `${decided.protocol === "rdap" ? "RDAP" : "WHOIS"} ${server}` : null;
}
