import type { Socket } from "node:net";
import { expect, test } from "vitest";
import { pqc, type PqcRaw } from "../../src/checks/pqc/index.ts";
import { Failure } from "../../src/core/failure.ts";
import { interpret } from "../../src/core/result/interpretation.ts";
import { resolverNames } from "../dns/resolvers.ts";
import { openGuard } from "../../src/net/guard.ts";
import { openTrustStore } from "../../src/net/roots.ts";
import { runLocal, type LocalResult } from "../../src/run/local.ts";
import { commandLine, doorFor, keep, measure } from "../engine.ts";
import { serveDns } from "../twins/dns/dns.ts";
import type { Twin } from "../twins/listen.ts";
import { chainFor } from "../twins/pki/pki.ts";
import { reply } from "../twins/raw-http.ts";
import { serveHello } from "../twins/raw-tls.ts";
import {
  closedPort,
  passOn,
  resettingAtOnce,
  resettingOnFirstWords,
  saying,
  serveTcp,
  stayingSilent,
  type Behaviour,
} from "../twins/tcp.ts";
import { oldVersions, serveHttp2, serveTls } from "../twins/tls.ts";
import { defaultDns } from "../../src/net/dns/default.ts";

const hybrid = "X25519MLKEM768";

type Result = LocalResult<PqcRaw, string>;

function look(twin: Pick<Twin, "port">, options: Parameters<typeof measure>[2] = {}): Promise<Result> {
  return measure(pqc, { host: `localhost:${twin.port}` }, options);
}

/** The problems, without mere notes. */
function problemsOf({ verdict }: Result): readonly string[] {
  return interpret(pqc, verdict, "en")
    .issues.filter(({ severity }) => severity !== "info")
    .map(({ id, severity }) => `${severity} ${id}`);
}

/** Like a middlebox that reads one packet: closes connections that start with a large hello, and passes on all others. */
function bearing(port: number, breakOff: (socket: Socket) => void, limit = 1200): Behaviour {
  return (socket) =>
    socket.once("data", (first: Buffer) => {
      const length = 5 + first.readUInt16BE(3);
      if (length > limit) breakOff(socket);
      else passOn(socket, port, first);
    });
}

interface Row {
  readonly name: string;
  readonly twin: () => Promise<Twin>;
  readonly supported: boolean;
  readonly status: "pass" | "warn";
  readonly problems: readonly string[];
}

const rows: readonly Row[] = [
  {
    name: "the hybrid group beside others",
    twin: () => serveTls({ groups: `${hybrid}:X25519:P-256` }),
    supported: true,
    status: "pass",
    problems: [],
  },
  {
    name: "the hybrid group alone",
    twin: () => serveTls({ groups: hybrid }),
    supported: true,
    status: "pass",
    problems: [],
  },
  { name: "HTTP/2 and nothing else", twin: () => serveHttp2(), supported: true, status: "pass", problems: [] },
  {
    // Trust belongs to another check: recorded traffic is still safe.
    name: "the hybrid group, with an untrusted certificate",
    twin: () => serveTls({ served: chainFor("self-signed") }),
    supported: true,
    status: "pass",
    problems: [],
  },
  {
    name: "classic groups alone",
    twin: () => serveTls({ groups: "X25519:P-256" }),
    supported: false,
    status: "warn",
    problems: ["medium pqc.no-hybrid-group"],
  },
  {
    name: "TLS 1.2 at best",
    twin: () => serveTls({ maxVersion: "TLSv1.2" }),
    supported: false,
    status: "warn",
    problems: ["medium pqc.no-tls13"],
  },
  {
    name: "TLS 1.0 at best",
    twin: () => serveTls(oldVersions["TLS 1.0"]),
    supported: false,
    status: "warn",
    problems: ["medium pqc.no-tls13"],
  },
  {
    name: "resets at large hellos",
    twin: async () => {
      const behind = await keep(serveTls());
      return serveTcp(bearing(behind.port, (socket) => socket.resetAndDestroy()));
    },
    supported: false,
    status: "warn",
    problems: ["medium pqc.large-hello"],
  },
  {
    // The hello with only the hybrid group is small enough; an ordinary client's is not.
    name: "resets at hellos that are larger still",
    twin: async () => {
      const behind = await keep(serveTls());
      return serveTcp(bearing(behind.port, (socket) => socket.resetAndDestroy(), 1470));
    },
    supported: true,
    status: "warn",
    problems: ["medium pqc.large-hello"],
  },
  {
    name: "an orderly end at large hellos",
    twin: async () => {
      const behind = await keep(serveTls());
      return serveTcp(bearing(behind.port, (socket) => socket.end()));
    },
    supported: false,
    status: "warn",
    problems: ["medium pqc.large-hello"],
  },
  {
    name: "decode_error at large hellos, from who has no TLS 1.3 either",
    twin: async () => {
      const behind = await keep(serveTls({ maxVersion: "TLSv1.2" }));
      return serveTcp(bearing(behind.port, (socket) => socket.end(Buffer.from("15030300020232", "hex"))));
    },
    supported: false,
    status: "warn",
    problems: ["medium pqc.no-tls13", "medium pqc.large-hello"],
  },
];

