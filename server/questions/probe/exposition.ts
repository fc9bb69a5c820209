import { grades } from "../../../src/core/grade/grade.ts";
import type { StoredResult } from "../../store/store.ts";
import { probeReasons, type ProbeReason } from "./reasons.ts";

/** What a probe found: a result, or why there is none. */
export interface Probed {
  readonly seconds: number;
  readonly found: Pick<StoredResult, "verdict" | "raw" | "observedAt"> | null;
  readonly cached: boolean;
  /** Why there is no verdict; null where there is one. */
  readonly reason: ProbeReason | null;
}

type Sample = readonly [labels: Readonly<Record<string, string>>, value: number];

interface Family {
  readonly name: string;
  readonly help: string;
  readonly samples: readonly Sample[];
}

/**
 * A probe as text for Prometheus. `probe_success` is 0 only for a measured fail; where the probe could not tell, it is absent, and
 * `portcullis_probe_undetermined` says why.
 */
export function expositionOf(probed: Probed): string {
  return familiesOf(probed)
    .filter(({ samples }) => samples.length > 0)
    .map(textOf)
    .join("");
}

/** A sample without labels. */
function one(value: number): Sample {
  return [{}, value];
}

function familiesOf({ seconds, found, cached, reason }: Probed): readonly Family[] {
  const success = reason === null && found ? [one(found.verdict.status === "fail" ? 0 : 1)] : [];
  const { grade, score, kpis = [] } = found?.verdict ?? {};
  return [
    {
      name: "probe_success",
      help: "Whether the check passed (1) or failed (0); absent where it could not be determined.",
      samples: success,
    },
    { name: "probe_duration_seconds", help: "How long the probe took.", samples: [one(seconds)] },
    {
      name: "portcullis_probe_undetermined",
      help: "Why the check could not be determined, by reason; all 0 where it could.",
      samples: probeReasons.map((each) => [{ reason: each }, each === reason ? 1 : 0] as const),
    },
    {
      name: "portcullis_probe_cached",
      help: "Whether the result was measured for an earlier request.",
      samples: found ? [one(cached ? 1 : 0)] : [],
    },
    {
      name: "portcullis_probe_observed_timestamp_seconds",
      help: "When the result was measured, in seconds since 1970.",
      samples: found ? [one(found.observedAt / 1000)] : [],
    },
    {
      name: "portcullis_probe_grade",
      help: "The grade: 1 for the letter that the check gave.",
      samples: grade === undefined ? [] : grades.map((each) => [{ grade: each }, each === grade ? 1 : 0] as const),
    },
    {
      name: "portcullis_probe_score",
      help: "The score, from 0 to 100.",
      samples: score === undefined ? [] : [one(score)],
    },
    {
      name: "portcullis_probe_value",
      help: "Key figures of the check that are numbers, by id.",
      samples: kpis.flatMap(({ id, value }) => (typeof value === "number" ? [[{ id }, value] as const] : [])),
    },
    {
      name: "probe_ssl_earliest_cert_expiry",
      help: "When the first certificate of the chain expires, in seconds since 1970.",
      samples: earliestExpiry(found?.raw).map(one),
    },
  ];
}

/** The certificates of a check that shows a chain; none for any other. */
function earliestExpiry(raw: unknown): readonly number[] {
  const { chain } = (raw ?? {}) as { readonly chain?: unknown };
  if (!Array.isArray(chain)) return [];
  const ends = (chain as readonly { readonly notAfter?: unknown }[]).map(({ notAfter }) =>
    typeof notAfter === "string" ? Date.parse(notAfter) / 1000 : Number.NaN,
  );
  const known = ends.filter((end) => Number.isFinite(end));
  return known.length > 0 ? [Math.min(...known)] : [];
}

function textOf({ name, help, samples }: Family): string {
  const lines = samples.map(([labels, value]) => `${name}${labelsOf(labels)} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${lines.join("")}`;
}

/** Our own label values: ids, letters and reasons, in which nothing needs an escape. */
function labelsOf(labels: Readonly<Record<string, string>>): string {
  const all = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
  return all.length === 0 ? "" : `{${all.join(",")}}`;
}
