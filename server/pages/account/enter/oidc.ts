import { accountPath, accountPaths, linkTo, safeReturn } from "../paths.ts";
import type { AccountPage } from "../visit.ts";

/** `/account/sign-in/oidc`: sends the browser to the OpenID provider. */
export const signInOidc: AccountPage = {
  needsSession: false,
  async show({ ask, query, dependencies, language }) {
    if (dependencies.oidc === null) return { to: linkTo(accountPaths.signIn, language) };
    const to = safeReturn(query.get("to"));
    const { url } = await ask("startOidc", { query: to === null ? {} : { to } });
    return { to: url };
  },
  forms: {},
};

/** The names that a provider sends back. */
const returned = ["code", "state", "iss", "error"] as const;

/** `/account/sign-in/oidc/callback`: where the provider sends the browser back to. */
export const oidcCallback: AccountPage = {
  needsSession: false,
  async show({ ask, query, dependencies, language }) {
    if (dependencies.oidc === null) return { to: linkTo(accountPaths.signIn, language) };
    const given = Object.fromEntries(returned.flatMap((name) => pair(name, query.get(name))));
    const { secondFactor, to } = await ask("finishOidc", { query: given });
    if (secondFactor) return { to: linkTo(accountPaths.signInCode, language) };
    return { to: linkTo(safeReturn(to) ?? accountPath, language) };
  },
  forms: {},
};

function pair(name: string, value: string | null): readonly (readonly [string, string])[] {
  return value === null ? [] : [[name, value]];
}
