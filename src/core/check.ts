import type { z } from "zod";
import type { Monitored } from "./changes/fact.ts";
import type { DnsOutfit } from "./net/dns.ts";
import type { Grading } from "./grade/grade.ts";
import type { Interpretation, Verdict, Words } from "./result/interpretation.ts";
import type { Named, Net, Traffic } from "./net/net.ts";
import type { Scoring } from "./grade/score.ts";
import type { ByteCache } from "./net/cache.ts";
import type { SourceId } from "./net/source.ts";
import type { Surveys } from "./net/surveys.ts";
import type { OpenNetworks } from "./networks.ts";
import type { Caller, Ledger, Observation } from "./store.ts";
import type { Table } from "./result/table.ts";
import type { Target } from "./target/value.ts";
import type { Language, Text } from "./text.ts";
import type { TrustStore } from "./net/trust.ts";
import type { UserData } from "./user-data.ts";
import type { Watching } from "./waiting.ts";

/** The cost of a run for us and others; a server maps each class to a rate limit. */
type Cost = "light" | "standard" | "heavy";

/** The maximum of {@link Check.deadline}, in seconds. */
export const longestDeadline = 90;

/** Events of a running check. */
export type RunEvent =
  | { readonly kind: "progress"; readonly done: number; readonly total: number }
  /** A completed part of the answer: one line of a streamed answer. */
  | { readonly kind: "item"; readonly item: unknown };

/** Everything that a running check may use. */
export interface Context {
  readonly net: Net;
  readonly trust: TrustStore;
  /** Additional resolvers and the DNSSEC trust anchors. */
  readonly dns: DnsOutfit;
  /** A cache of data from earlier runs; without it nothing outlives a run. */
  readonly shelf?: ByteCache;
  /** The TLS surveys of other runs that this one may use, and to which it adds its own; absent without any. */
  readonly surveys?: Surveys;
  /** The address that this view of the run is restricted to ({@link Context.at}); absent for the whole run. */
  readonly place?: string;
  /** Third parties for which the operator configured another address. */
  readonly chosen?: ReadonlySet<SourceId | "whois">;
  /** Third parties for which the operator has a key; some are not queried without one. */
  readonly keyed?: ReadonlySet<SourceId>;
  /** The local network data, loaded on first use; absent in entry points without it, such as the Action. */
  readonly networks?: OpenNetworks;
  /** Data of the user's own for all runs. A check reads what it declared with `userDataKind`. */
  readonly userData?: readonly UserData[];
  /** Whether the run may send a protocol's hello to services that wait for the client: on a server only if its operator allows that. */
  readonly mayProbe?: boolean;
  /** Whether the run may ask name servers for their whole zone (AXFR). */
  readonly mayTransfer?: boolean;
  /** Receives the pages that are measured. */
  readonly watching?: Watching;
  /** Access to the store; absent without one. */
  readonly store?: Ledger;
  /** The caller. Absent on a command line, and in runs that callers may share ({@link Check.concerns}). */
  readonly caller?: Caller;
  /** Receives progress and finished parts of a long run; absent without a listener, and inside another check. */
  readonly report?: (event: RunEvent) => void;
  /** The reference time for all relative times. */
  now(): Date;
  /** The traffic of the run so far. */
  traffic(): Traffic;
  /**
   * Registers that an address will be measured; throws `Failure` if it was measured recently ({@link Check.rest}). Absent if scans are not limited.
   */
  readonly admit?: (address: string) => void;
  /** Milliseconds since the start of the run. */
  elapsed(): number;
  /** Waits a random time between two bounds in milliseconds, and returns whether the run continues; absent where waiting makes no sense. */
  readonly pause?: (least: number, most: number) => Promise<boolean>;
  /** How the run may continue after its answer; absent where nothing outlives that, as on a command line. */
  readonly afterwards?: Afterwards;
  /** The newest stored observation of the same check and question, of any age; absent without a store. */
  readonly earlier?: () => Promise<Earlier | null>;
  /**
   * Runs another check within this run; a second call with the same input shares the first. `named` states who named the input if it was not the
   * user.
   */
  use<I extends z.ZodObject, R, Id extends string>(
    check: Check<I, R, Id>,
    input: z.input<I>,
    named?: Named,
  ): Promise<Result<R, Id>>;
  /** Shares work between all checks of this run. The key names the queried host, so that work at one of its addresses is kept separate. */
  once<T>(key: string, work: () => Promise<T>): Promise<T>;
  /**
   * The same run restricted to one address of a host: all requests to that host, on any port, go there. `at` is an id from `net.addresses`. Other
   * hosts' answers are shared with the rest of the run.
   */
  at(host: string, at: string): Context;
}

/** How a run continues after its answer, for later callers. */
export interface Afterwards {
  /** Milliseconds since the start of the run at which its answer is due. */
  readonly due: number;
  /** Takes the observation that replaces the answered one; the run ends when it is there, or after {@link longestAfterwards}. */
  improve(raw: Promise<unknown>): void;
}

/** Milliseconds for which a run may continue after its answer. */
export const longestAfterwards = 120_000;

/** The observation of an earlier run. */
export interface Earlier {
  /** In the format that the check had then. */
  readonly raw: unknown;
  readonly observedAt: Date;
}

/** The result of one run: observation and verdict. */
export interface Result<Raw = unknown, Id extends string = string> {
  readonly raw: Raw;
  readonly verdict: Verdict<Id>;
}

