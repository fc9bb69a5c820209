import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { z } from "zod";
import { checkEnvironment } from "../../src/settings/options/environment.ts";
import { readGiven } from "../../src/settings/options/given.ts";
import { environmentOnly } from "../../src/settings/options/list/environment.ts";
import { measuring } from "../../src/settings/options/list/measuring.ts";
import { listening, serving } from "../../src/settings/options/list/serving.ts";
import { readServing, readWorking } from "../../src/settings/options/serving.ts";
import { folderWith } from "../folder.ts";
import { contextOf, readDockerfile, valuesOf, wordsIn } from "./dockerfile.ts";

/** Secrets as the examples name their files: the URL, the text. */
const secrets = {
  database: "postgres://portcullis:secret@postgres/portcullis",
  redis: "redis://:secret@valkey:6379/0",
  secret: "a secret of at least 22 characters",
};

/** Reads an environment as `portcullis serve` or `portcullis worker` does; the secrets that it names are in a folder of the test. */
function start(command: string | undefined, env: Readonly<Record<string, string>>): void {
  const folder = folderWith(secrets);
  const files = Object.entries(env).map(([name, value]) => {
    const secret = Object.keys(secrets).find(
      (each) => value.includes(`/run/secrets`) && name.includes(each.toUpperCase()),
    );
    return [name, secret === undefined ? value : `${folder}/${secret}`];
  });
  const given = Object.fromEntries(files) as Record<string, string>;
  checkEnvironment(given);
  const typed = { source: "flag", value: () => undefined, naming: (name: string) => name } as const;
  const all = readGiven(typed, given, [...listening, ...serving, ...measuring, ...environmentOnly]);
  expect(["serve", "worker"]).toContain(command);
  if (command === "serve") readServing(all);
  else readWorking(all);
}

const text = (path: string): string => readFileSync(path, "utf8");

const service = z.looseObject({
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  secrets: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  networks: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).default([]),
  read_only: z.boolean().optional(),
});
const compose = z
  .looseObject({
    services: z.record(z.string(), service),
    networks: z.record(z.string(), z.unknown()),
    volumes: z.record(z.string(), z.unknown()),
    secrets: z.record(z.string(), z.object({ file: z.string() })),
  })
  .parse(parse(text("examples/compose.yml"), { merge: true }));
const services = Object.entries(compose.services);
const ours = services.filter(([name]) => /^(?:serve|worker)-/.test(name));

test("compose starts two servers and two workers, with settings that they understand", () => {
  expect(ours.map(([name]) => name)).toEqual(["serve-1", "serve-2", "worker-1", "worker-2"]);
  for (const [, { command, environment = {} }] of ours) start(command?.[0], environment);
  expect(ours.every(([, { read_only: isReadOnly }]) => isReadOnly === true)).toBe(true);
});

test("compose uses only networks, volumes and secrets that it declares, and no secret is a value", () => {
  const used = services.flatMap(([, { secrets: names }]) => names);
  const volumes = services.flatMap(([, each]) => each.volumes.map((volume) => volume.split(":")[0] ?? ""));
  const networks = services.flatMap(([, each]) =>
    Array.isArray(each.networks) ? each.networks : Object.keys(each.networks),
  );

  expect(new Set(used)).toEqual(new Set(Object.keys(compose.secrets)));
  expect(volumes.filter((name) => !name.startsWith(".") && !(name in compose.volumes))).toEqual([]);
  expect(networks.filter((name) => !(name in compose.networks))).toEqual([]);
  const values = services.flatMap(([, { environment = {} }]) => Object.entries(environment));
  expect(
    values.filter(([name, value]) => /PASSWORD|SECRET|_URL_FILE/.test(name) && !value.startsWith("/run/secrets/")),
  ).toEqual([]);
});

test("every variable of compose has a comment above it", () => {
  const lines = text("examples/compose.yml").split("\n");
  const bare = lines.filter(
    (line, index) =>
      /^\s*#? ?(?:PORTCULLIS|POSTGRES)_\w+:/.test(line) &&
      !/^\s*(?:&\w+ )?#|^\s*(?:PORTCULLIS_RATE_LIMIT|POSTGRES_USER):/.test(lines[index - 1] ?? ""),
  );

  expect(bare).toEqual([]);
});

test("nginx of compose reaches both servers, and they believe it alone", () => {
  const front = z.record(z.string(), z.unknown());
  const address = (name: string): string =>
    z.object({ ipv4_address: z.string() }).parse(front.parse(compose.services[name]?.networks)["front"]).ipv4_address;
  const upstream = [...text("examples/nginx.conf").matchAll(/^\s+server (?<place>[\d.]+:\d+)/gm)].map(
    (match) => match[1],
  );

  expect(upstream).toEqual([`${address("serve-1")}:3000`, `${address("serve-2")}:3000`]);
  expect(compose.services["serve-1"]?.environment?.["PORTCULLIS_TRUST_PROXY"]).toBe(address("nginx"));
});

const probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) }).loose();
const workload = z.object({
  kind: z.literal("Deployment"),
  metadata: z.object({ name: z.string() }).loose(),
  spec: z
    .object({
      replicas: z.number(),
      selector: z.object({ matchLabels: z.record(z.string(), z.string()) }),
      template: z.object({
        metadata: z.object({ labels: z.record(z.string(), z.string()) }),
        spec: z
          .object({
            automountServiceAccountToken: z.literal(false),
            terminationGracePeriodSeconds: z.number(),
            securityContext: z.object({ runAsNonRoot: z.literal(true), runAsUser: z.literal(65532) }).loose(),
            containers: z.array(
              z
                .object({
                  args: z.array(z.string()),
                  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
                  env: z.array(z.object({ name: z.string(), value: z.string() })),
                  readinessProbe: probe,
                  livenessProbe: probe,
                  securityContext: z.object({
                    allowPrivilegeEscalation: z.literal(false),
                    readOnlyRootFilesystem: z.literal(true),
                    capabilities: z.object({ drop: z.tuple([z.literal("ALL")]) }),
                  }),
                  resources: z.object({
                    requests: z.object({ memory: z.string() }).loose(),
                    limits: z.object({ memory: z.string() }),
                  }),
                  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() }).loose()),
                })
                .loose(),
            ),
            volumes: z.array(
              z.object({ name: z.string(), secret: z.object({ secretName: z.string() }).loose().optional() }).loose(),
            ),
          })
          .loose(),
      }),
    })
    .loose(),
});

