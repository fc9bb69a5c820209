import { expect, test } from "vitest";
import { readPlainRequests } from "./plain-requests.ts";

const url = "https://shop.example/cart/";

function read(html: string, ...policies: readonly string[]): readonly string[] {
  const { mixed, forms, unchecked } = readPlainRequests(html, { url, policies });
  return [
    ...mixed.map((each) => `${each.kind} ${each.url}`),
    ...forms.map((each) => `${each.hasPassword ? "password" : "form"} ${each.url}`),
    ...unchecked.map((each) => `unchecked ${each}`),
  ];
}

const script = "script http://cdn.example/a.js";
const login = '<form action="http://shop.example/login"><input type=password></form>';

test.for<[html: string, found: readonly string[]]>([
  ["<script src=http://cdn.example/a.js></script>", [script]],
  ["<script type=module src=http://cdn.example/a.js></script>", [script]],
  ["<svg><script xlink:href=http://cdn.example/a.js></script></svg>", [script]],
  ["<script src=//cdn.example/a.js integrity=sha384-AAAA></script>", []],
  ["<script src=http://cdn.example/a.js integrity=sha384-AAAA></script>", [script]],
  ["<script type=text/template src=http://cdn.example/a.js></script>", []],
  // Browsers with modules do not load it.
  ["<script nomodule src=http://cdn.example/a.js></script>", []],
  ["<script>var s = '<script src=http://cdn.example/a.js>'</script>", []],
  ["<link rel=stylesheet href=http://cdn.example/a.css>", ["stylesheet http://cdn.example/a.css"]],
  ["<link rel='alternate stylesheet' href=http://cdn.example/a.css>", ["stylesheet http://cdn.example/a.css"]],
  ["<link rel=stylesheet disabled href=http://cdn.example/a.css>", []],
  ["<link rel=canonical href=http://shop.example/>", []],
  ["<style>@import url('http://cdn.example/a.css');</style>", ["stylesheet http://cdn.example/a.css"]],
  ["<style>/* @import 'http://cdn.example/a.css' */</style>", []],
  ["<iframe src=http://ads.example/></iframe>", ["frame http://ads.example/"]],
  ["<iframe src=http://ads.example/ srcdoc='<p>x'></iframe>", []],
  ["<object data=http://ads.example/a.swf></object>", ["object http://ads.example/a.swf"]],
  ["<embed src=http://ads.example/a.swf>", ["object http://ads.example/a.swf"]],
  // Browsers upgrade these.
  [
    "<img src=http://cdn.example/a.png><video src=http://cdn.example/a.mp4></video><audio src=http://a.example/></audio>",
    [],
  ],
  ["<input type=image src=http://cdn.example/a.png>", []],
  ["<a href=http://shop.example/>home</a>", []],
  // Nothing of these is loaded.
  ["<!-- <script src=http://cdn.example/a.js></script> -->", []],
  [`<template><script src=http://cdn.example/a.js></script>${login}</template>`, []],
  ["<div><template shadowrootmode=open><script src=http://cdn.example/a.js></script></template></div>", [script]],
  ["<noscript><iframe src=http://ads.example/></iframe></noscript>", []],
  [`<body><noscript>${login}</noscript>`, []],
  ["<textarea><script src=http://cdn.example/a.js></script></textarea>", []],
  // These hosts are on the machine of the visitor.
  ["<script src=http://localhost:3000/a.js></script>", ["unchecked http://localhost:3000/a.js"]],
  [
    "<iframe src=http://127.0.0.1:8080/></iframe><iframe src=http://app.localhost/></iframe><iframe src='http://[::1]/'>",
    [],
  ],
  ["<form action=http://localhost:8080/><input type=password></form>", []],
  // Relative references follow the base.
  ["<base href=http://cdn.example/><script src=a.js></script>", [script]],
  ["<script src=a.js></script><base href=http://cdn.example/>", []],
  [
    "<base target=_top><base href=https://cdn.example/><base href=http://cdn.example/><link rel=stylesheet href=a.css>",
    [],
  ],
  [
    "<form action=login><input type=password></form><base href=http://shop.example/>",
    ["password http://shop.example/login"],
  ],
  ["<base href=http://shop.example/><form><input type=password></form>", []],
  // Forms.
  [login, ["password http://shop.example/login"]],
  ["<form method=post action=http://shop.example/search><input></form>", ["form http://shop.example/search"]],
  ["<form action=https://shop.example/login><input type=password></form>", []],
  ["<form action=''><input type=password></form>", []],
  ["<form action=//shop.example/login><input type=password></form>", []],
  ["<form method=dialog action=http://shop.example/><input type=password></form>", []],
  [
    "<form action=/login><input type=password><button formaction=http://a.example/>go</button></form>",
    ["password http://a.example/"],
  ],
  ["<form action=/login><button type=button formaction=http://a.example/>go</button></form>", []],
  ["<form id=f action=http://a.example/></form><input type=password form=f>", ["password http://a.example/"]],
  ["<form action=http://a.example/></form><input type=password>", ["form http://a.example/"]],
  ["<form action='&#104;ttp://a.example/'><INPUT TYPE=PASSWORD></form>", ["password http://a.example/"]],
  ["<form action=javascript:void(0)><input type=password></form>", []],
  // Scripts of other origins.
  ["<script src=https://cdn.example/a.js></script>", ["unchecked https://cdn.example/a.js"]],
  ["<script src=https://cdn.example/a.js integrity=md5-AAAA></script>", ["unchecked https://cdn.example/a.js"]],
  ["<script src=https://cdn.example/a.js integrity='sha256-AAAA sha384-BBBB'></script>", []],
  ["<script src=/a.js></script><script src=https://shop.example/b.js></script>", []],
  ["<script src=data:text/javascript,1></script>", []],
])("%s", ([html, found]) => {
  expect(read(html)).toEqual(found);
});

