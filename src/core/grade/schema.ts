import { z } from "zod";
import { grades } from "./grade.ts";

/** The schema of a grade. */
export const grade = z.enum(grades).meta({ id: "Grade", description: "Best first", ko: "좋은 등급부터" });
