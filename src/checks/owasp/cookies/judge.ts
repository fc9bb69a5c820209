import { find } from "../problems.ts";
import type { OwaspRaw } from "../schema.ts";
import type { Fault } from "../judged.ts";
import { deductions, type CapId } from "../weights.ts";

type Cookies = OwaspRaw["cookies"];

/** Names of cookies that hold a session, by the frameworks that set them and by what people call them. */
const holdsSession =
  /(?<!ob|po|as)sess(?!l$|ion[_-]?(?:consent|count|depth|start|storage))|^sid$|[._-]sid$|auth(?!or(?:$|[^i]|ing|it))|jwt|token(?!s?[_-](?:left|count|remaining))|bearer|^dsid$|^webvpn|^fe_typo_user$|logged_?in|^wordpress_sec|^laravel|^remember(?:-?me$|_)|^cakephp$|\.aspnet(?:core)?\.(?!culture|antiforgery)|^cfid$|^cftoken$/i;

/** Tokens against forged requests are meant to be read by scripts; a session that is named after them is not. */
const meantToBeRead = /^(?!.*sess).*(?:csrf|xsrf)/i;

/** Whether a cookie by this name is one that nobody but the server should read. */
export function isSessionLike(name: string): boolean {
  return holdsSession.test(name) && !meantToBeRead.test(name);
}

/** What the cookies of a page lack; one that browsers drop guards and endangers nothing. */
export function cookieFaults({ cookies }: OwaspRaw): readonly Fault[] {
  const kept = cookies.filter(({ dropped }) => dropped === null);
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

function droppedFor(cookies: Cookies, reason: Cookies[number]["dropped"]): Cookies {
  return cookies.filter(({ dropped }) => dropped === reason);
}

type CookieProblem = "cookie-insecure" | "cookie-readable" | "cookie-same-site" | "cookie-prefix" | "cookie-dropped";

const mostNames = 5;

function fault(id: CookieProblem, points: number, faulty: Cookies, cap?: CapId): readonly Fault[] {
  if (faulty.length === 0) return [];
  const names = [...new Set(faulty.map(({ name }) => name))];
  return [{ points, ...(cap && { cap }), finding: find(id, { cookies: names.slice(0, mostNames).join(", ") }) }];
}

/** Without a single guard: sent in the clear, read by scripts, sent along from other sites. */
function isBare({ secure, httpOnly, sameSite }: Cookies[number]): boolean {
  return !secure && !httpOnly && sameSite === null;
}
