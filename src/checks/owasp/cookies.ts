import { find } from "./problems.ts";
import type { OwaspRaw } from "./schema.ts";
import { deductions, type Fault } from "./weights.ts";

type Cookies = OwaspRaw["cookies"];

/** Names of cookies that hold a session, by the frameworks that set them and by what people call them. */
const sessionLike =
  /sess|^sid$|[._-]sid$|auth|jwt|token|^laravel|^remember_|\.aspnet\.|^aspsessionid|^cfid$|^cftoken$|^jsessionid/i;

/** Tokens against forged requests are meant to be read by scripts. */
const meantToBeRead = /csrf|xsrf/i;

/** What the cookies of a page lack; one that browsers drop guards and endangers nothing. */
export function cookieFaults({ cookies }: OwaspRaw): readonly Fault[] {
  const kept = cookies.filter(({ breaksPrefix }) => !breaksPrefix);
  const readable = kept.filter(
    ({ name, httpOnly }) => !httpOnly && sessionLike.test(name) && !meantToBeRead.test(name),
  );
  return [
    ...fault(
      "cookie-insecure",
      deductions.cookieInsecure,
      kept.filter(({ secure }) => !secure),
    ),
    ...fault("cookie-readable", deductions.cookieReadable, readable),
    ...fault(
      "cookie-same-site",
      deductions.cookieSameSite,
      kept.filter(({ sameSite }) => sameSite === null),
    ),
    ...fault(
      "cookie-prefix",
      0,
      cookies.filter(({ breaksPrefix }) => breaksPrefix),
    ),
  ];
}

type CookieProblem = "cookie-insecure" | "cookie-readable" | "cookie-same-site" | "cookie-prefix";

const mostNames = 5;

function fault(id: CookieProblem, points: number, faulty: Cookies): readonly Fault[] {
  if (faulty.length === 0) return [];
  const cookies = faulty
    .map(({ name }) => name)
    .slice(0, mostNames)
    .join(", ");
  return [{ points, finding: find(id, { cookies }) }];
}
