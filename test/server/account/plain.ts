import { betterAuth, type BetterAuthOptions } from "better-auth";
import { memoryAdapter } from "better-auth/adapters/memory";
import { magicLink } from "better-auth/plugins/magic-link";
import { twoFactor } from "better-auth/plugins/two-factor";
import { codeOf, home, password } from "./house.ts";

type Row = Record<string, unknown>;

/** The answer to a request. */
interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Row;
}

/** A browser with cookies, at its own better-auth instance. */
interface PlainBrowser {
  readonly jar: Map<string, string>;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body?: object, headers?: Record<string, string>): Promise<Answer>;
}

/** better-auth with its defaults, behind its own handler. */
export interface Plain {
  readonly auth: ReturnType<typeof openPlain>;
  readonly database: Record<string, Row[]>;
  /** The magic links that were mailed. */
  readonly links: { readonly url: string; readonly token: string }[];
  /** The tokens that were mailed to set a new password. */
  readonly resets: string[];
  /** How many passwords were hashed or compared. */
  readonly hashes: () => number;
  readonly browser: () => PlainBrowser;
  /** A browser of a person who signed up, and so is signed in. */
  readonly resident: (email: string) => Promise<PlainBrowser>;
}

/** How it differs from the defaults. */
export interface PlainOptions extends Pick<BetterAuthOptions, "rateLimit" | "verification"> {
  /** Null leaves it out. */
  readonly baseURL?: string | null;
  /** Called before a letter with a reset link counts as sent. */
  readonly onReset?: () => Promise<void>;
}

let addresses = 0;

/**
 * Opens better-auth 1.7.5 with the defaults that it has in production, in memory. It turns its origin check off where it sees a test
 * runner, so that is switched back on. The password hash only counts, since scrypt costs a tenth of a second.
 */
export function plain(options: PlainOptions = {}): Plain {
  const [links, resets]: [Plain["links"], string[]] = [[], []];
  const tables = ["user", "session", "account", "verification", "twoFactor", "second_factor"];
  // The plugin keeps the name of its table for the whole process, once it was changed.
  const database: Record<string, Row[]> = Object.fromEntries(tables.map((name) => [name, []]));
  let hashes = 0;
  const auth = openPlain(database, options, { links, resets, count: () => void hashes++ });

  function browser(): PlainBrowser {
    const jar = new Map<string, string>();
    // Its limits are kept for the whole process: each browser has its own address.
    const address = `192.0.2.${++addresses}`;
    async function send(path: string, init: RequestInit): Promise<Answer> {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
      const usual = { "x-forwarded-for": address, ...(cookie !== "" && { cookie }) };
      const url = path.startsWith("http") ? path : `${home}/api/auth${path}`;
      const { status, headers, ...told } = await ask(auth, url, {
        ...init,
        headers: { ...usual, ...(init.headers as object) },
      });
      for (const line of headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (/max-age=0(?:;|$)/i.test(line)) jar.delete(name);
        else jar.set(name, value);
      }
      return { status, headers, ...told };
    }
    return {
      jar,
      get: (path, headers = {}) => send(path, { headers }),
      post: (path, body = {}, headers = {}) =>
        send(path, {
          method: "POST",
          body: JSON.stringify(body),
          headers: { "content-type": "application/json", origin: home, ...headers },
        }),
    };
  }

  async function resident(email: string): Promise<PlainBrowser> {
    const one = browser();
    await one.post("/sign-up/email", { name: "", email, password });
    return one;
  }
  return { auth, database, links, resets, hashes: () => hashes, browser, resident };
}

interface Noting extends Pick<Plain, "links" | "resets"> {
  readonly count: () => void;
}

function openPlain(
  database: Record<string, Row[]>,
  { baseURL = home, onReset, ...more }: PlainOptions,
  { links, resets, count }: Noting,
) {
  return betterAuth({
    database: memoryAdapter(database),
    secret: "a secret of more than thirty-two characters",
    logger: { disabled: true },
    advanced: { disableOriginCheck: false },
    ...(baseURL !== null && { baseURL }),
    ...more,
    emailAndPassword: {
      enabled: true,
      sendResetPassword: async ({ token }) => {
        await onReset?.();
        resets.push(token);
      },
      password: {
        hash: (text) => (count(), Promise.resolve(`hash of ${text}`)),
        verify: ({ hash, password: text }) => (count(), Promise.resolve(hash === `hash of ${text}`)),
      },
    },
    plugins: [magicLink({ sendMagicLink: (link) => Promise.resolve(void links.push(link)) }), twoFactor()],
  });
}

async function ask(auth: Plain["auth"], url: string, init: RequestInit): Promise<Answer> {
  const response = await auth.handler(new Request(url, init));
  const text = await response.text();
  const told: unknown = text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : {};
  return { status: response.status, headers: response.headers, body: { ...(told as Row) } };
}

/** Sets up the second factor of a browser that is signed in. */
export async function withSecondFactor(browser: PlainBrowser): Promise<void> {
  const { body } = await browser.post("/two-factor/enable", { password });
  await browser.post("/two-factor/verify-totp", { code: codeOf(String(body["totpURI"])) });
}

/** The address of the account that a browser is signed in to; null if it is signed out. */
export async function signedInAs(browser: PlainBrowser): Promise<string | null> {
  const { body } = await browser.get("/get-session");
  const user = body["user"] as { readonly email: string } | undefined;
  return user?.email ?? null;
}
