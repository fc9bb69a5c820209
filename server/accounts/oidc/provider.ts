import { createPublicKey, type KeyObject } from "node:crypto";
import { failure, Failure } from "../../../src/core/failure.ts";
import type { Post, Posting } from "../../../src/core/net/post.ts";
import type { Text } from "../../../src/core/text.ts";
import type { OidcSettings } from "../../../src/settings/options/oidc.ts";

/** What a provider says of itself (OpenID Connect Discovery §3). */
interface ProviderMetadata {
  readonly authorization: string;
  readonly token: string;
  readonly keys: string;
  /** Null where the provider has none. */
  readonly userInfo: string | null;
  /** Whether the client sends its secret in the body, since the provider does not take it in a header. */
  readonly isSecretInBody: boolean;
}

/** A code of the provider, to be exchanged. */
interface AuthorizationCode {
  readonly code: string;
  readonly verifier: string;
  readonly redirect: string;
}

/** The tokens of a code. */
interface ProviderTokens {
  readonly idToken: string;
  readonly accessToken: string | null;
}

/** The OpenID provider of a server. Every function throws a `Failure` where the provider does not answer, or answers nonsense. */
export interface OidcProvider {
  readonly settings: OidcSettings;
  metadata(signal: AbortSignal): Promise<ProviderMetadata>;
  exchange(code: AuthorizationCode, signal: AbortSignal): Promise<ProviderTokens>;
  userInfo(accessToken: string, signal: AbortSignal): Promise<Readonly<Record<string, unknown>>>;
  /** The key that signed a token, by the header of the token. */
  keyFor(header: { readonly kid?: string | undefined }, signal: AbortSignal): Promise<KeyObject>;
}

/** Milliseconds for which metadata and keys are used; a token with an unknown key causes an earlier request, at most every half minute. */
const [metadataLife, keysLife, keysPause] = [3_600_000, 600_000, 30_000] as const;

/** The most bytes of an answer. */
const mostRead = 256 * 1024;

type Json = Readonly<Record<string, unknown>>;

interface Timed<T> {
  readonly value: T;
  readonly at: number;
}

