import type { Finding } from "../../../core/result/interpretation.ts";
import { hostOf } from "../../../core/target/target.ts";
import { loginPages } from "../../../data/login-pages.ts";
import { evidence } from "../observed.ts";
import { find, type ProblemId } from "../problems.ts";
import type { HttpRaw } from "../schema.ts";

// RFC 9110 §15.5.2, §15.5.4.
const closed: ReadonlySet<number> = new Set([401, 403]);

/** Findings about a login in front of the page: the judged page is then not the intended one. */
export function protectedFindings({ end, status, url, finalUrl }: HttpRaw): readonly Finding<ProblemId>[] {
  if (end !== "answered") return [];
  const service = loginIn(url, finalUrl);
  if (service !== null) return [find("login-page", { service }, { evidence: evidence(finalUrl) })];
  return closed.has(status) ? [find("protected-page", { status })] : [];
}

/** The login page that was reached; null if the caller asked for it by its own URL. */
function loginIn(asked: string, reached: string): string | null {
  const to = new URL(reached);
  const host = hostOf(to);
  if (host === hostOf(new URL(asked))) return null;
  const isOf = (name: string): boolean => host === name || host.endsWith(`.${name}`);
  return loginPages.find((page) => isOf(page.host) && to.pathname.startsWith(page.path))?.service ?? null;
}
