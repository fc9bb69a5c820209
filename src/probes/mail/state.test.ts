import { expect, test } from "vitest";
import { openWorld } from "../../../test/dns/world.ts";
import { greetingsFrom } from "../../../test/mail/greetings.ts";
import { parseName } from "../../formats/dns/name-text.ts";
import { mailStateOf } from "./state.ts";

test.for<[code: number, banner: string, outcome: string]>([
  [521, "mx.good.com does not accept mail", "closed"],
  [521, "mx.good.com\nsee https://good.com/why", "rejected"],
  [521, "11.9.9.9 is blocked", "rejected"],
  [554, "No SMTP service here", "closed"],
  [554, "mx.good.com no SMTP service here.", "closed"],
  [554, "mx.good.com\nno SMTP service here", "closed"],
  // RFC 5321 §4.2.1: the lines of a reply are one text, and the reason may be in any of them.
  [554, "11.9.9.9 listed at zen.example\nNo SMTP service here", "rejected"],
  [554, "mx.good.com\nyou are not welcome\nNo SMTP service here", "rejected"],
  [554, "we do not like you: no SMTP service here", "rejected"],
])("a greeting of %i %s is %s", async ([code, banner, outcome]) => {
  const mail = greetingsFrom({ "mx.good.com": { code, banner } });
  const { context } = openWorld({ zones: { "good.com": "@ MX 10 mx\nmx A 11.1.1.25" }, net: { mail } });

  const { hosts } = await mailStateOf(context, parseName("good.com"));

  expect(hosts.flatMap(({ addresses }) => addresses).map((each) => each.outcome)).toEqual([outcome]);
});
