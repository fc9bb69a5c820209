import { setTimeout as sleep } from "node:timers/promises";
import type { z } from "zod";
import {
  longestAfterwards,
  type AnyCheck,
  type Check,
  type Context,
  type Earlier,
  type Result,
} from "../core/check.ts";
import type { DnsOutfit } from "../core/net/dns.ts";
import type { Net, Traffic } from "../core/net/net.ts";
import type { OpenNetworks } from "../core/networks.ts";
import type { Shelf } from "../core/net/shelf.ts";
import type { TrustStore } from "../core/net/trust.ts";
import type { Look, Looking, Watching } from "../core/waiting.ts";
import { targetOfUrl, type Target } from "../core/target/value.ts";
import { parseInput } from "../core/input.ts";
import { sightsOf } from "../probes/page/sights.ts";
import { toAnswer } from "./answer.ts";
import { withoutAddresses } from "./discreet.ts";
import type { Lingering } from "./lingering.ts";
import type { OpenedMemory, Remembering } from "./remembering.ts";
import { run } from "./run.ts";
import type { Answered, Runner } from "./runner.ts";

/** What an entry point wires in: the door of one run, whom it trusts, and what its runs share. */
export interface Outside {
  readonly net: Net;
  readonly trust: TrustStore;
  readonly dns: DnsOutfit;
  readonly shelf?: Shelf;
  /** See {@link Context.chosen}. */
  readonly chosen?: NonNullable<Context["chosen"]>;
  /** See {@link Context.keyed}. */
  readonly keyed?: NonNullable<Context["keyed"]>;
  readonly networks?: OpenNetworks;
  /** See {@link Context.exposureRules}. */
  readonly exposureRules?: NonNullable<Context["exposureRules"]>;
  /** Addresses that the caller may not see: the results of the run do not mention them. */
  readonly hidden?: ReadonlySet<string>;
  /** Throws where the operator does not connect to the target of the run. */
  readonly refuse?: () => void;
  traffic(): Traffic;
  close(): void;
}

/** How a run reaches the outside world and when it ends. */
export interface LocalOptions extends Pick<Context, "store" | "caller" | "report"> {
  /** Opens the outside world for one run about a target, which the signal ends. */
  readonly open: (signal: AbortSignal, target: Target) => Outside;
  /** Milliseconds after which a run is given up. */
  readonly deadline: number;
  /** Whether it was set explicitly: then it also limits longer checks. */
  readonly isDeadlineSet?: boolean;
  /** See {@link Context.admit}; the seconds are those of the check. */
  readonly admit?: (address: string, seconds: number) => void;
  readonly signal?: AbortSignal;
  /** Hears of the pages that are measured. */
  readonly watching?: Watching;
  /** Called at the end, however it came, with what the run cost. */
  readonly onSpent?: (traffic: Traffic) => void;
  /** Hears of everything that was measured while the run was whole: partial observations are not stored. */
  readonly onResult?: (check: AnyCheck, input: object, result: LocalResult<unknown, string>) => void;
  /** Lets runs go on behind their answer; what they find then comes through `onResult`. */
  readonly lingering?: Lingering;
  /** The newest stored observation of a question, however old. */
  readonly stored?: (check: AnyCheck, input: object) => Promise<Earlier | null>;
}

/** A result and the time that everything in it was judged against. */
export interface LocalResult<Raw, Id extends string> extends Result<Raw, Id> {
  readonly observedAt: Date;
}

/** Runs one check in this process, behind a door of its own that is closed afterwards. Throws `Failure` where nothing could be measured. */
export async function runLocal<I extends z.ZodObject, R, Id extends string>(
  check: Check<I, R, Id>,
  input: z.output<I>,
  { onResult, watching, admit, store, caller, report, stored, ...options }: LocalOptions,
): Promise<LocalResult<R, Id>> {
  const started = performance.now();
  const observedAt = new Date();
  const { rest } = check;
  const deadline = deadlineOf(check, options);
  return behindDoor(
    { ...options, deadline, target: check.target(input) },
    async ({ hidden = nothing, ...outside }, signal, hold) => {
      const result = await run(check, input, {
        ...outside,
        ...(watching && { watching }),
        ...(store && { store }),
        ...(caller && { caller }),
        ...(report && { report }),
        ...(stored && { stored }),
        pause: async (least, most) => {
          const ms = least + Math.random() * (most - least);
          return sleep(ms, true, { signal }).catch(() => false);
        },
        ...(options.lingering && { behind: { due: (deadline * 5) / 6, hold } }),
        ...(admit && rest !== undefined && { admit: (address: string) => admit(address, rest) }),
        now: () => observedAt,
        elapsed: () => performance.now() - started,
        onResult(measured, asked, found) {
          if (!signal.aborted) onResult?.(measured, asked, withoutAddresses({ ...found, observedAt }, hidden));
        },
      });
      return withoutAddresses({ ...result, observedAt }, hidden);
    },
  );
}

