import { printable } from "../../core/printable.ts";
import { lifeOf, type Life } from "./lifecycle.ts";
import { find } from "./problems.ts";
import type { OwaspRaw } from "./schema.ts";
import { ceiling, deductions, unseen, type Judged } from "./weights.ts";

type Software = OwaspRaw["software"][number];
type Versioned = Software & { readonly version: string; readonly life: Life | null };

/** Vulnerable and outdated components: what is disclosed with its version, and what its makers fix no longer. */
export function judgeComponents(raw: OwaspRaw): Judged {
  if (!raw.page) return unseen;
  const versioned = versionedOf(raw);
  const ended = versioned.filter(({ life }) => life?.state === "ended");
  // Under an old number a distribution may have every fix: that cannot be told from outside.
  const isBackported = ({ life }: Versioned): boolean => raw.packagedBy !== null && life?.isPackaged === true;
  const dead = ended.filter((each) => !isBackported(each));
  const lost = versioned.length * deductions.version + (dead.length > 0 ? deductions.endOfLife : 0);
  return {
    score: Math.max(0, 100 - lost),
    caps: dead.length > 0 ? [ceiling("end-of-life")] : [],
    findings: [
      ...dead.map(({ product, version, life, evidence }) =>
        find(
          "end-of-life",
          { product: life?.product ?? product, version, date: life?.ended ?? "" },
          { subject: `${product} ${version}`, evidence: `${evidence} (${life?.source ?? ""})` },
        ),
      ),
      ...ended
        .filter(isBackported)
        .map(({ product, version, life, evidence }) =>
          find(
            "end-of-life-backported",
            { product: life?.product ?? product, version, distribution: raw.packagedBy ?? "" },
            { subject: `${product} ${version}`, evidence },
          ),
        ),
      ...versioned.map(({ product, version, evidence }) =>
        find("version-disclosed", { product, version }, { subject: `${product} ${version}`, evidence }),
      ),
      ...unversioned(raw).map(({ product, evidence }) =>
        find("product-disclosed", { product: printable(product, 60) }, { subject: product, evidence }),
      ),
    ],
  };
}

/** Each product once a version, however often it is disclosed. */
function versionedOf({ software, observedAt }: OwaspRaw): readonly Versioned[] {
  const found = new Map<string, Versioned>();
  for (const each of software) {
    const { product, version } = each;
    const key = `${product.toLowerCase()} ${version}`;
    if (version !== null && !found.has(key))
      found.set(key, { ...each, version, life: lifeOf(product, version, observedAt) });
  }
  return [...found.values()];
}

/** Products that are named and never versioned. */
function unversioned({ software }: OwaspRaw): readonly Software[] {
  const named = new Set(software.filter(({ version }) => version !== null).map(({ product }) => product.toLowerCase()));
  const bare = software.filter(({ product, version }) => version === null && !named.has(product.toLowerCase()));
  return [...new Map(bare.map((each) => [each.product.toLowerCase(), each])).values()];
}
