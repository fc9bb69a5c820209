import type { GateResult } from "../core/result/result.ts";
import type { Annotation } from "../report/github/annotations.ts";
import { harmless } from "../report/github/escape.ts";
import type { Commenting } from "./comment.ts";

/** Updates the pull request comment if requested, and returns a warning if that fails. Most steps request none and load nothing for it. */
export async function commented(result: GateResult, commenting: Commenting): Promise<readonly Annotation[]> {
  if (commenting.hosting.comment === "never") return [];
  const trouble = await (await import("./comment.ts")).keepComment(result, commenting);
  return trouble === null ? [] : [{ kind: "notice", title: "Portcullis", message: harmless(trouble, 1000) }];
}
