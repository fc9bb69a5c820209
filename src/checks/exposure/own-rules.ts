import { z } from "zod";
import type { Text } from "../../core/text.ts";
import { exposureCategories, type ExposureRule } from "../../data/exposure/rule.ts";
import { ruleProblem } from "../../formats/exposure/rules.ts";

/** Maximum number of user-defined rules. */
const mostRules = 10_000;

const text = z.string().min(1).max(500);
const sign = z.union([
  z.strictObject({ title: text, followedBy: text.optional() }),
  z.strictObject({ titleIs: text }),
  z.strictObject({ body: text, followedBy: text.optional() }),
  z.strictObject({ header: text, has: text.optional() }),
  z.strictObject({ cookie: text }),
  z.strictObject({ path: text }),
  z.strictObject({ favicon: z.string().regex(/^[\da-f]{64}$/) }),
  z.strictObject({ status: z.int().min(100).max(599) }),
]);
const signs = z.array(sign).max(50);
const severity = z.enum(["critical", "high", "medium", "low", "info"]);
const sample = z.strictObject({
  status: z.int().min(100).max(599).optional(),
  path: z.string().max(2000).optional(),
  headers: z.record(z.string().max(200), z.string().max(4000)).optional(),
  html: z.string().max(100_000).optional(),
  favicon: z.string().optional(),
});

const rule = z.strictObject({
  id: z.string().regex(/^[a-z\d][a-z\d-]{0,59}$/),
  category: z.enum(exposureCategories),
  product: text,
  all: signs.optional(),
  any: signs.optional(),
  not: signs.optional(),
  login: z.union([signs, z.boolean()]).optional(),
  open: z.union([signs, z.literal(true)]).optional(),
  severity: z.strictObject({ open: severity, login: severity }).optional(),
  yes: sample.extend({ access: z.enum(["open", "login", "unknown"]).optional() }),
  no: sample,
});

const file = z.array(rule).min(1).max(mostRules);

/** The rules, or the first problem with its JSON path or the id of its rule. */
type OwnRules =
  | { readonly rules: readonly ExposureRule[] }
  | { readonly path: readonly PropertyKey[]; readonly problem: string }
  | { readonly rule: string; readonly problem: Text };

const repeated: Text = { en: "another rule has the same id", ko: "같은 id의 규칙이 이미 있습니다" };

/** Reads a parsed JSON array as rules for exposed pages. */
export function readOwnRules(json: unknown): OwnRules {
  const parsed = file.safeParse(json);
  if (!parsed.success) {
    const [first] = parsed.error.issues;
    return { path: first?.path ?? [], problem: first?.message ?? "" };
  }
  const rules = parsed.data as readonly ExposureRule[];
  const ids = new Set<string>();
  for (const each of rules) {
    const problem = ids.has(each.id) ? repeated : ruleProblem(each);
    if (problem !== null) return { rule: each.id, problem };
    ids.add(each.id);
  }
  return { rules };
}
