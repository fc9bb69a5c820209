import { failure } from "../../core/failure.ts";
import { printable } from "../../core/printable.ts";
import type { Text } from "../../core/text.ts";
import type { Given } from "../options/given.ts";
import { measuring } from "../options/list/measuring.ts";
import type { CheckPlan } from "../plan.ts";
import type { ReportWish } from "./reports.ts";
import { fileIdentityOf } from "./same-file.ts";

/** A file that the run reads or writes for another purpose. */
interface Taken {
  /** How its option was written. */
  readonly by: Text | string;
  readonly path: string;
}

/** Options of all entry points that name a file. */
const named = [
  ...measuring.flatMap(({ name, isFile }) => (isFile ? [name] : [])),
  "baseline",
  "targets",
  "results_file",
];

/**
 * Refuses a report that would overwrite another report, or a file that the run reads or writes, by any path or link. Throws a `Failure`
 * INVALID_INPUT.
 */
export function checkOverwriting(
  wishes: readonly ReportWish[],
  given: Given,
  { targets = [], config = null }: Partial<Pick<CheckPlan, "targets" | "config">> = {},
): void {
  const files = wishes.flatMap(({ kind, path }) => (path === null ? [] : [{ kind, path, identity: identity(path) }]));
  if (files.length === 0) return;
  const seen = new Map<string, string>();
  for (const { kind, path, identity: own } of files) {
    const wish = printable(`${kind}=${path}`, 100);
    const first = own === null ? undefined : seen.get(own);
    if (first !== undefined) throw twice(first, wish);
    if (own !== null) seen.set(own, wish);
  }
  const taken = [
    ...[given, ...new Set(targets.map((target) => target.given))].flatMap(filesOf),
    ...(config?.file ? [{ by: configuration, path: config.file.path }] : []),
  ];
  for (const { by, path } of taken) {
    const wish = seen.get(identity(path) ?? "");
    if (wish !== undefined) throw over(wish, given, by);
  }
}

const configuration: Text = { en: "the configuration", ko: "설정 파일" };

function filesOf(given: Given): readonly Taken[] {
  return named.flatMap((name) => {
    const source = given.source(name);
    // In a configuration, `targets` is a list of targets, not the path of a file.
    if (source === undefined || (name === "targets" && (source === "file" || source === "target"))) return [];
    const path = given.one(name) ?? "-";
    return path === "" || path === "-" ? [] : [{ by: given.naming(name), path }];
  });
}

/** A path that cannot be examined is reported when the file is opened. */
function identity(path: string): string | null {
  try {
    return fileIdentityOf(path);
  } catch {
    return null;
  }
}

function twice(first: string, second: string): Error {
  const field: Text = { en: "The same file", ko: "같은 파일" };
  return failure("input.conflict", { field, first, second }, { reason: "report" });
}

function over(wish: string, given: Given, by: Text | string): Error {
  const detail = { en: `${wish} would overwrite it`, ko: `${wish}의 내용으로 덮어쓰게 됩니다` };
  return failure("input.together", { field: given.naming("report"), other: by, detail }, { reason: "report" });
}
