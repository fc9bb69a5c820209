import type { z } from "zod";
import type { Monitored } from "./changes/fact.ts";
import type { ExposureRule } from "../data/exposure/rule.ts";
import type { DnsOutfit } from "./net/dns.ts";
import type { Grading } from "./grade/grade.ts";
import type { Interpretation, Verdict, Words } from "./result/interpretation.ts";
import type { Named, Net, Traffic } from "./net/net.ts";
import type { Scoring } from "./grade/score.ts";
import type { Shelf } from "./net/shelf.ts";
import type { SourceId } from "./net/source.ts";
import type { OpenNetworks } from "./networks.ts";
import type { Caller, Ledger, Observation } from "./store.ts";
import type { Table } from "./result/table.ts";
import type { Target } from "./target/value.ts";
import type { Language, Text } from "./text.ts";
import type { TrustStore } from "./net/trust.ts";
import type { Watching } from "./waiting.ts";

/** How much a run costs us and others; a server maps each class to a rate limit. */
type Cost = "light" | "standard" | "heavy";

/** The longest {@link Check.deadline}, in seconds. */
export const longestDeadline = 90;

/** What a run tells while it is under way. */
export type RunEvent =
  | { readonly kind: "progress"; readonly done: number; readonly total: number }
  /** A part of the answer that is complete: one line of a streamed answer. */
  | { readonly kind: "item"; readonly item: unknown };

/** What a running check may touch. */
export interface Context {
  readonly net: Net;
  readonly trust: TrustStore;
  /** Whom else to ask about the DNS, and which keys of it are trusted. */
  readonly dns: DnsOutfit;
  /** What earlier runs have fetched and is still good; nothing outlives a run where there is none. */
  readonly shelf?: Shelf;
  /** The third parties for which the operator has chosen another address than their own. */
  readonly chosen?: ReadonlySet<SourceId | "whois">;
  /** The third parties that have given the operator a key, without which some of them are not asked. */
  readonly keyed?: ReadonlySet<SourceId>;
  /** What this machine holds about networks, loaded when it is first asked for; absent where an entry point wires none, as in the Action. */
  readonly networks?: OpenNetworks;
  /** The caller's own exposure rules, beside the built-in ones. */
  readonly exposureRules?: readonly ExposureRule[];
  /** Hears which pages are measured. */
  readonly watching?: Watching;
  /** What the store remembers; absent where there is no store. */
  readonly store?: Ledger;
  /** Who asks. Absent on a command line, and in a run that callers may share ({@link Check.concerns}). */
  readonly caller?: Caller;
  /** Takes the progress and the finished parts of a long run; absent without a listener, and within another check. */
  readonly report?: (event: RunEvent) => void;
  /** The time against which everything relative to time is judged. */
  now(): Date;
  /** What the run has cost so far. */
  traffic(): Traffic;
  /** Takes note that an address is about to be measured; throws `Failure` where it was a short while ago ({@link Check.rest}). Absent where scans are not limited. */
  readonly admit?: (address: string) => void;
  /** Milliseconds since the run began. */
  elapsed(): number;
  /** Waits some milliseconds between two bounds, at random, and says whether the run still goes on then; absent where waiting makes no sense. */
  readonly pause?: (least: number, most: number) => Promise<boolean>;
  /** How the run may go on behind its answer; absent where nothing outlives that, as on a command line. */
  readonly afterwards?: Afterwards;
  /** The newest stored observation of this very check and question, however old; absent where nothing is stored. */
  readonly earlier?: () => Promise<Earlier | null>;
  /**
   * Runs another check within this run; a second call with the same input shares the first.
   * `named` says whose words the input is, where it is not the user's.
   */
  use<I extends z.ZodObject, R, Id extends string>(
    check: Check<I, R, Id>,
    input: z.input<I>,
    named?: Named,
  ): Promise<Result<R, Id>>;
  /**
   * Shares one piece of work between all checks of this run. The key names the host that is asked, so that work on one address of
   * it is not taken for work on another.
   */
  once<T>(key: string, work: () => Promise<T>): Promise<T>;
  /**
   * The same run as one address of a host sees it: whatever is asked of that host, on any port, is asked there. `at` is an id that
   * `net.addresses` gave. What other hosts answer is shared with the rest of the run.
   */
  at(host: string, at: string): Context;
}

/** How a run goes on behind its answer, for those who ask the same later. */
export interface Afterwards {
  /** Milliseconds since the run began at which its answer is due. */
  readonly due: number;
  /** Takes the observation that will replace the one answered; the run ends when it is there, or after {@link longestAfterwards}. */
  improve(raw: Promise<unknown>): void;
}

/** Milliseconds for which a run goes on behind its answer. */
export const longestAfterwards = 120_000;

/** What an earlier run saw. */
export interface Earlier {
  /** Of the shape that the check had then. */
  readonly raw: unknown;
  readonly observedAt: Date;
}

/** What one run of a check found: the observation, and the judgement of it. */
export interface Result<Raw = unknown, Id extends string = string> {
  readonly raw: Raw;
  readonly verdict: Verdict<Id>;
}

/** What most checks answer. */
export interface Answer<Raw = unknown> {
  readonly raw: Raw;
  readonly interpretation: Interpretation;
}

