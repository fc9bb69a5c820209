import { expect, test } from "vitest";
import { openEncryption } from "./encryption.ts";

const encryption = openEncryption("a secret of thirty-two characters");

test("sealed text can be opened, and its ciphertext never repeats", () => {
  const sealed = encryption.seal("비밀", "webhook 1");

  expect(encryption.open(sealed, "webhook 1")).toBe("비밀");
  expect(sealed).toMatch(/^v1\.[\w-]+$/);
  expect(encryption.seal("비밀", "webhook 1")).not.toBe(sealed);
});

test("changed or moved ciphertext, and that of another secret, is rejected", () => {
  const sealed = encryption.seal("text", "webhook 1");
  const changed = sealed.slice(0, -2) + (sealed.endsWith("AA") ? "BB" : "AA");

  expect(() => encryption.open(changed, "webhook 1")).toThrow("was sealed with another PORTCULLIS_SECRET");
  expect(() => encryption.open(sealed, "webhook 2")).toThrow("was sealed with another PORTCULLIS_SECRET");
  expect(() => openEncryption("another secret of some characters").open(sealed, "webhook 1")).toThrow(
    "was sealed with another PORTCULLIS_SECRET",
  );
  for (const text of ["", "v1.", "v2.AAAA", "text"])
    expect(() => encryption.open(text, "webhook 1")).toThrow("was sealed with another PORTCULLIS_SECRET");
});

test("each purpose has its own key", () => {
  expect(encryption.derive("cookies")).toMatch(/^[\da-f]{64}$/);
  expect(encryption.derive("cookies")).not.toBe(encryption.derive("forms"));
});
