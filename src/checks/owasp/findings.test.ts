import { expect, test } from "vitest";
import type { OwaspRaw } from "./index.ts";
import { judge } from "./judge.ts";
import {
  page,
  closed,
  on80,
  rawOf,
  scoreOf,
  leaks,
  software,
  packaged,
  cookies,
  hop,
  clear,
} from "../../../test/owasp/facts.ts";

test.for<[what: string, seen: Partial<OwaspRaw>, score: number, findings: readonly string[]]>([
  ["a header that names the server", { disclosures: leaks("server") }, 95, ["leak-header"]],
  ["the same header twice", { disclosures: leaks("server", "server") }, 95, ["leak-header"]],
  ["a framework", { disclosures: leaks("x-powered-by") }, 90, ["leak-header"]],
  ["a source map", { disclosures: leaks("sourcemap") }, 85, ["leak-debug"]],
  // A generator tag is no header; it counts as a component.
  ["a generator", { disclosures: leaks("meta generator") }, 100, []],
  [
    "more headers than count",
    {
      disclosures: leaks(
        "server",
        "x-generator",
        "x-drupal-cache",
        "x-umbraco-version",
        "x-jenkins",
        "x-cms",
        "x-framework",
      ),
    },
    75,
    Array.from({ length: 7 }, () => "leak-header"),
  ],
  [
    "a private address",
    { privateAddresses: [{ source: "location", address: "10.0.0.7" }] },
    85,
    ["leak-private-address"],
  ],
  ["content on port 80", { plainHttp: [on80("content", "http://shop.example/")] }, 80, ["redirect-missing"]],
  ["port 80 that leads nowhere", { plainHttp: [on80("not-https", "http://shop.example/")] }, 80, ["redirect-missing"]],
  [
    "port 80 that could not be requested",
    { plainHttp: [on80("unknown", "http://shop.example/")] },
    100,
    ["port80-unknown"],
  ],
  [
    "port 80 that leads to a certificate that has expired",
    { plainHttp: [on80("redirects", "https://www.shop.example/", ["expired"])] },
    80,
    ["redirect-refused"],
  ],
  ["plain HTTP on the way from https", { redirectChain: [clear] }, 80, ["hop-in-clear"]],
  [
    "plain HTTP on the way, and content on port 80",
    { redirectChain: [clear], plainHttp: [on80("content", "http://shop.example/")] },
    80,
    ["redirect-missing", "hop-in-clear"],
  ],
  [
    "a redirect over plain HTTP to a host that browsers refuse",
    {
      redirectChain: [{ ...hop, state: "refused", refusals: ["expired"] }],
      plainHttp: [on80("redirects", "https://www.shop.example/", ["expired"])],
    },
    100,
    ["tls-refused"],
  ],
  ["a closed port 80", { plainHttp: [on80("closed", "http://shop.example/")] }, 100, []],
  ["a cookie without Secure", cookies({ secure: false }), 85, ["cookie-insecure"]],
  ["a session that scripts can read", cookies({ httpOnly: false }), 85, ["cookie-readable"]],
  ["another cookie that scripts can read", cookies({ name: "theme", httpOnly: false }), 100, []],
  ["a token against forged requests", cookies({ name: "XSRF-TOKEN", httpOnly: false }), 100, []],
  ["a cookie without SameSite", cookies({ sameSite: null }), 95, ["cookie-same-site"]],
  [
    "a cookie that browsers drop",
    cookies({ name: "__Host-id", secure: false, rejectedReason: "prefix" }),
    100,
    ["cookie-prefix"],
  ],
  [
    "many bad cookies",
    cookies({ secure: false, sameSite: null }, { name: "b", secure: false }),
    80,
    ["cookie-insecure", "cookie-same-site"],
  ],
  [
    "CORS for every origin, without credentials",
    { cors: { ...closed, allowed: "*", reflected: false, credentials: false } },
    100,
    [],
  ],
  [
    "CORS for one other site",
    { cors: { ...closed, allowed: "https://a.example", reflected: false, credentials: true } },
    100,
    [],
  ],
  [
    "a reflected origin without credentials",
    { cors: { ...closed, allowed: "https://portcullis.example", reflected: true, credentials: false } },
    100,
    [],
  ],
  [
    "a reflected origin with credentials",
    { cors: { ...closed, allowed: "https://portcullis.example", reflected: true, credentials: true } },
    70,
    ["cors-reflected"],
  ],
  ["the origin null with credentials", { cors: { ...closed, opaque: "credentials" } }, 70, ["cors-null"]],
  ["the origin null without credentials", { cors: { ...closed, opaque: "open" } }, 100, []],
  ["no answer to a foreign origin", { cors: null }, 100, ["cors-unknown"]],
  ["no answer to the origin null", { cors: { ...closed, opaque: null } }, 100, ["cors-unknown"]],
  ["a trace", { disclosures: leaks("x-b3-traceid") }, 95, ["leak-internal"]],
  [
    "a header whose software is already listed",
    {
      disclosures: [{ source: "server", value: "Caddy", kind: "product" }],
      software: [{ source: "server", product: "Caddy", version: null, packagedBy: null, evidence: "server: Caddy" }],
    },
    95,
    ["product-disclosed"],
  ],
  ["an error page", { page: { ...page, status: 403 } }, 100, ["error-page"]],
  [
    "content on port 80 of the host, and the page elsewhere",
    {
      plainHttp: [on80("content", "http://shop.example/"), on80("redirects", "https://www.shop.example/")],
    },
    80,
    ["redirect-missing"],
  ],
  [
    "a cookie for other sites that is not secure",
    cookies({ secure: false, rejectedReason: "same-site" }),
    100,
    ["cookie-dropped"],
  ],
  ["more cookies than are listed", { ...cookies({}), cookiesTotal: 90 }, 100, ["cookies-cut"]],
  [
    "any origin with credentials",
    { cors: { ...closed, allowed: "*", reflected: false, credentials: true } },
    90,
    ["cors-any"],
  ],
])("A05: %s", ([, seen, score, findings]) => {
  const raw = rawOf(seen);

  expect(scoreOf(raw, "a05")).toBe(score);
  expect(judge(raw).findings.map(({ id }) => id)).toEqual(findings);
});

