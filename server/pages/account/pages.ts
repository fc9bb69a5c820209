import { channels } from "./channels/list.tsx";
import { channel } from "./channels/one.tsx";
import { certificates } from "./dashboard/certificates.tsx";
import { dashboard } from "./dashboard/page.tsx";
import { changes, domain } from "./changes/pages.tsx";
import { mailReset, reset } from "./enter/reset.tsx";
import { oidcCallback, signInOidc } from "./enter/oidc.ts";
import { signIn, signInCode, signInLink } from "./enter/sign-in.tsx";
import { signOut } from "./enter/sign-out.tsx";
import { confirm, signUp } from "./enter/sign-up.tsx";
import { keys } from "./keys/page.tsx";
import type { AccountPageId } from "./paths.ts";
import { security } from "./security/page.tsx";
import { settings } from "./security/settings.tsx";
import { statusLinks } from "./status/links.tsx";
import type { AccountPage } from "./visit.ts";
import { watches } from "./watches/list.tsx";
import { watch } from "./watches/one.tsx";

/** Every page of the account; the compiler checks that each path of the table has one. */
export const accountPages: Readonly<Record<AccountPageId, AccountPage>> = {
  overview: dashboard,
  signIn,
  signInCode,
  signInLink,
  signInOidc,
  oidcCallback,
  signUp,
  confirm,
  mailReset,
  reset,
  signOut,
  watches,
  watch,
  certificates,
  changes,
  domain,
  channels,
  channel,
  keys,
  security,
  status: statusLinks,
  settings,
};
