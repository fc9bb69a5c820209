import { expect, test } from "vitest";
import { expectSameResult } from "../same-result.ts";
import { portcullis } from "../cli/terminal.ts";
import { scenes, stageFor } from "./same-scenes.ts";

test.for(scenes)("%s is the same by every door", async ([, scene, verdict]) => {
  const place = await scene();
  const { doors } = await stageFor(place);

  const result = await expectSameResult(doors, { url: place.url, thresholds: {}, language: "en" });

  expect(result.verdict).toBe(verdict);
});

test.for(scenes)("%s: exit codes and answers of each check are the same by server", async ([, scene]) => {
  const { url, ...place } = await scene();
  const { server, local } = await stageFor({ url, ...place });
  const remote = ["--server", server.url, "--timeout", "30"];
  const { host } = new URL(url);

  for (const words of [
    ["gate", url],
    ["http", url],
    ["ssl", host],
  ]) {
    const [here, there] = [
      await portcullis([...words, "--json", ...local]),
      await portcullis([...words, "--json", ...remote]),
    ];
    expect({ words, code: there.code }).toEqual({ words, code: here.code });
    expect(shapeOf(there.out)).toEqual(shapeOf(here.out));
  }
});

/** An answer without the values that differ between measurements. */
function shapeOf(out: string): unknown {
  const varying = new Set(["requestId", "updatedAt", "cached", "observedAt", "generatedAt", "address", "cost", "ms"]);
  // A server does not disclose whether a name is absent or has only private addresses.
  const told = out.replaceAll(", or has no public address.", ".");
  return JSON.parse(told, (name, value: unknown) => (varying.has(name) ? undefined : value));
}
