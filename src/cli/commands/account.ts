import { failure, type Failure } from "../../core/failure.ts";
import { printable } from "../../core/printable.ts";
import { fill, type Language, type Text } from "../../core/text.ts";
import { painter } from "../../report/paint.ts";
import { tableLines } from "../../report/tables.ts";
import { toJson } from "../../report/kinds/json.ts";
import { givenFlags, readGiven, type Given } from "../../settings/options/given.ts";
import { readLanguage } from "../../settings/options/measuring.ts";
import { environmentOnly } from "../../settings/options/list/environment.ts";
import { serving } from "../../settings/options/list/serving.ts";
import { readBaseUrl } from "../../settings/options/serving.ts";
import { readStoring } from "../../settings/options/storing.ts";
import { optionsFor } from "../command-table.ts";
import { exitCodes, type ExitCode } from "../exit.ts";
import { wantsColour, widthOfReport, type Io } from "../io.ts";
import type { Invocation } from "../invocation.ts";
import { commandTaskOf } from "../task-of.ts";
import { tooManySubjects } from "../usage.ts";
import { withDatabase } from "../with-database.ts";
import { serverModules, type accountAdmin } from "../server.ts";

type Keeping = typeof accountAdmin;

/** The context of a subcommand. */
interface Work {
  readonly keeping: Keeping;
  readonly place: ReturnType<Keeping["placeOf"]>;
  /** Empty for the list. */
  readonly email: string;
  readonly given: Given;
  readonly language: Language;
  readonly io: Io;
}

const said = {
  created: {
    en: "The account {email} was created. Its password is shown only once.",
    ko: "계정 {email|을/를} 만들었습니다. 비밀번호는 지금 한 번만 출력합니다.",
  },
  invited: {
    en: "{email} was invited. The link is shown only once. It is valid for 7 days and only for this address. It does not work while PORTCULLIS_REGISTRATION is closed.",
    ko: "{email} 초대는 7일 동안 유효합니다. 링크는 지금 한 번만 출력하며, PORTCULLIS_REGISTRATION이 closed가 아닐 때 이 주소로 가입하는 데 쓸 수 있습니다.",
  },
  path: {
    en: "This is the path on your server. Set PORTCULLIS_BASE_URL to print the whole link.",
    ko: "서버에서 여는 경로입니다. PORTCULLIS_BASE_URL을 설정하면 전체 링크를 출력합니다.",
  },
  reset: {
    en: "The account {email} has a new password, which is shown only once. All its sessions were ended, and wrong passwords are counted anew.",
    ko: "계정 {email}의 비밀번호를 새로 설정했습니다. 비밀번호는 지금 한 번만 출력하며, 모든 세션을 종료하고 틀린 비밀번호의 횟수를 초기화했습니다.",
  },
  keys: {
    en: "API keys of the account that still work: {keys}. --revoke-keys revokes them.",
    ko: "계속 쓸 수 있는 이 계정의 API 키: {keys}개. --revoke-keys를 지정하면 폐기합니다.",
  },
  none: { en: "There are no accounts.", ko: "계정이 없습니다." },
  revoked: { en: "Its API keys were revoked.", ko: "이 계정의 API 키를 폐기했습니다." },
} as const satisfies Record<string, Text>;

/** `portcullis account create EMAIL`, `invite EMAIL`, `list` and `reset EMAIL`. Only the password or code goes to standard output. */
export async function accountCommand({ argv, io, subjects, isFromEnvironment }: Invocation): Promise<ExitCode> {
  const [first = "", word, more] = isFromEnvironment ? [] : subjects;
  const task = commandTaskOf("account", first, tasks, argv);
  const isList = task === "list";
  const excess = isList ? word : more;
  if (excess !== undefined) throw tooManySubjects("account", excess);
  const base = serving.filter(({ name }) => name === "base_url");
  const given = readGiven(givenFlags(argv), io.env, [...optionsFor("account"), ...base, ...environmentOnly]);
  const [storing, language] = [readStoring(given), readLanguage(given)];
  // Loaded lazily: measuring commands do not need a database.
  const { accountAdmin: keeping } = await serverModules.accounts();
  const email = isList ? "" : keeping.readEmail(word ?? "");
  if (email === null) throw noEmail(task, word);
  return withDatabase(storing, given, () =>
    tasks[task]({ keeping, place: keeping.placeOf(storing), email, given, language, io }),
  );
}

