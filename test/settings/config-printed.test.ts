import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderWith } from "../folder.ts";
import { portcullis } from "../cli/terminal.ts";

const url = "https://shop.example/";
const file = "portcullis.config.json";

interface Told {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly values?: object;
}

test.for<readonly [what: string, told: Told, says: string]>([
  ["a password in a server", { args: ["--server", "https://user:hunter2@gate.example/"] }, "without user name, query"],
  ["a token in a server", { args: ["--server", "https://gate.example/?token=hunter2"] }, "without user name, query"],
  ["a server in the file", { values: { server: "https://user:hunter2@gate.example/" } }, "/server (portcullis.config"],
  [
    "two servers",
    { args: ["--server", "https://user:hunter2@a.example/", "--server", "https://a.example/?hunter2"] },
    "--server is given twice, as …@a.example/ and as https://a.example/….",
  ],
  ["fail_on", { env: { PORTCULLIS_FAIL_ON: "eror" } }, "Did you mean error?"],
  ["on_error", { args: ["--on-error", "bogus"] }, "--on-error must be one of fail, warn, pass"],
  ["a report", { args: ["--report", "bogus=x"] }, "--report must be one of"],
  ["a baseline that does not exist", { args: ["--baseline", "nope.json"] }, "the file does not exist"],
  [
    "a server together with an authority",
    { args: ["--server", "https://a.example/", "--ca-file", "x.pem"] },
    "together with",
  ],
  [
    "a key over http",
    { args: ["--server", "http://gate.example/"], env: { PORTCULLIS_KEY: "hunter2" } },
    "--server must be an https URL",
  ],
  ["a key without a server", { env: { PORTCULLIS_KEY: "hunter2" } }, "--server is missing"],
])("an invalid configuration is not printed as valid: %s", async ([, { args = [], env = {}, values = {} }, says]) => {
  const folder = folderWith({ [file]: { targets: [url], ...values } });

  for (const printing of [["--print-config"], ["--print-config", "--json"], []]) {
    const { code, out, err } = await portcullis(["gate", ...args, ...printing], { env, folder });

    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain(says);
    expect(err).not.toContain("hunter2");
  }
});

test("a configuration without targets can be printed", async () => {
  const { code, out } = await portcullis(["gate", "--print-config"], { folder: folderWith({ [file]: {} }) });

  expect(code).toBe(0);
  expect(out).toContain("fail_on");
});

test("the key of a blocklist is not printed", async () => {
  const key = "0123456789abcdefghijklmnop";
  const env = { PORTCULLIS_BLOCKLIST: `${key}.zen.dq.spamhaus.net,bl.example` };
  const folder = folderWith({ [file]: { targets: [url] } });

  for (const printing of [["--print-config"], ["--print-config", "--json"]]) {
    const { code, out, err } = await portcullis(["gate", ...printing], { env, folder });

    expect(code).toBe(0);
    expect(out).toContain("zen.dq.spamhaus.net");
    expect(out + err).not.toContain(key);
  }
});

test.for(["--ca-file", "--baseline", "--client-cert", "--targets", "--config"])(
  "a pipe or a device for %s does not block",
  async (flag) => {
    const folder = folderWith({});
    const pipe = join(folder, "pipe");
    execFileSync("sh", ["-c", 'mkfifo "$0"', pipe]);

    for (const path of [pipe, "/dev/zero"]) {
      const { code, err } = await portcullis(["gate", url, flag, path], { folder });

      expect(err).toContain("it is not a regular file.");
      expect(code).toBe(2);
    }
  },
);
