import type { AnyCheck } from "../../core/check.ts";
import { fieldsOf } from "../../core/changes/between.ts";
import type { Field } from "../../core/changes/fact.ts";
import { dns } from "../dns/index.ts";
import { email } from "../email/index.ts";
import { exposure } from "../exposure/index.ts";
import { golive } from "../golive/index.ts";
import { http } from "../http/index.ts";
import { impersonation } from "../impersonation/index.ts";
import { lookalike } from "../lookalike/index.ts";
import { owasp } from "../owasp/index.ts";
import { port } from "../port/index.ts";
import { pqc } from "../pqc/index.ts";
import { rdap } from "../rdap/index.ts";
import { ssl } from "../ssl/index.ts";
import { subdomains } from "../subdomains/index.ts";

/** The checks that monitoring runs. */
const watchable: readonly unknown[] = [
  dns,
  email,
  exposure,
  golive,
  http,
  impersonation,
  lookalike,
  owasp,
  port,
  pqc,
  rdap,
  ssl,
  subdomains,
];

let fields: ReadonlyMap<string, Field> | undefined;

/** The title of a check's field and the action for its owner; an unknown field has its id as title. */
export function wordsOf(check: string, field: string): Pick<Field, "title" | "action"> {
  fields ??= new Map(
    (watchable as readonly AnyCheck[]).flatMap((each) =>
      Object.entries(fieldsOf(each)).map(([name, told]) => [`${each.id} ${name}`, told] as const),
    ),
  );
  return fields.get(`${check} ${field}`) ?? { title: { en: field, ko: field }, action: unknown };
}

const unknown = {
  en: "Run the check again and follow its findings.",
  ko: "점검을 다시 실행하고 발견 사항의 조치를 따르십시오.",
} as const;
