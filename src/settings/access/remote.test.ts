import { expect, test } from "vitest";
import { Failure } from "../../core/failure.ts";
import { givenFlags, readGiven } from "../options/given.ts";
import { environmentOnly } from "../options/list/environment.ts";
import { optionsOf } from "../options/list/of-check.ts";
import { folderWith } from "../../../test/folder.ts";
import { readRemote, type Remote } from "./remote.ts";

type Bag = Readonly<Record<string, string | readonly string[]>>;
type Environment = Readonly<Record<string, string>>;

function read(argv: Bag, env: Environment = {}): Remote | null {
  return readRemote(readGiven(givenFlags(argv), env, [...optionsOf("gate"), ...environmentOnly]));
}

function complaint(argv: Bag, env?: Environment): string {
  try {
    return `nothing wrong: ${JSON.stringify(read(argv, env))}`;
  } catch (error) {
    return error instanceof Failure && error.code === "INVALID_INPUT" ? error.message : String(error);
  }
}

test.for<[text: string, server: string]>([
  ["https://gate.example", "https://gate.example/"],
  ["https://gate.example/portcullis", "https://gate.example/portcullis/"],
  ["https://gate.example/portcullis/", "https://gate.example/portcullis/"],
  ["HTTPS://GATE.example:8443/a%20b", "https://gate.example:8443/a%20b/"],
  ["http://127.0.0.1:3000", "http://127.0.0.1:3000/"],
  ["http://[::1]:3000", "http://[::1]:3000/"],
  ["http://gate.internal", "http://gate.internal/"],
])("%s is accepted as a server", ([text, server]) => {
  expect(read({ server: text })).toEqual({ server });
});

test("without a server, this process measures", () => {
  expect(read({})).toBeNull();
  expect(read({}, { PORTCULLIS_SERVER: "", PORTCULLIS_KEY: "" })).toBeNull();
  expect(read({ resolver: "127.0.0.1" })).toBeNull();
});

test("a flag beats the environment", () => {
  const env = { PORTCULLIS_SERVER: "https://one.example", PORTCULLIS_KEY: "of-the-environment" };

  expect(read({}, env)).toEqual({ server: "https://one.example/", key: "of-the-environment" });
  expect(read({ server: "https://two.example", key: "typed" }, env)).toEqual({
    server: "https://two.example/",
    key: "typed",
  });
});

const expected =
  "--server must be an http or https URL such as https://portcullis.example/, without user name, query or fragment";

test.for<[text: string, shown: string]>([
  ["gate.example", '"gate.example"'],
  ["gate.example:3000", '"gate.example:3000"'],
  ["ftp://gate.example", '"ftp://gate.example"'],
  ["https://", '"https://"'],
  ["https://gate.example:0", '"https://gate.example:0"'],
  ["https://-gate.example", '"https://-gate.example"'],
  ["https://gate example", '"https://gate example"'],
  ["https://gate.example/\u001b[2J", '"https://gate.example/\\x1b[2J"'],
  ["https://gate.example\\api", '"https://gate.example\\api"'],
  ["https://gate.example?", '"https://gate.example…"'],
  ["https://gate.example/?key=hidden", '"https://gate.example/…"'],
  ["https://gate.example/#hidden", '"https://gate.example/…"'],
  ["https://user:hidden@gate.example/", '"…@gate.example/"'],
  ["user:hidden@gate.example", '"…@gate.example"'],
  ["https://user:hid@hidden@gate.example/", '"…@gate.example/"'],
  ["https://hidden@", '"…@"'],
  ["", '""'],
])("%j is not a valid server", ([text, shown]) => {
  const message = complaint({ server: text });

  expect(message).toBe(`${expected}, not ${shown}.`);
  expect(message).not.toContain("hidden");
});

test("a value from the environment is named by its variable", () => {
  expect(complaint({}, { PORTCULLIS_SERVER: "gate.example" })).toMatch(/^PORTCULLIS_SERVER must be/);
  expect(complaint({ server: "https://gate.example" }, { PORTCULLIS_KEY: "a b" })).toMatch(/^PORTCULLIS_KEY must be/);
});

const server = "https://gate.example";

