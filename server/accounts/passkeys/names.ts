/** Our error codes beside those of better-auth. */
export const passkeyErrors = { unverified: "PASSKEY_UNVERIFIED", taken: "PASSKEY_TAKEN" } as const;

/** better-auth's name of the challenge's cookie; the server's settings of cookies map it. */
export const challengeCookie = "passkey";
