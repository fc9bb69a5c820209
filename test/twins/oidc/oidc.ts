import { generateKeyPairSync } from "node:crypto";
import { createServer } from "node:https";
import { Provider } from "oidc-provider";
import { toPem } from "../../../src/demo/der-writer.ts";
import { listen, type Twin } from "../listen.ts";
import { chainFor } from "../pki/pki.ts";

/** A person at the provider. */
interface ProviderPerson {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean | string;
}

/** An OpenID provider on loopback. */
export interface OidcTwin extends Twin {
  readonly issuer: string;
  /** Who signs in at the provider's page, which asks nothing. */
  person: ProviderPerson;
}

/** The client of the provider. */
export const oidcClient = { id: "portcullis", secret: "a secret that is never in the log" } as const;

/** Serves the package oidc-provider over HTTPS. Whoever opens its page is `person`, and consents to all. */
export async function serveOidc(redirect: string): Promise<OidcTwin> {
  const { leaf, chain } = chainFor("good", { names: ["127.0.0.1"] });
  const cert = chain.map((der) => toPem(der, "CERTIFICATE")).join("");
  let provider: Provider | undefined;
  const server = createServer({ key: leaf.key, cert }, (request, response) => {
    if (request.url?.startsWith("/interaction/"))
      void provider?.interactionFinished(request, response, { login: { accountId: twin.person.sub } });
    else provider?.callback()(request, response);
  });
  const listening = await listen(server);
  const issuer = `https://127.0.0.1:${listening.port}`;
  const twin: OidcTwin = { ...listening, issuer, person: { sub: "", email: "", email_verified: false } };
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const made = new Provider(issuer, {
    clients: [
      {
        client_id: oidcClient.id,
        client_secret: oidcClient.secret,
        redirect_uris: [redirect],
        id_token_signed_response_alg: "ES256",
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), kid: "one", use: "sig", alg: "ES256" }] },
    claims: { openid: ["sub"], email: ["email", "email_verified"] },
    cookies: { keys: ["a key of the cookies"] },
    // In seconds; the package warns about its defaults.
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context: unknown, { uid }: { readonly uid: string }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    findAccount: (_context: unknown, sub: string) => ({ accountId: sub, claims: () => ({ ...twin.person, sub }) }),
    async loadExistingGrant({ oidc }: GrantContext) {
      const grant = new made.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
      grant.addOIDCScope("openid email");
      await grant.save();
      return grant;
    },
  });
  provider = made;
  return twin;
}

interface GrantContext {
  readonly oidc: {
    readonly client: { readonly clientId: string };
    readonly session: { readonly accountId: string };
  };
}
