import { element, xmlText } from "./kinds/xml.ts";

const labelColour = "#444444";
const height = 20;
const padding = 6;
const corner = 3;
const font = 11;

/** The contents of a badge. */
export interface Shield {
  readonly label: string;
  readonly message: string;
  /** The background of the message; white text on it must be readable (WCAG 2.2 §1.4.3). */
  readonly colour: string;
}

/** A badge of two fields as SVG. All texts are escaped. */
export function shield({ label, message, colour }: Shield): string {
  const title = `${label}: ${message}`;
  const left = widthOf(label) + 2 * padding;
  const right = widthOf(message) + 2 * padding;
  const root = {
    xmlns: "http://www.w3.org/2000/svg",
    width: left + right,
    height,
    role: "img",
    "aria-label": title,
  };
  // Without an id, which could clash between several badges in one page.
  const boxes = [
    element("rect", { width: left + right, height, rx: corner, fill: colour }),
    element("rect", { width: left, height, rx: corner, fill: labelColour }),
    element("rect", { x: left - corner, width: corner, height, fill: labelColour }),
  ];
  const look = { fill: "#ffffff", "font-family": "Verdana,Geneva,DejaVu Sans,sans-serif", "font-size": font };
  const texts = element("g", look, [written(label, padding), written(message, left + padding)]);
  return `${element("svg", root, [element("title", {}, [xmlText(title)]), ...boxes, texts])}\n`;
}

/** The text length is set explicitly, so that it fits with any font. */
function written(text: string, x: number): string {
  return element("text", { x, y: 14, textLength: widthOf(text), lengthAdjust: "spacingAndGlyphs" }, [xmlText(text)]);
}

// Advance widths of Verdana at 11 pixels, rounded up; non-Latin characters are square.
const narrow = /[ iIljt.,:·'|!fr()]/;
const wide = /[mwMW+@%]/;

function widthOf(text: string): number {
  const width = Array.from(text).reduce((sum, character) => sum + advance(character), 0);
  return Math.ceil(width);
}

function advance(character: string): number {
  if (character > "\u02ff") return font;
  if (narrow.test(character)) return 4.4;
  if (wide.test(character)) return 10;
  return /[A-Z]/.test(character) ? 8.2 : 6.9;
}
