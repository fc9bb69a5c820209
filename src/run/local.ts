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
import type { Failure } from "../core/failure.ts";
import type { DnsOutfit } from "../core/net/dns.ts";
import type { Net, Traffic } from "../core/net/net.ts";
import type { OpenNetworks } from "../core/networks.ts";
import type { ByteCache } from "../core/net/cache.ts";
import type { Payer } from "../core/net/payer.ts";
import type { IdleConnections } from "../core/net/idle-connections.ts";
import type { TrustStore } from "../core/net/trust.ts";
import type { Look, PageProgress, Watching } from "../core/waiting.ts";
import { targetOfUrl, type Target } from "../core/target/value.ts";
import { parseInput } from "../core/input.ts";
import { pageStateOf } from "../probes/page/page-state.ts";
import { toAnswer } from "./answer.ts";
import { redactAddresses } from "./redact-addresses.ts";
import type { BackgroundWork } from "./background.ts";
import type { OpenedMemory, Snapshots } from "./snapshots.ts";
import { run } from "./run.ts";
import type { SurveyCache } from "./surveys.ts";
import type { Answered, Runner } from "./runner.ts";

/** What an entry point provides for one run: its door, its trust store, and what all runs share. */
export interface Outside {
  readonly net: Net;
  readonly trust: TrustStore;
  readonly dns: DnsOutfit;
  readonly shelf?: ByteCache;
  /** The TLS surveys of all runs with the same settings. */
  readonly surveys?: SurveyCache;
  /** See {@link Context.chosen}. */
  readonly chosen?: NonNullable<Context["chosen"]>;
  /** See {@link Context.keyed}. */
  readonly keyed?: NonNullable<Context["keyed"]>;
  readonly networks?: OpenNetworks;
  /** See {@link Context.userData}. */
  readonly userData?: NonNullable<Context["userData"]>;
  /** See {@link Context.mayProbe}. */
  readonly mayProbe?: boolean;
  /** See {@link Context.mayTransfer}. */
  readonly mayTransfer?: boolean;
  /** Addresses that the caller may not see: they are masked in the results of the run. */
  readonly hidden?: ReadonlySet<string>;
  /** Throws if the operator does not allow connections to the target of the run. */
  readonly refuse?: () => void;
  traffic(): Traffic;
  close(): void;
}

/** How a run reaches the outside world and when it ends. */
export interface LocalOptions extends Pick<Context, "store" | "caller" | "report"> {
  /** Opens the outside world for one run about a target, which the signal ends. */
  readonly open: (signal: AbortSignal, target: Target, claimant?: Payer, idle?: IdleConnections) => Outside;
  /** Who the run is for, where addresses have limits. */
  readonly claimant?: Payer;
  /** Milliseconds after which a run is aborted. */
  readonly deadline: number;
  /** Whether it was set explicitly: then it also limits longer checks. */
  readonly isDeadlineSet?: boolean;
  /** See {@link Context.admit}; the seconds are those of the check. */
  readonly admit?: (address: string, seconds: number) => void;
  readonly signal?: AbortSignal;
  /** Unix milliseconds: TLS surveys of other runs are used if they began then or later. Its own beginning by default. */
  readonly surveysSince?: number;
  /** The connections of earlier runs with the same engine, and where this one leaves its own. */
  readonly idle?: IdleConnections;
  /** Receives the measured pages. */
  readonly watching?: Watching;
  /** Called at the end of a run, successful or not, with its traffic. */
  readonly onSpent?: (traffic: Traffic) => void;
  /** Called with every result until the run is aborted: partial observations are not stored. */
  readonly onResult?: (check: AnyCheck, input: object, result: LocalResult<unknown, string>) => void;
  /** Lets runs continue after their answer. What they find then is passed to `onResult`. */
  readonly backgroundWork?: BackgroundWork;
  /** Returns the newest stored observation of a question, of any age; null if there is none. */
  readonly stored?: (check: AnyCheck, input: object) => Promise<Earlier | null>;
}

/** A result and the reference time of its judgement. */
export interface LocalResult<Raw, Id extends string> extends Result<Raw, Id> {
  readonly observedAt: Date;
}

/** Runs one check in this process with its own door, which is closed afterwards. Throws `Failure` if nothing could be measured. */
export async function runLocal<I extends z.ZodObject, R, Id extends string>(
  check: Check<I, R, Id>,
  input: z.output<I>,
  { onResult, watching, admit, store, caller, report, stored, surveysSince, ...options }: LocalOptions,
): Promise<LocalResult<R, Id>> {
  const started = performance.now();
  const observedAt = new Date();
  const { rest } = check;
  const deadline = deadlineOf(check, options);
  return behindDoor(
    { ...options, deadline, target: check.target(input) },
    async ({ hidden = nothing, surveys, ...outside }, signal, hold, end) => {
      const result = await run(check, input, {
        ...outside,
        ...(surveys && { surveys: surveys.since(surveysSince ?? observedAt.getTime()) }),
        ...(watching && { watching }),
        ...(store && { store }),
        ...(caller && { caller }),
        ...(report && { report }),
        ...(stored && { stored }),
        pause: async (least, most) => {
          const ms = least + Math.random() * (most - least);
          return sleep(ms, true, { signal }).catch(() => false);
        },
        ...(options.backgroundWork && { behind: { due: (deadline * 5) / 6, hold } }),
        ...(admit && rest !== undefined && { admit: (address: string) => admit(address, rest) }),
        // The rest of the run could only cost the target more.
        onRefused: end,
        now: () => observedAt,
        elapsed: () => performance.now() - started,
        onResult(measured, asked, found) {
          if (!signal.aborted) onResult?.(measured, asked, redactAddresses({ ...found, observedAt }, hidden));
        },
      });
      return redactAddresses({ ...result, observedAt }, hidden);
    },
  );
}

