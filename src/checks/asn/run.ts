import type { Context } from "../../core/check.ts";
import type { Networks } from "../../core/networks.ts";
import { askName } from "./sources/cymru.ts";
import type { Ledger, Told } from "./sources/ledger.ts";
import { askRdap } from "./sources/rdap.ts";
import type { SourceName } from "./schema.ts";

/** What the look-ups of one run share. */
export interface AsnRun {
  readonly context: Context;
  readonly ledger: Ledger;
  /** The local data; null if the entry point has none. */
  readonly networks: Networks | null;
  /** Asks the registry about an address or an AS, at most once a run. */
  readonly rdap: (asked: string | number) => ReturnType<typeof askRdap>;
  readonly cymruName: (asn: number) => ReturnType<typeof askName>;
}

/** Prepares the look-ups of a run. */
export async function openAsnRun(context: Context, ledger: Ledger): Promise<AsnRun> {
  const networks = (await context.networks?.()) ?? null;
  const once = new Map<string, Promise<Told<unknown>>>();
  const shared = <T>(key: string, work: () => Promise<Told<T>>): Promise<Told<T>> => {
    const asked = (once.get(key) as Promise<Told<T>> | undefined) ?? work();
    once.set(key, asked);
    return asked;
  };
  return {
    context,
    ledger,
    networks,
    rdap: (asked) => shared(`rdap ${asked}`, () => ledger.ask("rdap", () => askRdap(context, asked))),
    cymruName: (asn) => shared(`cymru ${asn}`, () => ledger.ask("cymru", () => askName(context, asn))),
  };
}

/** A value with its source and its date. */
export interface From<T> {
  readonly value: T;
  readonly source: SourceName;
  readonly asOf: string;
}

/** One way to a value; null if the source does not have it. */
type Way<T> = () => Promise<From<T> | null>;

/** The value of the first source that has it; later ones are not asked. */
export async function firstOf<T>(...ways: readonly Way<T>[]): Promise<From<T> | null> {
  for (const way of ways) {
    const found = await way();
    if (found) return found;
  }
  return null;
}

/** Reads a value from the answer of a source. */
export function from<T, V>(source: SourceName, told: Told<T>, read: (value: T) => V | null): From<V> | null {
  const value = told.state === "told" ? read(told.value) : null;
  return told.state === "told" && value !== null ? { value, source, asOf: told.asOf } : null;
}
