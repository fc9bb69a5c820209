import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { exposureRules } from "../../src/data/exposure/rules.ts";
import type { ExposureSample } from "../../src/data/exposure/rule.ts";
import { someOf } from "../runs.ts";
import { html, tell } from "./scene.ts";

const form = '<form method="post"><input name="user"><input type="password" name="pass"><button>OK</button></form>';

/** Login pages of software and firms, as their templates write them: path, head and foot around a form. */
const pages: readonly (readonly [path: string, head: string, foot?: string])[] = [
  ["/login/index.php", "<title>Moodle University: Log in to the site</title>", "Powered by Moodle"],
  ["/wp-login.php", "<title>Log In &lsaquo; Garden Blog &#8212; WordPress</title>", "Powered by WordPress"],
  ["/index.php/login", "<title>Nextcloud</title>", "Nextcloud – a safe home for all your data"],
  ["/realms/garden/login-actions/authenticate", "<title>Sign in to garden</title>", "Keycloak"],
  ["/users/sign_in", '<title>Sign in · GitLab</title><meta content="GitLab" property="og:site_name">'],
  ["/login?from=%2F", "<title>Sign in - Jenkins</title>"],
  ["/adfs/ls/", "<title>Sign In</title>", "© 2018 Microsoft"],
  ["/adfs/ls/idpinitiatedsignon.aspx", "<title>Sign In - Contoso Microsoft AD FS</title>", "© 2018 Microsoft"],
  ["/idp/profile/SAML2/Redirect/SSO", "<title>University of Gardens - Shibboleth Login</title>"],
  ["/owa/auth/logon.aspx", "<title>Outlook Web App</title>", "© 2013 Microsoft Corporation. All rights reserved."],
  ["/owa/auth/logon.aspx", "<title>Outlook</title>", "© 2016 Microsoft Corporation. All rights reserved."],
  ["/RDWeb/Pages/en-US/login.aspx", "<title>RD Web Access</title>", "© 2019 Microsoft Corporation"],
  ["/roundcube/", "<title>Roundcube Webmail :: Welcome to Roundcube Webmail</title>"],
  ["/cpanel", "<title>cPanel Login</title>", "Copyright© 2026 cPanel, L.L.C."],
  ["/phpmyadmin/", "<title>phpMyAdmin</title>"],
  ["/zimbra/", "<title>Zimbra Web Client Sign In</title>", "Copyright © 2005-2026 Synacor, Inc."],
  ["/vpn/index.html", "<title>Citrix Gateway</title>"],
  ["/remote/login", "<title>Please Login</title>", "FortiClient SSL-VPN"],
  ["/+CSCOE+/logon.html", "<title>SSL VPN Service</title>", "Cisco AnyConnect"],
  ["/global-protect/login.esp", "<title>GlobalProtect Portal</title>"],
  ["/webman/index.cgi", "<title>garden-nas - Synology DiskStation</title>"],
  ["/login", "<title>Grafana</title>"],
  ["/web/login", "<title>Login | Garden Odoo</title>", "Powered by Odoo"],
  ["/user/login", "<title>Log in | Garden Society</title>", "Drupal"],
  ["/administrator/", "<title>Garden - Administration</title>", "Joomla"],
  ["/customer/account/login/", "<title>Customer Login</title>", "Magento"],
  [
    "/account/login",
    '<title>Account – Garden Shop</title><link rel="stylesheet" href="https://cdn.shopify.com/s/files/1/theme.css">',
    "Powered by Shopify",
  ],
  [
    "/login",
    "<title>Garden Shop – Sign in</title>",
    '<a href="/auth/google"><img src="https://www.google.com/favicon.ico"> Sign in with Google</a> <img src="https://static.xx.fbcdn.net/f.png"> Facebook',
  ],
  [
    "/checkout",
    "<title>Checkout – Garden Shop</title>",
    '<input autocomplete="cc-number"><img src="https://www.paypalobjects.com/logo.png" alt="PayPal"> Visa, Mastercard, American Express, Klarna',
  ],
  [
    "/zahlung",
    "<title>Kasse – Visa und Mastercard – Gartenladen</title>",
    '<input autocomplete="cc-number"><img src="https://www.visa.com/logo.png">',
  ],
  [
    "/login",
    '<title>Steam inventory helper</title><img src="https://community.steamstatic.com/a.png">',
    "Not affiliated with Valve",
  ],
  ["/signin", "<title>Booking – Hotel Gartenblick</title>", '<img src="https://cf.bstatic.com/badge.png">'],
  ["/login", "<title>Office 365 – Gartenschule</title>", "Anmeldung mit dem Schulkonto"],
  ["/login", "<title>DHL-Paketversand für Händler – Login</title>", "Schnittstelle zu DHL, DPD und GLS"],
  ["/login", "<title>楽天市場店舗向け受注管理 – ログイン</title>"],
  ["/login", "<title>쿠팡 셀러 재고관리 – 로그인</title>"],
  ["/mail/", "<title>Webmail Login</title>", "Horde"],
  ["/saml/login", "<title>Einmalanmeldung (SSO) – Gartenbauamt</title>"],
  ["/bank/login", "<title>Raiffeisenkasse Gartental – Anmeldung</title>"],
  ["/login", "<title>Sparkasse Gartental – Online-Banking</title>", "© Sparkasse Gartental"],
];

