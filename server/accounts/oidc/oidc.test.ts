import { Agent, request } from "node:https";
import { expect, test } from "vitest";
import { keep } from "../../../test/engine.ts";
import { codeOf, home, openHouse, password, type House } from "../../../test/server/account/house.ts";
import { oidcClient, serveOidc } from "../../../test/twins/oidc/oidc.ts";
import { root } from "../../../test/twins/pki/pki.ts";
import { withEngine } from "../../store/admin.ts";
import { fileIn } from "../../store/place.ts";
import { oidcCallback } from "./paths.ts";

interface FetchedPage {
  readonly status: number;
  readonly text: string;
  readonly location: string;
}

/** One handshake for all. */
const agent = new Agent({ keepAlive: true });

/** Each has an address of its own, so that they share no limits. */
let browsers = 100;

/** A browser that follows redirects between our server and the provider. */
function openBrowser(house: House) {
  const address = `203.0.113.${++browsers}`;
  const jars = new Map<string, Map<string, string>>();

  async function once(url: URL): Promise<FetchedPage> {
    const jar = jars.get(url.host) ?? new Map<string, string>();
    jars.set(url.host, jar);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { ...(cookie !== "" && { cookie }) };
    const { status, text, fields, set } = await (url.origin === home
      ? ours(house, url, { ...headers, "x-forwarded-for": address, "sec-fetch-site": "cross-site" })
      : theirs(url, headers));
    for (const line of set) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "" || /max-age=0(?:;|$)/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return { status, text, location: fields === null ? "" : new URL(fields, url).href };
  }

  /** Every URL on the way; the last one answers without a redirect. */
  async function visit(path: string, isStopped: (url: URL) => boolean = () => false) {
    const urls = [new URL(path, home)];
    for (;;) {
      const url = urls.at(-1) ?? new URL(home);
      if (urls.length > 12 || isStopped(url)) return { urls, url, status: 0, text: "" };
      const { status, text, location } = await once(url);
      if (location === "") return { urls, url, status, text };
      urls.push(new URL(location));
    }
  }
  return { visit, jar: (host: string) => jars.get(host) ?? new Map<string, string>() };
}

async function ours(house: House, { pathname, search }: URL, headers: Record<string, string>) {
  const told = await house.ask(`${pathname}${search}`, { redirect: "manual", headers });
  return { ...told, fields: told.headers.get("location"), set: told.headers.getSetCookie() };
}

async function theirs(url: URL, headers: Record<string, string>) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number;
    text: string;
    fields: string | null;
    set: string[];
  }>();
  const asking = request(url, { ca: root.pem, headers, agent }, (response) => {
    response.resume();
    const { statusCode: status = 0, headers: fields } = response;
    resolve({ status, text: "", fields: fields.location ?? null, set: fields["set-cookie"] ?? [] });
  });
  asking.on("error", reject);
  asking.end();
  return promise;
}

const isCallback = (url: URL): boolean => url.origin === home && url.pathname === oidcCallback;

