import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { version } from "../../src/core/version.ts";
import { checkEnvironment } from "../../src/settings/options/environment.ts";

const examples = globSync("examples/portable/*").toSorted();

test("there is an example without Node for every service", () => {
  expect(examples.map((path) => path.replace(/^.*\//, ""))).toEqual([
    "Jenkinsfile",
    "azure-pipelines.yml",
    "bitbucket-pipelines.yml",
    "circleci.yml",
    "gitlab-ci.yml",
  ]);
});

test.for(examples)(
  "%s needs no Node, has the version of the release, one placeholder, and variables that exist",
  (path) => {
    const text = readFileSync(path, "utf8");
    const variables = Object.fromEntries([...text.matchAll(/PORTCULLIS_[A-Z_]+/g)].map(([name]) => [name, "x"]));
    const releases = text.match(/(?<=download\/v|portcullis:)\d+\.\d+\.\d+/g) ?? [];

    expect(text).not.toMatch(/\bnpx\b|\bnpm\b|node:/);
    expect([...new Set(releases)]).toEqual([version]);
    expect(text).toMatch(/^(?:#|\/\/) Replace https:\/\/staging\.shop\.example\/ with your URL\.$/m);
    expect(() => checkEnvironment(variables)).not.toThrow();
    expect(path.endsWith(".yml") ? parse(text) : {}).toBeTypeOf("object");
  },
);
