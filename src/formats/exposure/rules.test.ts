import { expect, test } from "vitest";
import type { ExposureRule, ExposureSample } from "../../data/exposure/rule.ts";
import { exposureRules } from "../../data/exposure/rules.ts";
import { pageOfSample, sampleProblem } from "./sample.ts";
import { compileRules, ruleProblem } from "./rules.ts";

test("there are rules for at least 150 products, each with its own id", () => {
  expect(new Set(exposureRules.map(({ id }) => id)).size).toBe(exposureRules.length);
  expect(new Set(exposureRules.map(({ product }) => product)).size).toBeGreaterThanOrEqual(150);
});

test.for(exposureRules)("$id is well formed and matches its samples", (rule) => {
  expect(ruleProblem(rule)).toBeNull();
  expect(sampleProblem(rule)).toBeNull();
});

const classify = compileRules(exposureRules);

test.for(exposureRules)("the sample of $id is identified as $product before all others", (rule) => {
  const { matches } = classify(pageOfSample(rule.yes));
  expect(matches.map((match) => match.rule.id)).toContain(rule.id);
  expect(matches.length).toBeLessThanOrEqual(2);
});

test.for(exposureRules)("the negative sample of $id matches no rule of its category", (rule) => {
  const { matches } = classify(pageOfSample(rule.no));
  expect(matches.map((match) => match.rule.id)).not.toContain(rule.id);
});

/** Pages that only have the product's name, in as many places as their author likes. */
const namesakes: readonly ((name: string) => string)[] = [
  (name) => `<title>${name}</title><div id="root"></div><script src="/assets/main-a1.js"></script>`,
  (name) => `<title>${name}</title><form action="/session"><input name="user"><input type="password"></form>`,
  (name) =>
    `<title>${name}</title><link rel="icon" href="/img/${name.toLowerCase()}.png"><img src="/img/${name.toLowerCase()}-logo.svg"><p>Our boat.`,
  (name) => `<title>${name}</title><div id="${name.toLowerCase()}"><h1>${name}</h1><p>Our boat.</p></div>`,
  (name) =>
    `<title>${name}</title><meta name="application-name" content="${name}"><meta name="description" content="${name} for teams"><div id="app"></div><script src="/a.js"></script>`,
];

const words =
  "Portainer Rancher Superset RedisInsight UniFi pfSense Kiali Longhorn Traefik SonarQube TrueNAS FreeNAS Rundeck AWX YouTrack Verdaccio WireGuard Pritunl MeshCentral Jenkins Nextcloud Mattermost InfluxDB TensorBoard MailHog Kasm EdgeOS FortiGate";

test.for(words.split(" "))("a page that is only named %s is not the product", (name) => {
  for (const write of namesakes)
    expect(classify(pageOfSample({ html: write(name) })).matches.map(({ rule }) => rule.id)).toEqual([]);
});

test("a name that a page repeats is one sign, and a path of the product is another", () => {
  const rule: ExposureRule = {
    id: "shop-admin",
    product: "Shop Admin",
    category: "admin-screen",
    some: [{ titleIs: "Shop" }, { asset: "shop" }, { element: "#shop" }, { asset: "/shop/static/" }],
    yes: {},
    no: {},
  };
  const isMatched = (html: string): boolean => compileRules([rule])(pageOfSample({ html })).matches.length > 0;

  expect(isMatched('<title>Shop</title><img src="/shop.png"><div id="shop">')).toBe(false);
  expect(isMatched('<title>Shop</title><img src="/shop/static/a.png">')).toBe(true);
  expect(isMatched('<div id="shop"></div><img src="/shop/static/a.png">')).toBe(true);
});

const dashboard = '<title>Dashboard - Jenkins</title><body data-model-type="hudson.model.Hudson" id="jenkins">';

test.for<[what: string, page: ExposureSample, access: string]>([
  ["its dashboard", { html: dashboard }, "open"],
  ["its login", { path: "/login?from=%2F", html: "<title>Sign in - Jenkins</title>" }, "login"],
  ["its refusal", { status: 403, html: "Authentication required" }, "login"],
])("Jenkins that shows strangers %s is %s", ([, page, access]) => {
  const { matches } = classify(pageOfSample({ ...page, headers: { "X-Jenkins": "2.528" } }));
  expect(matches.map((match) => [match.rule.id, match.access])).toEqual([["jenkins", access]]);
});

test.for<[what: string, html: string, rule: string]>([
  [
    "serve",
    '<title>Files within srv/</title><main><header><h1><i>Index of&nbsp;</i><a href="/">srv/</a></h1></header><ul id="files"><li><a href="/.env">.env</a></li></ul></main>',
    "serve-listing",
  ],
  [
    "serve-index",
    "<title>listing directory /</title><body class='directory'><input id='search' type='text'><div id='wrapper'><ul id='files' class='view-tiles'><li><a href='/a.sql'>a.sql</a></li></ul>",
    "serve-index-listing",
  ],
  [
    "miniserve",
    '<title>Index of /</title><h1 class="title">Index of /</h1><table></table><a href="https://github.com/svenstaro/miniserve">miniserve</a>',
    "index-of",
  ],
])("the listing of %s is found", ([, html, rule]) => {
  const { matches } = classify(pageOfSample({ html }));
  expect(matches.map((match) => [match.rule.id, match.access])).toEqual([[rule, "open"]]);
});
