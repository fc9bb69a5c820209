import { chmodSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { version } from "../../src/core/version.ts";
import { folderWith } from "../folder.ts";
import { clone } from "./machines/packed.ts";
import { execute, run, temporaryFolder } from "./machines/process.ts";

// The scripts that make the files of a release, each as the workflow calls it. The others talk to GitHub, npm and a registry: test/deploy/release.test.ts.

/** Runs a script of the release in this clone, with programs in front of those of the machine. */
function release(command: readonly string[], programs: Readonly<Record<string, string>> = {}) {
  const folder = folderWith(programs);
  for (const name of Object.keys(programs)) chmodSync(join(folder, name), 0o755);
  const env = [`PATH=${folder}:${process.env["PATH"]}`, `RUNNER_TEMP=${temporaryFolder("runner")}`];
  return execute("env", [...env, ...command], clone);
}

test("the source tarball holds every committed file, and its bytes depend on the commit alone", () => {
  const [one, other] = [temporaryFolder("release"), temporaryFolder("release")];
  for (const folder of [one, other]) expect(release(["bash", "scripts/release/source.sh", folder]).code).toBe(0);
  const name = `portcullis-${version}-source.tar.gz`;
  const files = run("tar", ["-tzf", join(one, name)], clone)
    .trim()
    .split("\n");
  const committed = run("git", ["ls-files"], clone).trim().split("\n");

  expect(files.toSorted()).toEqual(committed.map((file) => `portcullis-${version}/${file}`).toSorted());
  expect(readFileSync(join(one, name)).equals(readFileSync(join(other, name)))).toBe(true);
});

test("the bill of materials names the packages in the bundles, and no tool", () => {
  const folder = temporaryFolder("release");
  const { code, err } = release([process.execPath, "scripts/release/sbom.ts", folder]);
  const bill = JSON.parse(readFileSync(join(folder, `portcullis-${version}.cdx.json`), "utf8")) as {
    readonly bomFormat: string;
    readonly metadata: { readonly component: { readonly name: string; readonly version: string } };
    readonly components: readonly { readonly name: string; readonly version: string; readonly licenses?: object[] }[];
  };
  const names = bill.components.map((each) => each.name);
  const licences = ["action", "cli"].map((each) => readFileSync(join(clone, "dist", each, "licenses.txt"), "utf8"));
  const lines = new Set(licences.join("\n").split("\n"));

  expect([code, err, bill.bomFormat]).toEqual([0, "", "CycloneDX"]);
  expect(bill.metadata.component).toMatchObject({ name: "portcullis", version });
  expect(names).toEqual(expect.arrayContaining(["zod", "undici", "h3", "@actions/core", "@better-auth/core"]));
  expect(names.filter((name) => /^(?:vitest|typescript|rolldown|oxlint|playwright-core)$/.test(name))).toEqual([]);
  const untitled = bill.components.filter(
    (each) => ![...lines].some((line) => line.startsWith(`${each.name} ${each.version}`)),
  );
  expect(untitled).toEqual([]);
});

test("the checksums cover every file of the release, and are the same when they are written again", () => {
  const folder = folderWith({ "a.tgz": "a", "install.sh": "b" });
  const written = () => {
    expect(release(["bash", "scripts/release/sums.sh", folder])).toMatchObject({ code: 0, err: "" });
    return readFileSync(join(folder, "SHA256SUMS"), "utf8");
  };

  expect([written(), written()]).toEqual([
    expect.stringMatching(/^[0-9a-f]{64} {2}a\.tgz\n[0-9a-f]{64} {2}install\.sh\n$/),
    readFileSync(join(folder, "SHA256SUMS"), "utf8"),
  ]);
  expect(execute("sha256sum", ["--check", "--strict", "SHA256SUMS"], folder).code).toBe(0);
});

test.for([
  ["that starts and is small", version, 1000, 0],
  ["of another version", "0.0.0", 1000, 1],
] as const)("a program %s is packed, or the release ends", ([, says, size, code]) => {
  const folder = temporaryFolder("release");
  // In place of the build of the program, which portable.lab.ts does: a script of that size.
  const node = `#!/bin/sh
case $1 in
  scripts/portable.ts) { printf '#!/bin/sh\\necho ${says}\\n#'; head -c ${size} /dev/zero; } > "$2/portcullis"; chmod 755 "$2/portcullis" ;;
  *) exec ${process.execPath} "$@" ;;
esac
`;
  const ended = release(["bash", "scripts/release/portable.sh", folder], { node });
  const file = join(folder, `portcullis-${version}-linux-${process.arch}.tar.xz`);

  expect(ended.code).toBe(code);
  const held = existsSync(file) ? run("tar", ["-tJf", file], clone).trim().split("\n") : [];
  expect(held).toEqual(code === 0 ? ["portcullis", "LICENSE", "licenses.txt"] : []);
});

test("the notes of the next release can be made from the changelog", () => {
  const folder = temporaryFolder("release");
  const changelog = readFileSync(join(clone, "CHANGELOG.md"), "utf8").replace(
    "## Unreleased",
    `## ${version} (2026-12-01)`,
  );
  for (const file of ["CHANGELOG.md", "scripts/release/notes.ts"])
    run("mkdir", ["-p", join(folder, file, "..")], clone);
  writeFileSync(join(folder, "CHANGELOG.md"), changelog);
  run("cp", [join(clone, "scripts/release/notes.ts"), join(folder, "scripts/release/notes.ts")], clone);
  const words = [join(folder, "scripts/release/notes.ts"), `v${version}`, "0".repeat(40)];

  const notes = run(process.execPath, words, folder);
  expect(notes).toContain(`portcullis/portcullis@${"0".repeat(40)} # v${version}`);
  // GitHub refuses more.
  expect(notes.length).toBeLessThan(125_000);
});
