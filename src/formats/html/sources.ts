import { isScript } from "./script-type.ts";
import { readTags, type Tag } from "./tags.ts";

/** The software clues in a page: script sources and generator tags, each once. */
export interface PageSources {
  /** As written in the page, in order. */
  readonly scripts: readonly string[];
  /** The contents of `<meta name=generator>` anywhere in the page. */
  readonly generators: readonly string[];
}

const longestScript = 2048;
/** One character more than is used, so that longer values are recognised. */
const longestGenerator = 4097;

/** Reads the software clues of a page; `<template>` content is inert and loads nothing (HTML §4.12.3). */
export function readPageSources(html: string): PageSources {
  const scripts = new Set<string>();
  const generators = new Set<string>();
  let templates = 0;
  for (const tag of readTags(html)) {
    if (tag.isForeign) continue;
    if (tag.name === "template") templates = Math.max(0, templates + (tag.kind === "start" ? 1 : -1));
    if (templates > 0 || tag.kind !== "start") continue;
    const src = tag.name === "script" && isScript(tag.attributes) ? tag.attributes.get("src")?.trim() : undefined;
    const generator = generatorOf(tag);
    if (src) scripts.add(src.slice(0, longestScript));
    if (generator) generators.add(generator.slice(0, longestGenerator));
  }
  return { scripts: [...scripts], generators: [...generators] };
}

function generatorOf({ name, attributes }: Tag): string | undefined {
  const isGenerator = name === "meta" && attributes.get("name")?.toLowerCase() === "generator";
  return isGenerator ? attributes.get("content")?.trim() : undefined;
}
