import { expect, test } from "vitest";
import { isInconclusive } from "./inconclusive-status.ts";

test.for([407, 408, 425, 429, 500, 502, 503, 504, 520, 599])("%d shows nothing about the resource", (status) => {
  expect(isInconclusive(status)).toBe(true);
});

// RFC 9110 §15.5: these answer the request for this resource.
test.for([200, 204, 301, 304, 400, 401, 403, 404, 405, 410, 421, 426, 451])("%d answers the request", (status) => {
  expect(isInconclusive(status)).toBe(false);
});
