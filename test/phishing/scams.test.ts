import { expect, test } from "vitest";
import { messageSignals } from "../../src/checks/phishing/message.ts";
import { tell } from "./scene.ts";
import { everydayMessages, otherScams } from "./messages.ts";
import { honest, languages, scams } from "./scams.ts";

/** The topics that a message of each scam has, any of them. */
const topics: Readonly<Record<string, readonly string[]>> = {
  parcel: ["parcel-words"],
  child: ["family-words"],
  bank: ["account-words"],
  tax: ["fine-words", "prize-words"],
  storage: ["storage-words"],
  invoice: ["invoice-words", "fine-words"],
  wallet: ["wallet-words"],
  job: ["job-words"],
  prize: ["prize-words"],
};

function rowsOf(table: Readonly<Record<string, readonly string[]>>): readonly (readonly string[])[] {
  return Object.entries(table).flatMap(([kind, texts]) => texts.map((text, at) => [kind, languages[at] ?? "", text]));
}

test("every scam and every honest message is there in every language", () => {
  const counts = [...Object.values(scams), ...Object.values(honest)].map(({ length }) => length);

  expect(new Set(counts)).toEqual(new Set([languages.length]));
  expect(Object.keys(scams)).toEqual(Object.keys(topics));
});

test.for(rowsOf(scams))("a scam with a %s says something in %s: %s", ([kind = "", , text = ""]) => {
  const ids: readonly string[] = messageSignals(text).map(({ id }) => id);

  expect(ids.some((id) => topics[kind]?.includes(id))).toBe(true);
});

test.for(rowsOf(honest))("an honest message (%s, %s) is not accused: %s", async ([, , text = ""]) => {
  expect((await tell(text)).raw.assessment).toBe("unknown");
});

test.for(otherScams)("another scam says something: %s", (text) => {
  expect(messageSignals(text).length).toBeGreaterThan(0);
});

test.for(everydayMessages)("a message of every day says nothing: %s", (text) => {
  expect(messageSignals(text)).toEqual([]);
});

test.for([
  ["Hi Mum, my phone is broken, this is my new number"],
  ["Hallo Mama, mein Handy ist kaputt"],
  ["Earn 300 USD a day from home, WhatsApp me"],
  ["Enter your 12-word recovery phrase to keep your wallet"],
])("without a link the wording alone is suspicious: %s", async ([text = ""]) => {
  expect((await tell(text)).raw.assessment).toBe("suspicious");
});

test.for([
  ["My phone is broken, so I will be late. Bob"],
  ["This is my new number, please save it. Regards, Jana Novak, sales"],
  ["Never share your recovery phrase with anybody."],
  ["We pay 120 EUR a day for the harvest; the office is in Berlin."],
  ["Meine neue Nummer: siehe Signatur. Viele Grüße"],
  ["엄마 휴대폰 요금제 바꿨어요?"],
])("one fact alone is no scam: %s", async ([text = ""]) => {
  expect((await tell(text)).raw.assessment).toBe("unknown");
});
