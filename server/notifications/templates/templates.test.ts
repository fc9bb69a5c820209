import { expect, test } from "vitest";
import { pack, type DeliveredChange } from "../payload.ts";
import { messageOf, type Message } from "../message.ts";
import { discordBody } from "./discord.ts";
import { defang } from "./escape.ts";
import { jsonBody } from "./json.ts";
import { letterFor } from "./letter.ts";
import { ntfyBody } from "./ntfy.ts";
import { slackBody } from "./slack.ts";
import { teamsBody } from "./teams.ts";
import { telegramBody } from "./telegram.ts";
import { webhookBody } from "./webhook.ts";
import { deliveryReason } from "../words.ts";
import type { Delivery } from "../deliveries.ts";

const at = Date.parse("2026-11-24T09:00:00Z");

const usual: DeliveredChange = {
  domain: "shop.example",
  target: "www.shop.example",
  check: "ssl",
  field: "grade",
  subject: null,
  from: "A",
  to: "F",
  severity: "high",
  direction: "worse",
  at,
  confirmedAt: at + 600_000,
};

const delivery = (changes: readonly DeliveredChange[]): Delivery => ({
  id: "msg_1",
  channel: "c",
  account: "jin",
  kind: "change",
  payload: pack(changes),
  state: "waiting",
  attempts: 1,
  status: null,
  reason: null,
  createdAt: at,
  dueAt: at,
  finishedAt: null,
});

const links = {
  home: "https://checks.example",
  confirm: null,
  unsubscribe: "https://checks.example/channels/unsubscribe?token=t",
};

/** Each template's text as its receiver displays it. */
const templates = {
  slack: (message: Message) => slackBody(message),
  discord: (message: Message) => discordBody(message),
  teams: (message: Message) => teamsBody(message),
  ntfy: (message: Message) => ntfyBody("topic", message),
  telegram: (message: Message) => telegramBody("-100", message),
  json: (message: Message) => jsonBody('{"text":"{{text}}","from":"{{channel}}"}', delivery([]), message),
  email(message: Message) {
    const { subject, text } = letterFor(delivery([]), message, "jin@shop.example", links);
    return JSON.stringify({ subject, text });
  },
} as const;

const names = Object.keys(templates) as (keyof typeof templates)[];

function messageWith(
  changes: readonly Partial<DeliveredChange>[],
  more: { readonly language?: "en" | "ko"; readonly baseUrl?: string | null } = {},
): Promise<Message> {
  const payload = pack(changes.map((each) => ({ ...usual, ...each })));
  const usualParts = { language: "en", baseUrl: "https://checks.example", channel: "on call" } as const;
  return messageOf({ kind: "change", payload, ...usualParts, ...more });
}

test.for(names)("%s contains target, check, old and new value, severity, action, and a link", async (name) => {
  const text = templates[name](await messageWith([{}]));

  for (const part of ["www.shop.example", "ssl", "Grade", "A", "F", "What to do: Run the check again"])
    expect(text).toContain(part);
  expect(text.toLowerCase()).toContain("high");
  expect(text).toContain("→");
  expect(text).toContain("https://checks.example/report/www.shop.example");
});

test.for(names)("%s names the channel, which tells several at one receiver apart", async (name) => {
  expect(templates[name](await messageWith([{}]))).toContain("on call");
});

test.for(names)("%s speaks Korean", async (name) => {
  const text = templates[name](await messageWith([{}], { language: "ko" }));

  for (const part of ["등급", "높음", "조치: 점검을 다시 실행하고"]) expect(text).toContain(part);
  expect(text).not.toMatch(/What to do|Grade|high/);
});