/**
 * Returns the milliseconds for a run of a check: the default, or the check's own deadline if that is longer. An explicit deadline takes
 * precedence.
 */
export function deadlineOf(
  { deadline = 0 }: Pick<AnyCheck, "deadline">,
  { deadline: usual, isDeadlineSet = false }: Pick<LocalOptions, "deadline" | "isDeadlineSet">,
): number {
  return isDeadlineSet ? usual : Math.max(usual, 1000 * deadline);
}

const nothing: ReadonlySet<string> = new Set();

/** Runs some work with its own door, within the deadline. */
async function behindDoor<T>(
  {
    open,
    deadline,
    signal,
    onSpent,
    target,
    claimant,
    idle,
    backgroundWork,
  }: Omit<LocalOptions, "onResult" | "watching"> & { readonly target: Target },
  work: (
    outside: Outside,
    signal: AbortSignal,
    hold: (work: Promise<void>) => void,
    end: (why: Failure) => void,
  ) => Promise<T>,
): Promise<T> {
  const held: Promise<void>[] = [];
  const ending = new AbortController();
  // This timer keeps the process alive: the deadline must fire even if nothing else is pending.
  const timer = setTimeout(() => ending.abort(new DOMException("The deadline is over.", "TimeoutError")), deadline);
  const callOff = (): void => ending.abort(signal?.reason);
  signal?.addEventListener("abort", callOff, { once: true });
  if (signal?.aborted) callOff();
  const outside = open(ending.signal, target, claimant, idle);
  try {
    outside.refuse?.();
    return await work(
      outside,
      ending.signal,
      (later) => held.push(later),
      (why) => ending.abort(why),
    );
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", callOff);
    onSpent?.(outside.traffic());
    goOn(held, ending, outside, backgroundWork);
  }
}

/**
 * Closes the door at once, or after the work that continues after the answer. That work is aborted if there is no room or its time is over.
 */
function goOn(
  held: readonly Promise<void>[],
  ending: AbortController,
  outside: Outside,
  backgroundWork?: BackgroundWork,
): void {
  if (held.length === 0) return outside.close();
  const stop = (): void => ending.abort(new DOMException("The time behind the answer is over.", "TimeoutError"));
  const leave = backgroundWork?.enter(stop) ?? null;
  if (!leave) stop();
  const timer = setTimeout(stop, longestAfterwards);
  // Anything but a Failure is a bug and propagates to the caller, which logs it.
  void Promise.all(held).finally(() => {
    clearTimeout(timer);
    leave?.();
    outside.close();
  });
}

/** Looks at a page once with its own door: names are resolved again, and no connection is reused. Throws `Failure`. */
async function lookLocal(
  url: string,
  { limit, patience, signal }: PageProgress,
  { open, deadline }: Pick<LocalOptions, "open" | "deadline" | "isDeadlineSet">,
): Promise<Look> {
  const within = { open, target: targetOfUrl(url), deadline: Math.min(deadline, patience), ...(signal && { signal }) };
  return behindDoor(within, async (outside) => {
    const sights = await pageStateOf(outside.net, url, { now: new Date(), limit });
    return { sights, traffic: outside.traffic() };
  });
}

type Engine = Pick<LocalOptions, "open" | "deadline" | "isDeadlineSet" | "store">;

/** Returns the engine in this process as a {@link Runner}. With `remembering` it stores its results. */
export function localRunner(engine: Engine, remembering?: Snapshots): Runner {
  return {
    async answer(check, query, { language, naming, maxAge, ...how }) {
      const input = parseInput(check.input, query, naming);
      const answer = async (memory?: OpenedMemory): Promise<Answered> => {
        const notes = memory?.begin(check, input);
        const { onResult, stored } = notes ?? {};
        const known = maxAge === undefined ? null : ((await notes?.recent(maxAge)) ?? null);
        const result =
          known ??
          (await runLocal(check, input, {
            ...engine,
            ...how,
            ...(memory && { store: memory.ledger }),
            ...(onResult && { onResult }),
            ...(stored && { stored }),
          }));
        const data = toAnswer(check, result, input, language);
        const previousSnapshot = await notes?.previous(result, language);
        return {
          data,
          updatedAt: result.observedAt,
          cached: known !== null,
          ...(previousSnapshot && { previousSnapshot }),
        };
      };
      return remembering ? remembering.within(answer) : answer();
    },
    look: (url, looking) => lookLocal(url, looking, engine),
  };
}
