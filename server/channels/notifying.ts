import { openPoster, type PosterOptions } from "../../src/settings/poster.ts";
import type { Log } from "../log.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Seals } from "../secret/seals.ts";
import type { Database } from "../store/database.ts";
import { openNotifier, type Notifier } from "./notifier.ts";

/** What a process sends notifications with. */
export interface Notifying {
  /** Null where this process sends no letters: another one does. */
  readonly mailer: Mailer | null;
  readonly seals: () => Seals;
  readonly baseUrl: string | null;
  readonly posting: PosterOptions;
}

/** Opens what sends the notifications of this process; it begins when it is told to. */
export function openNotifying(database: Database, { mailer, seals, baseUrl, posting }: Notifying, log: Log): Notifier {
  return openNotifier({
    database,
    post: openPoster(posting),
    // Without a URL of its own the server cannot say where the links of a letter lead.
    mailer: baseUrl === null ? null : mailer,
    seals,
    baseUrl,
    now: Date.now,
    onBug: (error) => log.bug(null, error),
    onTrouble: (trouble) => log.event("notifications", { trouble }),
  });
}
