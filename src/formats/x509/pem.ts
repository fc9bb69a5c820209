/** Maximum number of certificates in a text. */
const mostBlocks = 256;

const blocks = /-----BEGIN (?<label>[A-Z0-9 ]{1,32})-----(?<body>[^-]*)-----END [A-Z0-9 ]{1,32}-----/g;

/** The PEM blocks of one kind, RFC 7468; other text is ignored. */
export function readPem(text: string, label: string): readonly Buffer[] {
  const found: Buffer[] = [];
  for (const { groups } of text.matchAll(blocks)) {
    if (groups?.["label"] !== label) continue;
    found.push(Buffer.from(groups["body"] ?? "", "base64"));
    if (found.length >= mostBlocks) break;
  }
  return found;
}
