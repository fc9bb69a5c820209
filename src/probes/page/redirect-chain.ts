import type { HeaderField } from "../../formats/http/header-list.ts";
import { openJar } from "./cookies.ts";

/** The history of a journey. */
export interface RedirectChain {
  /** The Cookie header for the next request to `target` (empty for none); null in a loop. */
  onward(from: string, headers: readonly HeaderField[], target: string): string | null;
}

/**
 * Some sites set a cookie and redirect to a URL that was visited before. So a repeated URL is a loop only if the new cookies do not change
 * the answer. Until a URL repeats, no cookies are sent, and replies can be shared.
 */
export function openRedirectChain(start: string, now: Date): RedirectChain {
  const jar = openJar();
  const seen = new Set([keyOf(start, "")]);
  let isCarryingCookies = false;

  function isNew(target: string, cookie: string): boolean {
    const key = keyOf(target, cookie);
    return !seen.has(key) && Boolean(seen.add(key));
  }

  return {
    onward(from, headers, target) {
      jar.keep(new URL(from), headers, now);
      const cookie = jar.header(new URL(target));
      if (!isCarryingCookies && isNew(target, "")) return "";
      isCarryingCookies = true;
      return isNew(target, cookie) ? cookie : null;
    },
  };
}

function keyOf(url: string, cookie: string): string {
  return `${url} ${cookie}`;
}
