import { expect, test } from "vitest";
import { registry } from "../../src/checks/index.ts";
import type { GateResult } from "../../src/core/result/result.ts";
import { startDemo } from "../../src/demo/site.ts";
import { gateMany } from "../../src/gate/run-targets.ts";
import { commandNames } from "../../src/cli/command-table.ts";
import { groups, shortHelp } from "../../src/cli/short-help.ts";
import { exampleOf } from "../../src/cli/usage.ts";
import { exitOf } from "../../src/cli/exit.ts";
import { portcullis } from "./terminal.ts";
import { closedPort } from "../twins/tcp.ts";

interface Row {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly says: string;
}

const bad: readonly Row[] = [
  { args: ["pivot"], says: "value is missing: for example npx portcullis pivot ns1.example.com --kind dns:ns." },
  { args: ["--verison"], says: "Unknown option --verison. Did you mean --version?" },
  { args: ["help", "gat"], says: "Unknown command gat. Did you mean gate?" },
  { args: ["nosuch"], says: "Unknown command nosuch. To list all commands: npx portcullis --help" },
  {
    args: ["nosuch", "--lang", "ko"],
    says: "알 수 없는 명령 nosuch입니다. 모든 명령을 보려면: npx portcullis --help",
  },
  {
    args: ["ssl", "example.com", "--nosuch"],
    says: "Unknown option --nosuch. To list all options: npx portcullis ssl --help",
  },
  { args: ["explain", "nosuch.rule"], says: "Unknown rule nosuch.rule. To list all rules: npx portcullis explain" },
  { args: ["batch"], says: "--check is missing: for example --check ssl." },
  { args: ["help", "gate", "ssl"], says: "Unknown argument ssl. help takes no more arguments." },
  { args: ["gate", "--min-ssl", "https://example.com/"], says: "--min-ssl must be one of A+, A, B" },
  { args: ["ssl", "localhost:70000"], says: "host must be an address with a port from 1 to 65535" },
  { args: ["gat", "example.com"], says: "Unknown command gat. Did you mean gate?" },
  { args: ["https://example.com"], says: "To measure a URL: npx portcullis gate https://example.com" },
  {
    args: ["gate"],
    says: "url is missing: for example npx portcullis gate https://example.com/. Or set PORTCULLIS_URL, or list targets in",
  },
  { args: ["ssl"], says: "host is missing: for example npx portcullis ssl example.com" },
  { args: ["gate", "example.com", "--min-sls", "B"], says: "Unknown option --min-sls. Did you mean --min-ssl?" },
  { args: ["gate", "example.com", "--min-ssl"], says: "The value of --min-ssl is missing: A+|A|B|C|D|F|off." },
  {
    args: ["gate", "example.com", "--min-ssl", "A-"],
    says: '--min-ssl must be one of A+, A, B, C, D, F, off, not "A-".',
  },
  { args: ["gate", "example.com", "--min-ssl", "E"], says: "--min-ssl must be one of" },
  { args: ["gate", "example.com", "--min-headers", "of"], says: "Did you mean off?" },
  {
    args: ["gate", "example.com", "--min-days", "826"],
    says: "--min-days must be auto, off, a number of days from 0 to 825",
  },
  { args: ["gate", "example.com", "--min-days", "-1"], says: "--min-days" },
  { args: ["gate", "example.com", "--min-days", "1.5"], says: "--min-days must be auto" },
  { args: ["gate", "example.com", "--min-days", "101%"], says: "--min-days must be auto" },
  { args: ["gate", "example.com", "--require-https", "yes"], says: "--require-https must be one of true, false" },
  { args: ["gate", "ftp://example.com/"], says: "url must be an http or https URL" },
  { args: ["gate", "https://user:secret@example.com/"], says: "url must be an address without user name and password" },
  { args: ["gate", "https://exa mple.com/"], says: "url must be an http or https URL" },
  { args: ["gate", "https://example.com/", "https://[::1"], says: "url must be an http or https URL" },
  { args: ["gate", "https://example.com:0/"], says: "a port from 1 to 65535" },
  { args: ["gate", `https://example.com/${"a".repeat(3000)}`], says: "url must be no longer than 2048 characters" },
  { args: ["ssl", "example.com", "--port", "0"], says: '--port must be a port from 1 to 65535, not "0".' },
  { args: ["ssl", "example.com", "--port", "65536"], says: '--port must be a port from 1 to 65535, not "65536".' },
  { args: ["ssl", "example.com", "--port", "https"], says: '--port must be a port from 1 to 65535, not "https".' },
  {
    args: ["ssl", "example.com:8443", "--port", "443"],
    says: "--port must be 8443, as in the host, or left out, not 443.",
  },
  { args: ["ssl", "bad host"], says: "host must be a host name or IP address" },
  { args: ["gate", "example.com", "--timeout", "0"], says: "--timeout must be seconds above 0" },
  { args: ["gate", "example.com", "--json", "--lang", "de"], says: "--lang must be one of en, ko" },
  {
    args: ["gate", "example.com"],
    env: { PORTCULLIS_MIN_SLS: "A" },
    says: "Unknown environment variable PORTCULLIS_MIN_SLS. Did you mean PORTCULLIS_MIN_SSL?",
  },
  {
    args: ["ssl", "example.com"],
    env: { PORTCULLIS_NONSENSE: "1" },
    says: "Unknown environment variable PORTCULLIS_NONSENSE.",
  },
  { args: ["gate", "example.com"], env: { PORTCULLIS_MIN_SSL: "Z" }, says: "PORTCULLIS_MIN_SSL must be one of" },
  { args: ["serve", "https://a.example/"], says: "Unknown argument https://a.example/ after serve." },
  // The subject of ssl has the same name as this option of serve.
  { args: ["serve", "--host", "nowhere at all"], says: "--host must be" },
  { args: ["demo", "https://a.example/"], says: "Unknown argument https://a.example/ after demo." },
  { args: ["completion", "tcsh"], says: 'shell must be one of bash, zsh, fish, not "tcsh".' },
  { args: ["serve", "now"], says: "Unknown argument now. serve takes options only." },
  { args: ["ct", "--ct-list", "nowhere.json"], says: "nowhere.json, which cannot be used: the file does not exist" },
  { args: ["ct", "--ct-list", "package.json"], says: "it is not a log list in the format of Chrome's list" },
  {
    args: ["gate"],
    env: { PORTCULLIS_URL: "https://a.example/x,b.example" },
    says: "PORTCULLIS_URL must be URLs separated by spaces",
  },
  { args: ["gate"], env: { PORTCULLIS_URL: "ftp://x" }, says: "must be an http or https URL" },
  { args: ["gate", "--lang", "ko"], says: "url이 없습니다. 예: npx portcullis gate https://example.com/. 또는" },
  { args: ["keys", "--lang", "ko"], says: "task가 없습니다. 필요한 값: create, list, rotate, revoke." },
  {
    args: ["gate", "example.com", "--lang", "ko", "--header", "Authorization=NOPE"],
    says: "NOPE가 없습니다. --header는 이 환경 변수의 값을 Authorization 헤더로 보내므로 변수를 설정해야 합니다.",
  },
  {
    args: ["gate", "example.com", "--lang", "ko", "--min-ssl", "Z"],
    says: "--min-ssl에는 A+, A, B, C, D, F, off 중 하나가 와야 합니다.",
  },
];

