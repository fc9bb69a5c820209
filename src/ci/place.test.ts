import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { lineOf } from "../report/mentions.ts";
import { pipelineOf } from "./place.ts";

const root = mkdtempSync(join(tmpdir(), "portcullis-place-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

for (const path of [".github/workflows/gate.yml", "ci/gate.yml", "azure-pipelines.yml"]) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), `# ${path}`);
}

const github = { GITHUB_ACTIONS: "true", GITHUB_WORKSPACE: root, GITHUB_REPOSITORY: "shop/site" };
const gitlab = { GITLAB_CI: "true", CI_PROJECT_DIR: root };

test.for<readonly [what: string, env: Readonly<Record<string, string>>, path: string | null, isThere?: boolean]>([
  ["a terminal", {}, null],
  [
    "a workflow",
    { ...github, GITHUB_WORKFLOW_REF: "shop/site/.github/workflows/gate.yml@refs/heads/a@b" },
    ".github/workflows/gate.yml",
    true,
  ],
  [
    "a workflow without a checkout",
    { ...github, GITHUB_WORKFLOW_REF: "shop/site/.github/workflows/x.yml@refs/heads/main" },
    ".github/workflows/x.yml",
    false,
  ],
  [
    "a workflow of another repository",
    { ...github, GITHUB_WORKFLOW_REF: "evil/site/.github/workflows/gate.yml@v1" },
    null,
  ],
  ["a workflow outside the repository", { ...github, GITHUB_WORKFLOW_REF: "shop/site/../../etc/passwd@v1" }, null],
  ["a workflow without GITHUB_WORKFLOW_REF", github, null],
  ["GitLab", { ...gitlab, CI_CONFIG_PATH: "ci/gate.yml" }, "ci/gate.yml", true],
  ["GitLab with the file of another project", { ...gitlab, CI_CONFIG_PATH: "ci/gate.yml@group/other" }, null],
  ["GitLab with a URL", { ...gitlab, CI_CONFIG_PATH: "https://ci.example/gate.yml" }, null],
  ["GitLab with a folder", { ...gitlab, CI_CONFIG_PATH: "ci" }, "ci", false],
  ["Azure", { TF_BUILD: "True", BUILD_SOURCESDIRECTORY: root }, "azure-pipelines.yml", true],
  ["Jenkins without its usual file", { JENKINS_URL: "https://ci.example/", WORKSPACE: root }, null],
])("%s", ([, env, path, isThere = false]) => {
  const { source } = pipelineOf(env, "en");

  expect(source?.path ?? null).toBe(path);
  expect(source?.text ?? null).toBe(isThere ? `# ${path}` : null);
});

const text = [
  "# not https://shop.example.org/ nor my-shop.example",
  "  - https://shop.example/other",
  "  - name: the shop",
  "    url: shop.example",
  "  - https://shop.example:8443/a?b=1",
  '  - "https://other.example/"',
].join("\r\n");

test.for<readonly [url: string, name: string | undefined, number: number | null]>([
  ["https://shop.example/", undefined, 4],
  ["https://shop.example/", "the shop", 4],
  ["https://nowhere.example/", "the shop", 3],
  ["https://shop.example/other", undefined, 2],
  ["https://shop.example:8443/a?b=1", undefined, 5],
  ["https://shop.example:8443/a?b=2", undefined, 5],
  ["https://other.example/", undefined, 6],
  ["https://nowhere.example/", undefined, null],
  ["https://(+*?[/", undefined, null],
])("%s with the name %s is in line %i", ([url, name, number]) => {
  expect(lineOf(text, { url, ...(name !== undefined && { name }) })).toBe(number);
});
