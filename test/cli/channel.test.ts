import { expect, test } from "vitest";
import { keep } from "../engine.ts";
import { folderWith } from "../folder.ts";
import { serveDns } from "../twins/dns/dns.ts";
import { chainFor, root } from "../twins/pki/pki.ts";
import { reply } from "../twins/raw-http.ts";
import { serveTls } from "../twins/tls.ts";
import { portcullis } from "./terminal.ts";

function begin(env: Readonly<Record<string, string>> = {}) {
  const folder = folderWith({ "root.pem": root.pem });
  const more = ["--data-dir", folder, "--ca-file", `${folder}/root.pem`, "--resolver", "127.0.0.1:9"];
  return (...words: readonly string[]) => portcullis(["channel", ...words, ...more], { env });
}

test("a channel is added, listed, tested and removed; its secret goes to standard output once", async () => {
  const served = chainFor("good", { names: ["127.0.0.1"] });
  let status = 204;
  const twin = await keep(serveTls({ served, answer: (...all) => reply({ status })(...all) }));
  const channel = begin({ PORTCULLIS_ALLOW_WEBHOOK_ADDRESSES: "127.0.0.1" });
  expect(await channel("list")).toMatchObject({
    code: 0,
    out: "",
    err: expect.stringContaining("channel add webhook"),
  });

  const made = await channel(
    "add",
    "webhook",
    `https://127.0.0.1:${twin.port}/x`,
    "--name",
    "on call",
    "--mode",
    "daily",
  );
  expect(made).toMatchObject({ code: 0, out: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=\n$/) });
  const { out } = await channel("list");
  expect(out).toMatch(
    /^\w{10} {2}webhook {2}active {2}https:\/\/127\.0\.0\.1:\d+ {2}0 waiting, 0 failed {2}on call\n$/,
  );
  expect(out).not.toContain("whsec_");
  const id = out.slice(0, 10);

  expect(await channel("test", id)).toMatchObject({ code: 0, err: "The test message was delivered.\n" });
  status = 500;
  expect(await channel("test", id)).toMatchObject({
    code: 3,
    err: "The test message was not delivered: it answered with status 500.\n",
  });
  const log = JSON.parse((await channel("deliveries", id, "--json")).out) as { id: string; state: string }[];
  expect(log.map(({ state }) => state)).toEqual(expect.arrayContaining(["delivered", "failed"]));
  const failed = log.find(({ state }) => state === "failed");
  expect((await channel("resend", id, failed?.id ?? "")).err).toContain("is due now");
  const { out: english } = await channel("deliveries", id);
  expect(english).toMatch(/Test {2}waiting {4}0 attempts {2}it answered with status 500 {2}next /);
  expect(english).toMatch(/Test {2}delivered {2}1 attempt {4}/);
  const { out: korean } = await channel("deliveries", id, "--lang", "ko");
  expect(korean).toMatch(/시험 {2}대기 중 {2}시도 0회 {2}상태 코드 500으로 응답함 {2}다음 /);
  expect((await channel("list", "--lang", "ko")).out).toMatch(
    / {2}사용 중 {2}https:\S+ {2}대기 1건, 실패 0건 {2}on call\n$/,
  );
  expect((await channel("remove", id)).code).toBe(0);
  expect((await channel("list")).out).toBe("");
});

test("a blocked name is told with its address and the variable that allows it", async () => {
  const dns = await keep(serveDns({ "intra.example.com": ["10.0.0.5"] }));
  const folder = folderWith({});
  const channel = (...words: readonly string[]) =>
    portcullis(["channel", ...words, "--data-dir", folder, "--resolver", dns.server]);
  await channel("add", "webhook", "https://intra.example.com/x");
  const id = (await channel("list")).out.slice(0, 10);

  const { err } = await channel("test", id);
  expect(err).toContain("intra.example.com may not be contacted (address 10.0.0.5).");
  expect(err).toContain("PORTCULLIS_ALLOW_WEBHOOK_ADDRESSES=10.0.0.5");
  expect((await channel("deliveries", id)).out).toContain("its address may not be contacted");
});

test("a receiver on this machine is refused unless the operator allows it", async () => {
  const twin = await keep(serveTls());
  const channel = begin();

  expect(await channel("add", "webhook", `https://127.0.0.1:${twin.port}/`)).toMatchObject({
    code: 2,
    err: expect.stringContaining("on the public internet"),
  });
  expect(twin.connections()).toBe(0);
});

test.for([
  [[], "task is missing: add, "],
  [["tst"], "test"],
  [["add", "webhook"], "portcullis channel add webhook https://hooks.example/portcullis"],
  [["add"], "kind is missing: npx portcullis channel add webhook https://hooks.example/portcullis."],
  [["add", "email"], "address is missing: npx portcullis channel add email jin@shop.example."],
  [["resend", "x"], "delivery is missing: npx portcullis channel resend ID msg_…."],
  [["add", "pigeon", "https://hooks.example/"], "kind must be one of webhook, email"],
  [["add", "email", "jin@shop.example"], "PORTCULLIS_SMTP_URL is missing: a channel of kind email needs"],
  [["add", "webhook", "https://hooks.example/", "--digest-hour", "25"], "--digest-hour must be"],
  [["add", "webhook", "https://hooks.example/", "--mode", "weekly"], "--mode must be one of"],
  [["add", "webhook", "https://hooks.example/", "--min-severity", "worst"], "--min-severity must be one of"],
  [["add", "webhook", "http://hooks.example/"], "address must be an https URL"],
  [["test", "nobody"], "no such channel"],
  [["remove", "nobody"], "no such channel"],
  [["deliveries", "nobody"], "no such channel"],
  [["list", "more"], "more"],
] as const)("channel %j says what is wrong", async ([words, text]) => {
  const told = await begin()(...words);

  expect(told).toMatchObject({ code: 2, out: "" });
  expect(told.err).toContain(text);
});

test("an invalid network is refused, and the error names the variable", async () => {
  const told = await begin({ PORTCULLIS_ALLOW_WEBHOOK_ADDRESSES: "10.0.0.0/33" })("list");

  expect(told.code).toBe(2);
  expect(told.err).toMatch(/PORTCULLIS_ALLOW_WEBHOOK_ADDRESSES must be networks/);
});
