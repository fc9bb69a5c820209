import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startNginx } from "./nginx.ts";
import { freePorts, run, startServer, temporaryFolder } from "./process.ts";

/** A product as its package installs it, at a port. */
interface Product {
  readonly name: string;
  readonly port: number;
}

/** Products that are running until they are disposed of. */
interface Products extends AsyncDisposable {
  readonly all: readonly Product[];
}

/** Starts a product on a port. */
type Start = (port: number, folder: string) => Promise<AsyncDisposable>;

/** Starts products from Debian packages, each on loopback with its own folder. */
export async function startProducts(): Promise<Products> {
  const entries = Object.entries(starts);
  const ports = await freePorts(entries.length);
  const running = await Promise.all(
    entries.map(([name, start], place) => start(ports[place] ?? 0, temporaryFolder(name))),
  );
  return {
    all: entries.map(([name], place) => ({ name, port: ports[place] ?? 0 })),
    async [Symbol.asyncDispose]() {
      for (const each of running) await each[Symbol.asyncDispose]();
    },
  };
}

const starts: Readonly<Record<string, Start>> = {
  "nginx-default": (port) => startNginx([{ port, lines: ["root /usr/share/nginx/html;"] }]),
  "nginx-listing": (port, folder) => startNginx([{ port, lines: [`root ${withFiles(folder)};`, "autoindex on;"] }]),
  "apache-default": (port, folder) => apache(port, folder, "/usr/share/apache2/default-site", []),
  "apache-listing": (port, folder) => apache(port, folder, withFiles(folder), ["Options +Indexes"]),
  "lighttpd-default": (port, folder) => lighttpd(port, folder, "/usr/share/lighttpd", ""),
  "lighttpd-listing-untold": (port, folder) =>
    lighttpd(port, folder, withFiles(folder), 'dir-listing.activate = "enable"\nserver.tag = "web"'),
  "lighttpd-listing": (port, folder) => lighttpd(port, folder, withFiles(folder), 'dir-listing.activate = "enable"'),
  "python-listing": (port, folder) =>
    startServer("python3", ["-m", "http.server", "-b", "127.0.0.1", "-d", withFiles(folder), `${port}`], {
      cwd: folder,
      port,
    }),
  novnc: (port, folder) => {
    cpSync("/usr/share/novnc", join(folder, "novnc"), { recursive: true });
    symlinkSync("vnc.html", join(folder, "novnc", "index.html"));
    return lighttpd(port, folder, join(folder, "novnc"), "");
  },
  cockpit: (port, folder) =>
    startServer("/usr/lib/cockpit/cockpit-ws", ["-a", "127.0.0.1", "-p", `${port}`, "--no-tls"], { cwd: folder, port }),
  phpinfo: (port, folder) => {
    writeFileSync(join(folder, "index.php"), "<?php phpinfo();");
    return php(port, folder, folder);
  },
  adminer: (port, folder) => {
    writeFileSync(join(folder, "index.php"), '<?php chdir("/usr/share/adminer/adminer"); include "./index.php";');
    return php(port, folder, folder);
  },
  phpldapadmin: (port, folder) => php(port, folder, "/usr/share/phpldapadmin/htdocs"),
  nagios: (port, folder) => php(port, folder, "/usr/share/nagios4/htdocs"),
  prometheus: (port, folder) => {
    writeFileSync(join(folder, "prometheus.yml"), "global: {}\n");
    const files = [`--config.file=${folder}/prometheus.yml`, `--storage.tsdb.path=${folder}/data`];
    return startServer("prometheus", [...files, `--web.listen-address=127.0.0.1:${port}`], { cwd: folder, port });
  },
  monit: (port, folder) => monit(port, folder, "localhost"),
  "monit-login": (port, folder) => monit(port, folder, "admin:a1b2c3"),
  supervisor: (port, folder) => supervisor(port, folder, []),
  "supervisor-login": (port, folder) => supervisor(port, folder, ["username = admin", "password = secret"]),
  phpmyadmin: (port, folder) => php(port, folder, "/usr/share/phpmyadmin"),
  roundcube: (port, folder) =>
    php(port, folder, "/usr/share/roundcube", { RCUBE_CONFIG_PATH: roundcubeSettings(folder) }),
};

