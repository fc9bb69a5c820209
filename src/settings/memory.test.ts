import { expect, test } from "vitest";
import { openResultMemory } from "./memory.ts";
import { environmentOnly } from "./options/list/environment.ts";
import { access, measuring } from "./options/list/measuring.ts";
import { remembering } from "./options/list/serving.ts";
import { givenFlags, readGiven } from "./options/given.ts";

/** The digest that tells results apart by their settings. */
async function digestOf(flags: object, environment: NodeJS.ProcessEnv = {}): Promise<string> {
  const given = readGiven(givenFlags({ "data-dir": "/unused", ...flags }), environment, [
    ...measuring,
    ...access,
    ...remembering,
    ...environmentOnly,
  ]);
  let seen: string | undefined;
  const memory = openResultMemory(given, {
    load: async () => ({
      openLocalCache: async ({ settings }) => {
        seen = settings;
        return { snapshots: null, close: async () => {} } as never;
      },
    }),
    onTrouble: () => {},
  });
  await memory?.within(async () => null as never);
  if (seen === undefined) throw new Error("nothing was opened");
  return seen;
}

test("results are told apart by the proxy, and not by its password", async () => {
  const none = await digestOf({});
  const first = await digestOf({}, { HTTPS_PROXY: "http://someone:first@proxy.example:3128" });

  expect(none).toBe("");
  expect(first).not.toBe(none);
  expect(await digestOf({}, { HTTPS_PROXY: "http://someone:second@proxy.example:3128" })).toBe(first);
  expect(await digestOf({ proxy: "http://proxy.example:3128" }, {})).not.toBe(none);
  expect(await digestOf({}, { HTTPS_PROXY: "http://other.example:3128" })).not.toBe(first);
  expect(await digestOf({}, { HTTPS_PROXY: "http://proxy.example:3128", NO_PROXY: "shop.example" })).not.toBe(first);
});
