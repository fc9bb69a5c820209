import { openWebhookClient, type WebhookClientOptions } from "../../src/settings/webhook-client.ts";
import type { Log } from "../telemetry/log.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Encryption } from "../store/encryption/encryption.ts";
import type { Database } from "../store/database.ts";
import { openJobs, type Jobs } from "../store/jobs/jobs.ts";
import { workOnNotifications } from "./notifier.ts";

/** The dependencies of sending notifications. */
export interface NotificationOptions {
  /** Null where this process sends no letters; another one does. */
  readonly mailer: Mailer | null;
  readonly encryption: () => Encryption;
  readonly baseUrl: string | null;
  readonly posting: WebhookClientOptions;
}

/** Opens this process's notifications; started separately. */
export function openNotifications(
  database: Database,
  { mailer, encryption, baseUrl, posting }: NotificationOptions,
  log: Log,
): Jobs {
  const jobs = openJobs({
    database,
    now: Date.now,
    onBug: (error) => log.bug(null, error),
    onTrouble: (trouble) => log.event("notifications", { trouble }),
  });
  workOnNotifications(jobs, {
    database,
    post: openWebhookClient(posting),
    // Without its own URL the server cannot create links in letters.
    mailer: baseUrl === null ? null : mailer,
    encryption,
    baseUrl,
    now: Date.now,
  });
  return jobs;
}