test.for(rows)("$name", async ({ twin, supported, status, problems }) => {
  const result = await look(await keep(twin()));

  expect(result.raw.hybrid.supported).toBe(supported);
  expect(result.raw.hybrid.handshake?.namedGroup).toBe(supported ? hybrid : undefined);
  expect(result.verdict.status).toBe(status);
  expect(problemsOf(result)).toEqual(problems);
  expect(pqc.raw.parse(result.raw)).toEqual(result.raw);
});

interface Down {
  readonly name: string;
  readonly port: () => Promise<number>;
  readonly code: string;
  readonly reason: RegExp;
}

const tcp = async (behave: Behaviour): Promise<number> => (await keep(serveTcp(behave))).port;

const downs: readonly Down[] = [
  { name: "refused", port: () => closedPort(), code: "UPSTREAM_ERROR", reason: /^tcp\.refused$/ },
  { name: "silent", port: () => tcp(stayingSilent()), code: "UPSTREAM_TIMEOUT", reason: /^timeout\.tls$/ },
  { name: "reset at once", port: () => tcp(resettingAtOnce()), code: "UPSTREAM_ERROR", reason: /^tcp\.reset$/ },
  {
    name: "reset in the handshake",
    port: () => tcp(resettingOnFirstWords()),
    code: "UPSTREAM_ERROR",
    reason: /^(?:tcp\.reset|tls\.closed)$/,
  },
  {
    name: "not TLS",
    port: () => tcp(saying("HTTP/1.1 400 Bad Request\r\n\r\n")),
    code: "UPSTREAM_ERROR",
    reason: /^tls\.not-tls$/,
  },
  {
    name: "an alert under every offer",
    port: () => tcp(saying(Buffer.from("15030100020228", "hex"))),
    code: "UPSTREAM_ERROR",
    reason: /^tls\.alert\.40$/,
  },
];

test.for(downs)("$name is no verdict but a failure", async ({ port, code, reason }) => {
  const failure = await look({ port: await port() }, { deadline: 1500 }).catch((error: unknown) => error);

  expect(failure).toBeInstanceOf(Failure);
  expect(failure).toMatchObject({ code, reason: expect.stringMatching(reason) });
});

test.for([
  ["NXDOMAIN", "NOT_FOUND", "dns.nxdomain"],
  ["NODATA", "NOT_FOUND", "dns.no-address"],
  ["SERVFAIL", "UPSTREAM_ERROR", "dns.failed"],
] as const)("a name whose lookup gives %s is %s", async ([said, code, reason]) => {
  const dns = await keep(serveDns({ "shop.example": said }));
  const names = resolverNames([dns.server]);
  const run = runLocal(pqc, pqc.input.parse({ host: "shop.example" }), {
    deadline: 5000,
    open: (signal) => ({
      ...openGuard({ signal, policy: commandLine, names }),
      trust: openTrustStore([]),
      dns: defaultDns,
    }),
  });

  await expect(run).rejects.toMatchObject({ code, reason });
});

test("four servers, four answers", async () => {
  const good = await keep(serveTls());
  const answers = await Promise.all([
    look(good),
    look(await keep(serveTls({ groups: "X25519" }))),
    look(await keep(serveTcp(bearing(good.port, (socket) => socket.resetAndDestroy())))),
    look({ port: await closedPort() }).catch((error: unknown) => error as Failure),
  ]);

  const said = answers.map((each) => (each instanceof Failure ? each.reason : [each.verdict.status, problemsOf(each)]));
  expect(said).toEqual([
    ["pass", []],
    ["warn", ["medium pqc.no-hybrid-group"]],
    ["warn", ["medium pqc.large-hello"]],
    "tcp.refused",
  ]);
});

test("other post-quantum groups are reported separately", async () => {
  const twin = await keep(serveTls({ groups: "SecP256r1MLKEM768:SecP384r1MLKEM1024:X25519" }));

  const { raw, verdict } = await look(twin);

  expect(raw.namedGroups.filter(({ offered }) => offered).map(({ namedGroup: group }) => group)).toEqual([
    "SecP256r1MLKEM768",
    "SecP384r1MLKEM1024",
  ]);
  expect(raw.namedGroups.every(({ offered }) => offered !== null)).toBe(true);
  expect(verdict.findings.map(({ id }) => id)).toEqual(["other-groups"]);
});

