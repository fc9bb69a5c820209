import { z } from "zod";
import type { AnyCheck, Answer } from "../core/check.ts";
import { measuredOf } from "../core/result/envelope-schema.ts";
import { interpretation } from "../core/result/interpretation-schema.ts";
import { printable } from "../core/printable.ts";
import type { Text } from "../core/text.ts";
import { version } from "../core/version.ts";
import { pathOf, problems } from "./remote-problems.ts";
import type { Answered } from "./runner.ts";

/** What was asked, by input that is parsed. */
export interface Asked {
  readonly check: AnyCheck;
  readonly input: object;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Clocks may be wrong by minutes; an older answer came from a cache on the way. Milliseconds. */
const mostSkew = 3_600_000;

/** The answer in an envelope of success, or what is wrong with it: only what the check itself could have answered is believed. */
export function readAnswer(json: unknown, { check, input, now }: Asked): Answered | Text {
  const told = versionIn(json);
  const parsed = schemaOf(check).safeParse(json);
  if (!parsed.success) return problems.otherForm(200, pathOf(parsed.error), told);
  if (told !== undefined && !isUnderstood(told)) return problems.otherVersion(told);
  const { data, cached, updatedAt, requestId } = parsed.data;
  // Every answer was measured at some time.
  if (updatedAt === null) return problems.otherForm(200, "updatedAt");
  const isOld = Math.abs(now - Date.parse(updatedAt)) > mostSkew;
  if (check.ttl === 0 && (cached || isOld)) return problems.stored();
  if (!fits(check, data, input)) return problems.unfit();
  return { data, updatedAt: new Date(updatedAt), cached, requestId: printable(requestId, 100) };
}

/** A schema is compiled when it is first used, and a gate over many targets asks for the same one. */
const schemas = new Map<AnyCheck, ReturnType<typeof measuredOf>>();

function schemaOf(check: AnyCheck): ReturnType<typeof measuredOf> {
  const known = schemas.get(check);
  if (known) return known;
  const fresh = measuredOf(check.answer?.schema ?? z.object({ raw: check.raw as z.ZodType, interpretation }));
  schemas.set(check, fresh);
  return fresh;
}

function fits(check: AnyCheck, data: unknown, input: object): boolean {
  if (check.answer) return check.answer.fits?.(data, input) ?? true;
  return check.fits?.((data as Answer).raw, input) ?? true;
}

/** The version of the program that answered, where the answer tells it. */
function versionIn(json: unknown): string | undefined {
  const { data } = (json ?? {}) as { readonly data?: { readonly tool?: { readonly version?: unknown } } | null };
  const told = data?.tool?.version;
  return typeof told === "string" ? told : undefined;
}

/** Another major version may mean something else by the same words. */
function isUnderstood(told: string): boolean {
  const major = /^(?<major>\d{1,6})\.\d{1,6}\.\d{1,6}(?:[-+][\w.+-]{1,60})?$/.exec(told)?.groups?.["major"];
  return major === version.split(".", 1)[0];
}
