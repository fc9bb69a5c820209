// Stores results in a database file up to a count, or until killed: `node keeping.ts FILE COUNT`.
import { setTimeout as sleep } from "node:timers/promises";
import { openStore } from "../../server/store/open.ts";
import { kept, sighting } from "./kept.ts";

const [, , file = "", count = "0"] = process.argv;
const store = openStore({ place: { file } });
// Guarantees for clients begin once the database is open.
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
// Otherwise the killer comes too late.
await sleep(60_000);
