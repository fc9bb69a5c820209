import { readPolicies, type CertificatePolicies } from "../../formats/x509/policies.ts";
import { isSelfIssued, type Certificate } from "../../formats/x509/certificate.ts";
import { oids } from "../../formats/x509/oids.ts";

/** The inputs of RFC 5280 §6.1.1 (c), (e), (f) and (g). Clients of the web ask for no policy: all of them are absent there. */
export interface PolicyInputs {
  /** Which policies will do; any where absent. */
  readonly policies?: ReadonlySet<string>;
  readonly requireExplicit?: boolean;
  readonly inhibitMapping?: boolean;
  readonly inhibitAnyPolicy?: boolean;
}

/** A policy that holds down to one certificate of the path. */
interface Node {
  /** What certificates below must say for it. */
  readonly expected: ReadonlySet<string>;
  /** The nodes of the level above that it stands on. */
  readonly parents: ReadonlySet<string>;
}

/**
 * One level of the graph of RFC 9618 §3, which holds the tree of RFC 5280 §6.1.2 (a) without its doubles: that tree grows
 * exponentially (CVE-2023-0464). An empty level is the tree of NULL.
 */
type Level = ReadonlyMap<string, Node>;

const { anyPolicy } = oids;

/** Reads what a certificate says of policies; throws `DerError`. */
export type PolicyReader = (certificate: Certificate) => CertificatePolicies;

/**
 * Whether the policies of a path hold: RFC 5280 §6.1.3 (d) to (f), §6.1.4 (a), (b) and (h) to (j), §6.1.5 (a), (b) and (g), as RFC
 * 9618 §5 restates them. Leaf first; the anchor at the end has no say. Throws `DerError`.
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
    // §6.1.4 (h): what an authority issued to itself does not count.
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

/** Which nodes expect a policy. */
function expectersOf(level: Level): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const [policy, { expected }] of level)
    for (const wanted of expected) found.set(wanted, (found.get(wanted) ?? new Set()).add(policy));
  return found;
}

/** §6.1.4 (b): what is mapped is expected by its new name, or lost where mappings no longer count. */
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

/** §6.1.5 (g): whether one of the policies at the end stands on one that will do, as the topmost authority calls it. */
function isWanted(levels: readonly Level[], wanted: PolicyInputs["policies"]): boolean {
  const last = levels.at(-1);
  if (!last || last.size === 0) return false;
  // anyPolicy stands on nothing but itself, so that at the end it is any of the topmost authority's.
  if (!wanted || last.has(anyPolicy)) return true;
  let reached: ReadonlySet<string> = new Set(last.keys());
  for (const level of levels.slice(1).toReversed()) {
    const parents = new Set<string>();
    for (const policy of reached)
      for (const parent of level.get(policy)?.parents ?? []) {
        // What stands on anyPolicy bears the topmost authority's own name for it.
        if (parent !== anyPolicy) parents.add(parent);
        else if (wanted.has(policy)) return true;
      }
    reached = parents;
  }
  return false;
}
