import { failure } from "../../core/failure.ts";
import { shown } from "../../core/input.ts";
import { parseUrl } from "../../core/target/target.ts";
import type { ReadConfig } from "./read.ts";
import type { ConfiguredTarget } from "./schema.ts";
import { pointerStep } from "./jsonc.ts";

/** A URL to measure, and what the configuration says about it. */
export interface TargetEntry {
  readonly url: string;
  readonly urlNaming: string;
  readonly own: ConfiguredTarget | null;
  /** The pointer to its target in the configuration; empty if it has none. */
  readonly pointer: string;
  /** The pointer to its URL. */
  readonly at: string;
}

/**
 * Returns every URL of a configuration, canonical. Throws a `Failure` if two targets have the same URL, since only one of them could count.
 */
export function expand(config: ReadConfig): readonly TargetEntry[] {
  const entries = (config.values.targets ?? []).flatMap((target, index) => {
    const pointer = `/targets${pointerStep(index)}`;
    const own = typeof target === "string" ? { url: target } : target;
    const at = typeof target === "string" ? pointer : `${pointer}/url`;
    const parsed = parseUrl(own.url);
    if ("problem" in parsed) {
      const { expected, given = shown(own.url) } = parsed.problem;
      throw failure("input.value", { field: config.places(at), expected, given }, { reason: "config" });
    }
    const { origin } = new URL(parsed.value);
    const urls = own.paths?.map((path, nth) =>
      pathOn(origin, path, config.places(`${pointer}/paths${pointerStep(nth)}`)),
    );
    return (urls ?? [parsed.value]).map((url, nth) => {
      return { url, urlNaming: config.places(at), own, pointer, at: urls ? `${pointer}/paths${pointerStep(nth)}` : at };
    });
  });
  const seen = new Map<string, string>();
  for (const { url, at } of entries) {
    const first = seen.get(url);
    if (first !== undefined) {
      const params = { field: url, first: config.places(first), second: config.places(at) };
      throw failure("input.conflict", params, { reason: "config" });
    }
    seen.set(url, at);
  }
  return entries;
}

function pathOn(origin: string, path: string, field: string): string {
  // Appended to the origin, not resolved against it: `//other.example/` would be another host.
  const parsed = parseUrl(origin + path);
  if ("value" in parsed) return parsed.value;
  const expected = { en: "a path that begins with /", ko: "/로 시작하는 경로" };
  throw failure("input.value", { field, expected, given: shown(path) }, { reason: "config" });
}
