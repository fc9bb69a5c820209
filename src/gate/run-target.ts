import { answerFailure, gate } from "../checks/gate/index.ts";
import { attempt } from "../core/attempt.ts";
import { Failure, failure, type FailureCode } from "../core/failure.ts";
import { parseInput } from "../core/input.ts";
import type { Traffic } from "../core/net/net.ts";
import type { GateResult, GateTarget } from "../core/result/result.ts";
import { fill, type Text } from "../core/text.ts";
import { version } from "../core/version.ts";
import type { Persistence, Sight } from "../core/waiting.ts";
import type { IdlePool } from "../run/idle-connections.ts";
import type { CheckQuery, Runner } from "../run/runner.ts";
import type { WholePlan } from "./expected.ts";
import { jittered, type Clock } from "./clock.ts";
import type { Judged } from "./combine.ts";
import type { ManyOptions, GateQuery } from "./query.ts";
import { anew, isBrokenOff, retrying, sumOf, tryAgain, worthOf, type Trying } from "./retry.ts";
import type { TargetQueue } from "./queue.ts";

/** Options for measuring one of several targets. */
export interface OneOptions extends Omit<ManyOptions, "judge"> {
  readonly clock: Clock;
  readonly queue: TargetQueue;
  /** Unix milliseconds of the beginning of the whole run: a TLS survey that began then or later serves all its targets. */
  readonly begunAt: number;
  /** The connections of all targets with the same runner. */
  readonly idle: IdlePool;
  /** Applies rules, waivers and the baseline to the target. */
  readonly judge: (measured: GateTarget) => GateTarget;
  /** Whether the run has ended because another target was refused. */
  readonly isOver: () => boolean;
}

const once: Persistence = { waiting: null, confirm: false, retries: 0 };

/** Milliseconds before a failing target is measured again. */
const secondThoughts = 1000;

/**
 * Waits for a target, measures it, and measures it again if it fails, which only tells whether the failure is stable. Waiting and confirmation
 * are optional. Throws a `Failure` if the question is refused.
 */
export async function gateOne(question: GateQuery, query: CheckQuery, options: OneOptions): Promise<GateResult> {
  const { waiting } = question.persistence ?? once;
  const queued = <T>(work: () => Promise<T>): Promise<T> =>
    options.queue(async () => {
      if (options.isOver()) throw failure("aborted", {});
      return work();
    });
  if (!waiting) {
    // A second measurement takes its own turn after the first ones of all targets, so that most of them share one survey.
    const measure = async (since: number): Promise<GateResult> =>
      (await queued(() => gateWhole(question, query, { options, since }))).result;
    return believed(question, measure, options);
  }
  const [{ openExpectedTargets: openAwaiting }, { limitFor }] = await Promise.all([
    import("./expected.ts"),
    import("./conditions.ts"),
  ]);
  const limit = limitFor(waiting.conditions);
  // Each measurement takes its own turn: waiting between two of them must not block other targets.
  // What began before the conditions were met may be about the deployment before.
  const measure = () => queued(() => gateWhole(question, query, { options, limit, since: Date.now() }));
  return believed(question, openAwaiting({ question, query, waiting, options, measure }), options);
}

async function believed(
  { persistence }: GateQuery,
  measure: (surveysSince: number) => Promise<GateResult>,
  { language, clock, signal, judge, begunAt }: OneOptions,
): Promise<GateResult> {
  const first = await measure(begunAt);
  const seenAt = Date.now();
  const [was] = first.targets;
  if (!persistence?.confirm || !was) return first;
  const before = { measured: was, judged: judge(was) };
  if (before.judged.verdict !== "fail") return first;
  if (!(await clock.sleep(jittered(secondThoughts, clock), signal))) return first;
  const { confirmed } = await import("./confirm.ts");
  const second = await attempt(() => measure(seenAt));
  // If the second measurement is refused, for example because the key was revoked, the first one stands.
  if (!second.ok) return onTarget(first, (target) => ({ ...target, confirmed: false }));
  return onTarget(second.value, (is) => confirmed(before, { measured: is, judged: judge(is) }, language));
}

/** How a target is measured. `limit` is the number of page bytes to read and report; absent if no page is needed. */
interface Measuring {
  readonly options: OneOptions;
  readonly limit?: number;
  /** Unix milliseconds: surveys and connections of the run's other targets are used if they began then or later. */
  readonly since: number;
}

/** Runs the gate and the demanded checks of a target in parallel. */
async function gateWhole(
  question: GateQuery,
  query: CheckQuery,
  { options, limit, since }: Measuring,
): Promise<WholePlan> {
  const { name, demands = {}, persistence = once } = question;
  const { clock, signal, idle } = options;
  const trying: Trying = { retries: persistence.retries, clock, ...(signal && { signal }) };
  const wanted = Object.entries(demands).filter(([, { level }]) => level !== "off");
  const [{ result, sights }, other] = await Promise.all([
    gateAgain(question, query, { options, trying, since, ...(limit !== undefined && { limit }) }),
    wanted.length > 0 ? besides() : null,
  ]);
  const isSameRelease = result.tool.version === version;
  const whole = other ? onTarget(result, (target) => other.withDemands(target, other.met, isSameRelease)) : result;
  return { result: named(whole, name), sights };

  // Most runs demand no other checks, and load no code for them.
  async function besides() {
    const { askDemands, withDemands } = await import("./demands.ts");
    const runner = retrying(question.runner, trying);
    const { thresholds, excusing } = question;
    const asked = {
      ...options,
      ...thresholds,
      ...(excusing && { excusing }),
      sharing: { surveysSince: since, idle: idle.since(since) },
      url: parseInput(gate.input, query).url,
      runner,
    };
    return { met: await askDemands(Object.fromEntries(wanted), asked), withDemands };
  }
}

