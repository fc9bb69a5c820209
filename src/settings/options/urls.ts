import { failure } from "../../core/failure.ts";
import { shown } from "../../core/input.ts";
import { printable } from "../../core/printable.ts";
import { parseUrl } from "../../core/target/target.ts";
import type { Text } from "../../core/text.ts";

const expected: Text = {
  en: "URLs separated by spaces, with each comma of a URL written as %2C",
  ko: "URL 안의 쉼표는 %2C로 쓰고 공백으로 구분한 URL 목록",
};

/**
 * Returns the URLs of `PORTCULLIS_URL`, which spaces or commas separate. A comma after a path may be part of the URL. If that is unclear,
 * this throws a `Failure`.
 */
export function urlsOf(text: string): readonly string[] {
  return text.split(/\s+/).flatMap((word) => {
    const pieces = word.split(",").filter((piece) => piece !== "");
    const unclear = pieces.find((piece, at) => at > 0 && !hasScheme(piece) && hasPath(pieces[at - 1] ?? ""));
    if (unclear === undefined) return pieces;
    throw failure("input.value", { field: "PORTCULLIS_URL", expected, given: printable(word, 100) }, { reason: "url" });
  });
}

const onePerLine: Text = {
  en: "http or https URLs such as https://example.com/, one per line",
  ko: "한 줄에 하나씩 쓴 http 또는 https URL(예: https://example.com/)",
};

/** Throws a `Failure` if a line of the input `url` is no URL because it has several, which only `PORTCULLIS_URL` may have. */
export function refuseJoined(lines: readonly string[]): void {
  const joined = lines.find((line) => /\S[\s,]+\S/.test(line) && !("value" in parseUrl(line)));
  if (joined === undefined) return;
  throw failure("input.value", { field: "url", expected: onePerLine, given: shown(joined) }, { reason: "url" });
}

function hasScheme(piece: string): boolean {
  return /^https?:\/\//i.test(piece);
}

function hasPath(piece: string): boolean {
  return /[/?#]/.test(piece.replace(/^https?:\/\//i, ""));
}

/** Removes URLs that repeat an earlier one, in any spelling. Also returns the repeated URLs, canonical. */
export function onceEach(urls: readonly string[]): {
  readonly urls: readonly string[];
  readonly repeated: readonly string[];
} {
  const canonical = urls.map(canonicalOf);
  const isFirst = (index: number): boolean => canonical.indexOf(canonical[index] ?? "") === index;
  const repeated = new Set(canonical.filter((_, index) => !isFirst(index)));
  return { urls: urls.filter((_, index) => isFirst(index)), repeated: [...repeated] };
}

/** Returns the canonical form of a URL for comparison. An invalid URL is returned unchanged, and refused where it is read. */
export function canonicalOf(url: string): string {
  const parsed = parseUrl(url);
  return "value" in parsed ? parsed.value : url;
}
