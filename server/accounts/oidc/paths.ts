/** Where the OpenID provider sends people back to: registered with the provider, below the public URL of the server. */
export const oidcCallback = "/account/sign-in/oidc/callback";
