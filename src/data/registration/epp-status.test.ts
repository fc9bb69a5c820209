import { expect, test } from "vitest";
import { eppStatuses } from "./epp-status.ts";

/** RFC 5731 §2.3 with the RDAP mapping of RFC 8056 §2, then RFC 3915 §3.1. */
const standard = `ok=active inactive=inactive linked=associated
  clientDeleteProhibited=client_delete_prohibited clientHold=client_hold clientRenewProhibited=client_renew_prohibited
  clientTransferProhibited=client_transfer_prohibited clientUpdateProhibited=client_update_prohibited
  serverDeleteProhibited=server_delete_prohibited serverHold=server_hold serverRenewProhibited=server_renew_prohibited
  serverTransferProhibited=server_transfer_prohibited serverUpdateProhibited=server_update_prohibited
  pendingCreate=pending_create pendingDelete=pending_delete pendingRenew=pending_renew pendingTransfer=pending_transfer
  pendingUpdate=pending_update
  addPeriod=add_period autoRenewPeriod=auto_renew_period renewPeriod=renew_period transferPeriod=transfer_period
  redemptionPeriod=redemption_period pendingRestore=pending_restore`;

test("every status of the standards is there, once", () => {
  const known = eppStatuses.map(({ name, rdap }) => `${name}=${rdap.replaceAll(" ", "_")}`);

  expect(known.toSorted()).toEqual(standard.split(/\s+/).toSorted());
});

test.for(eppStatuses.map((status) => [status.name, status] as const))(
  "%s is explained in both languages",
  ([, { meaning }]) => {
    expect(meaning.en).toMatch(/^[A-Z].{20,}\.$/);
    expect(meaning.ko).toMatch(/^.*[가-힣].{10,}\.$/);
  },
);

test("what takes a domain out of the DNS, or away, is a risk", () => {
  const risks = eppStatuses.filter(({ weight }) => weight === "risk").map(({ name }) => name);

  expect(risks.toSorted()).toEqual(
    [
      "clientHold",
      "clientRenewProhibited",
      "inactive",
      "pendingDelete",
      "pendingRestore",
      "pendingTransfer",
      "redemptionPeriod",
      "serverHold",
      "serverRenewProhibited",
    ].toSorted(),
  );
});
