import { challengePages, challenges } from "../../data/http/pages/challenges.ts";
import { valuesOf } from "../../formats/http/header-list.ts";
import { serviceIn, type Marked } from "./service-mark.ts";

/** The bot protection service that answered with a challenge instead of the site, by its header or page; null for any other reply. */
export function challengeIn(reply: Marked): string | null {
  const found = challenges.find(({ header, values }) =>
    valuesOf(reply.headers, header).some((value) => values.includes(value.trim().toLowerCase())),
  );
  return found?.service ?? serviceIn(reply, challengePages);
}
