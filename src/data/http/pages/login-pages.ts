/** Where an identity provider or protection service sends visitors without a login. */
interface LoginPage {
  readonly service: string;
  /** A host with everything below it. */
  readonly host: string;
  /** The beginnings of its paths; `/` for a host that serves logins only. */
  readonly paths: readonly string[];
}

/**
 * Login pages by host and path. Vercel Authentication: https://vercel.com/docs/deployment-protection, seen as `/sso-api` in
 * kortix-ai/suna#6415 and cacheplane/threadplane#974; Cloudflare Access: https://developers.cloudflare.com/cloudflare-one/access-controls/;
 * the others by the endpoint pages of each provider's OAuth 2.0, OpenID Connect and SAML documentation. Written 2026-11-29; only Vercel was compared with its pages.
 */
export const loginPages: readonly LoginPage[] = [
  { service: "Vercel", host: "vercel.com", paths: ["/sso-api", "/login", "/sso/"] },
  { service: "Cloudflare Access", host: "cloudflareaccess.com", paths: ["/cdn-cgi/access/"] },
  { service: "Netlify", host: "app.netlify.com", paths: ["/"] },
  { service: "Netlify", host: "api.netlify.com", paths: ["/"] },
  { service: "Netlify", host: "identity.netlify.com", paths: ["/"] },
  { service: "Microsoft Entra ID", host: "login.microsoftonline.com", paths: ["/"] },
  { service: "Microsoft Entra ID", host: "login.microsoftonline.us", paths: ["/"] },
  { service: "Microsoft Entra ID", host: "login.partner.microsoftonline.cn", paths: ["/"] },
  { service: "Microsoft Entra ID", host: "login.chinacloudapi.cn", paths: ["/"] },
  { service: "Microsoft Entra ID", host: "login.windows.net", paths: ["/"] },
  { service: "Microsoft Entra ID", host: "login.microsoft.com", paths: ["/"] },
  { service: "Microsoft Entra ID", host: "sts.windows.net", paths: ["/"] },
  { service: "Microsoft Entra External ID", host: "ciamlogin.com", paths: ["/"] },
  { service: "Azure AD B2C", host: "b2clogin.com", paths: ["/"] },
  { service: "Microsoft", host: "login.live.com", paths: ["/"] },
  {
    service: "Google",
    host: "accounts.google.com",
    paths: [
      "/o/",
      "/signin",
      "/v3/signin",
      "/ServiceLogin",
      "/InteractiveLogin",
      "/Login",
      "/AccountChooser",
      "/accountchooser",
      "/gsi/",
      "/samlrp/",
      "/a/",
    ],
  },
  {
    service: "Okta",
    host: "okta.com",
    paths: ["/oauth2/", "/login", "/signin", "/app/", "/sso/", "/home/", "/enduser"],
  },
  {
    service: "Okta",
    host: "oktapreview.com",
    paths: ["/oauth2/", "/login", "/signin", "/app/", "/sso/", "/home/", "/enduser"],
  },
  {
    service: "Okta",
    host: "okta-emea.com",
    paths: ["/oauth2/", "/login", "/signin", "/app/", "/sso/", "/home/", "/enduser"],
  },
  {
    service: "Auth0",
    host: "auth0.com",
    paths: ["/authorize", "/login", "/u/login", "/u/signup", "/samlp/", "/wsfed/"],
  },
  {
    service: "Amazon Cognito",
    host: "amazoncognito.com",
    paths: ["/oauth2/authorize", "/login", "/saml2/", "/signup"],
  },
  { service: "Bitbucket", host: "bitbucket.org", paths: ["/account/signin", "/site/oauth2/"] },
  { service: "Pomerium", host: "pomerium.app", paths: ["/.pomerium/"] },
  { service: "Visual Studio dev tunnels", host: "tunnels.api.visualstudio.com", paths: ["/auth"] },
  { service: "Naver", host: "nid.naver.com", paths: ["/nidlogin", "/oauth2.0/"] },
  { service: "Kakao", host: "accounts.kakao.com", paths: ["/login"] },
  { service: "Facebook", host: "facebook.com", paths: ["/login", "/login.php"] },
  { service: "LinkedIn", host: "linkedin.com", paths: ["/uas/login", "/login", "/checkpoint/"] },
  { service: "AWS IAM Identity Center", host: "awsapps.com", paths: ["/start"] },
  { service: "AWS", host: "signin.aws.amazon.com", paths: ["/"] },
  { service: "AWS", host: "signin.aws", paths: ["/"] },
  { service: "GitHub", host: "github.com", paths: ["/login", "/sessions", "/codespaces/auth"] },
  { service: "GitLab", host: "gitlab.com", paths: ["/oauth/authorize", "/users/sign_in"] },
  { service: "GitLab Pages", host: "projects.gitlab.io", paths: ["/auth"] },
  { service: "Atlassian", host: "id.atlassian.com", paths: ["/login", "/"] },
  { service: "Atlassian", host: "auth.atlassian.com", paths: ["/authorize"] },
  { service: "OneLogin", host: "onelogin.com", paths: ["/oidc/", "/trust/saml2/", "/login", "/login2"] },
  { service: "PingOne", host: "auth.pingone.com", paths: ["/"] },
  { service: "PingOne", host: "auth.pingone.eu", paths: ["/"] },
  { service: "JumpCloud", host: "sso.jumpcloud.com", paths: ["/"] },
  { service: "Duo", host: "duosecurity.com", paths: ["/oauth/", "/saml2/", "/frame/", "/prompt/"] },
  { service: "Salesforce", host: "login.salesforce.com", paths: ["/"] },
  { service: "Heroku", host: "id.heroku.com", paths: ["/"] },
  { service: "Fly.io", host: "fly.io", paths: ["/app/sign-in", "/app/auth/"] },
  { service: "WorkOS", host: "api.workos.com", paths: ["/sso/", "/user_management/authorize"] },
  { service: "WorkOS", host: "authkit.app", paths: ["/"] },
  { service: "Clerk", host: "accounts.dev", paths: ["/sign-in", "/sign-up"] },
  { service: "Kinde", host: "kinde.com", paths: ["/oauth2/auth", "/auth/"] },
  { service: "Tailscale", host: "login.tailscale.com", paths: ["/"] },
  { service: "Apple", host: "appleid.apple.com", paths: ["/auth/authorize"] },
];
