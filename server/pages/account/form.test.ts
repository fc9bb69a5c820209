import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { Field } from "./form.tsx";
import type { Visit } from "./visit.ts";

test("a long value that was typed is kept as a whole", () => {
  const template = `{"text":"${"x".repeat(5000)}"}`;
  const problem = { form: "add", id: "", field: "address", message: "wrong", given: { template } };
  const visit = { language: "en", problem } as unknown as Visit;

  const field = Field({ visit, form: "add", name: "template", label: "Template", maxLength: 8192 });
  expect(renderToString(field)).toContain("x".repeat(5000));
});
