import { email } from "../../src/checks/email/index.ts";
import type { EmailRaw } from "../../src/checks/email/schema.ts";
import type { Context } from "../../src/core/check.ts";
import type { FixRecord } from "../../src/core/result/interpretation.ts";
import { openWorld, type WorldText } from "../dns/world.ts";
import { greetingsFrom, type MailAnswer } from "./greetings.ts";
import { registryThat } from "../door/registry.ts";

/** A small Internet with a mail domain. */
export interface MailWorldText extends Omit<WorldText, "zones"> {
  /** The records of `shop.com`. */
  readonly records: string;
  readonly others?: WorldText["zones"];
  /** The servers on port 25, by host or address; all others are silent. */
  readonly greets?: Readonly<Record<string, MailAnswer>>;
}

/** The mail domain. */
export const shop = "shop.com";

/** Runs the whole check in a separate world, and validates its observation against the published schema. */
export async function lookAtMail(
  { records, others = {}, greets = {}, ...text }: MailWorldText,
  query = shop,
): Promise<EmailRaw> {
  const zones = { [shop]: records, ...others };
  const { context } = openWorld({
    zones,
    ...text,
    net: { mail: greetingsFrom(greets), source: registryThat("found").source, ...text.net },
  });
  const use = async (check: typeof email, input: object): Promise<unknown> => ({
    raw: await check.collect(check.input.parse(input), own),
  });
  const own: Context = { ...context, use: use as never };
  return email.raw.parse(await email.collect(email.input.parse({ query }), own));
}

/** The kinds of texts that share a name. */
const kinds = [/spf/i, /dmarc/i, /dkim|\bp=/i, /stsv/i, /tlsrpt/i, /bimi/i];

/** The records after publishing one: it replaces those of the same type and name, texts of the same kind, and an alias. */
export function publish(records: string, { name, type, value }: FixRecord): string {
  const owner = name === shop ? "@" : name.replace(new RegExp(`\\.${shop}$`), "");
  const kind = kinds.find((each) => each.test(value));
  const kept = records.split("\n").filter((line) => {
    const [at = "", of = "", ...rest] = line.trim().split(/\s+/);
    if (at === owner && of === "CNAME") return false;
    if (at !== owner || of !== type) return true;
    return type === "TXT" && kind !== undefined && !kind.test(rest.join(" "));
  });
  return [...kept, `${owner} ${type} ${type === "TXT" ? `"${value}"` : value}`].join("\n");
}
