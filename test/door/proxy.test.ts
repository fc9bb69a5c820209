import { createServer, type Socket } from "node:net";
import { expect, test } from "vitest";
import type { GateResult } from "../../src/core/result/result.ts";
import { caFile, goodPage } from "../action/scenes.ts";
import { keep } from "../engine.ts";
import { portcullis } from "../cli/terminal.ts";
import { serveDeaf } from "../twins/deaf.ts";
import { serveHttp } from "../twins/http.ts";
import { listen } from "../twins/listen.ts";
import { chainFor } from "../twins/pki/pki.ts";
import { refusing, serveProxy, type Doorman, type ProxyTwin } from "../twins/proxy.ts";
import { reply } from "../twins/raw-http.ts";
import { serveStarttls, talks } from "../twins/starttls.ts";
import { closedPort, dripInto } from "../twins/tcp.ts";
import { serveTls } from "../twins/tls.ts";

/** A good site with a redirecting port 80, as pins. */
async function site() {
  const secure = await keep(serveTls({ answer: goodPage }));
  const onward = reply({ status: 301, headers: ["Location: https://localhost/"] });
  const plain = await keep(serveHttp({ answer: onward }));
  const pins = [
    "--resolve",
    `localhost:443:127.0.0.1:${secure.port}`,
    "--resolve",
    `localhost:80:127.0.0.1:${plain.port}`,
  ];
  return { secure, plain, pins };
}

type Environment = Readonly<Record<string, string>>;

async function gate(args: readonly string[], env: Environment = {}, url = "https://localhost/") {
  const outcome = await portcullis(["gate", url, "--ca-file", caFile, "--json", ...args], { env });
  const result = outcome.out === "" ? null : (JSON.parse(outcome.out) as GateResult);
  return { ...outcome, target: result?.targets[0] };
}

function urlOf({ port }: Pick<ProxyTwin, "port">, user = ""): string {
  return `http://${user}127.0.0.1:${port}`;
}

test("everything goes through the proxy, to the checked address, and TLS sends the name", async () => {
  const { secure, plain, pins } = await site();
  const proxy = await keep(serveProxy());

  const { code, target } = await gate([...pins, "--proxy", urlOf(proxy)]);

  expect([code, target?.verdict]).toEqual([0, "pass"]);
  const authorities = proxy.asked.map(({ authority }) => authority);
  expect(new Set(authorities)).toEqual(new Set([`127.0.0.1:${secure.port}`, `127.0.0.1:${plain.port}`]));
  // No connection bypassed the proxy: handshakes, raw hellos, requests.
  expect(secure.connections() + plain.connections()).toBe(authorities.length);
  expect(authorities.length).toBeGreaterThan(5);
  // SSL 3.0 has no place for a name.
  const hellos = proxy.said.filter((bytes) => bytes[0] === 22 && bytes[10] !== 0);
  expect(hellos.length).toBeGreaterThan(3);
  expect(hellos.filter((bytes) => !bytes.includes("localhost"))).toEqual([]);
  expect(
    proxy.said.some(
      (bytes) => bytes.toString().includes("Host: localhost") || bytes.toString().includes("host: localhost"),
    ),
  ).toBe(true);
});

test("a site has the same result through a slow proxy", async () => {
  const { pins } = await site();
  const slow = await keep(serveProxy({ delay: 300 }));

  const direct = await gate(pins);
  const { target } = await gate([...pins, "--proxy", urlOf(slow)]);

  const told = (result: typeof target) => result?.checks.map(({ id, status, actual }) => [id, status, actual]);
  expect(told(target)).toEqual(told(direct.target));
  expect(target?.findings.map(({ id }) => id)).toEqual(direct.target?.findings.map(({ id }) => id));
});

/** A site that only the proxy's DNS can resolve, as on runners without DNS. */
async function siteBehind(location = "https://staging.shop.example/") {
  const served = chainFor("good", { names: ["staging.shop.example"] });
  const secure = await keep(serveTls({ served, answer: goodPage }));
  const plain = await keep(serveHttp({ answer: reply({ status: 301, headers: [`Location: ${location}`] }) }));
  const leads = (port: number): number => ({ 443: secure.port, 80: plain.port })[port] ?? port;
  const proxy = await keep(serveProxy({ leads, resolves: { "staging.shop.example": "127.0.0.1" } }));
  return { proxy, secure };
}

