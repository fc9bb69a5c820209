import { expect, test } from "vitest";
import { openSeals } from "./encryption.ts";

const seals = openSeals("a secret of thirty-two characters");

test("sealed text can be opened, and its ciphertext never repeats", () => {
  const sealed = seals.seal("비밀", "webhook 1");

  expect(seals.open(sealed, "webhook 1")).toBe("비밀");
  expect(sealed).toMatch(/^v1\.[\w-]+$/);
  expect(seals.seal("비밀", "webhook 1")).not.toBe(sealed);
});

test("changed or moved ciphertext, and that of another secret, is rejected", () => {
  const sealed = seals.seal("text", "webhook 1");
  const changed = sealed.slice(0, -2) + (sealed.endsWith("AA") ? "BB" : "AA");

  expect(() => seals.open(changed, "webhook 1")).toThrow("was sealed with another PORTCULLIS_SECRET");
  expect(() => seals.open(sealed, "webhook 2")).toThrow("was sealed with another PORTCULLIS_SECRET");
  expect(() => openSeals("another secret of some characters").open(sealed, "webhook 1")).toThrow(
    "was sealed with another PORTCULLIS_SECRET",
  );
  for (const text of ["", "v1.", "v2.AAAA", "text"])
    expect(() => seals.open(text, "webhook 1")).toThrow("was sealed with another PORTCULLIS_SECRET");
});

test("each purpose has its own key", () => {
  expect(seals.derive("cookies")).toMatch(/^[\da-f]{64}$/);
  expect(seals.derive("cookies")).not.toBe(seals.derive("forms"));
});
