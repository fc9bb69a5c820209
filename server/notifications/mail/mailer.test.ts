import { expect, test } from "vitest";
import { openMailer, type Letter } from "./mailer.ts";

const letter = { to: "jin@shop.example", subject: "제목", text: "본문" };
const where = { url: "smtp://127.0.0.1:9", from: "Portcullis <noreply@checks.example>" };

test("a letter is sent once, from the operator's address", async () => {
  const sent: unknown[] = [];
  const mailer = openMailer({ ...where, transport: (each) => Promise.resolve(void sent.push(each)) });

  mailer.send(letter);
  await mailer.settled();

  expect(sent).toEqual([{ ...letter, from: where.from }]);
});

/** A mail server that refuses this many times. */
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

test("a busy mail server is retried, and the error is reported without the address", async () => {
  const troubles: (string | null)[] = [];
  const { carried, transport } = refusing(2, { code: "EENVELOPE", responseCode: 451 });
  const mailer = openMailer({ ...where, transport, pauses: [0, 0, 0], onTrouble: (each) => troubles.push(each) });

  mailer.send(letter);
  await mailer.settled();

  expect(carried).toHaveLength(1);
  expect(troubles).toEqual(["EENVELOPE 451", null]);
});

test("a letter that the mail server refuses permanently is given up", async () => {
  const { carried, transport } = refusing(1, { code: "EENVELOPE", responseCode: 550 });
  const mailer = openMailer({ ...where, transport, pauses: [0, 0, 0] });

  mailer.send(letter);
  await mailer.settled();

  expect(carried).toEqual([]);
});

test("an unresponsive mail server blocks nothing", async () => {
  const mailer = openMailer({ ...where, transport: () => Promise.reject(new Error("down")), pauses: [60_000] });

  mailer.send(letter);
  await Promise.resolve();
  mailer.close();

  await expect(mailer.settled()).resolves.toBeUndefined();
});
