import type { Engine } from "../../server/store/engine.ts";
import { history, pivot } from "../../server/store/observed.ts";
import { mention, report } from "../aims.ts";
import { median } from "../measure.ts";
import { domainAt } from "./observed.ts";

/** A store, and the number of places that were written to it. */
export interface Grown {
  readonly engine: Engine;
  readonly places: number;
}

/** Look-ups of each kind in each store. */
const turns = 1000;

const kinds = ["bare SELECT", "history", "pivot", "first page of a shared pivot"] as const;

type Kind = (typeof kinds)[number];

/** Milliseconds of each look-up, by its kind. */
type Times = Readonly<Record<Kind, readonly number[]>>;

/**
 * Runs the same look-ups in a small and in a large store, in turns, so that a slow machine affects both. Reports whether look-ups stay as
 * fast, and their cost compared with a bare SELECT by primary key.
 */
export async function compareLookUps(small: Grown, large: Grown): Promise<void> {
  const [before, after] = [timesOf(), timesOf()];
  for (let turn = -100; turn < turns; turn++) {
    for (const [store, times] of [
      [small, before],
      [large, after],
    ] as const) {
      for (const kind of kinds) {
        const ms = await timeOf(() => lookUps[kind](store, Math.abs(turn)));
        // The first ones fill the caches.
        if (turn >= 0) times[kind].push(ms);
      }
    }
  }
  const growth = (large.places / small.places).toFixed(1);
  for (const kind of ["history", "pivot"] as const) {
    for (const [name, share] of percentiles) {
      const [was, is] = [percentile(before[kind], share), percentile(after[kind], share)];
      const words = `${was.toFixed(2)} → ${is.toFixed(2)} ms`;
      report(`${kind}, ${name}, in a store ${growth} times as large`, is / was, { bound: "≤", value: 1.2 }, words);
    }
    mention(
      `${kind} : bare SELECT, ${besideBare(before, kind)} in the small store, ${besideBare(after, kind)} in the large one`,
    );
  }
  for (const kind of ["bare SELECT", "first page of a shared pivot"] as const) {
    const words = [before, after].map((times) =>
      percentiles.map(([name, share]) => `${name} ${percentile(times[kind], share).toFixed(2)} ms`).join(", "),
    );
    mention(`${kind}: ${words.join(" → ")}`);
  }
}

const percentiles = [
  ["p50", 0.5],
  ["p99", 0.99],
] as const;

function timesOf(): Record<Kind, number[]> {
  return { "bare SELECT": [], history: [], pivot: [], "first page of a shared pivot": [] };
}

function besideBare(times: Times, kind: Kind): string {
  return percentiles
    .map(
      ([name, share]) =>
        `${name} ${(percentile(times[kind], share) / percentile(times["bare SELECT"], share)).toFixed(1)}`,
    )
    .join(", ");
}

function percentile(all: readonly number[], share: number): number {
  if (share === 0.5) return median(all);
  return all.toSorted((a, b) => a - b)[Math.floor(share * (all.length - 1))] ?? Number.NaN;
}

/** Look-ups whose answers have the same length in every store: everything about a domain, or a page. */
const lookUps: Readonly<Record<Kind, (store: Grown, turn: number) => Promise<unknown>>> = {
  "bare SELECT": ({ engine, places }, turn) =>
    engine.db
      .selectFrom("target")
      .select("name")
      .where("id", "=", 1 + (placeOf(turn, places) >> 1))
      .execute(),
  history: ({ engine, places }, turn) =>
    history(engine, { target: `shop-${domainAt(placeOf(turn, places))}.example`, limit: 100 }),
  pivot: ({ engine }, turn) =>
    pivot(engine, { kind: "rdap:registrar", value: `Registrar ${turn % 300}`, limit: 20, cursor }),
  // This one also counts the domains, up to 50,001.
  "first page of a shared pivot": ({ engine }, turn) =>
    pivot(engine, { kind: "ssl:issuer", value: `Authority ${turn % 20}`, limit: 20 }),
};

function placeOf(turn: number, places: number): number {
  return (turn * 104_729) % places;
}

/** The cursor of a later page, whose look-up does not count the domains. */
const cursor = Buffer.from("1.50000").toString("base64url");

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}
