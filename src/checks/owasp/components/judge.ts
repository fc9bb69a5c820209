import { printable } from "../../../core/printable.ts";
import type { Text } from "../../../core/text.ts";
import { supportOf, type Support } from "../../../formats/software/support.ts";
import { vulnerabilitiesOf } from "../../../formats/software/vulnerability.ts";
import { find } from "../problems.ts";
import type { OwaspRaw } from "../schema.ts";
import { unseen, type Judged } from "../judged.ts";
import { ceiling, deductions } from "../weights.ts";

type Software = OwaspRaw["software"][number];
type Versioned = Software & Support & { readonly version: string };

/** Vulnerable and outdated components: disclosed versions, and versions that are no longer supported. */
export function judgeComponents(raw: OwaspRaw): Judged {
  // An error page shows what the server is made of, but not what the site is made of.
  if (!raw.page && raw.software.length === 0) return unseen;
  const versioned = versionedOf(raw);
  const isDead = versioned.some(({ state }) => state === "dead");
  // Every page shows the files that it loads, so all of them count as one disclosure.
  const loaded = versioned.filter(isLoaded).length;
  const disclosures = versioned.length - Math.max(0, loaded - 1);
  const lost = disclosures * deductions.version + (isDead ? deductions.endOfLife : 0);
  return {
    score: raw.page ? Math.max(0, 100 - lost) : null,
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

/** One finding per product. An end-of-life finding already implies that the version is disclosed. */
function disclosureOf(each: Versioned): Judged["findings"] {
  const { product: name, version, life, state, keeper, ended, evidence } = each;
  const product = life?.product ?? name;
  const seen = { subject: name, evidence };
  const isFile = isLoaded(each);
  if (ended) {
    const { date, source } = ended;
    const told = { product, version, branch: branchWords(ended.release), date, source };
    return [find(isFile ? "script-end-of-life" : "end-of-life", told, seen)];
  }
  // A distribution fixes vulnerabilities under the old number.
  const known = keeper === null ? vulnerabilitiesOf(product, version) : [];
  const disclosed =
    known.length > 0
      ? find(
          isFile ? "script-vulnerable" : "version-vulnerable",
          { product: name, version, vulnerabilities: known.join(", ") },
          seen,
        )
      : find(isFile ? "script-version" : "version-disclosed", { product: name, version }, seen);
  if (state !== "backported") return [disclosed];
  return [find("end-of-life-backported", { product, version, distribution: keeper ?? "" }, seen), disclosed];
}

/** What has had no fixes since a day: the makers' branch, or the packages of a distribution's release. */
function branchWords(release: string | null): Text {
  if (release === null) return { en: "the branch", ko: "이 브랜치" };
  return { en: `the package of ${release}`, ko: `${release} 패키지` };
}

/** Whether the page loads it, as a script or a stylesheet. */
function isLoaded({ source }: Software): boolean {
  return source === "script" || source === "stylesheet";
}

/** Each product and version once. If it is unsupported in one place, that counts. */
function versionedOf({ software, observedAt }: OwaspRaw): readonly Versioned[] {
  const judged = software.flatMap((each): readonly Versioned[] => {
    const { version } = each;
    return version === null ? [] : [{ ...each, version, ...supportOf(each, observedAt, software) }];
  });
  const others = judged.filter(({ state }) => state !== "dead");
  const dead = judged.filter(({ state }) => state === "dead");
  return [
    ...new Map([...others, ...dead].map((each) => [`${each.product.toLowerCase()} ${each.version}`, each])).values(),
  ];
}

/** Products that are named without a version. */
function unversioned({ software }: OwaspRaw): readonly Software[] {
  const named = new Set(software.filter(({ version }) => version !== null).map(({ product }) => product.toLowerCase()));
  const bare = software.filter(({ product, version }) => version === null && !named.has(product.toLowerCase()));
  return [...new Map(bare.map((each) => [each.product.toLowerCase(), each])).values()];
}

/** Findings about what could not be read. */
function readingFindings({
  software,
  softwareTotal,
  softwareUnread,
  unreadContent: unread,
}: OwaspRaw): Judged["findings"] {
  return [
    ...(unread === "coding" ? [find("page-unreadable")] : []),
    ...(unread === "part" ? [find("page-cut")] : []),
    ...softwareUnread.map((source) => find("software-unread", { source }, { subject: source })),
    ...(softwareTotal > software.length
      ? [find("software-cut", { count: software.length, total: softwareTotal })]
      : []),
  ];
}
