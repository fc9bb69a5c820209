// server/accounts/oidc/paths.ts
const oidcCallback=`/account/sign-in/oidc/callback`;

export { oidcCallback as t };
