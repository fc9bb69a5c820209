import { n as __esmMin, r as __exportAll } from "./rolldown-runtime.js";
// \0node:http
var _node_http_exports = __exportAll({
	Agent: () => Agent,
	ClientRequest: () => ClientRequest,
	IncomingMessage: () => IncomingMessage,
	METHODS: () => METHODS,
	OutgoingMessage: () => OutgoingMessage,
	STATUS_CODES: () => STATUS_CODES,
	Server: () => Server,
	ServerResponse: () => ServerResponse,
	createServer: () => createServer,
	default: () => http,
	get: () => get,
	globalAgent: () => globalAgent,
	maxHeaderSize: () => maxHeaderSize,
	request: () => request,
	setMaxIdleHTTPParsers: () => setMaxIdleHTTPParsers,
	validateHeaderName: () => validateHeaderName,
	validateHeaderValue: () => validateHeaderValue
});
var http, Agent, ClientRequest, IncomingMessage, METHODS, OutgoingMessage, STATUS_CODES, Server, ServerResponse, createServer, get, globalAgent, maxHeaderSize, request, setMaxIdleHTTPParsers, validateHeaderName, validateHeaderValue;
var init__node_http = __esmMin((() => {
	http = process.getBuiltinModule("node:http");
	Agent = (() => http.Agent)();
	ClientRequest = (() => http.ClientRequest)();
	IncomingMessage = (() => http.IncomingMessage)();
	METHODS = (() => http.METHODS)();
	OutgoingMessage = (() => http.OutgoingMessage)();
	STATUS_CODES = (() => http.STATUS_CODES)();
	Server = (() => http.Server)();
	ServerResponse = (() => http.ServerResponse)();
	createServer = (() => http.createServer)();
	get = (() => http.get)();
	globalAgent = (() => http.globalAgent)();
	maxHeaderSize = (() => http.maxHeaderSize)();
	request = (() => http.request)();
	setMaxIdleHTTPParsers = (() => http.setMaxIdleHTTPParsers)();
	validateHeaderName = (() => http.validateHeaderName)();
	validateHeaderValue = (() => http.validateHeaderValue)();
}));
export { createServer as a, request as c, _node_http_exports as i, STATUS_CODES as n, http as o, Server as r, init__node_http as s, Agent as t };