test.for(names)("%s has no link where the server does not know its own URL", async (name) => {
  const text = templates[name](await messageWith([{}], { baseUrl: null }));

  expect(text).not.toContain("/report/");
  expect(text).not.toMatch(/[ (<|]null/);
});

/** Attempts to inject markup, mentions or links. */
const hostile = [
  "@everyone @here @channel",
  "<!channel> <!everyone> <@U123> <@&42> <@!42> <#C1> <!subteam^S1>",
  "<at>Jin</at>",
  "<https://evil.example|log in> https://evil.example/x www.evil.example evil.example",
  "[log in](https://evil.example) ![](https://evil.example/p.png) <a href=https://evil.example>x</a><img src=x onerror=alert(1)>",
  "`` ` ``` *bold* _it_ ~no~ ||spoiler|| # head\n> quote\n- list",
  "line\r\nBcc: victim@evil.example\r\n\r\nbody",
  "evil。example evil．example ｅｖｉｌ.example user@evil.example mailto:user@evil.example",
  "\u202eelpmaxe.live\u202c \u200bhttps\u200b://evil.example",
  "<script>alert(1)</script> &lt;!channel&gt; &#64;everyone",
];

/** Text that a receiver may treat as a mention or a link. */
const dangerous = [
  /<[!@#a-z/]/i,
  /(?<!\[)@(?:everyone|here|channel)/,
  /evil\.example|evil。example|evil．example/,
  /\w:\/\/(?!adaptivecards\.io\/)/,
  /[\u202e\u200b]/,
  /Bcc: victim@/,
];

test.for(names.flatMap((name) => hostile.map((text) => [name, text] as const)))(
  "%s renders no link, mention or markup from %s",
  async ([name, text]) => {
    const message = await messageWith([{ from: text, to: text, subject: text, field: "grade" }]);
    const told = JSON.parse(templates[name](message)) as object;
    // The footer of a letter contains the recipient.
    const shown = textsOf(told).join("\n").replaceAll("jin@shop.example", "");
    // Our own Slack link with its label, and bare ones.
    const rest = shown
      .replaceAll("<https://checks.example/report/www.shop.example|Report>", "")
      .replaceAll(/https:\/\/checks\.example(?![\w-]|\.\w)/g, "");

    for (const pattern of dangerous) expect(rest).not.toMatch(pattern);
  },
);

/** Every text of a body. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

test("Slack gets target values only as plain text, with link parsing disabled", async () => {
  const body = JSON.parse(slackBody(await messageWith([{ from: "MARK", to: "MARK" }]))) as {
    text: string;
    blocks: { text?: { type: string; text: string }; elements?: { type: string; text: string }[] }[];
  };
  const marked = body.blocks.filter((block) => JSON.stringify(block).includes("MARK"));

  expect(marked.map(({ text }) => text?.type)).toEqual(["plain_text"]);
  expect(body.text).not.toContain("MARK");
  expect(body).toMatchObject({ parse: "none", link_names: false, unfurl_links: false, mrkdwn: false });
});

test("Discord gets no mentions, and values in code spans that they cannot end", async () => {
  const text = discordBody(await messageWith([{ from: "a`b``c", to: "**x**" }]));
  const { allowed_mentions: mentions, embeds } = JSON.parse(text) as {
    allowed_mentions: object;
    embeds: { description: string }[];
  };

  expect(mentions).toEqual({ parse: [] });
  expect(embeds[0]?.description).toContain("`a'b''c` → `**x**`");
});

test("Teams gets target values in text runs, which have no Markdown, and no mention entities", async () => {
  const text = teamsBody(await messageWith([{ from: "[x](https://evil.example)", to: "**x**" }]));

  expect(text).not.toContain('"TextBlock"');
  expect(text).not.toContain("entities");
  expect(text).toContain('"type":"TextRun"');
});

test("a webhook has the values as they were measured", async () => {
  const changes = [{ ...usual, from: "https://old.example/", to: "<b>" }];
  const told = JSON.parse(webhookBody(delivery(changes), await messageWith(changes))) as object;

  expect(told).toEqual({
    type: "domain.changed",
    timestamp: "2026-11-24T09:00:00.000Z",
    data: {
      channel: "on call",
      language: "en",
      summary: "[high] www.shop.example: Grade (ssl)",
      omitted: 0,
      changes: [
        {
          domain: "shop.example",
          target: "www.shop.example",
          check: "ssl",
          field: "grade",
          title: "Grade",
          subject: null,
          from: "https://old.example/",
          to: "<b>",
          severity: "high",
          direction: "worse",
          cause: null,
          action: "Run the check again and follow its findings.",
          effects: [],
          at: "2026-11-24T09:00:00.000Z",
          confirmedAt: "2026-11-24T09:10:00.000Z",
          url: "https://checks.example/report/www.shop.example",
        },
      ],
    },
  });
});

test("what another check found of the same cause, and a state with its reason, are told in words", async () => {
  const effects = [
    { check: "owasp", field: "grade", from: "A", to: "https://evil.example/" },
    { check: "ssl", field: "finding", from: null, to: "ssl.hsts-missing" },
  ];
  const [{ effects: told } = {}] = (await messageWith([{ effects }])).lines;
  expect(told).toBe("Same cause: owasp Grade A → https[:]//evil[.]example/, ssl Finding");
  const down = { check: "http", field: "availability", from: "up", to: "down tcp.refused" };
  const message = await messageWith([{ ...down, effects: [{ ...down, check: "ssl" }] }]);

  expect(message.lines).toMatchObject([
    {
      from: "up",
      to: "down: the connection was refused",
      effects: "Same cause: ssl Availability up → down: the connection was refused",
    },
  ]);
  const [{ to: korean } = {}] = (await messageWith([{ ...down, to: "flapping" }], { language: "ko" })).lines;
  expect(korean).toBe("불안정: 중단과 복구를 반복함");
});

const finding = {
  ...usual,
  field: "finding",
  from: null,
  to: "ssl.version-unknown www.evil.example",
} as const;

test.for(Object.entries(templates))("%s says what a finding means and what to do", async ([, render]) => {
  const [en, ko] = [await messageWith([finding]), await messageWith([finding], { language: "ko" })];
  const lost = { ...finding, check: "http", to: "http.hsts-missing" };

  const text = render(await messageWith([lost]));
  expect(text).toContain("http.hsts-missing");
  expect(text).toContain("Strict-Transport-Security: max-age=31536000");
  expect(text).not.toContain("follow its findings");
  // The rule is ours, its subject is a value of the target.
  expect(render(en)).toContain("ssl.version-unknown");
  expect(render(en)).not.toContain("evil.example");
  expect(render(ko)).toMatch(/조치/);
});

test("a finding that ended is told as the earlier state", async () => {
  const over = { ...finding, check: "http", from: "http.hsts-missing", to: null, direction: "better" } as const;
  const { lines } = await messageWith([over]);

  expect(lines[0]).toMatchObject({ from: "http.hsts-missing", to: "none", rule: "http.hsts-missing" });
  expect(lines[0]?.cause).toMatch(/^Before: /);
  expect(lines[0]?.action).toMatch(/^No action is needed/);
});

test("an unknown finding keeps its name as a value", async () => {
  const [one] = (await messageWith([{ ...finding, to: "ssl.constructor <b>" }])).lines;

  expect(one).toMatchObject({ rule: null, cause: "", to: "ssl.constructor <b>" });
});

test.for([
  ["http.500", "it answered with status 500", "상태 코드 500으로 응답함"],
  ["smtp.550", "the mail server answered 550", "메일 서버가 550으로 응답함"],
  ["smtp.econnection", "the mail server could not be reached", "메일 서버에 연결할 수 없음"],
  ["timeout.tcp", "no answer came in time", "제시간에 응답이 없음"],
  ["dns.nxdomain", "its name does not exist, or has no public address", "존재하지 않거나 공인 주소가 없는 이름임"],
  ["constructor", "not enough information", "정보가 부족함"],
])("a delivery that failed with %s has a reason in words", ([code = "", en, ko]) => {
  expect(deliveryReason(code)).toEqual({ en, ko });
});

interface SlackBody {
  readonly blocks: readonly { readonly text?: { readonly text: string } }[];
}

interface DiscordBody {
  readonly embeds: readonly { readonly title: string; readonly description: string }[];
}

type Sizes = (body: never, text: string) => readonly (readonly [size: number, most: number])[];

/** Each receiver's limits. */
const sizes: Readonly<Record<keyof typeof templates, Sizes>> = {
  slack: ({ blocks }: SlackBody) => [
    [blocks.length, 50],
    [Math.max(...blocks.map(({ text }) => text?.text.length ?? 0)), 3000],
  ],
  discord: ({ embeds: [embed] }: DiscordBody) => [
    [embed?.title.length ?? Infinity, 256],
    [embed?.description.length ?? Infinity, 4096],
  ],
  teams: (_body, text) => [[Buffer.byteLength(text), 28_000]],
  ntfy: ({ message }: { readonly message: string }) => [[Buffer.byteLength(message), 4096]],
  telegram: ({ text }: { readonly text: string }) => [[text.length, 4096]],
  json: (_body, text) => [[Buffer.byteLength(text), 16_000]],
  email: (_body, text) => [[Buffer.byteLength(text), 200_000]],
};

test.for(names)("%s stays within its limits for any number of changes, and says how many are omitted", async (name) => {
  const long = "가나다라".repeat(500);
  const changes = Array.from({ length: 200 }, (_, index) => ({ subject: `${index} ${long}`, from: long, to: long }));
  const text = templates[name](await messageWith(changes));

  const found = sizes[name](JSON.parse(text) as never, text);
  expect(found.filter(([size, most]) => size > most)).toEqual([]);
  expect(text).toMatch(/\d+ more changes are not listed here/);
});

test.for([
  ["https://evil.example/a.b", "https[:]//evil[.]example/a[.]b"],
  ["ns1.host.example.", "ns1[.]host[.]example."],
  ["192.0.2.1", "192.0.2.1"],
  ["TLSv1.2", "TLSv1.2"],
  ["nginx/1.18.0 (Ubuntu)", "nginx/1.18.0 (Ubuntu)"],
  ["xn--e1afmkfd.xn--p1ai", "xn--e1afmkfd[.]xn--p1ai"],
  ["Let's Encrypt R11", "Let's Encrypt R11"],
  ["jin@shop.example", "jin[@]shop[.]example"],
])("%s is shown as %s", ([text, shown]) => {
  expect(defang(text ?? "")).toBe(shown);
});
