import { expect, test } from "vitest";
import { visibleText } from "./visible-text.ts";

test.for<[what: string, html: string, text: string]>([
  ["blocks separate words", "<p>a</p><p>b</p>", "a b"],
  ["inline elements do not", "ev<b>il</b>-<code>sh</code>op.com", "evil-shop.com"],
  [
    "nor do comments, scripts and styles",
    "ev<!-- x -->il<style>p{}</style>-sh<script>1</script>op.com",
    "evil-shop.com",
  ],
  ["references", "a&amp;b&shy;c", "a&b\u00adc"],
  ["display: none", "a<div style='display: none'>b<div>c</div>d</div>e", "ae"],
  ["hidden", "a<p hidden>b</p>c", "ac"],
  ["visibility", `a<span style="color:red; visibility:hidden;">b</span>c`, "ac"],
  ["letters without a size", "evil<span style='font-size:0'>xx</span>-shop.com", "evil-shop.com"],
  ["a container without a size", "<td style='font-size:0px'><div style='font-size:13px'>a</div></td>", "a"],
  ["a hidden element that never ends", "<div style='display:none'>a<p>b", "a b"],
  ["an overflow", `<div style="overflow: hidden ;">a</div>`, "a"],
  ["a title", "<div title=' hidden '>a</div>", "a"],
  [
    "what a style sheet shows on telephones",
    "<style>@media(max-width:9em){.m{display:block!important}}</style><div class=m style='display:none'>a</div>",
    "a",
  ],
])("%s", ([, html, text]) => {
  expect(visibleText(html).trim().replaceAll(/\s+/g, " ")).toBe(text);
});

test.for([
  ["<div style='display:none'>".repeat(40_000)],
  ["<div hidden></div>".repeat(50_000)],
  ["<span style='font-size:0'>a".repeat(40_000)],
  ["<style>".repeat(100_000)],
  ["<style ".repeat(100_000)],
  [
    "a b center div em font i p section small"
      .split(" ")
      .map((name) => `<${name} hidden>`.repeat(4000))
      .join(""),
  ],
])("a hostile mail is read fast", ([html = ""]) => {
  const before = process.cpuUsage();
  visibleText(html);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1500);
});
