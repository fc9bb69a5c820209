import { expect, test } from "vitest";
import type { ServerConfig } from "../../server/main.ts";
import { openapi } from "../../server/http/openapi/document.ts";
import type { Reference } from "../../server/http/openapi/read.ts";
import { gate } from "../../src/checks/gate/index.ts";
import { http } from "../../src/checks/http/index.ts";
import { ssl } from "../../src/checks/ssl/index.ts";
import { languages } from "../../src/core/text.ts";
import { keep } from "../engine.ts";
import { of, serve, type Service } from "../server/service.ts";
import { hugeHeaders, raw, redirect, redirectLoop, silence } from "../twins/answers.ts";
import { serveDns } from "../twins/dns/dns.ts";
import { serveHttp } from "../twins/http.ts";
import { staple } from "../twins/pki/ocsp-answer.ts";
import { chainFor, inDays, intermediate, leafOf, served } from "../twins/pki/pki.ts";
import { alerting } from "../twins/raw-tls.ts";
import { reply, type Answer } from "../twins/raw-http.ts";
import { closedPort, resettingAtOnce, saying, serveTcp, stayingSilent } from "../twins/tcp.ts";
import { oldVersions, serveHttp2, serveTls, type TlsTwinOptions } from "../twins/tls.ts";
import { readContract } from "./contract.ts";
import { someOf } from "../runs.ts";

const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const sixHeaders = [
  "Strict-Transport-Security: max-age=31536000; includeSubDomains",
  `Content-Security-Policy: ${policy}`,
  "X-Content-Type-Options: nosniff",
  "Referrer-Policy: no-referrer",
  "Permissions-Policy: camera=(), microphone=(), geolocation=()",
];
const page = reply({ headers: sixHeaders, body: "<!doctype html>" });

/** The target of a scene, and the server settings to reach it. */
interface Scene {
  readonly target: string;
  readonly measuring?: ServerConfig["measuring"];
}

async function site(options: TlsTwinOptions = {}): Promise<Scene> {
  return { target: `https://localhost:${(await keep(serveTls({ answer: page, ...options }))).port}/` };
}

async function tcp(behave: Parameters<typeof serveTcp>[0]): Promise<Scene> {
  return { target: `https://localhost:${(await keep(serveTcp(behave))).port}/` };
}

/** On the usual ports, which a test may not open: both are pinned to twins. */
async function onUsualPorts(plain: Answer, scheme = "https"): Promise<Scene> {
  const [secure, other] = [await keep(serveTls({ answer: page })), await keep(serveHttp({ answer: plain }))];
  const at = { host: "shop.example", address: "127.0.0.1" };
  const pins = [
    { ...at, port: 443, toPort: secure.port },
    { ...at, port: 80, toPort: other.port },
  ];
  return { target: `${scheme}://shop.example/`, measuring: { pins } };
}

type Row = readonly [
  name: string,
  scene: () => Promise<Scene>,
  statuses: readonly [ssl: number, http: number, gate: number],
];

/** A shorter deadline for targets that never answer. */
const soon = { deadline: 2000 };

const measured = [200, 200, 200] as const;
const nothing = [503, 503, 503] as const;

