import { expect, test } from "vitest";
import { failure } from "../../core/failure.ts";
import { mayBeNetwork } from "./browser-reach.ts";

const at = { host: "shop.example", port: 443 };

test.for([
  ["tls.closed", at, true],
  ["tcp.reset", at, true],
  ["timeout.tcp", at, true],
  ["tls.not-tls", at, true],
  ["tls.failed", { ...at, detail: "ERR_SSL_DECRYPTION_FAILED_OR_BAD_RECORD_MAC" }, true],
  ["tls.failed", { ...at, detail: "ERR_SSL_CIPHER_OPERATION_FAILED" }, true],
  ["tls.failed", { ...at, detail: "ERR_SSL_WRONG_SIGNATURE_TYPE" }, false],
  ["tls.failed", { ...at, detail: "ERR_SSL_DH_KEY_TOO_SMALL" }, false],
  ["tls.failed", { ...at, detail: "ERR_SSL_UNSUPPORTED_PROTOCOL" }, false],
  ["tls.alert", { ...at, alert: "40" }, false],
  ["tls.client-certificate", at, false],
] as const)("whether the cause of %s with %j may be beside the server: %s", ([id, params, may]) => {
  expect(mayBeNetwork(failure(id, params as never).facts)).toBe(may);
});
