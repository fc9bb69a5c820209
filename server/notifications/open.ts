import { openWebhookClient, type WebhookClientOptions } from "../../src/settings/webhook-client.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Encryption } from "../store/encryption/encryption.ts";
import type { Database } from "../store/database.ts";
import type { NotifierOptions } from "./notifier.ts";

/** The dependencies of sending notifications. */
export interface NotificationOptions {
  /** Null where this process sends no letters; another one does. */
  readonly mailer: Mailer | null;
  readonly encryption: () => Encryption;
  readonly baseUrl: string | null;
  readonly telegramUrl?: string | null;
  readonly posting: WebhookClientOptions;
}

/** The options of this process's notifications. */
export function notifierOptions(
  database: Database,
  { mailer, encryption, baseUrl, telegramUrl = null, posting }: NotificationOptions,
): NotifierOptions {
  return {
    database,
    post: openWebhookClient(posting),
    // Without its own URL the server cannot create links in letters.
    mailer: baseUrl === null ? null : mailer,
    encryption,
    baseUrl,
    telegramUrl,
    now: Date.now,
  };
}