/** Opens the provider. Nothing is requested before the first sign-in, so a provider that is down does not delay the start. */
export function openOidcProvider(settings: OidcSettings, post: Post, now: () => number = Date.now): OidcProvider {
  let known: Timed<ProviderMetadata> | null = null;
  let keys: Timed<readonly Json[]> | null = null;

  async function json(posting: Posting, signal: AbortSignal, expected: readonly number[] = [200]) {
    const { status, body = "" } = await post({ ...posting, mostRead }, signal).catch((error: unknown) => {
      throw error instanceof Failure && !signal.aborted ? unavailable(settings, unreachable, error) : error;
    });
    if (!expected.includes(status)) throw unavailable(settings, answered(status));
    const parsed = jsonIn(body);
    if (parsed === null) throw unavailable(settings, nonsense);
    return { status, answer: parsed };
  }

  async function metadata(signal: AbortSignal): Promise<ProviderMetadata> {
    if (known && now() - known.at < metadataLife) return known.value;
    const url = `${settings.issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
    const { answer } = await json(get(url), signal);
    known = { value: readMetadata(settings, answer), at: now() };
    return known.value;
  }

  async function keyList(signal: AbortSignal, life: number): Promise<readonly Json[]> {
    if (keys && now() - keys.at < life) return keys.value;
    const { answer } = await json(get((await metadata(signal)).keys), signal);
    const list = Array.isArray(answer["keys"]) ? answer["keys"].filter(isJson) : [];
    keys = { value: list, at: now() };
    return list;
  }

  return {
    settings,
    metadata,
    async exchange({ code, verifier, redirect }, signal) {
      const { token, isSecretInBody } = await metadata(signal);
      const { clientId, clientSecret } = settings;
      const form = { grant_type: "authorization_code", code, redirect_uri: redirect, code_verifier: verifier };
      const inBody = isSecretInBody ? { client_id: clientId, client_secret: clientSecret } : {};
      const { status, answer } = await json(
        {
          url: token,
          headers: {
            "content-type": "application/x-www-form-urlencoded",
            accept: "application/json",
            ...(!isSecretInBody && { authorization: basic(clientId, clientSecret) }),
          },
          body: new URLSearchParams({ ...form, ...inBody }).toString(),
        },
        signal,
        // RFC 6749 §5.2: an error is JSON with status 400, or 401 for a wrong client.
        [200, 400, 401],
      );
      if (status !== 200) throw unavailable(settings, refusalOf(answer));
      const { id_token: idToken, access_token: accessToken } = answer;
      if (typeof idToken !== "string") throw unavailable(settings, noIdToken);
      return { idToken, accessToken: typeof accessToken === "string" ? accessToken : null };
    },
    async userInfo(accessToken, signal) {
      const { userInfo } = await metadata(signal);
      if (userInfo === null) return {};
      const headers = { authorization: `Bearer ${accessToken}`, accept: "application/json" };
      return (await json({ ...get(userInfo), headers }, signal)).answer;
    },
    async keyFor({ kid }, signal) {
      const key = pick(await keyList(signal, keysLife), kid) ?? pick(await keyList(signal, keysPause), kid);
      if (!key) throw unavailable(settings, noKey);
      try {
        return createPublicKey({ key, format: "jwk" });
      } catch (error) {
        throw unavailable(settings, nonsense, error);
      }
    },
  };
}

/** RFC 7517 §4.2, §4.5: the signing key of that id; without an id the only one. */
function pick(keys: readonly Json[], kid: string | undefined): Json | undefined {
  const fit = keys.filter((key) => key["use"] !== "enc" && key["kty"] !== "oct");
  const found = kid === undefined ? fit : fit.filter((key) => key["kid"] === kid);
  return found.length === 1 ? found[0] : undefined;
}

function get(url: string): Posting {
  return { url, headers: { accept: "application/json" }, body: null };
}

function encoded(text: string): string {
  return new URLSearchParams({ "": text }).toString().slice(1);
}

/** RFC 6749 §2.3.1: both parts are encoded as in a form first. */
function basic(id: string, secret: string): string {
  return `Basic ${Buffer.from(`${encoded(id)}:${encoded(secret)}`).toString("base64")}`;
}

function readMetadata(settings: OidcSettings, answer: Json): ProviderMetadata {
  const { issuer } = answer;
  if (issuer !== settings.issuer) throw unavailable(settings, otherIssuer);
  const endpoint = (name: string): string => {
    const text = answer[name];
    if (typeof text !== "string" || URL.parse(text)?.protocol !== "https:") throw unavailable(settings, lacks(name));
    return text;
  };
  const methods = answer["token_endpoint_auth_methods_supported"];
  // RFC 8414 §2: without the list the provider takes a header.
  const isSecretInBody = Array.isArray(methods) && !methods.includes("client_secret_basic");
  return {
    authorization: endpoint("authorization_endpoint"),
    token: endpoint("token_endpoint"),
    keys: endpoint("jwks_uri"),
    userInfo: answer["userinfo_endpoint"] === undefined ? null : endpoint("userinfo_endpoint"),
    isSecretInBody,
  };
}

function jsonIn(text: string): Json | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return isJson(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The failure of a provider. Its own words are never shown: they may be anything. */
export function unavailable({ label }: OidcSettings, detail: Text, cause?: unknown): Failure {
  return failure("account.provider", { provider: label, detail }, { reason: "provider", cause });
}

const unreachable: Text = { en: "it could not be reached", ko: "연결할 수 없음" };
const nonsense: Text = { en: "its answer is invalid", ko: "응답이 올바르지 않음" };
const noIdToken: Text = { en: "it sent no ID token", ko: "ID 토큰을 보내지 않음" };
const noKey: Text = { en: "it does not publish the key of its ID token", ko: "ID 토큰의 키를 공개하지 않음" };
const otherIssuer: Text = {
  en: "it names another issuer than PORTCULLIS_OIDC_ISSUER",
  ko: "PORTCULLIS_OIDC_ISSUER와 다른 발급자를 밝힘",
};

function answered(status: number): Text {
  return { en: `it answered with status ${status}`, ko: `상태 코드 ${status} 응답` };
}

function lacks(name: string): Text {
  return { en: `its configuration has no https URL in ${name}`, ko: `설정의 ${name}에 https URL이 없음` };
}

/** RFC 6749 §5.2. */
function refusalOf({ error }: Json): Text {
  if (error === "invalid_client")
    return {
      en: "it does not accept the client secret of this server",
      ko: "이 서버의 클라이언트 비밀 값을 받아들이지 않음",
    };
  if (error === "invalid_grant")
    return { en: "it does not accept the code any more", ko: "코드를 더 이상 받아들이지 않음" };
  return nonsense;
}
