import { expect, test } from "vitest";
import { parseRecords } from "../../../test/dns/zone-text.ts";
import { naptrFaults } from "./naptr.ts";
import { recordsOf } from "./set.ts";

test.for<[record: string, faults: readonly string[]]>([
  // RFC 3403 §6, RFC 6116 §3.6, RFC 3263 §4.1.
  [String.raw`100 50 "s" "http+I2L+I2C+I2R" "" _http._tcp.gatech.edu.`, []],
  [String.raw`100 10 "" "" "!^urn:cid:.+@([^\\.]+\\.)(.*)$!\\2!i" .`, []],
  [String.raw`100 10 "u" "E2U+sip" "!^.*$!sip:info@example.com!" .`, []],
  [String.raw`100 10 "U" "E2U+sip" "!^\\+441632(.*)$!sip:\\1@example.com!" .`, []],
  [String.raw`50 50 "S" "SIP+D2T" "" _sip._tcp.example.com.`, []],
  [String.raw`50 50 "A" "x-eap:Ws2" "" host.example.com.`, []],
  [String.raw`10 10 "" "" "" next.example.com.`, []],
  [String.raw`10 10 "u" "E2U+sip" "!^.*$!sip:info@example.com!" other.example.com.`, ["both"]],
  [String.raw`10 10 "S" "SIP+D2U" "" .`, ["neither"]],
  [String.raw`10 10 "u" "E2U+sip" "^.*$!sip:info@example.com!" .`, ["expression"]],
  [String.raw`10 10 "u" "E2U+sip" "!^.*$!sip:info@example.com" .`, ["expression"]],
  [String.raw`10 10 "u" "E2U+sip" "!^.*$!sip:\\1@example.com!" .`, ["expression"]],
  [String.raw`10 10 "u" "E2U+sip" "!^(.*$!sip:\\1@example.com!" .`, ["expression"]],
  [String.raw`10 10 "u" "E2U+sip" "!^.*$!sip:a@example.com!g" .`, ["expression"]],
  [String.raw`10 10 "u" "E2U+sip" "1^.*$1sip:a@example.com1" .`, ["expression"]],
  [String.raw`10 10 "SA" "SIP+D2U" "" _sip._udp.example.com.`, ["flags"]],
  [String.raw`10 10 "s!" "SIP+D2U" "" _sip._udp.example.com.`, ["flags"]],
  [String.raw`10 10 "u" "E2U+sip" "" sip.example.com.`, ["uri-without-expression"]],
])("%s", ([record, faults]) => {
  const [naptr] = recordsOf("NAPTR", parseRecords(`@ NAPTR ${record}`, "example.com."));
  if (!naptr) throw new Error("no record");
  expect(naptrFaults(naptr.data)).toEqual(faults);
});
