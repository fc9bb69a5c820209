import { setTimeout as sleep } from "node:timers/promises";
import type { Send } from "../core/net/net.ts";
import type { RemoteWait } from "../run/remote.ts";
import type { Runner } from "../run/runner.ts";
import type { Remote } from "./access/remote.ts";

/** How a server is reached, and for how long. */
export interface RemoteWay {
  /** Milliseconds that the user gives a target, waiting included; null for the default. */
  readonly timeout: number | null;
  /** Called before each wait for a server without room. */
  readonly onWait: ((wait: RemoteWait) => void) | undefined;
  readonly openSend: (remote: Remote) => Promise<Send>;
}

/** Loads the client at the first request, since most runs use no server. */
export function openRemote({ server, key }: Remote, { timeout, onWait, openSend }: RemoteWay): Runner {
  let opened: Promise<Runner> | undefined;
  async function open(): Promise<Runner> {
    const [{ remoteRunner }, { timeoutOf, usualWaiting }, send] = await Promise.all([
      import("../run/remote.ts"),
      import("../client/ask.ts"),
      openSend({ server }),
    ]);
    return remoteRunner({
      server,
      ...(key !== undefined && { key }),
      timeout: ({ deadline }) => timeout ?? timeoutOf(deadline),
      waiting: timeout === null ? usualWaiting : 0,
      onWait,
      send,
      sleep: (ms, signal) => sleep(ms, undefined, signal && { signal }),
      now: () => performance.timeOrigin + performance.now(),
    });
  }
  return {
    waitsForRoom: true,
    async answer(check, query, asking) {
      opened ??= open();
      return (await opened).answer(check, query, asking);
    },
  };
}
