import { foreignPageBy } from "../checks/gate/own-page.ts";
import type { HttpRaw } from "../checks/http/index.ts";
import { registry } from "../checks/index.ts";
import type { AnyCheck, Answer } from "../core/check.ts";
import { describeFailure, Failure, failure, type FailureFacts } from "../core/failure.ts";
import { fingerprint } from "../core/result/fingerprint.ts";
import { parseInput } from "../core/input.ts";
import { severities, type Interpretation, type Issue } from "../core/result/interpretation.ts";
import type { Traffic } from "../core/net/net.ts";
import type { Demand, Excusing } from "../core/policy.ts";
import type { GateCheck, GateFinding, GateIncompleteCheck, GateTarget } from "../core/result/result.ts";
import { bracketed, hostOf, portOf } from "../core/target/target.ts";
import type { Language } from "../core/text.ts";
import type { RunOptions, CheckQuery, Runner } from "../run/runner.ts";
import { compareDemand, demanded, openOf } from "./demand-clauses.ts";
import { worstVerdict } from "./totals.ts";
import { isExcused } from "./waivers.ts";

/** The outcome of one demanded check, which a target must pass besides its thresholds. */
export interface Met {
  readonly check: GateCheck;
  readonly findings: readonly GateFinding[];
  /** Why the check could not be measured. */
  readonly reason?: FailureFacts;
  /** Why the check was not measured completely. */
  readonly open?: GateIncompleteCheck;
  readonly spent: Traffic;
  /** The version of the check that answered, as far as this release knows it. */
  readonly versions?: Readonly<Record<string, number>>;
}

/** How demanded checks are run. */
export interface DemandRequest {
  readonly url: string;
  readonly runner: Runner;
  /** The gate's own `all_ips` parameter, passed to every check that has it. */
  readonly all_ips?: string;
  /** The gate's own `accept_status` parameter, passed to every check that has it. */
  readonly accept_status?: string;
  /** Rules and waivers that excuse single issues. By default no issue is excused. */
  readonly excusing?: Excusing;
  /** What the checks share with the other measurements of the run. By default nothing is shared. */
  readonly sharing?: Pick<RunOptions, "surveysSince" | "idle">;
  readonly language: Language;
  readonly signal?: AbortSignal;
  readonly onBug?: (error: unknown, url: string) => void;
}

/**
 * Adds the outcomes of demanded checks to a target. Each check becomes one more threshold, and its findings join the others. The versions of
 * the checks are known only if this release measured, or a server of the same release.
 */
export function withDemands(target: GateTarget, met: readonly Met[], isSameRelease = true): GateTarget {
  const findings = met.reduce((told, each) => [...told, ...without(told, each.findings)], target.findings);
  const reasons = met.flatMap(({ reason, check }) =>
    reason ? [{ reason: reason.reason, message: check.message }] : [],
  );
  const [first] = reasons;
  const worst =
    reasons.find(({ reason }) => reason === "internal") ?? (target.reason === undefined ? first : undefined);
  const spent = (of: "connections" | "requests"): number =>
    met.reduce((sum, each) => sum + each.spent[of], target.cost[of]);
  const statuses = met.flatMap(({ check: { status } }) => (status === "waived" || status === "off" ? [] : [status]));
  return {
    ...target,
    ...worst,
    ...openWith(target, met),
    verdict: worstVerdict([target.verdict, ...statuses]),
    checks: [...target.checks, ...met.map(({ check }) => check)],
    findings: findings.toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity)),
    cost: { ...target.cost, connections: spent("connections"), requests: spent("requests") },
    ...(isSameRelease && { versions: Object.assign({}, target.versions, ...met.map(({ versions }) => versions)) }),
  };
}

/**
 * Returns the findings that no other check has reported. If one check finds something twice for one subject, such as two versions of a
 * product, both findings stay.
 */
function without(told: readonly GateFinding[], found: readonly GateFinding[]): readonly GateFinding[] {
  const known = new Set(told.map(({ id, fingerprint: identity }) => `${id} ${identity}`));
  return found.filter(({ id, fingerprint: identity }) => !known.has(`${id} ${identity}`));
}