test.for(bad)("bad input: $args $env", async ({ args, env = {}, says }) => {
  const { code, out, err } = await portcullis(args, { env });

  expect(err).toContain(says);
  expect(code).toBe(2);
  expect(out).toBe("");
  expect(err.trimEnd().split("\n")).toHaveLength(1);
  expect(err).not.toMatch(/\bat .*:\d+:\d+/);
  expect(err).not.toContain("secret");
});

test("the exit code and the JSON of a check tell invalid input from a failed measurement", async () => {
  const { code, out } = await portcullis(["ssl", "example.com", "--port", "0", "--json"]);

  expect(code).toBe(2);
  expect(JSON.parse(out)).toMatchObject({
    ok: false,
    data: null,
    error: { code: "INVALID_INPUT", reason: "port", retryAfter: null },
  });
});

test.for([
  ["a bad option value", ["--timeout", "abc"], "timeout"],
  ["an option that does not exist", ["--frob"], "frob"],
  ["a second target", ["b.example"], "target"],
] as const)("a check with --json reports %s in the envelope", async ([, args, reason]) => {
  const { code, out } = await portcullis(["ssl", "a.example", ...args, "--json"]);

  expect(code).toBe(2);
  expect(JSON.parse(out)).toMatchObject({ ok: false, error: { code: "INVALID_INPUT", reason } });
});

test("targets after -- count like all others", async () => {
  await using demo = await startDemo();

  const { out, code } = await portcullis(["gate", "--json", demo.good, "--", demo.flawed]);

  expect((JSON.parse(out) as GateResult).targets.map(({ url }) => url)).toEqual([demo.good, demo.flawed]);
  expect(code).toBe(1);
});

test("PORTCULLIS_URL names the target of any command", async () => {
  const { err, code } = await portcullis(["http"], { env: { PORTCULLIS_URL: "https://user:secret@a.example/" } });

  expect(err).toMatch(/^portcullis: PORTCULLIS_URL must be an address without user name and password/);
  expect(code).toBe(2);
});

