import type { Post } from "../core/net/post.ts";
import { openDoor } from "../net/door.ts";
import { withPatience } from "../net/time.ts";
import type { EngineOptions } from "./engine.ts";

/** What messages to servers that accounts name are sent with. */
export interface PosterOptions extends Pick<
  EngineOptions,
  "authorities" | "pins" | "resolvers" | "optOut" | "operator"
> {
  /** Networks that count as public for these messages alone. */
  readonly allow: readonly string[];
}

/** Milliseconds for a receiver to answer. */
const patience = 15_000;

/** A message needs one connection, and no answer that is long. */
const limits = { connections: 8, bytes: 1024 * 1024, questions: 100 } as const;

/** Sends messages, each through a door of its own that opens to public addresses alone. */
export function openPoster({
  allow,
  authorities = [],
  pins = [],
  resolvers = [],
  optOut,
  operator,
}: PosterOptions): Post {
  const policy = { special: false, allow, ...(optOut && { optOut }) };
  return (posting, signal) =>
    withPatience(signal, patience, async (within) => {
      const door = openDoor({
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
