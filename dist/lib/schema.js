import { i as _enum } from "./schemas.js";
import { i as grades } from "./grade.js";
// src/core/grade/schema.ts
const grade = _enum(grades).meta({
	id: "Grade",
	description: "Best first",
	ko: "좋은 등급부터"
});
export { grade as t };
