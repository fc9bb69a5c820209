import type { IncomingMessage } from "node:http";
import { failure } from "../../src/core/failure.ts";
import type { Text } from "../../src/core/text.ts";
import { largestBody, readBytes } from "./listener/body.ts";
import { readQuery } from "./query.ts";

/** Our largest form has a few dozen fields. */
const mostFields = 1000;

const crowded: Text = {
  en: `the form has more than ${mostFields} fields`,
  ko: `폼의 필드가 ${mostFields}개를 넘습니다`,
};

/** A query without the empty fields of a form. */
export function withoutEmpty(search: string): string {
  return search
    .split("&")
    .filter((piece) => /=./.test(piece))
    .join("&");
}

/**
 * Parses a form's body as strictly as a query (https://url.spec.whatwg.org/#application/x-www-form-urlencoded), up to 64 kB by
 * default. Throws `Failure` INVALID_INPUT.
 */
export async function readForm(
  incoming: IncomingMessage,
  names: readonly string[],
  largest = largestBody,
): Promise<Readonly<Record<string, unknown>>> {
  const type = incoming.headers["content-type"] ?? "";
  const isForm = /^application\/x-www-form-urlencoded[ \t]*(?:;|$)/i.test(type);
  if (!isForm || incoming.headers["content-encoding"] !== undefined)
    throw failure("request.malformed", { detail: noForm });
  const bytes = await readBytes(incoming, largest);
  const text = bytes.toString("latin1");
  // Splitting 2 MB of "&" would block the event loop.
  if (hasMore(text, mostFields)) throw failure("request.malformed", { detail: crowded });
  return readQuery(withoutEmpty(text), names, "en").parameters;
}

const noForm: Text = {
  en: "pages accept only forms (application/x-www-form-urlencoded)",
  ko: "페이지는 application/x-www-form-urlencoded 형식만 받습니다",
};

/** Whether a form has more than a number of fields. */
function hasMore(text: string, most: number): boolean {
  let at = -1;
  for (let count = 1; count <= most; count++) {
    at = text.indexOf("&", at + 1);
    if (at < 0) return false;
  }
  return true;
}
