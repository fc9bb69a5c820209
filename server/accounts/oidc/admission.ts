import type { RegistrationPolicy } from "../../../src/settings/options/accounting.ts";
import type { OidcSettings } from "../../../src/settings/options/oidc.ts";
import { email as emailField } from "../fields.ts";

/** Why a first sign-in with the provider gets no account; null where it gets one. */
export type AdmissionRefusal = "oidc_unverified" | "oidc_domain" | "oidc_closed";

/** Whether an address may be linked to an account that has it, or get a new one. */
export interface Admission {
  readonly action: string;
  readonly email: string;
  readonly isVerified: boolean;
}

/**
 * Decides on an address that the provider claims for a subject it has not signed in before. Only a confirmed address counts: anyone can write
 * another person's address into a profile. Domains are compared exactly.
 */
export function admissionRefusal(
  { action, email, isVerified }: Admission,
  { domains }: Pick<OidcSettings, "domains">,
  registration: RegistrationPolicy,
): AdmissionRefusal | null {
  // A known subject signs in, whatever its address is now.
  if (action === "sign-in") return null;
  if (!isVerified || !emailField.safeParse(email).success) return "oidc_unverified";
  if (action === "link-account") return null;
  if (domains.length > 0) return domains.includes(email.slice(email.lastIndexOf("@") + 1)) ? null : "oidc_domain";
  return registration === "open" ? null : "oidc_closed";
}
