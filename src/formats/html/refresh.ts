import { opensBody } from "./meta.ts";
import { readTags } from "./tags.ts";

/** A `<meta http-equiv=refresh>`, and the base URL that is in force where it stands. */
export interface MetaRefresh {
  readonly content: string;
  /** The href of the first `<base>` before it; null where there is none. */
  readonly base: string | null;
}

const most = 64;
const longest = 4096;

/**
 * The refreshes of a document, in its order. Browsers obey them wherever they stand (HTML §4.2.5.3), the body included. Scripting is
 * on: what stands in `<noscript>` is text, in `<template>` inert, and a frameset takes no `<meta>` (HTML §13.2.6.4.20).
 */
export function readMetaRefreshes(html: string): readonly MetaRefresh[] {
  const found: MetaRefresh[] = [];
  let templates = 0;
  let base: string | null = null;
  let isBody = false;
  for (const { kind, name, attributes } of readTags(html)) {
    if (name === "template") templates = Math.max(0, templates + (kind === "start" ? 1 : -1));
    if (templates > 0 || kind === "end") continue;
    if (name === "frameset" && !isBody) break;
    isBody ||= opensBody({ kind, name, attributes }, false);
    if (name === "base") base ??= attributes.get("href")?.slice(0, longest) ?? null;
    const content = name === "meta" ? attributes.get("content") : undefined;
    if (content === undefined || attributes.get("http-equiv")?.toLowerCase() !== "refresh") continue;
    found.push({ content: content.slice(0, longest), base });
    if (found.length === most) break;
  }
  return found;
}
