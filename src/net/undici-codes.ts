/** The code of an undici error, by its system or Node parser name; empty where it has none. */
export function undiciCode(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const { code } = error as NodeJS.ErrnoException;
  // undici maps only some codes of its own parser, and omits the others.
  if (error.name === "HTTPParserError") return code ?? "HPE_INVALID_CONSTANT";
  return typeof code === "string" ? (codes[code] ?? code) : "";
}

const codes: Readonly<Record<string, string>> = {
  UND_ERR_SOCKET: "ECONNRESET",
  UND_ERR_CLOSED: "ECONNRESET",
  UND_ERR_DESTROYED: "ECONNRESET",
  UND_ERR_CONNECT_TIMEOUT: "ETIMEDOUT",
  UND_ERR_HEADERS_OVERFLOW: "HPE_HEADER_OVERFLOW",
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: "HPE_UNEXPECTED_CONTENT_LENGTH",
};
