import { close, open } from "node:fs";
import { devNull } from "node:os";
import type { Log } from "./log.ts";

/** Reports exhausted file descriptors to the log. */
export interface DescriptorWatch {
  /** Notes an error of the system: `EMFILE` (of this process) and `ENFILE` (of the machine) are reported, others are not. */
  note(code: string): void;
  /** Notes that the server has as many connections as its share of the descriptors allows. */
  crowded(): void;
  stop(): void;
}

/** Milliseconds between two looks, and between two reports while descriptors are exhausted. */
const [glance, quiet] = [5000, 60_000] as const;

/** Opens a descriptor and closes it again; resolves with the system's error code, null without one. */
type TryOne = (done: (code: string | null) => void) => void;

const tryOne: TryOne = (done) =>
  open(devNull, "r", (error, descriptor) => (error ? done(error.code ?? "") : close(descriptor, () => done(null))));

/**
 * Watches the descriptors of this process. Node closes connections that it cannot accept without an error, and other errors have many
 * forms, so it regularly tries to open a descriptor. A shortage is reported once a minute, and its end once.
 */
export function watchDescriptors(log: Pick<Log, "event">, attempt: TryOne = tryOne, now = Date.now): DescriptorWatch {
  let quietUntil = -Infinity;
  let isShort = false;

  function complain(trouble: string): void {
    isShort = true;
    if (now() < quietUntil) return;
    quietUntil = now() + quiet;
    log.event("descriptors", { trouble });
  }

  function note(code: string): void {
    if (code === "EMFILE" || code === "ENFILE")
      complain(`${code}: no file descriptor is free; raise the limit (ulimit -n, LimitNOFILE)`);
  }

  function look(): void {
    attempt((code) => {
      if (code !== null) return note(code);
      if (isShort && now() >= quietUntil) {
        isShort = false;
        log.event("descriptors", { trouble: null });
      }
    });
  }

  const timer = setInterval(look, glance).unref();
  return {
    note,
    crowded: () =>
      complain("clients use every connection that the limit of file descriptors allows; idle connections are closed"),
    stop: () => clearInterval(timer),
  };
}
