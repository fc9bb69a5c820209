import type { Afterwards, AnyCheck, Check, Context, Earlier, Result } from "../core/check.ts";
import { Failure } from "../core/failure.ts";
import type { Net } from "../core/net/net.ts";
import type { z } from "zod";
import { namedBy, placedAt } from "../core/net/methods.ts";
import { openMemory, type Memory } from "./memory.ts";

/** Hears of everything that a run has measured, what one check asked of another included. */
type OnResult = (check: AnyCheck, input: object, result: Result) => void;

/** What a run is given: the outside world, the trust store, the time and the meter, and perhaps a listener. */
export interface Outfit extends Omit<Context, "use" | "once" | "at" | "afterwards" | "earlier">, Hooks {}

/** What is around a run: who hears of its results, what it may do behind its answer, and what is stored. */
interface Hooks {
  readonly onResult?: OnResult | undefined;
  /** Holds the run open for some work when its answer has been given; see {@link Context.afterwards}. */
  readonly behind?: (Pick<Afterwards, "due"> & { hold(work: Promise<void>): void }) | undefined;
  /** See {@link Context.earlier}. */
  readonly stored?: ((check: AnyCheck, input: object) => Promise<Earlier | null>) | undefined;
}

/** Runs one check on parsed input: look, judge. Everything above this line of the stack is about callers. */
export async function run<I extends z.ZodObject, R, Id extends string>(
  check: Check<I, R, Id>,
  input: z.output<I>,
  outfit: Outfit,
): Promise<Result<R, Id>> {
  const { onResult, behind, stored, ...outside } = outfit;
  const hooks = { onResult, behind, stored };
  return settle(check, input, contextOf(outside, hooks), hooks);
}

/** The question that an input asks of a check: equal for every spelling of it, and for every order of the parameters. */
export function questionOf(check: AnyCheck, input: object): string {
  const question: object = check.question?.(input) ?? input;
  return `${check.id} ${JSON.stringify(Object.entries(question).toSorted(([a], [b]) => (a < b ? -1 : 1)))}`;
}

function contextOf(outfit: Omit<Outfit, keyof Hooks>, hooks: Hooks): Context {
  return viewOf(outfit.net, openMemory());

  function viewOf(net: Net, memory: Memory): Context {
    const context: Context = {
      ...outfit,
      net,
      once: memory.once,
      at: (host, at) => viewOf(placedAt({ host, at }, net), memory.at(host, at)),
      use: (other, query, named = {}) => {
        // Parsed, so that two spellings of the same question share one answer.
        const input = other.input.parse(query);
        // A check does not know whose words its input is, so what it asks without naming anybody is asked in that party's name.
        const inside = named.namedBy === undefined ? unheard : unheardBy(viewOf(namedBy(named, net), memory));
        const asked = other as AnyCheck;
        // The result is that of the check that was asked for; a memo of all checks cannot say so.
        return context.once(questionOf(asked, input), () => settle(asked, input, inside, hooks)) as never;
      },
    };
    // What another check reports is no part of this one's answer.
    const unheard = unheardBy(context);
    return context;
  }
}

function unheardBy({ report: _report, ...context }: Context): Context {
  return context;
}

async function settle<I extends z.ZodObject, R, Id extends string>(
  check: Check<I, R, Id>,
  input: z.output<I>,
  context: Context,
  hooks: Hooks,
): Promise<Result<R, Id>> {
  const { onResult, behind, stored } = hooks;
  const own = check as AnyCheck;
  const resultOf = (raw: R): Result<R, Id> => {
    const result = { raw, verdict: check.judge(raw, input) };
    onResult?.(own, input, result);
    return result;
  };
  const improve = (raw: Promise<unknown>): void => behind?.hold(unlessFailed(raw, (better) => resultOf(better as R)));
  const raw = await check.collect(input, {
    ...context,
    ...(behind && { afterwards: { due: behind.due, improve } }),
    ...(stored && { earlier: () => stored(own, input) }),
  });
  return resultOf(raw);
}

/** A run that fails behind its answer has nothing to add to it; a bug of ours propagates. */
async function unlessFailed<T>(work: Promise<T>, then: (value: T) => void): Promise<void> {
  try {
    then(await work);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
}
