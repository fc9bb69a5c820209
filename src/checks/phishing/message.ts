import { messageTopics } from "../../data/phishing/message-words.ts";
import { refang } from "../../formats/links/defang.ts";
import type { Signal } from "./signals.ts";

/** What the words of a message show. Nothing of them is kept: the ids alone. */
export function messageSignals(text: string): readonly Signal[] {
  const plain = refang(text).replace(/\s+/g, " ");
  // Korean is written with and without blanks, and senders put them where filters do not expect them.
  const dense = plain.replace(/(?<=[가-힣]) (?=[가-힣])/g, "");
  return messageTopics
    .filter(({ patterns }) => patterns.some((pattern) => pattern.test(plain) || pattern.test(dense)))
    .map(({ id }) => ({ id, detail: "" }));
}
