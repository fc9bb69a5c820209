import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { run, temporaryFolder } from "../machines/process.ts";
import { contextOf, readDockerfile, valuesOf, wordsIn, type Stage } from "../../deploy/dockerfile.ts";

/** An image as folders: the result of `docker build`, without Docker. */
export interface Image {
  readonly root: string;
  readonly stage: Stage;
  readonly env: Readonly<Record<string, string>>;
  readonly healthcheck: readonly string[];
  /** The command that is started, with the given arguments. */
  commandOf(words?: readonly string[]): readonly string[];
}

const mirror = "http://deb.debian.org/debian";

/** Executes a Dockerfile and returns the last stage's folder. */
export function buildImage(repository: string, dockerfile: string, ignore: string): Image {
  const base = baseOf();
  const stages = readDockerfile(dockerfile);
  const roots = new Map<string, string>();
  let built: Omit<Image, "healthcheck" | "commandOf"> | null = null;
  for (const stage of stages) {
    if (stage.base !== "node:24-slim") throw new Error(`no base like ${stage.base}`);
    const root = join(temporaryFolder("image"), "root");
    run("cp", ["-a", "--link", base, root], "/");
    const env = carryOut(stage, { root, roots, repository, context: contextOf(ignore) });
    if (stage.name !== null) roots.set(stage.name, root);
    built = { root, stage, env };
  }
  if (!built) throw new Error("no stage");
  const { stage } = built;
  return {
    ...built,
    healthcheck: wordsIn(valuesOf(stage, "HEALTHCHECK")[0]),
    commandOf: (words = wordsIn(valuesOf(stage, "CMD")[0])) => [...wordsIn(valuesOf(stage, "ENTRYPOINT")[0]), ...words],
  };
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

interface Building {
  readonly root: string;
  readonly roots: ReadonlyMap<string, string>;
  readonly repository: string;
  readonly context: readonly string[];
}

/** Instructions that only describe the image. */
const describing = new Set(["CMD", "ENTRYPOINT", "EXPOSE", "HEALTHCHECK", "LABEL", "STOPSIGNAL", "USER", "VOLUME"]);

function carryOut({ instructions }: Stage, { root, roots, repository, context }: Building): Record<string, string> {
  const env: Record<string, string> = { PATH: "/usr/local/bin:/usr/bin:/bin", HOME: "/root" };
  let workdir = "/";
  for (const { name, value } of instructions) {
    const words = value.split(/\s+/);
    if (name === "WORKDIR") mkdirSync(join(root, (workdir = value)), { recursive: true });
    else if (name === "ENV") env[value.split("=", 1)[0] ?? ""] = value.slice(value.indexOf("=") + 1);
    else if (name === "RUN") inside(root, `cd ${workdir} && ${value}`, env);
    else if (name === "COPY") {
      const [from, to] = words.slice(-2) as [string, string];
      const stage = /^--from=(?<stage>\S+)$/.exec(words[0] ?? "")?.groups?.["stage"];
      if (stage !== undefined) cpSync(join(roots.get(stage) ?? "/nowhere", from), join(root, to), { recursive: true });
      else
        for (const path of context) cpSync(join(repository, path), join(root, workdir, to, path), { recursive: true });
    } else if (!describing.has(name)) throw new Error(`cannot carry out ${name}`);
  }
  return env;
}

/** Runs a command of a build as root. */
function inside(root: string, command: string, env: Readonly<Record<string, string>>): void {
  const script = ["set -e", ...mounts(root), `exec chroot ${root} /bin/sh -c ${quoted(command)}`];
  execFileSync("unshare", ["--mount", "sh", "-c", script.join("\n")], {
    env: { ...env, PATH: `${env["PATH"]}:/usr/sbin:/sbin` },
    stdio: ["ignore", "pipe", "pipe"],
  });
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

/** Starts an image as its Dockerfile says, with no right that it does not need. */
export function startContainer(image: Image, volume: string, words?: readonly string[]): Container {
  const { root, stage, env } = image;
  const [user = ""] = valuesOf(stage, "USER");
  const [at = ""] = valuesOf(stage, "VOLUME");
  const [workdir = "/"] = valuesOf(stage, "WORKDIR");
  const given = Object.entries({ ...env, HOME: "/" }).map(([name, value]) => quoted(`${name}=${value}`));
  const enter = (command: readonly string[]): string =>
    [
      `exec setpriv --no-new-privs chroot --userspec=${user} --groups= ${root} /usr/bin/env -i`,
      `--chdir=${workdir}`,
      ...given,
      ...command.map(quoted),
    ].join(" ");
  const script = [
    "set -e",
    "ip link set lo up",
    `mount --bind ${root} ${root}`,
    ...mounts(root),
    `mount --bind ${volume} ${root}${at}`,
    `mount -t tmpfs tmpfs ${root}/tmp`,
    `mount -o remount,ro,bind ${root}`,
    enter(image.commandOf(words)),
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
