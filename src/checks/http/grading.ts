import type { Grading } from "../../core/grade/grade.ts";
import { shownRows } from "../../core/grade/score-table.ts";
import type { Text } from "../../core/text.ts";
import { contentKinds, type ContentKind } from "../../formats/http/content-kind.ts";
import { effects } from "./effects.ts";
import { score } from "./score.ts";
import { ceilings, gradeVersion, ladder, weights, weightsOf } from "./weights.ts";

const kindTitles: Readonly<Record<ContentKind, Text>> = {
  page: { en: "HTML, or no Content-Type", ko: "HTML 또는 Content-Type 없음" },
  xml: { en: "XML, feeds and SVG", ko: "XML, 피드, SVG" },
  api: { en: "JSON, text and other data", ko: "JSON, 텍스트 등 데이터" },
  file: {
    en: "images, media, fonts, PDF, scripts, stylesheets and downloads",
    ko: "이미지, 미디어, 글꼴, PDF, 스크립트, 스타일시트, 다운로드",
  },
};

/** How the grade is calculated, for the documentation. */
export const grading: Grading = {
  version: gradeVersion,
  ladder,
  weights,
  rubrics: contentKinds.map((kind) => ({ title: kindTitles[kind], weights: { ...weightsOf[kind] } })),
  ceilings,
  effects,
  points: shownRows(score),
};
