import { expect, test } from "vitest";
import { z } from "zod";
import { registry } from "../src/checks/index.ts";
import { canonicalForm, canonicalVerdict } from "../src/core/canonical.ts";
import type { Verdict } from "../src/core/result/interpretation.ts";

const checks = await Promise.all(registry.map(({ load }) => load()));

// The address that answered, and not those that were measured besides.
const answered = /(?<!otherAddresses)(?:^|\.)address$/;
const ssl = [answered, /surveyedAt/, /clientHelloCount/, /staple\.(?:this|next)Update/, /firstAnswered/];
const http = [answered, /redirectChain\.ms/, /headersTotal/, /firstAnswered/];

/**
 * What differs between two observations of the same state, by check; `observedAt` in all of them. All else is fact: where it changes, the result
 * has changed.
 */
const volatile: Readonly<Record<string, readonly RegExp[]>> = {
  asn: [/asOf/],
  // A resolver's remaining TTL; `isAuthoritative` is false here.
  dns: [/records\.\w+\.ttl/, /resolverDifferences\.ttl/, /\.ms$/, /inception/, /expires$/],
  email: [/answers\.ms/],
  gate: [
    ...ssl,
    ...http,
    /^cost/,
    /verdict\.(?:kpis|findings\.params|findings\.evidence|caps\.max|parts|uncapped|atLeast|coverage)/,
  ],
  golive: [/secondsLeft/, /freshEverywhereInSeconds/, /registration\.retryAfter/],
  http,
  ip: [/asOf/i],
  owasp: [/page\.address/],
  port: [/ports\.ms/, /canaries\.port/],
  pqc: [/^address/, /attempts/, /asOf/],
  propagation: [/\.ms$/, /secondsLeft/, /esolvers?\.ttl/, /freshEverywhereInSeconds/],
  rdap: [/bootstrap\.(?:publication|confirmedAt)/],
  "reverse-dns": [/^ttl/],
  ssl,
  subdomains: [/sources\.ms/, /sources\.followed\.behind/],
};

/** The lists whose order says something. */
const sequences =
  /redirectChain$|hops$|(?:^|\.)chain$|trust\.path$|(?<!https\.|svcb\.)aliases$|aliases\.targets$|tree$|treeWalk$|chainOfTrust$/;

test.for(checks.map((check) => [check.id, check] as const))("what is volatile in %s is declared", ([id, check]) => {
  // One entry shows it too, and a comparison of the whole observation costs much less.
  const raw = exampleOf(check.raw, 1);
  const form = (): string => JSON.stringify(canonicalForm(check.raw, raw));
  const before = form();
  const volatilePaths = [/observedAt$/, ...(volatile[id] ?? [])];

  const wrong = distinct(leavesOf(raw)).flatMap(({ path, holder, key }) => {
    const value = holder[key];
    holder[key] = another(value);
    const isVolatile = form() === before;
    holder[key] = value;
    return isVolatile === volatilePaths.some((each) => each.test(path)) ? [] : [`${path}: ${isVolatile}`];
  });

  expect(wrong).toEqual([]);
});

test.for(checks.map((check) => [check.id, check] as const))("only sequences of %s have an order", ([, check]) => {
  const raw = exampleOf(check.raw, 2);
  const form = (): string => JSON.stringify(canonicalForm(check.raw, raw));
  const before = form();

  const wrong = distinct(listsOf(raw)).flatMap(({ path, list }) => {
    list.reverse();
    const isSet = form() === before;
    list.reverse();
    return isSet === sequences.test(path) ? [`${path}: ${isSet}`] : [];
  });

  expect(wrong).toEqual([]);
});

test("a verdict changes with its findings, and not with the days that are left", () => {
  expect(verdictOf(expiring(13))).toEqual(verdictOf(expiring(12)));
  for (const changes of [{}, expiring(13, "b.example"), { ...expiring(13), status: "fail" as const }])
    expect(verdictOf(changes)).not.toEqual(verdictOf(expiring(13)));
  expect(verdictOf({ ...expiring(13), score: 60 })).not.toEqual(verdictOf(expiring(13)));
});

function verdictOf(changes: Partial<Verdict>): unknown {
  return canonicalVerdict({ status: "warn", grade: "B", score: 81.2, kpis: [], findings: [], ...changes });
}

function expiring(days: number, subject = "a.example"): Partial<Verdict> {
  return { kpis: [{ id: "days", value: days }], findings: [{ id: "expires-soon", params: { days }, subject }] };
}

/** An observation with every part, as many entries in each list, and every value once. */
function exampleOf(schema: z.ZodType, entries: number): unknown {
  let count = 0;

  function of(part: z.ZodType): unknown {
    if (part instanceof z.ZodObject)
      return Object.fromEntries(Object.entries(part.shape).map(([key, each]) => [key, of(each as z.ZodType)]));
    if (part instanceof z.ZodArray) return Array.from({ length: entries }, () => of(part.element as z.ZodType));
    if (part instanceof z.ZodTuple) return part.def.items.map((each) => of(each as z.ZodType));
    if (part instanceof z.ZodRecord) return { key: of(part.valueType as z.ZodType) };
    if (part instanceof z.ZodUnion) return of(part.options[0] as z.ZodType);
    if (part instanceof z.ZodLiteral) return [...part.values][0];
    if (part instanceof z.ZodBoolean) return false;
    const { innerType } = part.def as { readonly innerType?: z.ZodType };
    if (innerType) return of(innerType);
    return part instanceof z.ZodNumber ? count++ : `text ${count++}`;
  }

  return of(schema);
}

interface Leaf {
  readonly path: string;
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

function leavesOf(value: unknown, path = ""): readonly Leaf[] {
  if (typeof value !== "object" || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.entries(holder).flatMap(([key, each]) => {
    const at = Array.isArray(value) ? path : [path, key].filter((part) => part !== "").join(".");
    return typeof each === "object" ? leavesOf(each, at) : [{ path: at, holder, key }];
  });
}

function listsOf(value: unknown, path = ""): readonly { readonly path: string; readonly list: unknown[] }[] {
  if (typeof value !== "object" || value === null) return [];
  const isList = Array.isArray(value);
  const within = Object.entries(value).flatMap(([key, each]) =>
    listsOf(each, isList ? path : [path, key].filter((part) => part !== "").join(".")),
  );
  // The pairs of name and value are no lists.
  return isList && !(value.length === 2 && path.endsWith("headers") && typeof value[0] === "string")
    ? [{ path, list: value }, ...within]
    : within;
}

/** One of each path: the entries of a list are alike. */
function distinct<T extends { readonly path: string }>(all: readonly T[]): readonly T[] {
  return [...new Map(all.map((each) => [each.path, each])).values()];
}

function another(value: unknown): unknown {
  if (typeof value === "number") return value + 100_000;
  return typeof value === "boolean" ? !value : `other ${String(value)}`;
}
