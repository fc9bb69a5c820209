import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readCrl } from "../../src/formats/revocation/crl.ts";
import { isSameDistinguishedName } from "../../src/formats/x509/distinguished-name.ts";
import type { Certificate } from "../../src/formats/x509/certificate.ts";
import type { TrustReason } from "../../src/probes/certificate/reasons.ts";
import { holdsPolicies, type PolicyInputs } from "../../src/probes/certificate/path-policies.ts";
import { readOrNull } from "../../src/probes/certificate/path.ts";
import { judgeChain } from "./served-chain.ts";
import { policyCases } from "./pkits-policies.ts";

/** One case of NIST's Public Key Interoperability Test Suite. */
interface PkitsCase {
  readonly id: string;
  readonly file: string;
  readonly isValid: boolean;
  readonly inputs: PolicyInputs;
}

/** The suite: its cases, and all certificates and lists that their paths need. */
export interface Pkits {
  readonly cases: readonly PkitsCase[];
  readonly judge: (each: PkitsCase) => Promise<readonly string[]>;
}

/** A time within the validity of all but the certificates that are expired on purpose. */
const now = Date.UTC(2015, 0, 1);

/** Where Debian's `python3-cryptography-vectors` puts the suite. */
export const pkitsFolder = "/usr/lib/python3/dist-packages/cryptography_vectors/x509/PKITS_data";

/** Reads the suite; end entity files are named after their cases, and most contain the expected result. */
export function readPkits(folder: string): Pkits {
  const files = readdirSync(join(folder, "certs")).filter((name) => name.endsWith(".crt"));
  const certificates = new Map(files.map((name) => [name, readOrNull(readFileSync(join(folder, "certs", name)))]));
  const lists = readdirSync(join(folder, "crls")).map((name) => readFileSync(join(folder, "crls", name)));
  const others = [...certificates].flatMap(([name, one]) =>
    one && !/EE\.crt$|^TrustAnchorRoot/.test(name) ? [one] : [],
  );
  const anchor = certificates.get("TrustAnchorRootCertificate.crt") ?? null;
  return { cases: files.flatMap(casesOf), judge: (each) => judge(each, { certificates, lists, others, anchor }) };
}

function casesOf(file: string): readonly PkitsCase[] {
  const id = /^(?<id>.*Test\d+)EE\.crt$/.exec(file)?.groups?.["id"];
  if (id === undefined) return [];
  const listed = policyCases[id];
  if (listed) return listed.map(([isValid, inputs], at) => ({ id: `${id}.${at + 1}`, file, isValid, inputs }));
  return [{ id, file, isValid: !id.startsWith("Invalid"), inputs: {} }];
}

/** The suite is about paths: its end entities are for signing mail, and have no host names. */
const ofUse: ReadonlySet<TrustReason> = new Set<TrustReason>(["wrong-name", "no-san"]);

interface Known {
  readonly certificates: ReadonlyMap<string, Certificate | null>;
  readonly lists: readonly Buffer[];
  readonly others: readonly Certificate[];
  readonly anchor: Certificate | null;
}

async function judge(
  { file, inputs }: PkitsCase,
  { certificates, lists, others, anchor }: Known,
): Promise<readonly string[]> {
  const leaf = certificates.get(file);
  if (!leaf) return ["unreadable"];
  const issuers = chainOf(leaf, others);
  const { reasons, path: chain } = await judgeChain({
    leaf,
    others: issuers,
    anchors: anchor ? [anchor.der] : [],
    by: "given",
    host: "localhost",
    now,
  });
  const problems = reasons.filter(({ id, enforced }) => enforced && !ofUse.has(id)).map(({ id }) => id);
  const isPolicied = chain.length === 0 || holdsPolicies(chain, inputs);
  return [
    ...problems,
    ...(isPolicied || problems.includes("policies") ? [] : ["policies"]),
    ...revocations(chain, lists),
  ];
}

/** The suite's possible issuers of a certificate: the search is bounded, and all cases share a root. */
function chainOf(leaf: Certificate, others: readonly Certificate[]): readonly Certificate[] {
  const found = new Set<Certificate>();
  const open = [leaf];
  for (let one = open.pop(); one; one = open.pop()) {
    for (const other of others) {
      if (found.has(other) || other === leaf || !isSameDistinguishedName(other.subject, one.issuer)) continue;
      found.add(other);
      open.push(other);
    }
  }
  return [...found];
}

function revocations(path: readonly Certificate[], lists: readonly Buffer[]): readonly string[] {
  return path.slice(0, -1).flatMap((certificate, height) => {
    const issuer = path[height + 1] ?? certificate;
    const url = certificate.crlUrls[0] ?? "";
    const answers = lists.map((list) => readCrl(list, { certificate, issuer, url, now }));
    if (answers.some(({ status }) => status === "revoked")) return ["revoked"];
    return answers.some(({ status }) => status === "good") ? [] : ["revocation-unknown"];
  });
}
