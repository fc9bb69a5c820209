import { n as DatabaseError, t as Client } from "./esm3.js";
// server/store/postgres/line.ts
const toConnect = 3e3;
const [again, heartbeat] = [1e3, 5e3];
function openNotificationConnection(url, options) {
	const { channel, onMessage, onChange = () => void 0, prepare, toAnswer = toConnect } = options;
	let client = null;
	let isLive = false;
	let isClosed = false;
	let timer;
	let turn = Promise.resolve();
	async function connect() {
		const made = new Client({
			connectionString: asLibpq(url),
			connectionTimeoutMillis: toConnect,
			query_timeout: toAnswer,
			application_name: "portcullis"
		});
		client = made;
		made.on("error", () => lose(made));
		made.on("end", () => lose(made));
		made.on("notification", ({ payload = "" }) => onMessage(payload));
		try {
			await made.connect();
			await prepare?.(made);
			await made.query(`listen ${channel}`);
			if (isClosed || client !== made) return;
			isLive = true;
			onChange();
			beat(made);
		} catch {
			lose(made);
		}
	}
	function beat(beating) {
		timer = setTimeout(() => {
			query("select 1", []).then(() => client === beating && !isClosed ? beat(beating) : void 0, () => lose(beating));
		}, heartbeat).unref();
	}
	async function query(text, values) {
		const request = client;
		const run = async () => {
			if (!isLive || !request || client !== request) throw new Error("the database cannot be reached");
			try {
				return (await request.query(text, [...values])).rows;
			} catch (error) {
				if (!(error instanceof DatabaseError)) lose(request);
				throw error;
			}
		};
		if (!isLive) return run();
		const rows = turn.then(run);
		turn = rows.catch(() => void 0);
		return rows;
	}
	function lose(lost) {
		if (client !== lost) return;
		[client, isLive] = [null, false];
		clearTimeout(timer);
		onChange();
		lost.end().catch(() => void 0);
		if (!isClosed) timer = setTimeout(() => void connect(), again).unref();
	}
	connect();
	return {
		isLive: () => isLive,
		query,
		close() {
			isClosed = true;
			isLive = false;
			clearTimeout(timer);
			client?.end().catch(() => void 0);
		}
	};
}
function asLibpq(text) {
	const url = new URL(text);
	if (url.searchParams.has("sslmode")) url.searchParams.set("uselibpqcompat", "true");
	return url.href;
}
export { openNotificationConnection as n, toConnect as r, asLibpq as t };
