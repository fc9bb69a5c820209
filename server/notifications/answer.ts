import { isoTime } from "../operations/iso-time.ts";
import type { Delivery } from "./deliveries.ts";
import type { ChannelState } from "./rows.ts";

/** A channel as the API and `--json` show it, with ISO times. */
export function channelAnswer(channel: ChannelState) {
  const { account: _account, shown: address, lastDeliveredAt, confirmedAt, createdAt, ...rest } = channel;
  return {
    ...rest,
    address,
    lastDeliveredAt: isoTime(lastDeliveredAt),
    confirmedAt: isoTime(confirmedAt),
    createdAt: isoTime(createdAt),
  };
}

/** A delivery as in the API and `--json`, with the name of its channel. Changes are only counted; their text went only to the receiver. */
export function deliveryAnswer(delivery: Delivery, channel: string) {
  const { id, kind, state, payload, attempts, status, reason, createdAt, dueAt, finishedAt } = delivery;
  return {
    id,
    channel,
    kind,
    state,
    domains: [...new Set(payload.changes.map(({ domain }) => domain))],
    changes: payload.changes.length + payload.omitted,
    attempts,
    status,
    reason,
    createdAt: isoTime(createdAt),
    nextAttemptAt: isoTime(dueAt),
    finishedAt: isoTime(finishedAt),
  };
}
