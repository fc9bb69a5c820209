import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { GateResult } from "../../src/core/result/result.ts";
import { caFile, goodPage } from "../action/scenes.ts";
import { keep } from "../engine.ts";
import { portcullis } from "../cli/terminal.ts";
import { serveHttp } from "../twins/http.ts";
import { leafOf, chainFor, served, intermediate } from "../twins/pki/pki.ts";
import { reply, type Answer, type Asked } from "../twins/raw-http.ts";
import { serveHttp2, serveTls, type TlsTwinOptions } from "../twins/tls.ts";

const secret = "open-sesame-4711";
const env = { PREVIEW_TOKEN: secret, SESSION: "session=c00kie-c00kie" };

const good: Answer = goodPage;

/** A site that requires a token; every request is recorded. */
async function preview(options: TlsTwinOptions & { readonly page?: Answer } = {}) {
  const asked: Asked[] = [];
  const { page = good } = options;
  const closed = reply({ status: 401, reason: "Unauthorized", headers: ["WWW-Authenticate: Basic"] });
  const answer: Answer = (socket, question, reset) => {
    asked.push(question);
    (question.headers.get("x-token") === secret ? page : closed)(socket, question, reset);
  };
  const { port } = await keep(serveTls({ ...options, answer }));
  return { url: `https://localhost:${port}/`, port, asked };
}

async function gate(url: string, args: readonly string[] = [], more: Readonly<Record<string, string>> = {}) {
  const all = ["gate", url, "--ca-file", caFile, "--json", "--header", "X-Token=PREVIEW_TOKEN", ...args];
  const { code, out, err } = await portcullis(all, { env: { ...env, ...more } });
  const result = out === "" ? null : (JSON.parse(out) as GateResult);
  return { code, out, err, target: result?.targets[0] };
}

test("a header opens a preview for every check", async () => {
  const { url, asked } = await preview();

  const { code, target } = await gate(url);

  expect(target?.checks.map(({ id, status }) => [id, status])).toContainEqual(["headers", "pass"]);
  expect(code).toBe(0);
  expect(asked.length).toBeGreaterThan(0);
  expect(new Set(asked.map(({ headers }) => headers.get("x-token")))).toEqual(new Set([secret]));
});

test("without it the same site is an error page, and a sentence names the options that may open it", async () => {
  const { url } = await preview();

  const { out } = await portcullis(["gate", url, "--ca-file", caFile, "--json"], {});

  expect(out).toContain("Pass credentials with --header or --client-cert");
});

test("our own and given cookies are sent together", async () => {
  const seen: (string | undefined)[] = [];
  const first = reply({ status: 302, headers: ["Location: /", "Set-Cookie: a=b; Secure; HttpOnly"] });
  const answer: Answer = (socket, asked, reset) => {
    const cookie = asked.headers.get("cookie");
    seen.push(cookie);
    (cookie?.includes("a=b") ? good : first)(socket, asked, reset);
  };
  const { port } = await keep(serveTls({ answer }));

  await gate(`https://localhost:${port}/`, ["--header", "cookie=SESSION"]);

  expect(seen).toContain("session=c00kie-c00kie");
  expect(seen).toContain("session=c00kie-c00kie; a=b");
});

test("another origin, another port and plain http never hear of it", async () => {
  const other = await preview();
  const plain = await keep(serveHttp({ answer: good }));
  const onward = reply({ status: 302, headers: [`Location: ${other.url}`] });
  const first = await preview({ page: onward });
  const pins = [
    "--resolve",
    `localhost:80:127.0.0.1:${plain.port}`,
    "--resolve",
    `localhost:443:127.0.0.1:${first.port}`,
  ];

  await gate("https://localhost/", pins);
  await gate("http://localhost/", pins);

  expect(other.asked.length).toBeGreaterThan(0);
  expect(plain.asked.length).toBeGreaterThan(0);
  const others = [...other.asked, ...plain.asked].flatMap(({ headers }) => [...headers.values()]);
  expect(others.filter((value) => value.includes(secret))).toEqual([]);
  expect(first.asked.some(({ headers }) => headers.get("x-token") === secret)).toBe(true);
});

