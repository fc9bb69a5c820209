import { expect, onTestFinished, test } from "vitest";
import { openStore } from "../../../server/store/open.ts";
import { folderWith } from "../../folder.ts";
import { openCrew, sweepTwice } from "../../jobs/crew.ts";
import { startPostgres } from "./postgres.ts";
import { startRedis } from "./redis.ts";

/** Watches of the sweep; `WATCHES=1000` takes two minutes. On SQLite, `npm run test:full` does the same. */
const count = Number(process.env["WATCHES"] ?? 200);

test(`${count} watches on two servers and two workers, killed ten times: no watch is left out, no change lost or doubled`, async () => {
  const server = await startPostgres();
  onTestFinished(() => server.close());
  const redis = await startRedis();
  onTestFinished(redis.close);
  const url = server.url(await server.create());
  const store = openStore({ place: { url } });
  onTestFinished(() => store.close());
  const crew = await openCrew(store, {
    PORTCULLIS_DATABASE_URL: url,
    PORTCULLIS_REDIS_URL: redis.url,
    PORTCULLIS_DATA_DIR: folderWith({}),
  });
  await crew.watch(count);
  const begin = performance.now();
  await Promise.all([
    crew.start("serve", "--port", "0"),
    crew.start("serve", "--port", "0"),
    crew.start("worker"),
    crew.start("worker"),
  ]);

  const { runs, changes } = await sweepTwice(crew, 10);

  expect(runs).toEqual(Array.from({ length: count }, () => 2));
  expect(changes).toEqual(Array.from({ length: count }, () => ["93.184.216.34"]));
  process.stdout.write(`${count} watches, ten kills: ${Math.round((performance.now() - begin) / 1000)} s\n`);
}, 600_000);
