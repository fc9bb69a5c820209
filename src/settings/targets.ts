import { readFileSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { failure, Failure } from "../core/failure.ts";
import { shown } from "../core/input.ts";
import { printable } from "../core/printable.ts";
import { parseUrl } from "../core/target.ts";
import type { Text } from "../core/text.ts";
import type { Given } from "./given.ts";

/** A URL that somebody named, and how: `url`, `PORTCULLIS_URL`, `list.txt:7`. */
export interface NamedUrl {
  readonly url: string;
  readonly naming: string;
}

/** What the standard input holds; absent where there is none to read. */
export type ReadInput = () => string;

/** URLs that a list names, without those that were named before. */
export interface TargetList {
  readonly urls: readonly NamedUrl[];
  /** Those that were named more than once, canonical. */
  readonly repeated: readonly string[];
}

const mostTargets = 1000;
const largestFile = 4 * 1024 * 1024;

/** How many bad lines a message names. */
const mostNamed = 10;

/**
 * Reads the list of `targets`: a URL a line, with blank lines and comments between them; a comment behind a URL has a space before it.
 * What was typed already, in whichever spelling, is not taken again. Throws a `Failure` INVALID_INPUT that names every bad line.
 */
export function readTargets(
  given: Given,
  {
    folder = ".",
    input,
    before,
  }: {
    readonly folder?: string | undefined;
    readonly input?: ReadInput | undefined;
    readonly before: readonly string[];
  },
): TargetList {
  const name = given.one("targets");
  if (name === undefined) return { urls: [], repeated: [] };
  const unusable = (detail: Text): Failure =>
    failure(
      "input.file",
      { field: given.naming("targets"), path: printable(name, 200), detail },
      { reason: "targets" },
    );
  const text = name === "-" ? readInput(input, unusable) : readFile(resolve(folder, name), unusable);
  const lines = text.replace(/^\ufeff/, "").split(/\r\n|\r|\n/);
  const shownName = name === "-" ? "stdin" : printable(name, 200);
  const entries = lines.flatMap((line, at) => {
    const url = line.replace(/(?:^|\s)#.*$/, "").trim();
    return url === "" ? [] : [{ url, naming: `${shownName}:${at + 1}` }];
  });
  if (entries.length === 0) throw unusable({ en: "it names no target", ko: "대상이 하나도 없습니다" });
  if (entries.length > mostTargets) {
    throw unusable({ en: `it names more than ${mostTargets} targets`, ko: `대상이 ${mostTargets}개를 넘습니다` });
  }
  return distinct(entries, before.map(canonical));
}

function distinct(entries: readonly NamedUrl[], before: readonly string[]): TargetList {
  refuseBad(entries);
  const seen = new Set(before);
  const repeated = new Set<string>();
  const urls = entries.filter(({ url }) => {
    const one = canonical(url);
    if (seen.has(one)) repeated.add(one);
    return !seen.has(one) && Boolean(seen.add(one));
  });
  return { urls, repeated: [...repeated] };
}

function canonical(url: string): string {
  const parsed = parseUrl(url);
  return "value" in parsed ? parsed.value : url;
}

function refuseBad(entries: readonly NamedUrl[]): void {
  const bad = entries.flatMap(({ url, naming }) => {
    const parsed = parseUrl(url);
    return "value" in parsed ? [] : [{ url, naming, problem: parsed.problem }];
  });
  const [first, ...others] = bad;
  if (!first) return;
  const { naming: field, url, problem } = first;
  const { expected, given = shown(url) } = problem;
  if (others.length === 0) throw failure("input.value", { field, expected, given }, { reason: "targets" });
  const named = others.slice(0, mostNamed - 1).map(({ naming }) => naming);
  const list = [...named, ...(others.length > named.length ? [`+${others.length - named.length}`] : [])].join(", ");
  throw failure("input.lines", { field, expected, given, others: list }, { reason: "targets" });
}

function readInput(input: ReadInput | undefined, unusable: (detail: Text) => Failure): string {
  if (!input) throw unusable({ en: "a step has no standard input", ko: "스텝에는 표준 입력이 없습니다" });
  return reading(input, unusable);
}

function readFile(path: string, unusable: (detail: Text) => Failure): string {
  return reading(() => {
    if (statSync(path).size > largestFile) throw tooLarge(unusable);
    return readFileSync(path, "utf8");
  }, unusable);
}

function reading(read: () => string, unusable: (detail: Text) => Failure): string {
  try {
    const text = read();
    if (text.length > largestFile) throw tooLarge(unusable);
    return text;
  } catch (error) {
    if (error instanceof Failure) throw error;
    const { code } = error as NodeJS.ErrnoException;
    if (typeof code !== "string" || !/^E[A-Z]/.test(code)) throw error;
    throw unusable(
      code === "ENOENT" ? { en: "there is no such file", ko: "그런 파일이 없습니다" } : { en: code, ko: code },
    );
  }
}

function tooLarge(unusable: (detail: Text) => Failure): Failure {
  return unusable({ en: "it is larger than 4 MB", ko: "4 MB보다 큽니다" });
}