/** The usual answer of a check. */
export interface Answer<Raw = unknown, IssueId extends string = string> {
  readonly raw: Raw;
  readonly interpretation: Interpretation<IssueId>;
}

/** An answer in a check's own format. */
interface CheckAnswer<Input extends z.ZodObject, Raw, Id extends string = string> {
  readonly schema: z.ZodType;
  of(result: Result<Raw, Id>, input: z.output<Input>, language: Language): unknown;
  /** Whether a remote answer fits the question and is consistent. */
  fits?(answer: unknown, input: z.output<Input>): boolean;
  /** Tables for an answer, like {@link Check.tables} for an observation. */
  tables?(answer: unknown): readonly Table[];
  /** The answer in a line-based format. */
  readonly lines?: Lines<Result<Raw, Id>>;
}

/** An answer as objects, one per line, without texts. */
interface Lines<Found> {
  readonly schema: z.ZodType;
  /** The objects of a page, and the cursor of the next page. */
  of(result: Found): { readonly lines: readonly object[]; readonly next: string | null };
}

/** Parts of an observation that are sent during the run ({@link RunEvent}) to clients that request them. */
interface Items<Raw> {
  readonly schema: z.ZodType;
  /** All items in the order of the observation. */
  of(raw: Raw): readonly Readonly<Record<string, unknown>>[];
  /** The field that identifies an item. */
  readonly key: string;
  /** Its fields in table order; nested fields by path, as in `page.state`. */
  readonly columns: readonly string[];
}

/** One check: a folder under `src/checks`. Command, route, documentation and cache entry are derived from this declaration. */
export interface Check<Input extends z.ZodObject, Raw, Id extends string = string> {
  readonly id: string;
  /** Incremented whenever observation or verdict change: results of other versions are never served. Part of every cache key. */
  readonly version: number;
  readonly title: Text;
  readonly about: Text;
  /** How it measures and judges, and its limits, one paragraph each, for its documentation page. */
  readonly notes?: readonly Text[];
  readonly method?: "GET" | "POST";
  /** Strict: unknown parameters are rejected. */
  readonly input: Input;
  /** The positional parameter on the command line. Absent if the check needs no parameter. */
  readonly subject?: keyof z.input<Input> & string;
  /** Whether the subject is a long text, which a command line reads from a file and a server accepts in a larger request. */
  readonly subjectIs?: "text";
  /**
   * What it is about if that is no network target: the caller, or the store. Such a check never shares a run, receives the caller, and its results
   * are never stored.
   */
  readonly concerns?: "caller" | "store";
  /** What a caller needs; without an API key the request is rejected (401 API_KEY_REQUIRED). */
  readonly requires?: "key";
  readonly raw: z.ZodType<Raw>;
  readonly cost: Cost;
  /**
   * Deadline of a run in seconds, if it needs more than others; the user's or operator's setting takes precedence. At most {@link longestDeadline}.
   */
  readonly deadline?: number;
  /** Seconds for which a server does not measure the same address again, for all clients; `collect` calls `context.admit` for each address. */
  readonly rest?: number;
  /** Seconds for which it uses the TLS survey of another run; absent or 0: it measures now. */
  readonly surveyAge?: number;
  /** Seconds for which a result may be served again; 0 = always measured. */
  readonly ttl: number;
  /** The cache time for this observation, if shorter than {@link Check.ttl}. */
  lasts?(raw: Raw): number;
  readonly words: Words & { readonly problems: Readonly<Record<Id, unknown>> };
  /** Absent if the check gives no grade. */
  readonly grading?: Grading;
  /** How it calculates a score without a grade, if it gives one. */
  readonly scoring?: Scoring;
  /** The target; its name is the key of snapshot, history and fingerprint. */
  target(input: z.output<Input>): Target;
  /** The part of the input that determines the observation, if several inputs give the same one; by default the whole input. */
  question?(input: z.output<Input>): object;
  /** Whether an observation about `target` made within another run equals one made alone, so that other callers may get it; by default not. */
  standsAlone?(input: z.output<Input>, target: Target, raw: Raw): boolean;
  /** Collects the observation: all network access, no judgement. */
  collect(input: z.output<Input>, context: Context): Promise<Raw>;
  /** Judges the observation: pure, so equal observations get equal verdicts. */
  judge(raw: Raw, input: z.output<Input>): Verdict<Id>;
  /** Whether a remote observation fits the question. */
  fits?(raw: Raw, input: z.output<Input>): boolean;
  /** The answer's format, if it is not the usual `{ raw, interpretation }`. */
  readonly answer?: CheckAnswer<Input, Raw, Id>;
  /** Tables in addition to the key figures. */
  tables?(raw: Raw): readonly Table[];
  /** The parts that are sent before the answer is complete; absent without any. */
  readonly items?: Items<Raw>;
  /** The values of the observation for the history. */
  observe?(raw: Raw): readonly Observation[];
  /** What monitoring compares, besides grade, score and findings. */
  readonly monitored?: Monitored<Raw, NoInfer<Id>>;
}

/** Declares a check; the compiler checks that the types of its parts fit. */
export function defineCheck<Input extends z.ZodObject, Raw, Id extends string>(
  check: Check<Input, Raw, Id>,
): Check<Input, Raw, Id> {
  return check;
}

/** Any check, for registries and runners. */
// oxlint-disable-next-line typescript/no-explicit-any -- variance: a registry holds checks of every shape
export type AnyCheck = Check<any, any, any>;