const forms = readFileSync(new URL("../exposure/login-forms.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as { readonly path: string; readonly html: string });

interface Shown {
  readonly what: string;
  readonly sample: ExposureSample;
}

const written: readonly Shown[] = pages.map(([path, head, foot = ""]) => ({
  what: head,
  sample: { path, html: `${head}${form}<p>${foot}</p>` },
}));

/** Every page of the exposure rules, and 50 forms of packages. */
const samples: readonly Shown[] = [
  ...exposureRules.flatMap(({ id, yes, no }) => [
    { what: id, sample: yes },
    { what: `not ${id}`, sample: no },
  ]),
  ...forms.map(({ path, html: source }) => ({ what: path, sample: { html: source } })),
];

async function accusedOn(origin: string, days: number | null, shown: readonly Shown[]): Promise<readonly string[]> {
  const domain = new URL(origin).hostname.split(".").slice(-2).join(".");
  const accused: string[] = [];
  for (const { what, sample } of shown) {
    const { href } = new URL(sample.path ?? "/", origin);
    const headers = Object.entries(sample.headers ?? {}).filter(([name]) => !/^(?:location|content-type)$/i.test(name));
    const page = html(sample.html ?? "", { status: sample.status ?? 200 });
    const answer = { ...page, headers: [...(page.headers ?? []), ...headers] };
    const { raw } = await tell(href, { pages: { [href]: answer }, ages: days === null ? {} : { [domain]: days } });
    if (raw.assessment === "phishing") accused.push(`${what} ${raw.links[0]?.page.brand}`);
  }
  return accused;
}

test.for<[origin: string, days: number | null]>([
  ["https://portal.garden-flowers.com", 3000],
  ["https://garden-flowers.com", null],
  ["https://login.garden-flowers.shop", 3],
])("no login page is phishing on %s, registered %s days ago", async ([origin, days]) => {
  expect(await accusedOn(origin, days, written)).toEqual([]);
});

test("no page of the exposure rules is phishing, even on a new domain under a cheap suffix", async () => {
  expect(samples.length).toBeGreaterThan(350);
  expect(await accusedOn("https://login.garden-flowers.shop", 3, someOf(samples, 60))).toEqual([]);
});

test("on an old domain hardly a login page is even suspicious", async () => {
  const opinions = await Promise.all(
    pages.map(async ([path, head, foot = ""]) => {
      const { href } = new URL(path, "https://garden-flowers.com");
      const { raw } = await tell(href, {
        pages: { [href]: html(`${head}${form}<p>${foot}</p>`) },
        ages: { "garden-flowers.com": 3000 },
      });
      return raw.assessment === "no-signs" ? null : `${raw.assessment} ${head}`;
    }),
  );

  expect(opinions.filter((each) => each !== null)).toEqual([]);
});
