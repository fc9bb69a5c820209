import { expect, test } from "vitest";
import { z } from "zod";
import { netDouble } from "../../test/net-double.ts";
import { repliesFrom } from "../../test/replies.ts";
import type { AnyCheck, Context } from "../core/check.ts";
import type { Named } from "../core/net/net.ts";
import { run } from "./run.ts";

/** Returns the requests of an inner check that was told which party named its input. */
async function heardOf(named: Named | undefined): Promise<readonly unknown[]> {
  const asked: unknown[] = [];
  const net = netDouble({
    addresses: async (of) => {
      asked.push(of);
      return [];
    },
  });
  const { context } = repliesFrom({});
  const inner = checkOf("inner", async (context) => void (await context.net.addresses({ host: "a.example", port: 1 })));
  const outer = checkOf("outer", async (context) => void (await context.use(inner, {}, named)));
  await run(outer, {}, { ...context, net });
  return asked;
}

function checkOf(id: string, collect: (context: Context) => Promise<void>): AnyCheck {
  return {
    id,
    input: z.strictObject({}),
    collect: (_: object, context: Context) => collect(context),
    judge: () => ({ status: "pass" }),
  } as unknown as AnyCheck;
}

test("an inner check makes requests in the name of the party that named its input", async () => {
  expect(await heardOf({ namedBy: "192.0.2.1" })).toEqual([{ namedBy: "192.0.2.1", host: "a.example", port: 1 }]);
});

test.for([undefined, {}])(
  "an inner check makes requests in the name of the user if no party is named: %j",
  async (named) => {
    expect(await heardOf(named)).toEqual([{ host: "a.example", port: 1 }]);
  },
);
