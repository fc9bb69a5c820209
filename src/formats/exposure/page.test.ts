import { expect, test } from "vitest";
import { isLoginPage, isNoindex, pageOf, type LandingPage } from "./page.ts";

function read(source: string): LandingPage {
  return pageOf({ status: 200, headers: [], path: "/", source, favicon: null });
}

test.for<[source: string, isLogin: boolean]>([
  ["<form><input type=password></form>", true],
  ["<INPUT NAME=pw TYPE='PASSWORD'>", true],
  ["<input title='a>b' type=password>", true],
  ["<input autocomplete='section-a current-password'>", true],
  ["<svg><title>Logo</title></svg><title>Sign in</title>", true],
  ["<input type=text name=password>", false],
  ["<!-- <form><input type=password></form> -->", false],
  ["<script>let field = '<input type=\"password\">'</script>", false],
  ["<textarea><input type=password></textarea>", false],
  ["<template><input type=password></template>", false],
  ["<p title='<input type=password>'>", false],
  ["<!-- <title>Sign in</title> --><title>Shop</title>", false],
  ["<svg><title>Sign in</title></svg><title>Shop</title>", false],
])("%s is a login: %s", ([source, isLogin]) => {
  expect(isLoginPage(read(source))).toBe(isLogin);
});

test.for<[source: string, title: string]>([
  ["<title>Index of /</title>", "Index of /"],
  ["<title>\n a &lt;b&gt;\n &#83;hop </title>", "a <b> Shop"],
  ["<title></title><title>Shop</title>", ""],
  ["<!-- <title>Index of /</title> --><title>Shop</title>", "Shop"],
  ["<svg><title>Index of /</title></svg><title>Shop</title>", "Shop"],
  ["<template><title>Index of /</title></template><title>Shop</title>", "Shop"],
  ["<script>'<title>Index of /</title>'</script>", ""],
])("the title of %s is %j", ([source, title]) => {
  expect(read(source)).toMatchObject({ shownTitle: title, title: title.toLowerCase() });
});

test.for<[source: string, noindex: boolean]>([
  ["<meta name=robots content='NOINDEX, nofollow'>", true],
  ["<meta content=noindex name=Robots>", true],
  ["<meta name=robots content=follow><meta name=robots content=noindex>", true],
  ["<meta name=robots content=index><p>noindex", false],
  ["<meta name=description content=noindex>", false],
  ["<!-- <meta name=robots content=noindex> -->", false],
])("%s asks search engines to leave it out: %s", ([source, noindex]) => {
  expect(isNoindex(read(source))).toBe(noindex);
});
