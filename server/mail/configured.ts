import type { Accounting } from "../../src/settings/options/accounting.ts";
import type { Log } from "../log.ts";
import { openMailer, type Mailer, type Transport } from "./mailer.ts";

/** The way to the mail server that the operator named; null where none was. Trouble goes to the log. */
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