test.for<[policy: string, html: string, found: readonly string[]]>([
  ["upgrade-insecure-requests", `<iframe src=http://ads.example/></iframe>${login}`, []],
  ["default-src 'self'; Upgrade-Insecure-Requests", login, []],
  [
    "upgrade-insecure-requests",
    "<script src=http://cdn.example/a.js></script>",
    ["unchecked https://cdn.example/a.js"],
  ],
  ["block-all-mixed-content", "<script src=http://cdn.example/a.js></script>", []],
  // It says nothing of forms.
  ["block-all-mixed-content", login, ["password http://shop.example/login"]],
  ["form-action 'self'", login, []],
  ["form-action 'none'", login, []],
  ["form-action shop.example", login, []],
  ["form-action http://shop.example", login, ["password http://shop.example/login"]],
  ["form-action *", login, ["password http://shop.example/login"]],
  ["default-src 'none'", login, ["password http://shop.example/login"]],
  ["sandbox allow-scripts", login, []],
  ["sandbox allow-forms", login, ["password http://shop.example/login"]],
  ["base-uri 'none'", "<base href=http://cdn.example/><script src=a.js></script>", []],
  ["base-uri 'self'", "<base href=http://shop.example/><script src=a.js></script>", []],
])("with the policy %s: %s", ([policy, html, found]) => {
  expect(read(html, policy)).toEqual(found);
});

const upgrade = "<meta http-equiv=Content-Security-Policy content=upgrade-insecure-requests>";

test.for<[what: string, html: string, found: readonly string[]]>([
  ["in the head", `<head>${upgrade}</head><iframe src=http://ads.example/></iframe>${login}`, []],
  ["in the body, which browsers ignore", `<body>${upgrade}${login}`, ["password http://shop.example/login"]],
  ["after what it is for", `<iframe src=http://ads.example/></iframe>${upgrade}`, ["frame http://ads.example/"]],
  ["behind a script of the head", `<script src=http://cdn.example/a.js></script>${upgrade}${login}`, [script]],
  ["in a template", `<template>${upgrade}</template>${login}`, ["password http://shop.example/login"]],
  ["in a comment", `<!--${upgrade}-->${login}`, ["password http://shop.example/login"]],
])("a policy in <meta> %s", ([, html, found]) => {
  expect(read(html)).toEqual(found);
});

test("a hostile page is read in bounded time", () => {
  const forms = "<form id=a action=http://a.example/><input form=x></form>".repeat(9000);

  expect(read(`<style>${"/* ".repeat(40_000)}</style><style>${"@import ".repeat(8000)}</style>${forms}`)).toEqual([
    "form http://a.example/",
  ]);
});
