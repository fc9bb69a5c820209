import type { Field } from "../../formats/http/header-list.ts";
import { openJar } from "./cookies.ts";

/** What a journey remembers of its way. */
export interface Trail {
  /** The Cookie header with which to go on to `target` (empty for none); null where that would be going in a circle. */
  onward(from: string, headers: readonly Field[], target: string): string | null;
}

/**
 * Some sites set a cookie and send the visitor to a URL where it was already, so a URL seen twice is a circle only if the
 * cookies of the way do not change the answer. Until that question comes up no cookies are sent, and replies can be shared.
 */
export function openTrail(start: string, now: Date): Trail {
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
