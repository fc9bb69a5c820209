import { expect, test } from "vitest";
import { fingerprint } from "../result/fingerprint.ts";
import { maskUrls, urlSecrets } from "./url-secrets.ts";

const value = "Zx9-q4_Vb7";

test.for([
  "x-vercel-protection-bypass",
  "x-vercel-set-bypass-cookie",
  "token",
  "access_token",
  "accessToken",
  "preview-token",
  "key",
  "api_key",
  "x-api-key",
  "sig",
  "signature",
  "X-Amz-Signature",
  "X-Amz-Credential",
  "X-Amz-Security-Token",
  "X-Goog-Signature",
  "secret",
  "client_secret",
  "password",
  "code",
  "auth",
  "jwt",
  "_vercel_jwt",
  "_vercel_share_token",
  "auth[token]",
  "auth%5Btoken%5D",
  "sessionid",
  "SAMLResponse",
])("the value of the URL parameter %s is masked", (name) => {
  const url = `https://x.example/a?b=1&${name}=${value}&c=2#top`;
  const nested = `https://y.example/?next=${encodeURIComponent(url)}&d=3`;

  expect(maskUrls(url)).toBe(`https://x.example/a?b=1&${name}=***&c=2#top`);
  for (const text of [nested, `"${url}"`, JSON.stringify(url.replaceAll("&", "\\u0026")), url.replaceAll("&", "&amp;")])
    expect([maskUrls(text).includes(value), maskUrls(maskUrls(text))]).toEqual([false, maskUrls(text)]);
  expect(maskUrls(nested)).toContain("c%3D2%23top&d=3");
  expect(fingerprint("http.csp-missing", url)).toBe(
    fingerprint("http.csp-missing", url.replace(value, "another-value")),
  );
});

function sas(sv: string, se: string, sig: string): string {
  return `https://x.blob.example/?sv=${sv}&se=${se}&sp=r&sig=${sig}`;
}

test("all parameters of a SAS change with its signature", () => {
  const [old, renewed] = [sas("2024-11-04", "2027-01-01", "a%2Bb%3D"), sas("2025-01-05", "2027-02-01", "c%2Fd%3D")];

  expect(maskUrls(old)).toBe("https://x.blob.example/?sv=***&se=***&sp=***&sig=***");
  expect(fingerprint("a.b", old)).toBe(fingerprint("a.b", renewed));
});

test.for([
  "https://x.example/?q=token&page=2&lang=ko",
  "https://x.example/?sv=1&sp=2&expires=3",
  "https://x.example/?zipcode=12345&keyword=shoes&monkey=1&author=kim",
  "v=DKIM1; k=rsa; p=MIIBIjANBgkq; t=s",
  "max-age=31536000; includeSubDomains",
  "token=abcdef at the beginning of a text is no URL",
  "https://x.example/token/abc",
])("%s stays as it is", (text) => {
  expect(maskUrls(text)).toBe(text);
});

test.for([
  ["Redirects to https://x.example/?token=abcdefgh.", "Redirects to https://x.example/?token=***."],
  ["(https://x.example/#access_token=abcdefgh&expires_in=1)", "(https://x.example/#access_token=***&expires_in=1)"],
  ["https://x.example/?token=abcd… is shortened", "https://x.example/?token=***… is shortened"],
  ["https://x.example/?token=a;b'c)d&e=1", "https://x.example/?token=***&e=1"],
  ["/login?next=%252Fa%253Ftoken%253Dabcdef%2526b%253D1", "/login?next=%252Fa%253Ftoken%253D***%2526b%253D1"],
])("%s", ([text = "", expected]) => {
  expect(maskUrls(text)).toBe(expected);
});

test.for<readonly [url: string, secrets: readonly string[]]>([
  ["https://x.example/?token=a%2Bb%3Dcdef&x-vercel-set-bypass-cookie=true", ["a%2Bb%3Dcdef", "a+b=cdef"]],
  ["https://x.example/?x-vercel-protection-bypass=correcthorse", ["correcthorse"]],
  // A word of the page must not become three stars.
  ["https://x.example/?code=welcome&key=default", []],
  ["https://x.example/?code=4f2a9c&key=0123456789abcdef0", ["4f2a9c", "0123456789abcdef0"]],
  ["https://x.example/?token=***", []],
])("the secrets of %s", ([url, secrets]) => {
  expect(urlSecrets(url)).toEqual(secrets);
});
