import { Dt as registry, Et as globalRegistry, R as toRefusal, Tt as failures, _t as Failure, st as parseInput, xt as fill, yt as failure } from "./start.js";
import { Ms as ZodObject, Qs as object, ii as typeName, lc as toJSONSchema, ri as publishedAnswerOf } from "./gate.js";
import { n as refusal, r as successOf, t as measuredOf } from "./envelope-schema.js";
import { t as cookieNames } from "./cookies.js";
import { i as tidy, n as parametersOf, r as sampleQuery, t as languageParameter } from "./parameters.js";
import { r as ofLines, t as linesOf } from "./ndjson.js";
import { t as termsOf } from "./terms.js";
// node_modules/zod-openapi/lib/components-Dl9_S9V7.mjs
const isAnyZodType = (schema) => typeof schema === "object" && schema !== null && "_zod" in schema;
const createExamples = (examples, registry, path) => {
	if (!examples) return;
	const examplesObject = {};
	for (const [name, example] of Object.entries(examples)) examplesObject[name] = registry.addExample(example, [...path, name]);
	return examplesObject;
};
const unwrapZodObject = (zodType, io, path) => {
	const def = zodType._zod.def;
	switch (def.type) {
		case "object": return zodType;
		case "lazy": return unwrapZodObject(def.getter(), io, path);
		case "pipe":
			if (io === "input") return unwrapZodObject(def.in, io, path);
			return unwrapZodObject(def.out, io, path);
	}
	throw new Error(`Failed to unwrap ZodObject from type: ${zodType._zod.def.type} at ${path.join(" > ")}`);
};
const inputOptin = (schema) => {
	const def = schema._zod.def;
	if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) return inputOptin(def.out);
	if (def.type === "catch") return inputOptin(def.innerType);
	return schema._zod.optin;
};
const isRequired = (zodType, io) => {
	if (io === "input") return inputOptin(zodType) === void 0;
	return zodType._zod.optout === void 0;
};
const createHeaders = (headers, registry, path) => {
	if (!headers) return;
	if (isAnyZodType(headers)) {
		const zodObject = unwrapZodObject(headers, "output", path);
		const headersObject = {};
		for (const [key, zodSchema] of Object.entries(zodObject._zod.def.shape)) headersObject[key] = registry.addHeader(zodSchema, [...path, key]);
		return headersObject;
	}
	return headers;
};
const isISpecificationExtension = (key) => key.startsWith("x-");
const createMediaTypeObject = (mediaType, ctx, path) => {
	const { schema, itemSchema, examples, encoding, itemEncoding, prefixEncoding, ...rest } = mediaType;
	const mediaTypeObject = rest;
	if (isAnyZodType(schema)) mediaTypeObject.schema = ctx.registry.addSchema(schema, [...path, "schema"], {
		io: ctx.io,
		source: { type: "mediaType" }
	});
	else if (schema) mediaTypeObject.schema = schema;
	if (isAnyZodType(itemSchema)) mediaTypeObject.itemSchema = ctx.registry.addSchema(itemSchema, [...path, "itemSchema"], {
		io: ctx.io,
		source: { type: "mediaType" }
	});
	else if (itemSchema) mediaTypeObject.itemSchema = itemSchema;
	if (examples) mediaTypeObject.examples = createExamples(examples, ctx.registry, [...path, "examples"]);
	if (encoding) mediaTypeObject.encoding = createEncodingObject(encoding, ctx, [...path, "encoding"]);
	if (itemEncoding) mediaTypeObject.itemEncoding = createEncodingProperty(itemEncoding, ctx, [...path, "itemEncoding"]);
	if (prefixEncoding) mediaTypeObject.prefixEncoding = prefixEncoding.map((encodingPrefix) => createEncodingProperty(encodingPrefix, ctx, [...path, "prefixEncoding"]));
	return mediaTypeObject;
};
const createContent = (content, ctx, path) => {
	const contentObject = {};
	for (const [mediaType, mediaTypeObject] of Object.entries(content)) if (mediaTypeObject) contentObject[mediaType] = createMediaTypeObject(mediaTypeObject, ctx, [...path, mediaType]);
	return contentObject;
};
const createEncodingObject = (encoding, ctx, path) => {
	const encodingObject = {};
	for (const [property, encodingProperty] of Object.entries(encoding)) {
		if (isISpecificationExtension(property)) {
			encodingObject[property] = encodingProperty;
			continue;
		}
		encodingObject[property] = createEncodingProperty(encodingProperty, ctx, [...path, property]);
	}
	return encodingObject;
};
const createEncodingProperty = (encodingProperty, ctx, path) => {
	const { headers, encoding, prefixEncoding, itemEncoding, ...rest } = encodingProperty;
	const encodingPropertyObject = rest;
	if (headers) encodingPropertyObject.headers = createHeaders(headers, ctx.registry, [...path, "headers"]);
	if (encoding) encodingPropertyObject.encoding = createEncodingObject(encoding, ctx, [...path, "encoding"]);
	if (prefixEncoding) encodingPropertyObject.prefixEncoding = prefixEncoding.map((encodingPrefix) => createEncodingProperty(encodingPrefix, ctx, [...path, "prefixEncoding"]));
	if (itemEncoding) encodingPropertyObject.itemEncoding = createEncodingProperty(itemEncoding, ctx, [...path, "itemEncoding"]);
	return encodingPropertyObject;
};
const createLinks = (links, registry, path) => {
	if (!links) return;
	const linksObject = {};
	for (const [name, link] of Object.entries(links)) linksObject[name] = registry.addLink(link, [...path, name]);
	return linksObject;
};
const createManualParameters = (parameters, registry, path) => {
	if (!parameters) return;
	const parameterObjects = [];
	for (const parameter of parameters) {
		if (isAnyZodType(parameter)) {
			const paramObject = registry.addParameter(parameter, [...path, "parameters"]);
			parameterObjects.push(paramObject);
			continue;
		}
		parameterObjects.push(parameter);
	}
	return parameterObjects;
};
const createParameters = (requestParams, registry, path) => {
	if (!requestParams) return;
	const parameterObjects = [];
	for (const [location, schema] of Object.entries(requestParams ?? {})) {
		const zodObject = unwrapZodObject(schema, "input", path);
		for (const [name, zodSchema] of Object.entries(zodObject._zod.def.shape)) {
			const paramObject = registry.addParameter(zodSchema, [
				...path,
				location,
				name
			], { location: {
				in: location,
				name
			} });
			parameterObjects.push(paramObject);
		}
	}
	return parameterObjects;
};
const createCallbacks = (callbacks, registry, path) => {
	if (!callbacks) return;
	const callbacksObject = {};
	for (const [name, value] of Object.entries(callbacks)) {
		if (isISpecificationExtension(name)) {
			callbacksObject[name] = value;
			continue;
		}
		callbacksObject[name] = registry.addCallback(value, [...path, name]);
	}
	return callbacksObject;
};
const createResponses = (responses, registry, path) => {
	if (!responses) return;
	const responsesObject = {};
	for (const [statusCode, response] of Object.entries(responses)) {
		if (!response) continue;
		if (isISpecificationExtension(statusCode)) {
			responsesObject[statusCode] = response;
			continue;
		}
		if ("$ref" in response) {
			responsesObject[statusCode] = response;
			continue;
		}
		responsesObject[statusCode] = registry.addResponse(response, [...path, statusCode]);
	}
	return responsesObject;
};
const createOperation = (operation, registry, path) => {
	const { parameters, requestParams, requestBody, responses, callbacks, ...rest } = operation;
	const operationObject = rest;
	const maybeManualParameters = createManualParameters(parameters, registry, [...path, "parameters"]);
	const maybeRequestParams = createParameters(requestParams, registry, [...path, "requestParams"]);
	if (maybeRequestParams || maybeManualParameters) operationObject.parameters = [...maybeRequestParams ?? [], ...maybeManualParameters ?? []];
	const maybeRequestBody = requestBody && registry.addRequestBody(requestBody, path);
	if (maybeRequestBody) operationObject.requestBody = maybeRequestBody;
	const maybeResponses = createResponses(responses, registry, [...path, "responses"]);
	if (maybeResponses) operationObject.responses = maybeResponses;
	const maybeCallbacks = createCallbacks(callbacks, registry, [...path, "callbacks"]);
	if (maybeCallbacks) operationObject.callbacks = maybeCallbacks;
	return operationObject;
};
const createPaths = (paths, registry, path) => {
	if (!paths) return;
	const pathsObject = {};
	for (const [singlePath, pathItemObject] of Object.entries(paths)) {
		if (isISpecificationExtension(singlePath)) {
			pathsObject[singlePath] = pathItemObject;
			continue;
		}
		pathsObject[singlePath] = registry.addPathItem(pathItemObject, [...path, singlePath]);
	}
	return pathsObject;
};
const openApiVersions = [
	"3.0.0",
	"3.0.1",
	"3.0.2",
	"3.0.3",
	"3.1.0",
	"3.1.1",
	"3.2.0"
];
const satisfiesVersion = (test, against) => openApiVersions.indexOf(test) >= openApiVersions.indexOf(against);
const override = (ctx) => {
	const def = ctx.zodSchema._zod.def;
	switch (def.type) {
		case "bigint":
			ctx.jsonSchema.type = "integer";
			ctx.jsonSchema.format = "int64";
			break;
		case "union": {
			if ("discriminator" in def && typeof def.discriminator === "string") {
				ctx.jsonSchema.oneOf ??= ctx.jsonSchema.anyOf;
				delete ctx.jsonSchema.anyOf;
				ctx.jsonSchema.type = "object";
				ctx.jsonSchema.discriminator = { propertyName: def.discriminator };
				const mapping = {};
				for (const [index, obj] of Object.entries(ctx.jsonSchema.oneOf)) {
					const ref = obj.$ref;
					if (!ref) {
						delete ctx.jsonSchema.discriminator;
						return;
					}
					const discriminatorValues = def.options[Number(index)]._zod.propValues?.[def.discriminator];
					if (!discriminatorValues?.size) return;
					for (const value of [...discriminatorValues ?? []]) {
						if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") return;
						mapping[String(value)] = ref;
					}
				}
				ctx.jsonSchema.discriminator.mapping = mapping;
			}
			const meta = globalRegistry.get(ctx.zodSchema);
			if (typeof meta?.unionOneOf === "boolean") {
				if (meta.unionOneOf) {
					ctx.jsonSchema.oneOf = ctx.jsonSchema.anyOf;
					delete ctx.jsonSchema.anyOf;
				}
				delete ctx.jsonSchema.unionOneOf;
			}
			break;
		}
		case "date":
			ctx.jsonSchema.type = "string";
			break;
		case "literal":
			if (def.values.includes(void 0)) break;
			break;
		case "undefined": ctx.jsonSchema.not = {};
	}
};
const validate = (ctx, opts, previousContext) => {
	if (previousContext.context && ctx.zodSchema._zod.parent !== previousContext.context.zodSchema) {
		if (previousContext.context.zodSchema._zod.def.type === "pipe") throw new Error(`Zod transform found at ${previousContext.context.path.join(" > ")} are not supported in output schemas. Please use \`.overwrite()\` or wrap the schema in a \`.pipe()\` or assign it manual metadata with \`.meta()\``);
		throw new Error(`Zod schema of type \`${previousContext.context.zodSchema._zod.def.type}\` at ${previousContext.context?.path.join(" > ")} cannot be represented in OpenAPI. Please assign it metadata with \`.meta()\``);
	}
	previousContext.context = void 0;
	if (Object.keys(ctx.jsonSchema).length) return;
	const def = ctx.zodSchema._zod.def;
	const allowEmptySchema = opts.allowEmptySchema?.[def.type];
	if (allowEmptySchema === true || allowEmptySchema?.[ctx.io]) return;
	switch (def.type) {
		case "optional":
			validate({
				...ctx,
				zodSchema: def.innerType
			}, opts, previousContext);
			return;
		case "any": return;
		case "unknown": return;
		case "pipe":
			if (ctx.io === "output") {
				if (!ctx.zodSchema._zod.parent) {
					previousContext.context = ctx;
					return;
				}
			}
			return;
		case "transform":
			if (ctx.io === "output") return;
			break;
		case "literal":
			if (def.values.includes(void 0)) throw new Error(`Zod literal at ${ctx.path.join(" > ")} cannot include \`undefined\` as a value. Please use \`z.undefined()\` or \`.optional()\` instead.`);
			return;
		case "custom": if (!ctx.zodSchema._zod.parent) {
			previousContext.context = ctx;
			return;
		}
	}
	throw new Error(`Zod schema of type \`${def.type}\` at ${ctx.path.join(" > ")} cannot be represented in OpenAPI. Please assign it metadata with \`.meta()\``);
};
const renameComponents = (components, outputIds, ctx, refPath) => {
	const componentsToRename = new Map();
	if (ctx.io === "input") return componentsToRename;
	const componentDependencies = new Map();
	const stringifiedComponents = new Map();
	for (const [key, value] of Object.entries(components)) {
		const stringified = JSON.stringify(value);
		const regex = new RegExp(`"${refPath}([^"]+)"`, "g");
		const matches = stringified.matchAll(regex);
		const dependencies = new Set();
		for (const match of matches) {
			const dep = match[1];
			if (dep !== key) dependencies.add(dep);
		}
		stringifiedComponents.set(key, stringified);
		componentDependencies.set(key, { dependencies });
	}
	for (const [key] of stringifiedComponents) {
		if (!ctx.registry.components.schemas.ids.get(key)) continue;
		if (isDependencyPure(componentDependencies, stringifiedComponents, ctx.registry, key)) continue;
		const newName = outputIds.get(key) ?? `${key}${ctx.opts.outputIdSuffix ?? "Output"}`;
		componentsToRename.set(key, newName);
		components[newName] = components[key];
		delete components[key];
	}
	return componentsToRename;
};
const isDependencyPure = (componentDependencies, stringifiedComponents, registry, key, visited = new Set()) => {
	if (visited.has(key)) return true;
	const dependencies = componentDependencies.get(key);
	if (dependencies.pure !== void 0) return dependencies.pure;
	const stringified = stringifiedComponents.get(key);
	const component = registry.components.schemas.ids.get(key);
	if (component && stringified !== JSON.stringify(component)) {
		dependencies.pure = false;
		return false;
	}
	visited.add(key);
	const result = [...dependencies.dependencies].every((dep) => isDependencyPure(componentDependencies, stringifiedComponents, registry, dep, new Set(visited)));
	dependencies.pure = result;
	return result;
};
const zodOpenApiMetadataFields = [
	"param",
	"header",
	"unusedIO",
	"override",
	"outputId"
];
const deleteZodOpenApiMeta = (jsonSchema) => {
	zodOpenApiMetadataFields.forEach((field) => {
		delete jsonSchema[field];
	});
};
const deleteInvalidJsonSchemaFields = (jsonSchema) => {
	delete jsonSchema.$schema;
	delete jsonSchema.id;
	delete jsonSchema.$id;
};
const createSchemas = (schemas, ctx) => {
	const refPath = ctx.opts.schemaRefPath ?? "#/components/schemas/";
	const entries = {};
	for (const [name, { zodType }] of Object.entries(schemas)) entries[name] = zodType;
	const zodRegistry = registry();
	zodRegistry.add(object(entries), { id: "zodOpenApiCreateSchema" });
	for (const [id, { zodType }] of ctx.registry.components.schemas.manual) zodRegistry.add(zodType, { id });
	const outputIds = new Map();
	const defsName = satisfiesVersion(ctx.openapiVersion ?? "3.1.0", "3.1.0") ? "$defs" : "definitions";
	const previousContext = {};
	const jsonSchema = toJSONSchema(zodRegistry, {
		override(context) {
			const meta = globalRegistry.get(context.zodSchema);
			if (meta?.outputId && meta?.id) outputIds.set(meta.id, meta.outputId);
			if (context.jsonSchema.$ref) return;
			const enrichedContext = {
				...context,
				io: ctx.io
			};
			override(enrichedContext);
			if (typeof ctx.opts.override === "function") ctx.opts.override(enrichedContext);
			if (typeof meta?.override === "function") {
				meta.override(enrichedContext);
				delete context.jsonSchema.override;
			}
			if (typeof meta?.override === "object" && meta.override !== null) {
				Object.assign(context.jsonSchema, meta.override);
				delete context.jsonSchema.override;
			}
			deleteInvalidJsonSchemaFields(context.jsonSchema);
			deleteZodOpenApiMeta(context.jsonSchema);
			validate(enrichedContext, ctx.opts, previousContext);
		},
		io: ctx.io,
		unrepresentable: "any",
		reused: ctx.opts.reused,
		cycles: ctx.opts.cycles,
		target: satisfiesVersion(ctx.openapiVersion ?? "3.1.0", "3.1.0") ? void 0 : "openapi-3.0",
		uri: (id) => id === "__shared" ? `#ZOD_OPENAPI/${id}` : `#ZOD_OPENAPI/__shared#/${defsName}/${id}`
	});
	const components = jsonSchema.schemas.__shared?.[defsName] ?? {};
	jsonSchema.schemas.__shared ??= { [defsName]: components };
	const dynamicComponents = new Map();
	for (const [key, value] of Object.entries(components)) {
		deleteInvalidJsonSchemaFields(value);
		if (/^schema\d+$/.test(key)) {
			const newName = `__schema${ctx.registry.components.schemas.dynamicSchemaCount++}`;
			dynamicComponents.set(key, `"${refPath}${newName}"`);
			if (newName !== key) {
				components[newName] = value;
				delete components[key];
			}
		}
	}
	for (const [key] of ctx.registry.components.schemas.manual) {
		const manualComponent = jsonSchema.schemas[key];
		if (!manualComponent) continue;
		deleteInvalidJsonSchemaFields(manualComponent);
	}
	const manualUsed = {};
	const parsedJsonSchema = JSON.parse(JSON.stringify(jsonSchema).replace(/"#ZOD_OPENAPI\/__shared#\/(?:\$defs|definitions)\/([^"]+)"/g, (_, match) => {
		const dynamic = dynamicComponents.get(match);
		if (dynamic) return dynamic;
		if (ctx.registry.components.schemas.manual.get(match)) manualUsed[match] = true;
		return `"${refPath}${match}"`;
	}));
	const parsedComponents = parsedJsonSchema.schemas.__shared?.[defsName] ?? {};
	parsedJsonSchema.schemas.__shared ??= { [defsName]: parsedComponents };
	for (const [key] of ctx.registry.components.schemas.manual) {
		const manualComponent = parsedJsonSchema.schemas[key];
		if (!manualComponent) continue;
		if (manualUsed[key]) {
			if (parsedComponents[key]) throw new Error(`Component "${key}" is already registered as a component in the registry`);
			parsedComponents[key] = manualComponent;
		}
	}
	const componentsToRename = renameComponents(parsedComponents, outputIds, ctx, refPath);
	if (!componentsToRename.size) {
		const parsedSchemas = parsedJsonSchema.schemas.zodOpenApiCreateSchema?.properties;
		delete parsedJsonSchema.schemas.zodOpenApiCreateSchema;
		delete parsedJsonSchema.schemas.__shared;
		return {
			schemas: parsedSchemas,
			components: parsedComponents,
			manual: parsedJsonSchema.schemas
		};
	}
	const renamedJsonSchema = JSON.parse(JSON.stringify(parsedJsonSchema).replace(new RegExp(`"${refPath}([^"]+)"`, "g"), (_, match) => {
		const replacement = componentsToRename.get(match);
		if (replacement) return `"${refPath}${replacement}"`;
		return `"${refPath}${match}"`;
	}));
	const renamedSchemas = renamedJsonSchema.schemas.zodOpenApiCreateSchema?.properties;
	const renamedComponents = renamedJsonSchema.schemas.__shared?.[defsName] ?? {};
	delete renamedJsonSchema.schemas.zodOpenApiCreateSchema;
	delete renamedJsonSchema.schemas.__shared;
	return {
		schemas: renamedSchemas,
		components: renamedComponents,
		manual: renamedJsonSchema.schemas
	};
};
const createRegistry = (components) => {
	const registry = {
		components: {
			schemas: {
				dynamicSchemaCount: 0,
				input: new Map(),
				output: new Map(),
				ids: new Map(),
				manual: new Map()
			},
			headers: {
				ids: new Map(),
				seen: new WeakMap()
			},
			requestBodies: {
				ids: new Map(),
				seen: new WeakMap()
			},
			responses: {
				ids: new Map(),
				seen: new WeakMap()
			},
			parameters: {
				ids: new Map(),
				seen: new WeakMap()
			},
			callbacks: {
				ids: new Map(),
				seen: new WeakMap()
			},
			pathItems: {
				ids: new Map(),
				seen: new WeakMap()
			},
			securitySchemes: {
				ids: new Map(),
				seen: new WeakMap()
			},
			links: {
				ids: new Map(),
				seen: new WeakMap()
			},
			examples: {
				ids: new Map(),
				seen: new WeakMap()
			}
		},
		addSchema: (schema, path, opts) => {
			const schemaObject = {};
			registry.components.schemas[opts.io].set(path.join(" > "), {
				schemaObject,
				zodType: schema,
				source: {
					path,
					...opts?.source
				}
			});
			return schemaObject;
		},
		addParameter: (parameter, path, opts) => {
			const seenParameter = registry.components.parameters.seen.get(parameter);
			if (seenParameter) return seenParameter;
			const meta = globalRegistry.get(parameter);
			const name = opts?.location?.name ?? meta?.param?.name;
			const inLocation = opts?.location?.in ?? meta?.param?.in;
			if (opts?.location?.name && meta?.param?.name || opts?.location?.in && meta?.param?.in) throw new Error(`Parameter at ${path.join(" > ")} has both \`.meta({ param: { name, in } })\` and \`.meta({ param: { location: { in, name } } })\` information`);
			if (!name || !inLocation) throw new Error(`Parameter at ${path.join(" > ")} is missing \`.meta({ param: { name, in } })\` information`);
			const schemaObject = registry.addSchema(parameter, [
				...path,
				inLocation,
				name,
				"schema"
			], {
				io: "input",
				source: {
					type: "parameter",
					location: {
						in: inLocation,
						name
					}
				}
			});
			const { id: metaId, examples, ...rest } = meta?.param ?? {};
			const parameterObject = {
				in: inLocation,
				name,
				schema: schemaObject,
				...rest
			};
			const examplesObject = createExamples(examples, registry, [
				...path,
				inLocation,
				name,
				"examples"
			]);
			if (examplesObject) parameterObject.examples = examplesObject;
			if (isRequired(parameter, "input")) parameterObject.required = true;
			if (!parameterObject.description && meta?.description) parameterObject.description = meta.description;
			const id = metaId ?? opts?.manualId;
			if (id) {
				if (registry.components.parameters.ids.has(id)) throw new Error(`Schema "${id}" at ${path.join(" > ")} is already registered`);
				const ref = { $ref: `#/components/parameters/${id}` };
				registry.components.parameters.seen.set(parameter, ref);
				registry.components.parameters.ids.set(id, parameterObject);
				if (opts?.manualId) return parameterObject;
				return ref;
			}
			if (opts?.location?.name || opts?.location?.in) return parameterObject;
			registry.components.parameters.seen.set(parameter, parameterObject);
			return parameterObject;
		},
		addHeader: (header, path, opts) => {
			const seenHeader = registry.components.headers.seen.get(header);
			if (seenHeader) return seenHeader;
			const meta = globalRegistry.get(header);
			const { id: metaId, ...rest } = meta?.header ?? {};
			const id = metaId ?? opts?.manualId;
			const headerObject = rest;
			if (isRequired(header, "output")) headerObject.required = true;
			if (!headerObject.description && meta?.description) headerObject.description = meta.description;
			headerObject.schema = registry.addSchema(header, [...path, "schema"], {
				io: "output",
				source: { type: "header" }
			});
			if (id) {
				if (registry.components.schemas.ids.has(id)) throw new Error(`Schema "${id}" at ${path.join(" > ")} is already registered`);
				const ref = { $ref: `#/components/headers/${id}` };
				registry.components.headers.ids.set(id, headerObject);
				registry.components.headers.seen.set(header, ref);
				if (opts?.manualId) return headerObject;
				return ref;
			}
			registry.components.headers.seen.set(header, headerObject);
			return headerObject;
		},
		addRequestBody: (requestBody, path, opts) => {
			const seenRequestBody = registry.components.requestBodies.seen.get(requestBody);
			if (seenRequestBody) return seenRequestBody;
			const { content, id: metaId, ...rest } = requestBody;
			const requestBodyObject = {
				...rest,
				content: createContent(content, {
					registry,
					io: "input"
				}, [...path, "content"])
			};
			const id = metaId ?? opts?.manualId;
			if (id) {
				if (registry.components.requestBodies.ids.has(id)) throw new Error(`RequestBody "${id}" at ${path.join(" > ")} is already registered`);
				const ref = { $ref: `#/components/requestBodies/${id}` };
				registry.components.requestBodies.ids.set(id, requestBodyObject);
				registry.components.requestBodies.seen.set(requestBody, ref);
				if (opts?.manualId) return requestBodyObject;
				return ref;
			}
			registry.components.requestBodies.seen.set(requestBody, requestBodyObject);
			return requestBodyObject;
		},
		addPathItem: (pathItem, path, opts) => {
			const seenPathItem = registry.components.pathItems.seen.get(pathItem);
			if (seenPathItem) return seenPathItem;
			const pathItemObject = {};
			const { id: metaId, ...rest } = pathItem;
			const id = metaId ?? opts?.manualId;
			for (const [key, value] of Object.entries(rest)) {
				if (isISpecificationExtension(key)) {
					pathItemObject[key] = value;
					continue;
				}
				if (key === "get" || key === "put" || key === "post" || key === "delete" || key === "options" || key === "head" || key === "patch" || key === "trace" || key === "query") {
					pathItemObject[key] = createOperation(value, registry, [...path, key]);
					continue;
				}
				if (key === "parameters") {
					pathItemObject[key] = createManualParameters(value, registry, [...path, key]);
					continue;
				}
				if (key === "additionalOperations") {
					const additionalOperations = {};
					for (const [method, operation] of Object.entries(value)) additionalOperations[method] = createOperation(operation, registry, [
						...path,
						key,
						method
					]);
					pathItemObject.additionalOperations = additionalOperations;
					continue;
				}
				pathItemObject[key] = value;
			}
			if (id) {
				if (registry.components.pathItems.ids.has(id)) throw new Error(`PathItem "${id}" at ${path.join(" > ")} is already registered`);
				const ref = { $ref: `#/components/pathItems/${id}` };
				registry.components.pathItems.ids.set(id, pathItemObject);
				registry.components.pathItems.seen.set(pathItem, ref);
				if (opts?.manualId) return pathItemObject;
				return ref;
			}
			registry.components.pathItems.seen.set(pathItem, pathItemObject);
			return pathItemObject;
		},
		addResponse: (response, path, opts) => {
			const seenResponse = registry.components.responses.seen.get(response);
			if (seenResponse) return seenResponse;
			const { content, headers, links, id: metaId, ...rest } = response;
			const responseObject = rest;
			const maybeHeaders = createHeaders(headers, registry, [...path, "headers"]);
			if (maybeHeaders) responseObject.headers = maybeHeaders;
			if (content) responseObject.content = createContent(content, {
				registry,
				io: "output"
			}, [...path, "content"]);
			if (links) responseObject.links = createLinks(links, registry, [...path, "links"]);
			const id = metaId ?? opts?.manualId;
			if (id) {
				if (registry.components.responses.ids.has(id)) throw new Error(`Response "${id}" at ${path.join(" > ")} is already registered`);
				const ref = { $ref: `#/components/responses/${id}` };
				registry.components.responses.ids.set(id, responseObject);
				registry.components.responses.seen.set(response, ref);
				if (opts?.manualId) return responseObject;
				return ref;
			}
			registry.components.responses.seen.set(response, responseObject);
			return responseObject;
		},
		addCallback: (callback, path, opts) => {
			const seenCallback = registry.components.callbacks.seen.get(callback);
			if (seenCallback) return seenCallback;
			const { id: metaId, ...rest } = callback;
			const callbackObject = {};
			for (const [name, pathItem] of Object.entries(rest)) {
				if (isISpecificationExtension(name)) {
					callbackObject[name] = pathItem;
					continue;
				}
				callbackObject[name] = registry.addPathItem(pathItem, [...path, name]);
			}
			const id = metaId ?? opts?.manualId;
			if (id) {
				if (registry.components.callbacks.ids.has(id)) throw new Error(`Callback "${id}" at ${path.join(" > ")} is already registered`);
				const ref = { $ref: `#/components/callbacks/${id}` };
				registry.components.callbacks.ids.set(id, callbackObject);
				registry.components.callbacks.seen.set(callback, ref);
				if (opts?.manualId) return callbackObject;
				return ref;
			}
			registry.components.callbacks.seen.set(callback, callbackObject);
			return callbackObject;
		},
		addSecurityScheme: (securityScheme, path, opts) => {
			const seenSecurityScheme = registry.components.securitySchemes.seen.get(securityScheme);
			if (seenSecurityScheme) return seenSecurityScheme;
			const { id: metaId, ...rest } = securityScheme;
			const securitySchemeObject = rest;
			const id = metaId ?? opts?.manualId;
			if (id) {
				if (registry.components.securitySchemes.ids.has(id)) throw new Error(`SecurityScheme "${id}" at ${path.join(" > ")} is already registered`);
				const ref = { $ref: `#/components/securitySchemes/${id}` };
				registry.components.securitySchemes.ids.set(id, securitySchemeObject);
				registry.components.securitySchemes.seen.set(securityScheme, ref);
				if (opts?.manualId) return securitySchemeObject;
				return ref;
			}
			registry.components.securitySchemes.seen.set(securityScheme, securitySchemeObject);
			return securitySchemeObject;
		},
		addLink: (link, path, opts) => {
			const seenLink = registry.components.links.seen.get(link);
			if (seenLink) return seenLink;
			const { id: metaId, ...rest } = link;
			const linkObject = rest;
			const id = metaId ?? opts?.manualId;
			if (id) {
				if (registry.components.links.ids.has(id)) throw new Error(`Link "${id}" at ${path.join(" > ")} is already registered`);
				const ref = { $ref: `#/components/links/${id}` };
				registry.components.links.ids.set(id, linkObject);
				registry.components.links.seen.set(link, ref);
				if (opts?.manualId) return linkObject;
				return ref;
			}
			registry.components.links.seen.set(link, linkObject);
			return linkObject;
		},
		addExample: (example, path, opts) => {
			const seenExample = registry.components.examples.seen.get(example);
			if (seenExample) return seenExample;
			const { id: metaId, ...rest } = example;
			const exampleObject = rest;
			const id = metaId ?? opts?.manualId;
			if (id) {
				if (registry.components.examples.ids.has(id)) throw new Error(`Example "${id}" at ${path.join(" > ")} is already registered`);
				const ref = { $ref: `#/components/examples/${id}` };
				registry.components.examples.ids.set(id, exampleObject);
				registry.components.examples.seen.set(example, ref);
				if (opts?.manualId) return exampleObject;
				return ref;
			}
			registry.components.examples.seen.set(example, exampleObject);
			return exampleObject;
		}
	};
	registerSchemas(components?.schemas, registry);
	registerParameters(components?.parameters, registry);
	registerHeaders(components?.headers, registry);
	registerResponses(components?.responses, registry);
	registerPathItems(components?.pathItems, registry);
	registerRequestBodies(components?.requestBodies, registry);
	registerCallbacks(components?.callbacks, registry);
	registerSecuritySchemes(components?.securitySchemes, registry);
	registerLinks(components?.links, registry);
	registerExamples(components?.examples, registry);
	return registry;
};
const registerSchemas = (schemas, registry) => {
	if (!schemas) return;
	for (const [key, schema] of Object.entries(schemas)) {
		if (isAnyZodType(schema)) {
			const id = globalRegistry.get(schema)?.id ?? key;
			registry.components.schemas.manual.set(id, {
				input: { schemaObject: {} },
				output: { schemaObject: {} },
				zodType: schema
			});
			continue;
		}
		registry.components.schemas.ids.set(key, schema);
	}
};
const registerParameters = (parameters, registry) => {
	if (!parameters) return;
	for (const [key, schema] of Object.entries(parameters)) {
		if (isAnyZodType(schema)) {
			const path = [
				"components",
				"parameters",
				key
			];
			registry.addParameter(schema, path, { manualId: key });
			continue;
		}
		registry.components.parameters.ids.set(key, schema);
	}
};
const registerHeaders = (headers, registry) => {
	if (!headers) return;
	for (const [key, schema] of Object.entries(headers)) {
		if (isAnyZodType(schema)) {
			const path = [
				"components",
				"headers",
				key
			];
			registry.addHeader(schema, path, { manualId: key });
			continue;
		}
		registry.components.headers.ids.set(key, schema);
	}
};
const registerResponses = (responses, registry) => {
	if (!responses) return;
	for (const [key, schema] of Object.entries(responses)) {
		const responseObject = registry.addResponse(schema, [
			"components",
			"responses",
			key
		], { manualId: key });
		registry.components.responses.ids.set(key, responseObject);
		registry.components.responses.seen.set(schema, responseObject);
	}
};
const registerRequestBodies = (requestBodies, registry) => {
	if (!requestBodies) return;
	for (const [key, schema] of Object.entries(requestBodies)) {
		if (isAnyZodType(schema)) {
			registry.addRequestBody(schema, [
				"components",
				"requestBodies",
				key
			], { manualId: key });
			continue;
		}
		registry.components.requestBodies.ids.set(key, schema);
	}
};
const registerCallbacks = (callbacks, registry) => {
	if (!callbacks) return;
	for (const [key, schema] of Object.entries(callbacks)) registry.addCallback(schema, [
		"components",
		"callbacks",
		key
	], { manualId: key });
};
const registerPathItems = (pathItems, registry) => {
	if (!pathItems) return;
	for (const [key, schema] of Object.entries(pathItems)) registry.addPathItem(schema, [
		"components",
		"pathItems",
		key
	], { manualId: key });
};
const registerSecuritySchemes = (securitySchemes, registry) => {
	if (!securitySchemes) return;
	for (const [key, schema] of Object.entries(securitySchemes)) registry.addSecurityScheme(schema, [
		"components",
		"securitySchemes",
		key
	], { manualId: key });
};
const registerLinks = (links, registry) => {
	if (!links) return;
	for (const [key, schema] of Object.entries(links)) registry.addLink(schema, [
		"components",
		"links",
		key
	], { manualId: key });
};
const registerExamples = (examples, registry) => {
	if (!examples) return;
	for (const [key, schema] of Object.entries(examples)) registry.components.examples.ids.set(key, schema);
};
const createIOSchemas = (ctx) => {
	const { schemas, components, manual } = createSchemas(Object.fromEntries(ctx.registry.components.schemas[ctx.io]), ctx);
	for (const [key, schema] of Object.entries(components)) ctx.registry.components.schemas.ids.set(key, schema);
	for (const [key, schema] of Object.entries(schemas)) {
		const ioSchema = ctx.registry.components.schemas[ctx.io].get(key);
		if (ioSchema) Object.assign(ioSchema.schemaObject, schema);
	}
	for (const [key, value] of Object.entries(manual)) {
		const manualSchema = ctx.registry.components.schemas.manual.get(key);
		if (!manualSchema) continue;
		if (components[key]) manualSchema[ctx.io].used = true;
		Object.assign(manualSchema[ctx.io].schemaObject, value);
	}
};
const createManualSchemas = (registry) => {
	for (const [key, value] of registry.components.schemas.manual) if (!value.input.used) {
		const schema = value[globalRegistry.get(value.zodType)?.unusedIO ?? "output"].schemaObject;
		registry.components.schemas.ids.set(key, schema);
	}
};
const createComponents = (registry, opts, openapiVersion) => {
	createIOSchemas({
		registry,
		io: "input",
		opts,
		openapiVersion
	});
	createIOSchemas({
		registry,
		io: "output",
		opts,
		openapiVersion
	});
	createManualSchemas(registry);
	const components = {};
	if (registry.components.schemas.ids.size > 0) components.schemas = Object.fromEntries(registry.components.schemas.ids);
	if (registry.components.headers.ids.size > 0) components.headers = Object.fromEntries(registry.components.headers.ids);
	if (registry.components.requestBodies.ids.size > 0) components.requestBodies = Object.fromEntries(registry.components.requestBodies.ids);
	if (registry.components.responses.ids.size > 0) components.responses = Object.fromEntries(registry.components.responses.ids);
	if (registry.components.parameters.ids.size > 0) components.parameters = Object.fromEntries(registry.components.parameters.ids);
	if (registry.components.callbacks.ids.size > 0) components.callbacks = Object.fromEntries(registry.components.callbacks.ids);
	if (registry.components.pathItems.ids.size > 0) components.pathItems = Object.fromEntries(registry.components.pathItems.ids);
	if (registry.components.securitySchemes.ids.size > 0) components.securitySchemes = Object.fromEntries(registry.components.securitySchemes.ids);
	if (registry.components.links.ids.size > 0) components.links = Object.fromEntries(registry.components.links.ids);
	if (registry.components.examples.ids.size > 0) components.examples = Object.fromEntries(registry.components.examples.ids);
	return components;
};
// node_modules/zod-openapi/lib/index.mjs
const createDocument = (zodOpenApiObject, opts = {}) => {
	const { paths, webhooks, components, ...rest } = zodOpenApiObject;
	const document = rest;
	const registry = createRegistry(components);
	const createdPaths = createPaths(paths, registry, ["paths"]);
	if (createdPaths) document.paths = createdPaths;
	const createdWebhooks = createPaths(webhooks, registry, ["webhooks"]);
	if (createdWebhooks) document.webhooks = createdWebhooks;
	const createdComponents = createComponents(registry, opts, zodOpenApiObject.openapi);
	if (Object.keys(createdComponents).length > 0) document.components = createdComponents;
	return document;
};
// server/http/openapi/headers.ts
const headers = {
	"X-Request-Id": {
		about: {
			en: "Request ID, the same as requestId. A value sent by the client is used if it has 8 to 64 letters, digits, - or _.",
			ko: "요청의 식별자이며 requestId와 같습니다. 클라이언트가 보낸 값이 8–64자의 영문자, 숫자, -, _이면 그대로 씁니다."
		},
		example: "0f8fad5b-d9cb-469f-a165-70867728950e"
	},
	"RateLimit-Policy": {
		about: {
			en: "The limit: q requests in w seconds (draft-ietf-httpapi-ratelimit-headers-10).",
			ko: "요청 한도: w초에 q회(draft-ietf-httpapi-ratelimit-headers-10)."
		},
		example: "\"default\";q=60;w=60"
	},
	RateLimit: {
		about: {
			en: "Remaining quota: r requests; the limit resets in t seconds.",
			ko: "남은 한도: r회. t초 후에 초기화됩니다."
		},
		example: "\"default\";r=58;t=41"
	},
	"Cache-Control": {
		about: {
			en: "How long the response may be cached. Failures and responses to requests with a key are not cached.",
			ko: "응답을 보관할 수 있는 시간. 실패와 키를 사용한 응답은 보관할 수 없습니다."
		},
		example: "private, max-age=287"
	},
	ETag: {
		about: {
			en: "A weak validator of the result in this language, where the answer may be cached. Send it as If-None-Match: the server answers 304 until it has a newer result. A request with If-None-Match never starts a new measurement before the cached one expires.",
			ko: "보관할 수 있는 응답에서 이 언어로 된 결과의 약한 검증자. If-None-Match로 보내면 더 새로운 결과가 있을 때까지 304로 응답합니다. If-None-Match가 있는 요청은 보관된 결과가 만료되기 전에 새로 측정하지 않습니다."
		},
		example: "W/\"yKau2Inw9k-lwSX_oEgnYojau-X\""
	},
	Age: {
		about: {
			en: "Seconds since the measurement, where the answer comes from the cache (RFC 9111 §5.1). It counts towards max-age.",
			ko: "보관된 응답이면 측정 이후 지난 초(RFC 9111 §5.1). max-age에 포함됩니다."
		},
		example: "13",
		type: "integer"
	},
	"Retry-After": {
		about: {
			en: "Seconds to wait before the next request, the same as error.retryAfter.",
			ko: "다시 요청하기 전에 기다릴 초. error.retryAfter와 같습니다."
		},
		example: "21",
		type: "integer"
	},
	"WWW-Authenticate": {
		about: {
			en: "Authentication scheme for API keys.",
			ko: "API 키의 인증 방식."
		},
		example: "Bearer"
	},
	Allow: {
		about: {
			en: "Methods that the path supports.",
			ko: "이 경로가 지원하는 메서드."
		},
		example: "GET, HEAD, OPTIONS"
	}
};
const everyAnswer = ["X-Request-Id", "Cache-Control"];
const cacheable = ["ETag", "Age"];
const counted = ["RateLimit-Policy", "RateLimit"];
function headerComponents(language) {
	return Object.fromEntries(Object.entries(headers).map(([name, { about, example, type = "string" }]) => [name, {
		description: about[language],
		schema: { type },
		example: type === "integer" ? Number(example) : example
	}]));
}
function headersOf(names) {
	return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
// server/http/openapi/failures.ts
const elsewhere = /^(?:remote|server|tape|github|deployment|wait|access|proxy)\.|^timeout\.proxy$|^input\.(?:conflict|file|lines|syntax|together)$/;
const samples = {
	address: "10.0.0.7",
	alert: 40,
	allowed: "GET, HEAD",
	count: 2,
	expected: {
		en: "a port from 1 to 65535",
		ko: "1부터 65535까지의 포트"
	},
	field: "port",
	given: "\"70000\"",
	host: "shop.example",
	service: "Vercel",
	limit: 64,
	method: "DELETE",
	port: 443,
	scope: "write",
	seconds: 21,
	source: "RDAP",
	status: 503,
	suggestion: "",
	type: "text/plain",
	what: {
		en: "key",
		ko: "키"
	},
	detail: {
		en: "unknown",
		ko: "알 수 없음"
	},
	servers: {
		en: "192.0.2.53 (no answer came in time)",
		ko: "192.0.2.53(제시간에 응답이 없음)"
	}
};
const own = {
	"dns.bad-name": { host: "shop..example" },
	"dns.failed": { detail: "SERVFAIL" },
	"dns.unheard": { servers: {
		en: "192.0.2.53 (nothing listens there)",
		ko: "192.0.2.53(대기 중인 서비스가 없음)"
	} },
	"doh.unheard": {
		servers: "https://doh.example/dns-query",
		detail: {
			en: "no route from here",
			ko: "여기서 도달할 경로가 없음"
		}
	},
	"timeout.doh": { servers: "https://doh.example/dns-query" },
	"tcp.unreachable": { detail: "EHOSTUNREACH" },
	"tls.failed": { detail: "ERR_SSL_BAD_EXTENSION" },
	"tls.greeting": {
		port: 2525,
		protocol: "SMTP",
		starttls: "smtp"
	},
	"timeout.starttls": { port: 25 },
	"starttls.not-offered": {
		port: 25,
		protocol: "SMTP"
	},
	"starttls.refused": {
		port: 25,
		detail: "454 4.7.0 TLS not available"
	},
	"starttls.foreign": {
		port: 25,
		protocol: "SMTP",
		detail: "SSH-2.0-OpenSSH_9.2"
	},
	"starttls.injected": { port: 25 },
	"starttls.closed": { port: 25 },
	"http.malformed": { detail: "HPE_INVALID_CONSTANT" },
	"http.challenge": { detail: "Cloudflare" },
	"source.unreachable": {
		host: "rdap.example",
		detail: "tcp.refused"
	},
	"timeout.source": { host: "rdap.example" },
	"source.untrusted": {
		host: "rdap.example",
		detail: "CERT_HAS_EXPIRED"
	},
	"source.redirect": {
		host: "rdap.example",
		detail: "private"
	},
	"source.rate-limited": { host: "rdap.example" },
	"source.status": { host: "rdap.example" },
	"source.malformed": {
		host: "rdap.example",
		detail: "json"
	},
	"registration.absent": {
		domain: "shop.example",
		server: "rdap.example"
	},
	"sources.none": {
		subject: "shop.example",
		sources: "crt.sh (source.status 502)"
	},
	"timeout.sources": {
		subject: "shop.example",
		sources: "crt.sh (timeout.source)"
	},
	"input.unknown": {
		field: {
			en: "parameter prot",
			ko: "파라미터 prot"
		},
		suggestion: {
			en: " Did you mean port?",
			ko: " 혹시 port 말씀이신가요?"
		}
	},
	"input.missing": {
		field: "host",
		expected: {
			en: "for example example.com",
			ko: "예: example.com"
		}
	},
	"input.option": {
		field: "lang",
		expected: "en, ko",
		given: "\"fr\""
	},
	"input.private": {
		field: "host",
		given: "10.0.0.1"
	},
	"input.encoding": { detail: {
		en: "its bytes are not UTF-8",
		ko: "UTF-8이 아닌 바이트"
	} },
	"key.required": { check: "pivot" },
	"store.absent": { check: "history" },
	"key.rejected": { detail: {
		en: "no such key was issued",
		ko: "발급되지 않은 키"
	} },
	"scope.missing": { scope: "write" },
	"account.provider": {
		provider: "login.shop.example",
		detail: {
			en: "it could not be reached",
			ko: "연결할 수 없음"
		}
	},
	"account.unlinked": {
		provider: "login.shop.example",
		detail: {
			en: "it has not confirmed the e-mail address",
			ko: "이메일 주소를 확인하지 않았습니다"
		}
	},
	"account.full": {
		limit: 1e3,
		what: {
			en: "watches",
			ko: "감시"
		}
	},
	"account.guessable": { detail: {
		en: "it is a common password, or made from one",
		ko: "흔한 비밀번호이거나 흔한 비밀번호로 만든 것입니다"
	} },
	"item.unknown": { what: {
		en: "watch",
		ko: "감시"
	} },
	"watch.known": { target: "shop.example" },
	"watch.paused": { target: "shop.example" },
	"request.malformed": { detail: {
		en: "the body is not JSON",
		ko: "본문이 JSON이 아닙니다"
	} },
	"request.url-too-long": { limit: 8e3 },
	"request.headers-too-large": { limit: 16 }
};
const reasons = {
	"doh.unheard": "dns.failed",
	"timeout.doh": "timeout.dns",
	"tls.alert": "tls.alert.40",
	"tls.greeting": "tls.not-tls",
	"busy.target": "busy",
	"busy.server": "busy",
	"key.rejected": "unknown",
	"session.required": "session",
	"scope.missing": "scope",
	"account.full": "target",
	"account.guessable": "password",
	"item.unknown": "id",
	"watch.known": "target",
	"watch.paused": "paused"
};
const sampleFailures = Object.keys(failures).filter((id) => !elsewhere.test(id)).map((id) => {
	const failure = sampleOf(id);
	return {
		id,
		failure,
		code: failure.code,
		status: failure.status
	};
});
function sampleOf(id) {
	const params = paramsOf(id);
	const { seconds } = params;
	const field = id.startsWith("input.") ? params["field"] : void 0;
	const reason = reasons[id] ?? (typeof field === "string" ? field : id);
	return new Failure({
		id,
		reason,
		params
	}, typeof seconds === "number" ? { retryAfter: seconds } : {});
}
function paramsOf(id) {
	const { en } = failures[id].text;
	const known = Object.entries({
		...samples,
		...own[id]
	});
	return Object.fromEntries(known.filter(([name]) => en.includes(`{${name}}`) || en.includes(`{${name}|`)));
}
// server/http/openapi/statuses.ts
const words$1 = {
	400: {
		name: "BadRequest",
		about: {
			en: "The input is invalid. The reason is the name of the parameter. The message says which value is valid.",
			ko: "입력이 잘못되었습니다. reason은 파라미터의 이름이고, message는 올바른 값을 알려 줍니다."
		},
		headers: counted
	},
	401: {
		name: "Unauthorized",
		about: {
			en: "The API key is unknown, revoked or expired (INVALID_API_KEY), or the check needs a key and none was sent (API_KEY_REQUIRED). Every other check accepts requests without a key.",
			ko: "API 키가 틀렸거나 폐기 또는 만료되었습니다(INVALID_API_KEY). 또는 키가 필요한 점검에 키를 보내지 않았습니다(API_KEY_REQUIRED). 그 밖의 점검은 키 없이도 요청할 수 있습니다."
		},
		headers: [...counted, "WWW-Authenticate"]
	},
	404: {
		name: "NotFound",
		about: {
			en: "The name does not exist in the DNS or has no address.",
			ko: "DNS에 없는 이름이거나 주소가 없는 이름입니다."
		},
		headers: counted
	},
	405: {
		name: "MethodNotAllowed",
		about: {
			en: "The path does not support this method. Allow lists the supported methods.",
			ko: "이 경로에서 지원하지 않는 메서드입니다. 지원하는 메서드는 Allow에 있습니다."
		},
		headers: ["Allow"]
	},
	408: {
		name: "RequestTimeout",
		about: {
			en: "The request did not arrive in time.",
			ko: "요청이 제시간에 도착하지 않았습니다."
		}
	},
	413: {
		name: "ContentTooLarge",
		about: {
			en: "The body is too large.",
			ko: "본문이 너무 큽니다."
		},
		headers: counted
	},
	414: {
		name: "UriTooLong",
		about: {
			en: "The URL is too long.",
			ko: "URL이 너무 깁니다."
		}
	},
	415: {
		name: "UnsupportedMediaType",
		about: {
			en: "The body is not application/json.",
			ko: "본문이 application/json이 아닙니다."
		},
		headers: counted
	},
	429: {
		name: "TooManyRequests",
		about: {
			en: "The rate limit is reached. Send the request again after Retry-After seconds.",
			ko: "요청 한도를 모두 썼습니다. Retry-After초 후에 다시 요청하십시오."
		},
		headers: [...counted, "Retry-After"]
	},
	431: {
		name: "RequestHeaderFieldsTooLarge",
		about: {
			en: "The headers of the request are too large.",
			ko: "요청의 헤더가 너무 큽니다."
		}
	},
	503: {
		name: "ServiceUnavailable",
		about: {
			en: "The target or the network path to it failed (UPSTREAM_ERROR) or did not answer in time (UPSTREAM_TIMEOUT), or this server is overloaded. Failures of this server do not count against the rate limit.",
			ko: "대상 또는 거기까지의 경로가 실패했거나(UPSTREAM_ERROR) 제시간에 응답하지 않았습니다(UPSTREAM_TIMEOUT). 또는 이 서버가 과부하 상태입니다. 이 서버 쪽의 실패는 요청 한도에 포함되지 않습니다."
		},
		headers: [...counted, "Retry-After"]
	}
};
const refusedStatuses = [...new Set(sampleFailures.map(({ status }) => status))].toSorted((a, b) => a - b).map((status) => {
	const said = words$1[status] ?? unnamed(status);
	const failures = sampleFailures.filter((each) => each.status === status);
	const codes = [...new Set(failures.map(({ code }) => code))];
	return {
		status,
		headers: [],
		...said,
		codes,
		failures
	};
});
function unnamed(status) {
	return {
		name: `Status${status}`,
		about: {
			en: "",
			ko: ""
		}
	};
}
// server/http/openapi/accounts.ts
const accountStatuses = new Set([
	400,
	401,
	404,
	405,
	413,
	415,
	429,
	503
]);
const securities = {
	anybody: [{}],
	session: [{ session: [] }],
	key: [{ session: [] }, { bearer: [] }]
};
function accountPaths(operations, language) {
	const paths = Map.groupBy(operations, ({ path }) => path);
	return Object.fromEntries([...paths].map(([path, some]) => [path, Object.fromEntries(some.map((each) => [each.method.toLowerCase(), operationOf$1(each, language)]))]));
}
function accountSchemas(operations) {
	return Object.fromEntries(operations.map(({ id, data }) => [answerName(id), measuredOf(data)]));
}
function answerName(id) {
	return `${id.charAt(0).toUpperCase()}${id.slice(1)}Answer`;
}
const accountWords = {
	tag: {
		en: "Accounts: sessions, keys and settings. Requests from browsers on other origins are rejected.",
		ko: "계정: 세션, 키, 설정. 다른 출처의 브라우저 요청은 거부합니다."
	},
	needs: {
		anybody: {
			en: "Needs no account.",
			ko: "계정이 필요 없습니다."
		},
		session: {
			en: "Needs a session.",
			ko: "세션이 필요합니다."
		},
		key: {
			en: "Needs a session, or an API key with the scope `{scope}`.",
			ko: "세션 또는 `{scope}` 범위의 API 키가 필요합니다."
		}
	},
	part: {
		en: "The id, as the list returns it; the target also names a watch",
		ko: "목록이 반환한 id. 감시는 대상 이름으로도 지정할 수 있음"
	},
	session: {
		en: "The cookie that signing in sets. It is named `portcullis.session_token` over plain HTTP on the machine of the server.",
		ko: "로그인하면 설정되는 쿠키. 서버 자신의 컴퓨터에서 HTTP로 접속할 때의 이름은 `portcullis.session_token`입니다."
	}
};
function operationOf$1(operation, language) {
	const { id, access, method, title, about, body } = operation;
	const example = body && sampleBody(body);
	const needs = fill(accountWords.needs[access], { scope: method === "GET" ? "read" : "write" }, language);
	const refused = refusedStatuses.filter(({ status }) => accountStatuses.has(status));
	return {
		operationId: id,
		tags: ["accounts"],
		summary: title[language],
		description: `${about[language]}\n\n${needs}`,
		security: securities[access],
		parameters: [
			...pathParameters(operation, language),
			...queryParameters(operation, language),
			{ $ref: "#/components/parameters/lang" }
		],
		...body && { requestBody: {
			required: Object.values(body.shape).some((type) => !type.safeParse(void 0).success),
			content: { "application/json": {
				schema: bodyOf$1(body, language),
				...example && { example }
			} }
		} },
		responses: {
			"200": {
				description: title[language],
				headers: headersOf([...everyAnswer, ...counted]),
				content: { "application/json": { schema: { $ref: `#/components/schemas/${answerName(id)}` } } }
			},
			...Object.fromEntries(refused.map(({ status, name }) => [status, { $ref: `#/components/responses/${name}` }]))
		}
	};
}
function pathParameters({ path }, language) {
	return [...path.matchAll(/\{(?<name>\w+)\}/g)].map((match) => ({
		name: match.groups?.["name"],
		in: "path",
		description: accountWords.part[language],
		required: true,
		schema: {
			type: "string",
			maxLength: 253
		}
	}));
}
function queryParameters({ query }, language) {
	return query ? given(query, language).map((each) => ({
		...each,
		in: "query"
	})) : [];
}
function given(input, language) {
	return parametersOf({ input }, language);
}
function sampleBody(body) {
	const all = given(body, "en").map(({ name, required, example, schema }) => ({
		name,
		required,
		example: example ?? (required ? schema.enum?.[0] : void 0)
	}));
	const needed = all.filter(({ required }) => required);
	if (needed.some(({ example }) => example === void 0)) return void 0;
	const shown = needed.length > 0 ? needed : all.filter(({ example }) => example !== void 0).slice(0, 1);
	return Object.fromEntries(shown.map(({ name, example }) => [name, example]));
}
function bodyOf$1(body, language) {
	const { $schema: _dialect, ...rest } = toJSONSchema(body, {
		io: "input",
		unrepresentable: "any"
	});
	return {
		...tidy(rest, language),
		additionalProperties: false
	};
}
// server/http/openapi/words.ts
const words = {
	about: {
		en: "Read-only security checks of hosts, URLs and domains from outside, and a gate that passes or fails a deployment. Every path under /api answers with the same JSON envelope. On success, `ok` is true and `data` contains the result. On failure, `ok` is false and `error` contains the reason. Unknown and repeated parameters are rejected. An API key is optional, except where an operation requires one; a key that is sent must be valid. Every path that supports GET also supports HEAD.",
		ko: "호스트, URL, 도메인을 외부에서 관측하는 읽기 전용 보안 점검과, 배포를 통과시키거나 실패시키는 게이트입니다. /api 아래의 모든 경로는 같은 JSON 봉투로 응답합니다. 성공하면 `ok`가 true이고 `data`에 결과가 있습니다. 실패하면 `ok`가 false이고 `error`에 이유가 있습니다. 알 수 없는 파라미터와 반복된 파라미터는 거부합니다. API 키는 이를 요구하는 작업을 제외하면 선택 사항이며, 보낸다면 유효한 키여야 합니다. GET을 쓰는 곳에는 HEAD도 쓸 수 있습니다."
	},
	server: {
		en: "This server",
		ko: "이 서버"
	},
	checks: {
		en: "Checks of a host, a URL or a domain",
		ko: "호스트, URL, 도메인 점검"
	},
	service: {
		en: "Service endpoints",
		ko: "서비스 엔드포인트"
	},
	key: {
		en: "Optional, except where an operation requires it. With an API key, requests are counted per key instead of per client address. An unknown, revoked or expired key is rejected with 401. These attempts count against a stricter limit, `wrong-keys`.",
		ko: "키를 요구하는 작업을 제외하면 선택 사항입니다. 키를 보내면 요청을 주소 대신 키별로 셉니다. 틀렸거나 폐기 또는 만료된 키는 401로 거부하며, 이런 시도에는 더 엄격한 한도 `wrong-keys`를 따로 적용합니다."
	},
	measuredAnew: {
		en: "Measured for every request, never cached.",
		ko: "요청할 때마다 새로 측정합니다."
	},
	mayBeStored: {
		en: "The server caches results for {seconds} seconds (`cached` is true). `Cache-Control: no-cache` requests a new measurement.",
		ko: "서버는 결과를 {seconds}초 동안 캐시합니다(`cached`가 true). `Cache-Control: no-cache`를 보내면 새로 측정합니다."
	},
	limits: {
		default: {
			en: "Counts against the limit `default`: 60 requests a minute unless the operator sets another.",
			ko: "한도 `default`에 포함됩니다. 운영자가 달리 정하지 않으면 분당 60회입니다."
		},
		heavy: {
			en: "Counts against the limit `default`, and against `heavy` where it measures: 10 requests a minute unless the operator sets another. A cached answer does not count against `heavy`.",
			ko: "한도 `default`에 포함되고, 새로 측정할 때는 `heavy`에도 포함됩니다. 운영자가 달리 정하지 않으면 분당 10회입니다. 캐시된 응답은 `heavy`에 포함되지 않습니다."
		}
	},
	body: {
		en: "The parameters, as a JSON object",
		ko: "JSON 객체로 쓴 파라미터"
	},
	result: {
		en: "The result in its envelope",
		ko: "봉투에 담긴 결과"
	},
	known: {
		en: "The client has the newest result: If-None-Match names its ETag. The request ID is in the header",
		ko: "클라이언트에 최신 결과가 있습니다. If-None-Match에 그 ETag가 있습니다. 요청 ID는 헤더에 있습니다"
	},
	lines: {
		page: {
			en: "One line of the body, for `Accept: application/x-ndjson`. `Link` with `rel=\"next\"` names the next page.",
			ko: "`Accept: application/x-ndjson`으로 요청한 본문의 한 줄입니다. 다음 페이지는 `rel=\"next\"`인 `Link`에 있습니다."
		},
		stream: {
			en: "One line of the body, for `Accept: application/x-ndjson`. Items are sent as soon as they are complete. The last line is the envelope; only this line has `ok`. If the check fails after status 200 was sent, the last line has `ok` false. Blank lines keep the connection open.",
			ko: "`Accept: application/x-ndjson`으로 요청한 본문의 한 줄입니다. 항목은 완성되는 대로 전송합니다. 마지막 줄은 봉투이며, `ok`는 이 줄에만 있습니다. 상태 200 이후의 실패는 `ok`가 false인 마지막 줄로 알립니다. 빈 줄은 연결을 유지하기 위한 것입니다."
		}
	},
	livez: {
		summary: {
			en: "Whether the process is running",
			ko: "프로세스가 동작하는지 여부"
		},
		about: {
			en: "Liveness probe for process supervisors. No envelope, no rate limit.",
			ko: "프로세스 관리자를 위한 라이브니스 프로브입니다. 봉투와 요청 한도가 없습니다."
		},
		yes: {
			en: "The process is running",
			ko: "동작하고 있습니다"
		},
		status: {
			en: "alive while the process runs",
			ko: "프로세스가 동작하는 동안 alive"
		}
	},
	readyz: {
		summary: {
			en: "Whether requests should be sent here",
			ko: "여기로 요청을 보내도 되는지 여부"
		},
		about: {
			en: "Readiness probe for load balancers. No envelope, no rate limit. `status` is starting until the database is open and migrated, and draining while the server shuts down. `store` is present while the database fails. A server that was ready stays ready, because checks work without the database.",
			ko: "로드 밸런서를 위한 레디니스 프로브입니다. 봉투와 요청 한도가 없습니다. 데이터베이스를 열고 마이그레이션을 마치기 전에는 status가 starting이고, 서버를 종료하는 동안에는 draining입니다. 데이터베이스에 오류가 있는 동안에는 store가 있습니다. 데이터베이스가 없어도 점검은 동작하므로, 한 번 준비된 서버는 계속 ready입니다."
		},
		yes: {
			en: "The server accepts requests",
			ko: "요청을 받을 수 있습니다"
		},
		no: {
			en: "The server is starting or shutting down",
			ko: "서버를 시작하거나 종료하는 중입니다"
		},
		status: {
			en: "ready: accepts requests; starting: before the database is migrated; draining: shutting down",
			ko: "ready: 요청을 받음. starting: 데이터베이스 마이그레이션 전. draining: 종료하는 중"
		},
		store: {
			en: "failing while the database fails; otherwise absent",
			ko: "데이터베이스에 오류가 있는 동안 failing. 아니면 생략"
		}
	},
	openapi: {
		summary: {
			en: "This OpenAPI document",
			ko: "이 OpenAPI 문서"
		},
		about: {
			en: "OpenAPI 3.1 as JSON. No envelope, no rate limit.",
			ko: "JSON으로 된 OpenAPI 3.1. 봉투도 한도도 없습니다."
		},
		yes: {
			en: "The OpenAPI document",
			ko: "OpenAPI 문서"
		}
	}
};
// server/http/openapi/operations.ts
const sampleRequest = "0f8fad5b-d9cb-469f-a165-70867728950e";
function lineName(id) {
	return `${typeName(id)}Line`;
}
function operationName(id) {
	return id.replace(/-[a-z]/g, (match) => match.slice(1).toUpperCase());
}
function methodOf({ method = "GET" }) {
	return method === "POST" ? "post" : "get";
}
function statusesOf(method) {
	return refusedStatuses.filter(({ status }) => method === "post" || !ofBodies.has(status));
}
const ofBodies = new Set([413, 415]);
function sharedStatuses(checks) {
	const used = new Set([405, ...checks.flatMap((check) => statusesOf(methodOf(check)).map(({ status }) => status))]);
	return refusedStatuses.filter(({ status }) => status !== 400 && used.has(status));
}
function operationOf(check, language) {
	const method = methodOf(check);
	const own = parametersOf(check, language);
	const inQuery = method === "get" ? own.map((each) => ({
		in: "query",
		...each,
		schema: { ...each.schema }
	})) : [];
	return {
		operationId: operationName(check.id),
		tags: ["checks"],
		summary: check.title[language],
		description: descriptionOf(check, language),
		...check.requires === "key" && { security: [{ bearer: [] }] },
		parameters: [...inQuery, { $ref: "#/components/parameters/lang" }],
		...method === "post" && { requestBody: bodyOf(check, language) },
		responses: responsesOf(check, language)
	};
}
function descriptionOf({ about, cost, ttl }, language) {
	const freshness = ttl === 0 ? words.measuredAnew[language] : fill(words.mayBeStored, { seconds: ttl }, language);
	return [
		about[language],
		words.limits[cost === "heavy" ? "heavy" : "default"][language],
		freshness
	].join("\n\n");
}
function bodyOf(check, language) {
	const { $schema: _dialect, ...rest } = toJSONSchema(check.input, {
		io: "input",
		unrepresentable: "any"
	});
	const described = parametersOf(check, language).map((each) => [each.name, {
		...each.schema,
		description: each.description
	}]);
	const body = {
		...tidy(rest, language),
		properties: Object.fromEntries(described),
		additionalProperties: false
	};
	return {
		required: true,
		description: words.body[language],
		content: { "application/json": {
			schema: body,
			example: sampleQuery(check)
		} }
	};
}
function responsesOf(check, language) {
	const refused = statusesOf(methodOf(check)).map(({ status, name }) => {
		const shared = { $ref: `#/components/responses/${name}` };
		return [status, status === 400 ? badRequest(check, language) : shared];
	});
	const answer = { $ref: `#/components/schemas/${typeName(check.id)}Answer` };
	return {
		"200": {
			description: words.result[language],
			headers: headersOf([
				...everyAnswer,
				...counted,
				...isCacheable(check) ? cacheable : []
			]),
			content: {
				"application/json": { schema: answer },
				...linesContent(check, language)
			}
		},
		...isCacheable(check) && { "304": {
			description: words.known[language],
			headers: headersOf([
				...everyAnswer,
				...counted,
				...cacheable
			])
		} },
		...Object.fromEntries(refused)
	};
}
function isCacheable(check) {
	return check.ttl > 0 && methodOf(check) === "get";
}
function named(name) {
	return { $ref: `#/components/schemas/${name}` };
}
function linesContent(check, language) {
	const how = linesOf(check);
	if (how === null) return {};
	const line = named(lineName(check.id));
	const anyOf = [
		line,
		named(`${typeName(check.id)}Answer`),
		named("Refusal")
	];
	const schema = {
		description: words.lines[how][language],
		...how === "page" ? line : { anyOf }
	};
	return { [ofLines]: { schema } };
}
function badRequest(check, language) {
	const shown = refusedStatuses.find(({ status }) => status === 400);
	if (!shown) throw new Error("the catalogue has no bad input");
	const sample = sampleQuery(check);
	const { subject } = check;
	const examples = Object.entries({
		missing: refusalOf(check, {}),
		unknown: refusalOf(check, {
			...sample,
			[`${subject ?? "parameter"}s`]: subject ? sample[subject] : "1"
		}),
		private: subject && !check.concerns ? failure("input.private", {
			field: subject,
			given: "10.0.0.1"
		}, { reason: subject }) : null
	}).flatMap(([name, each]) => each ? [[name, exampleOf(each, language)]] : []);
	return {
		...refusedResponse(shown, language),
		content: contentOf(Object.fromEntries(examples))
	};
}
function refusalOf(check, query) {
	try {
		parseInput(check.input, query);
		return null;
	} catch (error) {
		if (error instanceof Failure) return error;
		throw error;
	}
}
const mostTelling = new Set([
	"dns.nxdomain",
	"dns.no-address",
	"tcp.refused",
	"timeout.tls",
	"busy.target",
	"busy.server",
	"internal"
]);
function refusedResponse(refused, language) {
	const telling = refused.failures.filter(({ id }) => mostTelling.has(id));
	const examples = (telling.length > 0 ? telling : refused.failures).map(({ id, failure: each }) => [id, exampleOf(each, language)]);
	return {
		description: `${refused.about[language]} ${fill(codesText, { codes: refused.codes.join(", ") }, language)}`,
		headers: headersOf([...everyAnswer, ...refused.headers]),
		content: contentOf(Object.fromEntries(examples))
	};
}
const codesText = {
	en: "Codes: {codes}.",
	ko: "코드: {codes}."
};
function contentOf(examples) {
	return { "application/json": {
		schema: { $ref: "#/components/schemas/Refusal" },
		examples: { ...examples }
	} };
}
function exampleOf(refused, language) {
	return { value: toRefusal(refused, sampleRequest, language) };
}
// server/http/openapi/service.ts
function servicePaths(language) {
	return {
		"/livez": { get: service("livez", {
			language,
			schema: liveness(language),
			answers: { "200": words.livez.yes }
		}) },
		"/readyz": { get: service("readyz", {
			language,
			schema: readiness(language),
			answers: {
				"200": words.readyz.yes,
				"503": words.readyz.no
			}
		}) },
		"/openapi.json": { get: service("openapi", {
			language,
			schema: { type: "object" },
			answers: { "200": words.openapi.yes }
		}) }
	};
}
function liveness(language) {
	return {
		type: "object",
		properties: { status: {
			type: "string",
			description: words.livez.status[language]
		} },
		required: ["status"]
	};
}
function readiness(language) {
	const { status, store } = words.readyz;
	return {
		type: "object",
		properties: {
			status: {
				type: "string",
				enum: [
					"ready",
					"starting",
					"draining"
				],
				description: status[language]
			},
			store: {
				type: "string",
				enum: ["failing"],
				description: store[language]
			}
		},
		required: ["status"]
	};
}
function service(id, { language, schema, answers }) {
	const headers = headersOf(everyAnswer);
	const responses = Object.entries(answers).map(([code, about]) => [code, {
		description: about[language],
		headers,
		content: { "application/json": { schema } }
	}]);
	return {
		operationId: id,
		tags: ["service"],
		summary: words[id].summary[language],
		description: words[id].about[language],
		security: [],
		responses: {
			...Object.fromEntries(responses),
			"405": { $ref: "#/components/responses/MethodNotAllowed" }
		}
	};
}
// server/http/openapi/document.ts
const interfaceVersion = "2026-10-10";
function openapi(checks, language = "en", operations = [], terms = termsOf({
	operator: null,
	terms: null
})) {
	const described = {
		openapi: "3.1.1",
		info: {
			title: "Portcullis",
			version: interfaceVersion,
			description: `${words.about[language]} ${terms[language]}`,
			contact: { name: "The Portcullis authors" },
			license: {
				name: "MIT",
				identifier: "MIT"
			}
		},
		servers: [{
			url: "/",
			description: words.server[language]
		}],
		security: [{}, { bearer: [] }],
		tags: [
			{
				name: "checks",
				description: words.checks[language]
			},
			...operations.length > 0 ? [{
				name: "accounts",
				description: accountWords.tag[language]
			}] : [],
			{
				name: "service",
				description: words.service[language]
			}
		],
		paths: {
			...checkPaths(checks, language),
			...accountPaths(operations, language),
			...servicePaths(language)
		},
		components: componentsOf(checks, language, operations)
	};
	const document = createDocument(described, { override: leaveOpen });
	const tidied = Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => [name, tidy(schema, language)]);
	return {
		...document,
		components: {
			...document.components,
			schemas: Object.fromEntries(tidied)
		}
	};
}
function checkPaths(checks, language) {
	return Object.fromEntries(checks.map((check) => [`/api/util/${check.id}`, { [methodOf(check)]: operationOf(check, language) }]));
}
function componentsOf(checks, language, operations) {
	const ofChecks = sharedStatuses(checks);
	const ofAccounts = operations.length > 0 ? accountStatuses : new Set();
	const responses = refusedStatuses.filter((each) => ofChecks.includes(each) || ofAccounts.has(each.status)).map((each) => [each.name, refusedResponse(each, language)]);
	return {
		schemas: {
			Refusal: refusal,
			...answerSchemas(checks),
			...accountSchemas(operations)
		},
		parameters: { lang: {
			in: "query",
			...languageParameter(language)
		} },
		headers: headerComponents(language),
		responses: Object.fromEntries(responses),
		securitySchemes: {
			bearer: {
				type: "http",
				scheme: "bearer",
				description: words.key[language]
			},
			...operations.length > 0 && { session: {
				type: "apiKey",
				in: "cookie",
				name: cookieNames(true).session,
				description: accountWords.session[language]
			} }
		}
	};
}
function answerSchemas(checks) {
	return Object.assign({}, ...checks.map(answerSchemasOf));
}
function answerSchemasOf(check) {
	const { id, answer, items } = check;
	const published = publishedAnswerOf(check);
	const lines = answer?.lines ?? items;
	return {
		...published instanceof ZodObject && !answer && { [`${typeName(id)}Raw`]: published.shape["raw"] },
		[`${typeName(id)}Answer`]: successOf(published),
		...lines && { [lineName(id)]: lines.schema }
	};
}
function leaveOpen({ jsonSchema }) {
	if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
}
export { sampleFailures as n, openapi as t };
