import { minifySync } from "rolldown/utils";

/** rolldown marks the begin of each module with its path. */
const marker = /^(?=\/\/ (?:#?region )?(?:node_modules|src|server|\.\.)\/\S+$)/m;
const exported = /\n(?:\/\/#endregion\n)?export \{[^}]*\};\s*$/;

/**
 * Makes a chunk smaller and keeps its stack traces readable: the mark before each module and the names of functions and classes stay, and each
 * statement at the top of a module has a line of its own. Only local variables get short names, so nothing changes between modules.
 */
export function compact(code: string): string {
  const end = exported.exec(code)?.index ?? code.length;
  const modules = code.slice(0, end).split(marker);
  return modules.map(compactModule).join("") + code.slice(end);
}

function compactModule(text: string): string {
  if (!/^\/\/ (?:#?region )?\S+\n/.test(text)) return text;
  const start = text.indexOf("\n") + 1;
  const body = text.slice(start);
  return `${text.slice(0, start)}${inLines(body) ?? short(body)}\n`;
}

/** Every statement in a line, found by its indentation; null where a text over several lines looks like a statement. */
function inLines(body: string): string | null {
  try {
    const lines = body
      .split(/\n(?=[A-Za-z_$])/)
      .map(short)
      .join("\n");
    return short(lines) === short(body) ? lines : null;
  } catch {
    return null;
  }
}

function short(code: string): string {
  const { code: made, errors } = minifySync("module.js", code, {
    module: true,
    compress: false,
    mangle: { toplevel: false, keepNames: { function: true, class: true } },
    codegen: { removeWhitespace: true },
  });
  if (errors.length > 0) throw new Error(`a module cannot be made smaller: ${errors[0]?.message ?? ""}`);
  return made.trimEnd();
}
