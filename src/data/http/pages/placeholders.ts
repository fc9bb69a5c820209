import type { PageMark } from "./marks.ts";

const gone = [404, 410] as const;
const shown = [200, 402, 403, 404, 503] as const;
const closed = [402, 403, 404, 409, 410, 421] as const;
const bad = [400, 402, 403, 404, 410, 421, 500, 502, 503, 530] as const;

/**
 * The pages with which hosting platforms say that no site exists at a name: never deployed, deleted, paused or not connected. A page of an
 * existing site that is missing is not in this table. Sources: fingerprints.json of EdOverflow/can-i-take-over-xyz, the takeover templates
 * of projectdiscovery/nuclei-templates, https://vercel.com/docs/errors, https://render.com/docs/troubleshooting-deploys,
 * https://docs.railway.com/reference/errors, https://ngrok.com/docs/errors, and the AWS and Google error codes of storage. Written 2026-11-29; the marks of Railway,
 * GitHub, Vercel, Azure, Surge and Netlify were compared with copies of these pages, the others were not. The default
 * pages of IIS, OpenResty, Tomcat, Caddy and the Linux distributions were compared with copies in public repositories on 2026-11-30.
 */
export const placeholders: readonly PageMark[] = [
  // Default pages of a server or platform where nothing was deployed yet, and of an account that was closed.
  {
    service: "cPanel",
    statuses: shown,
    page: /<title>account suspended<\/title>.{0,8000}contact your hosting provider/,
  },
  { service: "cPanel", statuses: shown, page: /<title>default web ?site page<\/title>/ },
  { service: "Plesk", statuses: shown, page: /<title>(?:domain default page|web server's default page)<\/title>/ },
  {
    service: "nginx",
    statuses: shown,
    page: /<title>welcome to nginx!<\/title>.{0,4000}further configuration is required/,
  },
  {
    service: "Apache",
    statuses: shown,
    page: /^<html><body><h1>it works!<\/h1><\/body><\/html>$|<title>apache2 (?:debian|ubuntu) default page: it works<\/title>/,
  },
  // The packages of Fedora, Red Hat, CentOS, Rocky Linux, AlmaLinux and Amazon Linux; their Apache sends the page with 403.
  {
    service: "Apache or nginx",
    statuses: shown,
    page: /<title>test page for the (?:apache |nginx )?http server(?: on [^<]{1,60})?<\/title>|<title>(?:apache )?http server test page powered by:? [^<]{1,60}<\/title>/,
  },
  {
    service: "IIS",
    statuses: shown,
    page: /<title>iis(?:7| windows(?: server)?)<\/title>.{0,4000}(?:fwlink\/\?linkid=66138|iisstart\.png)/,
  },
  {
    service: "OpenResty",
    statuses: shown,
    page: /<title>welcome to openresty!<\/title>.{0,4000}successfully installed/,
  },
  { service: "Caddy", statuses: shown, page: /<title>caddy works!<\/title>/ },
  {
    service: "Tomcat",
    statuses: shown,
    page: /<title>apache tomcat\/\d[^<]{0,20}<\/title>.{0,8000}you've successfully installed tomcat/,
  },
  // Parked names. uBlock Origin tells them by the key with which their advertising asks Adblock Plus to be shown; /lander is Afternic's.
  {
    service: "Domain parking",
    statuses: shown,
    page: /^(?:<!doctype[^>]{0,200}> ?)?(?:<!--[^>]{0,400}--> ?)?<html[^>]{0,400} data-adblockkey=["'a-z0-9]/,
  },
  {
    service: "Domain parking",
    statuses: shown,
    page: /<script>window\.onload ?= ?function ?\(\) ?\{ ?window\.location\.href ?= ?"\/lander["?]/,
  },
  {
    service: "Azure App Service",
    statuses: shown,
    page: /<title>microsoft azure app service - welcome<\/title>|>your web app is running and waiting for your content</,
  },
  {
    service: "Firebase Hosting",
    statuses: shown,
    page: /<title>welcome to firebase hosting<\/title>.{0,12000}firebase hosting setup complete/,
  },
  { service: "GitHub Pages", statuses: gone, page: /<title>site not found (?:&middot;|·) github pages<\/title>/ },
  { service: "GitHub Pages", statuses: gone, page: /<(?:strong|h1|p)>there isn't a github pages site here\.?<\// },
  {
    service: "GitHub Pages",
    statuses: gone,
    header: { name: "server", value: /^github\.com$/i },
    page: /there isn't a github pages site here/,
  },
  {
    service: "GitLab Pages",
    statuses: gone,
    page: /<title>the page you're looking for could not be found(?: \(404\))?<\/title>/,
  },
  {
    service: "Vercel",
    statuses: bad,
    header: {
      name: "x-vercel-error",
      value: /^deployment_(?:not_found|deleted|disabled|paused|not_ready_redirecting)$/i,
    },
  },
  { service: "Vercel", statuses: bad, page: /^the deployment could not be found on vercel\. deployment_not_found/ },
  {
    service: "Vercel",
    statuses: bad,
    page: /<title>404: not_found<\/title>.{0,8000}code: ?<code>deployment_not_found<\/code>|<code>deployment_not_found<\/code>/,
  },
  { service: "Netlify", statuses: gone, page: /^not found - request id: [0-9a-z]+$/ },
  {
    service: "Netlify",
    statuses: gone,
    header: { name: "server", value: /^netlify$/i },
    page: /<title>(?:site|page) not found<\/title>.{0,12000}(?:doesn't exist on netlify|site not found<\/h1>)|not found - request id:/,
  },
  {
    service: "Heroku",
    statuses: gone,
    page: /<title>no such app<\/title>|<iframe src="(?:https?:)?\/\/(?:www\.)?herokucdn\.com\/error-pages\/no-such-app\.html"/,
  },
  {
    service: "Fastly",
    statuses: bad,
    page: /^(?:<html>|<!doctype html>|<head>|<title>|<body>|<p>|<h1>|\s)*fastly error: unknown domain/,
  },
  {
    service: "Amazon S3",
    statuses: gone,
    page: /<code>(?:nosuchbucket|nosuchwebsiteconfiguration)<\/code>|<li>code: (?:nosuchbucket|nosuchwebsiteconfiguration)<\/li>/,
  },
  { service: "Google Cloud Storage", statuses: gone, header: { name: "x-guploader-uploadid" }, page: /nosuchbucket/ },
  {
    service: "Amazon CloudFront",
    statuses: [403, 404, 421],
    page: /<title>error: the request could not be satisfied<\/title>.{0,4000}bad request\. we can't connect to the server for this app or website/,
  },
  {
    service: "Azure App Service",
    statuses: closed,
    page: /<title>(?:404 web site not found|microsoft azure web app - error 404|web app - unavailable)<\/title>|<h2>404 web site not found<\/h2>|<h1[^>]*>error 40[34] - (?:web app not found|this web app is stopped)\.?<\//,
  },
  { service: "Azure Static Web Apps", statuses: gone, page: /<title>azure static web apps - 404: not found<\/title>/ },
  {
    service: "Azure Front Door",
    statuses: bad,
    header: { name: "x-azure-ref" },
    page: /<h2>our services aren't available right now<\/h2>/,
  },
  {
    service: "Azure Front Door",
    statuses: bad,
    page: /<h2>our services aren't available right now<\/h2>.{0,2000}we're working to restore all services/,
  },
  { service: "Azure Front Door", statuses: gone, header: { name: "x-azure-externalerror" } },
  {
    service: "Render",
    statuses: bad,
    header: { name: "x-render-routing", value: /^(?:no-server|suspend|suspended)/i },
  },
  { service: "Render", statuses: [503], page: /<title>service suspended<\/title>.{0,4000}suspended by its owner/ },
  { service: "Railway", statuses: gone, header: { name: "x-railway-fallback", value: /^true$/i } },
  { service: "Railway", statuses: gone, page: /^\{"status":"error","code":404,"message":"application not found"/ },
  { service: "Cloudflare Pages", statuses: gone, page: /<title>nothing is here yet(?: \| cloudflare pages)?<\/title>/ },
  {
    service: "Cloudflare Workers",
    statuses: gone,
    page: /<title>there is nothing here yet(?: \| cloudflare workers)?<\/title>|<h1[^>]*>there is nothing here yet<\/h1>/,
  },
  {
    service: "Firebase Hosting",
    statuses: gone,
    page: /<title>site not found<\/title>.{0,8000}(?:firebase|haven't deployed an app)/,
  },
  { service: "Surge", statuses: gone, page: /<title>project not found<\/title>.{0,8000}surge\.sh/ },
  {
    service: "Shopify",
    statuses: closed,
    page: /<(?:h1|h2|h3|title|p)[^>]*>sorry, this (?:shop|store) is currently unavailable\.?<\/|<title>create an ecommerce website and sell online!/,
  },
  {
    service: "Squarespace",
    statuses: bad,
    page: /<title>squarespace - (?:no such account|domain not claimed|account not available|website expired|domain not connected)<\/title>/,
  },
  {
    service: "Webflow",
    statuses: gone,
    page: /<title>(?:site not found - webflow|404 - page not found - webflow)<\/title>|<p class="description">the page you are looking for doesn't exist or has been moved\.?<\/p>/,
  },
  {
    service: "Ghost",
    statuses: bad,
    page: /<title>(?:site unavailable|domain error)[^<]*<\/title>.{0,8000}(?:failed to resolve dns path for this host|ghost\.org)|<[a-z0-9]+[^>]*>(?:failed to resolve dns path for this host|the thing you were looking for is no longer here, or never was)/,
  },
  {
    service: "Zendesk",
    statuses: bad,
    page: /<title>help center closed(?: \| zendesk)?<\/title>|<h1[^>]*>(?:help center closed|this help center no longer exists)/,
  },
  {
    service: "Bitbucket",
    statuses: gone,
    header: { name: "server", value: /^atlassian/i },
    page: /<title>repository not found(?: [^<]*)?<\/title>|^repository not found$/,
  },
  {
    service: "Pantheon",
    statuses: gone,
    page: /<title>404 - unknown site<\/title>|404 error unknown site!.{0,2000}the gods are wise, but do not know of the site which you seek/,
  },
  {
    service: "WP Engine",
    statuses: bad,
    page: /<title>(?:wp engine[^<]*|the site you were looking for couldn't be found\.?)<\/title>|<h1[^>]*>the site you were looking for couldn't be found/,
  },
  { service: "Kinsta", statuses: gone, page: /<title>no site for domain<\/title>|<h1[^>]*>no site for domain<\// },
  { service: "WordPress.com", statuses: gone, page: /do you want to register <em>[a-z0-9-]+\.wordpress\.com<\/em>\?/ },
  {
    service: "Tumblr",
    statuses: gone,
    page: /<title>not found\.<\/title>.{0,8000}whatever you were looking for doesn't currently exist at this address/,
  },
  {
    service: "Acquia",
    statuses: gone,
    page: /<title>web site not found<\/title>|<h1>web site not found<\/h1>.{0,2000}acquia/,
  },
  {
    service: "Deno Deploy",
    statuses: gone,
    page: /^(?:404: not found )?the requested deployment does not exist\.|<code>deployment_not_found<\/code>/,
  },
  {
    service: "DigitalOcean App Platform",
    statuses: gone,
    header: { name: "x-do-orig-status", value: /^404$/ },
    page: /<title>domain not found<\/title>/,
  },
  {
    service: "ngrok",
    statuses: bad,
    header: { name: "ngrok-error-code", value: /^err_ngrok_(?:3200|3204|3207|8012)$/i },
  },
  {
    service: "Read the Docs",
    statuses: gone,
    page: /<title>(?:404 - )?(?:unknown|not found|domain) (?:site|host|project)[^<]*read the docs<\/title>/,
  },
  { service: "Help Scout", statuses: gone, page: /no settings were found for this company:/ },
];
