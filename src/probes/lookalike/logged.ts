import { attempt } from "../../core/attempt.ts";
import type { Context } from "../../core/check.ts";

/** Milliseconds for one name. */
const patience = 4000;

/** Octets of an answer that are read: whether there is anything in it stands at its beginning. */
const limit = 512 * 1024;

/** Names that the logs are asked about at a time. */
export const loggedAtATime = 2;

/** Whoever searches the logs: Cert Spotter where the operator has its key, which allows more than a few questions an hour; crt.sh otherwise. */
const searches = {
  certspotter: (name: string) => `issuances?domain=${encodeURIComponent(name)}`,
  crtsh: (name: string) => `?q=${encodeURIComponent(name)}&exclude=expired&deduplicate=Y&output=json`,
} as const;

/**
 * Whether a certificate for a name, of those that have not expired, is found in the logs of Certificate Transparency; null where that
 * was not told before the time was over.
 */
export async function isLogged(context: Context, name: string, until: number): Promise<boolean | null> {
  if (context.elapsed() >= until) return null;
  const source = context.keyed?.has("certspotter") ? "certspotter" : "crtsh";
  const seen = openBeginning();
  const headers = { accept: "application/json" };
  const request = { path: searches[source](name), headers, patience, limit, receive: seen.take };
  const got = await attempt(() => context.net.source(source, request));
  if (got.ok && got.value.status !== 200) return null;
  // A list that is longer than what is read has something in it.
  if (!got.ok && got.failure.params["detail"] !== "too-large") return null;
  return seen.isList();
}

/** Octets that show what an answer is. */
const beginning = 16;

function openBeginning() {
  let text = "";
  return {
    take: (bytes: Uint8Array): void => {
      if (text.length < beginning) text += Buffer.from(bytes.subarray(0, beginning)).toString("latin1").trimStart();
    },
    /** Whether it is a list of anything; null where it is none. */
    isList(): boolean | null {
      if (/^\[\s*\{/.test(text)) return true;
      return /^\[\s*\]/.test(text) ? false : null;
    },
  };
}
