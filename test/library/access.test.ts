import { expect, test } from "vitest";
import { Failure, gate, http } from "../../src/library/index.ts";
import { caFile, goodPage } from "../action/scenes.ts";
import { keep } from "../engine.ts";
import { serveProxy } from "../twins/proxy.ts";
import { reply, type Answer } from "../twins/raw-http.ts";
import { serveTls } from "../twins/tls.ts";

const secret = "open-sesame-4711";

const answer: Answer = (socket, asked, reset) => {
  const token = asked.headers.get("x-token") ?? "";
  const echo = reply({ status: 403, reason: "No", headers: [`Server: ${token}`] });
  (token === secret ? goodPage : echo)(socket, asked, reset);
};

async function preview(): Promise<string> {
  return `https://localhost:${(await keep(serveTls({ answer }))).port}/`;
}

test("a program gives the values of headers by name", async () => {
  const url = await preview();

  const { verdict } = await gate({ url, caFile, headers: { "X-Token": secret } });
  const echoed = await http(url, { caFile, headers: { "X-Token": `${secret}-else` } });

  expect(verdict).toBe("pass");
  expect(JSON.stringify(echoed)).not.toContain(secret);
  expect(echoed.raw.status).toBe(403);
});

test("it measures through the given proxy, and reads none from the environment", async () => {
  const url = await preview();
  const proxy = await keep(serveProxy());

  await gate({ url, caFile, proxy: `http://127.0.0.1:${proxy.port}` });

  expect(proxy.asked.length).toBeGreaterThan(0);
});

test.for<[options: object, says: string]>([
  [{ headers: "x-token: 1" }, "headers must be an object"],
  [{ headers: { "x-token": 1 } }, "headers must be an object of texts by header name, not number."],
  [{ headers: { "x-token": "s3cret\r\nx: y" } }, "The value of x-token must be visible ASCII characters"],
  [{ headers: { host: "s3cret" } }, "headers must be a header other than those"],
  [
    { clientCert: "/nowhere.pem" },
    "clientCert names /nowhere.pem, which cannot be used: the file does not exist (ENOENT).",
  ],
  [{ proxy: "ftp://me:s3cret@proxy" }, "proxy must be an http or https URL of a proxy"],
])("%j is refused by name", async ([options, says]) => {
  const error = await gate({ url: "https://localhost:1/", ...options }).catch((thrown: unknown) => thrown);

  expect(error).toBeInstanceOf(Failure);
  expect(String(error)).toContain(says);
  expect(String(error)).not.toContain("s3cret");
});
