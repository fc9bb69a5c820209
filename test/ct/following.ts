// Follows the logs of a list, with small rounds, until it is killed: `node following.ts DATABASE LIST`. Prints a line for each round.
import { followLogs, logJobs, type LogJob } from "../../server/ct/follow.ts";
import { openInterests } from "../../server/ct/interests.ts";
import { openFollowedLogs } from "../../server/ct/log-list.ts";
import { outbox } from "../../server/notifications/outbox.ts";
import { openJobs } from "../../server/store/jobs/jobs.ts";
import { openStore } from "../../server/store/open.ts";
import { openLogClient } from "../../src/settings/log-client.ts";

const [, , file = "", listFile = ""] = process.argv;
const store = openStore({ place: { file } });
const client = openLogClient({ allow: ["127.0.0.1/32"] });
const followed = openFollowedLogs({ following: { listFile, names: [] }, client, event: () => {} });
await followed.refresh(Date.now(), new AbortController().signal);
const jobs = openJobs({ database: store, now: Date.now, onBug: (error) => console.error(error) });
const handler = followLogs({
  database: store,
  logs: followed.logs,
  fetch: client.document,
  interests: openInterests(store),
  lookup: () => Promise.resolve(null),
  onFound: outbox(Date.now),
  onRound: (facts) => void process.stdout.write(`${JSON.stringify(facts)}\n`),
  now: Date.now,
  roundEnd: 512,
});
jobs.work<LogJob>(logJobs, handler, { most: 2 });
const added = [...followed.logs().keys()].map((id) => ({ kind: logJobs, payload: { id }, key: id, attempts: 1000 }));
await store.through(({ db, jobs: table }) => table.enqueue(db, added, Date.now()));
jobs.start();
setInterval(() => {}, 60_000);
