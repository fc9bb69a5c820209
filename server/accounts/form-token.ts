import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { failure } from "../../src/core/failure.ts";
import { cookieOf, type CookieNames } from "./cookies.ts";

/** The form field of the token. */
export const formTokenField = "form_token";

/** Creates a browser's form token, which other sites cannot know because they can neither read nor set its cookies. */
export function openFormTokens(key: string): (cookie: string, session: string) => string {
  return (cookie, session) => createHmac("sha256", key).update(`${cookie}\n${session}`).digest("base64url");
}

/** Rejects a form that was not made for this browser and session. */
export function checkFormToken(
  given: unknown,
  incoming: IncomingMessage,
  { form, session }: CookieNames,
  make: ReturnType<typeof openFormTokens>,
): void {
  const cookie = cookieOf(incoming, form);
  const wanted = Buffer.from(make(cookie ?? "", cookieOf(incoming, session) ?? ""));
  const found = Buffer.from(typeof given === "string" ? given : "");
  if (cookie !== undefined && found.length === wanted.length && timingSafeEqual(found, wanted)) return;
  const detail = {
    en: `${formTokenField} is missing, or does not belong to this browser and session`,
    ko: `${formTokenField} 값이 없거나 이 브라우저와 세션의 것이 아닙니다`,
  };
  throw failure("request.origin", { detail }, { reason: "origin" });
}
