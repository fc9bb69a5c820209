import { answerFailure, gate } from "../checks/gate/index.ts";
import { attempt } from "../core/attempt.ts";
import { Failure, failure, type FailureCode } from "../core/failure.ts";
import { parseInput } from "../core/input.ts";
import type { Traffic } from "../core/net.ts";
import type { GateCost, GateResult, GateTarget } from "../core/result.ts";
import { fill, type Text } from "../core/text.ts";
import type { Persistence } from "../core/waiting.ts";
import type { Query } from "../run/runner.ts";
import { jittered, type Clock } from "./clock.ts";
import type { ManyOptions, Question } from "./question.ts";
import { isBrokenOff, retrying, sumOf, tryAgain, worthOf, type Trying } from "./retry.ts";
import type { Turns } from "./turns.ts";

/** What measuring one of several targets needs beside the question. */
export interface OneOptions extends ManyOptions {
  readonly clock: Clock;
  readonly turns: Turns;
  /** Whether nobody waits for the result any more. */
  readonly isOver: () => boolean;
}

const once: Persistence = { waiting: null, confirm: false, retries: 0 };

/** Milliseconds before a failing target is measured once more. */
const secondThoughts = 1000;

/** Waits for a target, measures it, and measures it once more where it fails. Throws a `Failure` where the question is refused. */
export async function gateOne(question: Question, query: Query, options: OneOptions): Promise<GateResult> {
  const { waiting } = question.persistence ?? once;
  const waited = waiting ? await comeAbout(question, query, options) : null;
  if (waited && "targets" in waited) return waited;
  const result = await options.turns(async () => {
    if (options.isOver()) throw failure("aborted", {});
    return believed(question, query, options);
  });
  return waited ? onTarget(result, (target) => ({ ...target, waited })) : result;
}

/** How long a target was waited for; its result where it never came. */
async function comeAbout(
  { url, name, runner, persistence = once }: Question,
  query: Query,
  options: OneOptions,
): Promise<NonNullable<GateTarget["waited"]> | GateResult> {
  const observedAt = new Date();
  const { language, onBug } = options;
  const input = parseInput(gate.input, query);
  const unknown = ({ facts }: Failure, cost: GateCost): GateResult =>
    named(answerFailure(input, facts, { language, observedAt, cost }), name);
  try {
    const { waitFor } = await import("./wait.ts");
    if (!persistence.waiting || !runner.look) throw new Error("nobody here can look");
    const came = await waitFor(persistence.waiting, {
      ...options,
      url: input.url,
      look: runner.look,
      mask: runner.mask,
    });
    return came.ok ? came.waited : unknown(came.failure, came.cost);
  } catch (error) {
    onBug?.(error, url);
    return unknown(failure("internal", {}), nothing);
  }
}

const nothing: GateCost = { connections: 0, requests: 0, roundTrips: 0, ms: 0 };

async function believed(question: Question, query: Query, options: OneOptions): Promise<GateResult> {
  const { language, clock, signal } = options;
  const first = await gateWhole(question, query, options);
  if (!question.persistence?.confirm || first.verdict !== "fail") return first;
  if (!(await clock.sleep(jittered(secondThoughts, clock), signal))) return first;
  const { confirmed } = await import("./confirm.ts");
  const second = await attempt(() => gateWhole(question, query, options));
  // A key that was revoked in between takes back nothing that was measured.
  if (!second.ok) return onTarget(first, (was) => ({ ...was, confirmed: false }));
  const [was] = first.targets;
  return onTarget(second.value, (is) => (was ? confirmed(was, is, language) : is));
}

