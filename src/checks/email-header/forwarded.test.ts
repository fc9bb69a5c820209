import { expect, test } from "vitest";
import { letter, sealed, signed, throughGmail, throughMailman, throughPostfix } from "../../../test/mail/samples.ts";
import { said, see } from "../../../test/mail/seen.ts";
import { interpret } from "../../core/result/interpretation.ts";
import { emailHeader } from "./index.ts";

const list = { ip: "44.7.7.7", sender: "talk-bounces@list.org" };
const spfOfList = `spf=pass smtp.mailfrom=${list.sender}`;
const broken = "dkim=neutral header.i=@shop.com header.s=s1";

/** A message that a mailing list changed and sealed with ARC, with the receiver's results. */
async function throughList(results: string, seal = "dkim=pass header.d=shop.com; dmarc=pass header.from=shop.com") {
  const message = throughMailman(await signed(letter(), "shop.com"));
  return see(throughGmail(await sealed(message, "list.org", seal), { ...list, results }));
}

const many = "(unsubscribe-many-clicks)";

test("a pass by the receiver that relies on ARC counts and is reported as such", async () => {
  const raw = await throughList(
    `${broken}; arc=pass; ${spfOfList}; dmarc=pass (p=REJECT arc=pass) header.from=shop.com`,
  );
  expect(raw).toMatchObject({
    arc: { state: "holds", reported: "pass" },
    dmarc: { reported: "pass", computed: "fail" },
  });
  expect(said(raw)).toEqual(["dkim-failed-forwarded", "(dmarc-by-arc)", "(bounces-elsewhere)", many]);
  const { status, issues } = interpret(emailHeader, emailHeader.judge(raw, { headers: "" }), "en");
  expect(status).toBe("pass");
  expect(issues.find(({ id }) => id.endsWith("dmarc-by-arc"))?.cause).toContain("ARC: list.org");
});

test.for<[what: string, results: string, seal: string | undefined, findings: readonly string[]]>([
  [
    "the receiver reports no ARC result",
    `${broken}; ${spfOfList}; dmarc=pass header.from=shop.com`,
    undefined,
    ["dkim-failed", "(dmarc-unknown)", "(dmarc-differs)"],
  ],
  [
    "the receiver reports a DMARC fail despite the chain",
    `${broken}; arc=pass; ${spfOfList}; dmarc=fail header.from=shop.com`,
    undefined,
    ["dmarc-failed", "dkim-failed", "(arc-vouches)"],
  ],
  ["the receiver reports no DMARC result", spfOfList, undefined, ["dmarc-failed", "dkim-failed", "(arc-vouches)"]],
  ["the list's seal has no DMARC result", spfOfList, "dkim=pass header.d=shop.com", ["dmarc-failed", "dkim-failed"]],
])("a forwarder's seal proves nothing by itself: %s", async ([, results, seal, findings]) => {
  expect(said(await throughList(results, seal))).toEqual([...findings, "(bounces-elsewhere)", many]);
});

test("a pass by ARC without an ARC chain in the header leaves the sender unknown", async () => {
  const results = `arc=pass; ${spfOfList}; dmarc=pass header.from=shop.com`;
  const raw = await see(throughGmail(letter(), { ...list, results }));
  expect(raw).toMatchObject({ arc: { reported: "pass", setsTotal: 0 }, dmarc: { reported: "pass", computed: "fail" } });
  expect(said(raw)).toEqual(["dkim-missing", "(dmarc-unknown)", "(dmarc-differs)", "(bounces-elsewhere)"]);
});

test("a broken chain proves nothing, even if the receiver reports a pass", async () => {
  const seal = "dkim=pass header.d=shop.com; dmarc=pass header.from=shop.com";
  const message = await sealed(throughMailman(await signed(letter(), "shop.com")), "list.org", seal);
  const results = `${broken}; arc=pass; ${spfOfList}; dmarc=pass header.from=shop.com`;
  const raw = await see(throughGmail(message.replace("[Talk]", "[Other]"), { ...list, results }));
  expect(raw).toMatchObject({ arc: { state: "broken", reported: "pass" } });
  expect(said(raw)).toContain("(dmarc-unknown)");
});

test("a forwarder that kept the envelope is recognised if the author's signature covers the header", async () => {
  const raw = await see(throughPostfix(await signed(letter(), "shop.com"), { ip: "44.7.7.7", name: "list.org" }));
  expect(raw.dmarc).toMatchObject({ reported: null, computed: "header" });
  expect(said(raw)).toContain("spf-failed-forwarded");
  const { status, issues } = interpret(emailHeader, emailHeader.judge(raw, { headers: "" }), "en");
  expect(status).toBe("unknown");
  expect(issues.find(({ id }) => id.endsWith("spf-failed-forwarded"))?.cause).toContain("matches the header");
});

test("a client is no forwarder if nothing proves the author", async () => {
  const raw = await see(throughPostfix(letter(), { ip: "44.7.7.7", name: "list.org" }));
  expect(said(raw)).toContain("spf-failed");
});
