import { classes, types } from "./codes.ts";
import type { DnsMessage, ResourceRecord } from "./message.ts";
import { countLabels, isSameName, isWithin, labelsOf, nameOf, type DnsName } from "./name.ts";
import { recordsOf, type RecordOf } from "./set.ts";

/** RFC 4035 §2.5: types allowed beside a CNAME. */
const beside: ReadonlySet<number> = new Set([types.RRSIG, types.NSEC]);

const longestName = 255;

/** The target that a DNAME gives for a name below it, RFC 6672 §2.2; null for other names or if the result is too long. */
export function redirected(name: DnsName, { name: from, data }: RecordOf<"DNAME">): DnsName | null {
  if (!isBelow(name, from)) return null;
  const length = name.wire.length - from.wire.length + data.name.wire.length;
  if (length > longestName) return null;
  const kept = labelsOf(name).slice(0, countLabels(name) - countLabels(from));
  return nameOf([...kept, ...labelsOf(data.name)]);
}

/**
 * The target of an alias as published. A CNAME synthesised from a DNAME (RFC 6672 §3.1) is not in the zone; whether its target exists does not
 * concern the DNAME's owner.
 */
export function meantTarget({ answers }: Pick<DnsMessage, "answers">, alias: RecordOf<"CNAME">): DnsName {
  const above = recordsOf("DNAME", answers).find((each) => {
    const made = redirected(alias.name, each);
    return made !== null && isSameName(made, alias.data.name);
  });
  return above?.data.name ?? alias.data.name;
}

/** Whether a name is strictly below another one. */
export function isBelow(name: DnsName, other: DnsName): boolean {
  return isWithin(name, other) && !isSameName(name, other);
}

/** The records of a name in an answer, without signatures and proofs. */
export function recordsAt({ answers }: DnsMessage, name: DnsName): readonly ResourceRecord[] {
  return answers.filter((each) => each.class === classes.IN && !beside.has(each.type) && isSameName(each.name, name));
}

/**
 * The CNAME of a name in an answer: as sent or, if omitted, as synthesised from a DNAME (RFC 6672 §3.4). Null without one. A reason code as in {@link
 * DnsAnswer} if it cannot be followed: a name has one CNAME and nothing beside it (RFC 2181 §10.1), and nothing exists below a DNAME (RFC 6672 §2.4).
 */
export function aliasAt(message: DnsMessage, name: DnsName): RecordOf<"CNAME"> | "BADRESP" | "YXDOMAIN" | null {
  const here = recordsAt(message, name);
  const isWritten = here.some(({ type }) => type === types.CNAME);
  const made = isWritten ? recordsOf("CNAME", here) : madeAt(message, name);
  if (typeof made === "string") return made;
  const [first, ...others] = made;
  if (!first && !isWritten) return null;
  // RFC 2181 §5: duplicate records count once.
  const isOne = others.every(({ data }) => first && isSameName(data.name, first.data.name));
  const isAlone = here.every(({ data }) => data.type === "CNAME");
  return first && isOne && isAlone ? first : "BADRESP";
}

/** The CNAMEs that DNAMEs in an answer give for a name: usually at most one. */
function madeAt({ answers }: DnsMessage, name: DnsName): readonly RecordOf<"CNAME">[] | "BADRESP" | "YXDOMAIN" {
  const above = answers.filter(
    (each) => each.type === types.DNAME && each.class === classes.IN && isBelow(name, each.name),
  );
  const known = recordsOf("DNAME", above);
  if (known.length < above.length) return "BADRESP";
  const targets = known.map((each) => ({ ttl: each.ttl, target: redirected(name, each) }));
  const made = targets.flatMap(({ ttl, target }): RecordOf<"CNAME">[] =>
    target ? [{ name, type: types.CNAME, class: classes.IN, ttl, data: { type: "CNAME", name: target } }] : [],
  );
  return made.length < targets.length ? "YXDOMAIN" : made;
}
