import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { email, mallory, sessionCookie, unequal, type Attack } from "./attack.ts";
import { askAs, codeOf, openHouse, password, type House } from "./house.ts";
import { plain, signedInAs, withSecondFactor } from "./plain.ts";
import { until } from "../service.ts";
import { visitor } from "./visitor.ts";

/** Milliseconds after which a letter is sent although there is no answer yet. */
const longestLetter = 1000;

/** A letter that is not sent before the request is answered, or before its time is up. */
function slowLetter() {
  const { promise: answered, resolve: answer } = Promise.withResolvers<"answered">();
  let isAwaited = false;
  const send = async (): Promise<void> => {
    isAwaited = (await Promise.race([answered, sleep(longestLetter, "late", { ref: false })])) === "late";
  };
  return { send, answer: () => answer("answered"), isAwaited: () => isAwaited };
}

/** Attacks that succeed on better-auth's defaults. */
const open: readonly Attack[] = [
  {
    attack: "Host-header poisoning: the Host of a request is where a mailed link leads",
    async betterAuth() {
      const { browser, links } = plain({ baseURL: null });
      const at = "http://evil.example/api/auth/sign-in/magic-link";
      await browser().post(at, { email }, { origin: "http://evil.example" });
      return links.some(({ url }) => url.startsWith("http://evil.example/"));
    },
    async portcullis() {
      // Without a base URL no letter is sent at all.
      const [house, nameless] = [await openHouse(), await openHouse({ baseUrl: null })];
      expect(await askAs(nameless, "evil.example", "/sign-in/link", { email })).toBe(400);
      expect(await askAs(house, "evil.example", "/sign-in/link", { email })).toBe(200);
      await house.token(email);
      return JSON.stringify([...house.letters, ...nameless.letters]).includes("evil.example");
    },
  },
  {
    attack: "CSRF: a link on another site signs the browser of the victim in to the account of the attacker",
    async betterAuth() {
      const { browser, links } = plain();
      const victim = browser();
      await browser().post("/sign-in/magic-link", { email: mallory });
      await victim.get(links[0]?.url ?? "", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" });
      return (await signedInAs(victim)) === mallory;
    },
    async portcullis() {
      const house = await openHouse();
      await house.resident(mallory);
      const victim = visitor(house);
      await house.browser().post("/sign-in/link", { email: mallory });
      const token = await house.token(mallory);
      const page = await victim.open(`/account/sign-in?token=${token}`, { "sec-fetch-site": "cross-site" });
      const sent = await victim.post("/account/sign-in", { token, do: "link" }, { origin: "https://evil.example" });
      expect([page.status < 400, sent.status]).toEqual([true, 400]);
      return victim.jar.has(sessionCookie.portcullis);
    },
  },
  {
    attack: "session fixation: a cookie that another host of the domain set beside the victim's own is believed",
    async betterAuth() {
      const { resident, browser } = plain();
      const [own, planted] = [await resident(email), await resident(mallory)].map(
        ({ jar }) => `${sessionCookie.betterAuth}=${jar.get(sessionCookie.betterAuth)}`,
      );
      const names: unknown[] = [];
      for (const cookie of [`${own}; ${planted}`, `${planted}; ${own}`]) {
        const { body } = await browser().get("/get-session", { cookie });
        names.push((body["user"] as { readonly email: string } | undefined)?.email);
      }
      // The attacker chooses the order, by the path and the time of his cookie. `__Secure-` lets any host of the domain set it.
      return names.includes(mallory);
    },
    async portcullis() {
      const { resident, browser } = await openHouse();
      const [own, planted] = [await resident(email), await resident(mallory)].map(
        ({ jar }) => `${sessionCookie.portcullis}=${jar.get(sessionCookie.portcullis)}`,
      );
      const statuses: number[] = [];
      for (const cookie of [`${own}; ${planted}`, `${planted}; ${own}`])
        statuses.push((await browser().get("", { cookie })).status);
      return statuses.some((status) => status !== 401);
    },
  },
  {
    attack: "enumeration by answer: sign-up tells that an address has an account",
    async betterAuth() {
      const { resident, browser } = plain();
      await resident(email);
      const known = await browser().post("/sign-up/email", { name: "", email, password });
      const unknown = await browser().post("/sign-up/email", { name: "", email: mallory, password });
      return known.status !== unknown.status;
    },
    async portcullis() {
      const { resident, browser } = await openHouse();
      await resident(email);
      const known = await browser().post("/sign-up", { email, password });
      const unknown = await browser().post("/sign-up", { email: mallory, password });
      const [one, other] = [known, unknown].map(({ status, envelope: { ok, data, error } }) => ({
        told: [status, ok, data, error],
      }));
      // The ticket for another letter is random for every address.
      const [first, second] = [one, other].map((each) => JSON.stringify(each).replace(/"resend":"[\w-]{20,}"/, ""));
      return first !== second;
    },
  },
  {
    attack: "enumeration by time: sign-up hashes the password for an unknown address alone",
    async betterAuth() {
      const { resident, browser, hashes } = plain();
      await resident(email);
      return unequal(hashes, (each) => browser().post("/sign-up/email", { name: "", email: each, password }));
    },
    async portcullis() {
      const { resident, browser, passwords, letters } = await openHouse();
      await resident(email);
      return unequal(
        () => passwords.count(),
        async (each) => {
          const before = letters.length;
          await browser().post("/sign-up", { email: each, password });
          // The work is done after the answer, and ends with a letter in both cases.
          await until(() => letters.length > before);
        },
      );
    },
  },
  {
    attack: "enumeration by time: a request for a new password waits for the letter to a known address",
    async betterAuth() {
      const { send, answer, isAwaited } = slowLetter();
      const { resident, browser } = plain({ onReset: send });
      await resident(email);
      await browser().post("/request-password-reset", { email });
      answer();
      return isAwaited();
    },
    async portcullis() {
      const { send, answer, isAwaited } = slowLetter();
      let isSlow = false;
      const house: House = await openHouse({
        transport(letter) {
          house.letters.push(letter);
          return isSlow ? send() : Promise.resolve();
        },
      });
      await house.resident(email);
      isSlow = true;
      await house.browser().post("/reset", { email });
      await house.token(email);
      answer();
      return isAwaited();
    },
  },
  {
    attack: "brute force: a made-up X-Forwarded-For escapes the limit",
    async betterAuth() {
      const { browser } = plain({ rateLimit: { enabled: true } });
      return !(await guesses(20, (address) =>
        browser().post("/sign-in/email", { email, password: "a guess" }, { "x-forwarded-for": address }),
      ));
    },
    async portcullis() {
      const { browser } = await openHouse({ trustProxy: [] });
      return !(await guesses(20, (address) =>
        browser().post("/sign-in", { email, password: "a guess" }, { "x-forwarded-for": address }),
      ));
    },
  },
  {
    attack: "two-factor bypass: a mailed link opens a session without the code",
    async betterAuth() {
      const { resident, browser, links } = plain();
      await withSecondFactor(await resident(email));
      const one = browser();
      await one.post("/sign-in/magic-link", { email });
      await one.get(links[0]?.url ?? "");
      return (await signedInAs(one)) === email;
    },
    async portcullis() {
      const { resident, browser, token } = await openHouse();
      const jin = await resident(email);
      const told = await jin.post<{ uri: string }>("/second-factor", { password });
      await jin.post("/second-factor/confirm", { code: codeOf(told.envelope.data?.uri ?? "") });
      const one = browser();
      await one.post("/sign-in/link", { email });
      const { envelope } = await one.post("/sign-in/token", { token: await token(email) });
      expect(envelope.data).toEqual({ signedIn: false, secondFactor: true });
      return (await one.get("")).status === 200;
    },
  },
  {
    attack: "revoked sessions: a stolen session outlives a new password",
    async betterAuth() {
      const { resident, browser, resets } = plain();
      const thief = await resident(email);
      await browser().post("/request-password-reset", { email });
      await browser().post("/reset-password", { token: resets[0], newPassword: `${password} anew` });
      return (await signedInAs(thief)) === email;
    },
    async portcullis() {
      const { resident, browser, token } = await openHouse();
      const thief = await resident(email);
      await browser().post("/reset", { email });
      const body = { token: await token(email), password: `${password} anew` };
      expect((await browser().post("/reset/password", body)).status).toBe(200);
      return (await thief.get("")).status === 200;
    },
  },
  {
    attack:
      "foreign ids: sessions are named by their secret tokens, so that who reads the list has those of every device",
    async betterAuth() {
      const { resident, browser } = plain();
      const [one, other] = [await resident(email), browser()];
      await other.post("/sign-in/email", { email, password });
      const secret = (other.jar.get(sessionCookie.betterAuth) ?? "").split(".")[0] ?? "";
      return JSON.stringify((await one.get("/list-sessions")).body).includes(secret);
    },
    async portcullis() {
      const { resident, browser } = await openHouse();
      const [one, other] = [await resident(email), browser()];
      await other.post("/sign-in", { email, password });
      const secret = (other.jar.get(sessionCookie.portcullis) ?? "").split(".")[0] ?? "";
      expect(secret.length).toBeGreaterThan(20);
      return (await one.get("/sessions")).text.includes(secret);
    },
  },
];

/** Whether this many guesses, each with another address in X-Forwarded-For, are stopped. */
async function guesses(
  count: number,
  guess: (address: string) => Promise<{ readonly status: number }>,
): Promise<boolean> {
  const statuses: number[] = [];
  for (let each = 0; each < count; each++) statuses.push((await guess(`198.18.0.${each}`)).status);
  return statuses.includes(429);
}

test.for(open)("$attack: on better-auth's defaults, not here", async ({ betterAuth, portcullis }) => {
  expect({ betterAuth: await betterAuth(), portcullis: await portcullis() }).toEqual({
    betterAuth: true,
    portcullis: false,
  });
});

// Further defaults that `server/accounts/auth.ts` and `adapter.ts` change: once one of these fails, better-auth has changed it itself.

test("by default a magic link to an unknown address creates an account", async () => {
  const { browser, links, database } = plain();
  await browser().post("/sign-in/magic-link", { email });
  await browser().get(links[0]?.url ?? "");

  expect(database["user"]).toHaveLength(1);
});

test("by default an unverified address gets a session, and its token is stored in clear text", async () => {
  const { resident, database } = plain();
  const { jar } = await resident(email);
  const token = (jar.get(sessionCookie.betterAuth) ?? "").split(".")[0];

  expect(database["session"]?.map((row) => row["token"])).toEqual([token]);
});

test("with hashed verification values the stored hash works as well as the token", async () => {
  const { auth, database } = plain({ verification: { storeIdentifier: "hashed" } });
  const context = await auth.$context;
  const expiresAt = new Date(Date.now() + 60_000);
  await context.internalAdapter.createVerificationValue({ identifier: "what was mailed", value: "x", expiresAt });
  const stored = database["verification"]?.[0]?.["identifier"] as string;

  expect(stored).not.toBe("what was mailed");
  expect(await context.internalAdapter.findVerificationValue(stored)).toMatchObject({ value: "x" });
});
