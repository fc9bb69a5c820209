// src/core/check.ts
function defineCheck(check) {
	return check;
}
export { defineCheck as t };
