import type { Afterwards, AnyCheck, Check, Context, Earlier, Result } from "../core/check.ts";
import { Failure } from "../core/failure.ts";
import type { Net } from "../core/net/net.ts";
import type { z } from "zod";
import { namedBy, placedAt } from "../core/net/methods.ts";
import { openRefusals, type Refusals } from "./refusals.ts";
import { openMemory, type Memory } from "./memory.ts";

/** Called with every result of a run, including those of checks that other checks ran. */
type OnResult = (check: AnyCheck, input: object, result: Result) => void;

/** What a run gets from its caller: network, trust store, time, traffic counter, and optional hooks. */
export interface RunDependencies
  extends Omit<Context, "use" | "once" | "at" | "place" | "afterwards" | "earlier">, Hooks {
  /** Called once where a limit of ours refuses an observation, since the run can have no result then. */
  readonly onRefused?: ((refused: Failure) => void) | undefined;
}

/** The optional hooks of a run: for its results, for work after its answer, and for stored observations. */
interface Hooks {
  readonly onResult?: OnResult | undefined;
  /** Keeps the run open for work after its answer; see {@link Context.afterwards}. */
  readonly behind?: (Pick<Afterwards, "due"> & { hold(work: Promise<void>): void }) | undefined;
  /** See {@link Context.earlier}. */
  readonly stored?: ((check: AnyCheck, input: object) => Promise<Earlier | null>) | undefined;
}

type Inner = Hooks & { readonly refusals: Refusals };

/** Runs one check on parsed input: collects, then judges. The callers of this function handle everything that is about users. */
export async function run<I extends z.ZodObject, R, Id extends string>(
  check: Check<I, R, Id>,
  input: z.output<I>,
  outfit: RunDependencies,
): Promise<Result<R, Id>> {
  const { onResult, behind, stored, onRefused, ...outside } = outfit;
  const refusals = openRefusals(onRefused);
  const hooks = { onResult, behind, stored, refusals };
  return settle(check, input, contextOf({ ...outside, net: refusals.over(outside.net) }, hooks), hooks);
}

/** Returns the key of a question. It is equal for every spelling of the input and for every order of the parameters. */
export function questionOf(check: AnyCheck, input: object): string {
  const question: object = check.question?.(input) ?? input;
  return `${check.id} ${JSON.stringify(Object.entries(question).toSorted(([a], [b]) => (a < b ? -1 : 1)))}`;
}

function contextOf(outfit: Omit<RunDependencies, keyof Hooks | "onRefused">, hooks: Inner): Context {
  return viewOf(outfit.net, openMemory());

  function viewOf(net: Net, memory: Memory, place?: string): Context {
    const context: Context = {
      ...outfit,
      net,
      ...(place !== undefined && { place }),
      once: memory.once,
      at: (host, at) => viewOf(placedAt({ host, at }, net), memory.at(host, at), `${place ?? ""} ${host} ${at}`),
      use: (other, query, named = {}) => {
        // Parsed, so that two spellings of the same question share one answer.
        const input = other.input.parse(query);
        // The inner check does not know who named its input. If a party did, requests of the inner check without another name are made in
        // that party's name.
        const inside = named.namedBy === undefined ? unheard : unheardBy(viewOf(namedBy(named, net), memory, place));
        const asked = other as AnyCheck;
        // The result has the type of the requested check. A cache for all checks cannot express that.
        return context.once(questionOf(asked, input), () => settle(asked, input, inside, hooks)) as never;
      },
    };
    // Progress of an inner check is not part of the outer check's answer.
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
  hooks: Inner,
): Promise<Result<R, Id>> {
  const { onResult, behind, stored, refusals } = hooks;
  const own = check as AnyCheck;
  const resultOf = (raw: R): Result<R, Id> => {
    refusals.throwIfAny();
    const result = { raw, verdict: check.judge(raw, input) };
    onResult?.(own, input, result);
    return result;
  };
  const improve = (raw: Promise<unknown>): void => behind?.hold(unlessFailed(raw, (better) => resultOf(better as R)));
  const raw = await check
    .collect(input, {
      ...context,
      ...(behind && { afterwards: { due: behind.due, improve } }),
      ...(stored && { earlier: () => stored(own, input) }),
    })
    .catch((error: unknown) => {
      // Whatever the check made of the refusal, it is the reason.
      if (error instanceof Failure) refusals.throwIfAny();
      throw error;
    });
  return resultOf(raw);
}

/** A run that fails after its answer does not improve it. A bug of ours propagates. */
async function unlessFailed<T>(work: Promise<T>, then: (value: T) => void): Promise<void> {
  try {
    then(await work);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
}
