import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseQuestion } from "../../server/questions/parse.ts";
import { inputFor, loadCheck, usualChecks, watchableChecks } from "../../server/monitoring/watches/watchable.ts";
import { watching } from "../../src/settings/options/list/commands.ts";
import { folderWith } from "../folder.ts";
import { portcullis } from "./terminal.ts";

async function begin() {
  const dataDir = folderWith({});
  // Nothing answers there.
  const closed = ["--resolver", "127.0.0.1:9"];
  return (...words: readonly string[]) => portcullis(["watch", ...words, "--data-dir", dataDir, ...closed]);
}

test("a watch is added, listed, paused, resumed, muted, run and removed", async () => {
  const watch = await begin();
  expect(await watch("list")).toMatchObject({ code: 0, out: "", err: expect.stringContaining("portcullis watch add") });

  const added = await watch("add", "https://Shop.example.com/", "--checks", "ssl,dns", "--interval", "12h");
  expect(added).toMatchObject({ code: 0, out: "" });
  expect(added.err).toContain("Added a watch of shop.example.com: dns, ssl, every 12h.");
  expect((await watch("list")).out).toBe("shop.example.com  active  12h  dns ssl\n");

  expect((await watch("pause", "shop.example.com")).err).toContain("paused");
  expect((await watch("list")).out).toBe("shop.example.com  paused  12h  dns ssl\n");
  expect(await watch("run", "shop.example.com")).toMatchObject({ code: 2, err: expect.stringContaining("Resume it") });
  expect((await watch("resume", "shop.example.com")).code).toBe(0);
  expect((await watch("mute", "shop.example.com", "--for", "12h")).err).toContain("are off until");
  expect((await watch("list")).out).toBe("shop.example.com  muted  12h  dns ssl\n");
  expect((await watch("mute", "shop.example.com", "--for", "off")).err).toContain("are on");
  expect((await watch("run", "shop.example.com")).err).toContain("due now");

  const [shown] = JSON.parse((await watch("list", "--json")).out) as { checks: { dueAt: string }[] }[];
  expect(shown).toMatchObject({ target: "shop.example.com", domain: "example.com", interval: "12h", paused: false });
  expect(Date.parse(shown?.checks[0]?.dueAt ?? "")).toBeLessThanOrEqual(Date.now());
  const changed = await watch("change", "shop.example.com", "--expiry-days", "60,3", "--maintenance", "sun 02:00 2h");
  expect(changed).toMatchObject({ code: 0, err: expect.stringContaining("were changed") });
  const [settings] = JSON.parse((await watch("list", "--json")).out) as object[];
  expect(settings).toMatchObject({
    expiryDays: [60, 3],
    minSeverity: "info",
    maintenance: [{ days: ["sun"], start: "02:00", length: "2h", zone: "UTC" }],
    interval: "12h",
  });
  expect(await watch("change", "shop.example.com", "--maintenance", "sun 02:00")).toMatchObject({ code: 2 });
  expect((await watch("remove", "shop.example.com")).code).toBe(0);
  expect((await watch("list")).out).toBe("");
});

test("only a command that adds creates the folder of a database", async () => {
  const dataDir = join(folderWith({}), "none");
  const there = ["--data-dir", dataDir];

  for (const words of [
    ["watch", "list"],
    ["watch", "pause", "shop.example.com"],
    ["channel", "list"],
  ]) {
    expect(await portcullis([...words, ...there])).toMatchObject({ code: 2, err: expect.stringContaining(dataDir) });
    expect(existsSync(dataDir)).toBe(false);
  }
  expect(await portcullis(["watch", "add", "shop.example.com", ...there])).toMatchObject({ code: 0 });
  expect(await portcullis(["watch", "list", ...there])).toMatchObject({ code: 0 });
});

