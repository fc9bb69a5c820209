import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { deflateRaw, inflateRaw } from "node:zlib";
import type { Verdict } from "../../src/core/result/interpretation.ts";
import { timed, timeless } from "./canonical.ts";
import { domainOf } from "./domain-of.ts";
import { withoutQueryValues } from "./query-values.ts";
import type { Kept, StoredResult } from "./store.ts";

/** One observation as it is written: `at` in seconds. */
export interface Sighting {
  readonly target: string;
  readonly kind: string;
  readonly value: string;
  readonly at: number;
}

/** Something kept, ready to be written. */
export interface Prepared {
  /** The names that it speaks of, the first is that of the result; each with its registrable domain. */
  readonly names: readonly { readonly name: string; readonly domain: string }[];
  readonly isTrusted: boolean;
  readonly sightings: readonly Sighting[];
  readonly question: Buffer;
  readonly version: number;
  readonly observedAt: number;
  readonly content: Buffer;
  readonly body: Uint8Array;
}

/** Bytes of a name or a value: an index of PostgreSQL holds no more than 2,704. */
const longestText = 1000;

/** Characters of a result: what is longer is not kept. */
const longestBody = 4 * 1024 * 1024;

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);

/** Makes ready what is to be written; null where it cannot be kept. Compressing is done in other threads. */
export async function prepare({ result, observations, isTrusted }: Kept): Promise<Prepared | null> {
  const { check, question, target, raw, verdict, version, observedAt } = result;
  if (!isStorable(target)) return null;
  const json = withoutQueryValues(timeless({ raw, verdict }, observedAt));
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
    sightings,
    question: questionDigest(check, question),
    version,
    observedAt,
    content: digest(json),
    body: await compressed(json),
  };
}

/** Raw and verdict of one result, as `unpack` reads them. */
export async function pack({ raw, verdict, observedAt }: StoredResult): Promise<Uint8Array> {
  return compressed(withoutQueryValues(timeless({ raw, verdict }, observedAt)));
}

/** Raw and verdict, as they were kept. */
export async function unpack(body: Uint8Array, observedAt: number): Promise<{ raw: unknown; verdict: Verdict }> {
  const json = (await inflate(body, { maxOutputLength: 4 * longestBody })).toString();
  return timed(json, observedAt) as { raw: unknown; verdict: Verdict };
}

/** Compressed, in memory of its own: zlib returns a part of 64 KiB, which would wait as a whole and be copied to another thread. */
async function compressed(json: string): Promise<Uint8Array> {
  return new Uint8Array(await deflate(json));
}

/** What a question is found by. */
export function questionDigest(check: string, question: string): Buffer {
  return digest(`${check} ${question}`);
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

/** Whether both engines take it: PostgreSQL has no NUL, UTF-8 no lone surrogates. */
function isStorable(text: string): boolean {
  return text !== "" && text.isWellFormed() && !text.includes("\u0000") && Buffer.byteLength(text) <= longestText;
}
