import { expect, test } from "vitest";
import { librariesIn } from "./script-library.ts";

test.for<[src: string, version: string | null | undefined]>([
  ["https://code.jquery.com/jquery-3.7.1.min.js", "3.7.1"],
  ["/js/jquery-1.12.4.js", "1.12.4"],
  ["jquery.1.8.min.js?x=1", "1.8"],
  ["https://ajax.googleapis.com/ajax/libs/jquery/2.2.4/jquery.min.js", "2.2.4"],
  ["https://cdn.jsdelivr.net/npm/jquery@3.6.0/dist/jquery.slim.min.js", "3.6.0"],
  ["/js/jquery.min.js", null],
  // A query often contains the page's version.
  ["/wp-includes/js/jquery/jquery.min.js?ver=1.0", null],
  ["https://cdn.jsdelivr.net/npm/jquery@1/dist/jquery.min.js", "1"],
  ["https://cdn.jsdelivr.net/npm/jquery@1.12.4", "1.12.4"],
  ["https://cdn.jsdelivr.net/combine/npm/jquery@1.12.4,npm/bootstrap@3.3.7", "1.12.4"],
  ["https://ajax.googleapis.com/ajax/libs/jquery/1/jquery.min.js", "1"],
  ["/jquery1.9.1.js", "1.9.1"],
  ["/jquery_1.7.2.min.js", "1.7.2"],
  ["/jquery-1.9.1.custom.js", "1.9.1"],
  ["/jquery-1.9.1.min.abc123.js", "1.9.1"],
  ["/js/jquery/jquery-1.8.3.min_0.js", "1.8.3"],
  ["/jquery-1.11.0.js;jsessionid=AA", "1.11.0"],
  ["/jquery-1.8.3/jquery.min.js", "1.8.3"],
  // The version of a theme, an application or another library.
  ["/theme/2.1.0/js/jquery.min.js", null],
  ["/app/1.0/assets/jquery.js", null],
  ["/libs/bootstrap/2.3.2/js/jquery.min.js", null],
  ["/v2.0/jquery.min.js", null],
  ["https://code.jquery.com/jquery-latest.js", undefined],
  ["https://cdn.jsdelivr.net/npm/jquery-ui@1.8.0/jquery-ui.js", undefined],
  ["/jquery-1.9.1.validate.js", undefined],
  ["/js/jquery-migrate-3.4.0.min.js", undefined],
  ["/js/jquery-ui-1.12.1.min.js", undefined],
  ["/js/jquery.validate.js", undefined],
  ["/1.2.3/app.js", undefined],
  ["", undefined],
])("%s is jQuery %j", ([src, version]) => {
  const found = librariesIn(src).find(({ name }) => name === "jQuery");

  expect(found ? found.version : undefined).toBe(version);
});

test.for<[src: string, libraries: readonly string[]]>([
  ["https://ajax.googleapis.com/ajax/libs/angularjs/1.8.2/angular.min.js", ["AngularJS 1.8.2"]],
  ["/js/angular-1.5.8.min.js", ["AngularJS 1.5.8"]],
  ["https://unpkg.com/angular@1.7.9/angular.js", ["AngularJS 1.7.9"]],
  ["https://unpkg.com/@angular/core@17.0.0/index.js", []],
  ["/angular-route.min.js", []],
  ["https://cdn.jsdelivr.net/npm/vue@2.6.14/dist/vue.js", ["Vue 2.6.14"]],
  ["https://cdn.jsdelivr.net/npm/vue@2", ["Vue 2"]],
  ["https://unpkg.com/vue@3/dist/vue.global.prod.js", ["Vue 3"]],
  ["/vue-2.7.16.runtime.min.js", ["Vue 2.7.16"]],
  ["/vue-router-4.0.0.js", []],
  ["https://maxcdn.bootstrapcdn.com/bootstrap/3.3.7/js/bootstrap.min.js", ["Bootstrap 3.3.7"]],
  ["https://cdnjs.cloudflare.com/ajax/libs/twitter-bootstrap/4.6.0/js/bootstrap.bundle.min.js", ["Bootstrap 4.6.0"]],
  ["/bootstrap-datepicker-1.9.0.min.js", []],
  ["https://unpkg.com/react@16.14.0/umd/react.production.min.js", ["React 16.14.0"]],
  ["https://unpkg.com/react-dom@18/umd/react-dom.production.min.js", []],
  ["https://cdn.jsdelivr.net/combine/npm/jquery@1.12.4,npm/bootstrap@3.3.7", ["jQuery 1.12.4", "Bootstrap 3.3.7"]],
])("%s brings %j", ([src, libraries]) => {
  expect(librariesIn(src).map(({ name, version }) => `${name} ${version ?? "-"}`)).toEqual(libraries);
});

test.for<[href: string, libraries: readonly string[]]>([
  ["https://maxcdn.bootstrapcdn.com/bootstrap/3.3.7/css/bootstrap.min.css", ["Bootstrap 3.3.7"]],
  ["https://cdn.jsdelivr.net/npm/bootstrap@4.6.2/dist/css/bootstrap.min.css", ["Bootstrap 4.6.2"]],
  ["/css/bootstrap-2.3.2.css?v=9", ["Bootstrap 2.3.2"]],
  ["/bootstrap/5.3.3/css/bootstrap.rtl.min.css", ["Bootstrap 5.3.3"]],
  ["/css/bootstrap.min.css", ["Bootstrap -"]],
  // The themes of Bootswatch have the version in a directory of another name.
  ["/bootswatch/3.3.7/cosmo/bootstrap.min.css", ["Bootstrap -"]],
  ["/css/bootstrap-datepicker-1.9.0.min.css", []],
  ["/bootstrap/3.3.7/js/bootstrap.min.js", []],
  // These have no stylesheet of their own.
  ["/css/jquery-1.12.4.css", []],
  ["/css/angular-1.5.8.css", []],
])("the stylesheet %s brings %j", ([href, libraries]) => {
  expect(librariesIn(href, "stylesheet").map(({ name, version }) => `${name} ${version ?? "-"}`)).toEqual(libraries);
});

test("of 2 MB of input only the relevant part is read", () => {
  expect(librariesIn(`/${"jquery-".repeat(300_000)}1.0.js`)).toEqual([]);
});
