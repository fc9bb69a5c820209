/** Tracks whether a document is inside SVG or MathML: HTML §13.2.6.5 "parsing tokens in foreign content". */
export interface Foreign {
  /** Processes a start tag; returns whether its element is SVG or MathML. */
  start(name: string, attributes: ReadonlyMap<string, string>, isClosed: boolean): boolean;
  /** Processes an end tag; returns whether it belongs to an SVG or MathML element. */
  end(name: string): boolean;
  /** Whether the next content is directly inside an SVG or MathML element, where CDATA sections are allowed. */
  isInside(): boolean;
}

type Space = "html" | "svg" | "math";

interface Open {
  readonly name: string;
  readonly space: Space;
  /** Whether it contains HTML: an HTML integration point, or a MathML text integration point. */
  readonly point: "html" | "text" | null;
}

/** Chromium's maximum nesting depth; searching a start tag visits every level. */
const deepest = 512;

const outside: Open = { name: "", space: "html", point: null };

const voids = new Set(
  "area base basefont bgsound br col embed frame hr image img input keygen link meta param source track wbr".split(" "),
);
/** Start tags that end foreign content; `<font>` does so with one of three attributes. */
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
 * Follows a document through its foreign elements. The surrounding HTML is only counted, to know whether an end tag ends it; the HTML inside is
 * followed as far as it determines where it ends.
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

  /** Closes open elements down to and including the given one. */
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

  /** An HTML end tag closes elements only up to the enclosing foreign element. */
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
      // Only in <annotation-xml> does <svg> start SVG inside MathML; that case is handled above.
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
      // An end tag without a foreign element belongs to the surrounding HTML, if that has such an element open.
      if (at < 0 && !open.some(({ point }) => point !== null)) endAround(name);
      else endHtml(name);
      return false;
    },
    isInside: () => current().space !== "html",
  };
}

/** HTML §13.2.6 "tree construction dispatcher": whether a start tag here is parsed as HTML. */
function readsHtml({ name: parent, space, point }: Open, name: string): boolean {
  if (space === "html" || point === "html") return true;
  if (point === "text") return name !== "mglyph" && name !== "malignmark";
  return parent === "annotation-xml" && space === "math" && name === "svg";
}
