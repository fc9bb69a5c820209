import { expect, onTestFinished, test } from "vitest";
import { startServer } from "../../server/main.ts";
import { keep } from "../engine.ts";
import { serveTls } from "../twins/tls.ts";
import { entries, runHere, runStep, type With } from "./runner.ts";
import { caFile, goodPage } from "./scenes.ts";

const url = "https://localhost:1/";

interface Row extends With {
  readonly says: string;
}

const bad: readonly Row[] = [
  { says: "url is missing: for example https://example.com/" },
  { inputs: { url: "ftp://shop.example/" }, says: "url must be an http or https URL" },
  { inputs: { url: `${url}\nhttps://user:hidden@shop.example/` }, says: "url must be an address without user name" },
  { inputs: { url: "https://a.example/ https://b.example/" }, says: "url must be http or https URLs" },
  { inputs: { url, "min-ssl": "A-" }, says: 'min-ssl must be one of A+, A, B, C, D, F, off, not "A-".' },
  { inputs: { url, "min-headers": "of" }, says: "Did you mean off?" },
  { inputs: { url, "min-days": "826" }, says: "min-days must be auto, off, a number of days from 0 to 825" },
  { inputs: { url, "min-days": "1\n2" }, says: 'not "1\\x0a2".' },
  { inputs: { url, "require-https": "yes" }, says: 'require-https must be one of true, false, not "yes".' },
  { inputs: { url, resolver: "dns.example" }, says: "resolver must be an IP address" },
  { inputs: { url, resolver: "127.0.0.1\ndns.example" }, says: 'not "dns.example".' },
  { inputs: { url, resolve: "shop.example:443" }, says: "resolve must be host:port:address" },
  { inputs: { url, "ca-file": "absent.pem" }, says: "ca-file names absent.pem, which cannot be used" },
  { inputs: { url, timeout: "0" }, says: "timeout must be seconds above 0 and up to 300" },
  { inputs: { url, lang: "fr" }, says: "lang must be one of en, ko" },
  { inputs: { url, summary: "yes" }, says: 'summary must be one of true, false, not "yes".' },
  { inputs: { url, annotations: "0" }, says: 'annotations must be one of true, false, not "0".' },
  { inputs: { url, server: "portcullis" }, says: "server must be" },
  {
    inputs: { url, server: "https://portcullis.example/", resolver: "127.0.0.1" },
    says: "resolver",
  },
  { inputs: { url, min_ssl: "A" }, says: "Unknown input min_ssl. Did you mean min-ssl?" },
  { inputs: { url, "min-sl": "A" }, says: "Unknown input min-sl. Did you mean min-ssl?" },
  { inputs: { url, results_file: "x" }, says: "Unknown input results_file. Did you mean results-file?" },
  { inputs: { url, lang: "ko", "min-ssl": "Z" }, says: "min-ssl에는 A+, A, B, C, D, F, off 중 하나가 와야 합니다." },
  ...["a.example b.example", "https://a.example/, https://b.example/", "a.example,b.example"].map((several) => ({
    inputs: { url: several },
    says: `url must be http or https URLs such as https://example.com/, one per line, not "${several}".`,
  })),
  { env: { PORTCULLIS_URL: "https://a.example/x,b.example" }, says: "PORTCULLIS_URL must be URLs separated by spaces" },
  { inputs: { url }, env: { PORTCULLIS_MIN_SSL: "Z" }, says: "PORTCULLIS_MIN_SSL must be one of" },
  {
    inputs: { url },
    env: { PORTCULLIS_MIN_SLS: "A" },
    says: "Unknown environment variable PORTCULLIS_MIN_SLS. Did you mean PORTCULLIS_MIN_SSL?",
  },
  { inputs: { url }, env: { PORTCULLIS_SUMARY: "false" }, says: "Did you mean PORTCULLIS_SUMMARY?" },
];

test.for(bad)("bad input gives one error with its name: $inputs $env", async ({ says, ...given }) => {
  const { code, commands, log, outputs, summary } = await runHere(given);

  // Several targets have a log group, even if an input turns out to be invalid.
  expect(commands.filter(({ name }) => !name.endsWith("group"))).toEqual([
    { name: "error", properties: {}, data: expect.stringContaining(says) },
  ]);
  expect(code).toBe(1);
  expect([log.trim(), outputs, summary]).toEqual(["", { passed: "false" }, ""]);
  expect(commands.map(({ data }) => data).join()).not.toContain("hidden");
});

test.for(entries)("%s rejects an invalid grade", async (entry) => {
  const { code, annotations } = await runStep({ inputs: { url, "min-ssl": "Q" }, entry });

  expect([code, annotations.length]).toEqual([1, 1]);
  expect(annotations[0]?.data).toContain("min-ssl must be one of");
});

test("foreign variables that look like inputs, and those that Kubernetes injects, are ignored", async () => {
  const { port } = await keep(serveTls({ answer: goodPage }));
  const env = { INPUT_FILE: "data.csv", PORTCULLIS_SERVICE_HOST: "10.0.0.1", PORTCULLIS_PORT: "tcp://10.0.0.1:80" };

  const { code } = await runHere({ inputs: { url: `https://localhost:${port}/`, "ca-file": caFile }, env });

  expect(code).toBe(0);
});

const key = "k3y%0A::x/π";

test.for<[from: string, given: With]>([
  ["an input", { inputs: { url, key } }],
  ["a variable", { inputs: { url }, env: { PORTCULLIS_KEY: key } }],
  ["an input, together with an invalid one", { inputs: { url, key, "min-ssl": key } }],
])("a key from %s is masked before anything else, and never shown", async ([, given]) => {
  const { printed, commands, summary, outputs } = await runHere(given);

  expect(commands[0]).toEqual({ name: "add-mask", properties: {}, data: key });
  const [, ...rest] = printed.split("\n");
  const shown = [...rest, summary, JSON.stringify(outputs)].join("\n");
  // An error shows an invalid threshold. If it equals the key, the runner masks it.
  expect(given.inputs?.["min-ssl"] === key || !shown.includes("k3y")).toBe(true);
});

test("a key that a server rejects gives one error, which does not contain the key", async () => {
  const server = await startServer({ port: 0, log: null });
  onTestFinished(() => server.close());

  const { code, commands, printed } = await runHere({ inputs: { url, key: "pk_live_0123456789", server: server.url } });

  expect(code).toBe(1);
  expect(commands).toEqual([
    { name: "add-mask", properties: {}, data: "pk_live_0123456789" },
    { name: "error", properties: {}, data: expect.stringContaining("API key is not valid") },
  ]);
  expect(printed.match(/pk_live/g)).toHaveLength(1);
});

test("a key of several lines is masked as a whole and line by line", async () => {
  const { commands } = await runHere({ inputs: { url, key: "first\nsecond" } });

  expect(commands.filter(({ name }) => name === "add-mask").map(({ data }) => data)).toEqual([
    "first\nsecond",
    "first",
    "second",
  ]);
});
