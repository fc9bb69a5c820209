import { expect, test } from "vitest";
import { brandIn } from "./brand-in-name.ts";

test.for<[label: string, brand: string | null]>([
  ["pay-pal-secure", "PayPal"],
  ["face-book", "Facebook"],
  ["bank-of-america-login", "Bank of America"],
  ["royal-mail-redelivery", "Royal Mail"],
  ["paypa1", "PayPal"],
  ["paypai", "PayPal"],
  ["netfl1x", "Netflix"],
  ["wh4tsapp", "WhatsApp"],
  ["1cloud", "Apple"],
  ["santand3r", "Santander"],
  ["rnicrosoft", "Microsoft"],
  ["arnazon-verify", "Amazon"],
  // A letter that is missing, double or swapped, beside a word that asks for something.
  ["paypl-login", "PayPal"],
  ["mircosoft-account", "Microsoft"],
  ["faccebook-verify", "Facebook"],
  ["mircosoft", null],
  ["payal-login", null],
  ["finance-login", null],
  ["revolt-account", null],
  ["applied-security", null],
  ["trust-account", null],
  ["barclay-support", null],
  ["leder-shop-login", null],
  ["net-flax", null],
  ["fedex", "FedEx"],
  ["post-nord", null],
])("%s claims %s", ([label, brand]) => {
  const found = brandIn(label);

  expect(found?.kind === "claim" ? found.brand.name : null).toBe(brand);
});
