import { nearest } from "../core/near.ts";
import { printable } from "../core/printable.ts";
import { toFlag, type Option } from "./options.ts";

/** A command line that could not be read. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** What yargs says, with the near match it leaves out. */
export function explainUsage(message: string | undefined, args: readonly string[], options: readonly Option[]): string {
  const [firstLine = ""] = (message ?? "").split("\n");
  const unknown = /^Unknown (?<kind>argument|command)s?: (?<names>.+)$/.exec(firstLine)?.groups;
  if (!unknown) return `${printable(firstLine, 300)} See portcullis --help.`;
  const name = unknown["names"]?.split(", ")[0] ?? "";
  const typed = args.find((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`)) ?? name;
  const flag = typed.startsWith("-");
  const shown = printable(flag ? `--${name}` : name, 60);
  return `There is no ${flag ? "option" : "command"} ${shown}.${hint(name, flag, options)} See portcullis --help.`;
}

const commands = ["gate", "http", "ssl", "demo", "completion"];

function hint(name: string, isFlag: boolean, options: readonly Option[]): string {
  if (!isFlag && /[.:/]/.test(name)) return ` To measure a URL: portcullis gate ${printable(name, 200)}.`;
  const known = isFlag
    ? [...options.map((option) => toFlag(option.name)), "keep", "port", "help", "version"]
    : commands;
  const near = nearest(name, known);
  return near ? ` Did you mean ${isFlag ? "--" : ""}${near}?` : "";
}