test("many watches are added at once, from arguments and a file; one that is refused does not stop the others", async () => {
  const watch = await begin();
  const file = join(
    folderWith({ "names.txt": "# ours\nc.example.com\n\nd.example.com # shop\na.example.com\n" }),
    "names.txt",
  );
  await watch("add", "a.example.com");

  const added = await watch("add", "b.example.com", "no name", "--targets", file, "--checks", "dns");
  expect(added.code).toBe(2);
  expect(added.err).toContain("Not added: no name.");
  expect(added.err).toContain("a.example.com is watched already.");
  expect(added.err).toContain("Added 3 of 5 watches.");
  expect((await watch("list")).out.match(/^\S+/gm)).toEqual(["a", "b", "c", "d"].map((name) => `${name}.example.com`));
  expect(await watch("add", "--targets", file)).toMatchObject({ code: 0 });
  const json = await watch("add", "e.example.com", "f.example.com", "--json");
  expect((JSON.parse(json.out) as { target: string }[]).map(({ target }) => target)).toEqual([
    "e.example.com",
    "f.example.com",
  ]);
});

test("the number of watches is a setting, and the message names the limit", async () => {
  const dataDir = folderWith({});
  const limited = (...words: readonly string[]) =>
    portcullis(["watch", ...words, "--data-dir", dataDir], { env: { PORTCULLIS_WATCH_LIMIT: "2" } });

  const added = await limited("add", "a.example.com", "b.example.com", "c.example.com", "--checks", "dns");
  expect(added).toMatchObject({ code: 2, err: expect.stringContaining("has 2 watches") as string });
});

test("a watch of port prints the record to publish, which stays the same", async () => {
  const watch = await begin();
  const added = await watch("add", "shop.example.com", "--checks", "port");
  const proving = await watch("prove", "shop.example.com");

  expect(added.out).toMatch(/^ {2}TXT record of _portcullis\.example\.com: portcullis-verification=[0-9a-f]{32}\n/);
  expect(added.out).toContain("https://shop.example.com/.well-known/portcullis.txt");
  expect(proving.out).toBe(added.out);
  expect(added.err).not.toContain("File:");
  expect(proving.err).toContain("TXT record: could not be checked. File: could not be checked.");
  const json = await watch("add", "other.example.com", "--checks", "exposure", "--json");
  expect(JSON.parse(json.out)).toMatchObject({ target: "other.example.com", checks: [{ check: "exposure" }] });
  expect(JSON.parse((await watch("prove", "other.example.com", "--json")).out)).toMatchObject({
    domain: "example.com",
    seen: { dns: "unknown", https: "unknown" },
  });
});

test("the help names the default checks of a watch", () => {
  const { about } = watching.find(({ name }) => name === "checks") ?? {};

  expect(about).toContain(`(default ${usualChecks.join(",")})`);
});

test("every check that can be watched exists and takes a target", async () => {
  for (const id of watchableChecks) {
    const check = await loadCheck(id);
    expect(check && parseQuestion(check, inputFor(check, "shop.example.com"), "en", false).keeping).toBe("store");
  }
});

test.for<[words: readonly string[], says: string]>([
  [[], "task is missing: add, list, change, pause"],
  [["ad"], "Did you mean add?"],
  [
    ["pause", "shop.example.com", "--interval", "12h"],
    "Unknown option --interval of watch pause. Only watch add and watch change take it.",
  ],
  [["add"], "portcullis watch add shop.example.com"],
  [["add", "192.0.2.1"], "target must be a host or domain that can be watched"],
  [["add", "a.example", "--checks", "gate"], "checks must be one of"],
  [["add", "a.example", "--interval", "1h"], "interval must be a time from 6h to 30d"],
  [["pause", "nothing.example"], "the target of a watch"],
  [["mute", "a.example", "--for", "soon"], "--for must be a duration such as 7d or 12h"],
  [["list", "more"], "Unknown argument more"],
])("%j is refused: %s", async ([words, says]) => {
  const watch = await begin();
  const { code, err } = await watch(...words);

  expect(err).toContain(says);
  expect(code).toBe(2);
});
