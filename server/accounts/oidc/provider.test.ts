import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { failure, Failure } from "../../../src/core/failure.ts";
import type { Posting } from "../../../src/core/net/post.ts";
import type { OidcSettings } from "../../../src/settings/options/oidc.ts";
import { admissionRefusal } from "./admission.ts";
import { openOidcProvider } from "./provider.ts";

const settings: OidcSettings = {
  issuer: "https://id.example/",
  clientId: "portcullis",
  clientSecret: "s e:cret",
  domains: [],
  label: "Staff",
};

const metadata = {
  issuer: "https://id.example/",
  authorization_endpoint: "https://id.example/auth",
  token_endpoint: "https://id.example/token",
  jwks_uri: "https://id.example/keys",
};

const { signal } = new AbortController();

function providerOf(answers: Readonly<Record<string, unknown>>, sent: Posting[] = [], now = () => 0) {
  const all: Readonly<Record<string, unknown>> = { "/.well-known/openid-configuration": metadata, ...answers };
  return openOidcProvider(
    settings,
    async (posting) => {
      sent.push(posting);
      const answer = all[new URL(posting.url).pathname];
      if (answer instanceof Error) throw answer;
      const isText = typeof answer === "string";
      return {
        status: answer === undefined ? 404 : 200,
        retryAfter: null,
        body: isText ? answer : JSON.stringify(answer),
      };
    },
    now,
  );
}

const discovery = "/.well-known/openid-configuration";

test.for<[what: string, answers: Readonly<Record<string, unknown>>, words: string]>([
  ["is down", { [discovery]: failure("aborted", {}) }, "it could not be reached"],
  ["has no metadata", { [discovery]: undefined }, "it answered with status 404"],
  ["sends HTML", { [discovery]: "<script>alert(1)</script>" }, "its answer is invalid"],
  ["sends a list", { [discovery]: [] }, "its answer is invalid"],
  ["is another issuer", { [discovery]: { ...metadata, issuer: "https://id.example" } }, "it names another issuer"],
  ["has no token endpoint", { [discovery]: { ...metadata, token_endpoint: 7 } }, "no https URL in token_endpoint"],
  [
    "is without TLS",
    { [discovery]: { ...metadata, authorization_endpoint: "http://id.example/" } },
    "authorization_endpoint",
  ],
  [
    "runs scripts",
    { [discovery]: { ...metadata, authorization_endpoint: "javascript:alert(1)" } },
    "authorization_endpoint",
  ],
  ["has no ID token", { "/token": { access_token: "a" } }, "it sent no ID token"],
  ["answers a code with HTML", { "/token": "<h1>Error</h1>" }, "its answer is invalid"],
])("a provider that %s is a plain sentence", async ([, answers, words]) => {
  const provider = providerOf(answers);
  const work = provider.exchange({ code: "c", verifier: "v", redirect: "https://checks.example/" }, signal);

  const error = await work.catch((each: unknown) => each);
  expect(error).toBeInstanceOf(Failure);
  expect((error as Failure).message).toContain(`Signing in with Staff is not possible now: `);
  expect((error as Failure).message).toContain(words);
  expect((error as Failure).message).not.toContain("cret");
});

test("the client secret goes in the header as RFC 6749 encodes it, or in the body where the provider wants that", async () => {
  const sent: Posting[] = [];
  const code = { code: "c", verifier: "v", redirect: "https://checks.example/" };
  await providerOf({ "/token": { id_token: "t" } }, sent).exchange(code, signal);
  const inBody = { ...metadata, token_endpoint_auth_methods_supported: ["client_secret_post"] };
  await providerOf({ "/token": { id_token: "t" }, [discovery]: inBody }, sent).exchange(code, signal);

  const [, header, , body] = sent;
  expect(header?.headers["authorization"]).toBe(`Basic ${Buffer.from("portcullis:s+e%3Acret").toString("base64")}`);
  expect(header?.body).toBe(
    "grant_type=authorization_code&code=c&redirect_uri=https%3A%2F%2Fchecks.example%2F&code_verifier=v",
  );
  expect(body?.headers["authorization"]).toBeUndefined();
  expect(body?.body).toContain("&client_id=portcullis&client_secret=s+e%3Acret");
});

test("keys are read again for a new one, but not for each unknown one; a shared key is no key", async () => {
  const { publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const keys: unknown[] = [{ kty: "oct", k: "c2VjcmV0", kid: "shared" }];
  const sent: Posting[] = [];
  let now = 0;
  const provider = providerOf({ "/keys": { keys } }, sent, () => now);
  const keyRequests = () => sent.filter(({ url }) => url.endsWith("/keys")).length;

  await expect(provider.keyFor({ kid: "shared" }, signal)).rejects.toThrow("does not publish the key");
  await expect(provider.keyFor({ kid: "new" }, signal)).rejects.toThrow("does not publish the key");
  expect(keyRequests()).toBe(1);
  keys.push({ ...publicKey.export({ format: "jwk" }), kid: "new" });
  now = 31_000;
  expect((await provider.keyFor({ kid: "new" }, signal)).asymmetricKeyType).toBe("ec");
  expect(keyRequests()).toBe(2);
});

test.for([
  ["sign-in", "x@evil.example", false, [], "closed", null],
  ["link-account", "jin@shop.example", true, [], "closed", null],
  ["link-account", "jin@shop.example", false, [], "open", "oidc_unverified"],
  ["create-user", "jin@shop.example", true, ["shop.example"], "closed", null],
  ["create-user", "jin@shop.example", false, ["shop.example"], "open", "oidc_unverified"],
  ["create-user", "jin@sub.shop.example", true, ["shop.example"], "open", "oidc_domain"],
  ["create-user", "jin@shop.example.evil.example", true, ["shop.example"], "closed", "oidc_domain"],
  ["create-user", "jin@shop.example@evil.example", true, ["shop.example"], "closed", "oidc_unverified"],
  ["create-user", "", true, [], "open", "oidc_unverified"],
  ["create-user", "jin@shop.example", true, [], "closed", "oidc_closed"],
  ["create-user", "jin@shop.example", true, [], "invite", "oidc_closed"],
  ["create-user", "jin@shop.example", true, [], "open", null],
] as const)(
  "%s of %s, confirmed: %s, domains %j, registration %s → %s",
  ([action, email, isVerified, domains, policy, expected]) => {
    expect(admissionRefusal({ action, email, isVerified }, { domains }, policy)).toBe(expected);
  },
);