test.for<[what: string, seen: Partial<OwaspRaw>, score: number, caps: readonly string[], findings: readonly string[]]>([
  ["a product without version", { software: [software("nginx", null)] }, 100, [], ["product-disclosed"]],
  ["a supported version", { software: [software("nginx", "1.30.4")] }, 80, [], ["version-disclosed"]],
  ["a version newer than the table", { software: [software("nginx", "1.35.0")] }, 80, [], ["version-disclosed"]],
  ["a product that the table does not know", { software: [software("Caddy", "2.7")] }, 80, [], ["version-disclosed"]],
  [
    "the same version in two places",
    { software: [software("PHP", "8.4.1"), software("PHP", "8.4.1", "x-powered-by")] },
    80,
    [],
    ["version-disclosed"],
  ],
  ["a version past its end", { software: [software("nginx", "1.18.0")] }, 30, ["end-of-life"], ["end-of-life"]],
  [
    "nginx 1.22.1 without a mark, which a supported release ships",
    { software: [software("nginx", "1.22.1")] },
    80,
    [],
    ["end-of-life-backported", "version-disclosed"],
  ],
  [
    "nginx 1.20.1 without a mark, which a supported release ships",
    { software: [software("nginx", "1.20.1")] },
    80,
    [],
    ["end-of-life-backported", "version-disclosed"],
  ],
  [
    "nginx 1.22.0 without a mark, which no supported release ships",
    { software: [software("nginx", "1.22.0")] },
    30,
    ["end-of-life"],
    ["end-of-life"],
  ],
  [
    "a version without a mark, beside a server of CentOS",
    {
      software: [
        software("PHP", "7.4.33"),
        { ...packaged("Apache", "2.4.6", "CentOS Linux"), evidence: "server: Apache/2.4.6 (CentOS)" },
      ],
    },
    10,
    ["end-of-life"],
    ["end-of-life", "end-of-life"],
  ],
  [
    "a version past its end, by a distribution that fixes it",
    { software: [packaged("nginx", "1.18.0", "Ubuntu")] },
    80,
    [],
    ["end-of-life-backported", "version-disclosed"],
  ],
  [
    "a version that no living release of its distribution ships",
    { software: [packaged("nginx", "1.10.3", "Ubuntu")] },
    30,
    ["end-of-life"],
    ["end-of-life"],
  ],
  [
    "a version that one header excuses and another does not",
    { software: [packaged("nginx", "1.18.0", "Ubuntu"), software("nginx", "1.18.0", "x-powered-by")] },
    30,
    ["end-of-life"],
    ["end-of-life"],
  ],
  [
    "a script past its end, beside a server that is fixed",
    { software: [packaged("nginx", "1.18.0", "Ubuntu"), software("jQuery", "1.12.4", "script")] },
    10,
    ["end-of-life"],
    ["end-of-life-backported", "version-disclosed", "script-end-of-life"],
  ],
  [
    "Python of a distribution that fixes it",
    { software: [packaged("Python", "3.10", "Ubuntu"), packaged("Python", "3.6", "Red Hat")] },
    60,
    [],
    ["end-of-life-backported", "version-disclosed", "end-of-life-backported", "version-disclosed"],
  ],
  [
    "Apache of a release without fixes",
    { software: [packaged("Apache", "2.4.38", "Debian")] },
    30,
    ["end-of-life"],
    ["end-of-life"],
  ],
  [
    "Apache of a release with fixes",
    { software: [packaged("Apache", "2.4.41", "Ubuntu")] },
    80,
    [],
    ["version-disclosed"],
  ],
  [
    "a version with a known vulnerability",
    { software: [software("Apache", "2.4.49")] },
    80,
    [],
    ["version-vulnerable"],
  ],
  [
    "a script with known vulnerabilities",
    { software: [software("jQuery", "3.4.1", "script")] },
    80,
    [],
    ["script-vulnerable"],
  ],
  ["a current script", { software: [software("jQuery", "3.7.1", "script")] }, 80, [], ["script-version"]],
  [
    "an old stylesheet beside a current script",
    { software: [software("Bootstrap", "3.3.7", "stylesheet"), software("jQuery", "3.7.1", "script")] },
    30,
    ["end-of-life"],
    ["script-version", "script-end-of-life"],
  ],
  [
    "more than is listed",
    { software: [software("nginx", null)], softwareTotal: 40 },
    100,
    [],
    ["product-disclosed", "software-cut"],
  ],
  ["a header that was read in part", { softwareUnread: ["server"] }, 100, [], ["software-unread"]],
  ["a page that was read in part", { unreadContent: "part" }, 100, [], ["page-cut"]],
  [
    "more than there is to lose",
    { software: ["nginx", "PHP", "OpenSSL", "jQuery"].map((name) => software(name, "1.0")) },
    0,
    ["end-of-life"],
    // The PHP table starts later; such versions are unsupported anyway.
    Array.from({ length: 4 }, () => "end-of-life"),
  ],
])("A06: %s", ([, seen, score, caps, findings]) => {
  const raw = rawOf(seen);

  expect(scoreOf(raw, "a06")).toBe(score);
  expect(judge(raw).caps?.map(({ id }) => id)).toEqual(caps);
  expect(judge(raw).findings.map(({ id }) => id)).toEqual(findings);
});
