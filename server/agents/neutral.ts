import { printable } from "../../src/core/printable.ts";

/**
 * Text that imitates the conversation: models' turn and tool markers, and sentences that tell a model to ignore its instructions. Each
 * pattern is bounded, so searches are linear.
 */
const framing: readonly RegExp[] = [
  /<\|[^|<>]{0,60}\|>/g,
  /<<\/?SYS>>|\[\/?INST\]/gi,
  /<\/?(?:system|assistant|user|human|developer|tools?|tool_(?:call|use|result)s?|function(?:_(?:call|result))?s?|instructions?|prompt|important|antml:[a-z_]{1,30})\b[^<>]{0,100}>/gi,
  /`{3,}|~{3,}/g,
  /(?<=^|\\x0a|\\x0d|[.!?>"'] ?)(?:system|assistant|human|developer)(?: (?:prompt|message|note))? ?:/gi,
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?]{0,40}\b(?:previous|prior|above|earlier|preceding|existing|system|all|any|your)\b[^.!?]{0,40}\b(?:instructions?|prompts?|rules?|messages?|guidelines?|context|directives?)\b/gi,
  /\byou (?:are now|must now|have to now)\b/gi,
  /(?:이전|앞선|앞의|위의|모든|기존)[^.!?]{0,20}(?:지시|명령|지침|프롬프트|규칙)[^.!?]{0,10}(?:무시|잊|따르지)/g,
];

/** Replaces a removed part. */
const removed = "[removed]";

/** Makes a target's text safe for an agent: one line, bounded, and without imitations of the conversation. */
export function neutral(text: string, limit: number): string {
  let safe = printable(text, limit);
  for (const pattern of framing) safe = safe.replace(pattern, removed);
  return safe;
}

/** Whether a text passes unchanged. */
export function isNeutral(text: string): boolean {
  return neutral(text, text.length) === text;
}