/** An answer of a check's own shape. */
interface CheckAnswer<Input extends z.ZodObject, Raw, Id extends string = string> {
  readonly schema: z.ZodType;
  of(result: Result<Raw, Id>, input: z.output<Input>, language: Language): unknown;
  /** Whether an answer that came from elsewhere is one to this question, and does not contradict itself. */
  fits?(answer: unknown, input: z.output<Input>): boolean;
  /** Shows what is in an answer beside the key figures, as {@link Check.tables} does of an observation. */
  tables?(answer: unknown): readonly Table[];
  /** The answer in a format that others read line by line. */
  readonly lines?: Lines<Result<Raw, Id>>;
}

/** An answer as objects, one a line; without words. */
interface Lines<Found> {
  readonly schema: z.ZodType;
  /** The objects of a page, and the cursor of the next one. */
  of(result: Found): { readonly lines: readonly object[]; readonly next: string | null };
}

/** Parts of an observation that are told one by one while it is made ({@link RunEvent}), to clients that ask for them. */
interface Items<Raw> {
  readonly schema: z.ZodType;
  /** All of them, in the order in which the observation has them. */
  of(raw: Raw): readonly Readonly<Record<string, unknown>>[];
  /** The field of an item by which it is told from the others. */
  readonly key: string;
  /** Its fields in the order of a table; those of an object within it by their path, as in `page.state`. */
  readonly columns: readonly string[];
}

/** One check: a folder under `src/checks`. Command, route, documentation and cache entry are derived from this declaration. */
export interface Check<Input extends z.ZodObject, Raw, Id extends string = string> {
  readonly id: string;
  /** Raised whenever raw or judgement changes: a result of another version is never served again. Part of every cache key. */
  readonly version: number;
  readonly title: Text;
  readonly about: Text;
  /** How it looks, by what it judges and what it does not do, a paragraph each: for its page of the documentation. */
  readonly notes?: readonly Text[];
  readonly method?: "GET" | "POST";
  /** Strict: an unknown parameter is refused. */
  readonly input: Input;
  /** The parameter a person types first, without a flag, on the command line. Absent where the check needs no parameter. */
  readonly subject?: keyof z.input<Input> & string;
  /** Whether that is a text of many lines, which a command line reads from a file and a server takes more of. */
  readonly subjectIs?: "text";
  /**
   * What is looked at, where it is no target on the network: the caller itself, or what the store remembers. Such a check joins
   * no other caller's run, knows the caller, and its results are never stored.
   */
  readonly concerns?: "caller" | "store";
  /** What a caller needs; who sends no API key is refused (401 API_KEY_REQUIRED). */
  readonly requires?: "key";
  readonly raw: z.ZodType<Raw>;
  readonly cost: Cost;
  /** Seconds for a run, where it needs more than others; what a user or an operator sets counts instead. At most {@link longestDeadline}. */
  readonly deadline?: number;
  /** Seconds for which a server does not measure the same address again, over all clients; `collect` asks `context.admit` for each address. */
  readonly rest?: number;
  /** Seconds for which a result may be served again; 0 = measured anew each time. */
  readonly ttl: number;
  /** The same for this very observation, where it is not worth the whole of {@link Check.ttl}. */
  lasts?(raw: Raw): number;
  readonly words: Words & { readonly problems: Readonly<Record<Id, unknown>> };
  /** Absent where a check gives no letter. */
  readonly grading?: Grading;
  /** How it comes to a score, where it gives one without a letter. */
  readonly scoring?: Scoring;
  /** What is looked at; its name is the key of snapshot, history and fingerprint. */
  target(input: z.output<Input>): Target;
  /** What of the input decides the observation, where several inputs ask for the same one; the whole input otherwise. */
  question?(input: z.output<Input>): object;
  /**
   * Whether what it saw within a run about `target` is what it would have seen by itself, so that others may be told it;
   * nobody is where this is left out.
   */
  standsAlone?(input: z.output<Input>, target: Target): boolean;
  /** Looks: all of the network, none of the judgement. */
  collect(input: z.output<Input>, context: Context): Promise<Raw>;
  /** Judges: pure, the same observation always gets the same verdict. */
  judge(raw: Raw, input: z.output<Input>): Verdict<Id>;
  /** Whether an observation that came from elsewhere is one of what was asked for. */
  fits?(raw: Raw, input: z.output<Input>): boolean;
  /** What a caller gets, where it is not the usual `{ raw, interpretation }`. */
  readonly answer?: CheckAnswer<Input, Raw, Id>;
  /** Shows what was seen beside the key figures, where these are not what people look for. */
  tables?(raw: Raw): readonly Table[];
  /** What it tells of before all of it is there; absent where nothing is. */
  readonly items?: Items<Raw>;
  /** Remembers: which values of the observation belong into the history. */
  observe?(raw: Raw): readonly Observation[];
  /** What the daily monitoring compares, beside grade, score and findings. */
  readonly monitored?: Monitored<Raw>;
}

/** Declares a check; the types of its parts are proven to fit. */
export function defineCheck<Input extends z.ZodObject, Raw, Id extends string>(
  check: Check<Input, Raw, Id>,
): Check<Input, Raw, Id> {
  return check;
}

/** Any check, for registries and runners. */
// oxlint-disable-next-line typescript/no-explicit-any -- variance: a registry holds checks of every shape
export type AnyCheck = Check<any, any, any>;
