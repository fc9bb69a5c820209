import { expect, test } from "vitest";
import { openPasswords } from "./password.ts";

const cheap = { memory: 8, passes: 1, parallelism: 1 };

test("a password is stored as argon2id with the cost that OWASP recommends", async () => {
  const passwords = openPasswords();
  const stored = await passwords.hash("correct horse battery");

  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.verify("correct horse battery", stored)).toBe(true);
  expect(await passwords.verify("correct horse batterz", stored)).toBe(false);
});

test("a hash keeps the cost of its creation", async () => {
  const stored = await openPasswords(cheap).hash("password");

  expect(await openPasswords().verify("password", stored)).toBe(true);
});

test("two Unicode spellings of the same letters are one password", async () => {
  const passwords = openPasswords(cheap);

  expect(await passwords.verify("비밀".normalize("NFD"), await passwords.hash("비밀".normalize("NFC")))).toBe(true);
});

test.for([
  "",
  "plain",
  "$2b$10$abcdefghijklmnopqrstuv",
  `$argon2id$v=19$m=9999999,t=99,p=9$${"A".repeat(22)}$${"A".repeat(43)}`,
])("an unknown hash matches nothing and costs nothing: %s", async (stored) => {
  const passwords = openPasswords(cheap);

  expect(await passwords.verify("password", stored)).toBe(false);
  expect(passwords.count()).toBe(0);
});

test("a flood of passwords is rejected before it fills the memory", async () => {
  const passwords = openPasswords(cheap);
  const all = Array.from({ length: 210 }, () => passwords.hash("password"));
  const told = await Promise.allSettled(all);
  const refused = told.filter(({ status }) => status === "rejected");

  expect(refused).toHaveLength(8);
  expect(refused[0]).toMatchObject({ reason: { code: "RATE_LIMITED", retryAfter: 10 } });
});

test("at most two are hashed at a time, and all of them in the end", async () => {
  const passwords = openPasswords(cheap);
  const all = Array.from({ length: 8 }, (_, at) => passwords.hash(`password ${at}`));

  expect(passwords.count()).toBe(2);
  expect(new Set(await Promise.all(all)).size).toBe(8);
  expect(passwords.count()).toBe(8);
});
