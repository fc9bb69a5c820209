import type { Option } from "../options.ts";

/** Where `portcullis serve` listens. In the environment, one variable sets both: Kubernetes may set PORTCULLIS_PORT for its own purpose. */
export const listening: readonly Option[] = [
  {
    name: "host",
    value: "ADDRESS",
    about: "Listen on this address (default 127.0.0.1; PORTCULLIS_LISTEN=ADDRESS:PORT)",
  },
  { name: "port", value: "PORT", about: "Listen on this port (default 3000; 0 takes any free one)" },
];

/** Where results are stored: for `portcullis serve`, and for the commands that manage its store. */
export const storing: readonly Option[] = [
  {
    name: "data_dir",
    isFile: true,
    value: "FOLDER",
    about: "Store results in this folder (default $XDG_STATE_HOME/portcullis, else ~/.local/state/portcullis)",
  },
];

/** Where a command stores its results. Without it, nothing is stored. */
export const remembering: readonly Option[] = [
  {
    name: "data_dir",
    isFile: true,
    value: "FOLDER",
    about:
      "Store results in this folder, for history, pivot and the previous snapshot; without this flag nothing is stored",
  },
];

/** Options of `portcullis serve`, in addition to the measuring options. */
export const serving: readonly Option[] = [
  {
    name: "trust_proxy",
    value: "CIDR,…",
    isList: true,
    about: "Trusted proxies in front of this server; their X-Forwarded-For or Forwarded header is used (default none)",
  },
  {
    name: "base_url",
    value: "URL",
    about: "Public URL of this server; agents may use its host name (default this machine only)",
  },
  {
    name: "operator",
    value: "TEXT",
    about: "Who runs this server and how to reach them; shown on the pages, in OpenAPI and to agents",
  },
  {
    name: "terms",
    value: "TEXT",
    about: "Terms of use that the server shows (default: free use is non-commercial, companies contact the operator)",
  },
  { name: "rate_limit", value: "NUMBER", about: "Requests a minute for each client (default 60)" },
  {
    name: "all_ips",
    isFlag: true,
    about: "Measure every address of a host unless the request says otherwise (default false)",
  },
  {
    name: "rate_limit_heavy",
    value: "NUMBER",
    about: "Requests a minute to heavy checks for each client (default 10)",
  },
  {
    name: "rate_limit_network",
    value: "NUMBER",
    about: "Times the limit of one client that all clients of an IPv6 /48 have together, 1 to 65536 (default 16)",
  },
  {
    name: "target_runs",
    value: "NUMBER",
    about: "Concurrent runs of anonymous clients at one target address (default 4)",
  },
  {
    name: "target_runs_reserved",
    value: "NUMBER",
    about: "Further concurrent runs at it for watches and holders of keys (default 2)",
  },
  {
    name: "target_connections",
    value: "NUMBER",
    about: "Connections a minute to one target address; watches and holders of keys get a quarter more (default 600)",
  },
  {
    name: "target_edge",
    value: "NUMBER",
    about: "Times more for an address whose many names each have a valid certificate, 1 to 8 (default 8)",
  },
  {
    name: "https",
    isFlag: true,
    about: "Serve HTTPS, with a self-signed certificate unless a file is given (default false)",
  },
  { name: "https_cert", isFile: true, value: "FILE", about: "Serve HTTPS with the certificate chain in this PEM file" },
  {
    name: "https_key",
    isFile: true,
    value: "FILE",
    about: "PEM file of the unencrypted private key for HTTPS (default the file of the certificate)",
  },
  ...storing,
  {
    name: "public_changes",
    isFlag: true,
    about:
      "Show the changes of watched domains and the history of reports to all clients, except ports and exposed pages (default true)",
  },
  {
    name: "store_limit",
    value: "SIZE",
    about: "Size limit of the store, such as 500MB; the oldest results are deleted first (default 10GB)",
  },
];

/** How `portcullis serve` presents itself to the user who starts it. The environment cannot set these options. */
export const showing: readonly Option[] = [
  { name: "open", isFlag: true, about: "Open the start page in the browser" },
  { name: "qr", isFlag: true, about: "Print the URL as a QR code if standard error is a terminal" },
];
