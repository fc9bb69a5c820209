import { expect, test } from "vitest";
import { deployedUrl } from "./deployed-url.ts";

const github = "https://github.com";
const own = "https://git.corp.example:8443";

test.for<readonly [url: string, server: string]>([
  ["https://github.com/o/r/actions/runs/1", github],
  ["github.com/o/r/actions/runs/1", github],
  ["https://github.com./o/r", github],
  ["https://GITHUB.com:443/o/r", github],
  ["http://github.com/o/r", github],
  ["https://www.github.com/o/r", github],
  ["https://gist.github.com/o", github],
  ["https://api.github.com/repos/o/r", github],
  ["https://\uff47ithub.com/o/r", github],
  ["https://github%2ecom/o/r", github],
  ["https://github.com/o/r", "github.com"],
  ["https://github.com/o/r", "https://"],
  ["https://github.com/o/r", ""],
  ["https://git.corp.example/o/r", own],
  ["git.corp.example/o/r", own],
  ["https://GIT.corp.example./o/r", own],
  ["https://git.corp.example/o/r", "git.corp.example"],
  ["https://gist.git.corp.example/o/r", own],
  ["https://git.corp.example/o/r", "https://user:pass@git.corp.example/"],
  ["https://github.com/o/r", own],
])("%s is a page of the server %s, not a deployment", ([url, server]) => {
  expect(deployedUrl({ target_url: url }, server)).toBeNull();
  expect(deployedUrl({ environment_url: url }, server)).toBeNull();
  expect(deployedUrl({ environment_url: url, target_url: "https://site.example/" }, server)).toEqual({
    url: "https://site.example/",
    field: "target_url",
  });
});

test.for<readonly [url: string, server: string]>([
  ["https://o.github.io/r/", github],
  ["https://mygithub.com/", github],
  ["https://github.com.evil.example/", github],
  ["https://pages.git.corp.example/o/r/", own],
  ["https://shop.corp.example/", own],
  ["shop.example", github],
  // Rejected later, with a message.
  ["https://github.com@shop.example/", github],
  ["javascript:alert(1)", github],
])("%s is a deployment, not a page of the server %s", ([url, server]) => {
  expect(deployedUrl({ target_url: ` ${url} ` }, server)).toEqual({ url, field: "target_url" });
  expect(deployedUrl({ environment_url: url }, server)).toEqual({ url, field: "environment_url" });
});