test("with --proxy-dns the proxy gets names, and the report says that no address was checked", async () => {
  const { proxy } = await siteBehind();
  const args = ["--proxy", urlOf(proxy), "--proxy-dns"];
  const url = "https://staging.shop.example/";

  const { code, target } = await gate(args, {}, url);
  const { out } = await portcullis(["gate", url, "--ca-file", caFile, ...args], { env: {} });

  expect([code, target?.verdict, target?.address]).toEqual([0, "pass", "(proxy)"]);
  expect(new Set(proxy.asked.map(({ authority }) => authority))).toEqual(
    new Set(["staging.shop.example:443", "staging.shop.example:80"]),
  );
  expect(out).toContain("address not checked ·");
});

test("without --proxy-dns a name that this machine does not know is not measured", async () => {
  const { proxy } = await siteBehind();
  const { code, target } = await gate(["--proxy", urlOf(proxy)], {}, "https://staging.shop.example/");

  expect([code, proxy.asked]).toEqual([3, []]);
  expect(target?.reason).toMatch(/^dns\./);
});

test.for([
  ["https://localhost/", "proxy.name"],
  ["https://printer.local/", "proxy.name"],
  ["https://169.254.169.254/", "address.private"],
])("--proxy-dns: %s is refused", async ([url, reason]) => {
  const { proxy } = await siteBehind();
  const { code, target } = await gate(["--proxy", urlOf(proxy), "--proxy-dns"], {}, url);

  expect([code, target?.reason, proxy.asked]).toEqual([3, reason, []]);
});

test.for(["http://intranet/", "http://vault.internal/", "http://10.0.0.1/", "http://localhost/"])(
  "--proxy-dns: a public target cannot redirect to %s",
  async (location) => {
    const { proxy } = await siteBehind(location);
    await gate(["--proxy", urlOf(proxy), "--proxy-dns"], {}, "http://staging.shop.example/");

    expect(proxy.asked.filter(({ authority }) => !authority.startsWith("staging.shop.example:"))).toEqual([]);
    expect(proxy.asked.length).toBeGreaterThan(0);
  },
);

test.for([
  [
    ["--proxy-dns", "--proxy", "off"],
    "--proxy is missing: --proxy-dns lets a proxy resolve host names, but no proxy is given",
  ],
  [
    ["--proxy-dns", "--proxy", "http://127.0.0.1:9", "--all-ips"],
    "--proxy-dns cannot be used together with --all-ips: a proxy does not report the addresses of a host name",
  ],
  [["--proxy-dns", "--server", "https://gate.example"], "--proxy-dns"],
] as const)("%j is refused", async ([args, says]) => {
  const { code, err } = await portcullis(["gate", "https://shop.example/", ...args], { env: {} });

  expect(code).toBe(2);
  expect(err).toContain(says);
});

test("a proxy over TLS is spoken to over TLS", async () => {
  const { pins } = await site();
  const proxy = await keep(serveProxy({ served: chainFor("good") }));

  const { code } = await gate([...pins, "--proxy", `https://localhost:${proxy.port}`]);

  expect(code).toBe(0);
  expect(proxy.asked.length).toBeGreaterThan(5);
});

test("a proxy over TLS with an untrusted certificate gets no request", async () => {
  const { pins } = await site();
  const proxy = await keep(serveProxy({ served: chainFor("self-signed") }));

  const { code, target } = await gate([...pins, "--proxy", `https://me:pa55-w0rd@localhost:${proxy.port}`]);

  expect([code, target?.reason]).toEqual([3, "proxy.unreachable"]);
  expect(proxy.asked).toEqual([]);
});

test("user name and password are sent only to the proxy", async () => {
  const { pins } = await site();
  const proxy = await keep(
    serveProxy({ doorman: (client) => client.end("HTTP/1.1 407 Who\r\nX-You-Sent: me:pa55-w0rd\r\n\r\n") }),
  );
  const args = [...pins, "--proxy", urlOf(proxy, "me:pa55%2Dw0rd@")];

  const { code, out, err, target } = await gate(args);
  const shown = await gate([...args, "--print-config"]);

  expect([code, target?.reason]).toEqual([3, "proxy.credentials"]);
  const sent = proxy.asked[0]?.headers.get("proxy-authorization");
  expect(sent).toBe(`Basic ${Buffer.from("me:pa55-w0rd").toString("base64")}`);
  for (const text of [out, err, shown.out]) expect(text).not.toMatch(/pa55|me:|bWU6/);
  for (const text of [out, shown.out]) expect(text).toContain(`http://127.0.0.1:${proxy.port}`);
});

