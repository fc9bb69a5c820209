import type { VNode } from "preact";
import type { Language } from "../../../src/core/text.ts";
import { words } from "./words.ts";

/** An ISO time as `2026-11-24 09:30 UTC`; the word for never if there is none. */
export function Time({ at, language }: { readonly at: string | null; readonly language: Language }): VNode {
  if (at === null) return <>{words.never[language]}</>;
  return <time dateTime={at}>{`${at.slice(0, 10)} ${at.slice(11, 16)} UTC`}</time>;
}
