// src/report/fix-record.ts
function recordText(record, most) {
	if (!record) return "";
	const text = `${record.name} ${record.type} ${record.value}`;
	return text.length <= most ? text : "";
}
export { recordText as t };
