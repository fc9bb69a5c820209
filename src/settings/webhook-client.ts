import type { Post } from "../core/net/post.ts";
import { openGuard } from "../net/guard.ts";
import { withPatience } from "../net/time.ts";
import type { EngineOptions } from "./bare-engine.ts";

/** Options for sending notifications to servers that accounts configured. */
export interface WebhookClientOptions extends Pick<
  EngineOptions,
  "authorities" | "pins" | "resolvers" | "optOut" | "operator"
> {
  /** Networks that count as public, for notifications only. */
  readonly allow: readonly string[];
  /** Whether private addresses may be contacted: the operator named the server. */
  readonly special?: boolean;
}

/** Milliseconds for a receiver to answer. */
const patience = 15_000;

/** A notification needs one connection and a short answer. */
const limits = { connections: 8, bytes: 1024 * 1024, questions: 100 } as const;

/** Opens a sender of notifications. Each one goes through its own door, which connects to public addresses only. */
export function openWebhookClient({
  allow,
  authorities = [],
  pins = [],
  resolvers = [],
  optOut,
  operator,
  special = false,
}: WebhookClientOptions): Post {
  const usual = { special, allow, ...(optOut && { optOut }) };
  return (posting, signal) =>
    withPatience(signal, patience, async (within) => {
      const policy = { ...usual, showsSpecial: posting.isOperators ?? false };
      const door = openGuard({
        signal: within,
        policy,
        pins,
        given: authorities,
        limits,
        operator,
        ...(resolvers.length > 0 && { resolvers }),
      });
      try {
        return await door.post(posting);
      } finally {
        door.close();
      }
    });
}
