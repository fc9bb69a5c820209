import { expect, test } from "vitest";
import { Failure } from "../../core/failure.ts";
import { checkEnvironment } from "./environment.ts";
import { givenFlags, readGiven } from "./given.ts";
import { environmentOnly } from "./list/environment.ts";
import { measuring } from "./list/measuring.ts";
import { listening, serving } from "./list/serving.ts";
import { listenFailure, readServing } from "./serving.ts";

type Bag = Readonly<Record<string, string>>;

function givenBy(argv: Bag, env: Bag = {}) {
  return readGiven(givenFlags(argv), env, [...listening, ...serving, ...measuring, ...environmentOnly]);
}

function complaint(argv: Bag, env: Bag = {}): string {
  try {
    checkEnvironment(env);
    readServing(givenBy(argv, env));
    return "";
  } catch (error) {
    return error instanceof Failure && error.code === "INVALID_INPUT" ? error.message : String(error);
  }
}

test.for<readonly [argv: Bag, env: Bag, host: string, port: number]>([
  [{}, {}, "127.0.0.1", 3000],
  [{ port: "0" }, {}, "127.0.0.1", 0],
  [{ host: "::1", port: "8080" }, {}, "::1", 8080],
  [{}, { PORTCULLIS_LISTEN: "0.0.0.0:80" }, "0.0.0.0", 80],
  [{}, { PORTCULLIS_LISTEN: "[::]:8443" }, "::", 8443],
  [{}, { PORTCULLIS_LISTEN: "localhost:0" }, "localhost", 0],
  [{ port: "4000" }, { PORTCULLIS_LISTEN: "[::1]:3000" }, "::1", 4000],
  [{ host: "127.0.0.2" }, { PORTCULLIS_LISTEN: "0.0.0.0:81" }, "127.0.0.2", 81],
])("%j and %j listen on %s port %d", ([argv, env, host, port]) => {
  expect(readServing(givenBy(argv, env))).toMatchObject({ host, port });
});

test.for<readonly [argv: Bag, env: Bag, words: string]>([
  [{ host: "example.com" }, {}, "--host must be an IP address of this machine"],
  [{ host: "127.0.0.1:80" }, {}, "--host must be an IP address"],
  [{ port: "65536" }, {}, "--port must be a port from 0 to 65535"],
  [{ port: "http" }, {}, 'not "http"'],
  [{}, { PORTCULLIS_LISTEN: "3000" }, "PORTCULLIS_LISTEN must be address:port"],
  [{}, { PORTCULLIS_LISTEN: "::1:3000" }, "IPv6 in brackets"],
  [{}, { PORTCULLIS_LISTEN: "[127.0.0.1]:3000" }, "PORTCULLIS_LISTEN must be address:port"],
  [{}, { PORTCULLIS_LISTEN: "127.0.0.1:99999" }, "PORTCULLIS_LISTEN must be address:port"],
  [{ "trust-proxy": "10/8" }, {}, "--trust-proxy must be addresses or networks"],
  [{}, { PORTCULLIS_TRUST_PROXY: "10.0.0.0/8,proxy" }, "PORTCULLIS_TRUST_PROXY must be addresses or networks"],
  [{ "rate-limit": "0" }, {}, "--rate-limit must be a number of requests a minute"],
  [{ "rate-limit": "1e3" }, {}, 'not "1e3"'],
  [{}, { PORTCULLIS_RATE_LIMIT_HEAVY: "-1" }, "PORTCULLIS_RATE_LIMIT_HEAVY must be a number"],
  [{ "target-edge": "9" }, {}, "--target-edge must be a number from 1 to 8"],
  [{}, { PORTCULLIS_TARGET_CONNECTIONS: "5" }, "PORTCULLIS_TARGET_CONNECTIONS must be a number from 30"],
  [{ timeout: "0" }, {}, "--timeout must be seconds above 0"],
  [{}, { PORTCULLIS_HOST: "127.0.0.1" }, "Unknown environment variable PORTCULLIS_HOST"],
  [{}, { PORTCULLIS_WORKER: "no" }, "PORTCULLIS_WORKER must be on or off"],
  [{}, { PORTCULLIS_RATELIMIT: "5" }, "Did you mean PORTCULLIS_RATE_LIMIT?"],
])("%j and %j are refused: %s", ([argv, env, words]) => {
  expect(complaint(argv, env)).toContain(words);
});

test("a server runs the monitoring unless workers do", () => {
  expect(readServing(givenBy({})).worker).toBe(true);
  expect(readServing(givenBy({}, { PORTCULLIS_WORKER: "on" })).worker).toBe(true);
  expect(readServing(givenBy({}, { PORTCULLIS_WORKER: "off" })).worker).toBe(false);
});

test("a server has a longer deadline, and uses resolvers instead of the hosts file", () => {
  expect(readServing(givenBy({})).measuring.deadline).toBe(15_000);
  expect(readServing(givenBy({ timeout: "3" })).measuring.deadline).toBe(3000);
  expect(readServing(givenBy({})).measuring.resolvers).not.toEqual([]);
  expect(readServing(givenBy({ resolver: "127.0.0.1:5353" })).measuring.resolvers).toEqual(["127.0.0.1:5353"]);
});

test("variables that Kubernetes sets for a service named portcullis are ignored", () => {
  const env = { PORTCULLIS_PORT: "tcp://10.0.0.1:80", PORTCULLIS_SERVICE_HOST: "10.0.0.1" };

  expect(complaint({}, env)).toBe("");
  expect(readServing(givenBy({}, env)).port).toBe(3000);
});

test.for<readonly [code: string, argv: Bag, env: Bag, words: string | null]>([
  ["EADDRINUSE", {}, {}, '--port must be a port that is not in use, not "3000".'],
  [
    "EADDRINUSE",
    {},
    { PORTCULLIS_LISTEN: "127.0.0.1:81" },
    'PORTCULLIS_LISTEN must be a port that is not in use, not "81".',
  ],
  [
    "EADDRINUSE",
    { port: "82" },
    { PORTCULLIS_LISTEN: "127.0.0.1:81" },
    '--port must be a port that is not in use, not "82".',
  ],
  ["EACCES", { port: "80" }, {}, '--port must be a port that this user may listen on, not "80".'],
  ["EADDRNOTAVAIL", { host: "192.0.2.1" }, {}, '--host must be an IP address of this machine, not "192.0.2.1".'],
  ["EMFILE", {}, {}, null],
])("%s with %j and %j is reported as %s", ([code, argv, env, words]) => {
  const given = givenBy(argv, env);
  const error = Object.assign(new Error("listen"), { code });

  expect(listenFailure(error, given, readServing(given))?.message ?? null).toBe(words);
});
