import { expect, test } from "vitest";
import type { RegistrationData } from "../../formats/rdap/registration-data.ts";
import type { RegistrationOutcome } from "../../probes/registration/heard.ts";
import { mergedFrom } from "./merge.ts";

const nothing: RegistrationData = {
  name: "shop.com",
  unicodeName: null,
  handle: null,
  registrar: null,
  created: null,
  updated: null,
  expires: null,
  registrarExpires: null,
  transferred: null,
  nameServers: [],
  status: [],
  secureDns: { isSigned: null, ds: [] },
  privacy: null,
  registrant: null,
  redacted: [],
};

function said(role: RegistrationOutcome["role"], data: Partial<RegistrationData>): RegistrationOutcome {
  const asked = { protocol: "rdap", role, server: `rdap.${role}.example` } as const;
  return { ...asked, state: "found", failure: null, data: { ...nothing, ...data }, related: [] };
}

function card(ianaId: string | null, email: string | null) {
  return { name: `Registrar ${ianaId}`, ianaId, url: null, abuse: { email, phone: null } };
}

const shop = { domain: "shop.com", isServed: true } as const;

test("the registry's values count, and the registrar's fill the gaps", () => {
  const merged = mergedFrom(
    [
      said("registry", { registrar: card("292", null), created: "2001-02-03T04:05:06.000Z", status: ["clientHold"] }),
      said("registrar", {
        registrar: card("292", "abuse@registrar.example"),
        created: "2001-02-03T23:00:00.000Z",
        expires: "2030-01-01T00:00:00.000Z",
        status: ["ok"],
        privacy: { name: "Privacy Service" },
        redacted: ["Registrant Name"],
      }),
    ],
    shop,
  );

  expect(merged).toMatchObject({
    registrar: { name: "Registrar 292", ianaId: "292", abuse: { email: "abuse@registrar.example" } },
    created: "2001-02-03T04:05:06.000Z",
    expires: "2030-01-01T00:00:00.000Z",
    status: ["clientHold"],
    privacy: "Privacy Service",
    redacted: ["Registrant Name"],
    notPublished: [],
    missing: ["updated", "nameServers"],
    // Less than a day apart: a time zone difference.
    disagreements: [],
  });
});

test("another registrar's abuse contact is not used", () => {
  const merged = mergedFrom(
    [
      said("registry", { registrar: card("292", null) }),
      said("registrar", { registrar: card("146", "abuse@other.example") }),
    ],
    shop,
  );

  expect(merged.registrar).toEqual(card("292", null));
  expect(merged.disagreements).toEqual([{ field: "registrar", registry: "292", registrar: "146" }]);
});

test("the registrar's answer is used if no registry answered, in any order", () => {
  const registrar = said("registrar", { expires: "2030-01-01T00:00:00.000Z" });
  const registry = said("registry", { expires: "2029-01-01T00:00:00.000Z" });

  expect(mergedFrom([registrar], shop).expires).toBe("2030-01-01T00:00:00.000Z");
  expect(mergedFrom([registrar, registry], shop)).toMatchObject({
    expires: "2029-01-01T00:00:00.000Z",
    disagreements: [{ field: "expires", registry: "2029-01-01", registrar: "2030-01-01" }],
  });
});

test("only the policy of a registry makes a missing value unpublished", () => {
  expect(mergedFrom([], { ...shop, isServed: false })).toMatchObject({ notPublished: { length: 6 }, missing: [] });
  expect(mergedFrom([said("registry", {})], shop)).toMatchObject({ notPublished: [], missing: { length: 6 } });
  expect(mergedFrom([said("registry", {})], { ...shop, domain: "shop.de" })).toMatchObject({
    notPublished: ["registrar", "created", "expires"],
    missing: ["updated", "nameServers", "status"],
  });
});