interface MeasuringWithRetries extends Measuring {
  readonly trying: Trying;
}

/** Combines the tries that measured something: what one of them measured stands. */
async function resultOf(tries: readonly [Try, ...Try[]], { language, judge }: OneOptions): Promise<GateResult> {
  const last = tries.at(-1) ?? tries[0];
  const [first, ...others] = tries.filter((each) => each.failure === null);
  if (!first) return last.result;
  const { retried } = await import("./confirm.ts");
  const judged = (measured: GateTarget): Judged => ({ measured, judged: judge(measured) });
  const together = ([was]: GateResult["targets"], result: GateResult): GateResult =>
    was ? onTarget(result, (is) => retried(judged(was), judged(is), language)) : result;
  return others.reduce((before, { result }) => together(before.targets, result), first.result);
}

const tried: Text = { en: "Tried {count} times.", ko: "{count}번 시도했습니다." };

/** Measures, and retries an interrupted measurement. What any try measured counts, and the cost is the sum of all. */
async function gateAgain(question: GateQuery, query: CheckQuery, asking: MeasuringWithRetries): Promise<WholePlan> {
  const { options, trying } = asking;
  const tries = await tryAgain(
    (before) => ask(question, query, { ...asking, isRetry: before > 0 }),
    (came) => worthOfTry(came, question.runner),
    trying,
  );
  const last = tries.at(-1) ?? tries[0];
  if (tries.length === 1) return last;
  const cost = sumOf(tries.flatMap(({ result }) => result.targets.map((target) => target.cost)));
  const more = fill(tried, { count: tries.length }, options.language);
  const result = onTarget(await resultOf(tries, options), (target) => ({
    ...target,
    ...(target.message !== undefined && { message: `${target.message} ${more}` }),
    cost,
    tries: tries.length,
  }));
  return { result, sights: tries.flatMap(({ sights }) => sights) };
}

interface Try extends WholePlan {
  /** Why nothing could be measured; null if something was. */
  readonly failure: Failure | null;
}

/** Returns the minimum milliseconds before a retry; null for no retry. A verdict is final; an interrupted connection is retried. */
function worthOfTry({ result, failure: broken }: Try, runner: Runner): number | null {
  if (broken) return worthOf(broken, runner);
  const [target] = result.targets;
  return target?.verdict === "unknown" && isBrokenOff(target.reason) ? 0 : null;
}

interface Once extends Measuring {
  readonly isRetry: boolean;
}

async function ask({ runner, naming }: GateQuery, query: CheckQuery, asked: Once): Promise<Try> {
  const { options, limit, since, isRetry } = asked;
  const { language, signal, onBug, idle } = options;
  const observedAt = new Date();
  const started = performance.now();
  // A failed try also has a cost.
  let spent = { connections: 0, requests: 0 };
  const onSpent = (traffic: Traffic): void => void (spent = traffic);
  const sights: Sight[] = [];
  const watching = limit === undefined ? null : { limit, onSight: (sight: Sight) => void sights.push(sight) };
  try {
    const asking = {
      language,
      onSpent,
      surveysSince: since,
      idle: idle.since(since),
      ...(naming && { naming }),
      ...(signal && { signal }),
      ...(watching && { watching }),
    };
    const { data } = await runner.answer(gate, query, isRetry ? anew(asking) : asking);
    return { result: measured(data as GateResult), sights, failure: null };
  } catch (error) {
    if (error instanceof Failure && refusing.has(error.code)) throw error;
    if (!(error instanceof Failure)) onBug?.(error, query["url"] ?? "");
    const broken = error instanceof Failure ? error : failure("internal", {});
    const { connections, requests } = spent;
    // No page was reached, so there are no round trips to it.
    const cost = { connections, requests, roundTrips: 0, ms: Math.round(performance.now() - started) };
    const result = answerFailure(parseInput(gate.input, query), broken.facts, { language, observedAt, cost });
    return { result: measured(result), sights, failure: broken };
  }
}

/** Errors in the question, not in the target. A server may reject input that this process accepts. */
const refusing: ReadonlySet<FailureCode> = new Set(["INVALID_INPUT", "INVALID_API_KEY", "API_KEY_REQUIRED"]);

/** The result without its interpretation, which knows nothing of rules, waivers and further targets. */
function measured({ interpretation: _interpretation, ...result }: GateResult): GateResult {
  return result;
}

function named(result: GateResult, name: string | undefined): GateResult {
  return name === undefined ? result : onTarget(result, (target) => ({ ...target, name }));
}

/** Returns a result of one target with that target changed. */
function onTarget(result: GateResult, change: (target: GateTarget) => GateTarget): GateResult {
  const targets = result.targets.map(change);
  return { ...result, verdict: targets[0]?.verdict ?? result.verdict, targets };
}
