import type { Finding } from "../../../core/result/interpretation.ts";
import { evidence } from "../observed.ts";
import { find, type ProblemId } from "../problems.ts";
import type { HttpRaw } from "../schema.ts";

/** Findings about an answer in place of the intended page: a login, a block page, or a platform's page for a missing site. */
export function protectedFindings({
  status,
  finalUrl,
  page,
  redirectOutcome: end,
}: HttpRaw): readonly Finding<ProblemId>[] {
  const { kind, basis: by, service } = page;
  const name = service ?? "";
  if (kind === "login" && by === "redirect") {
    return [find("login-page", { service: name }, { evidence: evidence(finalUrl.split(/[?#]/, 1)[0] ?? "") })];
  }
  if (end !== "answered") return [];
  if (kind === "blocked") return [find("block-page", { service: name, status }, { evidence: page.evidence })];
  if (kind === "placeholder") return [find("placeholder-page", { service: name, status }, { evidence: page.evidence })];
  if (status === 401) return [find("protected-page", { status })];
  if (status === 407) return [find("proxy-page", { status })];
  return status === 403 ? [find("forbidden-page", { status })] : [];
}
