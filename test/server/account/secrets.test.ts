import { expect, test } from "vitest";
import type { z } from "zod";
import { isSecret } from "../../../src/core/input.ts";
import { operations } from "../../../server/operations/table.ts";
import { home, openHouse, password } from "./house.ts";

const email = "jin@shop.example";

/** The name of every field of a request that holds a secret, by its operation; `form_token` is read before the schema. */
const named = /password|code|token|secret|invitation|address/;

const bodies = operations.flatMap(({ id, method, path, body }) =>
  Object.entries((body?.shape ?? {}) as Record<string, z.ZodType>).map(([name, type]) => ({
    id,
    method,
    path,
    name,
    type,
  })),
);

test("every field of a request that holds a secret is marked as one", () => {
  const wrong = bodies
    .filter(({ name, type }) => named.test(name) !== isSecret(type))
    .map(({ id, name }) => [id, name]);

  expect(wrong).toEqual([]);
});

const hidden = "hunter2-hidden";

/** Values that every secret field refuses: over-long, and of another type. */
const overlong = `${hidden}${"x".repeat(2100)}`;
const refused = [[hidden], overlong];

/** Valid values of the other fields of a request. */
const samples: Readonly<Record<string, unknown>> = {
  email,
  password,
  new_password: password,
  kind: "webhook",
  name: "ci",
};

test("no answer repeats a refused secret, in JSON or a form", async () => {
  const { resident } = await openHouse();
  const jin = await resident(email);
  const form = (await jin.get<{ token: string }>("/form")).envelope.data?.token ?? "";
  const [json, encoded] = ["application/json", "application/x-www-form-urlencoded"];

  for (const [at, { method, path, name, id }] of bodies.filter(({ type }) => isSecret(type)).entries()) {
    const names = bodies.filter((each) => each.id === id && each.name !== name).map((each) => each.name);
    const others = Object.fromEntries(names.filter((each) => each in samples).map((each) => [each, samples[each]]));
    const sent = refused.map((value) => [json, JSON.stringify({ ...others, [name]: value })] as const);
    const fields = new URLSearchParams({
      ...(others as Record<string, string>),
      [name]: overlong,
      form_token: form,
    });
    for (const [type, body] of [...sent, [encoded, fields.toString()] as const]) {
      const headers = { "content-type": type, origin: home, "x-forwarded-for": `198.51.100.${at}` };
      const told = await jin.send(path.replace("/api/account", "").replace(/\{\w+\}/, "x"), { method, body, headers });
      expect([id, name, told.status, told.text.includes("hunter2")]).toEqual([id, name, 400, false]);
    }
  }
});

test("a new password that is easy to guess is refused everywhere, with the reason", async () => {
  const { resident, browser, token } = await openHouse();
  const jin = await resident(email);
  await browser().post("/reset", { email });
  const link = await token(email);
  for (const [weak, reason] of [
    ["passwordpassword", "it is a common password"],
    ["jin@shop.example", "your e-mail address"],
    ["checks.example.portcullis", "the name of this service"],
  ] as const)
    for (const [path, body, field] of [
      ["/sign-up", { email, password: weak }, "password"],
      ["/password", { password, new_password: weak }, "new_password"],
      ["/reset/password", { token: link, password: weak }, "password"],
    ] as const) {
      const told = await jin.post(path, body);
      expect(told).toMatchObject({ status: 400, envelope: { error: { code: "INVALID_INPUT", reason: field } } });
      expect(told.envelope.error?.message).toContain(reason);
      expect(told.text).not.toContain(weak);
      expect((await jin.post(`${path}?lang=ko`, body)).envelope.error?.message).toMatch(/^추측하기 쉬운/);
    }
  // The refusal did not use up the link.
  expect((await browser().post("/reset/password", { token: link, password: "another long one" })).status).toBe(200);
});