function documentsOf(name: string): readonly Record<string, unknown>[] {
  return parseAllDocuments(text(`examples/kubernetes/${name}.yaml`)).map((each) => {
    expect([...each.errors, ...each.warnings]).toEqual([]);
    return each.toJS() as Record<string, unknown>;
  });
}

const [secret] = documentsOf("secret.example");
const keys = z
  .object({ metadata: z.object({ name: z.string() }), stringData: z.record(z.string(), z.string()) })
  .parse(secret);

test.for(["serve", "worker"] as const)("the Kubernetes deployment of %s fits together", (name) => {
  const documents = documentsOf(name);
  const { spec } = workload.parse(documents[0]);
  const pod = spec.template.spec;
  const [container] = pod.containers;
  if (!container) throw new Error("a container");
  start(container.args[0], Object.fromEntries(container.env.map(({ name: variable, value }) => [variable, value])));

  expect(spec.template.metadata.labels).toEqual(spec.selector.matchLabels);
  for (const { httpGet } of [container.readinessProbe, container.livenessProbe])
    expect(container.ports.map((port) => port.name)).toContain(httpGet.port);
  expect([container.readinessProbe.httpGet.path, container.livenessProbe.httpGet.path]).toEqual(["/readyz", "/livez"]);
  expect(container.volumeMounts.map((mount) => mount.name).toSorted()).toEqual(
    pod.volumes.map((volume) => volume.name).toSorted(),
  );
  expect(pod.volumes.flatMap((volume) => volume.secret?.secretName ?? [])).toEqual([keys.metadata.name]);
  const files = container.env
    .filter(({ name: variable }) => variable.endsWith("_FILE"))
    .map(({ value }) => value.split("/").at(-1) ?? "");
  expect(files.toSorted()).toEqual(Object.keys(keys.stringData).toSorted());
  const selecting = documents.slice(1).map((each) => JSON.stringify(each["spec"]));
  expect(selecting.length).toBeGreaterThan(0);
  for (const each of selecting) expect(each).toContain(JSON.stringify(spec.selector.matchLabels));
});

test("pods have longer to end than the longest check takes", () => {
  expect(workload.parse(documentsOf("serve")[0]).spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(100);
});

test("metrics are for the namespace of the monitoring alone", () => {
  const [policy] = documentsOf("networkpolicy");
  const { ingress } = z
    .object({
      ingress: z.array(
        z.object({ from: z.array(z.unknown()).optional(), ports: z.array(z.object({ port: z.string() })) }),
      ),
    })
    .parse(policy?.["spec"]);

  expect(ingress.filter(({ from }) => !from).flatMap(({ ports }) => ports.map(({ port }) => port))).toEqual(["http"]);
});

test.for(["portcullis", "portcullis-worker"])(
  "the unit %s starts a command with settings that it understands",
  (name) => {
    const lines = text(`examples/systemd/${name}.service`).split("\n");
    const values = (key: string): readonly string[] =>
      lines.filter((line) => line.startsWith(`${key}=`)).map((line) => line.slice(key.length + 1));
    const env = Object.fromEntries(
      values("Environment").map((value) => [value.split("=", 1)[0] ?? "", value.slice(value.indexOf("=") + 1)]),
    );

    start(values("ExecStart")[0]?.split(" ")[1], { ...env, PORTCULLIS_DATA_DIR: "/var/lib/portcullis" });
    expect(values("NoNewPrivileges")).toEqual(["yes"]);
    expect(values("ProtectSystem")).toEqual(["strict"]);
  },
);

const stages = readDockerfile(text("Dockerfile"));
const image = stages.at(-1);

test("the image runs as an ordinary user, checks its own health, and stops by SIGTERM", () => {
  expect(stages.map(({ base }) => base)).toEqual(["node:24-slim", "node:24-slim"]);
  expect(valuesOf(image, "USER")).toEqual(["65532:65532"]);
  expect(valuesOf(image, "STOPSIGNAL")).toEqual(["SIGTERM"]);
  expect(valuesOf(image, "VOLUME")).toEqual(["/data"]);
  expect(wordsIn(valuesOf(image, "HEALTHCHECK")[0])[0]).toBe("node");
  expect(valuesOf(image, "LABEL")[0]).toContain("org.opencontainers.image.source=");
  const env = Object.fromEntries(valuesOf(image, "ENV").map((value) => value.split("=") as [string, string]));
  start(wordsIn(valuesOf(image, "CMD")[0])[0], env);
});

test("only packed files get into the image and its build", () => {
  expect(valuesOf(image, "COPY")).toEqual(["--from=package /package /app"]);
  const context = contextOf(text(".dockerignore"));
  const { files } = JSON.parse(text("package.json")) as { files: readonly string[] };
  // npm always packs these three; the library is for programs, and is not needed in the image.
  const packed = [...files.filter((file) => file !== "dist/lib"), "LICENSE", "README.md", "package.json"];
  expect(context.toSorted()).toEqual(packed.toSorted());
});
