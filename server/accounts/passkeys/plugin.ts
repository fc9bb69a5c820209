import { passkey } from "@better-auth/passkey";
import { APIError } from "better-auth/api";
import { challengeCookie, passkeyErrors } from "./names.ts";
import type { RelyingParty } from "./relying-party.ts";

/**
 * better-auth's passkeys. Its plugin accepts a response without user verification, and a credential that another account has, so both are
 * checked here. With user verification a passkey is two factors in one (NIST SP 800-63B-4 §3.1.7), so it is not followed by a code.
 */
export function passkeyPlugin({ id, origin }: RelyingParty): ReturnType<typeof passkey> {
  return passkey({
    rpID: id,
    rpName: "Portcullis",
    origin,
    // Discoverable, so that the sign-in needs no address, and shows nobody which addresses have an account.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    registration: {
      async afterVerification({ ctx, verification: { registrationInfo } }) {
        if (registrationInfo?.userVerified !== true) throw unverified();
        // WebAuthn §7.1: an id that is known already could be an attempt to receive the sign-ins of another account.
        const where = [{ field: "credentialID", value: registrationInfo.credential.id }];
        if (await ctx.context.adapter.findOne({ model: "passkey", where }))
          throw new APIError("BAD_REQUEST", { code: passkeyErrors.taken });
      },
    },
    authentication: {
      afterVerification({ verification: { authenticationInfo } }) {
        if (!authenticationInfo.userVerified) throw unverified();
      },
    },
    advanced: { webAuthnChallengeCookie: challengeCookie },
    schema: {
      passkey: {
        fields: {
          publicKey: "public_key",
          userId: "account_id",
          credentialID: "credential_id",
          deviceType: "device_type",
          backedUp: "backed_up",
          createdAt: "created_at",
        },
      },
    },
  });
}

function unverified(): APIError {
  return new APIError("UNAUTHORIZED", { code: passkeyErrors.unverified });
}
