import { request } from "node:https";
import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { oidcCallback } from "../../server/accounts/oidc/paths.ts";
import type { House } from "../server/account/house.ts";
import { codeOf, home, password } from "../server/account/house.ts";
import { authenticator } from "../twins/authenticator.ts";
import type { OidcTwin } from "../twins/oidc/oidc.ts";
import { root } from "../twins/pki/pki.ts";
import type { Step } from "./steps.ts";

const email = "jin@example.com";
const newPassword = "staple battery horse";

/** Records the operations on an account, from its beginning to its end. */
export async function recordAccounts(house: House, provider: OidcTwin, step: Step): Promise<void> {
  const jin = house.browser();
  await step("formToken", jin);
  const { resend } = await step("signUp", jin, { body: { email, password } });
  await house.token(email);
  await step("resendSignUp", jin, { body: { email, resend } });
  await step("confirm", jin, { body: { token: await house.token(email) } });
  await step("signIn", jin, { body: { email, password } });
  await step("account", jin);
  await step("quota", jin);
  await recordKeys(step, jin);
  await recordPasskeys(house, step, jin);
  await recordSecondFactor(house, step, jin);
  await recordWatches(step, jin);
  await recordChannels(house, step, jin);
  await recordSessions(house, step, jin);
  await step("exportAccount", jin);
  await step("changePassword", jin, { body: { password, new_password: newPassword } });
  await step("mailReset", house.browser(), { body: { email } });
  await step("reset", jin, { body: { token: await house.token(email), password } });
  await step("signIn", jin, { body: { email, password } });
  await step("changeEmail", jin, { body: { email: "jin@shop.example.com", password } });
  await recordOidc(house, provider, step);
  await step("deleteAccount", jin, { body: { password } });
}

type Resident = ReturnType<House["browser"]>;

async function recordKeys(step: Step, jin: Resident): Promise<void> {
  const { record } = await step("createKey", jin, { body: { name: "ci", scopes: "read,write", expires_in_days: 90 } });
  await step("keys", jin);
  const parts = { id: record.id };
  const next = await step("rotateKey", jin, { parts, body: { overlap_hours: 24 } });
  await step("revokeKey", jin, { parts: { id: next.record.id } });
}

async function recordPasskeys(house: House, step: Step, jin: Resident): Promise<void> {
  const laptop = authenticator(home);
  const adding = challengeIn(await step("passkeyOptions", jin, { body: { password } }));
  const { id } = await step("addPasskey", jin, { body: { name: "laptop", response: known(laptop.create(adding)) } });
  await step("passkeys", jin);
  await step("renamePasskey", jin, { parts: { id }, body: { name: "old laptop" } });
  const phone = house.browser();
  const signingIn = challengeIn(await step("signInPasskeyOptions", phone));
  await step("signInPasskey", phone, { body: { response: known(laptop.get(signingIn)) } });
  await step("removePasskey", jin, { parts: { id }, body: { password } });
}

/** The part of an authenticator's response that the server reads. */
function known(response: object): object {
  const { clientExtensionResults: _unread, ...rest } = response as Readonly<Record<string, unknown>>;
  return rest;
}

function challengeIn(data: unknown): string {
  return (data as { readonly publicKey: { readonly challenge: string } }).publicKey.challenge;
}

async function recordSecondFactor(house: House, step: Step, jin: Resident): Promise<void> {
  const { uri, backupCodes } = await step("secondFactor", jin, { body: { password } });
  await step("confirmSecondFactor", jin, { body: { code: codeOf(uri) } });
  const phone = house.browser();
  await step("mailSignInLink", phone, { body: { email } });
  await step("signInLink", phone, { body: { token: await house.token(email) } });
  await step("signInCode", phone, { body: { backup_code: backupCodes[0] } });
  await step("backupCodes", jin, { body: { password } });
  // The next code: the one that switched it on is spent.
  await step("endSecondFactor", jin, { body: { password, code: codeOf(uri, 1) } });
}

async function recordWatches(step: Step, jin: Resident): Promise<void> {
  const target = "shop.example.com";
  const { id } = await step("addWatch", jin, { body: { target } });
  const parts = { id };
  await step("watches", jin);
  await step("watch", jin, { parts });
  await step("ownership", jin, { query: { target } });
  await step("verifyOwnership", jin, { body: { target } });
  await step("watchOverview", jin, { query: { target } });
  await step("certificates", jin);
  await step("loggedCertificates", jin);
  await step("runWatch", jin, { parts });
  await step("changeWatch", jin, { parts, body: { paused: true } });
  const link = await step("addStatusLink", jin, { body: { expires_in_days: 7 } });
  await step("statusLinks", jin);
  await step("sharedStatus", jin, { parts: { token: link.token } });
  await step("revokeStatusLink", jin, { parts: { id: link.id } });
  await step("removeWatch", jin, { parts });
}

async function recordChannels({ dataDir }: House, step: Step, jin: Resident): Promise<void> {
  const body = { kind: "webhook", address: "https://hooks.example.com/portcullis", name: "on call" };
  const { channel } = await step("addChannel", jin, { body });
  const parts = { id: channel.id };
  await step("channels", jin);
  await step("channel", jin, { parts });
  await step("changeChannel", jin, { parts, body: { min_severity: "high" } });
  const { id: delivery } = await step("testChannel", jin, { parts });
  // No worker sends it, so that it fails at once.
  const database = new DatabaseSync(join(dataDir, "portcullis.db"));
  database.exec("update delivery set state = 'failed'");
  database.close();
  await step("deliveries", jin, { parts });
  await step("resendDelivery", jin, { parts: { ...parts, delivery } });
  await step("removeChannel", jin, { parts });
}

async function recordSessions(house: House, step: Step, jin: Resident): Promise<void> {
  const phone = house.browser();
  await step("signIn", phone, { body: { email, password } });
  const { sessions } = await step("sessions", jin);
  const other = sessions.find(({ current }) => !current);
  await step("endSession", jin, { parts: { id: other?.id ?? "" } });
  const tablet = house.browser();
  await step("signIn", tablet, { body: { email, password } });
  await step("signOut", tablet);
}

async function recordOidc(house: House, provider: OidcTwin, step: Step): Promise<void> {
  provider.person = { sub: "1", email: "mina@example.com", email_verified: true };
  const mina = house.browser();
  const { url } = await step("startOidc", mina, { query: { to: "/account/keys" } });
  const callback = await signInAt(provider, new URL(url));
  await step("finishOidc", mina, { query: Object.fromEntries(callback.searchParams) });
}

/** Follows the redirects of the provider's pages, which ask nothing, back to the server. */
async function signInAt(provider: OidcTwin, first: URL): Promise<URL> {
  const jar = new Map<string, string>();
  let url = first;
  while (url.origin === provider.issuer) {
    const { promise, resolve, reject } = Promise.withResolvers<URL>();
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const from = url;
    const asking = request(from, { ca: root.pem, headers: { cookie } }, (response) => {
      response.resume();
      for (const line of response.headers["set-cookie"] ?? []) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        jar.set(name, value);
      }
      resolve(new URL(response.headers.location ?? home, from));
    });
    asking.on("error", reject);
    asking.end();
    url = await promise;
  }
  if (url.pathname !== oidcCallback) throw new Error(`the provider leads to ${url.href}`);
  return url;
}
