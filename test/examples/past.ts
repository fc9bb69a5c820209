import { join } from "node:path";
import { http } from "../../src/checks/http/index.ts";
import { openChanges } from "../../server/monitoring/changes/states.ts";
import { addWatch } from "../../server/monitoring/watches/rows.ts";
import { openStore } from "../../server/store/open.ts";
import { recordResult } from "../changes/record.ts";
import { keep, measure } from "../engine.ts";
import { kept, sighting } from "../store/kept.ts";
import { reply } from "../twins/raw-http.ts";
import { serveTls } from "../twins/tls.ts";
import { domain } from "./internet.ts";

const [minute, day] = [60_000, 86_400_000];

/** Fills a data folder with what a server has seen of the domain: name servers, and a header that was lost. */
export async function writePast(dataDir: string): Promise<void> {
  const store = openStore({ place: { file: join(dataDir, "portcullis.db") } });
  const observations = [
    sighting(domain, "dns:ns", `ns1.${domain}`),
    sighting(domain, "dns:mx", `mail.${domain}`),
    sighting(domain, "ssl:issuer", "Example CA"),
  ];
  store.keep(kept({ question: domain, target: domain, observations, observedAt: Date.now() - 7 * day }));
  const target = `www.${domain}`;
  const adding = { account: "operator", isPaused: true, isFromFile: false, isSpread: false } as const;
  await addWatch(store, { target, domain, checks: ["http"], every: day }, adding, 0);
  const { before, after } = await observed();
  const changes = openChanges(store);
  for (const [minutes, { raw, verdict }] of [
    [0, before],
    [10, after],
    [30, after],
  ] as const) {
    const observedAt = Date.now() - 3 * day + minutes * minute;
    await recordResult(store, changes, {
      watch: { id: "w", account: "operator", target, domain, mutedUntil: null },
      target,
      check: "http",
      result: { check: "http", version: http.version, target, question: target, raw, verdict, observedAt },
      previous: null,
      at: observedAt,
    });
  }
  await store.flush();
  await store.close();
}

/** A page with HSTS, and later without. */
async function observed() {
  let headers = ["Strict-Transport-Security: max-age=31536000; includeSubDomains", "X-Frame-Options: DENY"];
  const twin = await keep(serveTls({ answer: (...request) => reply({ headers })(...request) }));
  const look = () => measure(http, { url: `https://localhost:${twin.port}/` });
  const before = await look();
  headers = ["X-Frame-Options: DENY"];
  return { before, after: await look() };
}
