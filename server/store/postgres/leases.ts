import type { Client } from "pg";
import type { Leases } from "../../questions/leases/leases.ts";
import { messageOf, openWaitingList } from "../../questions/leases/waiting-list.ts";
import { openNotificationConnection } from "./line.ts";

/** The channel for released leases. */
const channel = "portcullis_leases";

/** An arbitrary number for the advisory lock. */
const makingLock = 5_042_211_848;

/** Milliseconds for a statement: measuring twice costs more than waiting. */
const patience = 1000;

const taking = `
  with taken as (
    insert into portcullis_lease as lease (question, holder, ends_at)
    values ($1, $2, clock_timestamp() + $3 * interval '1 millisecond')
    on conflict (question) do update set holder = excluded.holder, ends_at = excluded.ends_at
    where lease.ends_at <= clock_timestamp()
    returning question
  )
  select
    exists (select 1 from taken) as taken,
    (select ceil(1000 * extract(epoch from ends_at - clock_timestamp())) from portcullis_lease where question = $1)::int as left`;

const releasing = `
  with released as (delete from portcullis_lease where question = $1 and holder = $2 returning question)
  select pg_notify($3, $4) from released`;

/** Whether the lease was taken, and otherwise the milliseconds that its holder has left. */
interface Taking {
  readonly taken: boolean;
  readonly left: number | null;
}

/**
 * Opens leases in PostgreSQL, whose clock expires them. The table holds only temporary data, so it is unlogged and not part of the schema.
 * While the database is unreachable, every call rejects at once.
 */
export function openPostgresLeases(url: string): Leases {
  const waiting = openWaitingList();
  const line = openNotificationConnection(url, {
    channel,
    onMessage: waiting.tell,
    prepare: makeTable,
    toAnswer: patience,
  });

  return {
    async take(question, holder, lasts) {
      const [row] = await line.query<Taking>(taking, [question, holder, lasts]);
      return row?.taken ? null : Math.max(1, row?.left ?? 1);
    },
    async release(question, holder, note) {
      await line.query(releasing, [question, holder, channel, messageOf(question, note)]);
    },
    onRelease: waiting.on,
    close() {
      line.close();
      return Promise.resolve();
    },
  };
}

/** A role without the right to create tables can use an existing one. */
async function makeTable(client: Client): Promise<void> {
  const { rows } = await client.query<{ readonly made: boolean }>(
    "select to_regclass('portcullis_lease') is not null as made",
  );
  // Several servers may start at once, and `if not exists` does not wait for a concurrent creation.
  if (!rows[0]?.made)
    await client.query(`begin; select pg_advisory_xact_lock(${makingLock});
      create unlogged table if not exists portcullis_lease (
        question text primary key, holder text not null, ends_at timestamptz not null
      ); commit`);
  // Killed servers leave leases behind.
  await client.query("delete from portcullis_lease where ends_at < clock_timestamp() - interval '1 hour'");
}
