import { z } from "zod";
import { grades } from "./grade.ts";

/** A letter as others send and receive it. */
export const grade = z.enum(grades).meta({ id: "Grade", description: "Best first", ko: "좋은 등급부터" });