const tasks = { create, invite, list, reset };

async function create({ keeping, place, email, given, language, io }: Work): Promise<ExitCode> {
  const told = await keeping.create(place, email);
  if (!told) throw known(email);
  io.out(given.isSet("json") ? toJson({ email, password: told.secret }) : `${told.secret}\n`);
  io.err(`${fill(said.created, { email }, language)}\n`);
  return exitCodes.pass;
}

async function invite({ keeping, place, email, given, language, io }: Work): Promise<ExitCode> {
  const told = await keeping.invite(place, email, readBaseUrl(given));
  if (!told) throw known(email);
  const { secret: code, link } = told;
  io.out(given.isSet("json") ? toJson({ email, code, link }) : `${link}\n`);
  io.err(`${fill(said.invited, { email }, language)}\n`);
  if (link.startsWith("/")) io.err(`${said.path[language]}\n`);
  return exitCodes.pass;
}

async function list({ keeping, place, given, language, io }: Work): Promise<ExitCode> {
  const accounts = await keeping.list(place);
  if (given.isSet("json")) io.out(toJson(accounts));
  else if (accounts.length === 0) io.err(`${said.none[language]}\n`);
  else {
    const look = { language, paint: painter(wantsColour(io)), width: widthOfReport(io) };
    const rows = accounts.map((account) => [
      printable(account.email, 100),
      account.createdAt.slice(0, 10),
      account.lastSignInAt?.slice(0, 10) ?? "–",
      (account.hasPassword ? switches.on : switches.off)[language],
      (account.hasSecondFactor ? switches.on : switches.off)[language],
      `${account.passkeys}`,
      `${account.keys}`,
      `${account.watches}`,
    ]);
    io.out(`${tableLines({ columns, rows }, look).join("\n")}\n`);
  }
  return exitCodes.pass;
}

const columns = [
  { en: "Address", ko: "주소" },
  { en: "Created", ko: "만든 날" },
  { en: "Last sign-in", ko: "마지막 로그인" },
  { en: "Password", ko: "비밀번호" },
  { en: "Second factor", ko: "2단계 인증" },
  { en: "Passkeys", ko: "패스키" },
  { en: "Keys", ko: "키" },
  { en: "Watches", ko: "감시" },
] as const;

const switches = {
  on: { en: "yes", ko: "있음" },
  off: { en: "no", ko: "없음" },
} as const satisfies Record<string, Text>;

async function reset({ keeping, place, email, given, language, io }: Work): Promise<ExitCode> {
  const revokesKeys = given.isSet("revoke_keys");
  const told = await keeping.reset(place, email, { endsSecondFactor: given.isSet("end_second_factor"), revokesKeys });
  if (!told) throw unknown(email);
  const { secret: password, keys } = told;
  io.out(given.isSet("json") ? toJson({ email, password, keys }) : `${password}\n`);
  io.err(`${fill(said.reset, { email }, language)}\n`);
  if (revokesKeys) io.err(`${said.revoked[language]}\n`);
  else if (keys > 0) io.err(`${fill(said.keys, { keys }, language)}\n`);
  return exitCodes.pass;
}

function noEmail(task: string, given: string | undefined): Failure {
  const example = `npx portcullis account ${task} jin@shop.example`;
  if (given === undefined)
    return failure(
      "input.missing",
      { field: "email", expected: { en: example, ko: `예: ${example}` } },
      { reason: "email" },
    );
  const expected: Text = { en: "an e-mail address such as jin@shop.example", ko: "jin@shop.example 같은 이메일 주소" };
  return failure("input.value", { field: "email", expected, given: quoted(given) }, { reason: "email" });
}

function known(email: string): Failure {
  const expected: Text = { en: "an address without an account", ko: "아직 계정이 없는 주소" };
  return failure("input.value", { field: "email", expected, given: quoted(email) }, { reason: "email" });
}

function unknown(email: string): Failure {
  const expected: Text = { en: "the address of an account", ko: "계정이 있는 주소" };
  return failure("input.value", { field: "email", expected, given: quoted(email) }, { reason: "email" });
}

/** The address itself: `shown` would hide what is before its @. */
function quoted(email: string): string {
  return `"${printable(email, 100)}"`;
}
