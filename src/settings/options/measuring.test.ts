import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { Failure } from "../../core/failure.ts";
import { givenFlags, readGiven, type Argv } from "./given.ts";
import { environmentOnly } from "./list/environment.ts";
import { measuring } from "./list/measuring.ts";
import { readLanguage, readMeasuring } from "./measuring.ts";

const folder = mkdtempSync(join(tmpdir(), "portcullis-settings-"));
const notPem = join(folder, "not.pem");
const broken = join(folder, "broken.pem");
writeFileSync(notPem, "hello");
writeFileSync(broken, "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n");
afterAll(() => rmSync(folder, { recursive: true }));

type Bag = Readonly<Record<string, string | readonly string[]>>;

function read(argv: Bag, env: Readonly<Record<string, string>> = {}) {
  const given = readGiven(givenFlags(argv), env, [...measuring, ...environmentOnly]);
  return { language: readLanguage(given), ...readMeasuring(given) };
}

function complaint(argv: Bag, env?: Readonly<Record<string, string>>): string {
  try {
    read(argv, env);
    return "";
  } catch (error) {
    return error instanceof Failure && error.code === "INVALID_INPUT" ? error.message : String(error);
  }
}

test.for([
  ["timeout", "0", "--timeout must be seconds above 0"],
  ["timeout", "-1", "--timeout must be seconds above 0"],
  ["timeout", "soon", 'not "soon"'],
  ["timeout", "301", "up to 300"],
  ["timeout", "1e3", 'not "1e3"'],
  ["lang", "fr", "--lang must be one of en, ko"],
  ["lang", "KO", "Did you mean ko?"],
  ["resolver", "dns.example", "--resolver must be an IP address"],
  ["resolver", "127.0.0.1:0", "--resolver must be an IP address"],
  ["resolver", "127.0.0.1:99999", "--resolver must be an IP address"],
  ["resolve", "shop.example:443", "--resolve must be host:port:address"],
  ["resolve", "shop.example:443:elsewhere.example", "--resolve must be host:port:address"],
  ["resolve", "shop.example:443:::1", "with IPv6 in brackets"],
  ["resolve", "shop.example:0:127.0.0.1", "--resolve must be host:port:address"],
  ["resolve", "a b:443:127.0.0.1", "--resolve must be host:port:address"],
  ["ca-file", join(folder, "absent.pem"), "the file does not exist"],
  ["ca-file", folder, "cannot be used: it is a folder (EISDIR)"],
  ["ca-file", notPem, "it contains no PEM certificate"],
  ["ca-file", broken, "certificate 1 in it cannot be read"],
] as const)("--%s %s is refused, and the error says what is expected", ([flag, value, expected]) => {
  expect(complaint({ [flag]: value })).toContain(expected);
});

test("a value from the environment is named by its variable", () => {
  expect(complaint({}, { PORTCULLIS_TIMEOUT: "soon" })).toMatch(/^PORTCULLIS_TIMEOUT must be seconds/);
  expect(complaint({}, { PORTCULLIS_ALLOW_ADDRESSES: "10.0.0.0/33" })).toMatch(
    /^PORTCULLIS_ALLOW_ADDRESSES must be networks/,
  );
});

test("an option typed twice is refused, a repeatable one is not", () => {
  expect(complaint({ timeout: ["1", "2"] })).toBe("--timeout is given twice, as 1 and as 2.");
  expect(complaint({ resolver: ["127.0.0.1", "[::1]:5353"] })).toBe("");
});

test("a flag beats the environment, and an empty variable counts as absent", () => {
  expect(read({ lang: "en" }, { PORTCULLIS_LANG: "ko" }).language).toBe("en");
  expect(read({}, { PORTCULLIS_LANG: "ko" }).language).toBe("ko");
  expect(read({}, { PORTCULLIS_LANG: "" }).language).toBe("en");
  expect(read({}, { LANG: "ko_KR.UTF-8", LC_ALL: "ko_KR.UTF-8" }).language).toBe("en");
  expect(read({ timeout: "0.5" }, { PORTCULLIS_TIMEOUT: "9" }).deadline).toBe(500);
});

test.for<[what: string, argv: Argv, env: Readonly<Record<string, string>>, axfr: boolean | undefined]>([
  ["by default", {}, {}, undefined],
  ["with the flag", { axfr: true }, {}, true],
  ["with the variable", {}, { PORTCULLIS_AXFR: "true" }, true],
  ["with the variable set to false", {}, { PORTCULLIS_AXFR: "false" }, undefined],
])("whether whole zones are requested %s", ([, argv, env, axfr]) => {
  const given = readGiven(givenFlags(argv), env, [...measuring, ...environmentOnly]);

  expect(readMeasuring(given).axfr).toBe(axfr);
});
