import type { Toolkit } from "./toolkit.ts";

/**
 * Inputs with which the runner tells a step about its job's matrix; no environment variable does. GitHub, "action-v1.0.json": the default of an input
 * may use the contexts github, strategy, matrix, job and runner.
 */
export const matrixInputs = {
  "job-matrix": {
    about: "Set by GitHub, do not set it: the matrix values of the job, which tell the comments of its jobs apart",
    default: "${{ toJSON(matrix) }}",
  },
  "job-index": {
    about: "Set by GitHub, do not set it: the position of the job in its matrix",
    default: "${{ strategy.job-index }}",
  },
} as const satisfies Readonly<Record<string, { readonly about: string; readonly default: string }>>;

/**
 * What tells a job of a matrix from the others, the same for every push; null without a matrix. Values that change with a push, such as the URL of a
 * preview or a commit, do not count: the position of the job stands for them.
 */
export function matrixKey(getInput: Toolkit["getInput"]): string | null {
  const matrix = parse(getInput("job-matrix"));
  if (typeof matrix !== "object" || matrix === null || Object.keys(matrix).length === 0) return null;
  const lasting = JSON.stringify(withoutPushed(matrix));
  return lasting === JSON.stringify(sorted(matrix)) ? lasting : `${lasting} ${getInput("job-index")}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** A URL, or the host name of one. */
const url = /^(?:https?:\/\/)?[a-z\d.-]+\.[a-z]{2,63}(?::\d{1,5})?(?<rest>[/?#].*)?$/is;

/** A commit, also shortened or after a word: `preview-3f2a9c1`. */
const commit = /(?<![\da-z])(?=[a-f]*\d)[\da-f]{7,64}(?![\da-z])/gi;

function withoutPushed(value: unknown): unknown {
  if (typeof value === "string") {
    const rest = url.exec(value)?.groups;
    return rest ? (rest["rest"] ?? "") : value.replace(commit, "");
  }
  return mapped(value, withoutPushed);
}

function sorted(value: unknown): unknown {
  return mapped(value, sorted);
}

/** Keys in a fixed order: `include` may add them in another one. */
function mapped(value: unknown, change: (each: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, change(each)]));
}