test.for<[name: string, options: TlsTwinOptions]>([
  ["is self-signed", { served: chainFor("self-signed") }],
  ["is for another name", { served: served(leafOf({ names: ["other.example"] }), intermediate) }],
  ["has expired", { served: chainFor("expired") }],
])("a server whose certificate %s gets no credentials", async ([, options]) => {
  const { url, asked } = await preview(options);

  const { code, target } = await gate(url);

  expect(asked).toEqual([]);
  // The certificate was measured, so this fails; unmeasured parts are unknown.
  expect(code).toBe(1);
  expect(target?.checks.find(({ id }) => id === "headers")?.status).toBe("unknown");
  expect(target?.checks.find(({ id }) => id === "ssl")?.status).toBe("fail");
  expect(JSON.stringify(target)).toContain("The given headers and client certificate were not sent");
});

test("a site that speaks nothing but HTTP/2 is opened, too", async () => {
  const seen: (string | readonly string[] | undefined)[] = [];
  const { port } = await keep(serveHttp2({ asked: (headers) => void seen.push(headers["x-token"]) }));

  await gate(`https://localhost:${port}/`);

  expect(seen.length).toBeGreaterThan(0);
  expect(new Set(seen)).toEqual(new Set([secret]));
});

test("every address is opened by it", async () => {
  const one = await preview();
  const two = await preview({ address: "127.0.0.2", port: one.port });
  const pins = ["127.0.0.1", "127.0.0.2"].flatMap((address) => ["--resolve", `localhost:${one.port}:${address}`]);

  const { code } = await gate(one.url, ["--all-ips", ...pins]);

  expect(code).toBe(0);
  for (const { asked } of [one, two]) {
    expect(new Set(asked.map(({ headers }) => headers.get("x-token")))).toEqual(new Set([secret]));
  }
});

const echo: Answer = (socket, asked, reset) => {
  const token = asked.headers.get("x-token") ?? "";
  const spelled = [token, encodeURIComponent(token), Buffer.from(token).toString("base64"), token.toUpperCase()];
  const headers = [
    ...spelled.flatMap((each, at) => [`X-Echo-${at}: ${each}`, `Server: nginx/${each}`, `X-Powered-By: ${each}`]),
    `Content-Security-Policy: default-src 'self' https://${token}.example; report-uri /${token}`,
    `Set-Cookie: ${token}=${token}; Path=/${token}`,
    `Strict-Transport-Security: max-age=${token}`,
    `Access-Control-Allow-Origin: https://${token}.example`,
    `X-Frame-Options: ${token}`,
    `Referrer-Policy: ${token}`,
    `Permissions-Policy: camera=(${token})`,
    `${token}: ${token}`,
    `X-Long: ${"a".repeat(110)}${token}`,
    `Server: ${"a".repeat(104)}${token}`,
  ];
  const meta = `<meta name="generator" content="${token} 1.0"><meta http-equiv="Content-Security-Policy" content="${token}">`;
  const location = asked.path === "/" ? [`Location: /${token}?a=${encodeURIComponent(token)}`] : [];
  const status = location.length > 0 ? 302 : 200;
  reply({ status, headers: [...headers, ...location], body: `<!doctype html>${meta}${token}` })(socket, asked, reset);
};

test.for(["gate", "http", "ssl", "owasp"])(
  "nothing that %s writes contains a secret that the target echoes",
  async (command) => {
    const names = ["localhost", `${secret}.example`, `x.${secret}.example`];
    const { url, port, asked } = await preview({
      page: echo,
      served: served(leafOf({ names, subject: { commonName: secret, organization: secret } }), intermediate),
    });
    const folder = mkdtempSync(join(tmpdir(), "portcullis-access-"));
    const kinds = "text,json,ndjson,markdown,junit,sarif,codequality,tap,github,azure,badge".split(",");
    const reports = command === "gate" ? kinds.flatMap((kind) => ["--report", `${kind}=${join(folder, kind)}`]) : [];
    const subject = command === "gate" || command === "http" ? url : `localhost:${port}`;
    const args = [command, subject, "--ca-file", caFile, "--header", "x-token=PREVIEW_TOKEN", ...reports];

    const runs = [
      await portcullis(args, { env }),
      await portcullis([...args, "--json"], { env }),
      await portcullis([...args, "--lang", "ko"], { env }),
    ];

    expect(asked.some(({ headers }) => headers.get("x-token") === secret)).toBe(true);
    const { readdirSync, readFileSync } = await import("node:fs");
    const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
    expect(files.length).toBe(reports.length / 2);
    const texts = [...runs.flatMap(({ out, err }) => [out, err]), ...files];
    expect(texts.some((text) => text.includes("***"))).toBe(true);
    const base64 = Buffer.from(secret).toString("base64").slice(0, 12);
    for (const text of texts) {
      expect(text.toLowerCase()).not.toContain(secret.slice(0, 8));
      expect(text).not.toContain(base64);
    }
  },
);

