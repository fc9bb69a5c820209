import { a as generalOf, c as takesKey, i as follow, n as entriesOf, o as parametersIn, r as failuresIn, s as readReference, t as curlOf } from "./read2.js";
import { d as $, i as words$1, n as pathIn, r as a, t as layout } from "./layout.js";
import { r as inOrder, t as Rich } from "./rich.js";
import { d as errorsPath, l as docsPath, r as answersPath, s as checkPath, t as accountsDocsPath, u as docsPathOf } from "./paths2.js";
import { n as RowList, r as Sample, t as Code } from "./rows.js";
import { t as serverOf } from "./site.js";
import { n as accountPaths } from "./paths3.js";
import { bi as reportWords, ds as severities } from "./gate.js";
import { G as toFlag, St as languages, vt as describeFailure, xt as fill } from "./start.js";
import { n as scoreTables } from "./explain-score.js";
import { t as explanations } from "./explain.js";
import { t as StackingTable } from "./table4.js";
import { r as sampleQuery } from "./parameters.js";
// server/http/openapi/fields.ts
function sharedShapes(reference) {
	const names = Object.keys(reference.components.schemas);
	const texts = Object.entries(reference.components.schemas).map(([name, schema]) => [name, JSON.stringify(schema)]);
	const isShared = (name) => texts.filter(([user, text]) => user !== name && text.includes(`"#/components/schemas/${name}"`)).length > 1;
	const shared = names.filter((name) => reference.components.schemas[name]?.properties && isShared(name));
	const ofChecks = names.map(generalOf).filter((name, at) => name !== names[at]);
	return new Set([...shared, ...ofChecks]);
}
function fieldsOf(reference, shape, { within = "", elsewhere }) {
	const { schema } = follow(reference, shape);
	const object = objectIn(reference, schema);
	if (!object) return [];
	return Object.entries(object.properties ?? {}).flatMap(([key, property]) => {
		return fieldOf(reference, property, {
			path: within === "" ? key : `${within}.${key}`,
			isOptional: !object.required?.includes(key),
			elsewhere
		});
	});
}
function fieldOf(reference, property, { path, isOptional, elsewhere }) {
	const { schema, name } = follow(reference, property);
	const common = {
		path,
		isOptional,
		description: schema.description ?? ""
	};
	const general = name === null ? null : generalOf(name);
	if (general !== null && elsewhere.has(general)) return [{
		...common,
		type: general,
		isShape: true
	}];
	const field = {
		...common,
		type: typeOf(reference, schema),
		isShape: false
	};
	const inside = schema.items ? {
		shape: schema.items,
		within: `${path}[]`
	} : {
		shape: schema,
		within: path
	};
	return [field, ...fieldsOf(reference, inside.shape, {
		within: inside.within,
		elsewhere
	})];
}
function objectIn(reference, schema) {
	if (schema.properties) return schema;
	return (schema.anyOf ?? schema.oneOf ?? []).map((each) => follow(reference, each).schema).find(({ properties }) => properties) ?? null;
}
function typeOf(reference, shape) {
	const { schema } = follow(reference, shape);
	if (schema.enum) return schema.enum.map(String).join(" | ");
	if (schema.const !== void 0) return JSON.stringify(schema.const);
	const members = schema.anyOf ?? schema.oneOf;
	if (members) return members.map((each) => typeOf(reference, each)).join(" | ");
	if (schema.prefixItems) return `[${schema.prefixItems.map((each) => typeOf(reference, each)).join(", ")}]`;
	if (schema.items) return arrayOf(typeOf(reference, schema.items));
	const plain = [schema.type ?? "any"].flat().join(" | ");
	return schema.format === "date-time" ? plain.replace("string", "date-time") : plain;
}
function arrayOf(type) {
	return type.includes(" | ") ? `(${type})[]` : `${type}[]`;
}
// server/pages/reference/fields.tsx
function parameterRow(parameter, { reference, language }) {
	const { name, schema, required, description, example } = parameter;
	const facts = [[words$1.fallback[language], schema.default], [words$1.example[language], example]];
	return [a($, { children: [
		a(Code, { text: name }),
		" ",
		required ? a("span", {
			class: "quiet",
			children: words$1.required[language]
		}) : null
	] }), a($, { children: [
		a(Rich, { sentence: description }),
		a("br", {}),
		a("span", {
			class: "quiet",
			children: [words$1.values[language], ": "]
		}),
		a(Values, {
			schema,
			reference
		}),
		facts.map(([label, value]) => value === void 0 ? null : a($, { children: [
			" · ",
			a("span", {
				class: "quiet",
				children: [label, ": "]
			}),
			a(Code, { text: String(value) })
		] }))
	] })];
}
function Values({ schema, reference }) {
	const { minimum, maximum } = schema;
	if (schema.enum) return a($, { children: schema.enum.map((value) => [a(Code, { text: String(value) }), " "]) });
	const range = minimum === void 0 || maximum === void 0 ? "" : ` ${String(minimum)}–${String(maximum)}`;
	return a($, { children: `${typeOf(reference, schema)}${range}` });
}
function FieldList({ fields, language }) {
	return a(RowList, { rows: fields.map((field) => [a(Code, { text: field.path }), a(AboutField, {
		field,
		language
	})]) });
}
function AboutField({ field, language }) {
	const { type, isShape, description, isOptional } = field;
	return a($, { children: [
		isShape ? a("a", {
			href: pathIn(`${answersPath}#${type}`, language),
			children: type
		}) : a("span", {
			class: "path",
			children: type
		}),
		isOptional ? a("span", {
			class: "quiet",
			children: [
				" (",
				words$1.optional[language],
				")"
			]
		}) : null,
		description === "" ? null : a($, { children: [a("br", {}), a(Rich, { sentence: description })] })
	] });
}
function Paragraphs({ text }) {
	return a($, { children: text.split("\n\n").map((each) => a("p", { children: a(Rich, { sentence: each }) })) });
}
// server/pages/reference/words.ts
const words = {
	samples: {
		curl: {
			en: "curl",
			ko: "curl 명령"
		},
		javascript: {
			en: "JavaScript",
			ko: "JavaScript 코드"
		},
		python: {
			en: "Python",
			ko: "Python 코드"
		},
		command: {
			en: "Command line",
			ko: "명령줄"
		},
		action: {
			en: "GitHub Actions",
			ko: "GitHub Actions 단계"
		}
	},
	variables: {
		en: "$SERVER is the address of this server, https://host without a trailing slash.",
		ko: "$SERVER는 이 서버의 주소이며, 끝에 슬래시가 없는 https://host 형식입니다."
	},
	keyVariable: {
		en: "$PORTCULLIS_KEY is your API key.",
		ko: "$PORTCULLIS_KEY는 API 키입니다."
	},
	live: {
		en: "Send this request from a page",
		ko: "페이지에서 이 요청 보내기"
	},
	about: {
		en: "How it works",
		ko: "동작 방식"
	},
	grade: {
		en: "How the grade is calculated",
		ko: "등급 산출 방식"
	},
	score: {
		en: "How the score is calculated",
		ko: "점수 산출 방식"
	},
	version: {
		en: "Version {version}.",
		ko: "버전 {version}."
	},
	value: {
		en: "Value",
		ko: "값"
	},
	of: {
		en: "For",
		ko: "항목"
	},
	rules: {
		en: "Rules",
		ko: "규칙"
	},
	rulesLede: {
		en: "{count} rules. Values in angle brackets come from the measurement.",
		ko: "규칙 {count}개. 꺾쇠괄호 안의 값은 측정 결과로 채워집니다."
	},
	showRules: {
		en: "Show all rules",
		ko: "모든 규칙 보기"
	},
	severity: {
		en: "Severity",
		ko: "심각도"
	},
	rule: {
		en: "Rule",
		ko: "규칙"
	},
	cause: {
		en: "What it says",
		ko: "내용"
	},
	action: {
		en: "What to do",
		ko: "조치"
	}
};
// server/pages/reference/judgement.tsx
async function rulesOf(checks) {
	const told = new Map();
	for (const language of languages) {
		const byCheck = Map.groupBy(await explanations(language), ({ id }) => id.slice(0, id.indexOf(".")));
		for (const { id, grading, scoring } of checks) {
			const version = (scoring ?? grading)?.version ?? null;
			const tables = await scoreTables(id, language);
			const isGrade = grading !== void 0;
			told.set(`${language} ${id}`, {
				version,
				isGrade,
				tables,
				rules: (byCheck.get(id) ?? []).toSorted(bySeverity)
			});
		}
	}
	return ({ id }, language) => told.get(`${language} ${id}`) ?? nothing;
}
const nothing = {
	version: null,
	isGrade: false,
	tables: [],
	rules: []
};
function bySeverity(a, b) {
	return severities.indexOf(a.severity) - severities.indexOf(b.severity);
}
function Judgement({ rules: { version, isGrade, tables, rules }, language }) {
	return a($, { children: [version === null ? null : a($, { children: [
		a("h2", { children: (isGrade ? words.grade : words.score)[language] }),
		a("p", { children: fill(words.version, { version }, language) }),
		tables.map(({ title, rows }) => a($, { children: [a("h3", { children: title }), a(StackingTable, {
			table: {
				columns: [words.value, words.of],
				rows
			},
			label: title,
			language
		})] }))
	] }), rules.length === 0 ? null : a($, { children: [
		a("h2", {
			id: "rules",
			children: words.rules[language]
		}),
		a("p", { children: fill(words.rulesLede, { count: rules.length }, language) }),
		a("details", {
			open: rules.length <= fewRules,
			children: [a("summary", { children: words.showRules[language] }), a(StackingTable, {
				table: ruleTable(rules),
				label: words.rules[language],
				language
			})]
		})
	] })] });
}
const fewRules = 12;
function ruleTable(rules) {
	return {
		columns: [
			words.severity,
			words.rule,
			words.cause,
			words.action
		],
		rows: rules.map(({ id, severity, cause, action }) => [
			reportWords.severity[severity],
			id,
			cause,
			action
		])
	};
}
// server/pages/reference/samples.ts
function samplesOf(check, entry, server = null) {
	const request = {
		check,
		path: entry.path,
		query: sampleQuery(check)
	};
	const samples = [
		{
			kind: "curl",
			text: curlOf(entry)
		},
		{
			kind: "javascript",
			text: javascript(request)
		},
		{
			kind: "python",
			text: python(request)
		},
		{
			kind: "command",
			text: commandOf(check, request.query)
		},
		{
			kind: "action",
			text: actionStep(request)
		}
	];
	if (server === null) return samples;
	return samples.map(({ kind, text }) => ({
		kind,
		text: withAddress(text, server)
	}));
}
function withAddress(text, server) {
	const written = text.replaceAll("process.env.SERVER", JSON.stringify(server)).replaceAll("{os.environ['SERVER']}", server).replaceAll("\"$SERVER\"", server).replaceAll("$SERVER", server);
	return written.includes("os.environ") ? written : written.replace(/^import json, os\b/, "import json");
}
function needsKey({ requires }) {
	return requires === "key";
}
function javascript({ check, path, query }) {
	const isPost = check.method === "POST";
	const options = [
		...isPost ? ["  method: \"POST\","] : [],
		...headersInJavascript(check, isPost),
		...isPost ? [`  body: JSON.stringify(${JSON.stringify(query)}),`] : []
	];
	const hasQuery = !isPost && Object.keys(query).length > 0;
	return [
		`const url = new URL("${path}", process.env.SERVER);`,
		...hasQuery ? [`url.search = new URLSearchParams(${JSON.stringify(query)}).toString();`] : [],
		options.length === 0 ? "const response = await fetch(url);" : [
			"const response = await fetch(url, {",
			...options,
			"});"
		].join("\n"),
		"const { ok, data, error } = await response.json();",
		"if (!ok) throw new Error(error.message);",
		"console.log(data);"
	].join("\n");
}
function headersInJavascript(check, isPost) {
	const fields = [...isPost ? ["\"content-type\": \"application/json\""] : [], ...needsKey(check) ? ["authorization: `Bearer ${process.env.PORTCULLIS_KEY}`"] : []];
	return fields.length === 0 ? [] : [`  headers: { ${fields.join(", ")} },`];
}
function python({ check, path, query }) {
	const isPost = check.method === "POST";
	const hasQuery = !isPost && Object.keys(query).length > 0;
	const url = `f"{os.environ['SERVER']}${path}${hasQuery ? "?{query}" : ""}"`;
	const headers = [...isPost ? ["\"Content-Type\": \"application/json\""] : [], ...needsKey(check) ? [`"Authorization": f"Bearer {os.environ['PORTCULLIS_KEY']}"`] : []];
	const more = [...isPost ? [`data=json.dumps(${JSON.stringify(query)}).encode()`] : [], ...headers.length > 0 ? [`headers={${headers.join(", ")}}`] : []];
	return [
		`import json, os${hasQuery ? ", urllib.parse" : ""}, urllib.request`,
		"",
		...hasQuery ? [`query = urllib.parse.urlencode(${JSON.stringify(query)})`] : [],
		`request = urllib.request.Request(${[url, ...more].join(", ")})`,
		"with urllib.request.urlopen(request) as response:",
		"    print(json.load(response)[\"data\"])"
	].join("\n");
}
function commandOf(check, query) {
	const { id, subject, subjectIs, concerns } = check;
	const subjectText = subjectIs === "text" ? "message.txt" : query[subject ?? ""];
	const options = Object.entries(query).filter(([name]) => name !== subject);
	return [
		"npx portcullis",
		id,
		...subjectText === void 0 ? [] : [subjectText],
		...options.map(([name, value]) => `--${toFlag(name)} ${value}`),
		...concerns === void 0 ? [] : ["--server \"$SERVER\""],
		...needsKey(check) ? ["--key \"$PORTCULLIS_KEY\""] : []
	].join(" ");
}
function actionStep({ check, query }) {
	if (check.id !== "gate") return `- run: ${commandOf(check, query)} --fail-on error`;
	return [
		"- uses: portcullis/portcullis@<commit of the release>",
		"  with:",
		...Object.entries(query).map(([name, value]) => `    ${toFlag(name)}: ${value}`)
	].join("\n");
}
// server/pages/reference/operation.tsx
function Operation({ check, entry, source, rules }) {
	const { method, path, operation, responses } = entry;
	const { language } = source;
	return a($, { children: [
		a("p", { children: a(Verb, {
			method,
			path
		}) }),
		a(Paragraphs, { text: operation.description }),
		a("p", { children: a("a", {
			class: "button",
			href: pathIn(checkPath(check), language),
			children: words.live[language]
		}) }),
		a("h2", { children: words$1.parameters[language] }),
		a(RowList, { rows: parametersIn(entry).map((each) => parameterRow(each, source)) }),
		a(Requests, {
			check,
			entry,
			source
		}),
		a(Judgement, {
			rules,
			language
		}),
		a("h2", { children: words$1.statuses[language] }),
		a("p", { children: responses.map(([status]) => [a("a", {
			href: pathIn(`${answersPath}#status-${status}`, language),
			children: a(Code, { text: status })
		}), " "]) }),
		a("h2", { children: words$1.answer[language] }),
		a(Answer, {
			entry,
			source
		})
	] });
}
function Verb({ method, path }) {
	return a($, { children: [a("span", {
		class: "verb",
		children: method
	}), a(Code, { text: path })] });
}
function Requests({ check, entry, source: { language, server } }) {
	return a($, { children: [
		a("h2", { children: words$1.request[language] }),
		a("p", { children: [server === null ? `${words.variables[language]} ` : null, check.requires === "key" ? words.keyVariable[language] : null] }),
		samplesOf(check, entry, server).map(({ kind, text }) => a($, { children: [a("h3", { children: words.samples[kind][language] }), a(Sample, {
			text,
			language
		})] }))
	] });
}
function Answer({ entry: { responses }, source }) {
	const schema = responses.find(([status]) => status === "200")?.[1].content["application/json"].schema ?? {};
	const fields = fieldsOf(source.reference, schema, { elsewhere: source.shapes });
	return a(FieldList, {
		fields: fields.filter(({ path }) => path.startsWith("data.")),
		language: source.language
	});
}
// server/pages/reference/accounts.tsx
function AccountOperations({ source }) {
	const { reference, language } = source;
	const holes = { account: a("a", {
		href: pathIn(accountPaths.overview, language),
		children: accountPaths.overview
	}) };
	return a($, { children: [
		a("p", {
			class: "lede",
			children: a(Rich, {
				sentence: words$1.accountsLede[language],
				holes
			})
		}),
		a("p", { children: [source.server === null ? `${words.variables[language]} ` : null, words.keyVariable[language]] }),
		entriesOf(reference, "accounts").map((entry) => a(AccountOperation, {
			entry,
			source
		}))
	] });
}
function AccountOperation({ entry, source }) {
	const { method, path, operation } = entry;
	const { language, server } = source;
	const curl = takesKey(entry) ? curlOf(entry, server ?? void 0) : null;
	return a("section", {
		"aria-labelledby": operation.operationId,
		children: [
			a("h2", {
				id: operation.operationId,
				children: operation.summary
			}),
			a("p", { children: a(Verb, {
				method,
				path
			}) }),
			a(Paragraphs, { text: operation.description }),
			a("h3", { children: words$1.parameters[language] }),
			a(RowList, { rows: parametersIn(entry).map((each) => parameterRow(each, source)) }),
			curl === null ? null : a(Sample, {
				text: curl,
				language
			}),
			a("h3", { children: words$1.answer[language] }),
			a(Answer, {
				entry,
				source
			})
		]
	});
}
function AccountList({ reference, language }) {
	const rows = entriesOf(reference, "accounts").map(({ method, path, operation: { operationId, summary } }) => [a("a", {
		href: pathIn(`${accountsDocsPath}#${operationId}`, language),
		children: summary
	}), a(Verb, {
		method,
		path
	})]);
	if (rows.length === 0) return null;
	return a($, { children: [a("h2", {
		id: "accounts",
		children: words$1.accounts[language]
	}), a(RowList, { rows })] });
}
// server/pages/reference/shared.tsx
function Envelope({ reference, language }) {
	const { NotFound } = reference.components.responses;
	const [example] = Object.values(NotFound?.content["application/json"].examples ?? {});
	return a("section", {
		"aria-labelledby": "envelope",
		children: [
			a("h2", {
				id: "envelope",
				children: words$1.envelope[language]
			}),
			a(Paragraphs, { text: words$1.envelopeLede[language] }),
			a(FieldList, {
				fields: envelopeFields(reference),
				language
			}),
			a("h3", { children: words$1.failure[language] }),
			a(Sample, {
				text: JSON.stringify(example?.value, null, 2),
				language
			})
		]
	});
}
function envelopeFields(reference) {
	const [first] = entriesOf(reference, "checks");
	const all = [first?.responses.find(([status]) => status === "200")?.[1].content["application/json"].schema ?? {}, { $ref: "#/components/schemas/Refusal" }].flatMap((schema) => fieldsOf(reference, schema, { elsewhere: new Set() }));
	return [...Map.groupBy(all.filter(({ path }) => !path.startsWith("data.")), ({ path }) => path)].map(([path, same]) => ({
		path,
		type: joined(same.map(({ type }) => type), " | "),
		description: path === "data" ? "" : joined(same.map(({ description }) => description), "; "),
		isShape: false,
		isOptional: same.some(({ isOptional }) => isOptional)
	}));
}
function joined(texts, separator) {
	return [...new Set(texts.filter((text) => text !== ""))].join(separator);
}
function Shape({ name, source }) {
	const { reference, language, shapes } = source;
	const others = new Set([...shapes].filter((each) => each !== name));
	const fields = fieldsOf(reference, { $ref: `#/components/schemas/${name}` }, { elsewhere: others });
	return a("section", {
		"aria-labelledby": name,
		children: [
			a("h2", {
				id: name,
				children: fill(words$1.shape, { name }, language)
			}),
			a("p", { children: a(Rich, { sentence: reference.components.schemas[name]?.description ?? "" }) }),
			a(FieldList, {
				fields,
				language
			})
		]
	});
}
function Statuses({ entries, language }) {
	const rows = [...new Map(entries.flatMap((entry) => entry.responses))].toSorted(([a], [b]) => Number(a) - Number(b)).map(([status, { description }]) => [a("span", {
		id: `status-${status}`,
		children: a(Code, { text: status })
	}), a(Rich, { sentence: description })]);
	return a("section", {
		"aria-labelledby": "statuses",
		children: [a("h2", {
			id: "statuses",
			children: words$1.statuses[language]
		}), a(RowList, { rows })]
	});
}
function Codes({ reference, language }) {
	const rows = failuresIn(reference).toSorted((a, b) => a.status - b.status || a.code.localeCompare(b.code, "en")).map(({ code, status, failure }) => [a(Code, { text: failure.reason }), a($, { children: [
		a("span", {
			class: "path",
			children: `${status} ${code}`
		}),
		a("br", {}),
		describeFailure(failure.facts, language)
	] })]);
	return a($, { children: [a(Paragraphs, { text: words$1.codesLede[language] }), a(RowList, { rows })] });
}
function Limits({ reference: { components }, language }) {
	const rows = Object.entries(components.headers).map(([name, { description, example }]) => [a(Code, { text: name }), a($, { children: [
		description,
		a("br", {}),
		a("span", {
			class: "quiet",
			children: [words$1.example[language], ": "]
		}),
		a(Code, { text: String(example) })
	] })]);
	return a("section", {
		"aria-labelledby": "limits",
		children: [
			a("h2", {
				id: "limits",
				children: words$1.limits[language]
			}),
			a(Paragraphs, { text: words$1.limitsLede[language] }),
			a(RowList, { rows })
		]
	});
}
function KeyUse({ reference: { components }, language }) {
	return a("section", {
		"aria-labelledby": "keys",
		children: [
			a("h2", {
				id: "keys",
				children: words$1.keys[language]
			}),
			a("p", { children: a(Rich, { sentence: components.securitySchemes["bearer"]?.description ?? "" }) }),
			a(Sample, {
				text: "Authorization: Bearer <API_KEY>",
				language
			})
		]
	});
}
// server/pages/reference/pages.tsx
async function referencePages(unordered, operations = []) {
	const checks = inOrder(unordered);
	const rules = await rulesOf(checks);
	const read = eachOnce((language) => {
		const reference = readReference(checks, language, operations);
		return {
			reference,
			language,
			shapes: sharedShapes(reference)
		};
	});
	function page(path, title, body) {
		const render = (setting) => {
			const { language, site } = setting;
			const source = {
				...read(language),
				server: serverOf(site)
			};
			const main = a(BesideList, {
				source,
				here: path,
				title: title ?? words$1.reference,
				text: body(source)
			});
			const whole = title ? `${title[language]} · ${words$1.docsTitle[language]}` : words$1.docsTitle[language];
			return layout({
				path,
				title: whole,
				description: words$1.docsDescription[language],
				main
			}, setting);
		};
		return {
			path,
			render
		};
	}
	return [
		page(docsPath, null, (source) => a(Index, { source })),
		...checks.map((check) => page(docsPathOf(check), check.title, (source) => a(Operation, {
			check,
			entry: entryOf(source.reference, check.id),
			source,
			rules: rules(check, source.language)
		}))),
		...operations.length > 0 ? [page(accountsDocsPath, words$1.accounts, (source) => a(AccountOperations, { source }))] : [],
		page(answersPath, words$1.answers, (source) => a(Answers, { source })),
		page(errorsPath, words$1.codes, ({ reference, language }) => a(Codes, {
			reference,
			language
		}))
	];
}
function BesideList({ source, here, title, text }) {
	return a("div", {
		class: "frame with-side",
		children: [a(Side, {
			source,
			here
		}), a("div", { children: [a("h1", { children: title[source.language] }), text] })]
	});
}
function eachOnce(make) {
	const made = new Map();
	return (language) => {
		const value = made.get(language) ?? make(language);
		made.set(language, value);
		return value;
	};
}
function entryOf(reference, id) {
	const entry = entriesOf(reference, "checks").find(({ path }) => idOf(path) === id);
	if (!entry) throw new Error(`the reference has no ${id}`);
	return entry;
}
function idOf(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
function Side({ source: { reference, language }, here }) {
	const pages = [
		[docsPath, words$1.overview[language]],
		...entriesOf(reference, "checks").map(({ path, operation }) => [docsPathOf({ id: idOf(path) }), operation.summary]),
		...entriesOf(reference, "accounts").length > 0 ? [[accountsDocsPath, words$1.accounts[language]]] : [],
		[answersPath, words$1.answers[language]],
		[errorsPath, words$1.codes[language]]
	];
	return a("nav", {
		class: "side",
		"aria-label": words$1.contents[language],
		children: a("details", { children: [a("summary", { children: words$1.contents[language] }), a("ul", { children: pages.map(([path, title]) => a("li", { children: a("a", {
			href: pathIn(path, language),
			"aria-current": path === here ? "page" : void 0,
			children: title
		}) })) })] })
	});
}
function Index({ source: { reference, language, server } }) {
	const holes = {
		version: a($, { children: reference.info.version }),
		openapi: a("a", {
			href: "/openapi.json",
			children: "/openapi.json"
		})
	};
	const service = entriesOf(reference, "service").map(({ method, path, operation }) => [a(Verb, {
		method,
		path
	}), `${operation.summary}. ${operation.description}`]);
	return a($, { children: [
		a("p", {
			class: "lede",
			children: [a(Rich, {
				sentence: words$1.docsLede[language],
				holes
			}), server === null ? ` ${words$1.serverVariable[language]}` : null]
		}),
		a("p", { children: a(Rich, { sentence: reference.info.description }) }),
		a("h2", {
			id: "operations",
			children: words$1.operations[language]
		}),
		a(RowList, { rows: entriesOf(reference, "checks").map((entry) => operationRow(entry, language)) }),
		a(AccountList, {
			reference,
			language
		}),
		a(Limits, {
			reference,
			language
		}),
		a(KeyUse, {
			reference,
			language
		}),
		a("h2", {
			id: "service",
			children: words$1.service[language]
		}),
		a(RowList, { rows: service })
	] });
}
function operationRow({ method, path, operation }, language) {
	const [about = ""] = operation.description.split("\n\n");
	return [a($, { children: [
		a("a", {
			href: pathIn(docsPathOf({ id: idOf(path) }), language),
			children: operation.summary
		}),
		a("br", {}),
		a(Verb, {
			method,
			path
		})
	] }), a(Rich, { sentence: about })];
}
function Answers({ source }) {
	const { reference, language, shapes } = source;
	return a($, { children: [
		a(Envelope, {
			reference,
			language
		}),
		[...shapes].map((name) => a(Shape, {
			name,
			source
		})),
		a(Statuses, {
			entries: entriesOf(reference, "checks"),
			language
		})
	] });
}
export { referencePages };