/** Milliseconds for a run of a check: its own deadline where that is longer, unless one was set. */
export function deadlineOf(
  { deadline = 0 }: Pick<AnyCheck, "deadline">,
  { deadline: usual, isDeadlineSet = false }: Pick<LocalOptions, "deadline" | "isDeadlineSet">,
): number {
  return isDeadlineSet ? usual : Math.max(usual, 1000 * deadline);
}

const nothing: ReadonlySet<string> = new Set();

/** Does something behind a door of its own, within the deadline. */
async function behindDoor<T>(
  {
    open,
    deadline,
    signal,
    onSpent,
    target,
    lingering,
  }: Omit<LocalOptions, "onResult" | "watching"> & { readonly target: Target },
  work: (outside: Outside, signal: AbortSignal, hold: (work: Promise<void>) => void) => Promise<T>,
): Promise<T> {
  const held: Promise<void>[] = [];
  const ending = new AbortController();
  // A timer that holds the process: the deadline must come even where nothing else is under way.
  const timer = setTimeout(() => ending.abort(new DOMException("The deadline is over.", "TimeoutError")), deadline);
  const callOff = (): void => ending.abort(signal?.reason);
  signal?.addEventListener("abort", callOff, { once: true });
  if (signal?.aborted) callOff();
  const outside = open(ending.signal, target);
  try {
    outside.refuse?.();
    return await work(outside, ending.signal, (later) => held.push(later));
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", callOff);
    onSpent?.(outside.traffic());
    goOn(held, ending, outside, lingering);
  }
}

/** Closes the door, when what goes on behind the answer has come to its end where there is such work, or time and room for it are over. */
function goOn(held: readonly Promise<void>[], ending: AbortController, outside: Outside, lingering?: Lingering): void {
  if (held.length === 0) return outside.close();
  const stop = (): void => ending.abort(new DOMException("The time behind the answer is over.", "TimeoutError"));
  const leave = lingering?.enter(stop) ?? null;
  if (!leave) stop();
  const timer = setTimeout(stop, longestAfterwards);
  // Anything but a Failure is a bug and propagates to the caller, which logs it.
  void Promise.all(held).finally(() => {
    clearTimeout(timer);
    leave?.();
    outside.close();
  });
}

/** Looks at a page once, behind a door of its own: names are resolved anew, and no connection is an old one. Throws `Failure`. */
async function lookLocal(
  url: string,
  { limit, patience, signal }: Looking,
  { open, deadline }: Pick<LocalOptions, "open" | "deadline" | "isDeadlineSet">,
): Promise<Look> {
  const within = { open, target: targetOfUrl(url), deadline: Math.min(deadline, patience), ...(signal && { signal }) };
  return behindDoor(within, async (outside) => {
    const sights = await sightsOf(outside.net, url, { now: new Date(), limit });
    return { sights, traffic: outside.traffic() };
  });
}

type Engine = Pick<LocalOptions, "open" | "deadline" | "isDeadlineSet" | "store">;

/** The engine in this process as a {@link Runner}; it stores results on request. */
export function localRunner(engine: Engine, remembering?: Remembering): Runner {
  return {
    async answer(check, query, { language, naming, ...how }) {
      const input = parseInput(check.input, query, naming);
      const answer = async (memory?: OpenedMemory): Promise<Answered> => {
        const notes = memory?.begin(check, input);
        const { onResult, stored } = notes ?? {};
        const result = await runLocal(check, input, {
          ...engine,
          ...how,
          ...(memory && { store: memory.ledger }),
          ...(onResult && { onResult }),
          ...(stored && { stored }),
        });
        const data = toAnswer(check, result, input, language);
        const previousSnapshot = await notes?.previous(result, language);
        return { data, updatedAt: result.observedAt, cached: false, ...(previousSnapshot && { previousSnapshot }) };
      };
      return remembering ? remembering.within(answer) : answer();
    },
    look: (url, looking) => lookLocal(url, looking, engine),
  };
}
