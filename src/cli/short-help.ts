/** Every command by topic, in display order. A test compares it with the commands. */
export const groups: readonly (readonly [title: string, names: readonly string[]])[] = [
  ["Gate", ["gate", "init", "explain", "convert", "demo"]],
  ["Check a site", ["ssl", "http", "owasp", "pqc", "port", "exposure"]],
  ["Check a domain", ["golive", "dns", "email", "rdap", "propagation", "subdomains", "lookalike", "impersonation"]],
  ["Look up", ["asn", "ip", "reverse-dns", "email-header", "phishing", "history", "pivot", "changes"]],
  ["Serve", ["serve", "worker", "mcp", "keys", "account", "watch", "channel", "ct", "db", "backup", "restore"]],
  ["Other", ["batch", "data", "rules", "completion", "help", "version"]],
];

/** The commands by topic, for a command line without one. */
export function shortHelp(): string {
  const wide = Math.max(...groups.map(([title]) => title.length)) + 4;
  const lines = groups.flatMap(([title, names]) => wrapped(title, names.join(", "), wide));
  return `\n${lines.join("\n")}\n\n  portcullis help COMMAND shows its options, portcullis --help every command.\n`;
}

const columns = 80;

function wrapped(title: string, text: string, wide: number): readonly string[] {
  const lines = text.split(" ").reduce<readonly string[]>((done, word) => {
    const last = done.at(-1);
    const joined = `${last} ${word}`;
    return last !== undefined && wide + joined.length <= columns ? [...done.slice(0, -1), joined] : [...done, word];
  }, []);
  return lines.map((line, index) => `${(index === 0 ? `  ${title}` : "").padEnd(wide)}${line}`);
}
