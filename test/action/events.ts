import { createRequire } from "node:module";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { WebhookDefinition } from "@octokit/webhooks-examples";
import { onTestFinished } from "vitest";

type Parts = Readonly<Record<string, unknown>>;

const definitions = createRequire(import.meta.url)("@octokit/webhooks-examples") as readonly WebhookDefinition[];

/** Returns GitHub's example payloads for one kind of event. */
export function examplesOf(name: string): readonly Parts[] {
  const found = definitions.find((each) => each.name === name)?.examples ?? [];
  return found as unknown as readonly Parts[];
}

/** Returns an example with changed values in one object. */
export function changed(example: Parts | undefined, key: string, changes: Parts): Parts {
  const part = example?.[key] as Parts;
  return { ...example, [key]: { ...part, ...changes } };
}

/** Returns the variables of a runner for an event: its name, its file, and the repository. */
export function eventEnv(name: string, payload: unknown): Readonly<Record<string, string>> {
  const text = typeof payload === "string" ? payload : JSON.stringify(payload);
  const repository = (payload as { repository?: { full_name?: string } } | null)?.repository?.full_name;
  return {
    GITHUB_EVENT_NAME: name,
    GITHUB_EVENT_PATH: fileWith(text),
    GITHUB_REPOSITORY: repository ?? "Codertocat/Hello-World",
    GITHUB_SERVER_URL: "https://github.com",
  };
}

function fileWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), "portcullis-event-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, "event.json");
  writeFileSync(path, text);
  return path;
}
