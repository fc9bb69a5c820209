import { maskUrls } from "../core/redact/url-secrets.ts";
import { fingerprint } from "../core/result/fingerprint.ts";
import type { GatePolicy, Waiver } from "../core/policy.ts";
import type { GateCheck, GateFinding, GateNotice, GateResult, GateTarget, GateVerdict } from "../core/result/result.ts";
import { fill } from "../core/text.ts";
import { goneFrom, knownTo, outdatedChecks, type Known, type BaselineMatch } from "./baseline.ts";
import { policyWords } from "./policy-words.ts";
import { totalsOf, worstVerdict } from "./totals.ts";
import { toUnmeasuredFinding, unmeasuredOf } from "./unmeasured.ts";
import { excuseOf, unneededOf } from "./waivers.ts";

/**
 * Judges a result by rule levels, waivers and a baseline. Pure. It keeps everything that was measured, except findings of disabled rules,
 * which it counts. What could not be measured stays unknown.
 */
export function applyPolicy(result: GateResult, policy: GatePolicy): GateResult {
  const used = new Set<Waiver>();
  const known = knownTo(policy.baseline);
  const targets = result.targets.map((target, index) => judged(target, { policy, known, used, index }));
  const unneeded = unneededOf(policy.waivers, used, result, policy.isWhole);
  const own = [
    ...unneeded.map((each) => toNotice(each, policy)),
    ...goneNotice(result, policy),
    ...outdatedNotice(result, policy),
  ];
  const told = own.flatMap((notice) => leveled(notice, policy));
  const notices = [...(result.notices ?? []), ...told.map(({ notice }) => notice)];
  const verdict = worstVerdict([...targets.map((target) => target.verdict), ...told.map(({ does }) => does)]);
  return { ...result, verdict, targets, totals: totalsOf(targets), ...(notices.length > 0 && { notices }) };
}

/** Judges one target by its index in the result, as {@link applyPolicy} does. */
export function judgeTarget(target: GateTarget, policy: GatePolicy, index: number): GateTarget {
  return judged(target, { policy, known: knownTo(policy.baseline), used: new Set(), index });
}

interface Judging {
  readonly policy: GatePolicy;
  readonly known: Known;
  readonly used: Set<Waiver>;
  readonly index: number;
}

function judged(target: GateTarget, judging: Judging): GateTarget {
  const { policy, used } = judging;
  const rules = policy.rules[judging.index] ?? {};
  const demands = policy.demands?.[judging.index];
  const expired = new Set<Waiver>();
  const excuse = (rule: string): ReturnType<typeof excuseOf> => {
    const found = excuseOf(policy.waivers, rule, target, policy.now);
    found.used.forEach((waiver) => used.add(waiver));
    found.expired.forEach((waiver) => expired.add(waiver));
    return found;
  };
  const left = target.findings.filter(({ id }) => rules[id] !== "off");
  const off = target.findings.length - left.length;
  const findings = left.map((finding): GateFinding => {
    const level = rules[finding.id];
    const { waived } = excuse(finding.id);
    if (waived) return { ...finding, level: "none", waived };
    if (judging.known.finding(finding, target)) return { ...finding, level: "none", baselineState: "unchanged" };
    if (level !== undefined && level !== "off") return { ...finding, level };
    const novelty = judging.known.novelty(finding, target, demands);
    return novelty === null ? finding : { ...finding, level: novelty, baselineState: "new" };
  });
  const checks = target.checks.map((check): GateCheck => {
    if (check.status !== "fail" && check.status !== "warn") return check;
    const { waived } = excuse(`gate.${check.id}`);
    if (waived) return { ...check, status: "waived", waived };
    const standing = judging.known.check(check, { ...target, findings }, demands);
    if (standing.is === "known") return { ...check, status: "warn", baselineState: "unchanged" };
    // Findings of another version of the check may be new only to the check.
    const usual = standing.is === "reopened" && standing.isOutdated ? "warn" : undefined;
    const level = rules[`gate.${check.id}`] ?? usual;
    const told = { ...check, message: withStanding(check, standing, policy) };
    return level === "warn" || level === "error" ? { ...told, status: statusOf[level] } : told;
  });
  const level = rules[overdueRule] === "warn" ? "warn" : "error";
  const overdue = [...expired].map((waiver) => ({ ...toFinding(waiver, target, policy), level }) as const);
  const unlooked = unmeasuredOf(target, { ...policy, rules });
  const said = unlooked.map((each) => toUnmeasuredFinding(each, target, policy.language));
  const all = {
    ...target,
    checks,
    findings: [...overdue, ...said, ...findings],
    ...(off > 0 && { suppressedCount: off }),
  };
  const verdict = verdictOf(all);
  const missing = unlooked.find(({ level: wish }) => wish === "error")?.open;
  if (!missing || verdict === "fail") return { ...all, verdict };
  const { reason, message } = missing;
  return { ...all, verdict: "unknown", ...(target.reason === undefined && { reason, message }) };
}

