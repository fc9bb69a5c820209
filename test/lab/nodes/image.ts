import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { cpSync, symlinkSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { run, temporaryFolder } from "../machines/process.ts";

/** An image that buildah built, with its file system in a folder. */
export interface Image {
  readonly root: string;
  readonly config: ImageConfig;
}

/** The configuration of an image, as Docker writes it. */
interface ImageConfig {
  readonly User: string;
  readonly Env: readonly string[];
  readonly Entrypoint: readonly string[];
  readonly Cmd: readonly string[];
  readonly WorkingDir: string;
  readonly Volumes: Readonly<Record<string, object>>;
  readonly Healthcheck: { readonly Test: readonly string[] };
}

const mirror = "http://deb.debian.org/debian";

/** Builds the Dockerfile of a repository by buildah, which needs no daemon and here no namespaces. The base is made here: nothing is pulled. */
export function buildImage(repository: string): Image {
  const storage = temporaryFolder("image");
  // vfs copies each layer, so it needs no mounts that would outlive the test.
  const places = ["--root", join(storage, "root"), "--runroot", join(storage, "run"), "--storage-driver", "vfs"];
  const buildah = (...words: readonly string[]): string => run("buildah", [...places, ...words], repository).trim();
  const base = buildah("from", "scratch");
  buildah("add", "--quiet", base, baseOf(), "/");
  buildah("config", "--env", "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", base);
  buildah("commit", "--quiet", "--rm", base, "docker.io/library/node:24-slim");
  const options = ["--isolation", "chroot", "--format", "docker", "--layers=false", "--pull-never", "--quiet"];
  const id =
    buildah("build", ...options, repository)
      .split("\n")
      .at(-1) ?? "";
  const { Docker } = JSON.parse(buildah("inspect", "--type", "image", id)) as { Docker: { config: ImageConfig } };
  return { root: buildah("mount", buildah("from", "--pull-never", id)), config: Docker.config };
}

/** A Debian as small as node:24-slim, with the Node and the npm of this machine. */
function baseOf(): string {
  const folder = join(temporaryFolder("debian"), "root");
  const script = resolve(import.meta.dirname, "slim");
  run("debootstrap", ["--foreign", "--variant=minbase", "bookworm", folder, mirror, script], "/");
  const local = join(folder, "usr/local");
  cpSync(process.execPath, join(local, "bin/node"));
  const npm = dirname(
    dirname(execFileSync("readlink", ["-f", execFileSync("which", ["npm"]).toString().trim()]).toString()),
  );
  cpSync(npm, join(local, "lib/node_modules/npm"), { recursive: true });
  symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", join(local, "bin/npm"));
  return folder;
}

function mounts(root: string): readonly string[] {
  return [`mount --rbind /dev ${root}/dev`, `mount -t proc proc ${root}/proc`];
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** A container: an image with a read-only root, its own loopback, and a folder of the host for its volume. */
export interface Container {
  readonly child: ChildProcess;
  readonly said: () => string;
  /** Runs a command in it and returns its result. */
  exec: (words: readonly string[]) => Promise<{ readonly code: number | null; readonly out: string }>;
}

/** How a container is started: `docker run IMAGE words`, unless with another entry point, such as GitLab's `[""]`, which starts the words themselves. */
export interface Starting {
  readonly words?: readonly string[];
  readonly entrypoint?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts an image as its Dockerfile says, with no right that it does not need and nothing to write to but its volume. */
export function startContainer({ root, config }: Image, volume: string, starting: Starting = {}): Container {
  const { words = config.Cmd, entrypoint = config.Entrypoint, env = {} } = starting;
  const [at = ""] = Object.keys(config.Volumes);
  const given = [...config.Env, "HOME=/", ...Object.entries(env).map((each) => each.join("="))].map(quoted);
  const enter = (command: readonly string[]): string =>
    [
      `exec setpriv --no-new-privs chroot --userspec=${config.User} --groups= ${root} /usr/bin/env -i`,
      `--chdir=${config.WorkingDir}`,
      ...given,
      ...command.map(quoted),
    ].join(" ");
  const script = [
    "set -e",
    "ip link set lo up",
    `mount --bind ${root} ${root}`,
    ...mounts(root),
    `mount --bind ${volume} ${root}${at}`,
    `mount -o remount,ro,bind ${root}`,
    enter([...entrypoint, ...words]),
  ];
  const child = spawn("unshare", ["--mount", "--net", "sh", "-c", script.join("\n")], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  return {
    child,
    said: () => said,
    async exec(command) {
      const { promise, resolve: done } = Promise.withResolvers<{ code: number | null; out: string }>();
      const inner = spawn("nsenter", ["-t", `${child.pid}`, "-m", "-n", "sh", "-c", enter(command)]);
      let out = "";
      for (const stream of [inner.stdout, inner.stderr])
        stream.on("data", (chunk: Buffer) => (out += chunk.toString()));
      inner.on("close", (code) => done({ code, out }));
      return promise;
    },
  };
}
