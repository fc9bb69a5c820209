// Script enhancements of the pages. Reading a report needs none of this.
// oxlint-disable import/no-unassigned-import -- style sheets, which the bundler takes out
import "../design/tokens.css";
import "../design/base.css";
import "../design/ask.css";
import "../design/report.css";
import "../design/pictures.css";
import "../design/tools.css";
import "../design/account.css";
import { say } from "./ask.ts";
import { offerActions } from "./actions.ts";
import { countDown } from "./countdown.ts";
import { filterChecks } from "./filter.ts";
import { follow } from "./follow.ts";
import { refill } from "./refill.ts";
import { showBusy } from "./tools.ts";

say(document);
offerActions(document);
follow(document);
showBusy(document);
countDown(document);
refill(document);
filterChecks(document);
// Only two pages of accounts need these.
if (document.querySelector("[data-passkey]"))
  void import("./passkeys.ts").then(({ offerPasskeys }) => offerPasskeys(document));
// Only the page that opens reports needs their words.
if (document.querySelector("[data-open]")) void import("./open.ts").then(({ openFiles }) => openFiles(document));