test("a secret that equals one of our own words breaks no report", async () => {
  const { url } = await preview();

  const { code, target } = await gate(url, ["--header", "x-mode=MODE", "--header", "x-other=OTHER"], {
    MODE: "unknown",
    OTHER: "headers",
  });

  expect(code).toBe(0);
  expect(target?.checks.map(({ id }) => id)).toEqual(["ssl", "headers", "days", "https"]);
});

test("a configuration gives each target its own header", async () => {
  const one = await preview();
  const two = await preview();
  const folder = mkdtempSync(join(tmpdir(), "portcullis-access-"));
  const targets = [{ url: one.url, header: "x-token=PREVIEW_TOKEN" }, { url: two.url }];
  writeFileSync(join(folder, "portcullis.config.json"), JSON.stringify({ ca_file: caFile, targets }));

  const { out } = await portcullis(["gate", "--json"], { env, folder });

  const statuses = (JSON.parse(out) as GateResult).targets.map(({ verdict }) => verdict);
  expect(statuses).toEqual(["pass", "unknown"]);
  expect(two.asked.some(({ headers }) => headers.has("x-token"))).toBe(false);
});

test("the URL is shown everywhere, so it may not contain a secret", async () => {
  const { url } = await preview();

  const inPath = await gate(`${url}?page=${encodeURIComponent(secret)}`);
  const site = await gate(url, ["--header", "referer=HERE"], { HERE: url });

  expect(inPath.code).toBe(2);
  expect(inPath.err).toContain("url must be a value without header values or other secrets");
  expect(inPath.err).not.toContain(secret);
  expect([site.code, site.target?.url]).toEqual([0, url]);
});

test("a secret in the URL is refused before anything is waited for, and shown nowhere", async () => {
  const { url, asked } = await preview();

  const { code, out, err } = await gate(`${url}${encodeURIComponent(secret)}`, [
    "--wait-for",
    "up",
    "--wait-timeout",
    "30",
  ]);

  expect([code, out, asked.length]).toEqual([2, "", 0]);
  expect(err).toContain("url must be a value without header values or other secrets");
  expect(err).not.toContain(secret);
  expect(err).not.toContain("waiting");
});

test.for<readonly [value: string, told: readonly string[]]>([
  ["f1v3!", ["gate.header-short"]],
  ["1", []],
  ["TRUE", []],
  ["sixsix", []],
])("a header value that is too short to be masked is reported: %s", async ([value, told]) => {
  const { url } = await preview();
  const args = ["gate", url, "--ca-file", caFile, "--header", "x-pin=PIN"];

  const { out } = await portcullis([...args, "--json"], { env: { PIN: value } });
  const inWords = await portcullis(args, { env: { PIN: value } });

  const { notices = [] } = JSON.parse(out) as GateResult;
  expect(notices.map(({ id }) => id)).toEqual(told);
  const said = inWords.out
    .replaceAll(/\s+/g, " ")
    .includes("shorter than 6 characters are not masked if a target echoes them: x-pin.");
  expect(said).toBe(told.length > 0);
});

test("a header that has the URL in it, or a word of ours, changes no verdict", async () => {
  const { url } = await preview({ page: goodPage });
  const plain = await gate(url);

  for (const value of [`${url}login/account`, "targets", "findings", "checks", "default", "certificate"]) {
    const sent = await gate(url, ["--header", "x-mode=MODE"], { MODE: value });

    expect([value, sent.code]).toEqual([value, plain.code]);
    expect([sent.target?.url, sent.target?.finalUrl]).toEqual([url, url]);
    expect(sent.target?.checks.map(({ status }) => status)).toEqual(plain.target?.checks.map(({ status }) => status));
  }
});
