// src/checks/history/tables.ts
const columns = [
	{
		en: "Kind",
		ko: "종류"
	},
	{
		en: "First seen",
		ko: "최초 관측"
	},
	{
		en: "Last seen",
		ko: "마지막 관측"
	},
	{
		en: "Value",
		ko: "값"
	}
];
function tablesOf({ kinds }) {
	const rows = kinds.flatMap(({ kind, values }) => values.map(({ value, firstSeen, lastSeen }) => [
		kind,
		firstSeen.slice(0, 10),
		lastSeen.slice(0, 10),
		value
	]));
	return rows.length === 0 ? [] : [{
		columns,
		rows
	}];
}
export { tablesOf as t };
