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
  certspotter: (name: string) => `issuances?domain=${encodeURIComponent(name)}`,
  crtsh: (name: string) => `?q=${encodeURIComponent(name)}&exclude=expired&deduplicate=Y&output=json`,
} as const;

/** Whether the Certificate Transparency logs contain an unexpired certificate for a name; null where there was no answer in time. */
export async function isLogged(context: Context, name: string, until: number): Promise<boolean | null> {
  if (context.elapsed() >= until) return null;
  const source = context.keyed?.has("certspotter") ? "certspotter" : "crtsh";
  const seen = openBeginning();
  const headers = { accept: "application/json" };
  const request = { path: searches[source](name), headers, patience, limit, receive: seen.take };
  const got = await attempt(() => context.net.source(source, request));
  if (got.ok && got.value.status !== 200) return null;
  // A list that exceeds the limit is not empty.
  if (!got.ok && got.failure.params["detail"] !== "too-large") return null;
  return seen.isList();
}

/** The bytes that are enough to recognise an answer. */
const beginning = 16;

function openBeginning() {
  let text = "";
  return {
    take: (bytes: Uint8Array): void => {
      if (text.length < beginning) text += Buffer.from(bytes.subarray(0, beginning)).toString("latin1").trimStart();
    },
    /** Whether it is a non-empty list; null where it is no list. */
    isList(): boolean | null {
      if (/^\[\s*\{/.test(text)) return true;
      return /^\[\s*\]/.test(text) ? false : null;
    },
  };
}
