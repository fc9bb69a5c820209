import { serveHttp, type HttpTwin } from "./http.ts";
import { reply, type Answer, type Asked, type Reply } from "./raw-http.ts";

/** A comment as the API lists it. */
export interface TwinComment {
  readonly id: number;
  readonly issue: number;
  readonly body: string;
  readonly user: { readonly login: string; readonly type: string } | null;
}

/** A status of a deployment as the API lists it. */
interface TwinStatus {
  readonly state: string;
  readonly environment_url?: string | null;
  readonly target_url?: string | null;
}

/** A deployment with its statuses, the newest last. */
export interface TwinDeployment {
  readonly id: number;
  readonly sha: string;
  readonly environment: string;
  readonly statuses: readonly TwinStatus[];
}

/** A pull request, as listed for a commit. */
interface TwinPull {
  readonly number: number;
  readonly state: string;
  readonly head: { readonly sha: string };
}

export interface GithubTwinOptions {
  /** The twin's data; a test may change it while the twin runs. */
  readonly comments?: readonly TwinComment[];
  readonly deployments?: () => readonly TwinDeployment[];
  readonly pulls?: readonly TwinPull[];
  /** The token's owner. */
  readonly login?: string;
  /** Entries per page, regardless of the request. */
  readonly perPage?: number;
  /** Answers instead of the API; null where the API answers. */
  readonly instead?: (asked: Asked, nth: number) => Answer | null;
}

export interface GithubTwin extends HttpTwin {
  /** As they are now. */
  readonly comments: readonly TwinComment[];
  /** `GET /repos/…`, without query and the repository's name. */
  readonly calls: () => readonly string[];
}

/** The token that the twin takes. */
export const token = "ghs_0123456789abcdefghijklmnopqrstuvwxyz";

/** The workflow's repository. */
export const repository = "Codertocat/Hello-World";

/** GitHub's API for deployments, comments and pull requests, with pagination. */
export async function serveGithub(options: GithubTwinOptions = {}): Promise<GithubTwin> {
  const { instead, login = "github-actions[bot]", perPage = 100, pulls = [], deployments = () => [] } = options;
  const comments: TwinComment[] = [...(options.comments ?? [])];
  let count = 0;

  function list(url: URL, entries: readonly unknown[]): Reply {
    const size = Math.min(perPage, Number(url.searchParams.get("per_page") ?? 30));
    const page = Number(url.searchParams.get("page") ?? 1);
    const rest = entries.slice(page * size).length;
    return json(
      entries.slice((page - 1) * size, page * size),
      rest === 0 ? [] : [linkTo(url, page, entries.length / size)],
    );
  }

  function commentsOn(asked: Asked, url: URL, issue: number): Reply {
    if (asked.method === "GET")
      return list(
        url,
        comments.filter((each) => each.issue === issue),
      );
    const { body } = bodyOf(asked);
    const made = { id: 1000 + comments.length, issue, body: body ?? "", user: { login, type: "Bot" } };
    comments.push(made);
    return json(made, [], 201);
  }

  function comment(asked: Asked, id: number): Reply {
    const at = comments.findIndex((each) => each.id === id);
    const found = comments[at];
    if (!found || asked.method !== "PATCH") return missing;
    comments[at] = { ...found, body: bodyOf(asked).body ?? "" };
    return json(comments[at]);
  }

  function answerTo(asked: Asked): Reply {
    const authorization = asked.headers.get("authorization") ?? "";
    // GitHub, “Authenticating to the REST API”: either scheme.
    if (!/^(?:bearer|token) /i.test(authorization) || !authorization.endsWith(` ${token}`)) return badCredentials;
    const url = new URL(asked.path, `http://${asked.headers.get("host")}`);
    if (url.pathname === "/graphql" && asked.method === "POST") return json({ data: { viewer: { login } } });
    const path = url.pathname.replace(`/repos/${repository}`, "");
    const [, ofIssue] = /^\/issues\/(\d+)\/comments$/.exec(path) ?? [];
    if (ofIssue !== undefined) return commentsOn(asked, url, Number(ofIssue));
    const [, ofComment] = /^\/issues\/comments\/(\d+)$/.exec(path) ?? [];
    if (ofComment !== undefined) return comment(asked, Number(ofComment));
    if (path === "/deployments") return list(url, deploymentsFor(url, deployments()));
    const [, ofDeployment] = /^\/deployments\/(\d+)\/statuses$/.exec(path) ?? [];
    if (ofDeployment !== undefined) return list(url, statusesOf(Number(ofDeployment), deployments()));
    const [, ofCommit] = /^\/commits\/(\w+)\/pulls$/.exec(path) ?? [];
    return ofCommit === undefined ? missing : list(url, pulls);
  }

  const twin = await serveHttp({
    answer(socket, asked, reset) {
      const own = instead?.(asked, count++) ?? reply(answerTo(asked));
      own(socket, asked, reset);
    },
  });
  const calls = (): readonly string[] =>
    twin.asked.map(({ method, path }) => `${method} ${path.split("?", 1)[0]?.replace(`/repos/${repository}`, "")}`);
  return { ...twin, comments, calls };
}

function json(value: unknown, headers: readonly string[] = [], status = 200): Reply {
  const always = ["Content-Type: application/json; charset=utf-8", "X-RateLimit-Remaining: 4999"];
  return { status, headers: [...always, ...headers], body: JSON.stringify(value) };
}

/** A refusal as GitHub words it. */
export function refusal(status: number, message: string, headers: readonly string[] = []): Answer {
  const body = { message, documentation_url: "https://docs.github.com/rest", status: `${status}` };
  return reply({ ...json(body, [], status), headers: ["Content-Type: application/json; charset=utf-8", ...headers] });
}

const missing: Reply = json({ message: "Not Found", status: "404" }, [], 404);
const badCredentials: Reply = json({ message: "Bad credentials", status: "401" }, [], 401);

function linkTo(url: URL, page: number, pages: number): string {
  const at = (number: number): string => {
    const next = new URL(url);
    next.searchParams.set("page", `${number}`);
    return next.href;
  };
  return `Link: <${at(page + 1)}>; rel="next", <${at(Math.ceil(pages))}>; rel="last"`;
}

function bodyOf(asked: Asked): { readonly body?: string } {
  return JSON.parse(asked.body.toString()) as { readonly body?: string };
}

/** The newest first, which is how the API lists them. */
function deploymentsFor({ searchParams }: URL, all: readonly TwinDeployment[]): readonly unknown[] {
  const [sha, environment] = [searchParams.get("sha"), searchParams.get("environment")];
  return all
    .filter((each) => (sha === null || each.sha === sha) && each.environment === environment)
    .toSorted((a, b) => b.id - a.id)
    .map((each) => ({ id: each.id, sha: each.sha, environment, task: "deploy", ref: "main", description: null }));
}

function statusesOf(id: number, all: readonly TwinDeployment[]): readonly unknown[] {
  const statuses = all.find((each) => each.id === id)?.statuses ?? [];
  return statuses.map((each, index) => ({ id: id * 1000 + index, description: "", ...each })).toReversed();
}
