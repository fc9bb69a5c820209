import { betterAuth, type BetterAuthOptions } from "better-auth";
import { memoryAdapter } from "better-auth/adapters/memory";
import { magicLink } from "better-auth/plugins/magic-link";
import { twoFactor } from "better-auth/plugins/two-factor";
import { expect, test } from "vitest";
import { codeOf, password } from "./house.ts";

// The defaults that `server/account/auth.ts` overrides: if one of these fails, better-auth has fixed it.

type Row = Record<string, unknown>;

/** better-auth with its defaults, and its mails. */
function asItComes(more: Pick<BetterAuthOptions, "baseURL" | "emailAndPassword" | "rateLimit"> = {}) {
  const links: { readonly url: string; readonly token: string }[] = [];
  const tables = ["user", "session", "account", "verification", "twoFactor", "second_factor"];
  // The plugin keeps its table's name for the whole process once it was changed.
  const database: Record<string, Row[]> = Object.fromEntries(tables.map((name) => [name, []]));
  const auth = betterAuth({
    database: memoryAdapter(database),
    secret: "a secret of more than thirty-two characters",
    logger: { disabled: true },
    emailAndPassword: { enabled: true },
    ...more,
    plugins: [magicLink({ sendMagicLink: (link) => Promise.resolve(void links.push(link)) }), twoFactor()],
  });
  return { auth, links, database };
}

const body = { name: "", email: "jin@shop.example", password };

function cookieIn(headers: Headers): Headers {
  return new Headers({
    cookie: headers
      .getSetCookie()
      .map((each) => each.split(";")[0])
      .join("; "),
  });
}

test("by default a mailed link contains the request's Host, and creates an account", async () => {
  const { auth, links, database } = asItComes();
  const asking = new Request("http://evil.example/api/auth/sign-in/magic-link", {
    method: "POST",
    body: JSON.stringify({ email: "nobody@shop.example" }),
    headers: { "content-type": "application/json" },
  });
  await auth.handler(asking);

  expect(links[0]?.url).toMatch(/^http:\/\/evil\.example\//);
  await auth.handler(new Request(links[0]?.url ?? ""));
  expect(database["user"]).toHaveLength(1);
});

test("by default an unconfirmed address has a session, whose token is stored in clear text", async () => {
  const { auth, database } = asItComes();
  const { token } = await auth.api.signUpEmail({ body });

  expect(token).not.toBeNull();
  expect(database["session"]?.map((row) => row["token"])).toEqual([token]);
});

test("by default sign-up discloses whether an address has an account", async () => {
  const { auth } = asItComes();
  await auth.api.signUpEmail({ body });

  await expect(auth.api.signUpEmail({ body })).rejects.toMatchObject({
    body: { code: expect.stringContaining("USER_ALREADY_EXISTS") as string },
  });
});

test("by default a new password ends no session", async () => {
  const tokens: string[] = [];
  const { auth, database } = asItComes({
    baseURL: "http://localhost",
    emailAndPassword: {
      enabled: true,
      sendResetPassword: ({ token }) => Promise.resolve(void tokens.push(token)),
    },
  });
  await auth.api.signUpEmail({ body });
  await auth.api.requestPasswordReset({ body: { email: body.email } });
  await auth.api.resetPassword({ body: { token: tokens[0] ?? "", newPassword: `${password} anew` } });

  expect(database["session"]).toHaveLength(1);
});

test("by default a mailed link passes by the second factor", async () => {
  const { auth, links } = asItComes({ baseURL: "http://localhost" });
  const { headers } = await auth.api.signUpEmail({ body, returnHeaders: true });
  const enabled = await auth.api.enableTwoFactor({ body: { password }, headers: cookieIn(headers) });
  const uri = enabled.method === "totp" ? enabled.totpURI : "";
  await auth.api.verifyTOTP({ body: { code: codeOf(uri) }, headers: cookieIn(headers) });
  await auth.api.signInMagicLink({ body: { email: body.email }, headers: new Headers() });

  const entered = await auth.api.magicLinkVerify({ query: { token: links[0]?.token ?? "" }, headers: new Headers() });
  expect(entered).toMatchObject({ user: { twoFactorEnabled: true }, session: expect.anything() as unknown });
});

test("by default a forged X-Forwarded-For allows unlimited guesses", async () => {
  const { auth } = asItComes({ baseURL: "http://localhost", rateLimit: { enabled: true } });
  const guess = (address: string): Promise<Response> =>
    auth.handler(
      new Request("http://localhost/api/auth/sign-in/email", {
        method: "POST",
        body: JSON.stringify({ email: body.email, password: "a guess" }),
        headers: { "content-type": "application/json", "x-forwarded-for": address },
      }),
    );
  const statuses = async (addresses: readonly string[]): Promise<readonly number[]> => {
    const told: number[] = [];
    for (const address of addresses) told.push((await guess(address)).status);
    return told;
  };

  expect(await statuses(Array<string>(5).fill("203.0.113.1"))).toContain(429);
  expect(await statuses(["203.0.113.2", "203.0.113.3", "203.0.113.4", "203.0.113.5", "203.0.113.6"])).not.toContain(
    429,
  );
});

test("where it stores a link as a digest, the digest opens the door as well", async () => {
  const { database } = asItComes();
  const auth = betterAuth({
    database: memoryAdapter(database),
    secret: "a secret of more than thirty-two characters",
    logger: { disabled: true },
    emailAndPassword: { enabled: true, sendResetPassword: () => Promise.resolve() },
    verification: { storeIdentifier: "hashed" },
  });
  await auth.api.signUpEmail({ body });
  const context = await auth.$context;
  const later = new Date(Date.now() + 60_000);
  await context.internalAdapter.createVerificationValue({
    identifier: "what was mailed",
    value: "x",
    expiresAt: later,
  });
  const stored = database["verification"]?.[0]?.["identifier"] as string;

  expect(stored).not.toBe("what was mailed");
  expect(await context.internalAdapter.findVerificationValue(stored)).toMatchObject({ value: "x" });
});
