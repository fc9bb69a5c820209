import type { AnyCheck, Answer } from "../core/check.ts";
import { invalidPathOf, measuredOf } from "../core/result/envelope-schema.ts";
import { answerSchemaOf } from "../core/result/answer-schema.ts";
import { printable } from "../core/printable.ts";
import type { Text } from "../core/text.ts";
import { version } from "../core/version.ts";
import { problems } from "../client/problems.ts";
import type { Answered } from "./runner.ts";

/** The question: a check and its parsed input. */
export interface RemoteRequest {
  readonly check: AnyCheck;
  readonly input: object;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** The maximum difference between the clocks, in milliseconds. An older answer came from a cache on the way. */
const mostSkew = 3_600_000;

/**
 * Returns the answer in a success envelope, or what is wrong with it. Only an answer that the check itself could have given is accepted.
 */
export function readRemoteReply(json: unknown, { check, input, now }: RemoteRequest): Answered | Text {
  const told = versionIn(json);
  const parsed = schemaOf(check).safeParse(json);
  if (!parsed.success) return problems.otherForm(200, invalidPathOf(parsed.error), told);
  if (told !== undefined && !isUnderstood(told)) return problems.otherVersion(told);
  const { data, cached, updatedAt, requestId } = parsed.data;
  // Every answer has a time of measurement.
  if (updatedAt === null) return problems.otherForm(200, "updatedAt");
  const isOld = Math.abs(now - Date.parse(updatedAt)) > mostSkew;
  if (check.ttl === 0 && (cached || isOld)) return problems.stored();
  if (!fits(check, data, input)) return problems.unfit();
  return { data, updatedAt: new Date(updatedAt), cached, requestId: printable(requestId, 100) };
}

/** Schemas by check. A schema is compiled on first use, and a gate with many targets needs the same one repeatedly. */
const schemas = new WeakMap<AnyCheck, ReturnType<typeof measuredOf>>();

function schemaOf(check: AnyCheck): ReturnType<typeof measuredOf> {
  const known = schemas.get(check);
  if (known) return known;
  const fresh = measuredOf(answerSchemaOf(check));
  schemas.set(check, fresh);
  return fresh;
}

function fits(check: AnyCheck, data: unknown, input: object): boolean {
  if (check.answer) return check.answer.fits?.(data, input) ?? true;
  return check.fits?.((data as Answer).raw, input) ?? true;
}

/** Returns the version of the server, if the answer has one. */
function versionIn(json: unknown): string | undefined {
  const { data } = (json ?? {}) as { readonly data?: { readonly tool?: { readonly version?: unknown } } | null };
  const told = data?.tool?.version;
  return typeof told === "string" ? told : undefined;
}

/** Whether the major version is ours. Another one may use the same words with another meaning. */
function isUnderstood(told: string): boolean {
  const major = /^(?<major>\d{1,6})\.\d{1,6}\.\d{1,6}(?:[-+][\w.+-]{1,60})?$/.exec(told)?.groups?.["major"];
  return major === version.split(".", 1)[0];
}