/** Returns the message of a threshold. If the baseline has the threshold, the message says why that does not excuse it. */
function withStanding({ message }: GateCheck, standing: BaselineMatch, { language }: GatePolicy): string {
  if (standing.is === "worse") return `${message} ${policyWords.worse[language]}`;
  if (standing.is !== "reopened") return message;
  const names = [...new Set(standing.by.map(({ id }) => id))];
  const list = [...names.slice(0, mostListed), ...(names.length > mostListed ? ["…"] : [])].join(", ");
  return `${message} ${fill(policyWords.reopened, { list }, language)}`;
}

/** Returns the verdict of a judged target. No policy improves an unknown measurement. */
function verdictOf({ verdict, checks, findings }: GateTarget): GateVerdict {
  const counted = checks.filter(({ baselineState }) => baselineState === undefined).map(({ status }) => status);
  const levels = findings.map(({ level }) => level);
  if (counted.includes("fail") || levels.includes("error")) return "fail";
  if (verdict === "unknown" || counted.includes("unknown")) return "unknown";
  return counted.includes("warn") || levels.includes("warn") ? "warn" : "pass";
}

/** Maximum number of entries that a message lists. */
const mostListed = 10;

const overdueRule = "gate.waiver-expired";

/** The status of a missed threshold by the level of its rule. */
const statusOf = { warn: "warn", error: "fail" } as const;

/**
 * Returns a notice about the run with its level, and the verdict that it causes; empty if its rule is off. By default an unneeded waiver
 * warns, and a baseline entry that is fixed changes nothing.
 */
function leveled(
  notice: GateNotice,
  { ofRun = {} }: GatePolicy,
): readonly { readonly notice: GateNotice; readonly does: GateVerdict }[] {
  const level = ofRun[notice.id];
  if (level === "off") return [];
  if (level === undefined) return [{ notice, does: notice.id === unneededRule ? "warn" : "pass" }];
  return [{ notice: { ...notice, level }, does: statusOf[level] }];
}

const unneededRule = "gate.waiver-unneeded";

function toFinding({ rule, until, reason, owner }: Waiver, { url }: GateTarget, { language }: GatePolicy): GateFinding {
  const by = owner === undefined ? "" : fill(policyWords.by, { owner }, language);
  return {
    id: overdueRule,
    severity: "high",
    cause: fill(policyWords.expired, { rule, until, reason, owner: by }, language),
    action: policyWords.expiredAction[language],
    subject: rule,
    fingerprint: fingerprint(overdueRule, url, `${rule} ${until}`),
  };
}

function toNotice({ rule, until, url }: Waiver, { language }: GatePolicy): GateNotice {
  const where = url === undefined ? "" : fill(policyWords.where, { url: maskUrls(url) }, language);
  return { id: unneededRule, level: "warn", message: fill(policyWords.unneeded, { rule, until, where }, language) };
}

function goneNotice(result: GateResult, { baseline, language }: GatePolicy): readonly GateNotice[] {
  const gone = goneFrom(baseline, result);
  if (gone.length === 0) return [];
  const shown = gone.slice(0, mostListed).map(({ rule, target }) => `${rule} (${target})`);
  const list = [...shown, ...(gone.length > mostListed ? ["…"] : [])].join(", ");
  return [
    {
      id: "gate.baseline-mended",
      level: "warn",
      message: fill(policyWords.gone, { count: gone.length, list }, language),
    },
  ];
}

function outdatedNotice({ targets }: GateResult, { baseline, demands, language }: GatePolicy): readonly GateNotice[] {
  const checks = baseline ? outdatedChecks(baseline, targets, demands) : [];
  if (checks.length === 0) return [];
  const message = fill(policyWords.outdated, { list: checks.join(", ") }, language);
  return [{ id: "gate.baseline-outdated", level: "warn", message }];
}
