import { expect, test } from "vitest";
import { classify, rulesFor } from "../../src/checks/exposure/classify.ts";
import type { HostSeen } from "../../src/checks/exposure/schema.ts";
import type { ExposureSample } from "../../src/data/exposure/rule.ts";
import { exposureRules } from "../../src/data/exposure/rules.ts";
import { pageOfSample } from "../../src/formats/exposure/sample.ts";

function seen(sample: ExposureSample): Pick<HostSeen, "matches" | "hints" | "access"> {
  const page = pageOfSample(sample);
  return classify(page, { purpose: null }, rulesFor({})(page));
}

/** Every title that a rule knows, and every product's name. */
const titles = [
  ...new Set(
    exposureRules.flatMap(({ all = [], any = [], some = [], product }) => [
      product,
      ...[...all, ...any, ...some].flatMap((sign) => {
        if ("titleIs" in sign) return sign.titleIs;
        return "title" in sign ? sign.title : [];
      }),
    ]),
  ),
];

function wordOf(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
}

/** Pages of others that a stranger gives the title of a product. */
const pages: Readonly<Record<string, (title: string) => ExposureSample>> = {
  "the site of a firm, made by a script": (title) => ({
    html: `<title>${title}</title><meta property="og:url" content="https://shop.example/"><meta property="og:image" content="/og.png"><div id="root"></div><script type="module" src="/assets/index-4f3a.js"></script>`,
  }),
  "a page with an address for search engines": (title) => ({
    html: `<title>${title}</title><link rel="canonical" href="https://shop.example/"><div id="app"></div><script src="/js/app.js"></script>`,
  }),
  "the login of a service at which anyone can register": (title) => ({
    html: `<title>${title}</title><form action="/session" method="post"><input name="email"><input type="password" name="pass"><button>Log in</button></form><a href="/new">Create an account</a>`,
  }),
  "such a login in Korean": (title) => ({
    html: `<title>${title}</title><form action="/session" method="post"><input name="id"><input type="password" name="pw"><button>로그인</button></form><a href="/join">회원가입</a>`,
  }),
  "a page whose files are named like its title": (title) => ({
    html: `<title>${title}</title><link rel="stylesheet" href="/css/${wordOf(title)}.css"><script src="/js/${wordOf(title)}.js"></script><h1>${title}</h1><img src="/img/${wordOf(title)}-logo.png"><section id="${wordOf(title)}"><p>We sell it.</p></section>`,
  }),
};

test.for(Object.entries(pages))("%s is no product by its title", ([, write]) => {
  const named = titles.flatMap((title) => seen(write(title)).matches.map(({ rule }) => `${title}: ${rule}`));

  expect(named).toEqual([]);
});

test("a title of one word on an application that a script fills is a hint, not a finding", () => {
  const named = titles
    .filter((title) => !/[\s\u00a0]/u.test(title.trim()))
    .flatMap((title) => {
      const html = `<title>${title}</title><div id="app"></div><script src="/js/app.js"></script>`;
      return seen({ html }).matches.map(({ rule }) => `${title}: ${rule}`);
    });

  expect(named).toEqual([]);
});

test("a title alone is no critical finding", () => {
  const grave = titles.flatMap((title) => {
    const html = `<title>${title}</title><div id="app"></div><script src="/js/app.js"></script>`;
    return seen({ html }).matches.filter(({ severity }) => severity === "critical");
  });

  expect(grave).toEqual([]);
});

