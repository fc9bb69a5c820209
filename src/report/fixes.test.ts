import { expect, test } from "vitest";
import { fixesFor } from "./fixes.ts";

test("a missing header comes with each server's configuration", () => {
  expect(fixesFor({ id: "http.hsts-missing" }).map(({ text }) => text)).toContain(
    'add_header Strict-Transport-Security "max-age=31536000" always;',
  );
  expect(fixesFor({ id: "http.hsts-missing" })).toHaveLength(4);
  expect(fixesFor({ id: "constructor" })).toEqual([]);
});

test("a wrong header is replaced, since the application may send it", () => {
  expect(fixesFor({ id: "http.framing-invalid" }).map(({ text }) => text)).toEqual([
    'proxy_hide_header X-Frame-Options;\nfastcgi_hide_header X-Frame-Options;\nadd_header X-Frame-Options "DENY" always;',
    'Header onsuccess unset X-Frame-Options\nHeader always set X-Frame-Options "DENY"',
    'header >X-Frame-Options "DENY"',
    "Rules > Overview > Create rule > Response Header Transform Rule > Set static\nX-Frame-Options: DENY",
  ]);
});

test.for<readonly [evidence: string, fixes: Readonly<Record<string, string>>]>([
  ["server: nginx/1.27.3", { nginx: "server_tokens off;", Apache: "ServerTokens Prod", Caddy: "header -Server" }],
  [
    "x-powered-by: PHP/7.4.3",
    {
      PHP: "expose_php = Off",
      nginx: "proxy_hide_header X-Powered-By;\nfastcgi_hide_header X-Powered-By;",
      Apache: "Header onsuccess unset X-Powered-By\nHeader always unset X-Powered-By",
      Caddy: "header -X-Powered-By",
      Cloudflare: "Rules > Overview > Create rule > Response Header Transform Rule > Remove\nX-Powered-By",
    },
  ],
  [
    "x-jenkins: 2.426",
    {
      nginx: "proxy_hide_header X-Jenkins;\nfastcgi_hide_header X-Jenkins;",
      Apache: "Header onsuccess unset X-Jenkins\nHeader always unset X-Jenkins",
      Caddy: "header -X-Jenkins",
      Cloudflare: "Rules > Overview > Create rule > Response Header Transform Rule > Remove\nX-Jenkins",
    },
  ],
  ["meta generator: WordPress 6.7", {}],
])("the version in %s comes with the settings that hide it", ([evidence, fixes]) => {
  const [subject = ""] = evidence.split(": ");

  const found = fixesFor({ id: "http.leak-version", subject, evidence });

  expect(Object.fromEntries(found.map(({ server, text }) => [server, text]))).toEqual(fixes);
});

test.for<[id: string, server: string, note: RegExp]>([
  ["ssl.tls10", "nginx", /default server/],
  ["http.redirect-missing", "nginx", /in place of/],
  ["http.hsts-missing", "nginx", /Repeat/],
  ["http.leak-version", "Apache", /outside of <VirtualHost>/],
])("%s: the lines for %s come with the place where they have an effect", ([id, server, note]) => {
  const found = fixesFor({ id, subject: "server" }).find((each) => each.server === server);

  expect(found?.note?.en).toMatch(note);
  expect(found?.note?.ko).toMatch(/[가-힣]/);
});
