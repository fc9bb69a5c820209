import { keyByDigest, noteUses } from "./api-keys.ts";
import type { KeyRecord, Watch } from "../accounts/keys/record.ts";
import type { Engine } from "./engine.ts";
import { history, names, pivot } from "./observed.ts";
import { migrate } from "./migrate.ts";
import type { ObservationStore } from "./observation-store.ts";
import type { StoreLocation } from "./place.ts";
import type { Prepared } from "./prepare.ts";
import { find, previous } from "./read.ts";
import type { Store } from "./store.ts";
import { sweepStep, type SweepState } from "./sweep.ts";
import { StoreTrouble, troubleWith, type Trouble } from "./trouble.ts";
import { write } from "./write.ts";

/** An open, migrated database. Methods reject with the engine's errors, which `troubleOf` names. */
export interface Archive extends Pick<Store, "find" | "previous">, ObservationStore {
  /** Reads a row; rejects where the database does not answer. */
  touch(): Promise<void>;
  write(batch: readonly Prepared[], now: number): Promise<void>;
  /** See {@link sweepStep}. */
  sweep(state: SweepState, limits: { readonly limit: number; readonly now: number }): Promise<SweepState>;
  /** See `KeyStore`. */
  keyByDigest(digest: Uint8Array): Promise<KeyRecord | null>;
  noteUses(uses: ReadonlyMap<string, number>): Promise<void>;
  watchKeys(onChange: () => void): Watch;
  /** For account data, whose modules have their own statements. */
  readonly engine: Engine;
  troubleOf(error: unknown): Trouble | null;
  close(): Promise<void>;
}

/** Opens the engine of a place; its code is loaded on demand. */
export async function openEngine(place: StoreLocation): Promise<Engine> {
  if ("file" in place) return (await import("./sqlite/engine.ts")).openSqlite(place.file);
  return (await import("./postgres/engine.ts")).openPostgres(place.url);
}

/** Wraps an engine as an archive once its schema is up to date. */
async function openArchive(engine: Engine): Promise<Archive> {
  await migrate(engine);
  return {
    find: (wanted) => find(engine, wanted),
    previous: (wanted) => previous(engine, wanted),
    history: (wanted) => history(engine, wanted),
    pivot: (wanted) => pivot(engine, wanted),
    names: (domain) => names(engine, domain),
    touch: async () => void (await engine.db.selectFrom("migration").select("version").limit(1).execute()),
    write: (batch, now) => write(engine, batch, now),
    sweep: (state, limits) => sweepStep(engine, state, limits),
    keyByDigest: (digest) => keyByDigest(engine, digest),
    noteUses: (uses) => noteUses(engine, uses),
    watchKeys: (onChange) => engine.watchKeys(onChange),
    engine,
    troubleOf: (error) => engine.troubleOf(error),
    close: () => engine.close(),
  };
}

/** Opens the database at a place, unless it is told to stop before that is done; rejects with a `StoreTrouble`. */
export async function openAt(place: StoreLocation, signal?: AbortSignal): Promise<Archive> {
  const engine = await openEngine(place);
  const stop = (): void => void engine.close().catch(() => undefined);
  signal?.addEventListener("abort", stop, { once: true });
  try {
    return await openArchive(engine);
  } catch (error) {
    // Close after a failed opening; a further error adds nothing.
    await engine.close().catch(() => undefined);
    throw new StoreTrouble(engine.troubleOf(error) ?? troubleWith("failed", String(error)), { cause: error });
  } finally {
    signal?.removeEventListener("abort", stop);
  }
}
