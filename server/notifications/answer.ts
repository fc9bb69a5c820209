import type { Delivery } from "./deliveries.ts";
import type { ChannelState } from "./rows.ts";

/** A channel as the API and `--json` show it, with ISO times. */
export function channelAnswer(channel: ChannelState): object {
  const { account: _account, shown: address, lastDeliveredAt, confirmedAt, createdAt, ...rest } = channel;
  return {
    ...rest,
    address,
    lastDeliveredAt: isoOf(lastDeliveredAt),
    confirmedAt: isoOf(confirmedAt),
    createdAt: isoOf(createdAt),
  };
}

/** A delivery as in the API and `--json`. Changes are only counted; their text went only to the receiver. */
export function deliveryAnswer(delivery: Delivery): object {
  const { id, kind, state, cargo, attempts, status, reason, createdAt, dueAt, finishedAt } = delivery;
  return {
    id,
    kind,
    state,
    domains: [...new Set(cargo.changes.map(({ domain }) => domain))],
    changes: cargo.changes.length + cargo.omitted,
    attempts,
    status,
    reason,
    createdAt: isoOf(createdAt),
    nextAttemptAt: isoOf(dueAt),
    finishedAt: isoOf(finishedAt),
  };
}

function isoOf(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
