import type { Send } from "../core/net/net.ts";
import type { Answer } from "./api.ts";

type Headers = Awaited<ReturnType<Send>>["headers"];

/** A header of a reply; empty where it has none. */
export function headerOf(headers: Headers, wanted: string): string {
  return headers.find(([name]) => name.toLowerCase() === wanted)?.[1].trim() ?? "";
}

const longest = 8192;

/** RFC 8288 §3: the reference of the next page, as it stands there; null where the page is the last one. */
export function nextOf(headers: Headers): string | null {
  const link = headerOf(headers, "link").slice(0, longest);
  return /<(?<reference>[^<>]*)>[^<>]*?;\s*rel="?next\b/i.exec(link)?.groups?.["reference"] ?? null;
}

/** The entries of a list, page by page in its order; no page is asked for that may not be. */
export async function* entriesOf<T>(
  first: string,
  mayAsk: () => boolean,
  ask: (path: string) => Promise<Answer<readonly T[]>>,
): AsyncGenerator<T, { readonly isWhole: boolean }> {
  let path: string | null = first;
  while (path !== null && mayAsk()) {
    const answer: Answer<readonly T[]> = await ask(path);
    yield* answer.value;
    path = answer.next;
  }
  return { isWhole: path === null };
}
