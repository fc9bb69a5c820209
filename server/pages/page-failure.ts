import { failureValues, type FailureFacts } from "../../src/core/failure.ts";
import { failures } from "../../src/core/failures.ts";
import { maskUrls } from "../../src/core/redact/url-secrets.ts";
import { fillStored } from "../../src/core/template.ts";
import type { Language } from "../../src/core/text.ts";
import { pageText } from "./page-action.ts";

/** A failure in words for a page. What only the command line can do is left out of the template: its values are others' text, and stay. */
export function pageFailure({ id, params }: Pick<FailureFacts, "id" | "params">, language: Language): string {
  const { text } = failures[id];
  return maskUrls(
    fillStored({ en: pageText(text.en, "en"), ko: pageText(text.ko, "ko") }, failureValues(params), language),
  );
}
