import { once } from "node:events";
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../machines/process.ts";
import { buildImage, startContainer, type Container, type Image } from "./image.ts";

const repository = resolve(import.meta.dirname, "../../..");
const textOf = (path: string): string => readFileSync(join(repository, path), "utf8");

let image: Image;

beforeAll(() => {
  const begin = performance.now();
  image = buildImage(repository, textOf("Dockerfile"), textOf(".dockerignore"));
  process.stdout.write(`the steps of the Dockerfile took ${Math.round((performance.now() - begin) / 1000)} s\n`);
}, 600_000);

/** A container whose volume belongs to the image's user, like a new named volume. */
function start(words?: readonly string[]): Container & { readonly volume: string } {
  const volume = join(temporaryFolder("volume"), "data");
  mkdirSync(volume, { mode: 0o700 });
  const { uid, gid } = statSync(join(image.root, "data"));
  chownSync(volume, uid, gid);
  const container = startContainer(image, volume, words);
  onTestFinished(() => void container.child.kill("SIGKILL"));
  return { ...container, volume };
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  await expect.poll(holds, { timeout: 60_000, interval: 200 }).toBe(true);
}

test("the image contains the packed package and Node, and no sources, dependencies or secrets", () => {
  expect(readdirSync(join(image.root, "app")).toSorted()).toEqual([
    "CHANGELOG.md",
    "LICENSE",
    "README.md",
    "data",
    "dist",
    "package.json",
    "schema",
  ]);
  expect(existsSync(join(image.root, "src"))).toBe(false);
  expect(statSync(join(image.root, "data"))).toMatchObject({ uid: 65532, gid: 65532 });
});

test("a server runs as an ordinary user on a read-only root, passes its health check, and shuts down cleanly", async () => {
  const { child, exec, said, volume } = start();
  await until(async () => (await exec(image.healthcheck)).code === 0);

  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  expect(/^Uid:\s+(?<ids>.*)$/m.exec(status)?.groups?.["ids"]).toBe("65532\t65532\t65532\t65532");
  expect(/^NoNewPrivs:\s+1$/m.test(status)).toBe(true);
  expect(/^CapEff:\s+0+$/m.test(status)).toBe(true);
  for (const place of ["/app/x", "/x", "/usr/local/bin/x"]) {
    expect((await exec(["node", "-e", `require("fs").writeFileSync("${place}", "")`])).out).toMatch(/EROFS|EACCES/);
  }
  const asking = "fetch('http://127.0.0.1:3000/api/util/ip').then(async (r) => console.log(r.status, await r.text()))";
  expect((await exec(["node", "-e", asking])).out).toMatch(/^200 .*"ok":true/);
  expect(readdirSync(volume)).toContain("portcullis.db");

  const ended = once(child, "exit");
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  expect(said()).toContain('"msg":"closed"');
});

test("the same image runs a worker, and every other command", async () => {
  const worker = start(["worker"]);
  const ready = "fetch('http://127.0.0.1:9465/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))";
  await until(async () => (await worker.exec(["node", "-e", ready])).code === 0);
  const ended = once(worker.child, "exit");
  worker.child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);

  const version = start(["--version"]);
  await once(version.child, "exit");
  expect(version.said()).toBe("0.1.0\n");
});
