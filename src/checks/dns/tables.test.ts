import { expect, test } from "vitest";
import { example, look } from "../../../test/dns/check.ts";
import { tablesOf } from "./tables.ts";

const services = `
  _sip._tls SRV 10 5 5061 mail
  _imaps._tcp SRV 0 0 0 .
  @ NAPTR 50 50 "S" "SIPS+D2T" "" _sips._tcp
  _sips._tcp SRV 0 0 5061 mail
`;

test("SRV and NAPTR records are shown, with the state of each target", async () => {
  const raw = await look({ zones: { "example.com": example + services } });
  const cells = tablesOf(raw).map(({ rows }) =>
    rows.map((row) => row.map((cell) => (typeof cell === "string" ? cell : cell.en))),
  );

  expect(cells).toEqual([
    [
      ["_imaps._tcp.example.com", "0", "0", "0", "service does not exist", "."],
      ["_sip._tls.example.com", "10", "5", "5061", "exists", "mail.example.com"],
    ],
    [["50", "50", "S", "SIPS+D2T", "_sips._tcp.example.com"]],
  ]);
});

test("a name without such records has no table", async () => {
  expect(tablesOf(await look({}))).toEqual([]);
});
