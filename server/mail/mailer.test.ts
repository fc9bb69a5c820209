import { expect, test } from "vitest";
import { openMailer, type Letter } from "./mailer.ts";

const letter = { to: "jin@shop.example", subject: "제목", text: "본문" };
const where = { url: "smtp://127.0.0.1:9", from: "Portcullis <noreply@checks.example>" };

test("a letter is carried once, from the address of the operator", async () => {
  const sent: unknown[] = [];
  const mailer = openMailer({ ...where, transport: (each) => Promise.resolve(void sent.push(each)) });

  mailer.send(letter);
  await mailer.settled();

  expect(sent).toEqual([{ ...letter, from: where.from }]);
});

/** A mail server that refuses so often. */
function refusing(
  times: number,
  error: object,
): { readonly carried: Letter[]; readonly transport: () => Promise<void> } {
  const carried: Letter[] = [];
  let left = times;
  return {
    carried,
    transport() {
      if (left-- > 0) return Promise.reject(Object.assign(new Error("no jin@shop.example"), error));
      carried.push(letter);
      return Promise.resolve();
    },
  };
}

test("a mail server that is busy is tried again, and the trouble is told without the address", async () => {
  const troubles: (string | null)[] = [];
  const { carried, transport } = refusing(2, { code: "EENVELOPE", responseCode: 451 });
  const mailer = openMailer({ ...where, transport, pauses: [0, 0, 0], onTrouble: (each) => troubles.push(each) });

  mailer.send(letter);
  await mailer.settled();

  expect(carried).toHaveLength(1);
  expect(troubles).toEqual(["EENVELOPE 451", null]);
});

test("what a mail server refuses for good is given up", async () => {
  const { carried, transport } = refusing(1, { code: "EENVELOPE", responseCode: 550 });
  const mailer = openMailer({ ...where, transport, pauses: [0, 0, 0] });

  mailer.send(letter);
  await mailer.settled();

  expect(carried).toEqual([]);
});

test("nobody waits for a mail server that does not answer", async () => {
  const mailer = openMailer({ ...where, transport: () => Promise.reject(new Error("down")), pauses: [60_000] });

  mailer.send(letter);
  await Promise.resolve();
  mailer.close();

  await expect(mailer.settled()).resolves.toBeUndefined();
});
