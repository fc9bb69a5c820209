import { expect, test } from "vitest";
import { perfectDomain } from "../../../test/mail/perfect.ts";
import { shop } from "../../../test/mail/world.ts";
import type { DaneRaw } from "./dane/schema.ts";
import { email } from "./index.ts";
import type { DomainRaw } from "./schema.ts";

const best = await perfectDomain();

function judged(domain: DomainRaw) {
  const raw = { query: shop, observedAt: "2026-11-20T12:00:00.000Z", domain, address: null };
  const { score = 0, limits, kpis } = email.judge(raw, { query: shop });
  return { score, caps: limits?.map(({ id }) => id), rating: kpis.find(({ id }) => id === "rating")?.value };
}

function daneOf(matches: boolean, security: DaneRaw["security"] = "secure"): DaneRaw {
  const verdict = matches ? "match" : "other";
  const association = { usage: 3, selector: 1, matching: 1, data: "00", fault: null, isSuperseded: false, matches };
  const served = [{ address: "11.1.1.25", starttls: "offered", verdict, reason: null, key: "00" } as const];
  const host = {
    host: "mx.shop.com",
    base: "mx.shop.com",
    addresses: "secure",
    alias: null,
    security: "secure",
  } as const;
  const records = {
    state: "found",
    reason: null,
    records: [association],
    recordsTotal: 1,
    presentedKeys: served,
  } as const;
  return { security, isComplete: true, hosts: [{ ...host, ...records }] };
}

function tlsOf(starttls: "absent" | "offered"): DomainRaw["starttls"] {
  return { hosts: best.starttls.hosts.map((each) => ({ ...each, starttls })) };
}

function keyOf(bits: number): DomainRaw["dkim"] {
  const selectors = best.dkim.selectors.map((each) => ({ ...each, key: each.key && { ...each.key, bits } }));
  return { ...best.dkim, selectors };
}

test("a perfect domain scores 100", () => {
  expect(judged(best)).toEqual({ score: 100, caps: [], rating: "excellent" });
  expect(judged({ ...best, dane: daneOf(true) }).score).toBe(100);
});

// RFC 7672 §2.2: DANE senders refuse delivery then, which is worse than having no DANE.
test("a wrong DANE record caps the score", () => {
  const wrong = judged({ ...best, dane: daneOf(false) });

  expect(wrong).toEqual({ score: 60, caps: ["dane-breaks"], rating: "fair" });
});

// RFC 7672 §2.2.1: Postfix uses TLSA records of a signed host for unsigned MX records too.
test("a wrong DANE record caps the score if the MX records are unsigned", () => {
  expect(judged({ ...best, dane: daneOf(false, "insecure") })).toEqual({
    score: 60,
    caps: ["dane-breaks"],
    rating: "fair",
  });
});

test("missing STARTTLS costs more than a 1024-bit key, whatever else is wrong", () => {
  // An MTA-STS policy that is not met would cap the score by itself.
  const mtaSts = { ...best.mtaSts, record: { ...best.mtaSts.record, state: "absent" as const } };
  const bare = { ...best, mtaSts };
  for (const domain of [bare, { ...bare, dmarc: { ...best.dmarc, outcome: "none" as const, policy: null } }]) {
    const [plain, short] = [judged({ ...domain, starttls: tlsOf("absent") }), judged({ ...domain, dkim: keyOf(1024) })];
    expect(plain.score).toBeLessThan(short.score);
  }
  expect(judged({ ...bare, starttls: tlsOf("absent") }).caps).toEqual(["starttls-none"]);
});

test("an empty BIMI record scores like no record", () => {
  const [declined, absent] = (["declined", "absent"] as const).map(
    (state) => judged({ ...best, bimi: { ...best.bimi, state, logo: null } }).score,
  );
  expect([declined, absent]).toEqual([98, 98]);
});
