// Stores results in a database file up to a count, or until killed, and prints the number of each that is stored: `node keeping.ts FILE COUNT`.
import { setTimeout as sleep } from "node:timers/promises";
import { openStore } from "../../server/store/open.ts";
import { kept, sighting } from "./kept.ts";

const [, , file = "", count = "0"] = process.argv;
let stored = 0;
let printing: Promise<void> = Promise.resolve();
const store = openStore({
  place: { file },
  onTimed(operation, _seconds, isDone) {
    if (operation === "write" && isDone) printing = printing.then(printStored);
  },
});
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
  await sleep(2);
}
// Otherwise the killer comes too late.
await sleep(60_000);

async function printStored(): Promise<void> {
  while (await store.find({ check: "dns", question: `${stored}`, version: 1, since: 0 })) {
    process.stdout.write(`${stored}\n`);
    stored++;
  }
}
