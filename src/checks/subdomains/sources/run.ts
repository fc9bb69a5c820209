import { attempt } from "../../../core/attempt.ts";
import type { Context } from "../../../core/check.ts";
import type { FailureFacts } from "../../../core/failure.ts";
import { printable } from "../../../core/printable.ts";
import type { Issuance } from "../../../formats/ct/issuance.ts";
import type { Listing } from "./source.ts";
import type { ctSources } from "./table.ts";

/** One of the sources that are asked. */
type KnownSource = (typeof ctSources)[number];

/** A source that is being asked. */
export interface SourceRun {
  readonly source: KnownSource;
  /** Resolves when it has told all that it will; never rejects with a failure. */
  readonly done: Promise<void>;
  /** How far it has come. */
  state(): SourceState;
}

/** How far a source has come. */
export interface SourceState {
  readonly status: "complete" | "partial" | "failed" | "pending";
  /** The reason of a failure; null where there is none. */
  readonly reason: string | null;
  readonly detail: string | null;
  /** Seconds after which it may be asked again, where it says so. */
  readonly retryAfter: number | null;
  readonly truncated: boolean;
  readonly certificates: number;
  readonly dropped: number;
  readonly ms: number;
}

/** Asks a source, and keeps count of what it tells. */
export function runSource(
  source: KnownSource,
  domain: string,
  { net, elapsed, pause }: Pick<Context, "net" | "elapsed" | "pause">,
  take: (issuance: Issuance) => void,
): SourceRun {
  const began = elapsed();
  let [certificates, dropped] = [0, 0];
  let ended: Ended | null = null;
  // Why it has told nothing yet.
  let latest: Ended = silent;
  let ms = 0;
  const asking = {
    net,
    take(issuance: Issuance) {
      certificates++;
      take(issuance);
    },
    drop(count: number) {
      dropped += count;
    },
  };
  async function ask(): Promise<Ended> {
    for (const wait of [...waits, null]) {
      const got = await attempt(() => source.ask(domain, asking));
      const said = got.ok ? endOf(got.value) : failureOf(got.failure);
      // What was told in part is told again from its beginning, and would be counted twice.
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

/** Milliseconds before a source that failed is asked once more, and a second time: crt.sh often answers the next time. */
const waits: readonly (readonly [least: number, most: number])[] = [
  [1500, 3500],
  [5000, 9000],
];

/** Milliseconds after which a source is not asked again. */
const patienceForMore = 20_000;

/** Whether a failure may pass: an error of the server, or a page instead of a list. A limit does not, and silence has taken its time. */
function isPassing({ reason, detail, truncated }: Ended): boolean {
  if (reason === "source.status") return detail === "404" || /^5\d\d$/.test(detail ?? "");
  return (reason === "source.malformed" && !truncated) || reason === "source.unreachable";
}

type Ended = Pick<SourceState, "reason" | "detail" | "retryAfter" | "truncated">;

const fine = { reason: null, detail: null, retryAfter: null, truncated: false };
const silent: Ended = { ...fine, reason: "timeout.source" };

const ends: Readonly<Record<Listing["end"], Ended>> = {
  whole: fine,
  full: { ...fine, truncated: true, reason: "source.malformed", detail: "too-large" },
  cut: { ...fine, reason: "source.malformed", detail: "cut" },
  "not-rows": { ...fine, reason: "source.malformed", detail: "not-rows" },
};

function endOf({ end }: Listing): Ended {
  return ends[end];
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
  return { ...ended, status: certificates > 0 ? "partial" : "failed" };
}