/** Runs all demanded checks of a target in parallel, and compares the answers with the demands. */
export async function askDemands(
  demands: Readonly<Record<string, Demand>>,
  asked: DemandRequest,
): Promise<readonly Met[]> {
  return Promise.all(Object.entries(demands).map(([id, demand]) => askDemand(id, demand, asked)));
}

async function askDemand(id: string, demand: Demand, asked: DemandRequest): Promise<Met> {
  const check = await load(id);
  const { runner, language, signal, url, onBug, excusing, sharing } = asked;
  const counts = ({ id: rule }: Issue): boolean => !excusing || !isExcused(rule, { url }, excusing);
  let spent: Traffic = nothing;
  try {
    const query = queryOf(check, asked);
    const onSpent = (traffic: Traffic): void => void (spent = traffic);
    const answered = await runner.answer(check, query, { language, onSpent, ...sharing, ...(signal && { signal }) });
    const { interpretation, raw } = answered.data as Answer;
    // The headers of a login, error or block page say nothing about the site.
    const foreign = id === "http" ? foreignPageBy(raw as HttpRaw, asked.accept_status) : null;
    if (foreign) throw new Failure(foreign);
    const target = check.target(parseInput(check.input, query)).name;
    return {
      check: compareDemand(check, demand, { found: interpretation, counts }, language),
      findings: findingsOf(interpretation, target),
      ...openOf(check, interpretation, language),
      spent,
      versions: { [id]: check.version },
    };
  } catch (error) {
    // A rejected API key is not a problem of this target, so it ends the whole run.
    if (error instanceof Failure && /API_KEY/.test(error.code)) throw error;
    if (!(error instanceof Failure)) onBug?.(error, url);
    const { facts } = error instanceof Failure ? error : failure("internal", {});
    const message = describeFailure(facts, language);
    return {
      check: { ...demanded(check, demand), status: "unknown", actual: null, message },
      findings: [],
      reason: facts,
      open: { check: id, reason: facts.reason, message },
      spent,
    };
  }
}

/** Returns the incomplete checks, each once. The gate's own entry for a check takes precedence. */
function openWith(
  { incompleteChecks: open = [] }: GateTarget,
  met: readonly Met[],
): Pick<GateTarget, "incompleteChecks"> {
  const more = met.flatMap((each) => each.open ?? []).filter(({ check }) => open.every((one) => one.check !== check));
  return open.length + more.length > 0 ? { incompleteChecks: [...open, ...more] } : {};
}

const nothing: Traffic = { connections: 0, requests: 0, bytes: 0 };

async function load(id: string): Promise<AnyCheck> {
  const entry = registry.find((each) => each.id === id);
  if (!entry) throw new Error(`no check ${id}`);
  return entry.load();
}

/** Builds the parameters of a check from its subject. A URL is used as it is; a host gets the port of the URL if that is not 443. */
function queryOf(
  { subject, input }: Pick<AnyCheck, "subject" | "input">,
  { url, ...shared }: DemandRequest,
): CheckQuery {
  const ways = Object.fromEntries(
    (["all_ips", "accept_status"] as const).flatMap((name) => {
      const value = shared[name];
      return value !== undefined && Object.hasOwn(input.shape, name) ? [[name, value]] : [];
    }),
  );
  if (subject === "url") return { url, ...ways };
  if (subject === undefined) throw new Error("a check without a subject measures no target");
  const { host, port } = endpointOf(url);
  return { [subject]: subject === "host" && port !== 443 ? `${bracketed(host)}:${port}` : host, ...ways };
}

/** Returns the TLS endpoint of a URL. For an `http:` URL that is port 443, as in the gate. */
function endpointOf(text: string): { readonly host: string; readonly port: number } {
  const url = new URL(text);
  return { host: hostOf(url), port: url.protocol === "http:" ? 443 : portOf(url) };
}

function findingsOf({ issues }: Interpretation, target: string): readonly GateFinding[] {
  return issues.map((issue) => ({ ...issue, fingerprint: fingerprint(issue.id, target, issue.subject) }));
}
