import type { ExposureRule } from "./rule.ts";

const ofBucket = { open: "high", login: "info" } as const;

/** Directory listings. Written by hand from these servers' output; November 2026. */
export const directoryListings: readonly Omit<ExposureRule, "category">[] = [
  {
    id: "index-of",
    product: "Apache or nginx directory listing",
    isWriting: true,
    all: [{ title: "index of /" }],
    any: [
      { body: "<h1>index of /", followedBy: "[^<]{0,100}</h1>[\\s\\S]{0,12}(?:<pre|<ul|<table|<a |<hr|$)" },
      { body: 'href="?c=n;o=d"' },
      { body: '<a href="../">../</a>' },
      { body: 'href="https://github.com/svenstaro/miniserve"' },
    ],
    not: [
      { body: '<table summary="directory listing"' },
      { body: "<pre><h1" },
      { body: "<code" },
      { body: "<article" },
    ],
    open: true,
    yes: { html: '<title>Index of /</title><h1>Index of /</h1><a href="db.sql">db.sql</a>', access: "open" },
    no: { html: "<title>Index of /a/ pronunciations</title>" },
  },
  {
    id: "iis-listing",
    product: "IIS directory listing",
    isWriting: true,
    // The root has no link to a parent directory, so the heading and the columns of dates and sizes are the signs.
    all: [{ title: " - /" }, { body: "<pre>" }],
    any: [{ body: "[to parent directory]</a>" }, { body: " - /</h1><hr>" }],
    open: true,
    yes: {
      html: '<html><head><title>shop.example - /</title></head><body><H1>shop.example - /</H1><hr>\n\n<pre> 11/20/2026  1:30 PM         1234 <A HREF="/web.config">web.config</A><br></pre><hr></body></html>',
      access: "open",
    },
    no: { html: "<title>a - /b</title><p>[To Parent Directory]" },
  },
  {
    id: "python-listing",
    product: "Python http.server listing",
    all: [{ title: "directory listing for /" }],
    any: [
      { header: "server", has: "simplehttp/" },
      { body: "<h1>directory listing for /", followedBy: "[^<]{0,100}</h1>[\\s\\S]{0,12}<(?:ul|hr)" },
    ],
    open: true,
    severity: ofBucket,
    yes: {
      headers: { Server: "SimpleHTTP/0.6 Python/3.11.2" },
      html: "<title>Directory listing for /</title>",
      access: "open",
    },
    no: { html: "<title>Directory listing for lawyers</title>" },
  },
  {
    id: "caddy-listing",
    product: "Caddy directory listing",
    all: [{ body: '<th class="hideable"></th>' }],
    any: [{ body: "caddyserver.com" }, { header: "server", has: "caddy" }],
    open: true,
    yes: { headers: { Server: "Caddy" }, html: '<title>/</title><th class="hideable"></th>', access: "open" },
    no: { html: '<th class="hideable"></th>' },
  },
  {
    id: "lighttpd-listing",
    product: "lighttpd directory listing",
    isWriting: true,
    not: [{ body: "<pre><h2" }, { body: "<code" }, { body: "<article" }],
    // The foot shows server.tag, which its operator may change.
    all: [{ title: "index of /" }],
    any: [{ body: '<table summary="directory listing"' }, { body: '<div class="foot">lighttpd' }],
    open: true,
    yes: {
      html: '<title>Index of /pub/</title><h2>Index of /pub/</h2><div class="list"><table summary="Directory Listing" cellpadding="0"></table></div><div class="foot">web</div>',
      access: "open",
    },
    no: { html: "<title>Index of /pub/</title>" },
  },
  {
    id: "tomcat-listing",
    product: "Tomcat directory listing",
    all: [{ title: "directory listing for [/" }],
    any: [{ text: "last modified" }],
    open: true,
    yes: {
      html: "<title>Directory Listing For [/]</title><h1>Directory Listing For [/]</h1><table><tr><td>Filename</td><td>Size</td><td>Last Modified</td></tr></table>",
      access: "open",
    },
    no: { html: "<title>Directory Listing For [/]</title><p>Meaning" },
  },
  {
    id: "jetty-listing",
    product: "Jetty directory listing",
    all: [{ title: "directory: /" }],
    any: [{ asset: "jetty-dir.css" }, { text: "last modified" }],
    open: true,
    yes: { html: '<link href="jetty-dir.css" rel="stylesheet" /><title>Directory: /</title>', access: "open" },
    no: { html: "<title>Directory: / of people</title>" },
  },
  {
    id: "s3-listing",
    product: "S3 bucket listing",
    all: [{ body: "<listbucketresult" }],
    any: [
      { header: "content-type", has: "xml" },
      { header: "server", has: "amazons3" },
      { body: '<listbucketresult xmlns="http' },
    ],
    not: [{ body: "<html" }, { body: "<pre" }, { body: "<title" }],
    open: true,
    severity: ofBucket,
    yes: {
      headers: { Server: "AmazonS3" },
      html: '<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>b</Name>',
      access: "open",
    },
    no: { html: '<title>Buckets</title><pre><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">' },
  },
  {
    id: "azure-listing",
    product: "Azure container listing",
    all: [{ body: "<enumerationresults " }],
    not: [{ body: "<html" }, { body: "<pre" }, { body: "<title" }],
    open: true,
    severity: ofBucket,
    yes: { html: '<EnumerationResults ContainerName="https://a.blob.core.windows.net/b">', access: "open" },
    no: { html: '<title>Blobs</title><pre><EnumerationResults ContainerName="b">' },
  },
  {
    id: "webdav-listing",
    product: "WebDAV collection",
    not: [{ body: "<pre" }, { body: "<code" }],
    any: [{ title: "- revision " }, { titleIs: "Collection: /" }],
    all: [{ body: 'powered by <a href="http://subversion' }],
    open: true,
    severity: ofBucket,
    yes: {
      html: '<title>repo - Revision 12: /</title><em>Powered by <a href="http://subversion.apache.org/">',
      access: "open",
    },
    no: { html: "<title>Notes - Revision 12</title>" },
  },
  {
    id: "h5ai",
    product: "h5ai listing",
    all: [{ title: "powered by h5ai" }],
    any: [{ asset: "_h5ai/" }, { element: "#root" }, { element: "#fallback" }],
    open: true,
    yes: {
      html: '<title>index - powered by h5ai v0.30.0</title><script src="/_h5ai/public/js/scripts.js">',
      access: "open",
    },
    no: { html: "<title>A site powered by h5ai</title>" },
  },
  {
    // serve-handler's template, which `npx serve` and Next.js's export previews show.
    id: "serve-listing",
    product: "serve directory listing",
    all: [{ title: "files within " }, { element: "#files" }],
    open: true,
    yes: {
      html: '<title>Files within public/</title><main><header><h1><i>Index of&nbsp;</i><a href="/">public/</a></h1></header><ul id="files"><li><a href="/.env" title=".env" class="file">.env</a></li></ul></main>',
      access: "open",
    },
    no: { html: "<title>Files within reach: a story</title>" },
  },
  {
    // Express's serve-index.
    id: "serve-index-listing",
    product: "serve-index directory listing",
    all: [{ title: "listing directory /" }, { element: "#files" }],
    open: true,
    yes: {
      html: '<title>listing directory /</title><body class="directory"><input id="search" type="text" placeholder="Search" autocomplete="off" /><div id="wrapper"><h1><a href="/">~</a> / </h1><ul id="files" class="view-tiles"><li><a href="/backup.sql" class="icon" title="backup.sql"></a></li></ul></div>',
      access: "open",
    },
    no: { html: "<title>Listing directory / of lawyers</title>" },
  },
  {
    id: "filebrowser",
    product: "File Browser",
    all: [{ titleIs: ["File Browser", "FileBrowser"] }],
    any: [{ script: "window.filebrowser" }, { asset: "/static/img/icons/" }, { asset: "/static/js/app." }],
    login: true,
    severity: { open: "high", login: "low" },
    yes: { html: "<title>File Browser</title><script>window.FileBrowser = {}</script>", access: "login" },
    no: { html: "<title>File Browser</title><p>For Mac" },
  },
];
