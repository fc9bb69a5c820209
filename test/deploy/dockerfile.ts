/** One line of a Dockerfile. */
interface Instruction {
  readonly name: string;
  readonly value: string;
}

/** The lines between two FROM instructions. */
interface Stage {
  /** The name for `COPY --from`; the last stage has none. */
  readonly name: string | null;
  readonly base: string;
  readonly instructions: readonly Instruction[];
}

/** Parses a Dockerfile: without comments, with backslash continuations. Throws for an invalid instruction. */
export function readDockerfile(text: string): readonly Stage[] {
  const stages: { name: string | null; base: string; instructions: Instruction[] }[] = [];
  const lines = text.split("\n").filter((line) => !/^\s*(?:#|$)/.test(line));
  for (const line of lines
    .join("\n")
    .replace(/\\\n\s*/g, "")
    .split("\n")) {
    const { name = "", value = "" } = /^(?<name>[A-Z]+) (?<value>.+)$/.exec(line)?.groups ?? {};
    if (name === "") throw new Error(`no instruction: ${line}`);
    if (name === "FROM") {
      const [base = "", , as] = value.split(/\s+/);
      stages.push({ name: as ?? null, base, instructions: [] });
      continue;
    }
    const stage = stages.at(-1);
    if (!stage) throw new Error(`before FROM: ${line}`);
    stage.instructions.push({ name, value });
  }
  return stages;
}

/** The values of an instruction in a stage, in order. */
export function valuesOf(stage: Stage | undefined, name: string): readonly string[] {
  return (stage?.instructions ?? []).filter((each) => each.name === name).map(({ value }) => value);
}

/** The words of an instruction in its JSON form. */
export function wordsIn(value: string | undefined): readonly string[] {
  return JSON.parse(/\[.*\]$/.exec(value ?? "")?.[0] ?? "[]") as readonly string[];
}

/** The paths that a whitelisting .dockerignore lets into the build. */
export function contextOf(ignore: string): readonly string[] {
  const lines = ignore.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  if (lines[0] !== "*") throw new Error("everything is left out first");
  return lines.slice(1).map((line) => {
    if (!line.startsWith("!")) throw new Error(`lets nothing in: ${line}`);
    return line.slice(1);
  });
}
