import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { releaseNotes } from "../../scripts/release/notes.ts";
import { version } from "../../src/core/version.ts";
import { folderWith } from "../folder.ts";

const changelog =
  "# Changelog\n\n## Unreleased\n\nSoon.\n\n## 0.1.0 (2026-12-01)\n\n### Verdicts\n\n- `ssl-6`.\n\n## 0.0.9\n\nOld.\n";

test("the notes are the section of the changelog, below the commit to pin", () => {
  expect(releaseNotes(changelog, "v0.1.0", "abc")).toBe(
    "Pin the Action to this commit:\n\n    - uses: portcullis/portcullis@abc # v0.1.0\n\n### Verdicts\n\n- `ssl-6`.\n",
  );
  expect(() => releaseNotes(changelog, "v0.2.0", "abc")).toThrow("no section ## 0.2.0");
});

/** Runs a script of the release with programs in place of those that change the world; they print how they were called. */
function dry(script: string, args: readonly string[], programs: Readonly<Record<string, string>>) {
  const folder = folderWith(programs);
  for (const name of Object.keys(programs)) chmodSync(join(folder, name), 0o755);
  const env = {
    PATH: `${folder}:${process.env["PATH"]}`,
    GITHUB_REPOSITORY: "portcullis/portcullis",
    RUNNER_TEMP: folder,
  };
  const { status, stdout, stderr } = spawnSync("bash", [`scripts/release/${script}`, ...args], {
    env,
    encoding: "utf8",
  });
  return { status, out: stdout, err: stderr };
}

const gh = '#!/bin/sh\necho gh "$@"\n';

test("the floating tag follows releases alone", () => {
  const moved = dry("float.sh", ["v0.1.0", "abc"], { gh });

  expect(moved.out).toBe(
    "gh api --method PATCH repos/portcullis/portcullis/git/refs/tags/v0 -f sha=abc -F force=true\n",
  );
  expect(dry("float.sh", ["v0.1.0-rc.1", "abc"], { gh })).toMatchObject({ status: 1, out: "" });
});

test("the image is started before it is pushed, and one tag names it for every processor", () => {
  const docker = `#!/bin/sh\ncase $1 in run) echo 0.1.0 ;; *) echo docker "$@" ;; esac\n`;
  const broken = docker.replace("echo 0.1.0", "echo 0.0.9");
  const image = "ghcr.io/portcullis/portcullis";

  expect(dry("image.sh", ["build", image, "0.1.0"], { docker }).out).toContain(`docker push ${image}:0.1.0-`);
  expect(dry("image.sh", ["build", image, "0.1.0"], { docker: broken })).toMatchObject({
    status: 1,
    out: expect.not.stringContaining("push") as unknown,
  });
  expect(dry("image.sh", ["join", image, "0.1.0"], { docker }).out).toContain(`--tag ${image}:0.1.0 --tag ${image}:0 `);
});

test("the MCP registry is told only by a publisher with the right checksum", () => {
  const bad = `#!/bin/sh
while [ "$1" != --dir ]; do shift; done
echo program > "$2/mcp-publisher_linux_amd64.tar.gz"
echo "${"0".repeat(64)}  mcp-publisher_linux_amd64.tar.gz" > "$2/registry_checksums.txt"
`;
  const { status, out } = dry("mcp.sh", [], { gh: bad });

  expect([status, out]).toEqual([1, expect.stringContaining("FAILED")]);
});

test("server.json has the version of the package", () => {
  const server = JSON.parse(readFileSync("server.json", "utf8")) as {
    version: string;
    packages: { version: string }[];
  };
  expect([server.version, ...server.packages.map((each) => each.version)]).toEqual([version, version]);
});

/** A place of releases with one program, and SHA256SUMS as given. */
function place(sums: (right: string) => string): string {
  const folder = folderWith({ portcullis: "#!/bin/sh\necho program\n" });
  const file = `portcullis-${version}-linux-${process.arch}.tar.xz`;
  execFileSync("tar", ["-cJf", file, "portcullis"], { cwd: folder });
  const [digest = ""] = execFileSync("sha256sum", [file], { cwd: folder, encoding: "utf8" }).split(" ");
  execFileSync("tee", ["SHA256SUMS"], { cwd: folder, input: sums(`${digest}  ${file}\n`) });
  return folder;
}

test.for<[what: string, sums: (right: string) => string, status: number, says: string]>([
  ["the right checksum", (right) => right, 0, version],
  ["another checksum", (right) => right.replace(/^.{8}/, "00000000"), 4, "and the release says 00000000"],
  ["no checksum", () => "", 4, "SHA256SUMS does not name"],
])("install.sh with %s", ([, sums, status, says]) => {
  const target = folderWith({});
  const env = { PATH: process.env["PATH"], PORTCULLIS_INSTALL_FROM: `file://${place(sums)}`, VERSION: "9.9.9" };

  const ended = spawnSync("dash", ["scripts/release/install.sh", target], { env, encoding: "utf8" });

  expect([ended.status, `${ended.stdout}${ended.stderr}`]).toEqual([status, expect.stringContaining(says)]);
  expect(spawnSync(join(target, "portcullis")).status).toBe(status === 0 ? 0 : null);
});

test("install.sh says what is missing, and does not put the program into a folder of its name", () => {
  const target = folderWith({ "portcullis/file": "" });
  // The tools that the script calls first, without xz.
  const bare = folderWith({ uname: '#!/bin/sh\n[ "$1" = -m ] && echo x86_64 || echo Linux\n' });
  for (const tool of ["tr", "getconf", "curl"])
    writeFileSync(join(bare, tool), tool === "tr" ? "#!/bin/sh\necho linux\n" : "#!/bin/sh\n");
  for (const tool of ["uname", "tr", "getconf", "curl"]) chmodSync(join(bare, tool), 0o755);
  const run = (PATH: string | undefined) =>
    spawnSync("/bin/sh", ["scripts/release/install.sh", target], { env: { PATH }, encoding: "utf8" });

  expect(run(bare)).toMatchObject({ status: 4, stderr: expect.stringContaining("xz is missing") as unknown });
  expect(run(process.env["PATH"])).toMatchObject({
    status: 4,
    stderr: expect.stringContaining("is a folder") as unknown,
  });
});
