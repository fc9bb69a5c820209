import type { Direction } from "../../src/core/changes/fact.ts";
import { severities, type Severity } from "../../src/core/result/interpretation.ts";
import { shorten } from "../../src/core/shorten.ts";

/** One change in a delivery: facts without words, which are added in the channel's language on sending. */
export interface DeliveredChange {
  readonly domain: string;
  readonly target: string;
  readonly check: string;
  readonly field: string;
  readonly subject: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly severity: Severity;
  readonly direction: Direction;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly confirmedAt: number | null;
  /** What other checks found of the same cause, or follows from it; absent for nothing. */
  readonly effects?: readonly ChangeEffect[];
}

/** A change that another one explains. */
export type ChangeEffect = Pick<DeliveredChange, "check" | "field" | "from" | "to">;

/** What a delivery carries. */
export interface DeliveryPayload {
  readonly changes: readonly DeliveredChange[];
  /** Changes beyond the most that one message carries. */
  readonly omitted: number;
  /** The run that has finished; absent for any other message. */
  readonly run?: FinishedRun;
}

/** A finished run in a delivery. */
interface FinishedRun {
  readonly id: string;
  readonly check: string;
  readonly total: number;
  /** Inputs that could not be measured. */
  readonly failed: number;
}

/** Changes that one message carries. */
const mostChanges = 50;

/** Effects that one change names. */
const mostEffects = 20;

/** Characters of one value. */
const longestValue = 300;

/** A delivery without changes: a test, or the letter with a link. */
export const emptyPayload: DeliveryPayload = { changes: [], omitted: 0 };

/** Packs changes, the most severe first; beyond {@link mostChanges} they are counted only. */
export function pack(changes: readonly DeliveredChange[], omitted = 0): DeliveryPayload {
  const sorted = changes.toSorted((one, other) => rankOf(one) - rankOf(other) || one.at - other.at);
  return {
    changes: sorted.slice(0, mostChanges).map(bounded),
    omitted: omitted + Math.max(0, sorted.length - mostChanges),
  };
}

/** Several payloads as one. */
export function merge(pieces: readonly DeliveryPayload[]): DeliveryPayload {
  return pack(
    pieces.flatMap(({ changes }) => changes),
    pieces.reduce((sum, { omitted }) => sum + omitted, 0),
  );
}

/** Reads what {@link pack} made, from the database. */
export function readCargo(text: string): DeliveryPayload {
  return JSON.parse(text) as DeliveryPayload;
}

function rankOf({ severity }: DeliveredChange): number {
  return severities.indexOf(severity);
}

function bounded(change: DeliveredChange): DeliveredChange {
  const { subject, effects } = change;
  return {
    ...change,
    subject: shortened(subject),
    ...valuesOf(change),
    ...(effects && { effects: effects.slice(0, mostEffects).map((each) => ({ ...each, ...valuesOf(each) })) }),
  };
}

function valuesOf({ from, to }: ChangeEffect): Pick<ChangeEffect, "from" | "to"> {
  return { from: shortened(from), to: shortened(to) };
}

function shortened(text: string | null): string | null {
  return text === null ? null : shorten(text, longestValue);
}
