import { statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import type { Engine } from "../../server/store/engine.ts";
import type { Prepared, ObservationRow } from "../../server/store/prepare.ts";
import { writeObserved } from "../../server/store/write.ts";

/** Domains per transaction. */
const batch = 200;

/** Observations per domain. */
export const observationsOfADomain = 11;

/** Eleven values of a domain, as its checks would observe them: some are its own, most belong to a few hosts. */
function sightingsOf(domain: number): readonly ObservationRow[] {
  const target = `shop-${domain}.example`;
  const one = (kind: string, value: string): ObservationRow => ({ target, kind, value, at: 1_790_000_000 + domain });
  const host = (domain * 7919) % 3000;
  return [
    one("dns:a", `10.${domain % 200}.${(domain >> 8) % 250}.${domain % 250}`),
    one("dns:a", `10.${host % 250}.0.${host % 200}`),
    one("dns:aaaa", `2001:db8::${(domain % 65_536).toString(16)}`),
    one("dns:ns", `ns1.host-${host}.example`),
    one("dns:ns", `ns2.host-${host}.example`),
    one("dns:mx", `mx1.mail-${host % 500}.example`),
    one("dns:mx", `mx2.mail-${host % 500}.example`),
    one("ssl:issuer", `Authority ${host % 20}`),
    one("rdap:registrar", `Registrar ${host % 300}`),
    one("rdap:ns", `ns1.host-${host}.example`),
    one("rdap:ns", `ns2.host-${host}.example`),
  ];
}

/** Returns the domain of a place. Every third place gets a lower number, and half of these repeat an earlier domain. */
export function domainAt(place: number): number {
  return place % 3 === 2 ? Math.floor(place / 2) : place;
}

/** Writes the domains of some places as the store does. Returns the milliseconds. */
export async function fill({ db, dialect }: Engine, from: number, to: number): Promise<number> {
  const started = performance.now();
  for (let at = from; at < to; at += batch) {
    const places = Array.from({ length: Math.min(batch, to - at) }, (_, index) => domainAt(at + index));
    const observed = places.map((domain): Pick<Prepared, "names" | "sightings"> => {
      const sightings = sightingsOf(domain);
      const name = sightings[0]?.target ?? "";
      return { names: [{ name, domain: name }], sightings };
    });
    await db.transaction().execute((tx) => writeObserved(tx, dialect, observed, new Set()));
  }
  return performance.now() - started;
}

/** The cost of the bare engine for the same observations. */
export interface Raw {
  readonly ms: number;
  /** Bytes per row, with its index entries. */
  readonly bytes: number;
}

/** Writes the same observations with the bare engine, in this thread: text in one table, with an index for each look-up. */
export function writeRaw(file: string, to: number): Raw {
  const database = new DatabaseSync(file);
  database.exec("pragma journal_mode = wal; pragma synchronous = normal; pragma cache_size = -32768");
  database.exec(`create table observation (target text, kind text, value text, first_seen integer, last_seen integer,
    primary key (target, kind, value)) without rowid; create index by_value on observation (kind, value)`);
  const row = "(?, ?, ?, ?, ?)";
  const words = `insert into observation values ${Array(110).fill(row).join(", ")}
    on conflict (target, kind, value) do update set last_seen = max(last_seen, excluded.last_seen)`;
  const statement = database.prepare(words);
  const started = performance.now();
  for (let at = 0; at < to; at += batch) {
    database.exec("begin immediate");
    for (let some = at; some < at + batch; some += 10) {
      const places = Array.from({ length: 10 }, (_, index) => sightingsOf(domainAt(some + index)));
      statement.run(...places.flat().flatMap((each) => [each.target, each.kind, each.value, each.at, each.at]));
    }
    database.exec("commit");
  }
  const ms = performance.now() - started;
  const { rows } = database.prepare("select count(*) as rows from observation").get() as { readonly rows: number };
  // Closing moves the write-ahead log into the file.
  database.close();
  return { ms, bytes: statSync(file).size / rows };
}
