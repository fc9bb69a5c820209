import { once } from "node:events";
import { expect, test } from "vitest";
import { keep } from "../../test/engine.ts";
import { folderWith } from "../../test/folder.ts";
import { start, until } from "../../test/server/service.ts";
import { serveHung, serveHungPostgres } from "../../test/store/hung.ts";
import { startCt } from "../ct/process.ts";
import { startWorker } from "../worker.ts";
import { openPostgres } from "./postgres/engine.ts";
import { openDatabaseSockets } from "./postgres/sockets.ts";

test("an engine closes although the database answers nothing, and its statements reject as unreachable", async () => {
  const server = await keep(serveHungPostgres());
  const engine = openPostgres(`postgres://a@127.0.0.1:${server.port}/a`);
  const statements = Array.from({ length: 3 }, () => engine.db.selectFrom("migration").selectAll().execute());
  const outcomes = Promise.allSettled(statements);
  await until(() => server.statements() === 3);

  await engine.close();
  const ids = (await outcomes).map((each) => each.status === "rejected" && engine.troubleOf(each.reason)?.id);

  expect(ids).toEqual(["unreachable", "unreachable", "unreachable"]);
  await until(() => server.open() === 0);
});

test("a connection on which a statement stays without an answer is given up", async () => {
  const server = await keep(serveHungPostgres());
  const socket = openDatabaseSockets(50).open();
  socket.connect(server.port, "127.0.0.1", () => void socket.write("a statement"));

  const [error] = (await once(socket, "error")) as [Error];

  expect(error.message).toContain("connection timeout");
  expect(socket.destroyed).toBe(true);
});

test("an answer that is no PostgreSQL ends its connection, and not the process", async () => {
  // An authentication request of an unknown type.
  const server = await keep(serveHung(Buffer.from("520000000859595959", "hex")));
  const url = `postgres://a@127.0.0.1:${server.port}/a`;
  const engine = openPostgres(url);
  const watch = engine.watchKeys(() => undefined);

  const outcome = await engine.db
    .selectFrom("migration")
    .selectAll()
    .execute()
    .catch((error: unknown) => engine.troubleOf(error));
  await until(() => server.connections() >= 2 && server.open() === 0);
  watch.close();
  await engine.close();

  expect(outcome).toMatchObject({ id: "unreachable" });
});

test("a server, a worker and a follower of logs end although the database and Redis hang", async () => {
  const [database, redis] = [await keep(serveHungPostgres()), await keep(serveHung())];
  const storing = { dataDir: folderWith({}), databaseUrl: `postgres://a@127.0.0.1:${database.port}/a`, limit: 1e9 };
  const redisUrl = `redis://127.0.0.1:${redis.port}/0`;
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const accounting = { registration: "open", secret: "s".repeat(40), mail: null } as const;
  const measuring = { resolvers: ["127.0.0.1:9"] };
  const running = [
    await start({ storing, redisUrl, log, worker: true, accounting }),
    await startWorker({ storing, redisUrl, log, measuring }),
    startCt({ storing, log, measuring, following: { listFile: null, names: ["none"] } }),
  ];
  // Each process has begun a statement.
  await until(() => database.statements() >= 3 && redis.open() > 0);

  await Promise.all(running.map((each) => each.close()));

  expect(lines.filter((line) => line.includes('"closed"'))).toHaveLength(3);
  await until(() => database.open() === 0);
});
