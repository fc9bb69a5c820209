import { generateKeyPairSync } from "node:crypto";
import { collectDkim } from "../../src/checks/email/dkim/collect.ts";
import type { DkimRaw } from "../../src/checks/email/dkim/schema.ts";
import { parseName } from "../../src/formats/dns/name-text.ts";
import { openWorld, type WorldText } from "../dns/world.ts";

function rsa(bits: number, type: "spki" | "pkcs1" = "spki"): string {
  const { publicKey } = generateKeyPairSync("rsa", { modulusLength: bits });
  return publicKey.export({ format: "der", type }).toString("base64");
}

/** Keys of RSA: of 2048 bits, of 1024, of 768, and one of 2048 without its wrapping. */
export const good = rsa(2048);
export const short = rsa(1024);
export const tiny = rsa(768);
export const bare = rsa(2048, "pkcs1");
/** RFC 8463 §A.2. */
export const ed = "11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=";
/** A complete record. */
export const key = `v=DKIM1; k=rsa; p=${good}`;

/** The texts of a selector as TXT records, split into short strings. */
export function at(selector: string, ...texts: readonly string[]): string {
  return texts
    .map((text) => {
      const strings = (text.match(/.{1,200}/gs) ?? [""]).map((each) => `"${each.replaceAll('"', String.raw`\"`)}"`);
      return `${selector}._domainkey TXT ${strings.join(" ")}`;
    })
    .join("\n");
}

/** Reads the DKIM keys of example.com with these records. */
export async function look(
  records: string,
  named: readonly string[] = [],
  world: Partial<WorldText> = {},
): Promise<DkimRaw> {
  const zones = {
    "example.com": { records, isSigned: false },
    "provider.net": { records: at("theirs", key), isSigned: false },
    ...world.zones,
  };
  return collectDkim(openWorld({ ...world, zones }).context, parseName("example.com"), named);
}
