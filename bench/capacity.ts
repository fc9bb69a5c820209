// What one server can carry: `npm run node24 bench/capacity.ts [clients] [seconds]` prints the rows of the table in docs/self-hosting.md.
// The settings of the Dockerfile, NODE_OPTIONS and MALLOC_ARENA_MAX, are those of the caller. Compare runs with about the same number of checks.
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { fileIn } from "../server/store/place.ts";
import { serveDns } from "../test/twins/dns/dns.ts";
import { chainFor } from "../test/twins/pki/pki.ts";
import { reply } from "../test/twins/raw-http.ts";
import { serveTls } from "../test/twins/tls.ts";
import { start, type Child } from "./child.ts";

const clients = Number(process.argv[2] ?? 64);
const seconds = Number(process.argv[3] ?? 30);

/** Each has an address of its own, since the limits of an address are not what is measured. */
const names = Array.from({ length: 400 }, (_, at) => `site-${at}.crowd.example`);

/** A page of 43 kB. */
const body = `<!doctype html><title>A site</title>${"<p>Text of a page of usual size.</p>\n".repeat(1200)}`;

type PathOf = (name: string, at: number) => string;

interface Load {
  readonly answers: number;
  /** By status and verdict. */
  readonly kinds: Readonly<Record<string, number>>;
}

await using site = await serveTls({
  address: "0.0.0.0",
  served: chainFor("good", { names: ["*.crowd.example"] }),
  answer: reply({ body }),
});
await using dns = await serveDns(
  Object.fromEntries(names.map((name, at) => [name, [`127.1.${at >> 7}.${(at & 127) + 1}`]])),
);
const paths: Readonly<Record<string, PathOf>> = {
  gate: (name) => `gate?url=https://${name}:${site.port}/`,
  ssl: (name) => `ssl?host=${name}:${site.port}`,
  http: (name) => `http?url=https://${name}:${site.port}/`,
  dns: (name) => `dns?query=${name}`,
  pqc: (name) => `pqc?host=${name}:${site.port}`,
};
const folder = mkdtempSync(join(tmpdir(), "portcullis-capacity-"));
await using server = start("servers/crowd.ts", [dns.server, folder]);
const { url } = (await server.hear()) as { readonly url: string };
const questions = oneAtATime(server);

print(["idle", `${await memory()} MiB`]);
for (const [check, pathOf] of Object.entries(paths)) {
  const before = await cpu();
  const { answers, kinds } = await press(pathOf, seconds / 5);
  print([check, `${(((await cpu()) - before) / answers).toFixed(1)} ms of CPU`, JSON.stringify(kinds)]);
}
let peak = 0;
const sampling = setInterval(() => void memory().then((now) => (peak = Math.max(peak, now))), 250);
const all = Object.values(paths);
const { answers } = await press((name, at) => all[at % all.length]?.(name, at) ?? "", seconds);
clearInterval(sampling);
print([`${clients} clients`, `peak ${peak} MiB`, `${Math.round((60 * answers) / seconds)} checks a minute`]);
await measureGrowth();
rmSync(folder, { recursive: true, force: true });
process.exit();

/** The store for one site and five checks, measured 50 times with the same outcome: the growth is that of an unchanged result. */
async function measureGrowth(): Promise<void> {
  const file = fileIn(folder);
  const times = 50;
  for (const pathOf of all) await ask(pathOf(names[0] ?? "", 0), 0);
  // What the load left is written first.
  await sleep(5000);
  const before = sizeOf(file);
  for (let at = 0; at < times; at++) for (const pathOf of all) await ask(pathOf(names[0] ?? "", at), 0);
  await sleep(1000);
  const after = sizeOf(file);
  const bytes = (after.bytes - before.bytes) / times / all.length;
  print(["an unchanged result", `${Math.round(bytes)} bytes more`, `${after.rows - before.rows} rows more`]);
}

/** Rows of results, and their bytes without superseded contents, which the sweep deletes. */
function sizeOf(file: string): { readonly bytes: number; readonly rows: number } {
  if (!statSync(file, { throwIfNoEntry: false })) return { bytes: 0, rows: 0 };
  const db = new DatabaseSync(file, { readOnly: true });
  const row = db
    .prepare(
      `select count(*) as rows, coalesce(sum(length(coalesce(earlier, '')) + 60), 0) + (select coalesce(sum(length(body) + 50), 0) from content
        where id in (select content_id from snapshot union select preceding_id from snapshot)) as bytes from snapshot`,
    )
    .get() as { readonly bytes: number; readonly rows: number };
  db.close();
  return row;
}

async function press(pathOf: PathOf, length: number): Promise<Load> {
  const ending = Date.now() + 1000 * length;
  const kinds: Record<string, number> = {};
  let next = 0;
  async function askOn(client: number): Promise<void> {
    while (Date.now() < ending) {
      const at = next++;
      const kind = await ask(pathOf(names[at % names.length] ?? "", at), client);
      kinds[kind] = (kinds[kind] ?? 0) + 1;
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => askOn(client)));
  return { answers: Object.values(kinds).reduce((a, b) => a + b, 0), kinds };
}

async function ask(path: string, client: number): Promise<string> {
  const headers = { "cache-control": "no-cache", "x-forwarded-for": `198.51.100.${client}` };
  const answer = await fetch(`${url}/api/util/${path}`, { headers });
  const { error } = (await answer.json()) as { readonly error: { readonly reason?: string } | null };
  return [answer.status, error?.reason ?? ""].join(" ").trim();
}

function memory(): Promise<number> {
  return questions("memory");
}

function cpu(): Promise<number> {
  return questions("cpu");
}

function oneAtATime(child: Child): (question: string) => Promise<number> {
  let last: Promise<unknown> = Promise.resolve();
  return (question) => {
    const answer = last.then(() => child.ask(question)).then(Number);
    last = answer;
    return answer;
  };
}

function print(cells: readonly string[]): void {
  process.stdout.write(`${cells.join(" | ")}\n`);
}