test.for<[what: string, sample: ExposureSample]>([
  ["a text about serve", { html: "<title>Files within reach</title><h1>Files</h1><ul id=files><li>a" }],
  ["a text about Express", { html: "<title>listing directory / with Express</title><pre>serveIndex('/')</pre>" }],
  [
    "a shop for flowers",
    { html: '<title>Flower</title><link href="/static/css/flower.css" rel="stylesheet"><h1>Tulips' },
  ],
  ["a steakhouse", { html: "<title>Longhorn</title><div id=root></div><script src=/static/js/main.1.js></script>" }],
  ["a list of bugs", { html: '<title>Bugzilla</title><div id="bugzilla"><h1>Bugzilla, a film</h1></div>' }],
  [
    "a firm's portal of customers",
    {
      html: '<title>NETGEAR Support login</title><meta property="og:image" content="/a.png"><form><input type=password name=p></form>',
    },
  ],
  [
    "a status page that names what it watches",
    {
      html: "<title>Status</title><ul><li>Grafana operational</li><li>Jenkins degraded</li><li>Vault operational</li></ul>",
    },
  ],
  [
    "a page of links to tools",
    {
      html: '<title>Tools</title><a href="/jenkins/">Jenkins</a><a href="/grafana/">Grafana</a><a href="/phpmyadmin/">phpMyAdmin</a><a href="/_profiler/">Profiler</a>',
    },
  ],
  [
    "a question about phpMyAdmin",
    {
      html: '<title>phpMyAdmin - Error - Stack Exchange</title><h1>phpMyAdmin - Error</h1><code>&lt;input name="pma_username"&gt;</code><p>What does it mean?',
    },
  ],
  [
    "a person called Jenkins",
    { html: '<title>Jenkins</title><img src="/img/jenkins.png"><h2 id="jenkins">Katherine</h2>' },
  ],
  [
    "a page of a firm called Rancher",
    { html: '<title>Rancher</title><div id="rancher"><img src="/rancher.jpg"></div>' },
  ],
  [
    "a course with a log-in form",
    {
      html: '<title>Kubernetes Dashboard</title><form action="/users/sign_in"><input type=password></form><a href="/enroll">Sign up</a>',
    },
  ],
])("%s raises no alarm", ([, sample]) => {
  expect(seen(sample).matches).toEqual([]);
});

const jenkins = { "X-Jenkins": "2.479.1", "X-Hudson": "1.395" };

test.for<[what: string, sample: ExposureSample, rule: string, access: string]>([
  [
    "Jenkins that anyone may read",
    {
      headers: jenkins,
      html: '<html><head data-rooturl="" data-resurl="/static/1"><title>Dashboard - Jenkins</title></head><body id="jenkins" class="jenkins-2.479.1"><a href="/login?from=%2F">log in</a>',
    },
    "jenkins",
    "open",
  ],
  [
    "the same in Japanese",
    { headers: jenkins, html: '<title>ダッシュボード [Jenkins]</title><body id="jenkins" class="two-column">' },
    "jenkins",
    "open",
  ],
  [
    "Jenkins that refuses strangers",
    { status: 403, headers: jenkins, html: "<html><head><meta http-equiv='refresh' content='1;url=/login?from=%2F'/>" },
    "jenkins",
    "login",
  ],
  [
    "the login of Jenkins",
    {
      path: "/login",
      headers: jenkins,
      html: '<title>Sign in - Jenkins</title><form action="j_spring_security_check"><input name="j_username"><input type=password name="j_password"></form>',
    },
    "jenkins",
    "login",
  ],
  [
    "a listing of serve",
    {
      html: '<!DOCTYPE html><html lang="en"> <head> <meta charset="utf-8"> <title>Files within tmp/</title> </head> <body> <main> <header> <h1> <i>Index of&nbsp;</i> <a href="/">tmp/</a> </h1> </header> <ul id="files"> <li> <a href="/a.txt" title="a.txt" class="file txt">a.txt</a> </li> </ul></main> </body></html>',
    },
    "serve-listing",
    "open",
  ],
  [
    "a listing of serve-index",
    {
      html: '<!DOCTYPE html><html><head><title>listing directory /</title></head><body class="directory"><input id="search" type="text" placeholder="Search" autocomplete="off" /><div id="wrapper"><h1><a href="/">~</a> / </h1><ul id="files" class="view-tiles"></ul></div></body></html>',
    },
    "serve-index-listing",
    "open",
  ],
])("%s is found", ([, sample, rule, access]) => {
  expect(seen(sample).matches).toMatchObject([{ rule, access }]);
});