const dripping: Doorman = (client) =>
  dripInto(client, Buffer.from(`HTTP/1.1 200 OK\r\nX: ${"a".repeat(1000)}\r\n\r\n`), 100);
const endless: Doorman = (client) => {
  client.write("HTTP/1.1 200 OK\r\n");
  const line = Buffer.from(`X-Long: ${"a".repeat(1000)}\r\n`);
  const pour = (): void => {
    for (let count = 0; count < 50; count++) client.write(line);
  };
  pour();
  client.on("drain", pour);
};

test.for<[name: string, doorman: Doorman, reason: string]>([
  ["wants credentials", refusing(407), "proxy.credentials"],
  ["forbids it", refusing(403), "proxy.refused"],
  ["knows no CONNECT", refusing(405), "proxy.refused"],
  ["redirects", refusing(302), "proxy.refused"],
  ["does not get through", refusing(502), "proxy.unable"],
  ["is not available", refusing(503), "proxy.unable"],
  ["gave up", refusing(504), "proxy.unable"],
  ["speaks something else", (client) => client.write("SSH-2.0-OpenSSH_9.6\r\n"), "proxy.malformed"],
  ["speaks HTTP/0.9", (client) => client.end("<html>\r\n\r\n"), "proxy.malformed"],
  ["hangs up", (client) => client.destroy(), "proxy.malformed"],
  ["hangs up in mid-word", (client) => client.end("HTTP/1.1 200"), "proxy.malformed"],
  ["has no end", endless, "proxy.malformed"],
  ["drips", dripping, "timeout.proxy"],
  ["says nothing", () => {}, "timeout.proxy"],
])("a proxy that %s has its own failure", async ([, doorman, reason]) => {
  const { pins } = await site();
  const proxy = await keep(serveProxy({ doorman }));
  const started = performance.now();

  const { code, target } = await gate([...pins, "--proxy", urlOf(proxy), "--timeout", "3"]);

  expect([code, target?.verdict, target?.reason]).toEqual([3, "unknown", reason]);
  expect(performance.now() - started).toBeLessThan(6000);
});

const inHttp: Doorman = (client) => {
  client.write("HTTP/1.1 200 OK\r\n\r\n");
  client.resume().once("data", () => client.end("HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n"));
};
const inPieces: Doorman = (client) => {
  client.write("HTTP/1.1 200 OK\r\n\r\n");
  client.resume().once("data", () => {
    client.write("HT");
    setTimeout(() => client.end("TP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n"), 200);
  });
};
const inSomethingElse: Doorman = (client) => {
  client.write("HTTP/1.1 200 OK\r\n\r\n");
  client.resume().once("data", () => client.end("SSH-2.0-OpenSSH_9.9\r\n"));
};

test.for<[what: string, doorman: Doorman, ends: readonly [code: number, verdict: string, reason: string | undefined]]>([
  ["HTTP, which the proxy speaks, leaves the target open", inHttp, [3, "unknown", "proxy.malformed"]],
  ["HTTP in pieces does, too", inPieces, [3, "unknown", "proxy.malformed"]],
  ["anything else is the target's doing", inSomethingElse, [3, "unknown", "tls.not-tls"]],
])("the outcome of CONNECT: %s", async ([, doorman, ends]) => {
  const { pins } = await site();
  const proxy = await keep(serveProxy({ doorman }));

  const { code, target } = await gate([...pins, "--proxy", urlOf(proxy)]);

  expect([code, target?.verdict, target?.reason]).toEqual(ends);
});

test("the proxy of the tests leads to no other machine", async () => {
  const proxy = await keep(serveProxy());
  const pin = ["--resolve", "localhost:443:10.1.2.3", "--resolve", "localhost:80:10.1.2.3"];

  const { target } = await gate([...pin, "--proxy", urlOf(proxy), "--timeout", "3"]);

  expect(target?.reason).toBe("proxy.refused");
  expect(proxy.asked.map(({ authority }) => authority)).toContain("10.1.2.3:443");
});

