import type { Accounting } from "../../../src/settings/options/accounting.ts";
import type { Log } from "../../telemetry/log.ts";
import { openMailer, type Mailer, type Transport } from "./mailer.ts";

/** The operator's mail server; null where none is configured. Errors go to the log. */
export function configuredMailer(
  { mail, transport }: { readonly mail: Accounting["mail"]; readonly transport?: Transport | undefined },
  log: Pick<Log, "event">,
): Mailer | null {
  if (!mail) return null;
  return openMailer({
    ...mail,
    onTrouble: (trouble) => log.event("mail", { trouble }),
    ...(transport && { transport }),
  });
}
