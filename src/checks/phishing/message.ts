import { messageTopics } from "../../data/phishing/message-words.ts";
import { refang } from "../../formats/links/defang.ts";
import type { Signal } from "./signals.ts";

/** The signals in the wording of a message. Only their ids are kept. */
export function messageSignals(text: string): readonly Signal[] {
  const plain = refang(text).replace(/\s+/g, " ");
  // Korean is written with and without spaces, and senders add spaces to evade filters.
  const dense = plain.replace(/(?<=[가-힣]) (?=[가-힣])/g, "");
  return messageTopics
    .filter(({ patterns }) => patterns.some((pattern) => pattern.test(plain) || pattern.test(dense)))
    .map(({ id }) => ({ id, detail: "" }));
}
