// Keeps results in a database file until it has kept so many, or is killed: `node keeping.ts FILE COUNT`.
import { setTimeout as sleep } from "node:timers/promises";
import { openStore } from "../../server/store/open.ts";
import { kept, sighting } from "./kept.ts";

const [, , file = "", count = "0"] = process.argv;
const store = openStore({ place: { file } });
// What a client may rely on begins once the database is open.
await store.flush();
await store.find({ check: "dns", question: "", version: 1, since: 0 });
for (let n = 0; n < Number(count); n++) {
  const question = `${n}`;
  const target = `${n}.example`;
  store.keep(
    kept({
      question,
      target,
      raw: { n, text: "x".repeat(n) },
      observations: [sighting(target, "dns:a", `192.0.2.${n % 250}`)],
    }),
  );
  process.stdout.write(`${JSON.stringify({ question, at: Date.now() })}\n`);
  await sleep(2);
}
// Whoever kills it comes too late otherwise.
await sleep(60_000);
