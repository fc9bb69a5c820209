// Prints the notes of a release from CHANGELOG.md: `npm run node24 scripts/release/notes.ts v0.1.0 COMMIT`.
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/** The section of the changelog for a tag, below how to pin the Action. Throws where there is none. */
export function releaseNotes(changelog: string, tag: string, commit: string): string {
  const version = tag.replace(/^v/, "");
  const sections = changelog.split(/^(?=## )/m);
  const section = sections.find((text) => text.startsWith(`## ${version}`));
  const [, ...lines] = section?.trim().split("\n") ?? [];
  const text = lines.join("\n").trim();
  if (text === "") throw new Error(`CHANGELOG.md has no section ## ${version}`);
  const pin = `    - uses: portcullis/portcullis@${commit} # ${tag}`;
  return `Pin the Action to this commit:\n\n${pin}\n\n${text}\n`;
}

if (import.meta.main) {
  const [tag = "", commit = ""] = process.argv.slice(2);
  process.stdout.write(releaseNotes(readFileSync(join(root, "CHANGELOG.md"), "utf8"), tag, commit));
}
