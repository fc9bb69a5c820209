import { expect, test } from "vitest";
import { rows } from "../../../test/mail/rows.ts";
import { lookAtMail, publish, shop } from "../../../test/mail/world.ts";
import { email } from "./index.ts";

test.for(rows)("$name: every offered record fixes its finding", async ({ records, ...world }) => {
  const before = email.judge(await lookAtMail({ records, ...world }), { query: shop });
  for (const { id, subject, record } of before.findings) {
    if (!record || record.type === "PTR" || record.type === "TLSA") continue;
    const raw = await lookAtMail({ records: publish(records, record), ...world });
    const after = email.judge(raw, { query: shop });
    expect(after.score ?? 0, `${id}: ${record.value}`).toBeGreaterThanOrEqual(before.score ?? 0);
    expect(
      after.findings.filter((each) => each.id === id && each.subject === subject),
      `${id}: ${record.value}`,
    ).toEqual([]);
  }
  expect(before.findings.length).toBeGreaterThan(0);
});
