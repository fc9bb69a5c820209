import { expect, test } from "vitest";
import { at, good, key, look, short, tiny } from "../../../../test/mail/dkim-world.ts";
import { fill } from "../../../core/text.ts";
import { dkimSlice } from "./judge.ts";
import { dkimProblems } from "./problems.ts";

test.for<[what: string, text: string, id: string]>([
  ["is too short", `v=DKIM1; p=${tiny}`, "dkim-too-short"],
  ["is short", `v=DKIM1; p=${short}`, "dkim-short"],
  ["is in test mode", `v=DKIM1; t=y; p=${good}`, "dkim-testing"],
  ["is broken", "v=DKIM1; p=AAAA", "dkim-broken"],
  ["has its version at the end", `p=${good}; v=DKIM1`, "dkim-late-version"],
])("if a key behind an alias %s, its operator is asked to act", async ([, text, id]) => {
  const records = "fm1._domainkey CNAME fm1.example.com.dkim.fmhosted.com.\ns1._domainkey CNAME s1.own.net.";
  const zones = {
    "fmhosted.com": at("x", key) + "\n" + at("", text).replace(/^\._domainkey/gm, "fm1.example.com.dkim"),
    "own.net": at("", text).replace(/^\._domainkey/gm, "s1"),
  };
  const { findings } = dkimSlice(await look(records, ["fm1", "s1"], { zones }));
  const told = findings.filter((each) => each.id === id);

  expect(new Set(told.map(({ subject }) => subject))).toEqual(new Set(["fm1", "s1"]));
  expect(told.filter(({ record }) => record)).toEqual([]);
  const actions = told.map(({ params }) => fill(dkimProblems[id as keyof typeof dkimProblems].action, params, "en"));
  expect(actions.toSorted()).toEqual([
    expect.stringContaining("CNAME to fm1.example.com.dkim.fmhosted.com: ask Fastmail"),
    expect.stringContaining("ask the operator of s1.own.net"),
  ]);
});

test("behind an alias inside the domain the owner can act", async () => {
  const records = `s1._domainkey CNAME mail._domainkey\n${at("mail", `p=${good}; v=DKIM1`)}`;
  const told = dkimSlice(await look(records, ["s1"])).findings.filter(({ id }) => id === "dkim-late-version");

  expect(told.map(({ subject, record }) => [subject, record?.name])).toEqual([
    ["s1", "mail._domainkey.example.com"],
    ["mail", "mail._domainkey.example.com"],
  ]);
  expect(told[0]?.params["whose"]).toEqual({ en: "", ko: "" });
});

test("for a too short key no record is offered, and the operator is not told to contact itself", async () => {
  const [finding] = dkimSlice(await look(at("mail", `v=DKIM1; p=${tiny}`))).findings;

  expect(finding).toMatchObject({ id: "dkim-too-short", params: { bits: 768, whose: { en: "" } } });
  expect(finding?.record).toBeUndefined();
});
