import { opensBody } from "./meta.ts";
import { mostTags, readTags, type Tag } from "./tags.ts";

/** A `<meta http-equiv=refresh>` with the base URL that applies to it. */
export interface MetaRefresh {
  readonly content: string;
  /** The href of the first `<base>` before it; null without one. */
  readonly base: string | null;
}

const most = 64;
const longest = 4096;

/**
 * What every refresh has in its source, quoted or not: the attribute with the keyword, or with a character reference in the place of one of its
 * letters (HTML §13.2.5.72). Without it the document need not be read, which takes milliseconds.
 */
const writtenRefresh = /http-equiv[\t\n\f\r ]*=[\t\n\f\r ]*["']?(?:refresh|[a-z]{0,6}&)/i;

/**
 * The refreshes of a document, in order. Browsers follow them anywhere, including the body (HTML §4.2.5.3). Scripting is on: `<noscript>` content is
 * text, `<template>` content is inert, and a frameset contains no `<meta>` (HTML §13.2.6.4.20).
 */
export function readMetaRefreshes(html: string): readonly MetaRefresh[] {
  if (!writtenRefresh.test(html)) return [];
  const found: MetaRefresh[] = [];
  let templates = 0;
  let base: string | null = null;
  let isBody = false;
  let takesFrameset = true;
  for (const tag of readTags(html, { most: mostTags })) {
    const { kind, name, attributes } = tag;
    isBody ||= templates === 0 && opensBody(tag, false);
    takesFrameset &&= !(isBody && forbidsFrameset(tag));
    if (tag.isForeign) continue;
    if (name === "template") templates = Math.max(0, templates + (kind === "start" ? 1 : -1));
    if (templates > 0 || kind === "end") continue;
    if (name === "frameset" && takesFrameset) break;
    if (name === "base") base ??= attributes.get("href")?.slice(0, longest) ?? null;
    const content = name === "meta" ? attributes.get("content") : undefined;
    if (content === undefined || attributes.get("http-equiv")?.toLowerCase() !== "refresh") continue;
    found.push({ content: content.slice(0, longest), base });
    if (found.length === most) break;
  }
  return found;
}

const framesetEnders = new Set(
  "applet area body br button dd dt embed hr iframe image img input keygen li listing marquee object pre select table textarea wbr xmp".split(
    " ",
  ),
);

/** HTML §13.2.4.5 "frameset-ok": a body is replaced by a frameset unless it has visible content. */
function forbidsFrameset({ kind, name, attributes, isForeign }: Tag): boolean {
  if (kind === "text") return true;
  if (kind === "end") return name === "br";
  if (isForeign || (name === "input" && attributes.get("type")?.toLowerCase() === "hidden")) return false;
  return framesetEnders.has(name);
}
