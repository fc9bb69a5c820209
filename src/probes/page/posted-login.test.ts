import { expect, test } from "vitest";
import { classifyPage } from "./kind.ts";
import { postedLogin } from "./posted-login.ts";

const url = "https://app.shop.example/";
const headers = [["content-type", "text/html"]] as const;
const request = '<input type="hidden" name="SAMLRequest" value="PHNhbWxw">';
const form = `<form method="post" action="https://idp.example.net/sso/saml?idp=1">${request}</form>`;

function page(body: string) {
  return { status: 200, headers: [...headers], body: Buffer.from(body) };
}

test.for<readonly [what: string, body: string, login: string | null]>([
  [
    "an onload handler",
    `<body onload="document.forms[0].submit()">${form}`,
    "https://idp.example.net/sso/saml?idp=1&SAMLRequest=",
  ],
  [
    "a script after the form",
    `<body>${form}<script>document.getElementById('f').submit();</script>`,
    "https://idp.example.net/sso/saml?idp=1&SAMLRequest=",
  ],
  [
    "its button in noscript",
    `<body onload="document.forms[0].submit()"><noscript><p>Press Continue.</p></noscript>${form}`,
    "https://idp.example.net/sso/saml?idp=1&SAMLRequest=",
  ],
  [
    "a relative address",
    `<body onload="document.forms[0].submit()"><form action="/sso">${request}</form>`,
    "https://app.shop.example/sso?SAMLRequest=",
  ],
  ["no script that submits it", `<body>${form}<button>Sign in</button>`, null],
  ["another field", `<body onload="document.forms[0].submit()"><form action="/x"><input name="q"></form>`, null],
  ["the name in text", `<body onload="document.forms[0].submit()"><p>SAMLRequest</p>`, null],
])("a form with %s", ([, body, login]) => {
  expect(postedLogin(page(body), url)).toBe(login);
});

test.for([
  [form, "login"],
  [`<form action="https://login.shop.example/saml">${request}</form>`, "site"],
] as const)("%s makes the page a %s", async ([sent, kind]) => {
  const reply = { ...page(`<body onload="document.forms[0].submit()">${sent}`), handshake: null };
  const journey = { hops: [{ url }], url, reply, end: { kind: "answered" } } as unknown as Parameters<
    typeof classifyPage
  >[0];

  const { page: found } = await classifyPage(journey);
  expect(found.kind).toBe(kind);
});
