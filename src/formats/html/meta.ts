import { readTags, type Tag } from "./tags.ts";

/** What the `<meta>` elements of a page's head say, in their order. */
export interface Meta {
  readonly csp: readonly string[];
  /** The last one that counts is the one in force. */
  readonly referrer: readonly string[];
  /** What claims to have made the page, each once: plugins often add themselves to what they are plugged into. */
  readonly generators: readonly string[];
  /** Whether the body had begun where the reading stopped: nothing that comes after that counts. */
  readonly isWhole: boolean;
}

const mostPolicies = 16;
const longestContent = 16 * 1024;

/** Elements that may stand in a head; the first other one begins the body: HTML §13.2.6.4.4 "in head". */
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
 * Reads the `<meta>` elements of a head. Browsers obey a policy there and nowhere else (HTML §4.2.5.3), so the reading stops
 * where the body begins, be it by text alone. Scripting is on: what stands inside `<noscript>` is text, inside `<template>` inert.
 * The end tag of the head does not end it: what belongs there and comes late is put there (HTML §13.2.6.4.6 "after head").
 */
export function readMeta(html: string): Meta {
  const found: Found = { csp: [], referrer: [], generators: [] };
  let isWhole = false;
  let templates = 0;
  let isAfterHead = false;
  for (const tag of readTags(html)) {
    const isTemplate = tag.name === "template" && !tag.isForeign;
    if (isTemplate) templates = Math.max(0, templates + (tag.kind === "start" ? 1 : -1));
    if (templates > 0 || isTemplate) continue;
    if (opensBody(tag, isAfterHead)) {
      isWhole = true;
      break;
    }
    if (tag.kind === "start" && tag.name === "meta") note(tag, found);
    isAfterHead ||= tag.kind === "end" && tag.name === "head";
  }
  return { ...found, isWhole };
}

/** End tags that, without their start tags, open the body. */
const bodyEnds = new Set(["body", "html", "br"]);

/** Whether a step through a document begins its body: HTML §13.2.6.4.4 and §13.2.6.4.6. */
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

function note({ attributes }: Tag, found: Found): void {
  const content = attributes.get("content")?.slice(0, longestContent) ?? "";
  const name = attributes.get("name")?.toLowerCase();
  // HTML §4.2.5.3: the report-only form is not supported here.
  const isPolicy = attributes.get("http-equiv")?.toLowerCase() === "content-security-policy";
  if (content === "") return;
  if (isPolicy && found.csp.length < mostPolicies) found.csp.push(content);
  if (name === "referrer" && found.referrer.length < mostPolicies) found.referrer.push(content.slice(0, 100));
  const isNew = name === "generator" && !found.generators.includes(content.slice(0, 200));
  if (isNew && found.generators.length < mostPolicies) found.generators.push(content.slice(0, 200));
}
