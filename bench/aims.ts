import { median } from "./measure.ts";

/** An upper or lower limit for a number. */
export interface Aim {
  readonly bound: "≥" | "≤" | "=";
  readonly value: number;
}

/** Beyond this factor an aim counts as missed; noise of a machine stays below it. */
const tolerance = 1.5;

let missed = 0;

/** Prints a measured number with its aim. */
export function report(what: string, value: number, { bound, value: aim }: Aim, more = ""): void {
  const isMet = bound === "≥" ? value >= aim : bound === "≤" ? value <= aim : value === aim;
  const isFar = bound === "=" ? !isMet : bound === "≥" ? value * tolerance < aim : value > aim * tolerance;
  if (isFar) missed++;
  const mark = isMet ? "✓" : isFar ? "✗" : "!";
  process.stdout.write(`${mark} ${what}: ${shown(value)} (aim ${bound} ${shown(aim)})${more && `; ${more}`}\n`);
}

/** Prints a line without an aim. */
export function mention(line: string): void {
  process.stdout.write(`  ${line}\n`);
}

/** 1 if an aim was missed by far, otherwise 0. */
export function exitCode(): number {
  return missed > 0 ? 1 : 0;
}

/** The median of a number over all rounds. */
export function middle<T>(rounds: readonly T[], of: (round: T) => number): number {
  return median(rounds.map(of));
}

function shown(value: number): string {
  return Number.isInteger(value) ? value.toLocaleString("en") : value.toFixed(2);
}
