import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { deflateRaw, inflateRaw } from "node:zlib";
import { canonicalVerdict } from "../../src/core/canonical.ts";
import type { Verdict } from "../../src/core/result/interpretation.ts";
import { timed, timeless } from "./canonical.ts";
import { domainOf } from "./domain-of.ts";
import { withoutQueryValues } from "./query-values.ts";
import type { StoredRun, StoredResult } from "./store.ts";

/** One observation in the database: `at` in seconds. */
export interface ObservationRow {
  readonly target: string;
  readonly kind: string;
  readonly value: string;
  readonly at: number;
}

/** A result that is ready to be written. */
export interface Prepared {
  /** Its names, the result's own first, each with its registrable domain. */
  readonly names: readonly { readonly name: string; readonly domain: string }[];
  readonly isTrusted: boolean;
  /** Whether the result is stored besides its observations. */
  readonly isSnapshot: boolean;
  readonly sightings: readonly ObservationRow[];
  readonly question: Buffer;
  readonly version: number;
  readonly observedAt: number;
  /** The digest of the canonical form: that of two observations of the same state is equal. */
  readonly canonical: Buffer;
  readonly content: Buffer;
  readonly body: Uint8Array;
}

/** The most bytes of a name or a value: a PostgreSQL index entry holds at most 2,704. */
const longestText = 1000;

/** The most characters of a result; longer ones are not stored. */
const longestBody = 4 * 1024 * 1024;

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);

/** Prepares a result for writing; null where it cannot be stored. Compression runs in other threads. */
export async function prepare({
  result,
  observations,
  isTrusted,
  areObservationsAlone,
  canonical = (value) => value,
}: StoredRun): Promise<Prepared | null> {
  const { check, question, target, raw, verdict, version, observedAt } = result;
  if (!isStorable(target)) return null;
  const json = areObservationsAlone ? "" : withoutQueryValues(timeless({ raw, verdict }, observedAt));
  if (json.length > longestBody) return null;
  const at = Math.floor(observedAt / 1000);
  const sightings = observations
    .filter((each) => [each.target, each.kind, each.value].every(isStorable))
    .map((each) => ({ target: each.target, kind: each.kind, value: each.value, at }));
  return {
    names: [...new Set([target, ...sightings.map((each) => each.target)])].map((name) => ({
      name,
      domain: domainOf(name),
    })),
    isTrusted,
    isSnapshot: areObservationsAlone !== true,
    sightings,
    question: questionDigest(check, question),
    version,
    observedAt,
    canonical: areObservationsAlone ? digest("") : canonicalDigest(canonical(raw), result),
    content: digest(json),
    body: await compressed(json),
  };
}

/** Compresses raw and verdict of one result; see `unpack`. */
export async function pack({ raw, verdict, observedAt }: StoredResult): Promise<Uint8Array> {
  return compressed(withoutQueryValues(timeless({ raw, verdict }, observedAt)));
}

/** Decompresses raw and verdict. */
export async function unpack(body: Uint8Array, observedAt: number): Promise<{ raw: unknown; verdict: Verdict }> {
  const json = (await inflate(body, { maxOutputLength: 4 * longestBody })).toString();
  return timed(json, observedAt) as { raw: unknown; verdict: Verdict };
}

/** Compresses into a separate buffer: zlib returns a view of 64 KiB, all of which would be queued and copied to the database thread. */
async function compressed(json: string): Promise<Uint8Array> {
  return new Uint8Array(await deflate(json));
}

/** The lookup key of a question. */
export function questionDigest(check: string, question: string): Buffer {
  return digest(`${check} ${question}`);
}

/** Query values may be tokens, and differ then in each observation. */
function canonicalDigest(raw: unknown, { verdict, observedAt }: StoredResult): Buffer {
  return digest(withoutQueryValues(timeless({ raw, verdict: canonicalVerdict(verdict) }, observedAt)));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

/** Whether both engines accept a text: PostgreSQL has no NUL, UTF-8 no lone surrogates. */
function isStorable(text: string): boolean {
  return text !== "" && text.isWellFormed() && !text.includes("\u0000") && Buffer.byteLength(text) <= longestText;
}