test.for<[headers: readonly string[], provider: string, findings: readonly string[]]>([
  // No edge runs on this machine, regardless of headers.
  [["CF-RAY: 8e5f-ICN", "Server: cloudflare"], "own", []],
  [["cf-ray: 1", "x-vercel-id: 1"], "own", []],
  [["Server: nginx"], "own", []],
])("%j is provided by %s", async ([headers, provider, findings]) => {
  const twin = await keep(serveTls({ answer: reply({ headers }) }));

  const { raw, verdict } = await look(twin);

  expect(raw.provider).toBe(provider);
  expect(verdict.findings.map(({ id }) => id)).toEqual(findings);
});

test.for<[groups: string, named: readonly string[]]>([
  ["SecP384r1MLKEM1024", ["SecP384r1MLKEM1024"]],
  ["SecP256r1MLKEM768", ["SecP256r1MLKEM768"]],
  ["MLKEM768", ["MLKEM768"]],
  ["MLKEM1024", ["MLKEM1024"]],
  ["X448", []],
  ["ffdhe2048", []],
  ["brainpoolP256r1tls13", []],
])("a server with %s alone is there, and does not support the hybrid group", async ([groups, named]) => {
  const { raw, verdict } = await look(await keep(serveTls({ groups })));

  expect(raw.hybrid).toMatchObject({ supported: false, obstacles: ["no-hybrid-group"] });
  expect(raw.namedGroups.filter(({ offered }) => offered).map(({ namedGroup: group }) => group)).toEqual(named);
  expect(raw.address).toMatch(/^(?:127\.0\.0\.1|::1)$/);
  expect(verdict.status).toBe("warn");
  // Traffic that is protected against quantum computers is not said to be at risk.
  expect(verdict.findings.map(({ id }) => id)).toEqual(
    named.length === 0 ? ["no-hybrid-group", "unusual-groups"] : ["unusual-groups"],
  );
});

test("a look costs five connections, and more only where the answer is in doubt", async () => {
  const good = await keep(serveTls());
  const doubtful = await keep(serveTcp(bearing(good.port, (socket) => socket.resetAndDestroy())));

  await look(good);
  const [usual] = [good.connections()];
  await look(doubtful);

  expect(usual).toBe(5);
  // The ordinary client connects at its third try; then the hybrid hello again, and one small and two large ones.
  expect(doubtful.connections()).toBe(11);
});

test("a suite that is missing is no group that is missing", async () => {
  const ciphers = "TLS_AES_128_CCM_SHA256:ECDHE-ECDSA-AES128-GCM-SHA256";
  const { raw } = await look(await keep(serveTls({ groups: `${hybrid}:X25519`, ciphers })));

  expect(raw.hybrid).toMatchObject({ supported: true, attempts: 2 });
  expect(raw.hybrid.handshake?.cipher).toBe("TLS_AES_128_CCM_SHA256");
});

test("a server that closes on few suites has not refused the group", async () => {
  const { port } = await keep(serveTls({ groups: `X25519:${hybrid}` }));
  const server = await keep(
    serveHello((socket, { suites }, bytes) =>
      suites.length < 10 ? void socket.resetAndDestroy() : passOn(socket, port, bytes),
    ),
  );
  const { raw } = await look(server);

  expect(raw.hybrid).toMatchObject({ supported: null, obstacles: [] });
});

test("an offer of groups is kept apart from the usual one", async () => {
  const twin = await keep(serveTls({ groups: `${hybrid}:X25519` }));
  using door = doorFor();
  const to = { host: "localhost", port: twin.port };

  const groups = await Promise.all([
    door.net.tls(to),
    door.net.tls(to, { groups: ["X25519"] }),
    door.net.tls(to, { groups: [hybrid], onlyTls13: true }),
  ]);

  expect(groups.map(({ group }) => group)).toEqual([hybrid, "X25519", hybrid]);
});

test("the hello of an ordinary client is a large one, which the question of size relies on", async () => {
  const heard: Buffer[] = [];
  const twin = await keep(serveTcp((socket) => socket.on("data", (chunk: Buffer) => heard.push(chunk))));
  using door = doorFor({ deadline: 500 });

  await door.net.tls({ host: "localhost", port: twin.port }).catch(() => {});

  expect(Buffer.concat(heard).length).toBeGreaterThan(1460);
});

test("the host's port is used, and a verdict about another host is rejected", async () => {
  const input = pqc.input.parse({ host: "https://Shop.Example:8443/path" });

  expect(pqc.target(input).name).toBe("shop.example:8443");
  expect(pqc.target(pqc.input.parse({ host: "shop.example" })).name).toBe("shop.example");
  const { raw } = await look(await keep(serveTls()));
  expect(pqc.fits?.(raw, input)).toBe(false);
});
