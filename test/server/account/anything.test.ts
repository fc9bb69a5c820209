import * as fc from "fast-check";
import { expect, test } from "vitest";
import { operations } from "../../../server/accounts/operations/table.ts";
import { runs } from "../../runs.ts";
import { openHouse } from "./house.ts";
import { character } from "../../character.ts";

const names = operations.flatMap(({ body }) => Object.keys(body?.shape ?? {}));

const text = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: character, maxLength: 20 }),
  fc.constantFrom(
    "jin@shop.example",
    "correct horse battery",
    "read",
    "123456",
    "\u0000",
    "%",
    "__proto__",
    "a".repeat(300),
  ),
);

const value = fc.oneof(text, fc.integer(), fc.constantFrom(null, true, [], {}, ["read"], -1, 1e300));

const body = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string({ maxLength: 10 })), value, { maxKeys: 4 });

test("every request gets an envelope with the problem", async () => {
  const house = await openHouse();
  const jin = await house.resident("jin@shop.example");
  const cookies = [...jin.jar].map(([name, each]) => `${name}=${each}`).join("; ");
  // Its path ends the session that the others need.
  let addresses = 0;
  const asked = operations.filter(({ id }) => !["signOut", "deleteAccount"].includes(id));

  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...asked),
      fc.constantFrom("x", "%00", "%ff%fe", "..", "'", "a".repeat(500)),
      fc.oneof(
        body.map((each) => JSON.stringify(each)),
        text,
      ),
      fc.constantFrom("application/json", "application/x-www-form-urlencoded", "text/plain"),
      fc.constantFrom(
        cookies,
        "",
        "__Host-portcullis.session_token=%E0%A4%A",
        "__Host-portcullis.two_factor=a.b",
        ";;=;",
      ),
      async ({ method, path }, part, sent, type, cookie) => {
        const told = await house.ask(path.replace("{id}", part), {
          method,
          ...(method === "POST" && { body: sent }),
          headers: {
            "content-type": type,
            "x-forwarded-for": `198.51.100.${++addresses % 250}`,
            ...(cookie !== "" && { cookie }),
          },
        });
        expect([200, 400, 401, 404, 415, 429]).toContain(told.status);
        expect(told.envelope.error?.reason).not.toBe("internal");
        expect(told.envelope.requestId).toBeTruthy();
      },
    ),
    { numRuns: runs(200) },
  );
  expect(house.lines.filter((line) => line.includes('"bug"'))).toEqual([]);
});
