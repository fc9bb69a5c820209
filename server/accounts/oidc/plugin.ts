import { AsyncLocalStorage } from "node:async_hooks";
import { genericOAuth } from "better-auth/plugins/generic-oauth";
import type { OidcProvider } from "./provider.ts";

/** better-auth's name of the one provider. */
const oidcProviderId = "oidc";

/** Only signatures with a public key: with HS256 the client secret would be the key. */
const algorithms = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];

/** The scopes that are asked for. */
const scopes = ["openid", "email"];

/** The claims of a verified ID token that are used. */
interface Claims {
  readonly sub: string;
  readonly email: string;
  readonly emailVerified: boolean;
}

/** One sign-in: when its client leaves, and what went wrong with the provider. better-auth only says that something did. */
interface Flow {
  readonly signal: AbortSignal;
  trouble: unknown;
}

const flows = new AsyncLocalStorage<Flow>();

/** Runs a call of better-auth that may ask the provider. Throws what the provider's functions threw. */
export async function withProvider<T>(signal: AbortSignal, call: () => Promise<T>): Promise<T> {
  const flow: Flow = { signal, trouble: null };
  const result = await flows.run(flow, call);
  if (flow.trouble !== null) throw flow.trouble;
  return result;
}

/** A function of the provider, whose failure or bug is kept for {@link withProvider}. */
async function fromProvider<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const flow = flows.getStore();
  try {
    return await work(flow?.signal ?? AbortSignal.timeout(0));
  } catch (error) {
    if (flow) flow.trouble ??= error;
    throw error;
  }
}

/**
 * better-auth's generic provider, which has state and PKCE; every request to the provider goes through our door. The plugin checks ID tokens
 * and their nonce only for providers that it discovers by itself, with its own requests, so what it then knows is set here.
 */
export function oidcPlugin(provider: OidcProvider, redirect: string): ReturnType<typeof genericOAuth> {
  const { issuer, clientId, clientSecret } = provider.settings;
  const plugin = genericOAuth({
    config: [
      {
        providerId: oidcProviderId,
        clientId,
        clientSecret,
        // The endpoint of the provider is set when it is known.
        authorizationUrl: issuer,
        redirectURI: redirect,
        scopes,
        pkce: true,
        // The issuer and its subject; neither has a space.
        accountSubject: ({ profile }) => `${issuer} ${String(profile["sub"])}`,
        async getToken({ code, codeVerifier = "" }) {
          const { idToken, accessToken } = await fromProvider((signal) =>
            provider.exchange({ code, verifier: codeVerifier, redirect }, signal),
          );
          return { idToken, ...(accessToken !== null && { accessToken }) };
        },
        getUserInfo: ({ idToken = "", accessToken }) =>
          fromProvider(async (signal) => {
            const claims = await claimsOf(provider, idToken, accessToken ?? null, signal);
            return claims && { id: claims.sub, name: "", ...claims };
          }),
      },
    ],
  });
  return { ...plugin, init: (context) => plugin.init(context).then((made) => verifying(made, provider)) };
}

type Made = Awaited<ReturnType<ReturnType<typeof genericOAuth>["init"]>>;

function verifying(made: Made, provider: OidcProvider): Made {
  const { issuer, clientId: audience } = provider.settings;
  for (const each of made.context.socialProviders) {
    if (each.id !== oidcProviderId) continue;
    const jwks = ({ kid }: { readonly kid?: string }) => fromProvider((signal) => provider.keyFor({ kid }, signal));
    Object.assign(each, {
      issuer,
      requiresIdTokenNonce: true,
      idToken: { jwks, issuer, audience, algorithms, verifyClaims: isForUs(audience) },
    });
  }
  return made;
}

/** OpenID Connect Core §3.1.3.7: a token for several clients names the one it was issued to. `exp` is required (§2). */
function isForUs(clientId: string): (claims: Readonly<Record<string, unknown>>) => boolean {
  return ({ aud, azp, exp }) =>
    typeof exp === "number" && (azp === undefined ? typeof aud === "string" || isOne(aud) : azp === clientId);
}

function isOne(aud: unknown): boolean {
  return Array.isArray(aud) && aud.length === 1;
}

/** The claims of an ID token that was verified; the address may be at the UserInfo endpoint only. Null where they are not usable. */
async function claimsOf(
  provider: OidcProvider,
  idToken: string,
  accessToken: string | null,
  signal: AbortSignal,
): Promise<Claims | null> {
  const claims = payloadOf(idToken);
  const { sub } = claims;
  if (typeof sub !== "string" || !/^[\x21-\x7e]{1,255}$/.test(sub)) return null;
  if (typeof claims["email"] === "string" || accessToken === null) return addressOf(sub, claims);
  const info = await provider.userInfo(accessToken, signal);
  // OpenID Connect Core §5.3.2: otherwise the answer is about another person.
  return addressOf(sub, info["sub"] === sub ? info : {});
}

function addressOf(sub: string, { email, email_verified: isVerified }: Readonly<Record<string, unknown>>): Claims {
  return { sub, email: typeof email === "string" ? email.toLowerCase() : "", emailVerified: isVerified === true };
}

function payloadOf(token: string): Readonly<Record<string, unknown>> {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as Readonly<
    Record<string, unknown>
  >;
}
