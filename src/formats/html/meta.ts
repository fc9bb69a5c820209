import { mostTags, readTags, type Tag } from "./tags.ts";

/** The content of a page's `<meta>` elements, in order. */
export interface Meta {
  /** Of the head. */
  readonly csp: readonly string[];
  /** Of the whole document, or of its first {@link mostTags} tags; each valid one replaces the one before. */
  readonly referrer: readonly string[];
  /** Of the head. Each generator once: plugins often add themselves to the software they extend. */
  readonly generators: readonly string[];
  /** Whether reading reached the body; a later Content-Security-Policy has no effect. */
  readonly isWhole: boolean;
}

const mostPolicies = 16;
const longestContent = 16 * 1024;

/** Elements allowed in the head; any other one starts the body: HTML §13.2.6.4.4 "in head". */
const headElements = new Set([
  "html",
  "head",
  "meta",
  "title",
  "link",
  "base",
  "style",
  "script",
  "noscript",
  "template",
]);
const obsoleteHeadElements = new Set(["basefont", "bgsound", "noframes"]);

/**
 * Reads the `<meta>` elements of a document. Browsers apply a Content-Security-Policy only in the head (HTML §4.2.5.3), which ends where the body
 * begins, even by text alone, and a referrer policy anywhere (HTML §4.2.5.1). Scripting is on: `<noscript>` content is text, `<template>` content is
 * inert. `</head>` does not end the head: late head elements are still put there (HTML §13.2.6.4.6 "after head").
 */
export function readMeta(html: string): Meta {
  const found: Found = { csp: [], referrer: [], generators: [] };
  let isWhole = false;
  let templates = 0;
  let isAfterHead = false;
  for (const tag of readTags(html, { most: mostTags })) {
    const isTemplate = tag.name === "template" && !tag.isForeign;
    if (isTemplate) templates = Math.max(0, templates + (tag.kind === "start" ? 1 : -1));
    if (templates > 0 || isTemplate) continue;
    isWhole ||= opensBody(tag, isAfterHead);
    if (tag.kind === "start" && tag.name === "meta" && !tag.isForeign) note(tag, found, isWhole);
    isAfterHead ||= tag.kind === "end" && tag.name === "head";
  }
  return { ...found, isWhole };
}

/** End tags that open the body when they have no start tag. */
const bodyEnds = new Set(["body", "html", "br"]);

/** Whether a tag or text starts the body: HTML §13.2.6.4.4 and §13.2.6.4.6. */
export function opensBody({ kind, name }: Tag, isAfterHead: boolean): boolean {
  if (kind === "end") return bodyEnds.has(name);
  if (isAfterHead && name === "noscript") return true;
  return kind === "text" || !(headElements.has(name) || obsoleteHeadElements.has(name));
}

interface Found {
  readonly csp: string[];
  readonly referrer: string[];
  readonly generators: string[];
}

function note({ attributes }: Tag, found: Found, isInBody: boolean): void {
  const content = attributes.get("content")?.slice(0, longestContent) ?? "";
  const name = attributes.get("name")?.toLowerCase();
  if (content === "") return;
  if (name === "referrer" && found.referrer.length < mostPolicies) found.referrer.push(content.slice(0, 100));
  if (isInBody) return;
  // HTML §4.2.5.3: a report-only policy is not supported here.
  const isPolicy = attributes.get("http-equiv")?.toLowerCase() === "content-security-policy";
  if (isPolicy && found.csp.length < mostPolicies) found.csp.push(content);
  const isNew = name === "generator" && !found.generators.includes(content.slice(0, 200));
  if (isNew && found.generators.length < mostPolicies) found.generators.push(content.slice(0, 200));
}
