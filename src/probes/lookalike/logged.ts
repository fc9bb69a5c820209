import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";

/** Milliseconds for one name. */
const patience = 4000;

/** The most bytes read of an answer: its beginning shows whether it is empty. */
const limit = 512 * 1024;

/** Names looked up in the logs in parallel. */
export const loggedAtATime = 2;

/**
 * The Certificate Transparency search service: Cert Spotter where the operator has an API key, which allows more than a few queries an
 * hour; crt.sh otherwise.
 */
const searches = {
  certspotter: (name: string) => `issuances?domain=${encodeURIComponent(name)}&expand=dns_names`,
  crtsh: (name: string) => `?q=${encodeURIComponent(name)}&exclude=expired&deduplicate=Y&output=json`,
} as const;

/** What the Certificate Transparency logs show of a name. */
export interface Logged {
  /** Whether they contain an unexpired certificate for it; null where there was no answer in time. */
  readonly is: boolean | null;
  /** Whether one of these certificates also names the protected domain. */
  readonly isShared: boolean;
}

const unknown: Logged = { is: null, isShared: false };

/** Looks for certificates of a name, and for the protected domain in them. */
export async function loggedOf(
  context: Context,
  name: string,
  { domain, until }: { readonly domain: string; readonly until: number },
): Promise<Logged> {
  if (context.elapsed() >= until) return unknown;
  const source = context.keyed?.has("certspotter") ? "certspotter" : "crtsh";
  const seen = openList(domain);
  const headers = { accept: "application/json" };
  const request = { path: searches[source](name), headers, patience, limit, receive: seen.take };
  const got = await attempt(() => context.net.source(source, request));
  if (got.ok && got.value.status !== 200) return unknown;
  // A list that exceeds the limit is not empty.
  if (!got.ok && got.failure.params["detail"] !== "too-large") return unknown;
  const is = seen.isList();
  return { is, isShared: is === true && seen.isNamed() };
}

/** The characters that are enough to recognise an answer. */
const beginning = 16;

/** A name with what stands around it. */
const longestName = 300;

/** Reads a list of certificates, all of which are for one name, while it arrives. */
function openList(domain: string) {
  let text = "";
  let isNamed = false;
  let last = "";
  // Names stand between quotes, or between line breaks that JSON escapes.
  const named = new RegExp(`(?:"|\\\\n)(?:\\*\\.|www\\.)?${domain.replaceAll(".", "\\.")}(?:"|\\\\n)`);
  return {
    take: (bytes: Uint8Array): void => {
      const part = Buffer.from(bytes).toString("latin1");
      if (text.length < beginning) text = (text + part.slice(0, beginning)).trimStart();
      // A name may be cut in two by the arrival of the bytes.
      last += part;
      isNamed ||= named.test(last);
      last = last.slice(-longestName);
    },
    isNamed: () => isNamed,
    /** Whether it is a non-empty list; null where it is no list. */
    isList(): boolean | null {
      if (/^\[\s*\{/.test(text)) return true;
      return /^\[\s*\]/.test(text) ? false : null;
    },
  };
}
