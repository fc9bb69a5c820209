import { expect, test } from "vitest";
import { openCheckProgress } from "./progress.ts";

function told(isErrTerminal: boolean): string {
  let text = "";
  const err = (more: string): void => void (text += more);
  const io = { env: {}, out: err, err, isOutTerminal: false, isErrTerminal, columns: 80 };
  const { report, end } = openCheckProgress(io);
  report?.({ kind: "progress", done: 100, total: 4000 });
  report?.({ kind: "item", item: { name: "shop.example" } });
  end();
  end();
  return text;
}

test("a check's progress is drawn in a terminal and removed at the end", () => {
  expect(told(true)).toBe("\r\u001b[Kmeasuring 100/4000\r\u001b[K");
  expect(told(false)).toBe("");
});
