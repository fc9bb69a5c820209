import { afterAll, expect, test } from "vitest";
import { openHost } from "../../../src/checks/exposure/open.ts";
import { classify, rulesFor } from "../../../src/checks/exposure/classify.ts";
import { readPage } from "../../../src/formats/exposure/page.ts";
import { doorFor } from "../../engine.ts";
import { startProducts } from "../machines/products.ts";

const domain = "lab.example";
const products = await startProducts();
afterAll(() => products[Symbol.asyncDispose]());

/** The recognised product of a landing page, from the socket on. */
async function told(name: string): Promise<readonly (string | null)[]> {
  const port = products.all.find((each) => each.name === name)?.port ?? 0;
  const host = `${name}.${domain}`;
  using door = doorFor({
    pins: [{ host, address: "127.0.0.1", port: 80, toPort: port }],
    policy: { special: true, allow: ["127.0.0.1/32"] },
  });
  const [at] = await door.net.addresses({ host, port: 80 });
  const { landing } = await openHost({ host, domain, at: at?.id ?? "127.0.0.1" }, door);
  if (!landing) throw new Error(`${name} does not answer`);
  const page = readPage(landing.reply, landing.url);
  const { category, access, matches } = classify(page, { purpose: null }, rulesFor({})(page));
  return [...matches.map(({ rule }) => rule), category, access];
}

test.for<[name: string, rule: string, category: string, access: string]>([
  ["nginx-default", "nginx-default", "default-page", "open"],
  ["nginx-listing", "index-of", "directory-listing", "open"],
  ["apache-default", "apache-debian-default", "default-page", "open"],
  ["apache-listing", "index-of", "directory-listing", "open"],
  ["lighttpd-default", "lighttpd-default", "default-page", "open"],
  ["lighttpd-listing", "lighttpd-listing", "directory-listing", "open"],
  ["python-listing", "python-listing", "directory-listing", "open"],
  ["novnc", "novnc", "remote-access", "unknown"],
  ["cockpit", "cockpit", "admin-screen", "login"],
  ["phpinfo", "phpinfo", "developer-tool", "open"],
  ["adminer", "adminer", "admin-screen", "login"],
  ["phpmyadmin", "phpmyadmin", "admin-screen", "login"],
  ["roundcube", "roundcube", "login-page", "login"],
  ["phpldapadmin", "phpldapadmin", "admin-screen", "login"],
  ["nagios", "nagios", "developer-tool", "open"],
  ["prometheus", "prometheus", "developer-tool", "open"],
  ["monit", "monit", "admin-screen", "open"],
  ["monit-login", "monit", "admin-screen", "login"],
  ["supervisor", "supervisor", "admin-screen", "open"],
  ["supervisor-login", "supervisor", "admin-screen", "login"],
  ["lighttpd-listing-untold", "lighttpd-listing", "directory-listing", "open"],
])("%s is recognised as installed", async ([name, ...as]) => {
  expect(await told(name)).toEqual(as);
});
