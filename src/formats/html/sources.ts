import { isScript } from "./script-type.ts";
import { readTags, type Tag } from "./tags.ts";

/** The software clues in a page: sources of scripts and stylesheets, and generator tags, each once. */
export interface PageSources {
  /** As written in the page, in order. */
  readonly scripts: readonly string[];
  /** The addresses of `<link rel=stylesheet>`, as written in the page, in order. */
  readonly styles: readonly string[];
  /** The contents of `<meta name=generator>` anywhere in the page. */
  readonly generators: readonly string[];
}

const longestSource = 2048;
/** One character more than is used, so that longer values are recognised. */
const longestGenerator = 4097;

/** Reads the software clues of a page; `<template>` content is inert and loads nothing (HTML §4.12.3). */
export function readPageSources(html: string): PageSources {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const generators = new Set<string>();
  let templates = 0;
  for (const tag of readTags(html)) {
    if (tag.isForeign) continue;
    if (tag.name === "template") templates = Math.max(0, templates + (tag.kind === "start" ? 1 : -1));
    if (templates > 0 || tag.kind !== "start") continue;
    const src = tag.name === "script" && isScript(tag.attributes) ? tag.attributes.get("src")?.trim() : undefined;
    const style = styleOf(tag);
    const generator = generatorOf(tag);
    if (src) scripts.add(src.slice(0, longestSource));
    if (style) styles.add(style.slice(0, longestSource));
    if (generator) generators.add(generator.slice(0, longestGenerator));
  }
  return { scripts: [...scripts], styles: [...styles], generators: [...generators] };
}

/** HTML §4.6.7.20: `rel` is a list of keywords, and an alternate stylesheet is loaded too. */
function styleOf({ name, attributes }: Tag): string | undefined {
  const keywords = (attributes.get("rel") ?? "").toLowerCase().split(/\s+/);
  return name === "link" && keywords.includes("stylesheet") ? attributes.get("href")?.trim() : undefined;
}

function generatorOf({ name, attributes }: Tag): string | undefined {
  const isGenerator = name === "meta" && attributes.get("name")?.toLowerCase() === "generator";
  return isGenerator ? attributes.get("content")?.trim() : undefined;
}
