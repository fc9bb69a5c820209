// Draws docs/images/action.png from a real run of the Action: `npm run node24 scripts/pictures/action.ts`. It needs Chromium.
import { join, resolve } from "node:path";
import { chromium } from "playwright-core";
import { runAction, type ActionRun, type Annotation } from "./action-run.ts";

const root = resolve(import.meta.dirname, "../..");
const marks: Readonly<Record<string, string>> = { error: "✕", warning: "!", notice: "i" };
const shown = 5;

const style = `
body { margin: 0; padding: 20px; width: 1040px; font: 14px/1.5 "Noto Sans", "DejaVu Sans", sans-serif; color: #1f2328; background: #fff; }
section { border: 1px solid #d1d9e0; border-radius: 6px; margin-bottom: 16px; }
h2 { margin: 0; padding: 10px 16px; font-size: 14px; background: #f6f8fa; border-bottom: 1px solid #d1d9e0; border-radius: 6px 6px 0 0; }
h2 small { font-weight: 400; color: #59636e; }
.body { padding: 4px 16px 12px; }
.note { display: flex; gap: 10px; padding: 8px 16px; border-top: 1px solid #eaeef2; white-space: pre-line; }
.note b { display: block; }
.note i { flex: none; width: 18px; height: 18px; margin-top: 2px; border-radius: 50%; color: #fff; font: 700 12px/18px sans-serif; text-align: center; }
.error i { background: #cf222e; } .warning i { background: #9a6700; } .notice i { background: #0969da; }
table { border-collapse: collapse; margin: 12px 0; } th, td { border: 1px solid #d1d9e0; padding: 5px 12px; text-align: left; vertical-align: top; }
th { background: #f6f8fa; } tr:nth-child(2n) td { background: #f6f8fa; }
code { padding: 2px 5px; border-radius: 6px; background: #eff1f3; font: 12px "DejaVu Sans Mono", monospace; }
summary { font-weight: 600; }`;

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function note({ level, title, message }: Annotation): string {
  return `<div class="note ${level}"><i>${marks[level] ?? ""}</i><div><b>${escaped(title)}</b>${escaped(message)}</div></div>`;
}

function page({ summary, annotations }: ActionRun): string {
  const count = (level: string): number => annotations.filter((each) => each.level === level).length;
  const counts = ["error", "warning", "notice"]
    .map((level) => `${count(level)} ${level}${count(level) === 1 ? "" : "s"}`)
    .join(", ");
  const notes = annotations.slice(0, shown).map(note).join("");
  return `<!doctype html><meta charset="utf-8"><style>${style}</style>
<section><h2>Annotations <small>${counts}</small></h2>${notes}</section>
<section><h2>gate <small>summary</small></h2><div class="body">${summary}</div></section>`;
}

const run = await runAction(join(root, "src/action/index.ts"));
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox"] });
try {
  const tab = await browser.newPage({ viewport: { width: 1080, height: 960 } });
  await tab.setContent(page(run));
  await tab.screenshot({ path: join(root, "docs/images/action.png") });
} finally {
  await browser.close();
}
