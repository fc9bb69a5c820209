import { isSelfIssued, type Certificate } from "../../formats/x509/certificate.ts";
import { isSameDistinguishedName } from "../../formats/x509/distinguished-name.ts";

/** A fault in the order of a served chain. Clients tolerate all of these. */
export type OrderProblem = "wrong-order" | "unrelated-certificate" | "duplicate-certificate" | "root-included";

/**
 * Compares the served chain, in wire order, with the path that was found. RFC 5246 §7.4.2: the leaf comes first, and each following
 * certificate certifies the one before it. RFC 8446 §4.4.2: clients should tolerate any other order.
 */
export function orderProblems(served: readonly Certificate[], path: readonly Certificate[]): readonly OrderProblem[] {
  const unique = served.filter(({ sha256 }, index) => served.findIndex((other) => other.sha256 === sha256) === index);
  const related = relatedTo(unique);
  const line = path.length > 0 ? path : related;
  const positions = line.map((member) => unique.findIndex(({ sha256 }) => sha256 === member.sha256));
  const ranked = positions.filter((position) => position >= 0);
  const holds: Readonly<Record<OrderProblem, boolean>> = {
    "wrong-order": ranked.some((position, index) => position < (ranked[index - 1] ?? 0)),
    "unrelated-certificate": related.length < unique.length,
    "duplicate-certificate": unique.length < served.length,
    "root-included": related.slice(1).some(isSelfIssued),
  };
  return (Object.keys(holds) as OrderProblem[]).filter((problem) => holds[problem]);
}

/**
 * The leaf and every certificate that its issuer names lead to, including cross-signed paths, each after the certificate that it certifies.
 */
function relatedTo(served: readonly Certificate[]): readonly Certificate[] {
  const related = served.slice(0, 1);
  // The list grows during the loop: each issuer adds its own issuers.
  for (const member of related) {
    related.push(
      ...served.filter((other) => !related.includes(other) && isSameDistinguishedName(other.subject, member.issuer)),
    );
  }
  return related;
}
