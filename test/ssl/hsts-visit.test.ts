import { expect, test } from "vitest";
import { gate } from "../../src/checks/gate/index.ts";
import { http } from "../../src/checks/http/index.ts";
import { ssl } from "../../src/checks/ssl/index.ts";
import { keep, measure } from "../engine.ts";
import { intermediate, leafOf, served as chainFrom } from "../twins/pki/pki.ts";
import { reply, type Answer } from "../twins/raw-http.ts";
import { closedPort } from "../twins/tcp.ts";
import { serveTls } from "../twins/tls.ts";

const year = "max-age=31536000; includeSubDomains";

/** A site of several hosts on one server: what each URL answers, with its policy. */
interface Page {
  readonly hsts?: string;
  readonly to?: string;
}

function sends(pages: Readonly<Record<string, Page>>): Answer {
  return (socket, asked, reset) => {
    const { hsts, to } = pages[`${asked.headers.get("host")?.replace(/:\d+$/, "")}${asked.path}`] ?? {};
    const headers = [
      ...(hsts === undefined ? [] : [`Strict-Transport-Security: ${hsts}`]),
      ...(to === undefined ? ["Content-Type: text/html"] : [`Location: ${to}`]),
    ];
    reply({ status: to === undefined ? 200 : 301, headers, body: "<!doctype html>" })(socket, asked, reset);
  };
}

const hosts = ["shop.example", "www.shop.example", "preview.shop.dev"] as const;

/** The server, and where each host leads. */
async function open(pages: Readonly<Record<string, Page>>) {
  const served = chainFrom(leafOf({ names: hosts }), intermediate);
  const twin = await keep(serveTls({ answer: sends(pages), served }));
  const closed = await closedPort();
  const pins = hosts.map((each) => ({ host: each, port: 443, address: "127.0.0.1", toPort: twin.port }));
  return [...pins, ...hosts.map((each) => ({ host: each, port: 80, address: "127.0.0.1", toPort: closed }))];
}

async function look(pages: Readonly<Record<string, Page>>, host = "shop.example") {
  const pins = await open(pages);
  const alone = await measure(ssl, { host }, { pins });
  const page = await measure(http, { url: `https://${host}/` }, { pins });
  return { alone, page };
}

interface Judged {
  readonly parts?: readonly { readonly id: string; readonly score: number | null }[];
  readonly findings: readonly { readonly id: string }[];
}

/** The score of the part, and the findings about it. */
function hstsOf({ verdict }: { readonly verdict: Judged }) {
  return {
    score: verdict.parts?.find(({ id }) => id === "hsts")?.score,
    ids: verdict.findings.map(({ id }) => id).filter((id) => id.startsWith("hsts-")),
  };
}

const stored = { score: 100, ids: [] };

interface Row {
  readonly pages: Readonly<Record<string, Page>>;
  readonly host?: string;
  readonly ssl: { readonly score: number; readonly ids: readonly string[] };
  /** Where it differs, because http follows redirects to other hosts. */
  readonly http?: { readonly score: number; readonly ids: readonly string[] };
}

test.for<readonly [what: string, row: Row]>([
  [
    "a policy on the page alone",
    { pages: { "shop.example/": { to: "/en/" }, "shop.example/en/": { hsts: year } }, ssl: stored },
  ],
  [
    "a removal, then a policy",
    { pages: { "shop.example/": { to: "/en/", hsts: "max-age=0" }, "shop.example/en/": { hsts: year } }, ssl: stored },
  ],
  [
    "a policy, then a removal",
    {
      pages: { "shop.example/": { to: "/en/", hsts: year }, "shop.example/en/": { hsts: "max-age=0" } },
      ssl: { score: 0, ids: ["hsts-off"] },
    },
  ],
  [
    "a policy on the redirect alone",
    { pages: { "shop.example/": { to: "/en/", hsts: year }, "shop.example/en/": {} }, ssl: stored },
  ],
  [
    "a parent with includeSubDomains that redirects to www",
    {
      pages: { "shop.example/": { to: "https://www.shop.example/", hsts: year }, "www.shop.example/": {} },
      ssl: stored,
      http: stored,
    },
  ],
  [
    "a parent without it",
    {
      pages: {
        "shop.example/": { to: "https://www.shop.example/", hsts: "max-age=31536000" },
        "www.shop.example/": {},
      },
      ssl: { score: 95, ids: ["hsts-without-subdomains"] },
      http: { score: 0, ids: ["hsts-missing"] },
    },
  ],
  [
    "a preloaded suffix without a header",
    { host: "preview.shop.dev", pages: { "preview.shop.dev/": {} }, ssl: stored },
  ],
  [
    "five redirects",
    {
      pages: {
        ...Object.fromEntries(
          ["/", "/1", "/2", "/3", "/4"].map((at, next) => [`shop.example${at}`, { to: `/${next + 1}` }]),
        ),
        "shop.example/5": { hsts: year },
      },
      ssl: stored,
    },
  ],
  [
    "six redirects, of which ssl follows five",
    {
      pages: {
        ...Object.fromEntries(
          ["/", "/1", "/2", "/3", "/4", "/5"].map((at, next) => [`shop.example${at}`, { to: `/${next + 1}` }]),
        ),
        "shop.example/6": { hsts: year },
      },
      ssl: { score: 0, ids: ["hsts-missing"] },
      http: stored,
    },
  ],
])("%s", async ([, { pages, host, ssl: expected, http: ofPage = expected }]) => {
  const { alone, page } = await look(pages, host);

  expect(hstsOf(alone)).toEqual(expected);
  expect(hstsOf(page)).toEqual(ofPage);
  expect(alone.raw).not.toHaveProperty("wholeVisit");
});

// One report says the same of a host in both grades.
test.for<readonly [what: string, pages: Readonly<Record<string, Page>>, hosts: Readonly<Record<string, number>>]>([
  [
    "a parent that covers the host of the page",
    { "shop.example/": { to: "https://www.shop.example/", hsts: year }, "www.shop.example/": {} },
    { "shop.example": 100, "www.shop.example": 100 },
  ],
  [
    "a removal after the way back",
    {
      "shop.example/": { to: "https://www.shop.example/", hsts: year },
      "www.shop.example/": { to: "https://shop.example/en/" },
      "shop.example/en/": { hsts: "max-age=0" },
    },
    { "shop.example": 0 },
  ],
])("the gate's visit: %s", async ([, pages, scores]) => {
  const { raw } = await measure(gate, { url: "https://shop.example/" }, { pins: await open(pages) });
  const seen = raw.origins.flatMap(({ target, ssl: found }) =>
    found.ok ? [[target, hstsOf(found.value).score] as const] : [],
  );

  expect(Object.fromEntries(seen)).toEqual(scores);
  expect(raw.http.ok && hstsOf(raw.http.value).score).toBe(scores[new URL(raw.finalUrl ?? "").hostname]);
});
