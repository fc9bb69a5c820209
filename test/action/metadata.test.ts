import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { actionFile } from "../../scripts/pages/action.ts";
import { inputs, inputsOf } from "../../src/action/inputs.ts";
import { outputs } from "../../src/action/outputs.ts";
import { gate } from "../../src/checks/gate/index.ts";
import { environmentOnly, measuring, remote, reporting, toFlag } from "../../src/settings/options/options.ts";
import { declared, declaredOutputs } from "./runner.ts";

const file = readFileSync("action.yml", "utf8");

test("action.yml is what the tables of the code say", () => {
  expect(file, "run `npm run generate` and commit what it writes").toBe(actionFile());
  expect(declared).toEqual(inputs.map(({ name }) => toFlag(name)));
  expect(declaredOutputs).toEqual(Object.keys(outputs));
});

test("every parameter of the gate, and every option that says how to measure, is an input", () => {
  const known = inputs.map(({ name }) => name);
  const options = [...measuring, ...remote, ...reporting].map(({ name }) => name);

  expect(known).toEqual(
    expect.arrayContaining([...Object.keys(gate.input.shape), ...options.filter((name) => name !== "json")]),
  );
  expect(known.filter((name) => environmentOnly.some((option) => option.name === name))).toEqual([]);
});

test("every input is read under the name that the runner gives it", () => {
  const read = declared.map((name) => {
    const typed = inputsOf({ [`INPUT_${name.toUpperCase()}`]: " x " });
    return [name, [typed.value(name.replaceAll("-", "_"))].flat()];
  });

  expect(read).toEqual(declared.map((name) => [name, ["x"]]));
});

test("action.yml says what GitHub and its marketplace ask for", () => {
  expect(file).toMatch(
    /^name: .+\ndescription: ".{20,125}"\nauthor: .+\nbranding:\n {2}icon: shield\n {2}color: green\n/m,
  );
  expect(file).toMatch(/\nruns:\n {2}using: node24\n {2}main: dist\/action\/index\.js\n$/);
  // A default would hide from us whether an input was given, and a token nobody gives.
  expect(file.match(/^ +default:.*$/gm)).toEqual(["    default: ${{ github.token }}"]);
  expect(file.match(/^ {4}description: ".+\."$/gm)).toHaveLength(declared.length + declaredOutputs.length);
});
