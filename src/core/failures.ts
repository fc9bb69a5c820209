import { accountFailures } from "./failures/account.ts";
import { batchFailures } from "./failures/batch.ts";
import { connectionFailures } from "./failures/connection.ts";
import { deploymentFailures } from "./failures/deployment.ts";
import { inputFailures } from "./failures/input.ts";
import { lookupFailures } from "./failures/lookup.ts";
import { pageFailures } from "./failures/page.ts";
import { remoteFailures } from "./failures/remote.ts";
import { requestFailures } from "./failures/request.ts";
import { sourceFailures } from "./failures/source.ts";

/** Every kind of failure with its API code. Input failures have the parameter's name as reason. */
export const failures = {
  ...lookupFailures,
  ...connectionFailures,
  ...pageFailures,
  ...sourceFailures,
  ...accountFailures,
  ...requestFailures,
  ...batchFailures,
  ...remoteFailures,
  ...deploymentFailures,
  ...inputFailures,
};

/** The id of a failure in the catalogue. */
export type FailureId = keyof typeof failures;
