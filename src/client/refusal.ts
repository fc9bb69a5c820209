import { failureCodes, type FailureCode } from "../core/failure.ts";

/** The envelope of a failure, as far as a client depends on it. */
export interface RefusalFacts {
  readonly requestId: string;
  readonly error: {
    readonly code: FailureCode;
    readonly message: string;
    readonly retryAfter: number | null;
    readonly reason: string;
  };
}

type Test = (value: unknown) => boolean;

const isText: Test = (value) => typeof value === "string";
const isCount: Test = (value) => typeof value === "number" && Number.isSafeInteger(value) && value >= 0;

/** What each field must be. A browser would pay for the schemas of the engine with ten times the size of this client. */
const fields: readonly (readonly [path: string, isRight: Test])[] = [
  ["ok", (value) => value === false],
  ["requestId", isText],
  ["cached", (value) => typeof value === "boolean"],
  ["updatedAt", (value) => value === null || isText(value)],
  ["data", (value) => value === null],
  ["error", (value) => typeof value === "object" && value !== null],
  ["error.code", (value) => failureCodes.some((code) => code === value)],
  ["error.message", isText],
  ["error.retryAfter", (value) => value === null || isCount(value)],
  ["error.reason", isText],
];

/** What each field of a success must be, beside its data. */
const successFields: typeof fields = [
  ["ok", (value) => value === true],
  ["requestId", isText],
  ["cached", (value) => typeof value === "boolean"],
  ["updatedAt", isText],
  ["data", (value) => value !== undefined && value !== null],
  ["error", (value) => value === null],
];

/** Reads the envelope of a failure, or returns the path of the first value that is wrong. */
export function readRefusal(json: unknown): RefusalFacts | string {
  return wrongIn(json, fields) ?? (json as RefusalFacts);
}

/** Returns the path of the first value that a success may not have; null for an answer. */
export function wrongInSuccess(json: unknown): string | null {
  return wrongIn(json, successFields);
}

function wrongIn(json: unknown, known: typeof fields): string | null {
  if (typeof json !== "object" || json === null || Array.isArray(json)) return "the answer";
  const wrong = known.find(([path, isRight]) => !isRight(at(json, path)));
  return wrong ? wrong[0] : null;
}

function at(value: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((inner, name) => (inner as Readonly<Record<string, unknown>>)[name], value);
}
