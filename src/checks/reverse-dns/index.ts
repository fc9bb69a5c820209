import { defineCheck } from "../../core/check.ts";
import { targetOfHost } from "../../core/target/value.ts";
import { collect } from "./collect.ts";
import { judge } from "./judge.ts";
import { notes } from "./notes.ts";
import { words } from "./problems.ts";
import { input, raw } from "./schema.ts";

export type { ReverseDnsRaw } from "./schema.ts";

/** Checks the PTR records of an address for forward-confirmed reverse DNS (FCrDNS). */
export const reverseDns = defineCheck({
  id: "reverse-dns",
  version: 3,
  title: { en: "Reverse DNS", ko: "역방향 DNS" },
  about: {
    en: "Looks up the PTR records of an address, checks whether each name resolves back to it (FCrDNS), and finds the operator of the reverse zone.",
    ko: "주소의 PTR 레코드와 각 이름이 그 주소로 다시 조회되는지(FCrDNS), 역방향 존의 운영자를 확인합니다.",
  },
  notes,
  input,
  subject: "query",
  raw,
  cost: "standard",
  ttl: 300,
  words,
  target: ({ query }) => targetOfHost(query),
  collect,
  judge,
  fits: (seen, { query }) => seen.address === query,
  observe: ({ address, state, ptrNames: pointers }) =>
    state === "found"
      ? pointers.map(({ name }) => ({ target: address, kind: "ip:ptr", value: name.toLowerCase().replace(/\.$/, "") }))
      : [],
});
