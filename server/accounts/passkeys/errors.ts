/** Our error codes beside those of better-auth. */
export const passkeyErrors = { unverified: "PASSKEY_UNVERIFIED", taken: "PASSKEY_TAKEN" } as const;
