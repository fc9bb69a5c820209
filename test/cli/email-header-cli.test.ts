import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { serveWorld } from "../dns/world/serve.ts";
import { openWorld } from "../dns/world.ts";
import { folderWith } from "../folder.ts";
import { letter, mailWorld, signed, throughGmail } from "../mail/samples.ts";
import { portcullis } from "./terminal.ts";

const message = `${throughGmail(await signed(letter(), "shop.com"))}\r\n\r\nHello.\r\n`;

async function resolving(): Promise<readonly string[]> {
  const served = await serveWorld(openWorld(mailWorld));
  onTestFinished(() => served[Symbol.asyncDispose]());
  return served.resolvers.flatMap((server) => ["--resolver", server]);
}

test("a header is read from a file, and the report shows its route in 80 columns", async () => {
  const file = join(folderWith({ "message.eml": message }), "message.eml");

  const { code, out, err } = await portcullis(["email-header", file, ...(await resolving())]);

  expect(err).toBe("");
  expect(code).toBe(0);
  expect(out).toContain("mail.shop.com [44.1.2.5] → mx.google.com");
  expect(out.split("\n").filter((line) => line.length > 80)).toEqual([]);
});

test("a lone dash means the standard input, and --json prints the envelope", async () => {
  const { code, out } = await portcullis(["email-header", "-", "--json", ...(await resolving())], {
    input: async () => Buffer.from(message),
  });

  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ ok: true, data: { raw: { notes: ["body"], hopsTotal: 2 } } });
});

function given(bytes: Buffer): { readonly input: () => Promise<Buffer> } {
  return { input: async () => bytes };
}

test("UTF-16 from PowerShell is read, and UTF-16 without a byte order mark is refused by name", async () => {
  const utf16 = Buffer.from(message, "utf16le");
  const marked = Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]);

  const read = await portcullis(["email-header", "-", "--json", ...(await resolving())], given(marked));
  expect(JSON.parse(read.out)).toMatchObject({ ok: true, data: { raw: { dkim: [{ state: "verified" }] } } });

  const refused = await portcullis(["email-header", "-"], given(utf16));
  expect(refused).toMatchObject({ code: 2, out: "" });
  expect(refused.err).toMatch(/UTF-16LE without a byte order mark/);
});

test.for<[what: string, args: readonly string[], text: string, says: RegExp]>([
  ["a file that does not exist", ["./nowhere.eml"], "", /headers names \.\/nowhere\.eml.*the file does not exist/],
  ["a header instead of a file", ["From: a@shop.com"], "", /headers names From: a@shop\.com/],
  ["a text without a field", ["-"], "hello", /headers must be the header of a message/],
  ["nothing", [], "", /headers is missing: for example npx portcullis email-header message\.eml/],
])("%s", async ([, args, text, says]) => {
  const { code, out, err } = await portcullis(["email-header", ...args], { input: async () => Buffer.from(text) });

  expect(code).toBe(2);
  expect(out).toBe("");
  expect(err).toMatch(says);
});

test("PORTCULLIS_URL is not used as a message", async () => {
  const env = { PORTCULLIS_URL: "https://shop.example" };

  expect(await portcullis(["email-header"], { env })).toMatchObject({ code: 2, out: "" });
});

test.for(["https://127.0.0.1:9/x", "hxxps[:]//127.0.0.1:9/x"])("phishing takes %s as the text", async (link) => {
  const { code, out } = await portcullis(["phishing", link, "--json", ...(await resolving())]);

  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ data: { raw: { links: [{ host: "127.0.0.1" }] } } });
});
