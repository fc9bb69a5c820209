import type { IncomingMessage } from "node:http";
import { failure } from "../src/core/failure.ts";
import type { Text } from "../src/core/text.ts";
import { largestText, readBytes } from "./listener/body.ts";
import { readQuery } from "./query.ts";

/** A query without the empty fields of a form. */
export function withoutEmpty(search: string): string {
  return search
    .split("&")
    .filter((piece) => /=./.test(piece))
    .join("&");
}

/**
 * Parses a form's body as strictly as a query (https://url.spec.whatwg.org/#application/x-www-form-urlencoded), up to the largest text's
 * size by default. Throws `Failure` INVALID_INPUT.
 */
export async function readForm(
  incoming: IncomingMessage,
  names: readonly string[],
  largest = largestText,
): Promise<Readonly<Record<string, unknown>>> {
  const type = incoming.headers["content-type"] ?? "";
  const isForm = /^application\/x-www-form-urlencoded[ \t]*(?:;|$)/i.test(type);
  if (!isForm || incoming.headers["content-encoding"] !== undefined)
    throw failure("request.malformed", { detail: noForm });
  const bytes = await readBytes(incoming, largest);
  return readQuery(withoutEmpty(bytes.toString("latin1")), names, "en").parameters;
}

const noForm: Text = {
  en: "pages accept only forms (application/x-www-form-urlencoded)",
  ko: "페이지는 application/x-www-form-urlencoded 형식만 받습니다",
};
