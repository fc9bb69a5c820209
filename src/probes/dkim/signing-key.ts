import type { Context } from "../../core/check.ts";
import { chooseDkimKey, type DkimKey } from "../../formats/dkim/key.ts";
import { types } from "../../formats/dns/codes.ts";
import { DnsError } from "../../formats/dns/error.ts";
import { joinedText } from "../../formats/dns/data.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { recordsOf } from "../../formats/dns/set.ts";
import { ask } from "../dns/lookup.ts";
import { doubtfulReasonIn } from "../dns/doubtful.ts";

/** The key of a selector as currently published. */
export type SigningKey =
  /** RFC 6376 §3.6.2.2: several records are undefined. */
  | { readonly kind: "found"; readonly records: readonly DkimKey[] }
  | { readonly kind: "absent" }
  /** Why the key is unknown, as a language-independent code. */
  | { readonly kind: "unknown"; readonly reason: string };

/** Finds the key of a selector of a domain. */
export type KeyFinder = (domain: string, selector: string) => Promise<SigningKey>;

/** Finds keys with the lookups of this run, each name once, up to a limit: the header's author chooses which names are looked up. */
export function keyFinderIn(context: Pick<Context, "net" | "once">, mostNames: number): KeyFinder {
  const asked = new Map<string, Promise<SigningKey>>();
  return (domain, selector) => {
    const name = `${selector}._domainkey.${domain}`.toLowerCase();
    const known = asked.get(name);
    if (known) return known;
    if (asked.size >= mostNames) return Promise.resolve({ kind: "unknown", reason: "too-many-keys" });
    const answer = keyAt(context, name);
    asked.set(name, answer);
    return answer;
  };
}

async function keyAt(context: Pick<Context, "net" | "once">, text: string): Promise<SigningKey> {
  const name = nameIn(text);
  if (!name) return { kind: "unknown", reason: "bad-name" };
  const told = await ask(context, name, types.TXT);
  const doubt = await doubtfulReasonIn(told);
  if (doubt !== null) return { kind: "unknown", reason: doubt };
  const records = told.answer.kind === "found" ? recordsOf("TXT", told.answer.records) : [];
  return signingKeyIn(records.map(({ data }) => joinedText(data.strings)));
}

/** Reads the TXT records of a selector as a key. */
export function signingKeyIn(texts: readonly string[]): SigningKey {
  const choice = chooseDkimKey(texts);
  if (choice.kind === "none") return { kind: "absent" };
  return { kind: "found", records: choice.kind === "one" ? [choice.record] : choice.records };
}

function nameIn(text: string): ReturnType<typeof parseName> | null {
  try {
    return parseName(text);
  } catch (error) {
    if (error instanceof DnsError) return null;
    throw error;
  }
}