test.for<[name: string, key: string | readonly string[]]>([
  ["nothing", ""],
  ["a space inside", "hid den"],
  ["a space behind", "hidden "],
  ["a line break behind, as a file has it", "hidden\n"],
  ["two headers", "hidden\r\nX-Evil: 1"],
  ["a control character", "hid\u0000den"],
  ["letters beyond ASCII", "hiddén"],
  ["too long", "hidden".repeat(100)],
  ["two of them", ["hidden-one", "hidden-two"]],
])("a key is refused and not shown: %s", ([, key]) => {
  expect(complaint({ server, key })).toBe(
    "--key must be one key of visible ASCII characters, without spaces or line breaks, not the given value (not shown).",
  );
});

test.for(["hid den", "hidden\n", "hiddén"])("%j of the environment is not shown either", (key) => {
  expect(complaint({}, { PORTCULLIS_SERVER: server, PORTCULLIS_KEY: key })).toMatch(
    /^PORTCULLIS_KEY must be one key .* not the given value \(not shown\)\.$/,
  );
});

test("a key with a comma is one key, typed or not", () => {
  expect(read({ server, key: "a,b" })).toMatchObject({ key: "a,b" });
  expect(read({ server }, { PORTCULLIS_KEY: "a,b" })).toMatchObject({ key: "a,b" });
});

test("a key can be in a file, and not in both", () => {
  const file = `${folderWith({ key: "k-1234567890\n" })}/key`;
  const server = "https://gate.example/";

  expect(read({ server }, { PORTCULLIS_KEY_FILE: file })).toEqual({ server, key: "k-1234567890" });
  expect(complaint({ server, key: "k-2" }, { PORTCULLIS_KEY_FILE: file })).toContain("PORTCULLIS_KEY_FILE");
  expect(complaint({ server }, { PORTCULLIS_KEY_FILE: `${file}s` })).toContain("PORTCULLIS_KEY_FILE");
});

test("a key without a server is refused", () => {
  expect(complaint({ key: "hidden" })).toBe("--server is missing: --key is only used with a server.");
  expect(complaint({}, { PORTCULLIS_KEY: "hidden" })).toBe(
    "--server is missing: PORTCULLIS_KEY is only used with a server.",
  );
});

test.for([
  "https://gate.example",
  "http://127.0.0.1:3000",
  "http://127.1.2.3",
  "http://[::1]:3000",
  "http://localhost:3000",
  "http://gate.localhost",
])("a key may go to %s", (url) => {
  expect(read({ server: url, key: "hidden" })).toMatchObject({ key: "hidden" });
});

test.for([
  "http://gate.example",
  "http://10.0.0.1",
  "http://[fd00::1]",
  "http://0.0.0.0:3000",
  "http://127.0.0.1.example",
  "http://localhost.example",
  "http://notlocalhost",
])("a key is not sent to %s, where others could read it on the way", (url) => {
  const what = "an https URL if a key is given (over plain http, the key would not be encrypted)";

  expect(complaint({ server: url, key: "hidden" })).toBe(`--server must be ${what}, not "${url}".`);
});

test.for<[name: string, argv: Bag, env: Environment, says: string]>([
  ["resolver", { server, resolver: "127.0.0.1" }, {}, "--resolver cannot be used together with --server"],
  [
    "pin",
    { server, resolve: ["a:1:127.0.0.1", "b:1:127.0.0.1"] },
    {},
    "--resolve cannot be used together with --server",
  ],
  ["authority", { server, "ca-file": "x.pem" }, {}, "--ca-file cannot be used together with --server"],
  [
    "authority of the environment",
    { server },
    { PORTCULLIS_CA_FILE: "x.pem" },
    "PORTCULLIS_CA_FILE cannot be used together with --server",
  ],
  [
    "network",
    {},
    { PORTCULLIS_SERVER: server, PORTCULLIS_ALLOW_ADDRESSES: "10.0.0.0/8" },
    "PORTCULLIS_ALLOW_ADDRESSES cannot be used together with PORTCULLIS_SERVER",
  ],
])("options of the engine in this process are refused with a server: %s", ([, argv, env, says]) => {
  expect(complaint(argv, env)).toBe(`${says}: the server measures with its own settings.`);
});