function withFiles(folder: string): string {
  const files = join(folder, "files");
  mkdirSync(files);
  writeFileSync(join(files, "dump.sql"), "");
  return files;
}

function apache(port: number, folder: string, root: string, lines: readonly string[]): Promise<AsyncDisposable> {
  const modules = ["mpm_event", "authz_core", "dir", "mime", "autoindex"];
  const configuration = [
    `ServerRoot ${folder}`,
    "ServerName lab.example",
    `PidFile ${folder}/httpd.pid`,
    `ErrorLog ${folder}/error.log`,
    "Mutex pthread",
    `Listen 127.0.0.1:${port}`,
    ...modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
    "TypesConfig /etc/mime.types",
    "User www-data",
    "Group www-data",
    `DocumentRoot ${root}`,
    `<Directory ${root}>`,
    "Require all granted",
    "DirectoryIndex index.html",
    ...lines,
    "</Directory>",
  ];
  writeFileSync(join(folder, "httpd.conf"), `${configuration.join("\n")}\n`);
  run("chmod", ["-R", "a+rX", folder], folder);
  return startServer("/usr/sbin/apache2", ["-f", join(folder, "httpd.conf"), "-D", "FOREGROUND"], {
    cwd: folder,
    port,
  });
}

function lighttpd(port: number, folder: string, root: string, line: string): Promise<AsyncDisposable> {
  const configuration = [
    `server.document-root = "${root}"`,
    'server.bind = "127.0.0.1"',
    `server.port = ${port}`,
    'index-file.names = ("index.html")',
    'mimetype.assign = (".html" => "text/html")',
    'server.modules += ("mod_dirlisting")',
    line,
  ];
  writeFileSync(join(folder, "lighttpd.conf"), `${configuration.join("\n")}\n`);
  return startServer("lighttpd", ["-D", "-f", join(folder, "lighttpd.conf")], { cwd: folder, port });
}

function php(port: number, folder: string, root: string, env: NodeJS.ProcessEnv = {}): Promise<AsyncDisposable> {
  return startServer("php", ["-d", `session.save_path=${folder}`, "-S", `127.0.0.1:${port}`, "-t", root], {
    cwd: folder,
    port,
    env,
  });
}

function monit(port: number, folder: string, allowed: string): Promise<AsyncDisposable> {
  const files = ["pidfile", "idfile", "statefile"].map((name) => `set ${name} ${folder}/${name}`);
  const lines = [...files, "set daemon 60", `set httpd port ${port} and use address 127.0.0.1`, `allow ${allowed}`];
  writeFileSync(join(folder, "monitrc"), `${lines.join("\n")}\n`, { mode: 0o600 });
  return startServer("monit", ["-I", "-c", join(folder, "monitrc")], { cwd: folder, port });
}

function supervisor(port: number, folder: string, lines: readonly string[]): Promise<AsyncDisposable> {
  const sections = [
    "[inet_http_server]",
    `port = 127.0.0.1:${port}`,
    ...lines,
    "[supervisord]",
    `logfile = ${folder}/log`,
    `pidfile = ${folder}/pid`,
    `childlogdir = ${folder}`,
  ];
  writeFileSync(join(folder, "supervisord.conf"), `${sections.join("\n")}\n`);
  const args = ["-n", "-c", join(folder, "supervisord.conf")];
  return startServer("supervisord", args, { cwd: folder, port });
}

/** The answers to Debian's installation questions for Roundcube; an empty database is enough for its login page. */
function roundcubeSettings(folder: string): string {
  const settings = [
    "<?php",
    `$config["db_dsnw"] = "sqlite:///${folder}/mail.db?mode=0640";`,
    `$config["log_dir"] = "${folder}";`,
    `$config["temp_dir"] = "${folder}";`,
    '$config["des_key"] = "0123456789abcdef01234567";',
    '$config["plugins"] = [];',
  ];
  writeFileSync(join(folder, "config.inc.php"), settings.join("\n"));
  writeFileSync(join(folder, "defaults.inc.php"), readFileSync("/etc/roundcube/defaults.inc.php"));
  return folder;
}
