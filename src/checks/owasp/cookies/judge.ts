import { find } from "../problems.ts";
import type { OwaspRaw } from "../schema.ts";
import type { Fault } from "../judged.ts";
import { deductions, type CapId } from "../weights.ts";

type Cookies = OwaspRaw["cookies"];

/** Names of session cookies, by framework and by convention. */
const holdsSession =
  /(?<!ob|po|as)sess(?!l$|ion[_-]?(?:consent|count|depth|start|storage))|^sid$|[._-]sid$|auth(?!or(?:$|[^i]|ing|it))|jwt|token(?!s?[_-](?:left|count|remaining))|bearer|^dsid$|^webvpn|^fe_typo_user$|logged_?in|^wordpress_sec|^laravel|^remember(?:-?me$|_)|^cakephp$|\.aspnet(?:core)?\.(?!culture|antiforgery)|^cfid$|^cftoken$/i;

/** CSRF tokens are meant to be read by scripts; a session cookie with such a name is not. */
const meantToBeRead = /^(?!.*sess).*(?:csrf|xsrf)/i;

/** Whether a cookie of this name should be readable by the server only. */
export function isSessionLike(name: string): boolean {
  return holdsSession.test(name) && !meantToBeRead.test(name);
}

/** Missing cookie attributes. Cookies that browsers reject do not count. */
export function cookieFaults({ cookies }: OwaspRaw): readonly Fault[] {
  const kept = cookies.filter(({ rejectedReason: dropped }) => dropped === null);
  const insecure = kept.filter(({ secure }) => !secure);
  const readable = kept.filter(({ name, httpOnly }) => !httpOnly && isSessionLike(name));
  const open = kept.filter(({ sameSite }) => sameSite === null);
  const bare = kept.filter((cookie) => isBare(cookie) && isSessionLike(cookie.name));
  return [
    ...fault("cookie-insecure", deductions.cookieInsecure, insecure),
    ...fault("cookie-readable", deductions.cookieReadable, readable, bare.length > 0 ? "session-cookie" : undefined),
    ...fault("cookie-same-site", deductions.cookieSameSite, open),
    ...fault("cookie-prefix", 0, droppedFor(cookies, "prefix")),
    ...fault("cookie-dropped", 0, droppedFor(cookies, "same-site")),
  ];
}

function droppedFor(cookies: Cookies, reason: Cookies[number]["rejectedReason"]): Cookies {
  return cookies.filter(({ rejectedReason: dropped }) => dropped === reason);
}

type CookieProblem = "cookie-insecure" | "cookie-readable" | "cookie-same-site" | "cookie-prefix" | "cookie-dropped";

const mostNames = 5;

function fault(id: CookieProblem, points: number, faulty: Cookies, cap?: CapId): readonly Fault[] {
  if (faulty.length === 0) return [];
  const names = [...new Set(faulty.map(({ name }) => name))];
  return [{ points, ...(cap && { cap }), finding: find(id, { cookies: names.slice(0, mostNames).join(", ") }) }];
}

/** Without any protection: sent in the clear, readable by scripts, and sent with cross-site requests. */
function isBare({ secure, httpOnly, sameSite }: Cookies[number]): boolean {
  return !secure && !httpOnly && sameSite === null;
}
