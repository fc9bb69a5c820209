import { expect, test } from "vitest";
import type { MailAddress } from "../../../formats/mail/addresses.ts";
import { anomaliesOf } from "./anomalies.ts";

/** Many addresses of one domain that count how often they are compared. */
function crowd(size: number, domain: string, look: () => void): readonly MailAddress[] {
  return Array.from({ length: size }, () => ({
    name: null,
    address: `a@${domain}`,
    isSound: true,
    get domain() {
      look();
      return domain;
    },
  }));
}

function looksAt(size: number): number {
  let looks = 0;
  const look = (): void => {
    looks += 1;
  };
  anomaliesOf(
    {
      from: crowd(size, "shop.com", look),
      fromFields: 1,
      replyTo: crowd(size, "evil.net", look),
      returnDomain: null,
      messageIdDomain: null,
      subjects: ["Hi"],
      listId: null,
    },
    (name) => name,
  );
  return looks;
}

test("ten times as many From and Reply-To addresses take ten times the work", () => {
  expect(looksAt(2000)).toBeLessThan(11 * looksAt(200));
});