test("a proxy that is not there is one, too", async () => {
  const { pins } = await site();
  const port = await closedPort();

  const { code, target } = await gate([...pins, "--proxy", urlOf({ port })]);

  expect([code, target?.reason]).toEqual([3, "proxy.unreachable"]);
  expect(target?.message).toContain(
    `The proxy http://127.0.0.1:${port} could not be reached (the connection was refused).`,
  );
});

test("nor does a proxy that never answers block a run forever", async () => {
  const { pins } = await site();
  const proxy = await keep(serveDeaf());

  const { target } = await gate([...pins, "--proxy", urlOf(proxy), "--timeout", "2"]);

  expect(target?.reason).toBe("timeout.proxy");
});

const talkative: Doorman = (client, _asked, through) => {
  client.write("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early\r\nA: b\r\n\r\n");
  through();
};

test("interim answers are skipped, and bytes after the final one are the target's", async () => {
  const { port: beside } = await keep(serveTls());
  const mail = await keep(serveStarttls(talks.smtp, { beside }));
  const proxy = await keep(serveProxy({ doorman: talkative }));

  const { code, out } = await portcullis(
    ["ssl", `localhost:${mail.port}`, "--starttls", "smtp", "--ca-file", caFile, "--json", "--proxy", urlOf(proxy)],
    {},
  );

  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ ok: true, data: { raw: { trust: { trusted: true } } } });
});

test.for<[name: string, status: number | "silence" | "close"]>([
  ["forbids port 80", 403],
  ["says that port 80 refused", 503],
  ["lets through and hears nothing there", "silence"],
  ["lets through and is hung up on", "close"],
])("a proxy that %s leaves open whether port 80 is", async ([, what]) => {
  const { secure } = await site();
  const silent = await keep(listen(createServer((socket: Socket) => void (what === "close" && socket.end()))));
  const pins = [
    "--resolve",
    `localhost:443:127.0.0.1:${secure.port}`,
    "--resolve",
    `localhost:80:127.0.0.1:${silent.port}`,
  ];
  const doorman: Doorman = (client, asked, through) => {
    if (typeof what === "number" && asked.authority.endsWith(`:${silent.port}`)) refusing(what)(client, asked, through);
    else through();
  };
  const proxy = await keep(serveProxy({ doorman }));

  const { code, target } = await gate([...pins, "--proxy", urlOf(proxy)]);

  expect(target?.checks.map(({ id, status }) => [id, status])).toContainEqual(["https", "unknown"]);
  expect(code).toBe(3);
});

test.for<[env: (proxy: string) => Environment, args: readonly string[], secure: boolean, plain: boolean]>([
  [(proxy) => ({ HTTPS_PROXY: proxy }), [], true, false],
  [(proxy) => ({ https_proxy: proxy, HTTPS_PROXY: "http://127.0.0.1:9" }), [], true, false],
  [(proxy) => ({ HTTP_PROXY: proxy }), [], false, true],
  [(proxy) => ({ ALL_PROXY: proxy }), [], true, true],
  [(proxy) => ({ ALL_PROXY: "http://127.0.0.1:9", HTTPS_PROXY: proxy, http_proxy: proxy }), [], true, true],
  [(proxy) => ({ PORTCULLIS_PROXY: proxy, HTTPS_PROXY: "http://127.0.0.1:9" }), [], true, true],
  [(proxy) => ({ ALL_PROXY: proxy, NO_PROXY: "other.example, localhost" }), [], false, false],
  [(proxy) => ({ ALL_PROXY: proxy, no_proxy: "localhost:80" }), [], true, false],
  [(proxy) => ({ PORTCULLIS_PROXY: proxy, NO_PROXY: "*" }), [], false, false],
  [(proxy) => ({ ALL_PROXY: proxy }), ["--proxy", "off"], false, false],
  [(proxy) => ({ HTTPS_PROXY: proxy.replace("http://", "") }), [], true, false],
  [() => ({}), [], false, false],
])("the environment determines which hosts use a proxy (%#)", async ([env, args, secure, plain]) => {
  const { secure: over, plain: under, pins } = await site();
  const proxy = await keep(serveProxy());

  const { code } = await gate([...pins, ...args], env(urlOf(proxy)));

  expect(code).toBe(0);
  const authorities = proxy.asked.map(({ authority }) => authority);
  expect(authorities.includes(`127.0.0.1:${over.port}`)).toBe(secure);
  expect(authorities.includes(`127.0.0.1:${under.port}`)).toBe(plain);
});

