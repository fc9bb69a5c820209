import type { HttpReply } from "../../core/net/net.ts";
import { challenges } from "../../data/challenges.ts";
import { valuesOf } from "../../formats/http/header-list.ts";

/** The bot protection service that answered with a challenge instead of the site, by its documented header; null for any other reply. */
export function challengeIn({ headers }: Pick<HttpReply, "headers">): string | null {
  const found = challenges.find(({ header, values }) =>
    valuesOf(headers, header).some((value) => values.includes(value.trim().toLowerCase())),
  );
  return found?.service ?? null;
}
