import { expect, test } from "vitest";
import { html, tell } from "../../../test/phishing/scene.ts";

/** A link without any signal in its URL. */
const link = "https://garden-flowers.com/roses";

const password = "<input type=password name=pw>";
const evil = "https://collector.org/in";

test.for<[what: string, source: string, hosts: readonly string[]]>([
  ["an action", `<form action="${evil}">${password}</form>`, ["collector.org"]],
  ["a base", `<base href="${evil}"><form action=in>${password}</form>`, ["collector.org"]],
  [
    "the first of two bases",
    `<base href="${evil}"><base href="/"><form action=in>${password}</form>`,
    ["collector.org"],
  ],
  [
    "a base before one without an address",
    `<base href="${evil}"><base target=_top><form action=in>${password}</form>`,
    ["collector.org"],
  ],
  [
    "a base behind one in a template",
    `<template><base href="/"></template><base href="${evil}"><form action=in>${password}</form>`,
    ["collector.org"],
  ],
  ["a base behind the form", `<form action=in>${password}</form><base href="${evil}">`, ["collector.org"]],
  ["a form around another one", `<form action="${evil}"><form action="/ok">${password}</form>`, ["collector.org"]],
  [
    "a form around a template",
    `<form action="${evil}"><template><form></form></template>${password}</form>`,
    ["collector.org"],
  ],
  ["a form in a template", `<template><form action="${evil}">${password}</form></template>`, ["collector.org"]],
  [
    "a button",
    `<form action="/ok">${password}<button formaction="${evil}">OK</button></form>`,
    ["garden-flowers.com", "collector.org"],
  ],
  [
    "a submit field",
    `<form action="/ok"><input type=submit formaction="${evil}">${password}</form>`,
    ["garden-flowers.com", "collector.org"],
  ],
  [
    "a picture as a button",
    `<form>${password}<input type=image formaction="${evil}"></form>`,
    ["garden-flowers.com", "collector.org"],
  ],
  [
    "a button elsewhere",
    `<form id=f action="/ok">${password}</form><button form=f formaction="${evil}">`,
    ["garden-flowers.com", "collector.org"],
  ],
  ["a form named by the field", `<input form=f type=password><form id=f action="${evil}"></form>`, ["collector.org"]],
  [
    "a form named by a field in another one",
    `<form id=f action="${evil}"></form><form action="/ok"><input form=f type=password></form>`,
    ["collector.org"],
  ],
  // What follows sends the password to the page itself.
  ["no action under a foreign base", `<base href="${evil}"><form>${password}</form>`, ["garden-flowers.com"]],
  [
    "a base behind another one",
    `<base href="/"><base href="${evil}"><form action=in>${password}</form>`,
    ["garden-flowers.com"],
  ],
  ["a form in another one", `<form action="/ok"><form action="${evil}">${password}</form>`, ["garden-flowers.com"]],
  [
    "a button that submits nothing",
    `<form>${password}<button type=button formaction="${evil}">`,
    ["garden-flowers.com"],
  ],
  [
    "a button of another form",
    `<form>${password}</form><form><button formaction="${evil}"></form>`,
    ["garden-flowers.com"],
  ],
  [
    "a form that the field leaves",
    `<form action="${evil}"><input form=none type=password></form>`,
    ["garden-flowers.com"],
  ],
  ["a form behind the field", `${password}<form action="${evil}"></form>`, ["garden-flowers.com"]],
  ["a form in a picture", `<svg><form action="${evil}"></svg>${password}`, ["garden-flowers.com"]],
])("a password goes where browsers send it: %s", async ([, source, hosts]) => {
  const { raw } = await tell(link, { pages: { [link]: html(source) } });

  expect(raw.links[0]?.page.formHosts).toEqual(hosts);
  expect(raw.links[0]?.signals.map(({ id }) => id)).toEqual([
    "page-form",
    ...(hosts.includes("collector.org") ? ["page-form-elsewhere"] : []),
  ]);
});

test.for<[action: string, isElsewhere: boolean]>([
  ["https://garden-flowers.top/in", true],
  ["https://login.garden-flowers.com/in", false],
  ["https://www.google.com/in", false],
])("a password sent to %s leaves the owner: %s", async ([action, isElsewhere]) => {
  const source = `<form action="${action}">${password}</form>`;
  const { raw } = await tell(link, { pages: { [link]: html(source) } });

  expect(raw.links[0]?.signals.some(({ id }) => id === "page-form-elsewhere")).toBe(isElsewhere);
});

test("the title of a template is not that of the page", async () => {
  const source = `<template><title>Flowers</title></template><title>PayPal</title>${password}`;
  const { raw } = await tell(link, { pages: { [link]: html(source) } });

  expect(raw.links[0]?.page).toMatchObject({ title: "PayPal", brand: "PayPal" });
});

test("a page with very many fields and buttons is read fast", async () => {
  const source = `<form>${`${password}<button formaction=/a>`.repeat(9000)}`;
  const begin = performance.now();
  await tell(link, { pages: { [link]: html(source) } });

  expect(performance.now() - begin).toBeLessThan(1500);
});

test("a page with so many tags that its end is not read is not free of signs", async () => {
  const { raw } = await tell(link, { pages: { [link]: html(`${"<b>".repeat(40_000)}<form>${password}</form>`) } });
  const [seen] = raw.links;

  expect(seen).toMatchObject({ page: { truncated: true, hasPasswordField: false }, assessment: "unknown" });
});