test("print-config shows the proxy in use, and its source", async () => {
  const env = { HTTPS_PROXY: "http://me:pa55-w0rd@127.0.0.1:3128", NO_PROXY: ".internal" };

  const { out, err } = await portcullis(["gate", "https://localhost/", "--print-config", "--json"], { env });

  const [target] = (JSON.parse(out) as { targets: readonly { settings: object }[] }).targets;
  expect(target?.settings).toMatchObject({
    proxy: { value: "http://127.0.0.1:3128", source: "HTTPS_PROXY" },
    proxy_http: { value: null, source: "default" },
    no_proxy: { value: [".internal"], source: "NO_PROXY" },
  });
  expect(out + err).not.toContain("pa55");
});

test.for<[text: string, shown: string]>([
  ["socks5://127.0.0.1:1080", '"socks5://127.0.0.1:1080"'],
  ["http://me:pa55-w0rd@", '"…@"'],
  ["http://me:pa55-w0rd@proxy/path", '"…@proxy/path"'],
  ["http://me:pa55-w0rd@proxy:99999", '"…@proxy:99999"'],
  ["http://me:pa55%0d%0aX: y@proxy", '"…@proxy"'],
  ["pa55-w0rd://proxy:1", '"…://proxy:1"'],
  ["http://proxy:0", '"http://proxy:0"'],
  ["http://proxy?a=pa55-w0rd", '"http://proxy"'],
])("%s is no proxy", async ([proxy, shown]) => {
  const { code, err } = await gate(["--proxy", proxy]);
  const told = await gate([], { HTTPS_PROXY: proxy });

  expect([code, told.code]).toEqual([2, 2]);
  expect(err).toContain(`--proxy must be an http or https URL of a proxy`);
  expect(told.err).toContain("HTTPS_PROXY must be an http or https URL of a proxy");
  expect(err).toContain(`not ${shown}.`);
  expect(err + told.err).not.toMatch(/pa55|me:/);
});

test.for(["foo", "proxy.example", "of", "me:pa55-w0rd@proxy"])(
  "%s alone is no proxy of a run, and one of curl",
  async (proxy) => {
    const { code, err } = await gate(["--proxy", proxy]);
    const printed = await gate(["--print-config"], { HTTPS_PROXY: proxy });

    expect([code, printed.code]).toEqual([2, 0]);
    expect(err).toContain("--proxy must be an http or https URL of a proxy, such as http://proxy.example:3128");
    expect(err).not.toContain("pa55");
  },
);

test("two proxies are refused without being shown", async () => {
  const twice = ["--proxy", "http://me:pa55-w0rd@a", "--proxy", "http://me:pa55-w0rd@b"];

  const { code, err } = await gate(twice);

  expect([code, err]).toEqual([2, "portcullis: --proxy is given 2 times; give it once.\n"]);
});

test("a forbidden address is forbidden through a proxy, too", async () => {
  const proxy = await keep(serveProxy());

  const { target } = await gate(["--proxy", urlOf(proxy)], {}, "https://169.254.169.254/");

  expect(target?.reason).toBe("address.private");
  expect(proxy.asked).toEqual([]);
});

test.for<readonly [what: string, reason: string, doorman: Doorman]>([
  ["keeps silent", "timeout.http", (client) => client.write("HTTP/1.1 200 OK\r\n\r\n")],
  ["hangs up", "http.closed", (client) => client.end("HTTP/1.1 200 OK\r\n\r\n")],
])("a port 80 that %s behind a proxy is unknown, because the proxy accepts every connection", async (row) => {
  const [, reason, ofPlain] = row;
  const { plain, pins } = await site();
  const doorman: Doorman = (client, asked, through) =>
    (asked.authority.endsWith(`:${plain.port}`) ? ofPlain : through)(client, asked, through);
  const proxy = await keep(serveProxy({ doorman }));
  const { code, target } = await gate([...pins, "--proxy", urlOf(proxy), "--timeout", "3"]);

  expect([code, target?.verdict, target?.reason]).toEqual([3, "unknown", reason]);
  expect(target?.message).toContain("the proxy accepts every connection");
});
