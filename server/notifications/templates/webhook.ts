import type { Delivery } from "../deliveries.ts";
import type { Line, Message } from "../message.ts";

/** The types of webhooks, by what they carry. */
export const eventTypes = {
  change: "domain.changed",
  digest: "domain.digest",
  run: "run.finished",
  test: "test",
  confirmation: "test",
} as const;

/** The body of a webhook: measured facts, with words in the channel's language. */
export function webhookBody(
  { kind, createdAt, payload }: Delivery,
  { language, heading, lines, channel }: Message,
): string {
  return JSON.stringify({
    type: eventTypes[kind],
    timestamp: iso(createdAt),
    data: {
      channel,
      language,
      summary: heading,
      changes: lines.map(changeOf),
      omitted: payload.omitted,
      ...(payload.run && { run: payload.run }),
    },
  });
}

/** The facts of a change, with words. */
export function changeOf({ change, title, cause, action, link }: Line): object {
  const {
    domain,
    target,
    check,
    field,
    subject,
    from,
    to,
    severity,
    direction,
    at,
    confirmedAt,
    effects = [],
  } = change;
  return {
    domain,
    target,
    check,
    field,
    title,
    subject,
    from,
    to,
    severity,
    direction,
    cause: cause === "" ? null : cause,
    action,
    effects,
    at: iso(at),
    confirmedAt: confirmedAt === null ? null : iso(confirmedAt),
    url: link,
  };
}

function iso(at: number): string {
  return new Date(at).toISOString();
}
