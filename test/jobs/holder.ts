import { openJobs } from "../../server/store/jobs/jobs.ts";
import { openStore } from "../../server/store/open.ts";
import type { StoreLocation } from "../../server/store/place.ts";

/** A process that takes jobs of a kind, says so, and never ends them: to be killed. */
const [place = "{}", kind = ""] = process.argv.slice(2);
const store = openStore({ place: JSON.parse(place) as StoreLocation });
const jobs = openJobs({
  database: store,
  now: Date.now,
  onBug: (error) => process.stderr.write(`${String(error)}\n`),
  onTrouble: (trouble) => process.stderr.write(`${String(trouble)}\n`),
});
jobs.work(
  kind,
  (job) => {
    process.stdout.write(`${job.key}\n`);
    return new Promise(() => undefined);
  },
  { most: 4 },
);
jobs.start();
// The timers of the store and of the work do not keep a process alive.
setInterval(() => undefined, 1000);
