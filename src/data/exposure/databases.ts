import type { ExposureRule } from "./rule.ts";

/** Screens by which databases and directories are administered. From the pages that the projects' own templates make; November 2026. */
export const databaseRules: readonly Omit<ExposureRule, "category">[] = [
  {
    id: "phpmyadmin",
    product: "phpMyAdmin",
    any: [
      { cookie: "phpmyadmin*" },
      { cookie: "__secure-phpmyadmin*" },
      { cookie: "pma_lang*" },
      { cookie: "pmauser-*" },
      { field: "pma_password" },
    ],
    some: [
      { title: "phpmyadmin" },
      { asset: "pmahomme" },
      { asset: "js/dist/functions.js" },
      { element: "#pma_header" },
      { script: "commonparams.setall" },
      { favicon: -1010568750 },
    ],
    open: [{ element: "#serverinfo" }, { element: "#pma_navigation" }],
    yes: {
      headers: { "Set-Cookie": "phpMyAdmin=abc; path=/; HttpOnly" },
      html: '<title>phpMyAdmin</title><input type="password" name="pma_password">',
      access: "login",
    },
    no: { html: "<title>phpMyAdmin</title><p>Install phpMyAdmin on Debian" },
  },
  {
    id: "adminer",
    product: "Adminer",
    any: [{ cookie: "adminer_*" }],
    some: [
      { title: "adminer", followedBy: "$" },
      { title: "login - adminer" },
      { field: "auth[driver]" },
      { field: "auth[password]" },
      { asset: "adminer.css" },
      { asset: "?file=default.css" },
      { asset: "?file=functions.js" },
    ],
    open: [{ element: "#dbs" }],
    yes: {
      html: '<title>Login - Adminer</title><select name="auth[driver]"></select><input type="password" name="auth[password]">',
      access: "login",
    },
    no: { html: "<title>Login - Adminer</title><p>A tool in one file" },
  },
  {
    id: "pgadmin",
    product: "pgAdmin",
    any: [{ cookie: "pga4_session" }],
    some: [
      { titleIs: "pgAdmin 4" },
      { cookie: "pgadmin_language" },
      { asset: "/static/js/generated/" },
      { form: "/authenticate/login" },
    ],
    login: [{ path: "/login" }],
    open: [{ path: "/browser" }],
    yes: {
      path: "/login?next=/",
      html: '<title>pgAdmin 4</title><form action="/authenticate/login"><input type="password">',
      access: "login",
    },
    no: { html: "<title>pgAdmin 4</title><p>Download" },
  },
  {
    id: "phppgadmin",
    product: "phpPgAdmin",
    any: [{ cookie: "ppa_id" }],
    some: [{ titleIs: "phpPgAdmin" }, { asset: "browser.php" }, { asset: "intro.php" }, { asset: "servers.php" }],
    yes: {
      html: '<title>phpPgAdmin</title><frameset><frame src="browser.php" name="browser"><frame src="intro.php" name="detail">',
    },
    no: { html: "<title>phpPgAdmin</title><p>A fork" },
  },
  {
    id: "mongo-express",
    product: "mongo-express",
    any: [{ cookie: "mongo-express" }, { script: "window.me_settings" }],
    some: [
      { title: " - mongo express" },
      { asset: "public/img/mongo-express" },
      { text: "mongo express" },
      { element: "#pagetitle" },
    ],
    open: [{ element: "#pagetitle" }, { script: "window.me_settings" }],
    severity: { open: "critical", login: "medium" },
    yes: {
      html: '<title>Home - Mongo Express</title><img src="/public/img/mongo-express-logo.png"><h1 id="pageTitle">Mongo Express</h1>',
      access: "open",
    },
    no: { html: "<title>Home - Mongo Express</title><pre>docker run mongo-express</pre>" },
  },
  {
    id: "redis-commander",
    product: "Redis Commander",
    some: [
      { title: "redis commander" },
      { asset: "redisCommander.js" },
      { asset: "redisCommander.css" },
      { element: "#redisCommandsModal" },
      { element: "#keyTree" },
    ],
    open: [{ asset: "redisCommander.js" }],
    yes: {
      html: '<title>Redis Commander: Home</title><script src="scripts/redisCommander.js"></script><div id="redisCommandsModal"></div>',
      access: "open",
    },
    no: { html: "<title>Redis Commander: Home</title><p>Video" },
  },
  {
    id: "redisinsight",
    product: "Redis Insight",
    any: [{ titleIs: "Redis Insight", on: "shell" }],
    some: [
      { titleIs: "Redis Insight" },
      { titleIs: "RedisInsight" },
      { script: "__ri_proxy_path__" },
      { script: "riproxypath" },
      { asset: "redisinsight" },
    ],
    // The application itself has no login.
    open: true,
    severity: { open: "critical", login: "medium" },
    yes: {
      html: "<title>Redis Insight</title><script>var RIPROXYPATH = ''; window.__RI_PROXY_PATH__ = RIPROXYPATH;</script><div id=root></div>",
      access: "open",
    },
    no: { html: "<title>Redis Insight</title><p>The best GUI" },
  },
  {
    id: "phpldapadmin",
    product: "phpLDAPadmin",
    login: [{ asset: "images/default/login.png" }],
    some: [
      { title: "phpldapadmin" },
      { asset: "css/default/style.css" },
      { asset: "js/default/ajax_functions.js" },
      { asset: "images/default/logo" },
      { cookie: "phpldapadmin" },
      { form: "cmd.php" },
    ],
    open: [{ text: "create new entry here" }],
    yes: {
      html: '<title>phpLDAPadmin (1.2.6.3) - </title><link rel="stylesheet" href="css/default/style.css"><script src="js/default/ajax_functions.js">',
    },
    no: { html: "<title>phpLDAPadmin (1.2.6.3)</title><p>Using it" },
  },
];
