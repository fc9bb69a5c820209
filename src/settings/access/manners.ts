import { failure } from "../../core/failure.ts";
import { toNetwork } from "../../core/target/address.ts";
import { parseHost } from "../../core/target/target.ts";
import type { Text } from "../../core/text.ts";
import type { OptOut } from "../../net/opt-out.ts";
import type { Given } from "../options/given.ts";
import { maskedUrl } from "./remote.ts";

/** Reads `operator`, the name and contact of the operator: `Name <contact>`. Throws a `Failure` INVALID_INPUT. */
export function readOperator(given: Given): string | undefined {
  const text = given.one("operator")?.trim();
  if (text === undefined) return undefined;
  // The value is sent in a header of every request: visible ASCII and spaces, RFC 9110 §5.5.
  if (/^[\x21-\x7e][\x20-\x7e]{0,98} <(?:(?![<>])[\x21-\x7e]){3,100}>$/.test(text)) return text;
  const told = { field: given.naming("operator"), expected: anOperator, given: maskedUrl(text) };
  throw failure("input.value", told, { reason: "operator" });
}

/** Reads `opt_out`: domains and networks that no check connects to. Throws a `Failure` INVALID_INPUT. */
export function readOptOut(given: Given): OptOut {
  const domains: string[] = [];
  const networks: string[] = [];
  for (const text of given.list("opt_out")) {
    const network = toNetwork(text);
    const host = network === null && !text.includes("/") ? parseHost(text) : null;
    if (network !== null) networks.push(network);
    else if (host && "value" in host && host.value.port === null) domains.push(host.value.host);
    else {
      const told = { field: given.naming("opt_out"), expected: someNames, given: maskedUrl(text) };
      throw failure("input.value", told, { reason: "opt_out" });
    }
  }
  return { domains, networks };
}

const anOperator: Text = {
  en: "a name and a contact in ASCII: Example Ltd <security@example.com>",
  ko: "ASCII로 적은 이름과 연락처: Example Ltd <security@example.com>",
};

const someNames: Text = {
  en: "domains and networks, separated by commas: example.com, 192.0.2.0/24",
  ko: "쉼표로 구분한 도메인과 네트워크: example.com, 192.0.2.0/24",
};
