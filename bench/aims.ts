import { median } from "./measure.ts";

/** How a number is judged: at least or at most so much. */
export interface Aim {
  readonly bound: "≥" | "≤" | "=";
  readonly value: number;
}

/** Beyond this share of its aim a number has missed it by far: no mood of a machine explains that. */
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

/** Prints what has no aim. */
export function mention(line: string): void {
  process.stdout.write(`  ${line}\n`);
}

/** 1 where an aim was missed by far, 0 where none was. */
export function exitCode(): number {
  return missed > 0 ? 1 : 0;
}

/** The median of some numbers of each round. */
export function middle<T>(rounds: readonly T[], of: (round: T) => number): number {
  return median(rounds.map(of));
}

function shown(value: number): string {
  return Number.isInteger(value) ? value.toLocaleString("en") : value.toFixed(2);
}
