// src/net/undici-codes.ts
function undiciCode(error) {
	if (!(error instanceof Error)) return "";
	const { code } = error;
	if (error.name === "HTTPParserError") return code ?? "HPE_INVALID_CONSTANT";
	return typeof code === "string" ? codes[code] ?? code : "";
}
const codes = {
	UND_ERR_SOCKET: "ECONNRESET",
	UND_ERR_CLOSED: "ECONNRESET",
	UND_ERR_DESTROYED: "ECONNRESET",
	UND_ERR_CONNECT_TIMEOUT: "ETIMEDOUT",
	UND_ERR_HEADERS_OVERFLOW: "HPE_HEADER_OVERFLOW",
	UND_ERR_RES_CONTENT_LENGTH_MISMATCH: "HPE_UNEXPECTED_CONTENT_LENGTH"
};
export { undiciCode as t };
