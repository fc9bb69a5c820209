import { assert, boolean, constantFrom, property, subarray } from "fast-check";
import { expect, test } from "vitest";
import { spfPart } from "../../checks/email/spf/judge.ts";
import type { SpfRaw } from "./schema.ts";

const anywhere = { domain: "good.com", term: "ptr" };

const sound: SpfRaw = {
  name: "good.com",
  evaluation: {
    state: "one",
    reason: null,
    text: "v=spf1 mx -all",
    octets: 14,
    total: 1,
    malformedRecords: [],
    faults: [],
    defaultResult: "-",
    lookups: 1,
    isLowerBound: false,
    voidLookups: [],
    voidLookupsTotal: 0,
    voidLookupsOverIpv6: 0,
    permerrors: [],
    unmatchableTerms: [],
    hasOnlyUnmatchableTerms: false,
    undeterminedTerms: [],
    permitsAll: null,
    permitsBeforeError: false,
    privateTerms: [],
    addresses: 1,
    ownAddresses: 1,
    permittedSenders: "some",
    broadTerms: [],
    ptr: null,
    redundantTerms: [],
    unreachableTerms: [],
    unknownModifiers: [],
    permissiveTerms: [],
    tree: [],
  },
  repairs: [],
  missingSpaces: [],
  hasSpfTypeRecord: false,
  hasSenderTerms: true,
  isHeloRecord: false,
  ownHostAddresses: [],
  mxState: "hosts",
  isParentMx: false,
  hijackable: [],
  uncovered: [],
  helo: [],
};

/** Independent ways to make an observation worse. */
const worsenings: Readonly<Record<string, (raw: SpfRaw) => SpfRaw>> = {
  soft: (raw) =>
    sight(raw, { defaultResult: raw.evaluation.defaultResult === "-" ? "~" : raw.evaluation.defaultResult }),
  open: (raw) =>
    sight(raw, {
      defaultResult:
        raw.evaluation.defaultResult === "-" || raw.evaluation.defaultResult === "~"
          ? "?"
          : raw.evaluation.defaultResult,
    }),
  everybody: (raw) => sight(raw, { defaultResult: "+", permitsAll: "ipv4" }),
  ptr: (raw) => sight(raw, { ptr: anywhere }),
  lookups: (raw) => sight(raw, { lookups: Math.max(9, raw.evaluation.lookups ?? 0) }),
  wide: (raw) => sight(raw, { ownAddresses: 2 ** 20 }),
  broken: (raw) => sight(raw, { permerrors: [{ ...anywhere, code: "include", at: "a.good.com" }] }),
  several: (raw) => sight(raw, { state: "several", total: 2 }),
  faulty: (raw) => sight(raw, { state: "faulty", faults: [{ code: "bad-domain", at: 7, word: "a:b" }] }),
  missing: (raw) => sight(raw, { state: "none", permerrors: [], permitsAll: null }),
  hijackable: (raw) => ({
    ...raw,
    hijackable: [{ ...anywhere, name: "a.b.net", registrable: "b.net", state: "unregistered" }],
  }),
};

function sight(raw: SpfRaw, change: Partial<SpfRaw["evaluation"]>): SpfRaw {
  return { ...raw, evaluation: { ...raw.evaluation, ...change } };
}

test("a worse observation never scores higher", () => {
  assert(
    property(
      subarray(Object.keys(worsenings)),
      constantFrom(...Object.keys(worsenings)),
      boolean(),
      (before, more, hasDmarcPolicy) => {
        const raw = before.reduce((all, key) => worsenings[key]?.(all) ?? all, sound);
        const worse = worsenings[more]?.(raw) ?? raw;
        const [one, other] = [spfPart(raw, { hasDmarcPolicy }), spfPart(worse, { hasDmarcPolicy })];

        expect(other.points.spf).toBeLessThanOrEqual(one.points.spf ?? 0);
        expect(one.points.spf).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});

test("a DMARC policy never lowers the points", () => {
  assert(
    property(subarray(Object.keys(worsenings)), (keys) => {
      const raw = keys.reduce((all, key) => worsenings[key]?.(all) ?? all, sound);
      const [without, withOne] = [false, true].map((hasDmarcPolicy) => spfPart(raw, { hasDmarcPolicy }).points.spf);

      expect(withOne).toBeGreaterThanOrEqual(without ?? 0);
    }),
  );
});
