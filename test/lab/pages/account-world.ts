import { createServer } from "node:net";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { openPasswords } from "../../../server/accounts/password.ts";
import { storeLimit } from "../../../server/store/retention.ts";
import type { ServerConfig } from "../../../server/main.ts";
import { keep } from "../../engine.ts";
import { folderWith } from "../../folder.ts";
import { serve, until, type Service } from "../../server/service.ts";
import { listen } from "../../twins/listen.ts";
import { chainFor } from "../../twins/pki/pki.ts";
import { reply, type Asked } from "../../twins/raw-http.ts";
import { takingMail, type Mail } from "../../twins/smtp.ts";
import { serveTcp } from "../../twins/tcp.ts";
import { serveTls } from "../../twins/tls.ts";

/** What is watched, and where its changes are sent. */
export const [site, hook] = ["shop.example.com", "hooks.example.com"] as const;

/** A valid password. */
export const password = "correct horse battery";

/** A server with accounts, a mail server, a site that is watched and a receiver of webhooks, all on loopback. */
export interface AccountWorld extends Service {
  /** The database of the server. */
  readonly file: string;
  /** What the receiver of webhooks was sent. */
  readonly received: readonly Asked[];
  /** Sends better headers from now on. */
  readonly improve: () => void;
  /** The path and query of the newest link that was mailed to an address, once it has arrived. */
  readonly mailed: (to: string) => Promise<string>;
  /** The text of the newest letter to an address, once it has arrived. */
  readonly letter: (to: string) => Promise<string>;
}

/** Opens the world at a name of this machine; it is closed when the test ends. */
export async function accountWorld(config: ServerConfig = {}, host = "127.0.0.1"): Promise<AccountWorld> {
  const mails: Mail[] = [];
  const received: Asked[] = [];
  let headers: readonly string[] = [];
  const smtp = await keep(serveTcp(takingMail([], mails)));
  const shop = await keep(
    serveTls({
      served: chainFor("good", { names: [site] }),
      answer: (socket, asked, reset) => reply({ headers, body: "<!doctype html>" })(socket, asked, reset),
    }),
  );
  const receiver = await keep(
    serveTls({
      served: chainFor("good", { names: [hook] }),
      answer(socket, asked, reset) {
        received.push(asked);
        reply({ status: 204 })(socket, asked, reset);
      },
    }),
  );
  const pins = [
    { host: site, port: 443, address: "127.0.0.1", toPort: shop.port },
    { host: hook, port: 443, address: "127.0.0.1", toPort: receiver.port },
  ];
  const port = await freePort();
  const dataDir = folderWith({});
  const service = await serve({
    port,
    baseUrl: `http://${host}:${port}`,
    trustProxy: ["127.0.0.1/32"],
    storing: { dataDir, databaseUrl: null, limit: storeLimit },
    accounting: {
      registration: "open",
      secret: null,
      mail: { url: `smtp://127.0.0.1:${smtp.port}`, from: "Portcullis <noreply@checks.example>" },
    },
    passwords: openPasswords({ memory: 8, passes: 1, parallelism: 1 }),
    worker: true,
    webhookAddresses: ["127.0.0.1/32"],
    measuring: { pins },
    ...config,
  });
  // Until the migrations have run, accounts answer 503.
  await until(async () => (await service.ask("/readyz")).status === 200);
  const linkTo = (to: string): string | undefined => {
    const link = mails
      .filter((mail) => mail.to === to)
      .flatMap(({ text }) => /https?:\/\/\S+\?token=\S+/.exec(text)?.[0] ?? [])
      .at(-1);
    return link === undefined ? undefined : new URL(link).pathname + new URL(link).search;
  };
  const read = new Set<string>();
  return {
    ...service,
    url: `http://${host}:${port}`,
    file: join(dataDir, "portcullis.db"),
    received,
    improve: () => (headers = ["Strict-Transport-Security: max-age=31536000", "X-Content-Type-Options: nosniff"]),
    async letter(to) {
      const newest = (): Mail | undefined => mails.findLast((mail) => mail.to === to);
      await until(() => newest() !== undefined);
      return newest()?.text ?? "";
    },
    async mailed(to) {
      await until(() => linkTo(to) !== undefined && !read.has(linkTo(to) ?? ""));
      const link = linkTo(to) ?? "";
      read.add(link);
      return link;
    },
  };
}

async function freePort(): Promise<number> {
  const twin = await listen(createServer());
  await twin.close();
  return twin.port;
}

let addresses = 0;

/** A browser profile with its own address, so that one does not use up the limits of another. */
export async function profile(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const extraHTTPHeaders = { "x-forwarded-for": `203.0.113.${++addresses}` };
  const context = await browser.newContext({ extraHTTPHeaders, ...options });
  // Thirty seconds are not enough for a page on a busy machine.
  context.setDefaultTimeout(120_000);
  onTestFinished(() => context.close());
  return context;
}

/** Takes a screenshot of the page for review, if `PAGES_SHOTS` names a folder. */
export async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env["PAGES_SHOTS"];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

/** Fills the fields of a form by their names, ticks what is given as true, and sends it. */
export async function send(
  page: Page,
  form: string,
  fields: Readonly<Record<string, string | boolean>> = {},
): Promise<void> {
  const found = page.locator(`form:has(input[name=do][value="${form}"])`).first();
  for (const [name, value] of Object.entries(fields)) {
    const field = found.locator(`[name="${name}"]`);
    if (typeof value === "boolean") await field.setChecked(value);
    else if ((await field.evaluate((each) => each.tagName)) === "SELECT") await field.selectOption(value);
    else await field.fill(value);
  }
  await found.locator("button[type=submit]").click();
}