test("people sign in with the OpenID provider that the operator named, and nobody else does", async () => {
  const provider = await keep(serveOidc(`${home}${oidcCallback}`));
  const settings = {
    issuer: provider.issuer,
    clientId: oidcClient.id,
    clientSecret: oidcClient.secret,
    label: "Staff",
  };
  const mail = { url: "smtp://127.0.0.1:9", from: "a@checks.example" };
  const house = await openHouse({
    accounting: { registration: "open", secret: null, mail, oidc: { ...settings, domains: ["shop.example"] } },
  });
  const sub = "1";
  const signInPage = await house.ask("/account/sign-in");
  expect(signInPage.text).toContain("Sign in with Staff");

  // A new account, for a confirmed address of an admitted domain.
  provider.person = { sub, email: "Jin@shop.example", email_verified: true };
  const jin = openBrowser(house);
  const first = await jin.visit("/account/sign-in/oidc?to=/account/keys");
  expect([first.status, first.url.pathname]).toEqual([200, "/account/keys"]);
  const sent = first.urls.find(({ origin, pathname }) => origin === provider.issuer && pathname === "/auth");
  expect(Object.fromEntries(sent?.searchParams ?? [])).toMatchObject({
    response_type: "code",
    code_challenge_method: "S256",
    redirect_uri: `${home}${oidcCallback}`,
    state: expect.stringMatching(/.{20}/),
    nonce: expect.stringMatching(/.{20}/),
  });
  const session = jin.jar("checks.example").get("__Host-portcullis.session_token");
  expect(session).toBeDefined();
  // The browser is one that the account knows from now on.
  expect(jin.jar("checks.example").has("__Host-portcullis.device")).toBe(true);
  expect(jin.jar("checks.example").has("__Host-portcullis.state")).toBe(false);

  // The answer of the provider works once, and only in the browser that asked for it.
  const callback = first.urls.find(isCallback);
  const again = await openBrowser(house).visit(`${callback?.pathname}${callback?.search}`);
  expect([again.status, again.text]).toEqual([400, expect.stringContaining("was used, has expired")]);
  const stopped = await openBrowser(house).visit("/account/sign-in/oidc", isCallback);
  const stolen = await openBrowser(house).visit(`${stopped.url.pathname}${stopped.url.search}`);
  expect([stolen.status, stolen.text]).toEqual([400, expect.stringContaining("was used, has expired")]);

  // An ID token of another sign-in: its nonce is not the one that this browser was given.
  const swapped = openBrowser(house);
  const { url: authorization } = await swapped.visit("/account/sign-in/oidc", ({ pathname }) => pathname === "/auth");
  authorization.searchParams.set("nonce", sent?.searchParams.get("nonce") ?? "");
  const foreign = await swapped.visit(authorization.href);
  expect([foreign.status, foreign.text]).toEqual([503, expect.stringContaining("its answer is invalid")]);

  // The subject is known, whatever its address is now; and there is no way to another site.
  provider.person = { sub, email: "moved@elsewhere.example", email_verified: false };
  const second = await openBrowser(house).visit("/account/sign-in/oidc?to=//evil.example/x");
  expect([second.status, second.url.href]).toEqual([200, `${home}/account`]);
  expect(second.text).toContain("jin@shop.example");

  // An account of the same address is linked only to a confirmed one, and its second factor is still due.
  const mina = await house.resident("mina@elsewhere.example");
  const factor = await mina.post<{ uri: string }>("/second-factor", { password });
  const { uri } = (factor.envelope as unknown as { data: { uri: string } }).data;
  await mina.post("/second-factor/confirm", { code: codeOf(uri) });
  for (const email_verified of [false, "true"]) {
    provider.person = { sub: "2", email: "mina@elsewhere.example", email_verified };
    const refused = await openBrowser(house).visit("/account/sign-in/oidc");
    expect([refused.status, refused.text]).toEqual([
      400,
      expect.stringContaining("has not confirmed the e-mail address"),
    ]);
  }
  provider.person = { sub: "2", email: "mina@elsewhere.example", email_verified: true };
  const browser = openBrowser(house);
  const due = await browser.visit("/account/sign-in/oidc");
  expect([due.status, due.url.pathname]).toEqual([200, "/account/sign-in/code"]);
  expect(browser.jar("checks.example").has("__Host-portcullis.session_token")).toBe(false);

  // An address that another person got later does not make the account theirs.
  provider.person = { sub: "4", email: "jin@shop.example", email_verified: true };
  const later = await openBrowser(house).visit("/account/sign-in/oidc");
  expect([later.status, later.text]).toEqual([400, expect.stringContaining("belongs to another user of Staff")]);

  // Domains are exact.
  provider.person = { sub: "3", email: "eve@sub.shop.example", email_verified: true };
  expect((await openBrowser(house).visit("/account/sign-in/oidc")).status).toBe(400);

  // A provider that is down is a plain sentence.
  const patient = openBrowser(house);
  const waiting = await patient.visit("/account/sign-in/oidc", isCallback);
  await provider.close();
  const down = await patient.visit(`${waiting.url.pathname}${waiting.url.search}`);
  expect([down.status, down.text]).toEqual([
    503,
    expect.stringContaining("Signing in with Staff is not possible now: it could not be reached."),
  ]);

  const rows = await withEngine({ file: fileIn(house.dataDir) }, ({ db }) =>
    Promise.all([
      db.selectFrom("person").select(["email", "email_verified"]).orderBy("email").execute(),
      db.selectFrom("credential").selectAll().where("provider", "=", "oidc").orderBy("subject").execute(),
    ]),
  );
  expect(rows[0]).toEqual([
    { email: "jin@shop.example", email_verified: 1 },
    { email: "mina@elsewhere.example", email_verified: 1 },
  ]);
  expect(rows[1]).toMatchObject(
    [sub, "2"].map((each) => ({
      subject: `${provider.issuer} ${each}`,
      access_token: null,
      refresh_token: null,
      id_token: null,
    })),
  );
  const log = house.lines.join("\n");
  expect(log).not.toContain(oidcClient.secret);
  expect(log).not.toMatch(/code=|eyJ/);
  expect(log).not.toContain('"bug"');
});
