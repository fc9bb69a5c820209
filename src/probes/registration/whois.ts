import type { Context } from "../../core/check.ts";
import type { Heard } from "./heard.ts";
import type { Left } from "./patience.ts";

export async function askWhois(_context: Context, _domain: string, _left: Left): Promise<readonly Heard[]> {
  return [];
}
