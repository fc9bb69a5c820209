import { createHmac } from "node:crypto";
import { request } from "node:http";
import type { z } from "zod";
import { operations } from "../../../server/operations/table.ts";
import { folderWith } from "../../folder.ts";
import { storeLimit } from "../../../server/store/retention.ts";
import { openPasswords, type Passwords } from "../../../server/accounts/password.ts";
import type { Letter } from "../../../server/notifications/mail/mailer.ts";
import type { ServerConfig } from "../../../server/main.ts";
import { serve, until, type Service, type Told } from "../service.ts";

/** The public URL of the server. */
export const home = "https://checks.example";

/** A valid password. */
export const password = "correct horse battery";

/** A server with accounts, and its sent mails. */
export interface House extends Service {
  readonly letters: Letter[];
  readonly dataDir: string;
  readonly passwords: Passwords;
  /** The token of the next letter to an address, once it has arrived. */
  readonly token: (to: string) => Promise<string>;
  readonly browser: () => Browser;
  /** The browser of a new, signed-in account. */
  readonly resident: (email: string) => Promise<Browser>;
}

/** Sends the requests of a server's page, and keeps its cookies. */
export interface Browser {
  readonly jar: Map<string, string>;
  send<T = Record<string, unknown>>(path: string, init: RequestInit): Promise<Told<T>>;
  get<T = Record<string, unknown>>(path: string, headers?: Record<string, string>): Promise<Told<T>>;
  post<T = Record<string, unknown>>(path: string, body?: object, headers?: Record<string, string>): Promise<Told<T>>;
}

/** Starts a server on a new database; passwords cost next to nothing. */
export async function openHouse(config: ServerConfig = {}): Promise<House> {
  const letters: Letter[] = [];
  const dataDir = folderWith({});
  const passwords = openPasswords({ memory: 8, passes: 1, parallelism: 1 });
  const service = await serve({
    baseUrl: home,
    trustProxy: ["127.0.0.1/32"],
    storing: { dataDir, databaseUrl: null, limit: storeLimit },
    accounting: { registration: "open", secret: null, mail: { url: "smtp://127.0.0.1:9", from: "a@checks.example" } },
    transport: (letter) => Promise.resolve(void letters.push(letter)),
    passwords,
    ...config,
  });
  // Until the migrations have run, accounts answer 503.
  await until(async () => (await service.ask("/readyz")).status === 200);

  let addresses = 0;
  function browser(): Browser {
    const jar = new Map<string, string>();
    // Each has its own address, so that tests do not share limits.
    const address = `203.0.${113 + Math.floor(++addresses / 250)}.${addresses % 250}`;
    async function send<T>(path: string, init: RequestInit): Promise<Told<T>> {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
      const usual = { "x-forwarded-for": address, ...(cookie !== "" && { cookie }) };
      const told = await service.ask<T>(`/api/account${path}`, {
        ...init,
        headers: { ...usual, ...(init.headers as object) },
      });
      if (told.status === 200) declared(path, init.method ?? "GET").parse(told.envelope.data);
      for (const line of told.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (/max-age=0(?:;|$)/i.test(line)) jar.delete(name);
        else jar.set(name, value);
      }
      return told;
    }
    return {
      jar,
      send,
      get: (path, headers = {}) => send(path, { headers }),
      post: (path, body = {}, headers = {}) =>
        send(path, {
          method: "POST",
          body: JSON.stringify(body),
          headers: { "content-type": "application/json", origin: home, ...headers },
        }),
    };
  }

  const read = new Set<string>();
  async function token(to: string): Promise<string> {
    const tokens = (): string[] =>
      letters
        .filter((letter) => letter.to === to)
        .map(({ text }) => /\?token=(?<token>\S+)/.exec(text)?.groups?.["token"] ?? "")
        .filter((each) => each !== "" && !read.has(each));
    await until(() => tokens().length > 0);
    const [newest = ""] = tokens();
    read.add(newest);
    return newest;
  }

  async function resident(email: string): Promise<Browser> {
    const one = browser();
    await one.post("/sign-up", { email, password });
    await one.post("/confirm", { token: await token(email) });
    await one.post("/sign-in", { email, password });
    return one;
  }
  return { ...service, letters, dataDir, passwords, token, browser, resident };
}

/** Sends a request with its own Host header, which fetch does not allow; resolves with the status. */
export function askAs(house: House, host: string, path: string, body: object): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const asking = request({
    port: house.port,
    host: "127.0.0.1",
    method: "POST",
    path: `/api/account${path}`,
    headers: { host, "x-forwarded-host": host, "x-forwarded-proto": "http", "content-type": "application/json" },
  });
  asking.on("response", (response) => {
    response.resume();
    resolve(response.statusCode ?? 0);
  });
  asking.on("error", reject);
  asking.end(JSON.stringify(body));
  return promise;
}

/** The declared answer of an operation. */
function declared(path: string, method: string): z.ZodType {
  const asked = `/api/account${path.replace(/\?.*/, "")}`.split("/");
  const fitting = operations.filter(
    (each) =>
      each.method === method &&
      each.path.split("/").length === asked.length &&
      each.path.split("/").every((part, at) => part.startsWith("{") || part === asked[at]),
  );
  // `watches/ownership` fits `watches/{id}` too.
  const found = fitting.find((each) => each.path === asked.join("/")) ?? fitting[0];
  if (!found) throw new Error(`nobody has declared ${method} ${path}`);
  return found.data;
}

/** The code that an authenticator app shows for a URI (RFC 6238), some half minutes from now. */
export function codeOf(uri: string, steps = 0): string {
  const secret = new URL(uri).searchParams.get("secret") ?? "";
  const bits = secret
    .split("")
    .map((letter) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(letter).toString(2).padStart(5, "0"));
  const bytes =
    bits
      .join("")
      .match(/.{8}/g)
      ?.map((byte) => Number.parseInt(byte, 2)) ?? [];
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const digest = createHmac("sha1", Buffer.from(bytes)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return `${(digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000}`.padStart(6, "0");
}
