import { printable } from "../../../core/printable.ts";
import { fateOf, type Fate } from "./fate.ts";
import { find } from "../problems.ts";
import type { OwaspRaw } from "../schema.ts";
import { unseen, type Judged } from "../judged.ts";
import { ceiling, deductions } from "../weights.ts";

type Software = OwaspRaw["software"][number];
type Versioned = Software & Fate & { readonly version: string };

/** Vulnerable and outdated components: what is disclosed with its version, and what its makers fix no longer. */
export function judgeComponents(raw: OwaspRaw): Judged {
  if (!raw.page) return unseen;
  const versioned = versionedOf(raw);
  const isDead = versioned.some(({ state }) => state === "dead");
  // Every page shows which scripts it brings along: that is one disclosure, however many they are.
  const scripts = versioned.filter(({ source }) => source === "script").length;
  const disclosures = versioned.length - Math.max(0, scripts - 1);
  const lost = disclosures * deductions.version + (isDead ? deductions.endOfLife : 0);
  return {
    score: Math.max(0, 100 - lost),
    caps: isDead ? [ceiling("end-of-life")] : [],
    findings: [
      ...versioned.flatMap((each) => disclosureOf(each)),
      ...unversioned(raw).map(({ product, evidence }) =>
        find("product-disclosed", { product: printable(product, 60) }, { subject: product, evidence }),
      ),
      ...readingFindings(raw),
    ],
  };
}

/** One finding a product: that it has ended says already that its version is there to be read. */
function disclosureOf({
  product: name,
  version,
  source,
  life,
  state,
  keeper,
  evidence,
}: Versioned): Judged["findings"] {
  const product = life?.product ?? name;
  const seen = { subject: name, evidence };
  const isScript = source === "script";
  if (state === "dead") {
    const told = { product, version, date: life?.ended ?? "", source: life?.source ?? "" };
    return [find(isScript ? "script-end-of-life" : "end-of-life", told, seen)];
  }
  const disclosed = find(isScript ? "script-version" : "version-disclosed", { product: name, version }, seen);
  if (state !== "backported") return [disclosed];
  const distribution = keeper ?? "";
  return [find("end-of-life-backported", { product, version, distribution }, seen), disclosed];
}

/** Each product once a version, however often it is disclosed; where nobody fixes it in one place, nobody does. */
function versionedOf({ software, observedAt }: OwaspRaw): readonly Versioned[] {
  const judged = software.flatMap((each): readonly Versioned[] => {
    const { version } = each;
    return version === null ? [] : [{ ...each, version, ...fateOf(each, observedAt, software) }];
  });
  const others = judged.filter(({ state }) => state !== "dead");
  const dead = judged.filter(({ state }) => state === "dead");
  return [
    ...new Map([...others, ...dead].map((each) => [`${each.product.toLowerCase()} ${each.version}`, each])).values(),
  ];
}

/** Products that are named and never versioned. */
function unversioned({ software }: OwaspRaw): readonly Software[] {
  const named = new Set(software.filter(({ version }) => version !== null).map(({ product }) => product.toLowerCase()));
  const bare = software.filter(({ product, version }) => version === null && !named.has(product.toLowerCase()));
  return [...new Map(bare.map((each) => [each.product.toLowerCase(), each])).values()];
}

/** What the findings above do not cover. */
function readingFindings({ software, softwareTotal, softwareUnread, unread }: OwaspRaw): Judged["findings"] {
  return [
    ...(unread === "coding" ? [find("page-unreadable")] : []),
    ...(unread === "part" ? [find("page-cut")] : []),
    ...softwareUnread.map((source) => find("software-unread", { source }, { subject: source })),
    ...(softwareTotal > software.length
      ? [find("software-cut", { count: software.length, total: softwareTotal })]
      : []),
  ];
}