/** The gate and whatever else is demanded of a target, at the same time. */
async function gateWhole(question: Question, query: Query, options: OneOptions): Promise<GateResult> {
  const { name, demands = {}, persistence = once } = question;
  const { clock, signal } = options;
  const trying: Trying = { retries: persistence.retries, clock, ...(signal && { signal }) };
  const wanted = Object.entries(demands).filter(([, { level }]) => level !== "off");
  const [result, other] = await Promise.all([
    gateAgain(question, query, { options, trying }),
    wanted.length > 0 ? besides() : null,
  ]);
  const whole = other ? onTarget(result, (target) => other.withDemands(target, other.met)) : result;
  return named(whole, name);

  // Most gates demand nothing else, and load nothing for it.
  async function besides() {
    const { askDemands, withDemands } = await import("./demands.ts");
    const runner = retrying(question.runner, trying);
    const { thresholds, excusing } = question;
    const asked = {
      ...options,
      ...thresholds,
      ...(excusing && { excusing }),
      url: parseInput(gate.input, query).url,
      runner,
    };
    return { met: await askDemands(Object.fromEntries(wanted), asked), withDemands };
  }
}

interface Asking {
  readonly options: OneOptions;
  readonly trying: Trying;
}

const tried: Text = { en: "Tried {count} times.", ko: "{count}번 시도했습니다." };

/** Measures, and again what broke off early; what every try cost is added up. */
async function gateAgain(question: Question, query: Query, { options, trying }: Asking): Promise<GateResult> {
  const tries = await tryAgain(() => ask(question, query, options), worthOfTry, trying);
  const last = tries.at(-1) ?? tries[0];
  if (tries.length === 1) return last.result;
  const cost = sumOf(tries.flatMap(({ result }) => result.targets.map((target) => target.cost)));
  const more = fill(tried, { count: tries.length }, options.language);
  return onTarget(last.result, (target) => ({
    ...target,
    ...(target.message !== undefined && { message: `${target.message} ${more}` }),
    cost,
    tries: tries.length,
  }));
}

interface Try {
  readonly result: GateResult;
  /** Why nothing at all could be measured; null where something was. */
  readonly failure: Failure | null;
}

/** A verdict is one, and is not asked for again; what is open because somebody hung up is. */
function worthOfTry({ result, failure: broken }: Try): number | null {
  if (broken) return worthOf(broken);
  const [target] = result.targets;
  return target?.verdict === "unknown" && isBrokenOff(target.reason) ? 0 : null;
}

async function ask({ runner, naming }: Question, query: Query, options: OneOptions): Promise<Try> {
  const { language, signal, onBug } = options;
  const observedAt = new Date();
  const started = performance.now();
  // What was tried in vain was spent all the same.
  let spent = { connections: 0, requests: 0 };
  const onSpent = (traffic: Traffic): void => void (spent = traffic);
  try {
    const asking = { language, onSpent, ...(naming && { naming }), ...(signal && { signal }) };
    const { data } = await runner.answer(gate, query, asking);
    return { result: data as GateResult, failure: null };
  } catch (error) {
    if (error instanceof Failure && refusing.has(error.code)) throw error;
    if (!(error instanceof Failure)) onBug?.(error, query["url"] ?? "");
    const broken = error instanceof Failure ? error : failure("internal", {});
    const { connections, requests } = spent;
    // No way to a page means no round trips on it.
    const cost = { connections, requests, roundTrips: 0, ms: Math.round(performance.now() - started) };
    const result = answerFailure(parseInput(gate.input, query), broken.facts, { language, observedAt, cost });
    return { result, failure: broken };
  }
}

/** What is wrong with the question and not with the target: a server may refuse what this process would have asked. */
const refusing: ReadonlySet<FailureCode> = new Set(["INVALID_INPUT", "INVALID_API_KEY", "API_KEY_REQUIRED"]);

function named(result: GateResult, name: string | undefined): GateResult {
  return name === undefined ? result : onTarget(result, (target) => ({ ...target, name }));
}

/** A result of one target with something changed about it. */
function onTarget(result: GateResult, change: (target: GateTarget) => GateTarget): GateResult {
  const targets = result.targets.map(change);
  return { ...result, verdict: targets[0]?.verdict ?? result.verdict, targets };
}
