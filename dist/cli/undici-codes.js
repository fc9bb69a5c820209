// src/net/undici-codes.ts
function undiciCode(e){if(!(e instanceof Error))return``;const{code:t}=e;if(e.name===`HTTPParserError`)return t??`HPE_INVALID_CONSTANT`;return typeof t===`string`?codes[t]??t:``}
const codes={UND_ERR_SOCKET:`ECONNRESET`,UND_ERR_CLOSED:`ECONNRESET`,UND_ERR_DESTROYED:`ECONNRESET`,UND_ERR_CONNECT_TIMEOUT:`ETIMEDOUT`,UND_ERR_HEADERS_OVERFLOW:`HPE_HEADER_OVERFLOW`,UND_ERR_RES_CONTENT_LENGTH_MISMATCH:`HPE_UNEXPECTED_CONTENT_LENGTH`};

export { undiciCode as t };
