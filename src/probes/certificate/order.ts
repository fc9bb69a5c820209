import { isSelfIssued, type Certificate } from "../../formats/x509/certificate.ts";
import { isSameName } from "../../formats/x509/distinguished-name.ts";

/** What is untidy about a served chain. Clients cope, so nobody is refused for it. */
export type OrderProblem = "wrong-order" | "unrelated-certificate" | "duplicate-certificate" | "root-included";

/**
 * Compares what was served, in wire order, with the path that was found. RFC 5246 §7.4.2: the leaf comes first, and each following
 * certificate certifies the one before it; RFC 8446 §4.4.2 lets clients cope with anything else.
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

/** The leaf and all that its names lead to, cross-signed ways included, each behind what it certifies. */
function relatedTo(served: readonly Certificate[]): readonly Certificate[] {
  const related = served.slice(0, 1);
  // The list grows while it is walked: an issuer brings its own issuers.
  for (const member of related) {
    related.push(...served.filter((other) => !related.includes(other) && isSameName(other.subject, member.issuer)));
  }
  return related;
}
