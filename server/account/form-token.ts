import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { failure } from "../../src/core/failure.ts";
import { cookieOf, type CookieNames } from "./cookies.ts";

/** The name of the field that a form sends it in. */
export const formTokenField = "form_token";

/** Makes the token of a browser: who can neither read nor set its cookies cannot know it. */
export function openFormTokens(key: string): (cookie: string, session: string) => string {
  return (cookie, session) => createHmac("sha256", key).update(`${cookie}\n${session}`).digest("base64url");
}

/** Refuses a form that was not made for this browser and this session. */
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
    en: `${formTokenField} is missing or not of this browser`,
    ko: `${formTokenField} 값이 없거나 이 브라우저의 것이 아닙니다`,
  };
  throw failure("request.origin", { detail }, { reason: "origin" });
}
