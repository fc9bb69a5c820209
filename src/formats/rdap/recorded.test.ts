import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readRdapNetwork } from "./network.ts";
import { readRdapDomain } from "./rdap.ts";

interface Recorded {
  /** The repository, commit and path of the recording. */
  readonly source: string;
  /** The members that are read. Contact data of people is left out, and mailboxes of people are replaced. */
  readonly answer: { readonly objectClassName: string };
  /** What the answer says, taken from it by another program. */
  readonly expected: Readonly<Record<string, unknown>>;
}

const recorded = JSON.parse(readFileSync("test/data/rdap/recorded.json", "utf8")) as readonly Recorded[];
const isDomain = ({ answer }: Recorded): boolean => answer.objectClassName === "domain";

function day(time: string | null | undefined): string | null {
  return time?.slice(0, 10) ?? null;
}

test.for(recorded.filter(isDomain))("the domain recorded in $source is read", ({ answer, expected }) => {
  const domain = readRdapDomain(answer);

  expect({
    name: domain?.name,
    registrar: domain?.registrar?.name ?? null,
    ianaId: domain?.registrar?.ianaId ?? null,
    created: day(domain?.created),
    updated: day(domain?.updated),
    expires: day(domain?.expires),
    nameServers: domain?.nameServers,
    isSigned: domain?.secureDns.isSigned ?? null,
  }).toEqual(expected);
});

test.for(recorded.filter((each) => !isDomain(each)))(
  "the network recorded in $source is read",
  ({ answer, expected }) => {
    const read = readRdapNetwork(Buffer.from(JSON.stringify(answer)));
    const { holder: _holder, ...network } = ("network" in read ? read.network : null) ?? { holder: null };

    expect(network).toEqual(expected);
  },
);

test("the recordings come from many registries", () => {
  expect(recorded.length).toBeGreaterThanOrEqual(54);
});
