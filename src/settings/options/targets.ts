import { resolve } from "node:path";
import { describeFailure, Failure, failure } from "../../core/failure.ts";
import { shown } from "../../core/input.ts";
import { printable } from "../../core/printable.ts";
import { parseUrl } from "../../core/target/target.ts";
import { languages, type Text } from "../../core/text.ts";
import { readFile, tooLarge } from "../file.ts";
import type { Given } from "./given.ts";
import { whyNot } from "../system-words.ts";
import { noSitemap, pagesOf, readSitemap, sitemapTextOf as sitemapText, type LoadSitemap } from "./sitemap.ts";
import { canonicalOf } from "./urls.ts";

/** A URL, and where it was given: `url`, `PORTCULLIS_URL`, `list.txt:7`. */
export interface NamedUrl {
  readonly url: string;
  readonly naming: string;
}

/** Reads the standard input to its end, or until it has more than `largest` bytes. */
export type ReadInput = (largest: number) => Promise<Buffer>;

/** The URLs of a targets file, without those that were named before. */
export interface TargetList {
  readonly urls: readonly NamedUrl[];
  /** URLs that were named more than once, canonical. */
  readonly repeated: readonly string[];
}

const mostTargets = 1000;
/** Maximum size of a list in bytes. */
export const largestFile = 4 * 1024 * 1024;

/** How many invalid lines a message names. */
const mostNamed = 10;

/**
 * Reads the file of `targets`: one URL per line, with blank lines and comments, or a sitemap, which may also be at a URL. A comment after a URL needs a
 * space before its #. URLs that are in `before`, in any spelling, are left out. Throws a `Failure` INVALID_INPUT that lists the invalid lines.
 */
export async function readTargets(
  given: Given,
  {
    folder = ".",
    input,
    before,
    load,
  }: {
    readonly folder?: string | undefined;
    readonly input?: ReadInput | undefined;
    readonly before: readonly string[];
    /** Reads a sitemap at a URL; absent if only files can be read. */
    readonly load?: LoadSitemap | undefined;
  },
): Promise<TargetList> {
  const name = given.one("targets");
  if (name === undefined) return { urls: [], repeated: [] };
  if (name === "") {
    throw failure(
      "input.value",
      { field: given.naming("targets"), expected: aFile, given: '""' },
      { reason: "targets" },
    );
  }
  const unusable = (detail: Text): Failure =>
    failure(
      "input.file",
      { field: given.naming("targets"), path: printable(name, 200), detail },
      { reason: "targets" },
    );
  const isUrl = /^https?:\/\//i.test(name);
  if (isUrl && !load) throw unusable(notByServer);
  const local = (): Buffer | Promise<Buffer> =>
    name === "-" ? readInput(input, unusable) : readFile(resolve(folder, name), { largest: largestFile, unusable });
  const bytes = await (isUrl && load ? loaded(name, load, unusable) : local());
  refuseWide(bytes, unusable);
  const collecting = { largest: largestFile, most: mostTargets, unusable, ...(load && { load }) };
  const text = sitemapText(bytes, collecting);
  const sitemap = readSitemap(text);
  if (isUrl && !sitemap) throw unusable(noSitemap);
  const lines = text.split(/\r\n|\r|\n/);
  const shownName = name === "-" ? "stdin" : printable(name, 200);
  const pages = sitemap && (await pagesOf(sitemap, isUrl ? name : null, collecting));
  const entries =
    pages?.map((url) => ({ url, naming: shownName })) ??
    lines.flatMap((line, at) => {
      const url = line.replace(/(?:^|\s)#.*$/, "").trim();
      return url === "" ? [] : [{ url, naming: `${shownName}:${at + 1}` }];
    });
  for (const { url, naming } of entries) refuseForeign(url, naming, unusable);
  if (entries.length === 0) throw unusable({ en: "it contains no target", ko: "대상이 하나도 없습니다" });
  if (entries.length > mostTargets) {
    throw unusable({ en: `it contains more than ${mostTargets} targets`, ko: `대상이 ${mostTargets}개를 넘습니다` });
  }
  return distinct(entries, before.map(canonicalOf));
}

async function loaded(url: string, load: LoadSitemap, unusable: (detail: Text) => Failure): Promise<Buffer> {
  try {
    return Buffer.from(await load(url));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const [en, ko] = languages.map((language) => describeFailure(error.facts, language).replace(/\.$/, ""));
    throw unusable({ en: en ?? "", ko: ko ?? "" });
  }
}

const notByServer: Text = {
  en: "a sitemap at a URL cannot be read with --server; save it as a file",
  ko: "--server를 쓸 때는 URL의 사이트맵을 읽을 수 없습니다. 파일로 저장하십시오",
};

function distinct(entries: readonly NamedUrl[], before: readonly string[]): TargetList {
  refuseBad(entries);
  const seen = new Set(before);
  const repeated = new Set<string>();
  const urls = entries.filter(({ url }) => {
    const one = canonicalOf(url);
    if (seen.has(one)) repeated.add(one);
    return !seen.has(one) && Boolean(seen.add(one));
  });
  return { urls, repeated: [...repeated] };
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

const aFile: Text = {
  en: "the path of a file, or - for the standard input",
  ko: "파일 경로 또는 표준 입력을 뜻하는 -",
};

async function readInput(input: ReadInput | undefined, unusable: (detail: Text) => Failure): Promise<Buffer> {
  if (!input) throw unusable({ en: "a workflow step has no standard input", ko: "스텝에는 표준 입력이 없습니다" });
  const bytes = await input(largestFile).catch((error: unknown) => {
    throw unusable(whyNot(error));
  });
  if (bytes.length > largestFile) throw unusable(tooLarge(largestFile));
  return bytes;
}

/** Throws where a list is UTF-16. */
export function refuseWide(bytes: Buffer, unusable: (detail: Text) => Failure): void {
  if (isWide(bytes)) throw unusable({ en: "it is UTF-16; save it as UTF-8", ko: "UTF-16입니다. UTF-8로 저장하십시오" });
}

/** Throws where a target has bytes of another encoding than UTF-8, for which the decoder put U+FFFD: they would be another target. */
export function refuseForeign(target: string, naming: string, unusable: (detail: Text) => Failure): void {
  if (!target.includes("\ufffd")) return;
  throw unusable({
    en: `${naming} is not UTF-8; save the list as UTF-8`,
    ko: `${naming} 줄은 UTF-8이 아닙니다. 목록을 UTF-8로 저장하십시오`,
  });
}

/** Whether a text is UTF-16, as some shells write redirected output: by its byte order mark, or by the zero bytes between ASCII letters. */
function isWide(bytes: Buffer): boolean {
  return /^(?:\u00ff\u00fe|\u00fe\u00ff|(?:[^\0]\0){2}|(?:\0[^\0]){2})/.test(bytes.toString("latin1", 0, 4));
}
