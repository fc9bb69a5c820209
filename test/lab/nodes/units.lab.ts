import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { execute, temporaryFolder } from "../machines/process.ts";

/** A unit with a local program path, since the package is not installed on the test machine. */
function unit(name: string): string {
  const path = join(temporaryFolder("units"), `${name}.service`);
  const text = readFileSync(`examples/systemd/${name}.service`, "utf8");
  writeFileSync(path, text.replace("/usr/bin/portcullis", "/bin/true"));
  return path;
}

test.for(["portcullis", "portcullis-worker"])("systemd finds no fault in %s and a low exposure", (name) => {
  const path = unit(name);
  expect(execute("systemd-analyze", ["verify", path], "/")).toEqual({ code: 0, out: "", err: "" });

  // 10 is full exposure, 0 is none; the threshold is in tenths.
  const { code, out } = execute("systemd-analyze", ["security", "--offline=yes", "--threshold=20", path], "/");
  expect(out).toMatch(/Overall exposure level for \S+: 1\.\d/);
  expect(code).toBe(0);
});

test("nginx finds nothing wrong with its example", () => {
  const folder = temporaryFolder("nginx");
  copyFileSync("examples/nginx.conf", join(folder, "nginx.conf"));
  const { code, err } = execute("nginx", ["-t", "-p", folder, "-c", join(folder, "nginx.conf")], folder);

  expect(err).toMatch(/syntax is ok\n.*test is successful\n$/);
  expect(err).not.toMatch(/\[(?:warn|emerg|error)\]/);
  expect(code).toBe(0);
});
