import { readTags } from "./html-tags.ts";

const mostSources = 200;
const longestSource = 2048;

/** Where a page loads its scripts from, as it writes it, in order; at most 200 of them. */
export function readScriptSources(html: string): readonly string[] {
  const sources: string[] = [];
  for (const { kind, name, attributes } of readTags(html)) {
    const src = kind === "start" && name === "script" ? attributes.get("src")?.trim() : undefined;
    if (src) sources.push(src.slice(0, longestSource));
    if (sources.length >= mostSources) break;
  }
  return sources;
}
