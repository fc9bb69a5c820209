import { attempt } from "../../../core/attempt.ts";
import type { Context } from "../../../core/check.ts";
import type { FailureFacts } from "../../../core/failure.ts";
import { printable } from "../../../core/printable.ts";
import type { LoggedIssuance } from "../../../formats/ct/issuance.ts";
import type { Followed, Listing } from "./source.ts";
import type { ctSources } from "./table.ts";

/** One of the sources. */
type KnownSource = (typeof ctSources)[number];

/** A running query of one source. */
export interface SourceRun {
  readonly source: KnownSource;
  /** Resolves when the source is done; never rejects with a failure. */
  readonly done: Promise<void>;
  /** The current state. */
  state(): SourceState;
}

/** The state of a source. */
export interface SourceState {
  readonly status: "complete" | "partial" | "failed" | "pending";
  /** The reason of a failure; null if there is none. */
  readonly reason: string | null;
  readonly detail: string | null;
  /** Seconds after which it may be asked again, if it says so. */
  readonly retryAfter: number | null;
  readonly truncated: boolean;
  readonly certificates: number;
  readonly dropped: number;
  readonly ms: number;
  /** How well the logs are followed; only of the followed logs. */
  readonly followed?: Followed;
}

/** Queries a source and counts its certificates. */
export function runSource(
  source: KnownSource,
  domain: string,
  { net, store, elapsed, pause }: Pick<Context, "net" | "store" | "elapsed" | "pause">,
  take: (issuance: LoggedIssuance) => void,
): SourceRun {
  const began = elapsed();
  let [certificates, dropped] = [0, 0];
  let ended: Ended | null = null;
  // The reason of the last failed try.
  let latest: Ended = silent;
  let ms = 0;
  const asking = {
    net,
    store,
    take(issuance: LoggedIssuance) {
      certificates++;
      take(issuance);
    },
    drop(count: number) {
      dropped += count;
    },
  };
  async function ask(): Promise<Ended> {
    for (const wait of [...waits, null]) {
      const got = await attempt(async (): Promise<Listing> => source.ask(domain, asking));
      const said = got.ok ? endOf(got.value) : failureOf(got.failure);
      // A retry starts from the beginning, so a partial answer would be counted twice.
      const isWorthwhile = isPassing(said) && certificates === 0 && elapsed() - began < patienceForMore;
      if (isWorthwhile) latest = said;
      if (wait === null || !isWorthwhile || (await pause?.(...wait)) !== true) return said;
    }
    return latest;
  }
  const done = ask().then((said) => {
    ms = elapsed() - began;
    ended = said;
  });
  return {
    source,
    done,
    state: () => ({
      ...(ended ? withStatus(ended, certificates) : { ...latest, status: "pending" as const }),
      certificates,
      dropped,
      ms: Math.round(ended ? ms : elapsed() - began),
    }),
  };
}

/** Milliseconds before the first and the second retry: crt.sh often answers then. */
const waits: readonly (readonly [least: number, most: number])[] = [
  [1500, 3500],
  [5000, 9000],
];

/** Milliseconds after which there is no further retry. */
const patienceForMore = 20_000;

/** Whether a retry may help: after a server error or an HTML page, but not after a rate limit or a timeout. */
function isPassing({ reason, detail, truncated }: Ended): boolean {
  if (reason === "source.status") return detail === "404" || /^5\d\d$/.test(detail ?? "");
  return (reason === "source.malformed" && !truncated) || reason === "source.unreachable";
}

type Ended = Pick<SourceState, "reason" | "detail" | "retryAfter" | "truncated" | "followed">;

const fine = { reason: null, detail: null, retryAfter: null, truncated: false };
const silent: Ended = { ...fine, reason: "timeout.source" };

const ends: Readonly<Record<Listing["end"], Ended>> = {
  whole: fine,
  full: { ...fine, truncated: true, reason: "source.malformed", detail: "too-large" },
  cut: { ...fine, reason: "source.malformed", detail: "cut" },
  "not-rows": { ...fine, reason: "source.malformed", detail: "not-rows" },
  followed: { ...fine, reason: "ct.followed" },
  "not-followed": { ...fine, reason: "ct.not-followed" },
};

function endOf({ end, followed }: Listing): Ended {
  return { ...ends[end], ...(followed && { followed }) };
}

function failureOf({ reason, params }: FailureFacts): Ended {
  const { detail, status, seconds } = params;
  const said = [status, seconds, detail].find((each) => typeof each === "string" || typeof each === "number");
  return {
    reason,
    detail: said === undefined ? null : printable(`${said}`, 120),
    retryAfter: typeof seconds === "number" ? seconds : null,
    truncated: detail === "too-large",
  };
}

function withStatus(ended: Ended, certificates: number): Ended & Pick<SourceState, "status"> {
  if (ended.reason === null) return { ...ended, status: "complete" };
  const isPart = certificates > 0 || ended.reason === "ct.followed";
  return { ...ended, status: isPart ? "partial" : "failed" };
}
