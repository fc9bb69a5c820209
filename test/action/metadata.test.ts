import { getInput } from "@actions/core";
import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { actionFile } from "../../scripts/pages/action.ts";
import { inputs, inputsOf } from "../../src/action/inputs.ts";
import { matrixInputs } from "../../src/action/matrix.ts";
import { outputs } from "../../src/action/outputs.ts";
import { gate } from "../../src/checks/gate/index.ts";
import { reporting } from "../../src/settings/options/list/action.ts";
import { environmentOnly } from "../../src/settings/options/list/environment.ts";
import { measuring, remote } from "../../src/settings/options/list/measuring.ts";
import { toFlag } from "../../src/settings/options/options.ts";
import { declared, declaredOutputs } from "./runner.ts";

afterEach(() => vi.unstubAllEnvs());

const file = readFileSync("action.yml", "utf8");

test("action.yml matches the tables in the code", () => {
  expect(file, "run `npm run generate` and commit what it writes").toBe(actionFile());
  expect(declared).toEqual([...inputs.map(({ name }) => toFlag(name)), ...Object.keys(matrixInputs)]);
  expect(declaredOutputs).toEqual(Object.keys(outputs));
});

test("every parameter of the gate and every measuring option is an input", () => {
  const known = inputs.map(({ name }) => name);
  const options = [...measuring, ...remote, ...reporting].map(({ name }) => name);

  expect(known).toEqual(
    expect.arrayContaining([...Object.keys(gate.input.shape), ...options.filter((name) => name !== "json")]),
  );
  expect(known.filter((name) => environmentOnly.some((option) => option.name === name))).toEqual([]);
});

test("every input is read from the runner's variable", () => {
  const given = declared.filter((name) => !(name in matrixInputs));
  const read = given.map((name) => {
    vi.stubEnv(`INPUT_${name.toUpperCase()}`, " x ");
    const typed = inputsOf(getInput);
    return [name, [typed.value(name.replaceAll("-", "_"))].flat()];
  });

  expect(read).toEqual(given.map((name) => [name, ["x"]]));
});

test("action.yml contains what GitHub and its marketplace require", () => {
  expect(file).toMatch(
    /^name: .+\ndescription: ".{20,125}"\nauthor: .+\nbranding:\n {2}icon: shield\n {2}color: green\n/m,
  );
  expect(file).toMatch(/\nruns:\n {2}using: node24\n {2}main: dist\/action\/index\.js\n$/);
  // A default would hide whether an input was given. Only those have one that workflows do not set.
  expect(file.match(/^ +default:.*$/gm)).toEqual([
    "    default: ${{ github.token }}",
    "    default: ${{ toJSON(matrix) }}",
    "    default: ${{ strategy.job-index }}",
  ]);
  expect(file.match(/^ {4}description: ".+\."$/gm)).toHaveLength(declared.length + declaredOutputs.length);
});
