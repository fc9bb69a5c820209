// server/accounts/passkeys/names.ts
const passkeyErrors={unverified:`PASSKEY_UNVERIFIED`,taken:`PASSKEY_TAKEN`};
const challengeCookie=`passkey`;

export { passkeyErrors as n, challengeCookie as t };
