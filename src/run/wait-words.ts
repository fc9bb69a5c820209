import { printable } from "../core/printable.ts";
import type { Text } from "../core/text.ts";
import type { RemoteWait } from "./remote.ts";

/** Says that a question waits for a server without room, and for how long. */
export function waitWords({ check, query, seconds, failure }: RemoteWait): Text {
  const told = failure.facts.params["message"];
  const why = typeof told === "string" ? ` ${printable(told)}` : "";
  const about = `${check.id} ${subjectOf(query)}`.trim();
  return {
    en: `${about}: waiting ${seconds} s until the server has room.${why}`,
    ko: `${about}: 서버에 여유가 생길 때까지 ${seconds}초 기다립니다.${why}`,
  };
}

/** The host of the question: a path or a query may hold a secret. */
function subjectOf(query: RemoteWait["query"]): string {
  const [given = ""] = ["url", "host", "domain", "ip", "target"].flatMap((name) => query[name] ?? []);
  return printable(URL.parse(given)?.host || given.split(/[/?#]/, 1)[0] || "", 260);
}