const rows: readonly Row[] = [
  ["a good site", () => site(), measured],
  ["a stapled answer", () => site({ staple: staple("good", chainFor("good").leaf) }), measured],
  ["an expired certificate", () => site({ served: chainFor("expired") }), measured],
  ["a self-signed certificate", () => site({ served: chainFor("self-signed") }), measured],
  ["another name", () => site({ served: chainFor("wrong name") }), measured],
  ["an unknown authority", () => site({ served: chainFor("leaf only") }), measured],
  ["a weak key", () => site({ served: chainFor("rsa 1024") }), measured],
  // More than OpenSSL reads: there is no page, and the size is known to be the reason.
  ["ten thousand names", () => site({ served: chainFor("many names") }), [200, 503, 200]],
  ["five days left", () => site({ served: served(leafOf({ notAfter: inDays(5) }), intermediate) }), measured],
  ["TLS 1.1 at best", () => site(oldVersions["TLS 1.1"]), measured],
  ["no header at all", () => site({ answer: reply() }), measured],
  ["invalid headers", () => site({ answer: reply({ headers: ["Strict-Transport-Security: max-age=x"] }) }), measured],
  [
    "a telling page",
    () => site({ answer: reply({ headers: ["Server: nginx/1.2.3", "X-Powered-By: PHP/8"] }) }),
    measured,
  ],
  ["a redirect loop", () => site({ answer: redirectLoop() }), measured],
  ["a redirect into a private network", () => site({ answer: redirect("http://10.0.0.1/") }), measured],
  ["a redirect to no scheme of ours", () => site({ answer: redirect("ftp://localhost/") }), measured],
  ["an error page", () => site({ answer: reply({ status: 404, headers: sixHeaders }) }), measured],
  ["content on port 80", () => onUsualPorts(page), measured],
  ["a redirect on port 80", () => onUsualPorts(redirect("https://shop.example/"), "http"), measured],
  [
    "http only",
    async () => {
      const scene = await onUsualPorts(page, "http");
      const closed = await closedPort();
      const pins = [...(scene.measuring?.pins ?? [])].map((pin) =>
        pin.port === 443 ? { ...pin, toPort: closed } : pin,
      );
      return { ...scene, measuring: { pins } };
    },
    [503, 200, 200],
  ],
  ["HTTP/2 alone", async () => ({ target: (await keep(serveHttp2())).origin }), measured],
  ["a server error", () => site({ answer: reply({ status: 503, headers: sixHeaders }) }), [200, 503, 200]],
  [
    "a challenge",
    () => site({ answer: reply({ status: 403, headers: ["CF-Mitigated: challenge"] }) }),
    [200, 503, 200],
  ],
  ["headers without end", () => site({ answer: hugeHeaders(300) }), [200, 503, 200]],
  ["no HTTP", () => site({ answer: raw("SSH-2.0-OpenSSH_9.9\r\n", "closes") }), [200, 503, 200]],
  [
    "a page that never comes",
    async () => ({ ...(await site({ answer: silence() })), measuring: soon }),
    [200, 503, 200],
  ],
  ["a closed port", async () => ({ target: `https://localhost:${await closedPort()}/` }), nothing],
  ["a reset", () => tcp(resettingAtOnce()), nothing],
  ["silence", async () => ({ ...(await tcp(stayingSilent())), measuring: soon }), nothing],
  ["no TLS", () => tcp(saying("SSH-2.0-OpenSSH_9.9\r\n")), nothing],
  ["an alert under every offer", () => tcp(alerting(40)), nothing],
  [
    "a name that does not exist",
    async () => {
      const dns = await keep(serveDns({}));
      return { target: "https://nowhere.example/", measuring: { resolvers: [dns.server] } };
    },
    [404, 404, 404],
  ],
  ["a private address", () => Promise.resolve({ target: "https://10.0.0.1/" }), [400, 400, 400]],
];

const contract = readContract(openapi([ssl, http, gate]) as Reference);

const subjects = { ssl: "host", http: "url", gate: "url" } as const;

/** Asks every check the same in both languages, twice, to include stored and shared answers; validates all against the reference. */
async function answers(service: Service, target: string): Promise<readonly Told[]> {
  const questions = Object.entries(subjects).flatMap(([id, subject]) =>
    languages.map((language) => ({ id, path: `/api/util/${id}`, query: `?${subject}=${of(target)}&lang=${language}` })),
  );
  const round = (): Promise<readonly Told[]> =>
    Promise.all(
      questions.map(async ({ id, path, query }) => {
        const { status, headers, envelope: body } = await service.ask(path + query);
        return { id, status, complaints: contract.complaints({ path, status, headers, body }) };
      }),
    );
  return [...(await round()), ...(await round())];
}

interface Told {
  readonly id: string;
  readonly status: number;
  readonly complaints: readonly string[];
}

test.for(someOf(rows, 11))("%s is answered as the reference says", async ([, scene, [ofSsl, ofHttp, ofGate]]) => {
  const { target, measuring = {} } = await scene();
  const service = await serve({ measuring });

  const told = await answers(service, target);

  expect(told.filter(({ complaints }) => complaints.length > 0)).toEqual([]);
  expect(told).toHaveLength(4 * Object.keys(subjects).length);
  const statuses = Object.groupBy(told, ({ id }) => id);
  expect(
    Object.fromEntries(
      Object.entries(statuses).map(([id, all = []]) => [id, [...new Set(all.map(({ status }) => status))]]),
    ),
  ).toEqual({
    ssl: [ofSsl],
    http: [ofHttp],
    gate: [ofGate],
  });
});
