/** Where a document is between `<svg>` or `<math>` and their ends: HTML §13.2.6.5 "parsing tokens in foreign content". */
export interface Foreign {
  /** Takes a start tag in; whether its element is one of SVG or MathML. */
  start(name: string, attributes: ReadonlyMap<string, string>, isClosed: boolean): boolean;
  /** Takes an end tag in; whether it belongs to an element of SVG or MathML. */
  end(name: string): boolean;
  /** Whether what comes next stands right in an element of SVG or MathML, so that CDATA sections are read. */
  isInside(): boolean;
}

type Space = "html" | "svg" | "math";

interface Open {
  readonly name: string;
  readonly space: Space;
  /** Whether HTML stands in it: an integration point of HTML, or one of MathML for text. */
  readonly point: "html" | "text" | null;
}

/** Chromium nests no deeper, and whoever looks for a start tag goes through all of them. */
const deepest = 512;

const outside: Open = { name: "", space: "html", point: null };

const voids = new Set(
  "area base basefont bgsound br col embed frame hr image img input keygen link meta param source track wbr".split(" "),
);
/** Start tags that end foreign content; `<font>` does with one of three attributes. */
const breaking = new Set(
  "b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var".split(
    " ",
  ),
);
/** HTML §13.2.6.4.7: start tags that end a `<p>`. */
const endingParagraphs = new Set(
  "address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li listing main menu nav ol p plaintext pre search section summary ul xmp".split(
    " ",
  ),
);
const svgPoints = new Set(["foreignobject", "desc", "title"]);
const mathPoints = new Set(["mi", "mo", "mn", "ms", "mtext"]);

function pointOf(name: string, space: Space, attributes: ReadonlyMap<string, string>): Open["point"] {
  if (space === "svg") return svgPoints.has(name) ? "html" : null;
  if (mathPoints.has(name)) return "text";
  const encoding = name === "annotation-xml" ? attributes.get("encoding")?.toLowerCase() : undefined;
  return encoding === "text/html" || encoding === "application/xhtml+xml" ? "html" : null;
}

/**
 * Follows a document through its foreign elements. The HTML around them is only counted, which decides whether one of its end tags
 * ends them; the HTML inside them is followed as far as it decides where they end.
 */
export function openForeign(): Foreign {
  const around = new Map<string, number>();
  let open: Open[] = [];

  function current(): Open {
    return open.at(-1) ?? outside;
  }

  function push(each: Open): void {
    if (open.length < deepest) open.push(each);
  }

  /** Ends elements down to the given one of those that are open, itself included. */
  function cut(at: number): void {
    open = open.slice(0, at);
  }

  function startHtml(name: string, isClosed: boolean): boolean {
    if (name === "svg" || name === "math") {
      if (!isClosed) push({ name, space: name, point: null });
      return true;
    }
    if (open.length === 0) {
      if (!voids.has(name)) around.set(name, (around.get(name) ?? 0) + 1);
      return false;
    }
    if (endingParagraphs.has(name)) endHtml("p");
    if (!voids.has(name)) push({ name, space: "html", point: null });
    return false;
  }

  /** An HTML element ends only up to the foreign element that it stands in. */
  function endHtml(name: string): void {
    for (let at = open.length - 1; at >= 0 && open[at]?.point === null; at--) {
      const each = open[at];
      if (each?.space === "html" && each.name === name) return cut(at);
    }
  }

  function leave(): void {
    while (open.length > 0 && current().space !== "html" && current().point === null) open.pop();
  }

  function endAround(name: string): void {
    const count = around.get(name) ?? 0;
    if (count === 0) return;
    around.set(name, count - 1);
    open = [];
  }

  return {
    start(name, attributes, isClosed) {
      if (readsHtml(current(), name)) return startHtml(name, isClosed);
      const isFont = name === "font" && ["color", "face", "size"].some((each) => attributes.has(each));
      if (breaking.has(name) || isFont) {
        leave();
        return startHtml(name, isClosed);
      }
      const { space } = current();
      // Only in an <annotation-xml> does <svg> begin SVG inside MathML, which is read above.
      if (!isClosed) push({ name, space, point: pointOf(name, space, attributes) });
      return true;
    },
    end(name) {
      if (open.length === 0) {
        endAround(name);
        return false;
      }
      if (current().space !== "html" && (name === "br" || name === "p")) {
        leave();
        return false;
      }
      let at = open.length - 1;
      for (; at >= 0 && open[at]?.space !== "html"; at--) {
        if (open[at]?.name !== name) continue;
        cut(at);
        return true;
      }
      // What is no end of a foreign element is one of the HTML around it, where that has begun such an element.
      if (at < 0 && !open.some(({ point }) => point !== null)) endAround(name);
      else endHtml(name);
      return false;
    },
    isInside: () => current().space !== "html",
  };
}

/** HTML §13.2.6 "tree construction dispatcher": whether a start tag here is read as in any other place of a document. */
function readsHtml({ name: parent, space, point }: Open, name: string): boolean {
  if (space === "html" || point === "html") return true;
  if (point === "text") return name !== "mglyph" && name !== "malignmark";
  return parent === "annotation-xml" && space === "math" && name === "svg";
}
