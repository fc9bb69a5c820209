import { readPolicies, type CertificatePolicies } from "../../formats/x509/policies.ts";
import { isSelfIssued, type Certificate } from "../../formats/x509/certificate.ts";
import { oids } from "../../formats/x509/oids.ts";

/** The inputs of RFC 5280 §6.1.1 (c), (e), (f) and (g). Web clients require no policy, so for them all are absent. */
export interface PolicyInputs {
  /** The acceptable policies; any where absent. */
  readonly policies?: ReadonlySet<string>;
  readonly requireExplicit?: boolean;
  readonly inhibitMapping?: boolean;
  readonly inhibitAnyPolicy?: boolean;
}

/** A policy that is valid down to one certificate of the path. */
interface Node {
  /** The policies that certificates below may assert to match it. */
  readonly expected: ReadonlySet<string>;
  /** Its parent nodes in the level above. */
  readonly parents: ReadonlySet<string>;
}

/**
 * One level of the policy graph of RFC 9618 §3. It replaces the tree of RFC 5280 §6.1.2 (a), which grows exponentially (CVE-2023-0464). An
 * empty level corresponds to a NULL tree.
 */
type Level = ReadonlyMap<string, Node>;

const { anyPolicy } = oids;

/** Reads the policy extensions of a certificate; throws `DerError`. */
export type PolicyReader = (certificate: Certificate) => CertificatePolicies;

/**
 * Whether the policies of a path are valid: RFC 5280 §6.1.3 (d) to (f), §6.1.4 (a), (b) and (h) to (j), §6.1.5 (a), (b) and (g), as RFC
 * 9618 §5 restates them. Leaf first; the anchor's policies are ignored. Throws `DerError`.
 */
export function holdsPolicies(
  path: readonly Certificate[],
  inputs: PolicyInputs = {},
  read: PolicyReader = readPolicies,
): boolean {
  const below = path.slice(0, -1).toReversed();
  const start = (isSet = false): number => (isSet ? 0 : below.length + 1);
  let explicit = start(inputs.requireExplicit);
  let mapping = start(inputs.inhibitMapping);
  let any = start(inputs.inhibitAnyPolicy);
  const levels: Level[] = [new Map([[anyPolicy, { expected: new Set([anyPolicy]), parents: new Set() }]])];
  for (const [at, certificate] of below.entries()) {
    const isLeaf = at === below.length - 1;
    const isOwn = isSelfIssued(certificate);
    const said = read(certificate);
    const above = levels.at(-1) ?? new Map();
    const level = nextLevel(above, said, any > 0 || (!isLeaf && isOwn));
    // §6.1.3 (f)
    if (explicit === 0 && level.size === 0) return false;
    if (isLeaf) {
      levels.push(level);
      // §6.1.5 (a) and (b)
      explicit = said.requireExplicit === 0 ? 0 : Math.max(0, explicit - 1);
      continue;
    }
    // §6.1.4 (a): anyPolicy is neither mapped nor mapped to.
    if ([...said.mappings].some(([from, to]) => from === anyPolicy || to.has(anyPolicy))) return false;
    levels.push(mapped(level, said, mapping > 0));
    // §6.1.4 (h): self-issued certificates do not count.
    const less = isOwn ? 0 : 1;
    explicit = Math.min(Math.max(0, explicit - less), said.requireExplicit ?? explicit);
    mapping = Math.min(Math.max(0, mapping - less), said.inhibitMapping ?? mapping);
    any = Math.min(Math.max(0, any - less), said.inhibitAnyPolicy ?? any);
  }
  return explicit > 0 || isWanted(levels, inputs.policies);
}

/** §6.1.3 (d) and (e): the policies of a certificate that the level above expects. */
function nextLevel(above: Level, { policies }: CertificatePolicies, takesAny: boolean): Level {
  const level = new Map<string, Node>();
  if (policies === null) return level;
  const expecting = expectersOf(above);
  const add = (policy: string, parents: ReadonlySet<string>) =>
    level.set(policy, { expected: new Set([policy]), parents });
  for (const policy of policies) {
    if (policy === anyPolicy) continue;
    const parents = expecting.get(policy) ?? (above.has(anyPolicy) ? new Set([anyPolicy]) : null);
    if (parents) add(policy, parents);
  }
  if (!policies.has(anyPolicy) || !takesAny) return level;
  for (const [policy, parents] of expecting) if (!level.has(policy)) add(policy, parents);
  return level;
}

/** Maps each expected policy to the nodes that expect it. */
function expectersOf(level: Level): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const [policy, { expected }] of level)
    for (const wanted of expected) found.set(wanted, (found.get(wanted) ?? new Set()).add(policy));
  return found;
}

/** §6.1.4 (b): a mapped policy is expected under its new name; where mapping is inhibited, it is removed. */
function mapped(level: Level, { mappings }: CertificatePolicies, isAllowed: boolean): Level {
  const changed = new Map(level);
  const general = level.get(anyPolicy);
  for (const [policy, expected] of mappings) {
    const node = level.get(policy) ?? general;
    if (!isAllowed) changed.delete(policy);
    else if (node) changed.set(policy, { expected, parents: level.has(policy) ? node.parents : new Set([anyPolicy]) });
  }
  return changed;
}

/** §6.1.5 (g): whether a policy at the end derives from an acceptable one, by the name that the topmost authority uses. */
function isWanted(levels: readonly Level[], wanted: PolicyInputs["policies"]): boolean {
  const last = levels.at(-1);
  if (!last || last.size === 0) return false;
  // The ancestors of anyPolicy are all anyPolicy, so at the end it stands for any policy of the topmost authority.
  if (!wanted || last.has(anyPolicy)) return true;
  let reached: ReadonlySet<string> = new Set(last.keys());
  for (const level of levels.slice(1).toReversed()) {
    const parents = new Set<string>();
    for (const policy of reached)
      for (const parent of level.get(policy)?.parents ?? []) {
        // A node whose parent is anyPolicy has the topmost authority's own name for the policy.
        if (parent !== anyPolicy) parents.add(parent);
        else if (wanted.has(policy)) return true;
      }
    reached = parents;
  }
  return false;
}
