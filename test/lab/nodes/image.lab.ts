import { once } from "node:events";
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../machines/process.ts";
import { parse } from "yaml";
import { buildImage, startContainer, type Container, type Image, type Starting } from "./image.ts";

const repository = resolve(import.meta.dirname, "../../..");

let image: Image;

beforeAll(() => {
  const begin = performance.now();
  image = buildImage(repository);
  process.stdout.write(`buildah took ${Math.round((performance.now() - begin) / 1000)} s\n`);
}, 900_000);

/** A container whose volume belongs to the image's user, like a new named volume. */
function start(starting: Starting = {}): Container & { readonly volume: string } {
  const volume = join(temporaryFolder("volume"), "data");
  mkdirSync(volume, { mode: 0o700 });
  const { uid, gid } = statSync(join(image.root, "data"));
  chownSync(volume, uid, gid);
  const container = startContainer(image, volume, starting);
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
  expect(image.config).toMatchObject({ User: "65532:65532", Entrypoint: ["portcullis"], Cmd: ["serve"] });
});

test("a server runs as an ordinary user on a read-only root, passes its health check, and shuts down cleanly", async () => {
  const { child, exec, said, volume } = start();
  const [, ...healthcheck] = image.config.Healthcheck.Test;
  await until(async () => (await exec(healthcheck)).code === 0);

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
  const worker = start({ words: ["worker"] });
  const ready = "fetch('http://127.0.0.1:9465/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))";
  await until(async () => (await worker.exec(["node", "-e", ready])).code === 0);
  const ended = once(worker.child, "exit");
  worker.child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);

  const version = start({ words: ["--version"] });
  await once(version.child, "exit");
  expect(version.said()).toBe("0.1.0\n");
});

interface GitlabJob {
  readonly gate: {
    readonly image: { readonly entrypoint: readonly string[] };
    readonly variables: Readonly<Record<string, string>>;
    readonly script: string;
  };
}

test("it gates: by its entry point, and in the shell that GitLab starts without one", async () => {
  const url = "https://127.0.0.1:1/";
  const run = start({ words: ["gate", url] });
  const [gated] = (await once(run.child, "exit")) as [number | null];
  const { gate } = parse(readFileSync(join(repository, "examples/portable/gitlab-ci.yml"), "utf8")) as GitlabJob;
  const job = start({
    entrypoint: gate.image.entrypoint.filter((word) => word !== ""),
    words: ["sh", "-c", gate.script],
    env: { ...gate.variables, PORTCULLIS_URL: url },
  });
  const [scripted] = (await once(job.child, "exit")) as [number | null];

  // Nothing listens there: the target could not be measured, which is exit code 3 and no verdict.
  for (const { said } of [run, job]) expect(said()).toContain(`? UNKNOWN  ${url}`);
  expect([gated, scripted]).toEqual([3, 3]);
  expect(readdirSync(join(job.volume, "portcullis")).toSorted()).toEqual(["gl-code-quality-report.json", "junit.xml"]);
});
