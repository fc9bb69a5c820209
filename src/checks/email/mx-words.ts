import type { Text } from "../../core/text.ts";
import type { Sending } from "./rubric.ts";

/** That a domain sends mail, or may do so. */
export const sendingWords: Readonly<Record<Exclude<Sending, "none">, Text>> = {
  known: { en: "sends mail", ko: "메일을 보내지만" },
  possible: { en: "may send mail", ko: "메일을 보낼 수도 있지만" },
};