test.for(["gate", "ssl", "http"])("variables that Kubernetes sets have no effect on %s", async (command) => {
  const env = {
    PORTCULLIS_SERVICE_HOST: "10.0.0.1",
    PORTCULLIS_PORT: "tcp://10.0.0.1:80",
    PORTCULLIS_PORT_80_TCP: "tcp://10.0.0.1:80",
  };
  const port = await closedPort();

  // Exit code 3: the arguments were accepted, and only the connection was refused.
  expect(await portcullis([command, `https://localhost:${port}`], { env })).toMatchObject({ code: 3 });
});

test("the demo measures both of its sites and exits 0", async () => {
  const { code, out, err } = await portcullis(["demo"]);

  expect(code).toBe(0);
  expect(err).toBe("");
  expect(out).toMatch(/✓ PASS {2}https:\/\/localhost:\d+\//);
  expect(out).toMatch(/✗ FAIL {2}https:\/\/localhost:\d+\//);
  expect(out).toContain("2 targets: 1 passed, 1 failed, 0 unknown");
});

test("thresholds say where their value came from", async () => {
  await using demo = await startDemo();

  const { out, code } = await portcullis(["gate", demo.good, "--min-ssl", "f", "--json"], {
    env: { PORTCULLIS_MIN_HEADERS: "off", PORTCULLIS_MIN_DAYS: "10%" },
  });

  const [target] = (JSON.parse(out) as GateResult).targets;
  expect(target?.checks.map(({ id, expected, source, status }) => [id, expected, source, status])).toEqual([
    ["ssl", "F", "flag", "pass"],
    ["headers", "off", "environment", "off"],
    ["days", 9, "environment", "pass"],
    ["https", true, "default", "pass"],
  ]);
  expect(code).toBe(0);
});

test("several targets keep their order, and progress goes to stderr only", async () => {
  await using demo = await startDemo();

  const { out, err, code } = await portcullis(["gate", demo.flawed, demo.good, "--json"]);

  const { targets, totals, verdict } = JSON.parse(out) as GateResult;
  expect(targets.map(({ url }) => url)).toEqual([demo.flawed, demo.good]);
  expect(err.trim().split("\n").toSorted()).toEqual([
    expect.stringMatching(/^\[1\/2\]/),
    expect.stringMatching(/^\[2\/2\]/),
  ]);
  expect([verdict, totals.fail, code]).toEqual(["fail", 2, 1]);
});

test("a bug of ours is reported as one, and outranks every verdict", async () => {
  const bugs: unknown[] = [];

  const result = await gateMany({
    urls: ["https://example.com/"],
    thresholds: {},
    language: "en",
    runner: { answer: () => Promise.reject(new TypeError("broken")) },
    onBug: (error) => bugs.push(error),
  });

  expect(result.targets[0]).toMatchObject({ verdict: "unknown", reason: "internal" });
  expect(bugs).toHaveLength(1);
  expect(exitOf(result)).toBe(4);
});

test.for([
  [[], "portcullis: A command is missing: for example npx portcullis gate https://example.com/."],
  [["--lang", "ko"], "portcullis: 명령이 없습니다. 예: npx portcullis gate https://example.com/."],
] as const)("without a command, %j shows the commands by topic", async ([args, first]) => {
  const { code, out, err } = await portcullis(args);
  const lines = err.split("\n");

  expect([code, out, lines[0]]).toEqual([2, "", first]);
  expect(lines.slice(1).join("\n")).toBe(shortHelp());
  expect(Math.max(...lines.slice(1).map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(groups.flatMap(([, names]) => names).toSorted()).toEqual(
    [...commandNames(), "completion", "help", "version"].toSorted(),
  );
});

test("the help lists the commands in the order of the topics, the gate first", async () => {
  const { out } = await portcullis(["--help"]);

  const listed = [...out.matchAll(/^ {2}portcullis (?<name>[\w-]+)/gm)].map(([, name]) => name);
  const names = groups.flatMap(([, each]) => each);
  expect(listed).toEqual(names.filter((name) => name !== "help" && name !== "version"));
});

test.for([
  [["help"], ["--help"]],
  [["help", "help"], ["--help"]],
  [
    ["help", "gate"],
    ["gate", "--help"],
  ],
  [
    ["help", "keys"],
    ["keys", "-h"],
  ],
  [["version"], ["--version"]],
  [["-v"], ["--version"]],
] as const)("%j prints what %j prints", async ([words, flags]) => {
  const [one, other] = [await portcullis(words), await portcullis(flags)];

  expect(one).toEqual(other);
  expect(one).toMatchObject({ code: 0, err: "" });
});

test.for(registry.map(({ id }) => id))("the help of %s has an example, and fits in 80 columns", async (id) => {
  const { out } = await portcullis([id, "--help"]);

  expect(out).toContain(`Examples:\n  ${exampleOf(id)}`);
  expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
});

test("the help of the gate leaves out options of other checks, which it still takes", async () => {
  const { out } = await portcullis(["gate", "--help"]);
  const taken = await portcullis(["gate", "https://shop.example/", "--blocklist", "off", "--print-config"]);

  expect(out).not.toMatch(/^ +--(?:blocklist|doh|trust-anchor|public-resolver)/m);
  expect(out).toContain("--min-ssl");
  expect(taken).toMatchObject({ code: 0, err: "" });
});

test.for(["bash", "zsh", "fish"])("completion %s prints a script for that shell", async (shell) => {
  const { code, out } = await portcullis(["completion", shell], { env: { SHELL: "/bin/tcsh" } });
  const marks = { bash: "complete -o", zsh: "#compdef", fish: "complete -c portcullis" } as const;

  expect([code, ...Object.entries(marks).map(([name, mark]) => name === shell && out.includes(mark))]).toEqual([
    0,
    ...Object.keys(marks).map((name) => name === shell),
  ]);
});

test.for([
  ["--fail-on", "fail"],
  ["--on-error", "error"],
])("%s %s is understood", async ([option = "", value = ""]) => {
  const { code, err } = await portcullis(["gate", "https://shop.example/", option, value, "--print-config"]);

  expect([code, err]).toEqual([0, ""]);
});

test("the completion script knows the commands", async () => {
  const { out, code } = await portcullis(["completion"], { env: { SHELL: "/bin/bash" } });

  expect(out).toContain("portcullis");
  // A file name follows `sarif=`, without a space.
  expect(out).toContain("compopt -o nospace\n    fi\n\n    return 0\n}\ncomplete ");
  expect(code).toBe(0);
});

test.for([
  ["a terminal", { isOutTerminal: true }, {}, true],
  ["a pipe", {}, {}, false],
  ["a dumb terminal", { isOutTerminal: true }, { TERM: "dumb" }, false],
  ["NO_COLOR", { isOutTerminal: true }, { NO_COLOR: "1" }, false],
  ["FORCE_COLOR in a pipe", {}, { FORCE_COLOR: "1" }, true],
] as const)("colour in %s", async ([, io, env, isColoured]) => {
  const { out } = await portcullis(["demo"], { ...io, env });

  expect(out.includes("\u001b[")).toBe(isColoured);
});

test.for([
  ["the environment", [], { PORTCULLIS_JSON: "true" }],
  ["a value", ["--json=true"], {}],
] as const)("a check that prints JSON because of %s reports invalid input in the envelope", async ([, args, env]) => {
  const { code, out } = await portcullis(["ssl", "a.example", "--port", "0", ...args], { env });

  expect(code).toBe(2);
  expect(JSON.parse(out)).toMatchObject({ ok: false, error: { code: "INVALID_INPUT", reason: "port" } });
});

test.for<[words: readonly string[], offered: readonly string[]]>([
  [
    ["gate", "--min-ssl", ""],
    ["A+", "A", "B", "C", "D", "F", "off"],
  ],
  [
    ["gate", "--min-ssl", "A"],
    ["A+", "A"],
  ],
  [
    ["ssl", "--lang", ""],
    ["en", "ko"],
  ],
  // As bash splits words.
  [["gate", "--fail-on", "=", "w"], ["warn"]],
  [
    ["gate", "--lang", "="],
    ["en", "ko"],
  ],
  [["gate", "--report", "js"], ["json="]],
  [["convert", "a.json", "--to", "sa"], ["sarif"]],
  [["explain", "pqc.unusual"], ["pqc.unusual-groups"]],
  [
    ["data", ""],
    ["show", "update"],
  ],
  [
    ["keys", "r"],
    ["rotate", "revoke"],
  ],
  // The shell completes file names if no value is offered.
  [["gate", "--report", "json", "=", ""], []],
  [["gate", "--report", "json", "="], []],
  [["gate", "--ca-file", ""], []],
  [["serve", "--data-dir", ""], []],
  [["convert", "a"], []],
  [["keys", "create", "a"], []],
])("the shell is offered the values of an option, and the arguments of a command: %j", async ([words, offered]) => {
  const { out } = await portcullis(["--get-yargs-completions", "portcullis", ...words], { env: {} });

  expect(out.split("\n").filter((line) => line !== "")).toEqual(offered);
});

test("explain lists the lines to copy for common servers, and where they must stand", async () => {
  const { out } = await portcullis(["explain", "ssl.tls10"], { env: {} });

  expect(out).toContain(
    "configuration:\n  nginx\n    ssl_protocols TLSv1.2 TLSv1.3;\n  Put it into the default server",
  );
});

test("the help of a check tells what it does, wherever --help is", async () => {
  expect((await portcullis(["port", "--help"])).out).toContain("Scan only hosts that you own or are allowed to test.");
  const { code, out } = await portcullis(["--lang", "ko", "--help"]);
  expect([code, out]).toEqual([0, (await portcullis(["--help"])).out]);
});
