import type { Page } from "playwright-core";
import { openStore } from "../../../server/store/open.ts";
import { pack } from "../../../server/store/prepare.ts";
import type { StoredResult } from "../../../server/store/store.ts";
import { hook, send, site, type AccountWorld } from "./account-world.ts";

/** Gives an account data of every kind. */
export async function furnish(
  page: Page,
  world: AccountWorld,
): Promise<{ readonly watch: string; readonly channel: string }> {
  await page.goto(`${world.url}/account/keys`);
  await send(page, "create", { name: "ci" });
  await send(page, "create", { name: "a backup server in the second data centre", write: true, expires_in_days: "90" });
  await page.goto(`${world.url}/account/watches`);
  await send(page, "add", { target: "a-rather-long-name-of-a-host.shop.example.com", check_port: true });
  await page.goto(`${world.url}/account/watches`);
  await send(page, "add", { target: site, check_exposure: true, interval: "6h" });
  const watch = new URL(page.url()).pathname;
  await page.goto(`${world.url}/account/channels`);
  await send(page, "add", { kind: "email", address: "oncall@shop.example", name: "on call" });
  await page.goto(`${world.url}/account/channels`);
  await send(page, "add", { kind: "webhook", address: `https://${hook}/in`, name: "chat", mode: "daily" });
  await page.goto(`${world.url}/account/channels`);
  await page.getByRole("link", { name: "chat" }).click();
  const channel = new URL(page.url()).pathname;
  await send(page, "test");
  await page.waitForURL(/done=channel-tested/);
  await addChanges(world, site, null);
  await addResults(world, site);
  return { watch, channel };
}

/** Results as runs of the watch record them: good ones, a problem, a certificate that expires soon, and a check without a result. */
async function addResults(world: AccountWorld, target: string): Promise<void> {
  const store = openStore({ place: { file: world.file } });
  const now = Date.now();
  const iso = (days: number): string => new Date(now + days * day).toISOString();
  const leaf = { subject: `CN=${target}`, issuer: "CN=R12, O=Let's Encrypt, C=US", sha256: "ab".repeat(32) };
  const chain = [{ ...leaf, notBefore: iso(-81), notAfter: iso(9) }];
  const expires = { id: "expires-soon", params: { days: "9 days", date: iso(9).slice(0, 10) } };
  const results = {
    ssl: { raw: { chain }, verdict: { status: "warn", grade: "B", score: 82, kpis: [], findings: [expires] } },
    http: { raw: {}, verdict: { status: "fail", grade: "F", score: 20, kpis: [], findings: [] } },
    dns: { raw: {}, verdict: { status: "pass", kpis: [], findings: [] } },
  } as const;
  try {
    const { id } = await store.through(({ db }) =>
      db.selectFrom("watch").select("id").where("target", "=", target).executeTakeFirstOrThrow(),
    );
    const write = (check: string, values: object): Promise<unknown> =>
      store.through(({ db }) =>
        db
          .updateTable("watch_check")
          .set({ ran_at: now - 3 * 3_600_000, runs: 1, ...values })
          .where("watch_id", "=", id)
          .where("check_id", "=", check)
          .execute(),
      );
    for (const [check, result] of Object.entries(results)) {
      const body = await pack({ ...result, observedAt: now } as unknown as StoredResult);
      await write(check, { observed_at: now, version: 1, question: "q", body });
    }
    await write("rdap", { reason: "timeout" });
  } finally {
    await store.close();
  }
}

const day = 86_400_000;

/** Changes as the monitoring writes them; a given text replaces every text of a target. */
export async function addChanges(world: AccountWorld, target: string, text: string | null): Promise<void> {
  const store = openStore({ place: { file: world.file } });
  const policy = "default-src 'self'; script-src 'self' 'nonce-abc' https://cdn.shop.example; img-src * data:";
  const said = [
    { check_id: "ssl", field: "grade", old_value: "A", new_value: "C", direction: "worse", severity: "high" },
    {
      check_id: "http",
      field: "header",
      subject: "content-security-policy",
      old_value: policy,
      new_value: null,
      direction: "worse",
      severity: "medium",
    },
    {
      check_id: "dns",
      field: "ns",
      old_value: "ns1.example.net",
      new_value: "ns1.example.org",
      direction: "neutral",
      severity: "medium",
    },
    { check_id: "ssl", field: "grade", old_value: "C", new_value: "A", direction: "better", severity: "high" },
  ];
  try {
    await store.through(({ db }) =>
      db
        .insertInto("change")
        .values(
          said.map((each, at) => ({
            domain: "example.com",
            target: text ?? target,
            key: `${at}`,
            subject: text,
            ...each,
            ...(text !== null && { field: text, old_value: text, new_value: text }),
            at: Date.now() - (8 - 2 * at) * day,
            last_seen: Date.now(),
            confirmed_at: each.direction === "worse" ? Date.now() - (8 - 2 * at) * day + 660_000 : null,
            is_latest: at === 0 ? 0 : 1,
          })),
        )
        .execute(),
    );
  } finally {
    await store.close();
  }
}
