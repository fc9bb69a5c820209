import { Bs as custom, Fs as _enum, Jo as valuesOf, Qo as defineCheck, Qs as object, Rs as array, So as parseName, Wa as types, Ws as int, Xo as targetOfHost, Yo as attempt, Ys as literal, ac as union, cs as defineProblems, ds as severities, fa as isTrustedByHandshake, ir as descriptions, la as readLocation, lo as reach, ls as finder, nc as strictObject, nr as concludeGrade, pa as upgradedByHsts, qo as decodePage, rc as string, ta as readTags, tc as record, ts as hostOf, zs as boolean } from "./gate.js";
import { _t as Failure, dt as printable } from "./start.js";
import { n as stranger } from "./public-address.js";
import { n as registrableTarget } from "./registrable2.js";
import { i as operationalWordOf, n as areNamesKnown, r as operationalUses, t as subdomains } from "./subdomains.js";
import { t as ask } from "./lookup.js";
import { createHash } from "node:crypto";
// src/core/user-data.ts
function userDataKind(kind) {
	return {
		wrap: (value) => ({
			kind,
			value
		}),
		find: (data = []) => data.find((each) => each.kind === kind)?.value
	};
}
// src/data/exposure/rule.ts
const exposureCategories = [
	"admin-screen",
	"remote-access",
	"developer-tool",
	"directory-listing",
	"staging",
	"default-page",
	"login-page",
	"other"
];
const usualSeverities = {
	"admin-screen": {
		open: "critical",
		login: "medium"
	},
	"remote-access": {
		open: "high",
		login: "low"
	},
	"developer-tool": {
		open: "high",
		login: "low"
	},
	"directory-listing": {
		open: "medium",
		login: "info"
	},
	staging: {
		open: "medium",
		login: "low"
	},
	"default-page": {
		open: "low",
		login: "info"
	},
	"login-page": {
		open: "low",
		login: "info"
	},
	other: {
		open: "info",
		login: "info"
	}
};
// src/data/exposure/builds.ts
const takesCommands$3 = {
	open: "critical",
	login: "medium"
};
const builds = [
	{
		id: "jenkins",
		product: "Jenkins",
		any: [{ header: "x-jenkins" }, { header: "x-hudson" }],
		some: [
			{ title: "[jenkins]" },
			{ title: " - jenkins" },
			{ titleIs: "Jenkins" },
			{ element: "#jenkins" },
			{ element: "id=jenkins" },
			{ field: "j_username" },
			{ form: "j_spring_security_check" },
			{ favicon: 81586312 }
		],
		login: [{ path: "/login" }],
		open: [{ element: "#jenkins" }, { title: "dashboard" }],
		severity: takesCommands$3,
		yes: {
			status: 403,
			headers: { "X-Jenkins": "2.440.1" },
			html: "Authentication required",
			access: "login"
		},
		no: { html: "<title>Dashboard [Jenkins]</title><p>Pipelines explained" }
	},
	{
		id: "teamcity",
		product: "TeamCity",
		any: [
			{ header: "teamcity-node-id" },
			{ cookie: "tcsessionid" },
			{ realm: "teamcity" }
		],
		some: [
			{ title: "teamcity" },
			{ path: "/login.html" },
			{ field: "remember" },
			{ form: "loginsubmit.html" }
		],
		needs: 3,
		login: [{ path: "/login.html" }],
		open: [{ path: "/favorite/projects" }, { path: "/overview.html" }],
		severity: takesCommands$3,
		yes: {
			path: "/login.html",
			headers: { "TeamCity-Node-Id": "MAIN_SERVER" },
			access: "login"
		},
		no: { html: "<title>Log in to TeamCity</title>" }
	},
	{
		id: "bamboo",
		product: "Bamboo",
		some: [
			{
				meta: "application-name",
				has: "bamboo"
			},
			{ title: "log in as a bamboo user" },
			{ title: " - atlassian bamboo" },
			{ path: "/userlogin" },
			{ path: "/allplans.action" }
		],
		login: [{ path: "/userlogin" }],
		open: [{ path: "/allplans.action" }],
		severity: takesCommands$3,
		yes: {
			path: "/userlogin!doDefault.action",
			html: "<title>Log in as a Bamboo user - Atlassian Bamboo</title>",
			access: "login"
		},
		no: { html: "<title>Bamboo</title><p>Furniture" }
	},
	{
		id: "octopus-deploy",
		product: "Octopus Deploy",
		any: [
			{ header: "octopus-node" },
			{ cookie: "octopusidentificationtoken*" },
			{
				titleIs: "Octopus Deploy",
				on: "shell"
			}
		],
		severity: takesCommands$3,
		yes: {
			headers: { "Octopus-Node": "a" },
			html: "<title>Octopus Deploy</title>"
		},
		no: { html: "<title>Octopus Deploy</title><p>Pricing" }
	},
	{
		id: "concourse",
		product: "Concourse CI",
		any: [{ header: "x-concourse-version" }],
		some: [
			{ titleIs: "Concourse" },
			{ asset: "/public/elm.min.js" },
			{ asset: "/public/images/concourse-logo" }
		],
		open: [{ asset: "/public/elm.min.js" }],
		severity: {
			open: "medium",
			login: "low"
		},
		yes: {
			html: "<title>Concourse</title><script src=\"/public/elm.min.js\"><\/script>",
			access: "open"
		},
		no: { html: "<title>Concourse</title><p>Airport" }
	},
	{
		id: "drone",
		product: "Drone or Woodpecker CI",
		all: [{ titleIs: [
			"Drone CI",
			"Drone | Continuous Integration",
			"Woodpecker"
		] }],
		any: [
			{ script: "window.drone_" },
			{ script: "window.woodpecker_" },
			{ asset: "web-config.js" },
			{
				titleIs: ["Drone CI", "Drone | Continuous Integration"],
				on: "shell"
			}
		],
		yes: { html: "<title>Drone CI</title><script>window.DRONE_USER = null<\/script>" },
		no: { html: "<title>Woodpecker</title><p>Birds" }
	},
	{
		id: "rundeck",
		product: "Rundeck",
		some: [
			{ title: "rundeck - login" },
			{ title: "rundeck" },
			{ path: "/user/login" },
			{ form: "/j_security_check" },
			{ field: "j_password" }
		],
		all: [{ title: "rundeck" }],
		login: [{ path: "/user/login" }],
		severity: takesCommands$3,
		yes: {
			path: "/user/login",
			html: "<title>Rundeck - Login</title>",
			access: "login"
		},
		no: { html: "<title>Rundeck - Jobs</title>" }
	},
	{
		id: "awx",
		product: "Ansible AWX",
		any: [
			{
				header: "x-api-product-name",
				has: "awx"
			},
			{
				header: "x-api-product-name",
				has: "ansible"
			},
			{
				titleIs: "Ansible Tower",
				on: "shell"
			}
		],
		some: [
			{ titleIs: "AWX" },
			{ cookie: "csrftoken" },
			{ cookie: "awx_sessionid" },
			{ asset: "/static/media/" }
		],
		severity: takesCommands$3,
		yes: {
			headers: { "X-API-Product-Name": "AWX" },
			html: "<title>AWX</title>"
		},
		no: { html: "<title>AWX</title><p>Foundation" }
	},
	{
		id: "semaphore",
		product: "Semaphore UI",
		any: [{
			titleIs: ["Semaphore UI", "Ansible Semaphore"],
			on: "app"
		}],
		login: true,
		severity: takesCommands$3,
		yes: {
			html: "<base href=\"/\"><title>Semaphore UI</title><div id=\"app\"></div><script src=\"js/app.a1.js\"><\/script>",
			access: "login"
		},
		no: { html: "<title>Semaphore UI</title><p>Playbooks" }
	},
	{
		id: "argo-cd",
		product: "Argo CD",
		all: [{ titleIs: "Argo CD" }],
		any: [{ asset: "assets/favicon/favicon-32x32.png" }],
		login: [{ path: "/login" }],
		severity: takesCommands$3,
		yes: { html: "<title>Argo CD</title><base href=\"/\"><link rel=\"icon\" href=\"assets/favicon/favicon-32x32.png\"><div id=\"app\"></div>" },
		no: { html: "<title>Argo CD</title><p>Tutorial" }
	},
	{
		id: "argo-workflows",
		product: "Argo Workflows",
		some: [
			{ titleIs: ["Argo", "Argo Workflows"] },
			{ asset: "assets/favicon/favicon-32x32.png" },
			{ path: "/workflows" }
		],
		all: [{ titleIs: ["Argo", "Argo Workflows"] }],
		not: [{ titleIs: "Argo CD" }],
		login: [{ path: "/login" }],
		open: [{ path: "/workflows" }],
		severity: takesCommands$3,
		yes: { html: "<title>Argo</title><base href=\"/\"><link rel=\"icon\" href=\"assets/favicon/favicon-32x32.png\"><div id=\"app\"></div>" },
		no: { html: "<title>Argo</title><script src=a.js><\/script>" }
	},
	{
		id: "rancher",
		product: "Rancher",
		any: [{ header: "x-api-cattle-auth" }, {
			json: ["resourcetype", "data"],
			has: "apiroot"
		}],
		some: [
			{ titleIs: "Rancher" },
			{ path: "/dashboard/" },
			{ element: "#rancher" },
			{ asset: "rancher" }
		],
		login: [{ path: "/auth/login" }],
		severity: takesCommands$3,
		yes: {
			path: "/dashboard/auth/login",
			html: "<title>Rancher</title><script src=\"/dashboard/_nuxt/a.js\">",
			access: "login"
		},
		no: { html: "<title>Rancher</title><p>Cattle" }
	},
	{
		id: "kubernetes-dashboard",
		product: "Kubernetes Dashboard",
		all: [{ titleIs: "Kubernetes Dashboard" }],
		any: [
			{ element: "kd-root" },
			{ asset: "assets/images/kubernetes-logo" },
			{
				titleIs: "Kubernetes Dashboard",
				on: "shell"
			}
		],
		login: [{ path: "/#/login" }],
		severity: takesCommands$3,
		yes: { html: "<title>Kubernetes Dashboard</title><link rel=\"icon\" href=\"assets/images/kubernetes-logo.png\"><kd-root></kd-root>" },
		no: { html: "<title>Kubernetes Dashboard</title><p>On k3s" }
	},
	{
		id: "portainer",
		product: "Portainer",
		any: [
			{ element: "ng-app=portainer" },
			{ element: "ng-app=portainer.io" },
			{
				titleIs: "Portainer",
				on: "login"
			}
		],
		some: [
			{ titleIs: "Portainer" },
			{ element: "data-edition=ce" },
			{ element: "#page-wrapper" }
		],
		login: true,
		severity: takesCommands$3,
		yes: {
			html: "<html ng-app=\"portainer\"><title>Portainer</title>",
			access: "login"
		},
		no: { html: "<title>Portainer</title><p>Templates" }
	},
	{
		id: "traefik",
		product: "Traefik dashboard",
		some: [
			{ titleIs: ["Traefik", "Traefik Proxy"] },
			{ path: "/dashboard" },
			{
				meta: "description",
				has: "traefik"
			},
			{ asset: "traefik" }
		],
		any: [{
			titleIs: "Traefik Proxy",
			on: "shell"
		}],
		open: true,
		yes: {
			path: "/dashboard/",
			html: "<title>Traefik Proxy</title>",
			access: "open"
		},
		no: { html: "<title>Traefik Proxy</title><p>Documentation" }
	},
	{
		id: "kiali",
		product: "Kiali",
		some: [
			{ titleIs: ["Kiali", "Kiali Console"] },
			{ path: "/kiali/" },
			{ script: "window.web_root" },
			{ asset: "./kiali_icon" },
			{ asset: "kiali" }
		],
		any: [{
			titleIs: "Kiali Console",
			on: "shell"
		}],
		yes: {
			path: "/kiali/",
			html: "<title>Kiali</title><script>window.WEB_ROOT=\"/kiali\"<\/script><div id=\"root\"></div>"
		},
		no: { html: "<title>Kiali</title><p>Graphs" }
	},
	{
		id: "longhorn",
		product: "Longhorn",
		all: [{ titleIs: "Longhorn" }],
		any: [
			{ path: "/#/dashboard" },
			{ asset: "./main." },
			{ asset: "/umi." }
		],
		severity: {
			open: "high",
			login: "medium"
		},
		yes: {
			html: "<title>Longhorn</title><link rel=\"stylesheet\" href=\"./main.a1.css\"><div id=\"root\"></div><script src=\"./main.a1.js\"><\/script>",
			access: "unknown"
		},
		no: { html: "<title>Longhorn</title><p>Steakhouse" }
	},
	{
		id: "consul",
		product: "Consul",
		any: [{ meta: "consul-ui/config/environment" }],
		some: [
			{ title: "consul by hashicorp" },
			{ path: "/ui/" },
			{ asset: "/ui/assets/consul-ui" }
		],
		open: [{ path: "/ui/" }],
		yes: {
			path: "/ui/",
			html: "<title>Consul by HashiCorp</title>",
			access: "open"
		},
		no: { html: "<title>Consul by HashiCorp</title><p>General" }
	},
	{
		id: "nomad",
		product: "Nomad",
		any: [{ meta: "nomad-ui/config/environment" }],
		some: [{ titleIs: "Nomad" }, { asset: "/ui/assets/nomad-ui" }],
		severity: takesCommands$3,
		yes: {
			path: "/ui/",
			html: "<title>Nomad</title><meta name=\"nomad-ui/config/environment\" content=\"x\">"
		},
		no: { html: "<title>Nomad</title>" }
	},
	{
		id: "vault",
		product: "HashiCorp Vault",
		any: [{ meta: "vault/config/environment" }],
		some: [{ titleIs: "Vault" }, { asset: "/ui/assets/vault-" }],
		login: true,
		severity: {
			open: "high",
			login: "medium"
		},
		yes: {
			path: "/ui/",
			html: "<title>Vault</title><meta name=\"vault/config/environment\" content=\"x\">",
			access: "login"
		},
		no: { html: "<title>Vault</title><p>Banking" }
	},
	{
		id: "n8n",
		product: "n8n",
		any: [{ meta: "n8n:config:rest-endpoint" }, {
			titleIs: "n8n.io - Workflow Automation",
			on: "shell"
		}],
		some: [
			{ titleIs: ["n8n", "n8n.io - Workflow Automation"] },
			{ asset: "/static/base-path.js" },
			{ asset: "config.js" },
			{ script: "window.rest_endpoint" },
			{ script: "window.base_path" }
		],
		severity: takesCommands$3,
		yes: { html: "<title>n8n.io - Workflow Automation</title><script src=\"/static/base-path.js\"><\/script><div id=\"app\"></div>" },
		no: { html: "<title>n8n</title><p>Workflows" }
	},
	{
		id: "node-red",
		product: "Node-RED",
		some: [
			{ titleIs: "Node-RED" },
			{ asset: "red/red.min.js" },
			{ asset: "red/main.min.js" },
			{ element: "#red-ui-editor" },
			{ asset: "vendor/vendor.js" }
		],
		all: [{ titleIs: "Node-RED" }],
		severity: takesCommands$3,
		yes: { html: "<title>Node-RED</title><script src=\"red/red.min.js\">" },
		no: { html: "<title>Node-RED</title><p>Flows library" }
	}
];
// src/data/exposure/code.ts
const takesCommands$2 = {
	open: "critical",
	login: "medium"
};
const code = [
	{
		id: "gitlab",
		product: "GitLab",
		any: [
			{ cookie: "_gitlab_session" },
			{ header: "x-gitlab-meta" },
			{ script: "gon.gitlab_url" }
		],
		some: [
			{
				meta: "og:site_name",
				has: "gitlab"
			},
			{ title: "sign in · gitlab" },
			{ title: "explore · gitlab" },
			{ path: "/users/sign_in" },
			{ field: "user[login]" },
			{ asset: "/assets/webpack/" },
			{ asset: "gitlab_logo" },
			{ favicon: 1278323681 }
		],
		login: [{ path: "/users/sign_in" }],
		open: [{ path: "/explore" }],
		yes: {
			path: "/users/sign_in",
			headers: { "Set-Cookie": "_gitlab_session=1; path=/; secure" },
			html: "<title>Sign in · GitLab</title>",
			access: "login"
		},
		no: { html: "<title>Sign in · GitLab</title><p>With your account" }
	},
	{
		id: "forgejo",
		product: "Forgejo",
		some: [
			{ title: "forgejo: beyond coding" },
			{
				meta: "author",
				has: "forgejo"
			},
			{
				meta: "description",
				has: "forgejo is a self-hosted"
			},
			{
				meta: "description",
				has: "forgejo – beyond coding"
			},
			{
				meta: "keywords",
				has: "forgejo"
			},
			{ cookie: "i_like_gitea" },
			{ cookie: "i_like_forgejo" },
			{ text: "powered by forgejo" }
		],
		login: [{ path: "/user/login" }],
		open: [{ path: "/explore" }],
		severity: {
			open: "medium",
			login: "low"
		},
		yes: {
			headers: { "Set-Cookie": "i_like_gitea=1; Path=/" },
			html: "<title>Forgejo: Beyond coding. We Forge.</title><meta name=\"keywords\" content=\"git,forge,forgejo\">"
		},
		no: { html: "<title>Forgejo: Beyond coding. We forge.</title><p>Moving" }
	},
	{
		id: "gitea",
		product: "Gitea",
		any: [{ cookie: "i_like_gitea" }],
		some: [
			{ title: "gitea: git with a cup of tea" },
			{
				meta: "author",
				has: "gitea - git with a cup of tea"
			},
			{
				meta: "description",
				has: "gitea (git with a cup of tea)"
			},
			{
				meta: "keywords",
				has: "self-hosted,gitea"
			},
			{ script: "window.config = {" },
			{ text: "powered by gitea" }
		],
		not: [
			{
				meta: "keywords",
				has: "forgejo"
			},
			{
				meta: "author",
				has: "forgejo"
			},
			{ title: "forgejo" },
			{ text: "powered by forgejo" }
		],
		login: [{ path: "/user/login" }],
		open: [{ path: "/explore" }],
		severity: {
			open: "medium",
			login: "low"
		},
		yes: {
			headers: { "Set-Cookie": "i_like_gitea=1; Path=/; HttpOnly" },
			html: "<title>Gitea: Git with a cup of tea</title>"
		},
		no: { html: "<title>Gitea: Git with a cup of tea</title><p>Or Gogs?" }
	},
	{
		id: "gogs",
		product: "Gogs",
		any: [{ cookie: "i_like_gogs" }, { cookie: "i_like_gogits" }],
		some: [
			{ titleIs: "Gogs" },
			{
				meta: "description",
				has: "gogs is a painless self-hosted git service"
			},
			{
				meta: "author",
				has: "gogs"
			},
			{ asset: "/css/gogs" },
			{ asset: "/js/gogs" }
		],
		login: [{ path: "/user/login" }],
		open: [{ path: "/explore" }],
		yes: {
			headers: { "Set-Cookie": "i_like_gogs=ab; Path=/" },
			html: "<title>Gogs</title>"
		},
		no: { html: "<title>Gogs</title>" }
	},
	{
		id: "gerrit",
		product: "Gerrit",
		all: [{ titleIs: "Gerrit Code Review" }],
		any: [
			{ element: "gr-app" },
			{ script: "window.canonical_path" },
			{ script: "window.initial_data" },
			{ asset: "polygerrit" },
			{ asset: "elements/gr-app" },
			{
				titleIs: "Gerrit Code Review",
				on: "shell"
			}
		],
		yes: { html: "<title>Gerrit Code Review</title><gr-app id=pg-app></gr-app>" },
		no: { html: "<title>Gerrit Code Review</title><p>A guide" }
	},
	{
		id: "gitweb",
		product: "gitweb",
		isWriting: true,
		all: [{
			meta: "generator",
			has: "gitweb/"
		}],
		open: true,
		severity: {
			open: "medium",
			login: "low"
		},
		yes: {
			html: "<meta name=\"generator\" content=\"gitweb/2.39.5 git/2.39.5\"><title>a Git</title>",
			access: "open"
		},
		no: { html: "<title>gitweb</title>" }
	},
	{
		id: "cgit",
		product: "cgit",
		isWriting: true,
		all: [{
			meta: "generator",
			has: "cgit v"
		}],
		open: true,
		severity: {
			open: "medium",
			login: "low"
		},
		yes: {
			html: "<meta name='generator' content='cgit v1.2.3'/><title>Git repository browser</title>",
			access: "open"
		},
		no: { html: "<title>Git repository browser</title>" }
	},
	{
		id: "bitbucket",
		product: "Bitbucket Data Center",
		any: [{ cookie: "bitbucketsessionid" }],
		some: [
			{
				meta: "application-name",
				has: "bitbucket"
			},
			{ title: " - bitbucket" },
			{ asset: "/_/download/" }
		],
		login: [{ path: "/login" }],
		open: [{ path: "/dashboard" }],
		yes: {
			path: "/login?next=/dashboard",
			html: "<meta name=\"application-name\" content=\"Bitbucket\"><title>Log in - Bitbucket</title><script src=\"/s/a1/_/download/batch/js/batch.js\"><\/script>",
			access: "login"
		},
		no: { html: "<title>Log in - Bitbucket</title>" }
	},
	{
		id: "jira",
		product: "Jira",
		any: [{ header: "x-arequestid" }, { cookie: "atlassian.xsrf.token" }],
		some: [
			{
				meta: "application-name",
				has: "jira"
			},
			{ element: "#jira" },
			{ element: "id=jira" },
			{ path: "/secure/dashboard.jspa" },
			{ path: "/login.jsp" },
			{ title: " - jira" },
			{ field: "os_username" }
		],
		login: [{ path: "/login.jsp" }],
		open: [{ path: "/secure/dashboard.jspa" }],
		yes: {
			path: "/secure/Dashboard.jspa",
			html: "<meta name=\"application-name\" content=\"JIRA\" data-name=\"jira\">",
			access: "open"
		},
		no: { html: "<title>Dashboard - Jira</title><p>Alternatives" }
	},
	{
		id: "confluence",
		product: "Confluence",
		any: [{ header: "x-confluence-request-time" }],
		some: [
			{ meta: "confluence-base-url" },
			{ element: "#confluence-base-url" },
			{ element: "#com-atlassian-confluence" },
			{ element: "id=com-atlassian-confluence" },
			{ title: " - confluence" },
			{ path: "/login.action" },
			{ path: "/dologin.action" },
			{ field: "os_username" }
		],
		login: [{ path: "/login.action" }],
		open: [{ path: "/dashboard.action" }, { path: "/index.action" }],
		yes: {
			path: "/login.action?os_destination=%2Findex.action",
			headers: { "X-Confluence-Request-Time": "1700000000000" },
			access: "login"
		},
		no: { html: "<title>Log In - Confluence</title>" }
	},
	{
		id: "sonarqube",
		product: "SonarQube",
		all: [{ title: "sonarqube" }],
		any: [
			{ script: "window.serverstatus" },
			{ script: "window.instance" },
			{ element: "data-server-status=up" },
			{ favicon: 1485257654 }
		],
		login: [{ path: "/sessions/new" }],
		open: [{ path: "/projects" }],
		yes: {
			path: "/sessions/new",
			html: "<title>SonarQube</title><script>window.baseUrl = ''; window.serverStatus = 'UP';<\/script>",
			access: "login"
		},
		no: { html: "<title>SonarQube</title><p>Compared" }
	},
	{
		id: "nexus",
		product: "Sonatype Nexus Repository",
		any: [{
			header: "server",
			has: "nexus/"
		}, { realm: "sonatype nexus repository manager" }],
		some: [
			{ title: "nexus repository" },
			{ asset: "/static/rapture/" },
			{ asset: "static/nexus-" },
			{ script: "nx.app" },
			{
				meta: "description",
				has: "nexus repository"
			}
		],
		open: [{ script: "nx-repository" }],
		yes: {
			headers: { Server: "Nexus/3.68.0-04 (OSS)" },
			html: "<title>Sonatype Nexus Repository</title>"
		},
		no: {
			headers: { Server: "nginx" },
			html: "<title>Sonatype Nexus Repository</title>"
		}
	},
	{
		id: "artifactory",
		product: "JFrog Artifactory",
		any: [
			{ header: "x-artifactory-id" },
			{ header: "x-jfrog-version" },
			{
				header: "server",
				has: "artifactory/"
			}
		],
		some: [
			{ titleIs: "JFrog" },
			{ title: "jfrog platform" },
			{ path: "/ui/" },
			{ asset: "/ui/" },
			{ element: "jfrog-" }
		],
		needs: 3,
		yes: { headers: { "X-JFrog-Version": "Artifactory/7.77.5" } },
		no: { html: "<title>JFrog</title>" }
	},
	{
		id: "harbor",
		product: "Harbor",
		all: [{ titleIs: "Harbor" }],
		any: [{ element: "harbor-app" }],
		login: [{ path: "/account/sign-in" }],
		open: [{ path: "/harbor/projects" }],
		yes: { html: "<title>Harbor</title><body><harbor-app>Loading</harbor-app>" },
		no: { html: "<title>Harbor</title><h1>Boats for rent" }
	},
	{
		id: "redmine",
		product: "Redmine",
		any: [{ cookie: "_redmine_session" }],
		some: [
			{
				meta: "description",
				has: "redmine"
			},
			{
				meta: "keywords",
				has: "issue,bug,tracker"
			},
			{ text: "powered by redmine" },
			{ field: "username" }
		],
		needs: 3,
		login: [{ path: "/login" }],
		open: [{ text: "sign in" }],
		severity: {
			open: "medium",
			login: "low"
		},
		yes: {
			headers: { "Set-Cookie": "_redmine_session=a; path=/; HttpOnly" },
			html: "<p>Sign in",
			access: "open"
		},
		no: { html: "<title>Redmine</title><meta name=\"description\" content=\"Redmine\"><p>Plugins" }
	},
	{
		id: "mantisbt",
		product: "MantisBT",
		any: [{ cookie: "mantis_*" }],
		some: [
			{ titleIs: "MantisBT" },
			{ path: "/login_page.php" },
			{ form: "login_password_page.php" },
			{ asset: "mantis_logo" }
		],
		login: [{ path: "/login_page.php" }],
		yes: {
			path: "/login_page.php",
			html: "<title>MantisBT</title>",
			access: "login"
		},
		no: { html: "<title>MantisBT</title><p>Shrimp" }
	},
	{
		id: "bugzilla",
		product: "Bugzilla",
		all: [{ title: "bugzilla" }],
		any: [
			{ field: "bugzilla_login" },
			{ form: "buglist.cgi" },
			{ form: "show_bug.cgi" },
			{ element: "#bugzilla-body" }
		],
		open: true,
		severity: {
			open: "low",
			login: "info"
		},
		yes: {
			html: "<title>Bugzilla Main Page</title><form action=\"buglist.cgi\">",
			access: "open"
		},
		no: { html: "<title>Bugzilla Main Page</title>" }
	},
	{
		id: "youtrack",
		product: "YouTrack",
		any: [{ header: "x-youtrack-version" }],
		some: [
			{ titleIs: "YouTrack" },
			{ element: "yt-agile-board" },
			{ asset: "/static/simplified/" },
			{ asset: "/hub/" },
			{ path: "/hub/" },
			{ script: "youtrack" }
		],
		yes: { html: "<title>YouTrack</title><script src=/static/simplified/app.js><\/script><div id=app></div>" },
		no: { html: "<title>YouTrack</title><p>Price" }
	},
	{
		id: "phabricator",
		product: "Phabricator",
		all: [{ cookie: "phsid" }],
		any: [
			{ cookie: "phusr" },
			{ asset: "/res/" },
			{ title: "phabricator" }
		],
		login: [{ path: "/auth/start" }],
		severity: {
			open: "medium",
			login: "low"
		},
		yes: {
			headers: { "Set-Cookie": "phsid=A%2Fxe; path=/" },
			html: "<title>Phabricator</title><input type=password>",
			access: "login"
		},
		no: { html: "<title>Phabricator</title>" }
	},
	{
		id: "verdaccio",
		product: "Verdaccio",
		any: [{ script: "__verdaccio_basename_ui_options" }],
		some: [
			{ titleIs: "Verdaccio" },
			{ asset: "/-/static/" },
			{ script: "verdaccio_api_url" }
		],
		open: true,
		severity: {
			open: "medium",
			login: "info"
		},
		yes: {
			html: "<title>Verdaccio</title><script>window.__VERDACCIO_BASENAME_UI_OPTIONS={}<\/script>",
			access: "open"
		},
		no: { html: "<title>Verdaccio</title><p>Di Matelica" }
	},
	{
		id: "registry-ui",
		product: "Docker Registry",
		any: [{ header: "docker-distribution-api-version" }, {
			titleIs: "Docker Registry UI",
			on: "shell"
		}],
		some: [{ titleIs: "Docker Registry UI" }, { element: "docker-registry-ui" }],
		open: true,
		yes: {
			html: "<title>Docker Registry UI</title><docker-registry-ui></docker-registry-ui>",
			access: "open"
		},
		no: { html: "<title>Docker Registry UI</title><p>Compared" }
	},
	{
		id: "code-server",
		product: "code-server",
		any: [
			{ element: "#vscode-workbench-web-configuration" },
			{ element: "#coder-options" },
			{
				titleIs: "code-server login",
				on: "login"
			}
		],
		some: [
			{ titleIs: "code-server login" },
			{ asset: "/_static/src/browser/" },
			{ path: "/login" },
			{ asset: "_static/" }
		],
		login: [{ path: "/login" }],
		open: [{ element: "#vscode-workbench-web-configuration" }],
		severity: takesCommands$2,
		yes: {
			path: "/login",
			html: "<title>code-server login</title><input type=password>",
			access: "login"
		},
		no: { html: "<title>code-server login</title><p>On a tablet" }
	},
	{
		id: "rstudio",
		product: "RStudio Server",
		any: [{ path: "/auth-sign-in" }],
		some: [
			{ titleIs: ["RStudio Sign In", "RStudio: Sign In"] },
			{ title: "posit workbench" },
			{ asset: "rstudio.css" },
			{ asset: "images/rstudio" },
			{ form: "auth-do-sign-in" }
		],
		login: true,
		severity: takesCommands$2,
		yes: {
			path: "/auth-sign-in",
			html: "<title>RStudio Sign In</title>",
			access: "login"
		},
		no: { html: "<title>RStudio Sign In</title>" }
	}
];
// src/data/exposure/data-stores.ts
const dataStores = [
	{
		id: "couchdb",
		product: "Apache CouchDB",
		any: [{
			json: ["couchdb", "version"],
			has: "welcome"
		}, {
			header: "server",
			has: "couchdb/"
		}],
		severity: {
			open: "critical",
			login: "medium"
		},
		yes: {
			headers: { Server: "CouchDB/3.3.2 (Erlang OTP/24)" },
			html: "{\"couchdb\":\"Welcome\",\"version\":\"3.3.2\",\"git_sha\":\"11a234070\",\"vendor\":{\"name\":\"The Apache Software Foundation\"}}",
			access: "unknown"
		},
		no: { html: "<title>CouchDB</title><pre>{\"couchdb\":\"Welcome\",\"version\":\"3.3.2\"}</pre>" }
	},
	{
		id: "elasticsearch",
		product: "Elasticsearch",
		any: [{
			json: ["tagline", "cluster_name"],
			has: "you know, for search"
		}],
		some: [
			{
				header: "x-elastic-product",
				has: "elasticsearch"
			},
			{ json: ["cluster_name", "version"] },
			{ body: "\"security_exception\"" },
			{ realm: "security" }
		],
		open: [{ json: ["tagline", "cluster_name"] }],
		severity: {
			open: "critical",
			login: "medium"
		},
		yes: {
			html: "{\"name\":\"n1\",\"cluster_name\":\"docs\",\"cluster_uuid\":\"x\",\"version\":{\"number\":\"8.11.0\"},\"tagline\":\"You Know, for Search\"}",
			access: "open"
		},
		no: { html: "<title>Elasticsearch handbook</title><pre>{\"cluster_name\":\"docs\",\"version\":{},\"tagline\":\"You Know, for Search\"}</pre>" }
	},
	{
		id: "opensearch",
		product: "OpenSearch",
		any: [
			{
				json: ["tagline", "cluster_name"],
				has: "the opensearch project"
			},
			{ realm: "opensearch security" },
			{ realm: "open distro security" }
		],
		open: [{ json: ["tagline", "cluster_name"] }],
		severity: {
			open: "critical",
			login: "medium"
		},
		yes: {
			status: 401,
			headers: { "WWW-Authenticate": "Basic realm=\"OpenSearch Security\"" },
			access: "login"
		},
		no: { html: "<link rel=\"search\" type=\"application/opensearchdescription+xml\">" }
	},
	{
		id: "kibana",
		product: "Kibana",
		any: [
			{ header: "kbn-name" },
			{ header: "kbn-license-sig" },
			{ element: "kbn-injected-metadata" },
			{ element: "kbn-csp" }
		],
		login: [{ path: "/login" }],
		open: [{ path: "/app/" }, { path: "/spaces/" }],
		severity: {
			open: "critical",
			login: "low"
		},
		yes: {
			path: "/app/home",
			headers: { "kbn-name": "kibana-1" },
			html: "<title>Elastic</title>",
			access: "open"
		},
		no: { html: "<title>Kibana</title>" }
	},
	{
		id: "opensearch-dashboards",
		product: "OpenSearch Dashboards",
		any: [
			{ header: "osd-name" },
			{ element: "osd-injected-metadata" },
			{ element: "osd-csp" }
		],
		login: [{ path: "/app/login" }],
		open: [{ path: "/app/home" }],
		severity: {
			open: "critical",
			login: "low"
		},
		yes: {
			path: "/app/login?",
			headers: { "osd-name": "a" },
			access: "login"
		},
		no: { html: "<title>OpenSearch Dashboards</title>" }
	},
	{
		id: "solr",
		product: "Apache Solr",
		some: [
			{ titleIs: "Solr Admin" },
			{ element: "ng-app=solradminapp" },
			{ path: "/solr/" },
			{ asset: "css/angular/common.css" },
			{ asset: "js/angular/app.js" }
		],
		open: [{ element: "ng-app=solradminapp" }],
		severity: {
			open: "critical",
			login: "medium"
		},
		yes: {
			path: "/solr/",
			html: "<html ng-app=\"solrAdminApp\"><title>Solr Admin</title>",
			access: "open"
		},
		no: { html: "<title>Solr Admin</title><p>Handbook" }
	},
	{
		id: "influxdb",
		product: "InfluxDB",
		any: [{ header: "x-influxdb-version" }],
		some: [{ titleIs: "InfluxDB" }, { element: "#react-root" }],
		severity: {
			open: "high",
			login: "medium"
		},
		yes: {
			status: 404,
			headers: { "X-Influxdb-Version": "1.8.10" },
			html: "404 page not found"
		},
		no: { html: "<title>InfluxDB</title><p>Time series" }
	},
	{
		id: "minio",
		product: "MinIO Console",
		any: [
			{
				header: "server",
				has: "minio console"
			},
			{
				titleIs: "MinIO Console",
				on: "shell"
			},
			{
				titleIs: "MinIO Browser",
				on: "shell"
			}
		],
		some: [
			{ titleIs: "MinIO Console" },
			{ titleIs: "MinIO Browser" },
			{
				meta: "description",
				has: "minio console"
			},
			{ path: "/minio/" },
			{ path: "/login" }
		],
		login: [{ path: "/login" }],
		severity: {
			open: "high",
			login: "medium"
		},
		yes: {
			path: "/login",
			html: "<title>MinIO Console</title><script src=\"./static/js/main.a.js\"><\/script><div id=root>",
			access: "login"
		},
		no: { html: "<title>MinIO Console</title><p>Objects" }
	}
];
// src/data/exposure/data-tools.ts
const takesCommands$1 = {
	open: "critical",
	login: "medium"
};
const dataTools = [
	{
		id: "airflow",
		product: "Apache Airflow",
		some: [
			{ titleIs: [
				"Airflow",
				"DAGs - Airflow",
				"Sign In - Airflow",
				"Airflow - DAGs",
				"Airflow - Login"
			] },
			{ asset: "/static/pin_" },
			{ asset: "airflowdefaulttheme" },
			{ script: "var airflow" },
			{ path: "/home" },
			{ path: "/auth/login" }
		],
		login: [{ path: "/login" }],
		open: [{ title: "dags" }],
		severity: takesCommands$1,
		yes: {
			path: "/home",
			html: "<title>DAGs - Airflow</title><link rel=\"icon\" href=\"/static/pin_32.png\">",
			access: "open"
		},
		no: { html: "<title>Ducts - Airflow</title><p>In HVAC" }
	},
	{
		id: "flower",
		product: "Flower (Celery)",
		some: [
			{ titleIs: ["Flower", "Celery Flower"] },
			{ asset: "static/css/flower.css" },
			{ asset: "static/js/flower.js" },
			{ asset: "/flower.css?v=" },
			{ asset: "/flower.js?v=" },
			{ element: "#workers-table" },
			{ realm: "flower" },
			{
				header: "server",
				has: "tornadoserver"
			}
		],
		open: [{ asset: "flower." }],
		yes: {
			html: "<title>Flower</title><link href=\"/static/css/flower.css?v=1\" rel=\"stylesheet\">",
			access: "open"
		},
		no: { html: "<title>Flower</title><p>Delivery" }
	},
	{
		id: "jupyterhub",
		product: "JupyterHub",
		any: [{ header: "x-jupyterhub-version" }, { cookie: "jupyterhub-session-id" }],
		some: [
			{ titleIs: "JupyterHub" },
			{ path: "/hub/login" },
			{ asset: "/hub/static/" }
		],
		login: [{ path: "/hub/login" }, { path: "/hub/oauth_login" }],
		yes: {
			path: "/hub/login?next=",
			headers: { "X-JupyterHub-Version": "4.0.2" },
			access: "login"
		},
		no: { html: "<title>JupyterHub</title><p>For teaching" }
	},
	{
		id: "jupyter",
		product: "Jupyter",
		any: [{ element: "#jupyter-config-data" }],
		some: [
			{ titleIs: [
				"Jupyter Notebook",
				"Jupyter Server",
				"JupyterLab",
				"Home Page - Select or create a notebook"
			] },
			{ asset: "/static/base/images/" },
			{ asset: "/static/style/style.min.css" },
			{ asset: "/static/lab/" },
			{ element: "#ipython_notebook" }
		],
		not: [{ header: "x-jupyterhub-version" }],
		login: [{ path: "/login" }],
		open: [{ path: "/tree" }, { path: "/lab" }],
		severity: takesCommands$1,
		yes: {
			path: "/lab",
			html: "<title>JupyterLab</title><script id=\"jupyter-config-data\" type=\"application/json\">{}<\/script>",
			access: "open"
		},
		no: { html: "<title>Jupyter Notebook</title><p>For beginners" }
	},
	{
		id: "zeppelin",
		product: "Apache Zeppelin",
		all: [{ titleIs: "Zeppelin" }],
		any: [{ element: "ng-app=zeppelinwebapp" }, { element: "zeppelin-root" }],
		severity: takesCommands$1,
		yes: { html: "<html ng-app=\"zeppelinWebApp\"><title>Zeppelin</title>" },
		no: { html: "<title>Zeppelin</title><p>Museum" }
	},
	{
		id: "superset",
		product: "Apache Superset",
		any: [{ asset: "/static/assets/images/superset" }],
		some: [
			{ titleIs: "Superset" },
			{ path: "/superset/welcome" },
			{ asset: "superset" }
		],
		login: [{ path: "/login" }],
		open: [{ path: "/superset/welcome" }],
		yes: {
			path: "/login/",
			html: "<title>Superset</title><img alt=\"Superset\" src=\"/static/assets/images/superset-logo-horiz.png\">",
			access: "login"
		},
		no: { html: "<title>Superset</title><p>Training" }
	},
	{
		id: "metabase",
		product: "Metabase",
		any: [
			{ element: "#_metabasebootstrap" },
			{ element: "#_metabaseuserlocalization" },
			{ cookie: "metabase.device" },
			{ script: "window.metabasebootstrap" }
		],
		login: true,
		yes: {
			html: "<title>Metabase</title><script type=\"application/json\" id=\"_metabaseBootstrap\">{}<\/script>",
			access: "login"
		},
		no: { html: "<title>Metabase</title>" }
	},
	{
		id: "redash",
		product: "Redash",
		some: [
			{ titleIs: ["Login to Redash", "Redash"] },
			{ asset: "redash_icon" },
			{ asset: "/static/images/redash" },
			{ path: "/login" }
		],
		any: [{
			titleIs: "Login to Redash",
			on: "login"
		}],
		login: [{ path: "/login" }],
		yes: {
			path: "/login?next=%2F",
			html: "<title>Login to Redash</title><img src=\"/static/images/redash_icon_small.png\">",
			access: "login"
		},
		no: { html: "<title>Login to Redash</title><p>Guide" }
	},
	{
		id: "rabbitmq",
		product: "RabbitMQ Management",
		all: [{ titleIs: "RabbitMQ Management" }],
		any: [
			{ asset: "js/ejs-" },
			{ asset: "js/main.js" },
			{ asset: "rabbitmqlogo" },
			{ script: "oauth_server" }
		],
		login: true,
		severity: {
			open: "high",
			login: "medium"
		},
		yes: {
			html: "<title>RabbitMQ Management</title><script src=\"js/ejs-1.0.min.js\">",
			access: "login"
		},
		no: { html: "<title>RabbitMQ Management</title><p>Plugin" }
	},
	{
		id: "activemq",
		product: "Apache ActiveMQ",
		any: [{ realm: "activemqrealm" }],
		some: [
			{ titleIs: "Apache ActiveMQ" },
			{ asset: "activemq-logo" },
			{ text: "manage activemq broker" }
		],
		severity: takesCommands$1,
		yes: {
			status: 401,
			headers: { "WWW-Authenticate": "basic realm=\"ActiveMQRealm\"" },
			access: "login"
		},
		no: { html: "<title>Apache ActiveMQ</title><p>Tutorial" }
	},
	{
		id: "flink",
		product: "Apache Flink",
		all: [{ titleIs: "Apache Flink Web Dashboard" }],
		any: [{ element: "flink-root" }, {
			titleIs: "Apache Flink Web Dashboard",
			on: "shell"
		}],
		open: true,
		severity: takesCommands$1,
		yes: {
			html: "<title>Apache Flink Web Dashboard</title><flink-root></flink-root>",
			access: "open"
		},
		no: { html: "<title>Apache Flink Web Dashboard</title><p>Guide" }
	},
	{
		id: "spark",
		product: "Apache Spark",
		all: [{ asset: "/static/" }],
		any: [{ title: "spark master at spark://" }, {
			title: "spark worker at ",
			followedBy: "[\\d.]{7,15}:\\d"
		}],
		open: true,
		severity: takesCommands$1,
		yes: {
			html: "<link rel=\"stylesheet\" href=\"/static/webui.css\"><title>Spark Master at spark://10.0.0.1:7077</title>",
			access: "open"
		},
		no: { html: "<title>Spark Master at spark://10.0.0.1:7077</title><p>What is it?" }
	},
	{
		id: "hadoop",
		product: "Apache Hadoop",
		any: [{ path: "dfshealth.html" }],
		some: [
			{ titleIs: [
				"Namenode information",
				"All Applications",
				"Hadoop Administration"
			] },
			{ asset: "/static/yarn.css" },
			{ path: "/cluster" },
			{ asset: "/static/hadoop.css" },
			{ asset: "hadoop-st.png" },
			{ asset: "/static/yarn.dt.plugins.js" }
		],
		open: true,
		severity: takesCommands$1,
		yes: {
			path: "/cluster",
			html: "<title>All Applications</title><link rel=\"stylesheet\" href=\"/static/yarn.css\">",
			access: "open"
		},
		no: { html: "<title>All Applications</title><p>For jobs" }
	},
	{
		id: "mlflow",
		product: "MLflow",
		all: [{ titleIs: "MLflow" }],
		any: [{ asset: "static-files/" }],
		open: true,
		yes: {
			html: "<title>MLflow</title><script src=\"./static-files/static/js/main.a1.js\"><\/script><div id=root></div>",
			access: "open"
		},
		no: { html: "<title>MLflow</title><p>Course" }
	},
	{
		id: "tensorboard",
		product: "TensorBoard",
		all: [{ titleIs: "TensorBoard" }],
		any: [
			{ element: "tf-tensorboard" },
			{ element: "app-root" },
			{ element: "tensorboard-app" },
			{ asset: "index.js?_file_hash" }
		],
		open: true,
		severity: {
			open: "medium",
			login: "info"
		},
		yes: {
			html: "<title>TensorBoard</title><app-root></app-root>",
			access: "open"
		},
		no: { html: "<title>TensorBoard</title><p>Basics" }
	},
	{
		id: "ray",
		product: "Ray Dashboard",
		any: [{
			titleIs: "Ray Dashboard",
			on: "shell"
		}],
		some: [{ titleIs: "Ray Dashboard" }, { asset: "./static/js/main." }],
		open: true,
		severity: takesCommands$1,
		yes: {
			html: "<title>Ray Dashboard</title><div id=root></div><script src=./static/js/main.js><\/script>",
			access: "open"
		},
		no: { html: "<title>Ray Dashboard</title>" }
	},
	{
		id: "ollama",
		product: "Ollama",
		any: [{ bodyIs: "ollama is running" }],
		open: true,
		severity: {
			open: "critical",
			login: "low"
		},
		yes: {
			headers: { "Content-Type": "text/plain; charset=utf-8" },
			html: "Ollama is running",
			access: "open"
		},
		no: { html: "<title>Ollama is running</title><p>Ollama is running" }
	},
	{
		id: "open-webui",
		product: "Open WebUI",
		some: [
			{ titleIs: "Open WebUI" },
			{
				meta: "apple-mobile-web-app-title",
				has: "open webui"
			},
			{ asset: "/static/loader.js" },
			{ element: "#logo-her" }
		],
		any: [{
			titleIs: "Open WebUI",
			on: "shell"
		}],
		login: true,
		severity: {
			open: "high",
			login: "low"
		},
		yes: {
			html: "<title>Open WebUI</title><script src=\"/static/loader.js\"><\/script><img id=\"logo-her\" src=\"/static/splash.png\">",
			access: "login"
		},
		no: { html: "<title>Open WebUI</title><p>With Ollama" }
	},
	{
		id: "mail-catcher",
		product: "Mail catcher for tests",
		all: [{ titleIs: [
			"MailHog",
			"Mailpit",
			"MailCatcher",
			"MailDev"
		] }],
		any: [
			{ element: "ng-app=mailhogapp" },
			{ element: "data-webroot=/" },
			{ asset: "dist/app.js" },
			{ asset: "assets/mailcatcher.js" },
			{ asset: "scripts/app.js" }
		],
		open: true,
		yes: {
			html: "<html ng-app=\"mailhogApp\"><title>MailHog</title>",
			access: "open"
		},
		no: { html: "<title>MailHog</title><p>Or Mailpit?" }
	}
];
// src/data/exposure/databases.ts
const databaseRules = [
	{
		id: "phpmyadmin",
		product: "phpMyAdmin",
		any: [
			{ cookie: "phpmyadmin*" },
			{ cookie: "__secure-phpmyadmin*" },
			{ cookie: "pma_lang*" },
			{ cookie: "pmauser-*" },
			{ field: "pma_password" }
		],
		some: [
			{ title: "phpmyadmin" },
			{ asset: "pmahomme" },
			{ asset: "js/dist/functions.js" },
			{ element: "#pma_header" },
			{ script: "commonparams.setall" },
			{ favicon: -1010568750 }
		],
		open: [{ element: "#serverinfo" }, { element: "#pma_navigation" }],
		yes: {
			headers: { "Set-Cookie": "phpMyAdmin=abc; path=/; HttpOnly" },
			html: "<title>phpMyAdmin</title><input type=\"password\" name=\"pma_password\">",
			access: "login"
		},
		no: { html: "<title>phpMyAdmin</title><p>Install phpMyAdmin on Debian" }
	},
	{
		id: "adminer",
		product: "Adminer",
		any: [{ cookie: "adminer_*" }],
		some: [
			{
				title: "adminer",
				followedBy: "$"
			},
			{ title: "login - adminer" },
			{ field: "auth[driver]" },
			{ field: "auth[password]" },
			{ asset: "adminer.css" },
			{ asset: "?file=default.css" },
			{ asset: "?file=functions.js" }
		],
		open: [{ element: "#dbs" }],
		yes: {
			html: "<title>Login - Adminer</title><select name=\"auth[driver]\"></select><input type=\"password\" name=\"auth[password]\">",
			access: "login"
		},
		no: { html: "<title>Login - Adminer</title><p>A tool in one file" }
	},
	{
		id: "pgadmin",
		product: "pgAdmin",
		any: [{ cookie: "pga4_session" }],
		some: [
			{ titleIs: "pgAdmin 4" },
			{ cookie: "pgadmin_language" },
			{ asset: "/static/js/generated/" },
			{ form: "/authenticate/login" }
		],
		login: [{ path: "/login" }],
		open: [{ path: "/browser" }],
		yes: {
			path: "/login?next=/",
			html: "<title>pgAdmin 4</title><form action=\"/authenticate/login\"><input type=\"password\">",
			access: "login"
		},
		no: { html: "<title>pgAdmin 4</title><p>Download" }
	},
	{
		id: "phppgadmin",
		product: "phpPgAdmin",
		any: [{ cookie: "ppa_id" }],
		some: [
			{ titleIs: "phpPgAdmin" },
			{ asset: "browser.php" },
			{ asset: "intro.php" },
			{ asset: "servers.php" }
		],
		yes: { html: "<title>phpPgAdmin</title><frameset><frame src=\"browser.php\" name=\"browser\"><frame src=\"intro.php\" name=\"detail\">" },
		no: { html: "<title>phpPgAdmin</title><p>A fork" }
	},
	{
		id: "mongo-express",
		product: "mongo-express",
		any: [{ cookie: "mongo-express" }, { script: "window.me_settings" }],
		some: [
			{ title: " - mongo express" },
			{ asset: "public/img/mongo-express" },
			{ text: "mongo express" },
			{ element: "#pagetitle" }
		],
		open: [{ element: "#pagetitle" }, { script: "window.me_settings" }],
		severity: {
			open: "critical",
			login: "medium"
		},
		yes: {
			html: "<title>Home - Mongo Express</title><img src=\"/public/img/mongo-express-logo.png\"><h1 id=\"pageTitle\">Mongo Express</h1>",
			access: "open"
		},
		no: { html: "<title>Home - Mongo Express</title><pre>docker run mongo-express</pre>" }
	},
	{
		id: "redis-commander",
		product: "Redis Commander",
		some: [
			{ title: "redis commander" },
			{ asset: "redisCommander.js" },
			{ asset: "redisCommander.css" },
			{ element: "#redisCommandsModal" },
			{ element: "#keyTree" }
		],
		open: [{ asset: "redisCommander.js" }],
		yes: {
			html: "<title>Redis Commander: Home</title><script src=\"scripts/redisCommander.js\"><\/script><div id=\"redisCommandsModal\"></div>",
			access: "open"
		},
		no: { html: "<title>Redis Commander: Home</title><p>Video" }
	},
	{
		id: "redisinsight",
		product: "Redis Insight",
		any: [{
			titleIs: "Redis Insight",
			on: "shell"
		}],
		some: [
			{ titleIs: "Redis Insight" },
			{ titleIs: "RedisInsight" },
			{ script: "__ri_proxy_path__" },
			{ script: "riproxypath" },
			{ asset: "redisinsight" }
		],
		open: true,
		severity: {
			open: "critical",
			login: "medium"
		},
		yes: {
			html: "<title>Redis Insight</title><script>var RIPROXYPATH = ''; window.__RI_PROXY_PATH__ = RIPROXYPATH;<\/script><div id=root></div>",
			access: "open"
		},
		no: { html: "<title>Redis Insight</title><p>The best GUI" }
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
			{ form: "cmd.php" }
		],
		open: [{ text: "create new entry here" }],
		yes: { html: "<title>phpLDAPadmin (1.2.6.3) - </title><link rel=\"stylesheet\" href=\"css/default/style.css\"><script src=\"js/default/ajax_functions.js\">" },
		no: { html: "<title>phpLDAPadmin (1.2.6.3)</title><p>Using it" }
	}
];
const debugPages = [
	{
		id: "swagger-ui",
		product: "Swagger UI",
		some: [
			{ titleIs: "Swagger UI" },
			{ element: "#swagger-ui" },
			{ asset: "swagger-ui-bundle.js" },
			{ asset: "swagger-ui.css" },
			{ asset: "swagger-initializer.js" },
			{ script: "swaggeruibundle(" },
			{ path: "/swagger-ui" }
		],
		open: true,
		severity: {
			open: "medium",
			login: "info"
		},
		yes: {
			html: "<title>Swagger UI</title><div id=\"swagger-ui\"></div><script src=\"./swagger-ui-bundle.js\"><\/script>",
			access: "open"
		},
		no: { html: "<title>Swagger UI</title><p>Explained" }
	},
	{
		id: "graphql-console",
		product: "GraphQL console",
		all: [{ titleIs: [
			"GraphiQL",
			"GraphQL Playground",
			"Apollo Sandbox",
			"Apollo Server",
			"Altair"
		] }],
		any: [
			{ script: "graphiql" },
			{ asset: "graphiql.min." },
			{ script: "graphqlplayground.init" },
			{ script: "embeddedsandbox" },
			{ script: "altairgraphql.init" },
			{ element: "#embeddablesandbox" }
		],
		open: true,
		severity: {
			open: "medium",
			login: "info"
		},
		yes: {
			html: "<title>GraphiQL</title><div id=\"graphiql\">Loading...</div><script src=\"/static/graphiql.min.js\"><\/script>",
			access: "open"
		},
		no: { html: "<title>GraphiQL</title><p>Is dead" }
	},
	{
		id: "phpinfo",
		product: "PHP information page",
		needs: 4,
		some: [
			{ titleIs: "phpinfo()" },
			{ text: "build date" },
			{ text: "server api" },
			{ text: "loaded configuration file" }
		],
		all: [{
			text: "php version",
			followedBy: " \\d"
		}],
		any: [{
			title: "php ",
			followedBy: "[\\d.]{3,12}\\S{0,40} - phpinfo\\(\\)$"
		}],
		isWriting: true,
		open: true,
		yes: {
			html: "<title>PHP 8.2.7 - phpinfo()</title><h1 class=\"p\">PHP Version 8.2.7</h1><table><tr><td>Build Date</td></tr><tr><td>Server API</td></tr><tr><td>Loaded Configuration File</td></tr></table>",
			access: "open"
		},
		no: { html: "<title>phpinfo() explained</title><h1>PHP version 8.2</h1><p>Server API" }
	},
	{
		id: "symfony-profiler",
		product: "Symfony profiler",
		any: [{ header: "x-debug-token-link" }],
		some: [
			{ title: "symfony profiler" },
			{ element: "#sfmenuforpanel" },
			{ path: "/_profiler/" },
			{ script: "sfjs" }
		],
		open: true,
		yes: {
			headers: { "X-Debug-Token-Link": "https://a.example/_profiler/1" },
			access: "open"
		},
		no: { html: "<title>Symfony Profiler</title><p>How to use it" }
	},
	{
		id: "laravel-telescope",
		product: "Laravel Telescope",
		any: [{ asset: "vendor/telescope/" }],
		some: [{ element: "#telescope" }, {
			script: "window.telescope",
			followedBy: "\\s{0,3}=\\s{0,3}\\{"
		}],
		open: true,
		yes: {
			path: "/telescope",
			html: "<title>Telescope - Laravel</title><div id=\"telescope\" v-cloak></div><script>window.Telescope = {}<\/script>",
			access: "open"
		},
		no: { html: "<title>Shop</title><section id=\"telescope\"><p>Telescopes" }
	},
	{
		id: "laravel-horizon",
		product: "Laravel Horizon",
		any: [{ asset: "vendor/horizon/" }],
		some: [{ element: "#horizon" }, {
			script: "window.horizon",
			followedBy: "\\s{0,3}=\\s{0,3}\\{"
		}],
		open: true,
		yes: {
			html: "<title>Horizon - Laravel</title><div id=\"horizon\" v-cloak></div><script>window.Horizon = {}<\/script>",
			access: "open"
		},
		no: { html: "<title>Horizon - Travel</title>" }
	},
	{
		id: "laravel-error",
		product: "Laravel debug page",
		all: [{ script: "framework_version" }],
		any: [{ script: "window.ignite(" }, { script: "window.data = {\"report\"" }],
		isWriting: true,
		open: true,
		yes: {
			status: 500,
			html: "<div id=\"app\"></div><script>window.ignite({\"report\":{\"framework_version\":\"10.1\"}})<\/script>",
			access: "open"
		},
		no: {
			status: 500,
			html: "<title>Server Error</title><div id=\"app\"></div>"
		}
	},
	{
		id: "django-debug",
		product: "Django debug page",
		all: [{ body: "because you have <code>debug = true</code>" }, {
			meta: "robots",
			has: "none,noarchive"
		}],
		isWriting: true,
		open: true,
		yes: {
			status: 404,
			html: "<meta name=\"robots\" content=\"NONE,NOARCHIVE\"><h1>Page not found</h1><p>You’re seeing this error because you have <code>DEBUG = True</code> in your Django settings file.",
			access: "open"
		},
		no: { html: "<p>Set DEBUG = True in settings.py" }
	},
	{
		id: "werkzeug-debugger",
		product: "Werkzeug debugger",
		any: [{ script: "evalex = true" }],
		some: [{ title: "// werkzeug debugger" }, { asset: "?__debugger__=yes" }],
		not: [{ script: "evalex = false" }],
		isWriting: true,
		open: true,
		severity: {
			open: "critical",
			login: "medium"
		},
		yes: {
			status: 500,
			html: `<title>KeyError: 'a' // Werkzeug Debugger</title><script src="?__debugger__=yes&cmd=resource&f=debugger.js"><\/script>`,
			access: "open"
		},
		no: {
			headers: { Server: "Werkzeug/3.0.1 Python/3.11" },
			html: "<title>Fixed // Werkzeug Debugger</title>"
		}
	},
	{
		id: "werkzeug-traceback",
		product: "Werkzeug traceback",
		all: [{ script: "evalex = false" }],
		any: [{ title: "// werkzeug debugger" }, { asset: "?__debugger__=yes" }],
		isWriting: true,
		open: true,
		yes: {
			status: 500,
			html: "<title>KeyError: 'a' // Werkzeug Debugger</title><script>var EVALEX = false;<\/script>",
			access: "open"
		},
		no: { html: "<title>Settings</title><script>var EVALEX = false;<\/script>" }
	},
	{
		id: "rails-debug",
		product: "Rails error page",
		all: [{ title: "action controller: exception caught" }],
		any: [
			{ text: "rails.root:" },
			{ element: "#traces" },
			{ element: "#full-trace" },
			{ text: "application trace" }
		],
		isWriting: true,
		open: true,
		yes: {
			status: 500,
			html: "<title>Action Controller: Exception caught</title><p><code>Rails.root: /app</code><a>Application Trace</a>",
			access: "open"
		},
		no: { html: "<title>Action Controller: Exception caught</title>" }
	},
	{
		id: "spring-boot-error",
		product: "Spring Boot error page",
		all: [
			{ text: "whitelabel error page" },
			{ text: "this application has no explicit mapping for /error" },
			{ element: "#created" }
		],
		isWriting: true,
		open: true,
		severity: {
			open: "low",
			login: "info"
		},
		yes: {
			status: 404,
			html: "<html><body><h1>Whitelabel Error Page</h1><p>This application has no explicit mapping for /error, so you are seeing this as a fallback.</p><div id='created'>x</div><div>There was an unexpected error (type=Not Found, status=404).</div></body></html>",
			access: "open"
		},
		no: {
			status: 200,
			html: "<h1>Whitelabel Error Page</h1><p>How to replace it"
		}
	}
];
// src/data/exposure/default-pages.ts
const ofStack = {
	open: "medium",
	login: "info"
};
const ofInstaller = {
	open: "critical",
	login: "info"
};
const defaultPages = [
	{
		id: "nginx-default",
		product: "nginx default page",
		all: [{ titleIs: [
			"Welcome to nginx!",
			"Welcome to nginx on Debian!",
			"Test Page for the Nginx HTTP Server",
			"Test Page for the Nginx HTTP Server on Fedora",
			"Test Page for the Nginx HTTP Server on Red Hat Enterprise Linux",
			"Test Page for the Nginx HTTP Server on the Amazon Linux AMI",
			"Test Page for the HTTP Server on Red Hat Enterprise Linux"
		] }],
		any: [{ text: "successfully installed and working" }, { text: "used to test the proper operation of" }],
		open: true,
		yes: {
			html: "<title>Welcome to nginx!</title><h1>Welcome to nginx!</h1><p>If you see this page, the nginx web server is successfully installed and working.",
			access: "open"
		},
		no: { html: "<title>Welcome to nginx!</title><p>A tutorial" }
	},
	{
		id: "apache-debian-default",
		product: "Apache default page",
		some: [
			{ title: "default page: it works" },
			{ titleIs: [
				"Apache HTTP Server Test Page powered by CentOS",
				"Test Page for the Apache HTTP Server",
				"HTTP Server Test Page powered by CentOS",
				"Test Page for the HTTP Server on Fedora",
				"HTTP Server Test Page powered by: Rocky Linux"
			] },
			{ asset: "openlogo-75.png" },
			{ asset: "ubuntu-logo.png" },
			{ asset: "/icons/poweredby.png" },
			{ asset: "/icons/apache_pb" },
			{ text: "this is the default welcome page" },
			{ text: "this page is used to test the proper operation of" },
			{ text: "used to test the proper operation of the" },
			{ text: "it works!" }
		],
		open: true,
		yes: {
			html: "<title>Apache2 Debian Default Page: It works</title><p>This is the default welcome page used to test the correct operation of the Apache2 server",
			access: "open"
		},
		no: { html: "<title>Apache2 Debian Default Page: It works</title><p>How to remove it" }
	},
	{
		id: "apache-it-works",
		product: "Apache first page",
		any: [
			{ bodyIs: "<html><body><h1>It works!</h1></body></html>" },
			{ bodyIs: "<!doctype html>\n<html><body><h1>It works!</h1></body></html>" },
			{ bodyIs: "<html><body><h1>It works!</h1>\n</body></html>" }
		],
		open: true,
		yes: {
			html: "<html><body><h1>It works!</h1></body></html>",
			access: "open"
		},
		no: { html: "<html><body><h1>It works! Our story" }
	},
	{
		id: "iis-default",
		product: "IIS default page",
		all: [{ titleIs: [
			"IIS Windows Server",
			"IIS Windows",
			"IIS7",
			"IIS",
			"Microsoft Internet Information Services 8"
		] }],
		any: [
			{ asset: "iisstart" },
			{ asset: "welcome.png" },
			{ asset: "bkg-gry.jpg" },
			{ asset: "ws8-brand" },
			{ asset: "iis-85" },
			{ asset: "iis-8" }
		],
		open: true,
		yes: {
			html: "<title>IIS Windows Server</title><a href=\"http://go.microsoft.com/fwlink/?linkid=66138\"><img src=\"iisstart.png\" alt=\"IIS\">",
			access: "open"
		},
		no: { html: "<title>IIS Windows Server</title><p>Hosting" }
	},
	{
		id: "tomcat-default",
		product: "Apache Tomcat default page",
		all: [{ title: "apache tomcat" }, { text: "successfully installed tomcat" }],
		any: [
			{ asset: "tomcat.css" },
			{ asset: "tomcat.png" },
			{ asset: "tomcat.svg" },
			{ asset: "tomcat.gif" },
			{ favicon: -297069493 }
		],
		open: true,
		severity: ofStack,
		yes: {
			html: "<title>Apache Tomcat/9.0.70</title><link href=\"tomcat.css\" rel=\"stylesheet\"><h2>If you're seeing this, you've successfully installed Tomcat. Congratulations!</h2>",
			access: "open"
		},
		no: { html: "<title>Apache Tomcat</title><p>You have successfully installed Tomcat" }
	},
	{
		id: "tomcat-debian-default",
		product: "Tomcat package page",
		all: [{ titleIs: "Apache Tomcat" }],
		any: [{ text: "this is the default tomcat home page" }],
		open: true,
		yes: {
			html: "<title>Apache Tomcat</title><h1>It works !</h1><p>If you're seeing this page via a web browser, it means you've setup Tomcat successfully.</p><p>This is the default Tomcat home page.",
			access: "open"
		},
		no: { html: "<title>Apache Tomcat</title>" }
	},
	{
		id: "lighttpd-default",
		product: "lighttpd placeholder page",
		all: [{ titleIs: [
			"Welcome page",
			"Powered by lighttpd",
			"lighttpd default page"
		] }, { text: "lighttpd" }],
		any: [
			{ text: "placeholder page" },
			{ text: "the owner of this web site has not put up any web pages yet" },
			{ asset: "light_" }
		],
		open: true,
		yes: {
			html: "<title>Welcome page</title><h1>Placeholder page</h1><p>The owner of this web site has not put up any web pages yet. lighttpd",
			access: "open"
		},
		no: { html: "<title>Welcome page</title>" }
	},
	{
		id: "caddy-default",
		product: "Caddy default page",
		all: [{ titleIs: "Caddy works!" }],
		any: [{
			header: "server",
			has: "caddy"
		}, { text: "your web server is working" }],
		open: true,
		yes: {
			headers: { Server: "Caddy" },
			html: "<title>Caddy works!</title>",
			access: "open"
		},
		no: { html: "<title>Caddy works!</title>" }
	},
	{
		id: "openresty-default",
		product: "OpenResty default page",
		all: [{ titleIs: "Welcome to OpenResty!" }],
		any: [{
			header: "server",
			has: "openresty"
		}, { text: "web platform is successfully installed" }],
		open: true,
		yes: {
			headers: { Server: "openresty/1.21" },
			html: "<title>Welcome to OpenResty!</title>",
			access: "open"
		},
		no: { html: "<title>Welcome to OpenResty!</title>" }
	},
	{
		id: "litespeed-default",
		product: "OpenLiteSpeed default page",
		some: [
			{
				title: "congratulations",
				followedBy: " \\| litespeed"
			},
			{ titleIs: "Congratulations on your new website!" },
			{
				header: "server",
				has: "litespeed"
			},
			{ text: "litespeed web server" },
			{ text: "openlitespeed" }
		],
		all: [{ title: "congratulations" }],
		open: true,
		yes: {
			headers: { Server: "LiteSpeed" },
			html: "<title>Congratulations | LiteSpeed Web Server</title>",
			access: "open"
		},
		no: { html: "<title>Congratulations</title>" }
	},
	{
		id: "jetty-default",
		product: "Jetty default page",
		all: [{ text: "no context on this server matched or handled this request" }],
		any: [
			{ status: 404 },
			{ title: "error 404" },
			{ titleIs: "Jetty: Welcome" }
		],
		open: true,
		yes: {
			status: 404,
			html: "<h2>Error 404 - Not Found.</h2><p>No context on this server matched or handled this request.</p>",
			access: "open"
		},
		no: {
			status: 404,
			html: "<h2>Error 404 - Not Found.</h2>"
		}
	},
	{
		id: "xampp",
		product: "XAMPP",
		all: [{ titleIs: "Welcome to XAMPP" }],
		any: [
			{ path: "/dashboard/" },
			{ path: "/xampp/" },
			{ asset: "/dashboard/images/" },
			{ favicon: -1275226814 }
		],
		open: true,
		severity: ofStack,
		yes: {
			path: "/dashboard/",
			html: "<title>Welcome to XAMPP</title>",
			access: "open"
		},
		no: { html: "<title>Welcome to XAMPP</title><p>Install it" }
	},
	{
		id: "wamp",
		product: "WampServer",
		all: [{ title: "wampserver homepage" }],
		any: [{ text: "server configuration" }, { asset: "wampthemes/" }],
		open: true,
		severity: ofStack,
		yes: {
			html: "<title>WAMPSERVER Homepage</title><link href=\"wampthemes/classic/style.css\" rel=\"stylesheet\">",
			access: "open"
		},
		no: { html: "<title>WAMPSERVER Homepage</title>" }
	},
	{
		id: "cpanel-default",
		product: "cPanel default page",
		any: [{ path: "/cgi-sys/defaultwebpage.cgi" }, { asset: "/cgi-sys/" }],
		open: true,
		yes: {
			path: "/cgi-sys/defaultwebpage.cgi",
			html: "<title>Default Web Site Page</title>",
			access: "open"
		},
		no: { html: "<title>Default Web Site Page</title>" }
	},
	{
		id: "plesk-default",
		product: "Plesk default page",
		any: [{
			header: "x-powered-by",
			has: "plesk"
		}, { body: "plesk.com" }],
		all: [{ titleIs: [
			"Web Server's Default Page",
			"Domain Default page",
			"Default Parallels Plesk Panel Page",
			"Default Parallels Plesk Page",
			"Default PLESK Page"
		] }],
		open: true,
		yes: {
			headers: { "X-Powered-By": "PleskLin" },
			html: "<title>Web Server's Default Page</title>",
			access: "open"
		},
		no: { html: "<title>Web Server's Default Page</title>" }
	},
	{
		id: "laravel-default",
		product: "Laravel first page",
		not: [{ body: "<pre" }],
		all: [{ titleIs: "Laravel" }, { body: "laravel.com/docs" }],
		any: [{ body: "laracasts.com" }, { text: "laravel v" }],
		open: true,
		yes: {
			html: "<title>Laravel</title><a href=\"https://laravel.com/docs\">Documentation</a><a href=\"https://laracasts.com\">Laracasts</a>",
			access: "open"
		},
		no: { html: "<title>Laravel</title><p>Our agency" }
	},
	{
		id: "django-default",
		product: "Django first page",
		not: [{ body: "<pre" }],
		all: [{ titleIs: ["The install worked successfully! Congratulations!", "Welcome to Django"] }],
		any: [{ body: "docs.djangoproject.com" }, { text: "debug=true" }],
		open: true,
		severity: ofStack,
		yes: {
			html: "<title>The install worked successfully! Congratulations!</title><a href=\"https://docs.djangoproject.com/en/4.2/releases/\">",
			access: "open"
		},
		no: { html: "<title>Congratulations!</title>" }
	},
	{
		id: "rails-default",
		product: "Rails first page",
		not: [{ body: "<pre" }],
		all: [{ title: "ruby on rails" }],
		any: [{ body: "<strong>rails version:</strong>" }, { text: "yay! you" }],
		open: true,
		severity: ofStack,
		yes: {
			html: "<title>Ruby on Rails 7.1</title><li><strong>Rails version:</strong> 7.1.2",
			access: "open"
		},
		no: { html: "<title>Ruby on Rails</title>" }
	},
	{
		id: "wordpress-install",
		product: "WordPress installation",
		any: [{ path: "/wp-admin/install.php" }, { path: "/wp-admin/setup-config.php" }],
		open: true,
		severity: ofInstaller,
		yes: {
			path: "/wp-admin/install.php",
			html: "<title>WordPress &rsaquo; Installation</title>",
			access: "open"
		},
		no: { html: "<title>WordPress installation</title>" }
	},
	{
		id: "drupal-install",
		product: "Drupal installation",
		any: [{ path: "/core/install.php" }],
		open: true,
		severity: ofInstaller,
		yes: {
			path: "/core/install.php",
			html: "<title>Choose language | Drupal</title>",
			access: "open"
		},
		no: { html: "<title>Drupal</title>" }
	},
	{
		id: "k8s-default-backend",
		product: "Kubernetes default backend",
		any: [{ bodyIs: "default backend - 404" }],
		open: true,
		severity: {
			open: "info",
			login: "info"
		},
		yes: {
			status: 404,
			html: "default backend - 404",
			access: "open"
		},
		no: {
			status: 404,
			html: "404 page not found"
		}
	}
];
// src/data/exposure/devices.ts
const ofMachine$2 = {
	open: "critical",
	login: "high"
};
const ofDevice = {
	open: "high",
	login: "medium"
};
const ofPrinter = {
	open: "medium",
	login: "low"
};
const ofCamera = {
	open: "high",
	login: "medium"
};
const devices = [
	{
		id: "unifi",
		product: "UniFi",
		any: [{
			titleIs: [
				"UniFi Network",
				"UniFi OS",
				"UniFi Controller"
			],
			on: "shell"
		}],
		some: [
			{ titleIs: [
				"UniFi Network",
				"UniFi OS",
				"UniFi",
				"UniFi Controller"
			] },
			{ asset: "/manage/angular/" },
			{ element: "unifi-portal" },
			{ element: "ng-app=unifi" },
			{ path: "/manage" },
			{ asset: "/proxy/network" }
		],
		login: true,
		severity: ofDevice,
		yes: {
			path: "/manage/account/login?redirect=%2Fmanage",
			html: "<title>UniFi Network</title>",
			access: "login"
		},
		no: { html: "<title>UniFi Network</title><p>Kits" }
	},
	{
		id: "edgeos",
		product: "Ubiquiti EdgeOS",
		all: [{ titleIs: "EdgeOS" }],
		any: [
			{ asset: "/lib/ubnt" },
			{ cookie: "beaker.session.id" },
			{ asset: "/files/login" }
		],
		login: true,
		severity: ofDevice,
		yes: {
			headers: { "Set-Cookie": "beaker.session.id=a1; httponly; Path=/; secure" },
			html: "<title>EdgeOS</title><form id=LoginForm><input type=password>",
			access: "login"
		},
		no: { html: "<title>EdgeOS</title><p>Commands" }
	},
	{
		id: "mikrotik",
		product: "MikroTik RouterOS",
		some: [
			{ title: "routeros router configuration page" },
			{ titleIs: "RouterOS" },
			{ asset: "/webfig/" },
			{ path: "/webfig/" },
			{ asset: "mikrotik_logo" },
			{ asset: "mikrotik" },
			{ text: "you have connected to a router" },
			{ title: "mikrotik swos" }
		],
		login: true,
		severity: ofDevice,
		yes: {
			html: "<title>RouterOS router configuration page</title><img src=\"mikrotik_logo.png\"><p>You have connected to a router.",
			access: "login"
		},
		no: { html: "<title>RouterOS</title><p>Licences" }
	},
	{
		id: "openwrt",
		product: "OpenWrt",
		any: [{ path: "/cgi-bin/luci" }, { asset: "/luci-static/" }],
		login: true,
		severity: ofDevice,
		yes: {
			status: 403,
			path: "/cgi-bin/luci/",
			html: "<title>OpenWrt - LuCI</title>",
			access: "login"
		},
		no: { html: "<title>OpenWrt - LuCI</title>" }
	},
	{
		id: "pfsense",
		product: "pfSense",
		some: [
			{ titleIs: ["pfSense - Login", "Login to pfSense"] },
			{ title: "pfsense" },
			{ field: "usernamefld" },
			{ asset: "pfsense" },
			{ favicon: 1405460984 }
		],
		not: [{ titleIs: "Login | OPNsense" }],
		login: true,
		severity: ofMachine$2,
		yes: {
			html: "<title>pfSense - Login</title><input name=usernamefld><input name=passwordfld type=password>",
			access: "login"
		},
		no: { html: "<title>pfSense</title><p>Firewalls" }
	},
	{
		id: "opnsense",
		product: "OPNsense",
		any: [{ asset: "/ui/themes/opnsense/" }],
		some: [
			{ title: "| opnsense" },
			{ field: "usernamefld" },
			{ asset: "/ui/js/jquery" },
			{ form: "opnsense" },
			{ asset: "opnsense" }
		],
		login: true,
		severity: ofMachine$2,
		yes: {
			html: "<title>Login | OPNsense</title><link href=\"/ui/themes/opnsense/build/css/main.css\" rel=\"stylesheet\"><input name=\"usernamefld\">",
			access: "login"
		},
		no: { html: "<title>Login | OPNsense</title><p>Forum" }
	},
	{
		id: "juniper",
		product: "Juniper J-Web",
		any: [{
			title: "juniper web device manager",
			on: "login"
		}],
		some: [
			{ title: "juniper web device manager" },
			{ form: "/login" },
			{ asset: "/stylesheet/juniper.css" }
		],
		login: true,
		severity: ofMachine$2,
		yes: {
			html: "<title>Log In - Juniper Web Device Manager</title><input type=password>",
			access: "login"
		},
		no: { html: "<title>Log In - Juniper Web Device Manager</title><p>How to" }
	},
	{
		id: "cisco-ios",
		product: "Cisco IOS web interface",
		any: [
			{ realm: "level_15_access" },
			{ realm: "level_15 or view_access" },
			{ realm: "level 15 access" },
			{
				header: "server",
				has: "cisco-ios"
			}
		],
		severity: ofMachine$2,
		yes: {
			status: 401,
			headers: {
				"WWW-Authenticate": "Basic realm=\"level_15_access\"",
				Server: "cisco-IOS"
			},
			access: "login"
		},
		no: { html: "<title>Cisco IOS XE</title>" }
	},
	{
		id: "cisco-fmc",
		product: "Cisco Firepower Management Center",
		any: [{
			title: "firepower management center",
			on: "login"
		}, {
			title: "secure firewall management center",
			on: "login"
		}],
		some: [
			{ title: "firepower management center" },
			{ title: "secure firewall management center" },
			{ path: "/ui/login" }
		],
		login: true,
		severity: ofMachine$2,
		yes: {
			path: "/ui/login",
			html: "<title>Cisco Firepower Management Center</title><input type=password>",
			access: "login"
		},
		no: { html: "<title>Cisco Firepower Management Center</title><p>Guide" }
	},
	{
		id: "cisco-wlc",
		product: "Cisco Wireless LAN Controller",
		all: [{ titleIs: "Cisco Systems Login" }],
		any: [
			{ path: "/screens/" },
			{ form: "/screens/" },
			{
				titleIs: "Cisco Systems Login",
				on: "login"
			}
		],
		login: true,
		severity: ofMachine$2,
		yes: {
			html: "<title>Cisco Systems Login</title><form action=/screens/frameset.html><input type=password>",
			access: "login"
		},
		no: { html: "<title>Cisco Systems Login</title><p>Courses" }
	},
	{
		id: "fortinet-admin",
		product: "FortiGate administration",
		any: [
			{ asset: "/ng/prelogin" },
			{ path: "/ng/prelogin" },
			{ element: "f-login" },
			{
				titleIs: [
					"FortiGate",
					"FortiManager",
					"FortiAnalyzer",
					"FortiWeb",
					"FortiMail"
				],
				on: "login"
			}
		],
		some: [
			{ titleIs: [
				"FortiGate",
				"FortiManager",
				"FortiAnalyzer",
				"FortiWeb",
				"FortiMail"
			] },
			{ path: "/login" },
			{ path: "/p/login" },
			{ cookie: "apscookie_*" },
			{ field: "secretkey" },
			{ asset: "fweb_build" },
			{ element: "#login_form" }
		],
		login: true,
		severity: ofMachine$2,
		yes: {
			path: "/login?redir=%2F",
			html: "<title>FortiGate</title><input id=secretkey type=password>",
			access: "login"
		},
		no: { html: "<title>FortiGate</title><p>60F" }
	},
	{
		id: "paloalto-admin",
		product: "Palo Alto Networks administration",
		all: [{ path: "/php/login.php" }],
		any: [
			{ field: "pan_user" },
			{ element: "#pan_form" },
			{ asset: "/login/images/" },
			{ field: "passwd" }
		],
		login: true,
		severity: ofMachine$2,
		yes: {
			path: "/php/login.php",
			html: "<title>Login</title><form id=\"login_form\" class=\"pan_form\"><input name=passwd type=password>",
			access: "login"
		},
		no: { html: "<title>Palo Alto</title>" }
	},
	{
		id: "watchguard",
		product: "WatchGuard Fireware",
		any: [{
			title: "watchguard",
			on: "login"
		}, {
			title: "fireware",
			on: "login"
		}],
		some: [
			{ title: "watchguard" },
			{ title: "fireware" },
			{ path: "/auth/login?from_page" },
			{ path: "/sslvpn_logon.shtml" },
			{ path: "/wgcgi.cgi" },
			{ form: "/wgcgi.cgi" }
		],
		needs: 2,
		login: true,
		severity: ofMachine$2,
		yes: {
			path: "/auth/login?from_page=/",
			html: "<title>WatchGuard Fireware XTM User Authentication</title>",
			access: "login"
		},
		no: { html: "<title>WatchGuard</title><p>Firebox" }
	},
	{
		id: "draytek",
		product: "DrayTek Vigor",
		any: [{
			title: "vigor login page",
			on: "login"
		}, {
			title: "vigor router",
			on: "login"
		}],
		some: [
			{ title: "vigor login page" },
			{ title: "vigor router" },
			{ path: "/weblogin.htm" },
			{ form: "/cgi-bin/wlogin.cgi" },
			{ asset: "/weblogin.htm" }
		],
		login: true,
		severity: ofDevice,
		yes: {
			path: "/weblogin.htm",
			html: "<title>Vigor Login Page</title>",
			access: "login"
		},
		no: { html: "<title>Vigor Login Page</title><p>Help" }
	},
	{
		id: "fritzbox",
		product: "FRITZ!Box",
		all: [{ title: "fritz!" }],
		any: [
			{ asset: "/css/rd/" },
			{ script: "gnsrd" },
			{ script: "challenge" },
			{ asset: "/js/vendor.js" },
			{ favicon: -219752612 },
			{
				title: "fritz!",
				on: "login"
			}
		],
		login: true,
		severity: ofDevice,
		yes: {
			html: "<title>FRITZ!Box</title><link rel=\"stylesheet\" href=\"/css/rd/base.css\"><input type=password id=uiPass>",
			access: "login"
		},
		no: { html: "<title>FRITZ!Box 7590 kaufen</title>" }
	},
	{
		id: "asus-router",
		product: "ASUS router",
		any: [{ path: "/main_login.asp" }],
		some: [
			{ titleIs: ["ASUS Login", "AiCloud"] },
			{ form: "login.cgi" },
			{ field: "login_passwd" }
		],
		login: true,
		severity: ofDevice,
		yes: {
			path: "/Main_Login.asp",
			html: "<title>ASUS Login</title>",
			access: "login"
		},
		no: { html: "<title>ASUS Login</title>" }
	},
	{
		id: "tplink",
		product: "TP-Link router",
		any: [
			{ realm: "tp-link *" },
			{
				titleIs: "Omada Controller",
				on: "app"
			},
			{
				titleIs: ["TP-LINK", "TP-Link"],
				on: "login"
			}
		],
		some: [
			{ titleIs: [
				"TP-LINK",
				"TP-Link",
				"Omada Controller"
			] },
			{ field: "pcpassword" },
			{ asset: "/webpages/" },
			{ path: "/webpages/" },
			{ element: "#pc-login" }
		],
		severity: ofDevice,
		yes: {
			status: 401,
			headers: { "WWW-Authenticate": "Basic realm=\"TP-LINK Wireless N Router WR841N\"" },
			access: "login"
		},
		no: { html: "<title>TP-Link</title><p>Deals" }
	},
	{
		id: "netgear",
		product: "NETGEAR",
		any: [
			{ realm: "netgear" },
			{ realm: "netgear *" },
			{
				title: "netgear",
				on: "login"
			}
		],
		some: [
			{ title: "netgear" },
			{ form: "/base/cheetah_login.html" },
			{ form: "/cgi/login.cgi" },
			{ asset: "/base/" },
			{ path: "/base/" }
		],
		severity: ofDevice,
		yes: {
			status: 401,
			headers: { "WWW-Authenticate": "Basic realm=\"NETGEAR R7000\"" },
			access: "login"
		},
		no: { html: "<title>NETGEAR Router</title>" }
	},
	{
		id: "dlink",
		product: "D-Link",
		any: [
			{ realm: "d-link*" },
			{ realm: "dlink*" },
			{ realm: "dir-*" },
			{ realm: "dsl-*" },
			{ realm: "dcs-*" },
			{
				header: "www-authenticate",
				has: " dlink"
			},
			{
				title: "d-link systems, inc.",
				on: "login"
			}
		],
		some: [
			{ title: "d-link systems, inc." },
			{ field: "login_pass" },
			{ form: "login.cgi" }
		],
		severity: ofDevice,
		yes: {
			status: 401,
			headers: { "WWW-Authenticate": "Basic realm=\"DIR-615 DLink\"" },
			access: "login"
		},
		no: { html: "<title>D-LINK SYSTEMS, INC. | WIRELESS ROUTER | HOME</title><p>Help" }
	},
	{
		id: "zyxel",
		product: "Zyxel",
		some: [
			{
				title: "zywall",
				on: "login"
			},
			{ title: "zyxel" },
			{ title: "usg flex" },
			{ path: "/weblogin.cgi" },
			{ asset: "/ext-js/app/common/zyxel.css" },
			{ asset: "zld_product_spec.js" },
			{ field: "pwd_r" },
			{ favicon: -440644339 }
		],
		login: true,
		severity: ofMachine$2,
		yes: {
			html: "<title>ZyWALL USG 100</title><script src=\"/ext-js/web-pages/login/zld_product_spec.js\"><\/script><input type=password name=pwd>",
			access: "login"
		},
		no: { html: "<title>ZyWALL USG 100</title><p>Partner" }
	},
	{
		id: "linksys",
		product: "Linksys router",
		any: [{ realm: "wrt54*" }, {
			titleIs: "Linksys Smart Wi-Fi",
			on: "app"
		}],
		severity: ofDevice,
		yes: {
			status: 401,
			headers: { "WWW-Authenticate": "Basic realm=\"WRT54GL\"" },
			access: "login"
		},
		no: { html: "<title>Linksys Smart Wi-Fi</title><p>Help" }
	},
	{
		id: "huawei-gateway",
		product: "Huawei home gateway",
		any: [{ realm: "echolife *" }, { realm: "smartax *" }],
		severity: ofDevice,
		yes: {
			status: 401,
			headers: { "WWW-Authenticate": "Basic realm=\"EchoLife Home Gateway\"" },
			access: "login"
		},
		no: {
			status: 401,
			headers: { "WWW-Authenticate": "Basic realm=\"Home Gateway\"" }
		}
	},
	{
		id: "speedtouch",
		product: "Thomson SpeedTouch",
		any: [{ realm: "speedtouch*" }],
		severity: ofDevice,
		yes: {
			status: 401,
			headers: { "WWW-Authenticate": "Basic realm=\"SpeedTouch (00-90-D0)\"" },
			access: "login"
		},
		no: { html: "<title>SpeedTouch</title>" }
	},
	{
		id: "procurve",
		product: "HPE ProCurve switch",
		any: [{ realm: "procurve *" }],
		severity: ofMachine$2,
		yes: {
			status: 401,
			headers: { "WWW-Authenticate": "Basic realm=\"ProCurve J8164A\"" },
			access: "login"
		},
		no: { html: "<title>ProCurve Switch 2610</title>" }
	},
	{
		id: "apc-ups",
		product: "APC management card",
		any: [{ realm: "apc management card" }],
		severity: ofMachine$2,
		yes: {
			status: 401,
			headers: { "WWW-Authenticate": "Basic realm=\"APC Management Card\"" },
			access: "login"
		},
		no: { html: "<title>UPS</title>" }
	},
	{
		id: "iptime",
		product: "ipTIME",
		any: [
			{ path: "/sess-bin/login_session.cgi" },
			{ asset: "/sess-bin/login_session.cgi" },
			{ form: "/sess-bin/login_handler.cgi" }
		],
		some: [
			{ title: "iptime" },
			{ asset: "/sess-bin/" },
			{ path: "/ui/" },
			{ asset: "/build/dashboard" }
		],
		login: true,
		severity: ofDevice,
		yes: {
			path: "/sess-bin/login_session.cgi?noauto=1",
			html: "<title>ipTIME A2004</title>",
			access: "login"
		},
		no: { html: "<title>ipTIME</title><p>공유기 할인" }
	},
	{
		id: "hp-printer",
		product: "HP printer",
		any: [{
			header: "server",
			has: "hp http server"
		}, { path: "/hp/device/" }],
		some: [
			{ title: "hp laserjet" },
			{ title: "hp officejet" },
			{ title: "hp color laserjet" },
			{ asset: "/hp/device/" },
			{ asset: "/framework/" }
		],
		open: true,
		severity: ofPrinter,
		yes: {
			headers: { Server: "HP HTTP Server; HP LaserJet M404dn" },
			access: "open"
		},
		no: { html: "<title>HP LaserJet</title><p>Buy" }
	},
	{
		id: "canon-printer",
		product: "Canon printer",
		any: [{
			header: "server",
			has: "canon http server"
		}, {
			title: "remote ui",
			on: "login"
		}],
		some: [
			{ title: "remote ui" },
			{ form: "/checklogin.cgi" },
			{ form: "/login" }
		],
		needs: 3,
		severity: ofPrinter,
		yes: { headers: { Server: "CANON HTTP Server" } },
		no: { html: "<title>Remote UI: Login</title>" }
	},
	{
		id: "epson-printer",
		product: "EPSON printer",
		any: [{
			header: "server",
			has: "epson_linux upnp"
		}, {
			header: "server",
			has: "epson-http"
		}],
		open: true,
		severity: ofPrinter,
		yes: {
			headers: { Server: "EPSON_Linux UPnP/1.0 Epson UPnP SDK/1.0" },
			access: "open"
		},
		no: { html: "<title>Epson</title>" }
	},
	{
		id: "hikvision",
		product: "Hikvision camera",
		any: [
			{ path: "/doc/page/login.asp" },
			{
				header: "server",
				has: "app-webs/"
			},
			{
				header: "server",
				has: "hikvision-webs"
			},
			{
				header: "server",
				has: "dnvrs-webs"
			},
			{ realm: "hikvision" }
		],
		login: true,
		severity: ofCamera,
		yes: {
			path: "/doc/page/login.asp?_1",
			headers: { Server: "App-webs/" },
			access: "login"
		},
		no: { html: "<title>Hikvision</title>" }
	},
	{
		id: "axis-camera",
		product: "Axis camera",
		any: [{ realm: "axis_*" }, { path: "/view/viewer_index.shtml" }],
		severity: ofCamera,
		yes: {
			status: 401,
			headers: { "WWW-Authenticate": "Digest realm=\"AXIS_ACCC8E000000\", nonce=\"1\"" },
			access: "login"
		},
		no: { html: "<title>Axis</title>" }
	},
	{
		id: "hanwha-camera",
		product: "Hanwha Vision camera",
		any: [{ realm: "ipolis*" }],
		some: [
			{ title: "wisenet" },
			{ asset: "wmf/" },
			{ path: "/wmf/" },
			{ title: "webviewer" }
		],
		login: true,
		severity: ofCamera,
		yes: {
			status: 401,
			headers: { "WWW-Authenticate": "Digest realm=\"iPolis_00:00:00\", nonce=\"1\"" },
			access: "login"
		},
		no: { html: "<title>Wisenet</title>" }
	},
	{
		id: "f5-bigip-admin",
		product: "F5 BIG-IP administration",
		any: [
			{ path: "/tmui/login.jsp" },
			{ cookie: "bigipauthcookie" },
			{ realm: "big-ip" }
		],
		some: [
			{ title: "big-ip" },
			{ path: "/tmui/" },
			{ asset: "/tmui/" },
			{ form: "/tmui/" }
		],
		login: true,
		severity: ofMachine$2,
		yes: {
			path: "/tmui/login.jsp",
			access: "login"
		},
		no: {
			headers: { "Set-Cookie": "BIGipServerpool=1" },
			html: "<title>BIG-IP</title>"
		}
	}
];
// src/data/exposure/directory-listings.ts
const ofBucket = {
	open: "high",
	login: "info"
};
const directoryListings = [
	{
		id: "index-of",
		product: "Apache or nginx directory listing",
		isWriting: true,
		all: [{ title: "index of /" }],
		any: [
			{
				body: "<h1>index of /",
				followedBy: "[^<]{0,100}</h1>[\\s\\S]{0,12}(?:<pre|<ul|<table|<a |<hr|$)"
			},
			{ body: "href=\"?c=n;o=d\"" },
			{ body: "<a href=\"../\">../</a>" },
			{ body: "href=\"https://github.com/svenstaro/miniserve\"" }
		],
		not: [
			{ body: "<table summary=\"directory listing\"" },
			{ body: "<pre><h1" },
			{ body: "<code" },
			{ body: "<article" }
		],
		open: true,
		yes: {
			html: "<title>Index of /</title><h1>Index of /</h1><a href=\"db.sql\">db.sql</a>",
			access: "open"
		},
		no: { html: "<title>Index of /a/ pronunciations</title>" }
	},
	{
		id: "iis-listing",
		product: "IIS directory listing",
		isWriting: true,
		all: [{ title: " - /" }, { body: "<pre>" }],
		any: [{ body: "[to parent directory]</a>" }, { body: " - /</h1><hr>" }],
		open: true,
		yes: {
			html: "<html><head><title>shop.example - /</title></head><body><H1>shop.example - /</H1><hr>\n\n<pre> 11/20/2026  1:30 PM         1234 <A HREF=\"/web.config\">web.config</A><br></pre><hr></body></html>",
			access: "open"
		},
		no: { html: "<title>a - /b</title><p>[To Parent Directory]" }
	},
	{
		id: "python-listing",
		product: "Python http.server listing",
		all: [{ title: "directory listing for /" }],
		any: [{
			header: "server",
			has: "simplehttp/"
		}, {
			body: "<h1>directory listing for /",
			followedBy: "[^<]{0,100}</h1>[\\s\\S]{0,12}<(?:ul|hr)"
		}],
		open: true,
		severity: ofBucket,
		yes: {
			headers: { Server: "SimpleHTTP/0.6 Python/3.11.2" },
			html: "<title>Directory listing for /</title>",
			access: "open"
		},
		no: { html: "<title>Directory listing for lawyers</title>" }
	},
	{
		id: "serve-index-listing",
		product: "Node.js directory listing (serve-index)",
		all: [
			{ title: "listing directory /" },
			{ element: "#files" },
			{ element: "class=directory" }
		],
		any: [{ field: "search" }, { element: "#wrapper" }],
		open: true,
		severity: ofBucket,
		yes: {
			html: "<title>listing directory /</title><body class=\"directory\"><input id=\"search\" type=\"text\"><div id=\"wrapper\"><h1><a href=\"/\">~</a> / </h1><ul id=\"files\" class=\"view-tiles\"><li><a href=\"/db.sql\" class=\"icon icon icon-sql\" title=\"db.sql\">",
			access: "open"
		},
		no: { html: "<title>listing directory / of lawyers</title>" }
	},
	{
		id: "serve-listing",
		product: "Node.js directory listing (serve)",
		all: [
			{ title: "files within" },
			{ element: "#files" },
			{ body: "<i>index of&nbsp;</i>" }
		],
		not: [{ body: "<article" }],
		open: true,
		severity: ofBucket,
		yes: {
			html: "<title>Files within shop/</title><main><header><h1><i>Index of&nbsp;</i> <a href=\"/\">shop/</a></h1></header><ul id=\"files\"><li><a href=\"/db.sql\" title=\"db.sql\" class=\"file sql\">db.sql</a></li></ul></main>",
			access: "open"
		},
		no: { html: "<title>Files within reach</title><ul id=files>" }
	},
	{
		id: "caddy-listing",
		product: "Caddy directory listing",
		all: [{ body: "<th class=\"hideable\"></th>" }],
		any: [{ body: "caddyserver.com" }, {
			header: "server",
			has: "caddy"
		}],
		open: true,
		yes: {
			headers: { Server: "Caddy" },
			html: "<title>/</title><th class=\"hideable\"></th>",
			access: "open"
		},
		no: { html: "<th class=\"hideable\"></th>" }
	},
	{
		id: "lighttpd-listing",
		product: "lighttpd directory listing",
		isWriting: true,
		not: [
			{ body: "<pre><h2" },
			{ body: "<code" },
			{ body: "<article" }
		],
		all: [{ title: "index of /" }],
		any: [{ body: "<table summary=\"directory listing\"" }, { body: "<div class=\"foot\">lighttpd" }],
		open: true,
		yes: {
			html: "<title>Index of /pub/</title><h2>Index of /pub/</h2><div class=\"list\"><table summary=\"Directory Listing\" cellpadding=\"0\"></table></div><div class=\"foot\">web</div>",
			access: "open"
		},
		no: { html: "<title>Index of /pub/</title>" }
	},
	{
		id: "tomcat-listing",
		product: "Tomcat directory listing",
		all: [{ title: "directory listing for [/" }],
		any: [{ text: "last modified" }],
		open: true,
		yes: {
			html: "<title>Directory Listing For [/]</title><h1>Directory Listing For [/]</h1><table><tr><td>Filename</td><td>Size</td><td>Last Modified</td></tr></table>",
			access: "open"
		},
		no: { html: "<title>Directory Listing For [/]</title><p>Meaning" }
	},
	{
		id: "jetty-listing",
		product: "Jetty directory listing",
		all: [{ title: "directory: /" }],
		any: [{ asset: "jetty-dir.css" }, { text: "last modified" }],
		open: true,
		yes: {
			html: "<link href=\"jetty-dir.css\" rel=\"stylesheet\" /><title>Directory: /</title>",
			access: "open"
		},
		no: { html: "<title>Directory: / of people</title>" }
	},
	{
		id: "s3-listing",
		product: "S3 bucket listing",
		all: [{ body: "<listbucketresult" }],
		any: [
			{
				header: "content-type",
				has: "xml"
			},
			{
				header: "server",
				has: "amazons3"
			},
			{ body: "<listbucketresult xmlns=\"http" }
		],
		not: [
			{ body: "<html" },
			{ body: "<pre" },
			{ body: "<title" }
		],
		open: true,
		severity: ofBucket,
		yes: {
			headers: { Server: "AmazonS3" },
			html: "<ListBucketResult xmlns=\"http://s3.amazonaws.com/doc/2006-03-01/\"><Name>b</Name>",
			access: "open"
		},
		no: { html: "<title>Buckets</title><pre><ListBucketResult xmlns=\"http://s3.amazonaws.com/doc/2006-03-01/\">" }
	},
	{
		id: "azure-listing",
		product: "Azure container listing",
		all: [{ body: "<enumerationresults " }],
		not: [
			{ body: "<html" },
			{ body: "<pre" },
			{ body: "<title" }
		],
		open: true,
		severity: ofBucket,
		yes: {
			html: "<EnumerationResults ContainerName=\"https://a.blob.core.windows.net/b\">",
			access: "open"
		},
		no: { html: "<title>Blobs</title><pre><EnumerationResults ContainerName=\"b\">" }
	},
	{
		id: "webdav-listing",
		product: "WebDAV collection",
		not: [{ body: "<pre" }, { body: "<code" }],
		any: [{ title: "- revision " }, { titleIs: "Collection: /" }],
		all: [{ body: "powered by <a href=\"http://subversion" }],
		open: true,
		severity: ofBucket,
		yes: {
			html: "<title>repo - Revision 12: /</title><em>Powered by <a href=\"http://subversion.apache.org/\">",
			access: "open"
		},
		no: { html: "<title>Notes - Revision 12</title>" }
	},
	{
		id: "h5ai",
		product: "h5ai listing",
		all: [{ title: "powered by h5ai" }],
		any: [{ asset: "_h5ai/" }, { element: "#fallback" }],
		open: true,
		yes: {
			html: "<title>index - powered by h5ai v0.30.0</title><script src=\"/_h5ai/public/js/scripts.js\">",
			access: "open"
		},
		no: { html: "<title>A site powered by h5ai</title>" }
	},
	{
		id: "filebrowser",
		product: "File Browser",
		all: [{ titleIs: ["File Browser", "FileBrowser"] }],
		any: [
			{ script: "window.filebrowser" },
			{ asset: "/static/img/icons/" },
			{ asset: "/static/js/app." }
		],
		login: true,
		severity: {
			open: "high",
			login: "low"
		},
		yes: {
			html: "<title>File Browser</title><script>window.FileBrowser = {}<\/script>",
			access: "login"
		},
		no: { html: "<title>File Browser</title><p>For Mac" }
	}
];
// src/data/exposure/hosting-panels.ts
const ofMachine$1 = {
	open: "critical",
	login: "high"
};
const hostingPanels = [
	{
		id: "cpanel",
		product: "cPanel",
		any: [
			{
				header: "server",
				has: "cpsrvd"
			},
			{ cookie: "cpsession" },
			{ cookie: "cprelogin" },
			{ realm: "cpanel" },
			{
				titleIs: "cPanel Login",
				on: "login"
			}
		],
		some: [{ titleIs: "cPanel Login" }, { asset: "/unprotected/cpanel/" }],
		not: [{ titleIs: "whm login" }, { cookie: "whostmgrsession" }],
		login: true,
		yes: {
			headers: { Server: "cpsrvd" },
			html: "<title>cPanel Login</title>",
			access: "login"
		},
		no: { html: "<title>cPanel Login</title><p>Guide" }
	},
	{
		id: "whm",
		product: "WHM",
		any: [
			{ cookie: "whostmgrsession" },
			{ cookie: "whostmgrrelogin" },
			{
				titleIs: "WHM Login",
				on: "login"
			}
		],
		some: [
			{ titleIs: "WHM Login" },
			{ asset: "/unprotected/cpanel/" },
			{
				header: "server",
				has: "cpsrvd"
			}
		],
		login: true,
		severity: ofMachine$1,
		yes: {
			headers: { Server: "cpsrvd" },
			html: "<title>WHM Login</title>",
			access: "login"
		},
		no: { html: "<title>WHM Login</title><p>Help" }
	},
	{
		id: "plesk",
		product: "Plesk",
		any: [{ path: "/login_up.php" }, {
			header: "server",
			has: "sw-cp-server"
		}],
		some: [
			{ title: "plesk obsidian" },
			{ title: "plesk onyx" },
			{ title: "parallels plesk" },
			{ field: "login_name" },
			{ asset: "/ui-library/plesk" },
			{ script: "plesk.require" },
			{ element: "#plesk-root" }
		],
		login: true,
		severity: ofMachine$1,
		yes: {
			path: "/login_up.php",
			html: "<title>Plesk Obsidian 18.0.57</title>",
			access: "login"
		},
		no: {
			headers: { "X-Powered-By": "PleskLin" },
			html: "<title>Plesk Obsidian</title><p>Licences"
		}
	},
	{
		id: "directadmin",
		product: "DirectAdmin",
		any: [{
			header: "server",
			has: "directadmin daemon"
		}, {
			titleIs: "DirectAdmin Login",
			on: "login"
		}],
		some: [
			{ titleIs: "DirectAdmin Login" },
			{ form: "/cmd_login" },
			{ asset: "/assets/evo" }
		],
		login: true,
		severity: ofMachine$1,
		yes: {
			html: "<title>DirectAdmin Login</title><form action=\"/CMD_LOGIN\"><input type=password>",
			access: "login"
		},
		no: { html: "<title>DirectAdmin Login</title><p>Manual" }
	},
	{
		id: "webmin",
		product: "Webmin",
		any: [{
			header: "server",
			has: "miniserv/"
		}],
		some: [
			{ titleIs: "Login to Webmin" },
			{ form: "session_login.cgi" },
			{ favicon: 1453890729 }
		],
		not: [{ titleIs: "Login to Usermin" }],
		login: [{ title: "login" }, { form: "session_login.cgi" }],
		severity: ofMachine$1,
		yes: {
			headers: { Server: "MiniServ/2.105" },
			html: "<title>Login to Webmin</title>",
			access: "login"
		},
		no: { html: "<title>Login to Webmin</title><p>How to" }
	},
	{
		id: "usermin",
		product: "Usermin",
		all: [{ titleIs: "Login to Usermin" }],
		any: [
			{
				header: "server",
				has: "miniserv/"
			},
			{ form: "session_login.cgi" },
			{
				titleIs: "Login to Usermin",
				on: "login"
			}
		],
		login: true,
		yes: {
			headers: { Server: "MiniServ/1.9" },
			html: "<title>Login to Usermin</title>",
			access: "login"
		},
		no: { html: "<title>Login to Usermin</title><p>How to" }
	},
	{
		id: "ispconfig",
		product: "ISPConfig",
		any: [
			{ cookie: "ispcsess" },
			{ script: "ispconfig.loadpushymenu" },
			{
				titleIs: ["ISPConfig", "ISPConfig Login"],
				on: "login"
			}
		],
		login: true,
		severity: ofMachine$1,
		yes: {
			headers: { "Set-Cookie": "ISPCSESS=abc; path=/" },
			html: "<title>ISPConfig</title>",
			access: "login"
		},
		no: { html: "<title>ISPConfig</title><p>Manual" }
	},
	{
		id: "hestia",
		product: "Hestia Control Panel",
		any: [
			{ cookie: "hestiasid" },
			{
				titleIs: ["Hestia Control Panel", "LOGIN - Hestia Control Panel"],
				on: "login"
			},
			{
				title: " - hestia control panel",
				on: "login"
			}
		],
		login: true,
		severity: ofMachine$1,
		yes: {
			headers: { "Set-Cookie": "HESTIASID=1; path=/" },
			access: "login"
		},
		no: { html: "<title>Hestia Control Panel</title><p>Features" }
	},
	{
		id: "vesta",
		product: "Vesta Control Panel",
		all: [{ titleIs: "Vesta - LOGIN" }],
		any: [{ form: "/login/" }, {
			titleIs: "Vesta - LOGIN",
			on: "login"
		}],
		login: true,
		severity: ofMachine$1,
		yes: {
			html: "<title>Vesta - LOGIN</title><form action=/login/><input type=password>",
			access: "login"
		},
		no: { html: "<title>Vesta - LOGIN</title><p>Gods" }
	},
	{
		id: "cyberpanel",
		product: "CyberPanel",
		all: [{ titleIs: "Login - CyberPanel" }],
		any: [
			{ element: "ng-app=cyberpanel" },
			{ asset: "/static/loginsystem/" },
			{
				titleIs: "Login - CyberPanel",
				on: "login"
			}
		],
		login: true,
		severity: ofMachine$1,
		yes: {
			html: "<title>Login - CyberPanel</title><input type=password>",
			access: "login"
		},
		no: { html: "<title>Login - CyberPanel</title><p>How to" }
	},
	{
		id: "cloudpanel",
		product: "CloudPanel",
		all: [{ cookie: "cloudpanel" }],
		any: [{ path: "/login" }, { title: "cloudpanel" }],
		login: true,
		severity: ofMachine$1,
		yes: {
			path: "/login",
			headers: { "Set-Cookie": "cloudpanel=9rs2; path=/; secure" },
			html: "<title>CloudPanel | Log In</title>",
			access: "login"
		},
		no: { html: "<title>CloudPanel | Log In</title><p>Docs" }
	},
	{
		id: "ajenti",
		product: "Ajenti",
		all: [{ titleIs: "Ajenti" }],
		any: [
			{ asset: "/resources/all." },
			{ element: "ng-app=ajenti.core" },
			{ element: "ng-app=core" },
			{ script: "ajentiplugins" },
			{ path: "/view/login" }
		],
		login: true,
		severity: ofMachine$1,
		yes: {
			path: "/view/login/normal/",
			html: "<title>Ajenti</title>",
			access: "login"
		},
		no: { html: "<title>Ajenti</title><p>Project" }
	},
	{
		id: "cockpit",
		product: "Cockpit",
		any: [{ asset: "cockpit/static/login" }, { asset: "/cockpit/static/" }],
		some: [
			{ cookie: "cockpit" },
			{ element: "#server-name" },
			{ field: "login-password-input" },
			{ field: "server-field" }
		],
		login: true,
		severity: ofMachine$1,
		yes: {
			headers: { "Set-Cookie": "cockpit=deleted; PATH=/; HttpOnly" },
			html: "<title>Loading...</title><script src=\"cockpit/static/login.js\"><\/script>",
			access: "login"
		},
		no: {
			headers: { "Set-Cookie": "cockpit=1" },
			html: "<title>Cockpit</title><p>A bar"
		}
	},
	{
		id: "coolify",
		product: "Coolify",
		any: [{ cookie: "coolify_session" }],
		some: [
			{ title: "coolify" },
			{
				meta: "og:site_name",
				has: "coolify"
			},
			{ asset: "coolify-logo" },
			{
				meta: "twitter:site",
				has: "@coolifyio"
			},
			{ path: "/login" }
		],
		needs: 3,
		login: [{ path: "/login" }],
		severity: ofMachine$1,
		yes: {
			path: "/login",
			headers: { "Set-Cookie": "coolify_session=e30; path=/" },
			html: "<title>Coolify</title><input type=\"password\">",
			access: "login"
		},
		no: { html: "<title>Coolify</title><meta property=\"og:site_name\" content=\"Coolify\"><p>Self-hosting" }
	},
	{
		id: "tomcat-manager",
		product: "Apache Tomcat Manager",
		any: [{ realm: "tomcat manager application" }, { realm: "tomcat host manager application" }],
		some: [
			{ titleIs: "/manager" },
			{ text: "tomcat web application manager" },
			{ form: "/manager/html/" }
		],
		open: [{ form: "/manager/html/" }],
		yes: {
			status: 401,
			headers: { "WWW-Authenticate": "Basic realm=\"Tomcat Manager Application\"" },
			access: "login"
		},
		no: {
			status: 401,
			headers: { "WWW-Authenticate": "Basic realm=\"Manager\"" }
		}
	},
	{
		id: "weblogic",
		product: "Oracle WebLogic",
		any: [{ path: "/console/login/loginform.jsp" }, { form: "/console/j_security_check" }],
		some: [
			{ titleIs: "Oracle WebLogic Server Administration Console" },
			{ field: "j_password" },
			{ asset: "/console/framework/" }
		],
		login: true,
		severity: ofMachine$1,
		yes: {
			path: "/console/login/LoginForm.jsp",
			access: "login"
		},
		no: { html: "<title>Oracle WebLogic Server Administration Console</title><p>Guide" }
	},
	{
		id: "glassfish",
		product: "GlassFish",
		some: [
			{
				title: "glassfish",
				followedBy: ".{0,40}server running"
			},
			{ titleIs: "Login - GlassFish" },
			{ text: "your server is now running" },
			{ field: "j_password" }
		],
		yes: { html: "<title>GlassFish Server Open Source Edition - Server Running</title><h1>Your server is now running</h1>" },
		no: { html: "<title>GlassFish Server Open Source Edition - Server Running</title><p>What it means" }
	},
	{
		id: "wildfly",
		product: "WildFly",
		some: [
			{ title: "welcome to wildfly" },
			{ title: "welcome to jboss" },
			{ titleIs: "HAL Management Console" },
			{ asset: "wildfly_logo" },
			{ asset: "jbosscommunity_logo" },
			{ element: "#hal-root-container" }
		],
		isWriting: true,
		severity: {
			open: "medium",
			login: "medium"
		},
		yes: { html: "<title>Welcome to WildFly</title><img src=\"wildfly_logo.png\"><img src=\"jbosscommunity_logo_hori_white.png\"><h3>Your WildFly instance is running.</h3>" },
		no: { html: "<title>Welcome to WildFly</title><p>Release notes" }
	},
	{
		id: "keycloak",
		product: "Keycloak",
		all: [{ titleIs: [
			"Welcome to Keycloak",
			"Keycloak Administration Console",
			"Keycloak Administration UI"
		] }],
		any: [
			{ asset: "/welcome-content/" },
			{ asset: "/keycloak/css/" },
			{ asset: "/resources/" },
			{ path: "/admin/master/console" },
			{
				titleIs: ["Keycloak Administration Console", "Keycloak Administration UI"],
				on: "shell"
			}
		],
		severity: {
			open: "high",
			login: "medium"
		},
		yes: { html: "<title>Welcome to Keycloak</title><link rel=\"stylesheet\" href=\"/resources/a1/welcome/keycloak/css/welcome.css\">" },
		no: { html: "<title>Welcome to Keycloak</title><p>First steps" }
	},
	{
		id: "kong-manager",
		product: "Kong Manager",
		all: [{ titleIs: [
			"Kong Manager",
			"Kong Manager OSS",
			"Konga"
		] }],
		any: [
			{ asset: "kconfig.js" },
			{ element: "ng-app=frontend" },
			{
				titleIs: ["Kong Manager", "Kong Manager OSS"],
				on: "app"
			},
			{
				titleIs: "Konga",
				on: "login"
			}
		],
		yes: { html: "<title>Kong Manager OSS</title><div id=app></div><script src=\"/kconfig.js\"><\/script>" },
		no: { html: "<title>Kong Manager</title><p>Movies" }
	},
	{
		id: "nginx-proxy-manager",
		product: "Nginx Proxy Manager",
		all: [{ titleIs: "Nginx Proxy Manager" }],
		any: [
			{ asset: "/js/main.bundle.js" },
			{ asset: "/images/favicon" },
			{
				titleIs: "Nginx Proxy Manager",
				on: "app"
			}
		],
		login: true,
		severity: ofMachine$1,
		yes: {
			html: "<title>Nginx Proxy Manager</title><div id=app></div><script src=\"/js/main.bundle.js\"><\/script>",
			access: "login"
		},
		no: { html: "<title>Nginx Proxy Manager</title><p>Setup" }
	},
	{
		id: "supervisor",
		product: "Supervisor",
		any: [{ realm: "default" }],
		all: [{
			header: "server",
			has: "medusa/"
		}],
		some: [{ titleIs: "Supervisor Status" }, { asset: "stylesheets/supervisor.css" }],
		needs: 1,
		open: [{ titleIs: "Supervisor Status" }],
		severity: {
			open: "critical",
			login: "medium"
		},
		yes: {
			headers: { Server: "Medusa/1.12" },
			html: "<title>Supervisor Status</title><link href=\"stylesheets/supervisor.css\" rel=\"stylesheet\">",
			access: "open"
		},
		no: { html: "<title>Supervisor Status</title><p>Job" }
	},
	{
		id: "transmission",
		product: "Transmission",
		any: [{ path: "/transmission/web/" }],
		some: [{ realm: "transmission" }, {
			header: "server",
			has: "transmission"
		}],
		open: [{ path: "/transmission/web/" }],
		severity: {
			open: "high",
			login: "medium"
		},
		yes: {
			path: "/transmission/web/",
			html: "<title>Transmission Web Interface</title>",
			access: "open"
		},
		no: { html: "<title>Transmission Web Interface</title><p>Gearboxes" }
	},
	{
		id: "monit",
		product: "Monit",
		any: [{
			header: "server",
			has: "monit "
		}],
		some: [
			{ realm: "monit" },
			{ title: "monit:" },
			{ text: "monit service manager" }
		],
		open: [{ text: "monit service manager" }],
		severity: {
			open: "critical",
			login: "medium"
		},
		yes: {
			status: 401,
			headers: {
				Server: "monit 5.33.0",
				"WWW-Authenticate": "Basic realm=\"monit\""
			},
			access: "login"
		},
		no: { html: "<title>Monit: the manual</title>" }
	},
	{
		id: "pihole",
		product: "Pi-hole",
		any: [{ header: "x-pi-hole" }],
		some: [
			{ title: "pi-hole - " },
			{ title: "pi-hole - " },
			{ asset: "/admin/style/pi-hole" },
			{ asset: "scripts/pi-hole/" },
			{ asset: "style/pi-hole" },
			{ path: "/admin/login" }
		],
		open: [{ path: "/admin/index.php" }],
		yes: {
			path: "/admin/login.php",
			html: "<title>Pi-hole - nas</title><input type='password' name='pw'>",
			access: "login"
		},
		no: { html: "<title>Pi-hole - a review</title>" }
	},
	{
		id: "adguard-home",
		product: "AdGuard Home",
		all: [{ titleIs: [
			"AdGuard Home",
			"Login - AdGuard Home",
			"Setup AdGuard Home"
		] }],
		any: [
			{ path: "/login.html" },
			{ path: "/install.html" },
			{
				titleIs: [
					"AdGuard Home",
					"Login - AdGuard Home",
					"Setup AdGuard Home"
				],
				on: "app"
			}
		],
		login: [{ path: "/login.html" }],
		open: [{ path: "/install.html" }],
		yes: {
			path: "/login.html",
			html: "<title>Login - AdGuard Home</title>",
			access: "login"
		},
		no: { html: "<title>AdGuard Home</title><p>Compared" }
	},
	{
		id: "home-assistant",
		product: "Home Assistant",
		any: [
			{ element: "home-assistant" },
			{ element: "ha-authorize" },
			{ element: "ha-onboarding" }
		],
		some: [
			{ titleIs: "Home Assistant" },
			{ asset: "/frontend_latest/" },
			{ asset: "/frontend_es5/" },
			{ element: "#ha-launch-screen" },
			{ path: "/onboarding.html" }
		],
		login: true,
		yes: {
			html: "<title>Home Assistant</title><home-assistant></home-assistant><link rel=\"modulepreload\" href=\"/frontend_latest/core.a.js\">",
			access: "login"
		},
		no: { html: "<title>Home Assistant</title><p>Blog" }
	}
];
// src/data/exposure/login-pages.ts
const loginPageRules = [
	{
		id: "roundcube",
		product: "Roundcube",
		some: [
			{ title: "roundcube webmail" },
			{ field: "rcmloginuser" },
			{ field: "_pass" },
			{ asset: "skins/elastic/" },
			{ asset: "program/js/app" }
		],
		any: [
			{ cookie: "roundcube_sessid" },
			{ script: "rcmail.set_env" },
			{ script: "var rcmail = new rcube_webmail" }
		],
		login: true,
		yes: {
			headers: { "Set-Cookie": "roundcube_sessid=1; path=/; HttpOnly" },
			html: "<title>Roundcube Webmail :: Welcome to Roundcube Webmail</title>",
			access: "login"
		},
		no: { html: "<title>Roundcube Webmail</title>" }
	},
	{
		id: "outlook-web",
		product: "Outlook on the web",
		any: [
			{ path: "/owa/auth/logon.aspx" },
			{ header: "x-owa-version" },
			{ asset: "/owa/auth/" }
		],
		login: true,
		severity: {
			open: "low",
			login: "low"
		},
		yes: {
			path: "/owa/auth/logon.aspx?url=",
			headers: { "X-OWA-Version": "15.2.1118.40" },
			access: "login"
		},
		no: { html: "<title>Outlook</title>" }
	},
	{
		id: "zimbra",
		product: "Zimbra",
		some: [
			{ title: "zimbra web client sign in" },
			{ field: "loginop" },
			{ asset: "/img/favicon.ico" },
			{ asset: "skin=" }
		],
		any: [
			{ cookie: "zm_test" },
			{ cookie: "za_test" },
			{ cookie: "zm_login_csrf" }
		],
		login: true,
		severity: {
			open: "low",
			login: "low"
		},
		yes: {
			headers: { "Set-Cookie": "ZM_TEST=true; Secure" },
			html: "<title>Zimbra Web Client Sign In</title>",
			access: "login"
		},
		no: { html: "<title>Zimbra</title>" }
	},
	{
		id: "horde",
		product: "Horde",
		some: [
			{ cookie: "horde" },
			{ field: "horde_user" },
			{ field: "horde_pass" },
			{ field: "horde_login" },
			{ script: "hordecore" },
			{ path: "/login.php" }
		],
		any: [{ path: "/horde/login.php" }],
		login: true,
		yes: {
			path: "/horde/login.php",
			headers: { "Set-Cookie": "Horde=a; path=/" },
			access: "login"
		},
		no: { html: "<title>Horde</title>" }
	},
	{
		id: "squirrelmail",
		product: "SquirrelMail",
		some: [
			{ titleIs: "SquirrelMail - Login" },
			{ field: "login_username" },
			{ field: "secretkey" },
			{ path: "/src/login.php" }
		],
		any: [{ cookie: "sqmsessid" }],
		login: true,
		yes: {
			path: "/src/login.php",
			html: "<title>SquirrelMail - Login</title><input name=\"login_username\"><input type=\"password\" name=\"secretkey\">",
			access: "login"
		},
		no: { html: "<title>SquirrelMail</title>" }
	},
	{
		id: "snappymail",
		product: "SnappyMail or RainLoop",
		some: [
			{ element: "#rl-app" },
			{ script: "rl_config" },
			{ element: "#rl-loading" }
		],
		any: [{ asset: "snappymail/v/" }, { asset: "rainloop/v/" }],
		login: true,
		yes: {
			html: "<div id=\"rl-app\"></div><script src=\"snappymail/v/2.29.4/static/js/min/app.js\">",
			access: "login"
		},
		no: { html: "<title>RainLoop</title>" }
	},
	{
		id: "sogo",
		product: "SOGo",
		all: [{ path: "/sogo" }],
		any: [
			{ titleIs: "SOGo" },
			{ element: "ng-app=sogo.mainui" },
			{ asset: "/sogo.woa/" }
		],
		login: true,
		yes: {
			path: "/SOGo/",
			html: "<title>SOGo</title>",
			access: "login"
		},
		no: { html: "<title>SOGo groupware</title>" }
	},
	{
		id: "nextcloud",
		product: "Nextcloud",
		needs: 3,
		some: [
			{ title: "nextcloud" },
			{
				meta: "application-name",
				has: "nextcloud"
			},
			{
				meta: "apple-mobile-web-app-title",
				has: "nextcloud"
			},
			{ asset: "/core/img/" },
			{ asset: "/dist/core-common.js" },
			{ asset: "/core/css/" },
			{ element: "#body-login" }
		],
		any: [
			{ cookie: "nc_samesitecookielax" },
			{ cookie: "nc_samesitecookiestrict" },
			{ cookie: "__host-nc_samesitecookielax" },
			{ cookie: "__host-nc_samesitecookiestrict" },
			{
				titleIs: ["Nextcloud", "Login – Nextcloud"],
				on: "login"
			}
		],
		not: [{ title: "owncloud" }],
		login: [{ path: "/login" }],
		yes: {
			path: "/login",
			headers: { "Set-Cookie": "nc_sameSiteCookielax=true; path=/; httponly" },
			html: "<title>Login – Nextcloud</title>",
			access: "login"
		},
		no: { html: "<title>Login – Nextcloud</title><p>Hosting" }
	},
	{
		id: "owncloud",
		product: "ownCloud",
		all: [{ title: "owncloud" }],
		not: [
			{ title: "nextcloud" },
			{ cookie: "nc_samesitecookielax" },
			{ cookie: "__host-nc_samesitecookielax" }
		],
		some: [
			{ title: "owncloud" },
			{ cookie: "oc_sessionpassphrase" },
			{ asset: "/core/img/" },
			{ meta: "apple-itunes-app" },
			{ element: "#body-login" }
		],
		login: true,
		yes: {
			path: "/login",
			headers: { "Set-Cookie": "oc_sessionPassphrase=x; path=/" },
			html: "<title>ownCloud</title>",
			access: "login"
		},
		no: { html: "<title>ownCloud news</title>" }
	},
	{
		id: "seafile",
		product: "Seafile",
		needs: 3,
		some: [
			{ title: "log in - seafile" },
			{ asset: "/media/css/seahub" },
			{ path: "/accounts/login" },
			{ field: "login" }
		],
		any: [{ cookie: "sfcsrftoken" }],
		login: true,
		yes: {
			path: "/accounts/login/",
			headers: { "Set-Cookie": "sfcsrftoken=a; Path=/" },
			access: "login"
		},
		no: { html: "<title>Seafile</title>" }
	},
	{
		id: "mattermost",
		product: "Mattermost",
		all: [{ titleIs: "Mattermost" }],
		any: [
			{
				meta: "apple-mobile-web-app-title",
				has: "mattermost"
			},
			{ asset: "/static/main." },
			{
				header: "x-version-id",
				has: "."
			}
		],
		login: true,
		yes: {
			html: "<title>Mattermost</title><div id=root></div><script src=/static/main.a1.js><\/script>",
			access: "login"
		},
		no: { html: "<title>Mattermost</title><p>Pricing" }
	},
	{
		id: "rocket-chat",
		product: "Rocket.Chat",
		some: [{ titleIs: "Rocket.Chat" }, { script: "__meteor_runtime_config__" }],
		any: [{ header: "x-rocket-chat-version" }],
		login: true,
		yes: {
			headers: { "X-Rocket-Chat-Version": "6.5.0" },
			access: "login"
		},
		no: { html: "<title>Rocket.Chat blog</title>" }
	},
	{
		id: "wordpress-login",
		product: "WordPress login",
		any: [{ path: "/wp-login.php" }],
		login: true,
		yes: {
			path: "/wp-login.php?redirect_to=x",
			html: "<title>Log In &lsaquo; Site</title>",
			access: "login"
		},
		no: { html: "<a href=\"/wp-login.php\">Log in</a>" }
	},
	{
		id: "joomla-admin",
		product: "Joomla administration",
		any: [{ title: "- administration" }, { path: "/administrator/" }],
		all: [{ field: "mod-login-username" }],
		login: true,
		severity: {
			open: "critical",
			login: "low"
		},
		yes: {
			path: "/administrator/",
			html: "<title>Site - Administration</title><input id=\"mod-login-username\">",
			access: "login"
		},
		no: { html: "<title>MBA - Administration</title>" }
	},
	{
		id: "typo3",
		product: "TYPO3 login",
		any: [
			{ path: "/typo3/login" },
			{ field: "t3-username" },
			{ element: "#typo3-login-form" }
		],
		login: true,
		severity: {
			open: "critical",
			login: "low"
		},
		yes: {
			path: "/typo3/login",
			html: "<title>TYPO3 CMS Login: Site</title>",
			access: "login"
		},
		no: { html: "<title>TYPO3</title>" }
	},
	{
		id: "django-admin",
		product: "Django administration",
		all: [{ title: "| django site admin" }],
		any: [
			{ asset: "/admin/css/" },
			{ path: "/admin/login/" },
			{ field: "csrfmiddlewaretoken" }
		],
		severity: {
			open: "critical",
			login: "low"
		},
		yes: {
			path: "/admin/login/",
			html: "<title>Log in | Django site admin</title><input type=\"password\" name=\"password\">",
			access: "login"
		},
		no: { html: "<title>Django site admin</title>" }
	},
	{
		id: "moodle",
		product: "Moodle",
		any: [{ cookie: "moodlesession*" }],
		yes: {
			path: "/login/index.php",
			headers: { "Set-Cookie": "MoodleSession=a; path=/" },
			html: "<input type=\"password\">",
			access: "login"
		},
		no: { html: "<title>Moodle</title>" }
	},
	{
		id: "adfs",
		product: "AD FS",
		any: [{ path: "/adfs/ls" }, { asset: "/adfs/portal/" }],
		login: true,
		severity: {
			open: "low",
			login: "low"
		},
		yes: {
			path: "/adfs/ls/?wa=wsignin1.0",
			html: "<title>Sign In</title>",
			access: "login"
		},
		no: { html: "<title>Sign In</title>" }
	},
	{
		id: "keycloak-login",
		product: "Keycloak login",
		some: [
			{ cookie: "auth_session_id" },
			{ cookie: "kc_restart" },
			{ element: "#kc-form-login" },
			{ element: "#kc-header" }
		],
		any: [{ path: "/protocol/openid-connect/auth" }, { form: "/login-actions/authenticate" }],
		login: true,
		yes: {
			path: "/realms/a/protocol/openid-connect/auth?client_id=x",
			access: "login"
		},
		no: { html: "<title>Sign in to a</title>" }
	},
	{
		id: "authentik",
		product: "authentik",
		any: [
			{ cookie: "authentik_*" },
			{
				header: "x-powered-by",
				has: "authentik"
			},
			{ element: "ak-flow-executor" }
		],
		login: true,
		yes: {
			headers: { "X-Powered-By": "authentik" },
			access: "login"
		},
		no: { html: "<title>authentik</title>" }
	},
	{
		id: "authelia",
		product: "Authelia",
		any: [
			{ cookie: "authelia_session" },
			{ element: "data-duoselfenrollment=false" },
			{
				titleIs: "Login - Authelia",
				on: "app"
			}
		],
		login: true,
		yes: {
			html: "<title>Login - Authelia</title><div id=root></div><script src=/static/js/index.js><\/script>",
			access: "login"
		},
		no: { html: "<title>Login - Authelia</title><p>Guide" }
	},
	{
		id: "vaultwarden",
		product: "Bitwarden web vault",
		some: [
			{ titleIs: [
				"Bitwarden Web Vault",
				"Vaultwarden Web",
				"Bitwarden Web vault"
			] },
			{ element: "app-root" },
			{
				meta: "application-name",
				has: "bitwarden"
			},
			{ asset: "images/icon-dark.png" }
		],
		any: [{
			titleIs: [
				"Bitwarden Web Vault",
				"Vaultwarden Web",
				"Bitwarden Web vault",
				"Vaultwarden Web Vault"
			],
			on: "shell"
		}],
		login: true,
		severity: {
			open: "low",
			login: "low"
		},
		yes: {
			html: "<title>Vaultwarden Web</title><app-root></app-root><script src=\"app/main.a1.js\"><\/script>",
			access: "login"
		},
		no: { html: "<title>Bitwarden Web Vault</title><p>Review" }
	},
	{
		id: "odoo",
		product: "Odoo",
		some: [
			{ title: "| odoo" },
			{ path: "/web/login" },
			{ asset: "/web/assets/" },
			{ script: "odoo = {" },
			{ script: "odoo.__session_info__" },
			{
				meta: "generator",
				has: "odoo"
			}
		],
		any: [{ path: "/web/database/" }],
		login: [{ path: "/web/login" }],
		open: [{ path: "/web/database/" }],
		severity: {
			open: "critical",
			login: "info"
		},
		yes: {
			path: "/web/login",
			html: "<title>Login | Odoo</title><a href=\"https://www.odoo.com\">",
			access: "login"
		},
		no: { html: "<title>Odoo partner</title>" }
	},
	{
		id: "sap-netweaver",
		product: "SAP NetWeaver",
		any: [
			{
				header: "server",
				has: "sap netweaver application server"
			},
			{ path: "/irj/portal" },
			{ header: "sap-system" }
		],
		login: [{ path: "/irj/portal" }],
		severity: {
			open: "medium",
			login: "low"
		},
		yes: {
			headers: { Server: "SAP NetWeaver Application Server 7.53 / AS Java 7.50" },
			html: "<input type=\"password\">",
			access: "login"
		},
		no: { html: "<title>SAP</title>" }
	},
	{
		id: "glpi",
		product: "GLPI",
		some: [
			{ title: "authentication - glpi" },
			{ title: "glpi - auth" },
			{ field: "login_name" },
			{ form: "/front/login.php" },
			{ script: "cfg_glpi" }
		],
		any: [{ cookie: "glpi_*" }, { field: "_glpi_csrf_token" }],
		login: true,
		severity: {
			open: "medium",
			login: "low"
		},
		yes: {
			html: "<title>Authentication - GLPI</title><form action=\"/front/login.php\"><input id=\"login_name\"><input type=\"password\">",
			access: "login"
		},
		no: { html: "<title>Authentication - GLPI</title><p>Plugins" }
	},
	{
		id: "daou-office",
		product: "다우오피스",
		any: [{
			title: "다우오피스",
			on: "login"
		}],
		login: true,
		severity: {
			open: "medium",
			login: "low"
		},
		yes: {
			path: "/login",
			html: "<title>다우오피스 로그인</title><input type=\"password\" name=\"password\">",
			access: "login"
		},
		no: { html: "<title>다우오피스 도입 후기</title>" }
	},
	{
		id: "hiworks",
		product: "하이웍스",
		any: [{
			title: "하이웍스",
			on: "login"
		}, {
			title: "hiworks",
			on: "login"
		}],
		login: true,
		severity: {
			open: "medium",
			login: "low"
		},
		yes: {
			html: "<title>하이웍스 로그인</title><input type=\"password\">",
			access: "login"
		},
		no: { html: "<title>하이웍스 사용법</title>" }
	},
	{
		id: "bizbox-alpha",
		product: "더존 Bizbox Alpha",
		any: [
			{ path: "/gw/userlogin.do" },
			{ path: "/gw/uat/uia/egovloginusr.do" },
			{
				title: "bizbox alpha",
				on: "login"
			},
			{
				title: "더존 그룹웨어",
				on: "login"
			}
		],
		login: true,
		severity: {
			open: "medium",
			login: "low"
		},
		yes: {
			path: "/gw/uat/uia/egovLoginUsr.do",
			html: "<title>Bizbox Alpha</title>",
			access: "login"
		},
		no: { html: "<title>더존 채용</title>" }
	},
	{
		id: "handysoft",
		product: "핸디소프트 그룹웨어",
		any: [{
			title: "handy groupware",
			on: "login"
		}, {
			title: "핸디소프트",
			on: "login"
		}],
		login: true,
		severity: {
			open: "medium",
			login: "low"
		},
		yes: {
			html: "<title>HANDY Groupware</title><input type=\"password\">",
			access: "login"
		},
		no: { html: "<title>핸디소프트 뉴스</title>" }
	},
	{
		id: "covision",
		product: "코비젼 그룹웨어",
		any: [{
			title: "covision",
			on: "login"
		}, { path: "/covicore/login.do" }],
		login: true,
		severity: {
			open: "medium",
			login: "low"
		},
		yes: {
			path: "/covicore/login.do",
			html: "<title>Smart²</title><input type=\"password\">",
			access: "login"
		},
		no: { html: "<title>코비젼 소개</title>" }
	},
	{
		id: "kaoni-ezekp",
		product: "가온아이 ezEKP",
		any: [
			{
				title: "ezekp",
				on: "login"
			},
			{
				title: "ezflow",
				on: "login"
			},
			{ path: "/ezconn/login" }
		],
		login: true,
		severity: {
			open: "medium",
			login: "low"
		},
		yes: {
			html: "<title>ezEKP Portal</title><input type=\"password\">",
			access: "login"
		},
		no: { html: "<title>ezEKP 제품 안내</title>" }
	},
	{
		id: "naon",
		product: "나온소프트 그룹웨어",
		any: [{
			title: "나온소프트",
			on: "login"
		}, {
			title: "naon groupware",
			on: "login"
		}],
		login: true,
		severity: {
			open: "medium",
			login: "low"
		},
		yes: {
			html: "<title>NAON Groupware</title><input type=\"password\">",
			access: "login"
		},
		no: { html: "<title>나온소프트</title>" }
	},
	{
		id: "crinity",
		product: "크리니티 메일",
		any: [{
			title: "crinity",
			on: "login"
		}, {
			title: "크리니티",
			on: "login"
		}],
		login: true,
		severity: {
			open: "medium",
			login: "low"
		},
		yes: {
			html: "<title>Crinity Message</title><input type=\"password\">",
			access: "login"
		},
		no: { html: "<title>크리니티 회사 소개</title>" }
	},
	{
		id: "terrace-mail",
		product: "Terrace Mail",
		any: [{
			title: "terrace mail",
			on: "login"
		}, {
			title: "terracemail",
			on: "login"
		}],
		login: true,
		severity: {
			open: "medium",
			login: "low"
		},
		yes: {
			html: "<title>Terrace Mail Suite</title><input type=\"password\">",
			access: "login"
		},
		no: { html: "<title>Terrace mail order</title>" }
	},
	{
		id: "spamsniper",
		product: "SpamSniper",
		any: [{
			title: "spamsniper",
			on: "login"
		}, {
			title: "스팸스나이퍼",
			on: "login"
		}],
		login: true,
		severity: {
			open: "high",
			login: "medium"
		},
		yes: {
			html: "<title>스팸스나이퍼</title><input type=\"password\">",
			access: "login"
		},
		no: { html: "<title>SpamSniper 구매</title>" }
	},
	{
		id: "mailplug",
		product: "메일플러그",
		any: [{
			title: "mailplug",
			on: "login"
		}, {
			title: "메일플러그",
			on: "login"
		}],
		login: true,
		severity: {
			open: "medium",
			login: "low"
		},
		yes: {
			html: "<title>메일플러그 웹메일</title><input type=\"password\">",
			access: "login"
		},
		no: { html: "<title>메일플러그 요금</title>" }
	},
	{
		id: "groupware-generic",
		product: "그룹웨어",
		any: [
			{
				title: "그룹웨어",
				on: "login"
			},
			{
				title: "전자결재",
				on: "login"
			},
			{
				title: "groupware",
				on: "login"
			}
		],
		not: [
			{ title: "더존 그룹웨어" },
			{ title: "handy groupware" },
			{ title: "naon groupware" }
		],
		login: true,
		severity: {
			open: "medium",
			login: "low"
		},
		yes: {
			html: "<title>(주)예시 그룹웨어</title><input type=\"password\">",
			access: "login"
		},
		no: { html: "<title>그룹웨어 비교</title>" }
	},
	{
		id: "gnuboard-admin",
		product: "그누보드",
		isWriting: true,
		all: [{ script: "var g5_url" }, { script: "g5_bbs_url" }],
		login: [{ path: "/bbs/login.php" }],
		open: [{ script: "g5_bbs_url" }],
		severity: {
			open: "info",
			login: "info"
		},
		yes: {
			path: "/bbs/login.php",
			html: "<script>var g5_url = \"https://a\"; var g5_bbs_url = \"https://a/bbs\";",
			access: "login"
		},
		no: { html: "<title>그누보드 5</title>" }
	}
];
// src/data/exposure/machines.ts
const ofMachine = {
	open: "critical",
	login: "high"
};
const machines = [
	{
		id: "proxmox",
		product: "Proxmox VE",
		any: [
			{
				header: "server",
				has: "pve-api-daemon"
			},
			{ asset: "/pve2/" },
			{ asset: "pvemanagerlib.js" }
		],
		some: [
			{ title: "- proxmox virtual environment" },
			{ script: "proxmox = {" },
			{ asset: "proxmoxlib.js" },
			{ favicon: 213144638 }
		],
		login: true,
		severity: ofMachine,
		yes: {
			headers: { Server: "pve-api-daemon/3.0" },
			html: "<title>pve1 - Proxmox Virtual Environment</title>",
			access: "login"
		},
		no: { html: "<title>Review - Proxmox Virtual Environment</title>" }
	},
	{
		id: "proxmox-backup",
		product: "Proxmox Backup Server",
		any: [{ asset: "proxmox-backup-gui.js" }],
		some: [
			{ title: "- proxmox backup server" },
			{ script: "proxmox = {" },
			{ asset: "proxmoxlib.js" },
			{ asset: "proxmox-widget-toolkit" }
		],
		login: true,
		severity: ofMachine,
		yes: {
			html: "<title>pbs - Proxmox Backup Server</title><script src=\"/js/proxmox-backup-gui.js\">",
			access: "login"
		},
		no: { html: "<title>News - Proxmox Backup Server</title>" }
	},
	{
		id: "proxmox-mail",
		product: "Proxmox Mail Gateway",
		any: [{ asset: "pmgmanagerlib.js" }, { asset: "/pmg-mobile/" }],
		some: [
			{ title: "- proxmox mail gateway" },
			{ script: "proxmox = {" },
			{ asset: "proxmoxlib.js" }
		],
		login: true,
		yes: {
			html: "<title>pmg - Proxmox Mail Gateway</title><script src=\"/pve2/js/pmgmanagerlib.js\">",
			access: "login"
		},
		no: { html: "<title>News - Proxmox Mail Gateway</title>" }
	},
	{
		id: "vmware-esxi",
		product: "VMware ESXi",
		any: [{ script: "id_eesx_welcome" }],
		some: [
			{ path: "/ui/" },
			{
				meta: "description",
				has: "vmware host client"
			},
			{ title: "vmware esxi" },
			{ element: "ng-app=esxuiapp" }
		],
		login: true,
		severity: ofMachine,
		yes: {
			html: "<script>document.write(\"<title>\" + ID_EESX_Welcome + \"</title>\");<\/script>",
			access: "login"
		},
		no: { html: "<title>VMware ESXi 8</title><p>The VMware host client" }
	},
	{
		id: "vmware-vcenter",
		product: "VMware vCenter",
		any: [{ script: "id_vc_welcome" }, { path: "/websso/saml2/sso" }],
		login: true,
		severity: ofMachine,
		yes: {
			html: "<script>document.write(\"<title>\" + ID_VC_Welcome + \"</title>\");<\/script>",
			access: "login"
		},
		no: { html: "<title>vCenter</title><code>ID_VC_Welcome</code>" }
	},
	{
		id: "xen-orchestra",
		product: "Xen Orchestra",
		all: [{ titleIs: "Xen Orchestra" }],
		any: [
			{ element: "#xo-app" },
			{ path: "/signin" },
			{
				titleIs: "Xen Orchestra",
				on: "app"
			}
		],
		login: true,
		severity: ofMachine,
		yes: {
			path: "/signin",
			html: "<title>Xen Orchestra</title><input type=password>",
			access: "login"
		},
		no: { html: "<title>Xen Orchestra</title><p>Documentation" }
	},
	{
		id: "ovirt",
		product: "oVirt Engine",
		all: [{ path: "/ovirt-engine" }],
		login: true,
		severity: ofMachine,
		yes: {
			path: "/ovirt-engine/",
			html: "<title>oVirt Engine</title>",
			access: "login"
		},
		no: { html: "<title>oVirt Engine</title>" }
	},
	{
		id: "openstack-horizon",
		product: "OpenStack Dashboard",
		some: [
			{ title: " - openstack dashboard" },
			{ cookie: "horizon" },
			{ asset: "/static/dashboard/" },
			{ element: "ng-app=horizon.app" },
			{ field: "fake_password" },
			{ asset: "/static/horizon/" },
			{ element: "#openstack" }
		],
		login: [{ path: "/auth/login" }],
		severity: ofMachine,
		yes: {
			path: "/auth/login/?next=/",
			html: "<title>Login - OpenStack Dashboard</title><link rel=\"stylesheet\" href=\"/static/dashboard/css/a.css\"><input type=\"password\" name=\"password\">",
			access: "login"
		},
		no: {
			headers: { "Set-Cookie": "horizon=1" },
			html: "<title>Horizon travel</title>"
		}
	},
	{
		id: "synology-dsm",
		product: "Synology DSM",
		any: [
			{ script: "syno.sds.session" },
			{ asset: "webman/resources/" },
			{ path: "/webman/index.cgi" },
			{ asset: "webman/login" },
			{ asset: "webapi/entry.cgi?api=syno" }
		],
		some: [
			{ title: "- synology diskstation" },
			{ title: "synology nas" },
			{ element: "#sds-desktop" },
			{ asset: "scripts/ext-3/ext-all" },
			{ asset: "synosdsjslib" }
		],
		login: true,
		severity: ofMachine,
		yes: {
			html: "<title>nas - Synology DiskStation</title><link rel=\"icon\" href=\"webman/resources/images/icon_dsm_16.png\">",
			access: "login"
		},
		no: { html: "<title>nas - Synology DiskStation</title><p>Offers" }
	},
	{
		id: "qnap",
		product: "QNAP QTS",
		any: [
			{ path: "/cgi-bin/html/login.html" },
			{ path: "/cgi-bin/qts.cgi" },
			{ asset: "/cgi-bin/html/login.html?" },
			{
				header: "server",
				has: "http server 1.0 qts"
			}
		],
		some: [
			{
				header: "server",
				has: "http server 1.0"
			},
			{ path: "/redirect.html?count=" },
			{ title: "qnap" },
			{ asset: "/qts_" },
			{ asset: "/cgi-bin/images/login/" }
		],
		login: true,
		severity: ofMachine,
		yes: {
			path: "/cgi-bin/html/login.html?1",
			access: "login"
		},
		no: { html: "<title>QNAP</title>" }
	},
	{
		id: "truenas",
		product: "TrueNAS",
		all: [{ titleIs: [
			"TrueNAS",
			"FreeNAS",
			"TrueNAS SCALE",
			"TrueNAS CORE"
		] }],
		any: [
			{ path: "/ui/" },
			{ element: "app-root" },
			{ element: "ix-root" },
			{ asset: "/ui/" },
			{
				titleIs: ["TrueNAS SCALE", "TrueNAS CORE"],
				on: "shell"
			}
		],
		login: true,
		severity: ofMachine,
		yes: {
			path: "/ui/sessions/signin",
			html: "<title>TrueNAS</title>",
			access: "login"
		},
		no: { html: "<title>TrueNAS</title><p>In our shop" }
	},
	{
		id: "openmediavault",
		product: "openmediavault",
		any: [{
			title: "openmediavault control panel",
			on: "shell"
		}, {
			titleIs: "openmediavault Workbench",
			on: "shell"
		}],
		some: [
			{ title: "openmediavault control panel" },
			{ titleIs: "openmediavault Workbench" },
			{ element: "omv-root" }
		],
		login: true,
		severity: ofMachine,
		yes: {
			html: "<title>openmediavault Workbench</title><omv-root></omv-root>",
			access: "login"
		},
		no: { html: "<title>openmediavault Workbench</title><p>Guide" }
	},
	{
		id: "unraid",
		product: "Unraid",
		any: [{ cookie: "unraid_*" }],
		all: [{ path: "/login" }],
		login: true,
		severity: ofMachine,
		yes: {
			path: "/login",
			headers: { "Set-Cookie": "unraid_ab=1; HttpOnly" },
			access: "login"
		},
		no: { html: "<title>Unraid</title>" }
	},
	{
		id: "hp-ilo",
		product: "HPE iLO",
		any: [{
			header: "server",
			has: "hpe-ilo-server"
		}, {
			header: "server",
			has: "hp-ilo-server"
		}],
		some: [
			{ titleIs: [
				"iLO",
				"iLO 3",
				"iLO 4",
				"iLO 5",
				"iLO 6",
				"HP Integrated Lights-Out 2",
				"HPE iLO 5",
				"HPE Integrated Lights-Out"
			] },
			{ asset: "/html/login.html" },
			{ asset: "html/login.html" },
			{ asset: "/css/theme/" },
			{ element: "#appframe" }
		],
		login: true,
		severity: ofMachine,
		yes: {
			headers: { Server: "HPE-iLO-Server/2.1" },
			html: "<title>iLO</title>",
			access: "login"
		},
		no: { html: "<title>iLO</title><p>Conventions" }
	},
	{
		id: "dell-idrac",
		product: "Dell iDRAC",
		any: [
			{ path: "/restgui/start.html" },
			{ path: "/restgui/launch" },
			{
				title: "idrac",
				followedBy: ".{0,20}login",
				on: "login"
			},
			{
				titleIs: "iDRAC",
				on: "login"
			}
		],
		some: [
			{
				title: "idrac",
				followedBy: ".{0,20}login"
			},
			{ titleIs: "iDRAC" },
			{ asset: "/restgui/" },
			{ element: "ng-app=loginapp" }
		],
		login: true,
		severity: ofMachine,
		yes: {
			path: "/restgui/start.html",
			html: "<title>iDRAC9 - Login</title>",
			access: "login"
		},
		no: { html: "<title>iDRAC9 - Login</title><p>How to" }
	},
	{
		id: "supermicro",
		product: "Supermicro IPMI",
		any: [{ form: "/cgi/login.cgi" }, {
			titleIs: "Supermicro BMC Login",
			on: "login"
		}],
		some: [{ titleIs: "Supermicro BMC Login" }, { favicon: 1410610129 }],
		login: true,
		severity: ofMachine,
		yes: {
			html: "<form action=\"/cgi/login.cgi\" method=post><input name=\"pwd\" type=\"password\">",
			access: "login"
		},
		no: { html: "<title>Supermicro BMC Login</title><p>Default passwords" }
	},
	{
		id: "lenovo-xcc",
		product: "Lenovo XClarity Controller",
		all: [{ titleIs: [
			"Lenovo XClarity Controller",
			"XClarity Controller",
			"Integrated Management Module"
		] }],
		any: [
			{ path: "/#/login" },
			{ path: "/designs/imm/" },
			{
				titleIs: [
					"Lenovo XClarity Controller",
					"XClarity Controller",
					"Integrated Management Module"
				],
				on: "app"
			}
		],
		login: true,
		severity: ofMachine,
		yes: {
			html: "<title>XClarity Controller</title><div id=app></div><script src=app.js><\/script>",
			access: "login"
		},
		no: { html: "<title>XClarity Controller</title><p>Lenovo" }
	},
	{
		id: "fujitsu-irmc",
		product: "Fujitsu iRMC",
		any: [
			{
				header: "server",
				has: "irmc"
			},
			{ realm: "irmc@*" },
			{
				title: "irmc s",
				on: "login"
			},
			{
				title: "serverview remote management",
				on: "login"
			}
		],
		some: [
			{ title: "irmc s" },
			{ title: "serverview remote management" },
			{ realm: "irmc*" }
		],
		login: true,
		severity: ofMachine,
		yes: {
			html: "<title>ServerView Remote Management iRMC S3 Web Server</title><input type=password>",
			access: "login"
		},
		no: { html: "<title>iRMC S6</title><p>Data sheet" }
	},
	{
		id: "cisco-imc",
		product: "Cisco Integrated Management Controller",
		all: [{ title: "cisco integrated management controller" }],
		any: [
			{ path: "/login.html" },
			{ asset: "cimcui" },
			{
				title: "cisco integrated management controller",
				on: "app"
			}
		],
		login: true,
		severity: ofMachine,
		yes: {
			path: "/login.html",
			html: "<title>Cisco Integrated Management Controller Login</title>",
			access: "login"
		},
		no: { html: "<title>Cisco Integrated Management Controller</title><p>Guide" }
	}
];
const monitoring = [
	{
		id: "grafana",
		product: "Grafana",
		any: [
			{
				script: "window.grafanabootdata",
				followedBy: "\\s{0,3}="
			},
			{ element: "grafana-app" },
			{ cookie: "grafana_session" }
		],
		some: [
			{ titleIs: "Grafana" },
			{ asset: "public/build/grafana." },
			{ asset: "public/img/grafana" },
			{ asset: "public/img/fav32.png" },
			{ favicon: 2123863676 }
		],
		login: [{ path: "/login" }],
		open: [{
			script: "\"orgrole\":\"",
			followedBy: "[a-z]"
		}, { script: "\"anonymousenabled\":true" }],
		yes: {
			path: "/login",
			html: "<title>Grafana</title><script>window.grafanaBootData = {<\/script>",
			access: "login"
		},
		no: { html: "<title>Grafana</title><code>window.grafanaBootData</code>" }
	},
	{
		id: "prometheus",
		product: "Prometheus",
		some: [
			{ titleIs: "Prometheus Time Series Collection and Processing Server" },
			{ script: "global_consoles_link" },
			{ script: "global_agent_mode" },
			{ script: "global_lookbackdelta" },
			{ asset: "/css/prometheus.css" },
			{ script: "var path_prefix" },
			{ favicon: -1399433489 }
		],
		open: true,
		yes: {
			path: "/graph",
			html: "<title>Prometheus Time Series Collection and Processing Server</title><script>const GLOBAL_CONSOLES_LINK='';<\/script>",
			access: "open"
		},
		no: { html: "<title>Prometheus</title><p>The titan" }
	},
	{
		id: "alertmanager",
		product: "Alertmanager",
		all: [{ titleIs: "Alertmanager" }],
		any: [
			{ script: "elm.main." },
			{ asset: "script.js" },
			{ path: "/#/alerts" }
		],
		open: true,
		yes: {
			html: "<title>Alertmanager</title><script src=script.js><\/script><script>var app = Elm.Main.init({<\/script>",
			access: "open"
		},
		no: { html: "<title>Alertmanager</title><p>How to route alerts" }
	},
	{
		id: "prometheus-exporter",
		product: "Prometheus exporter",
		all: [{ title: "exporter" }, { text: "metrics" }],
		any: [
			{ text: "prometheus exporter for" },
			{ text: "prometheus node exporter" },
			{ titleIs: [
				"Node Exporter",
				"Blackbox Exporter",
				"MySQLd exporter",
				"Postgres exporter",
				"Redis Exporter",
				"Windows Exporter",
				"SNMP Exporter"
			] }
		],
		not: [{ text: "install" }],
		open: true,
		severity: {
			open: "medium",
			login: "info"
		},
		yes: {
			html: "<html><head><title>Node Exporter</title></head><body><h1>Node Exporter</h1><p><a href=\"/metrics\">Metrics</a></p></body></html>",
			access: "open"
		},
		no: { html: "<title>Node Exporter</title><p>How to install it and read metrics" }
	},
	{
		id: "pushgateway",
		product: "Prometheus Pushgateway",
		all: [{ titleIs: "Prometheus Pushgateway" }],
		any: [
			{ asset: "static/prometheus.css" },
			{ asset: "functions.js" },
			{ element: "#metrics-div" }
		],
		open: true,
		yes: {
			html: "<title>Prometheus Pushgateway</title><script src=\"/static/functions.js\">",
			access: "open"
		},
		no: { html: "<title>Prometheus Pushgateway</title><p>When to use it" }
	},
	{
		id: "graylog",
		product: "Graylog",
		any: [{ header: "x-graylog-node-id" }, {
			titleIs: "Graylog Web Interface",
			on: "shell"
		}],
		some: [
			{ titleIs: "Graylog Web Interface" },
			{ asset: "/assets/vendor." },
			{ asset: "config.js" }
		],
		login: true,
		yes: {
			html: "<title>Graylog Web Interface</title><script src=\"/config.js\">",
			access: "login"
		},
		no: { html: "<title>Graylog Web Interface</title><p>Guide" }
	},
	{
		id: "splunk",
		product: "Splunk",
		any: [
			{
				header: "server",
				has: "splunkd"
			},
			{ cookie: "splunkweb_*" },
			{ cookie: "session_id_8000" }
		],
		login: [{ path: "/account/login" }],
		yes: {
			path: "/en-US/account/login",
			headers: { Server: "Splunkd" },
			access: "login"
		},
		no: { html: "<title>Splunk dashboards</title>" }
	},
	{
		id: "sentry",
		product: "Sentry",
		any: [{ cookie: "sentry-sc" }],
		some: [
			{ titleIs: "Login | Sentry" },
			{ script: "window.__sentry_" },
			{ asset: "/_static/dist/sentry/" },
			{ path: "/auth/login" }
		],
		login: [{ path: "/auth/login" }],
		yes: {
			path: "/auth/login/",
			html: "<title>Login | Sentry</title>",
			access: "login"
		},
		no: { html: "<title>Shop</title><script src=\"https://browser.sentry-cdn.com/7/bundle.js\">" }
	},
	{
		id: "jaeger",
		product: "Jaeger",
		any: [
			{ element: "#jaeger-ui-root" },
			{ script: "getjaegeruiconfig" },
			{ script: "jaeger_version" }
		],
		open: true,
		yes: {
			html: "<title>Jaeger UI</title><div id=\"jaeger-ui-root\"></div>",
			access: "open"
		},
		no: { html: "<title>Jaeger UI</title><p>Tracing" }
	},
	{
		id: "zipkin",
		product: "Zipkin",
		all: [{ titleIs: "Zipkin" }],
		any: [{ path: "/zipkin/" }, { asset: "/zipkin/" }],
		open: true,
		yes: {
			path: "/zipkin/",
			html: "<title>Zipkin</title><base href=\"/zipkin/\"><div id=\"root\"></div>",
			access: "open"
		},
		no: { html: "<title>Zipkin</title><p>Tracing" }
	},
	{
		id: "zabbix",
		product: "Zabbix",
		any: [{ cookie: "zbx_session*" }],
		some: [
			{
				meta: "author",
				has: "zabbix sia"
			},
			{
				title: "zabbix",
				on: "login"
			},
			{ asset: "assets/styles/blue-theme.css" },
			{ asset: "assets/img/apple-touch-icon-" },
			{ field: "autologin" },
			{ favicon: 892542951 }
		],
		open: [{ path: "zabbix.php?action=dashboard" }],
		yes: {
			headers: { "Set-Cookie": "zbx_session=e30; secure; HttpOnly" },
			html: "<meta name=\"Author\" content=\"Zabbix SIA\"><input type=\"password\" name=\"password\">",
			access: "login"
		},
		no: { html: "<title>Zabbix</title><p>Templates" }
	},
	{
		id: "nagios",
		product: "Nagios",
		any: [
			{ realm: "nagios access" },
			{ realm: "nagios core" },
			{ realm: "nagios4 access" }
		],
		some: [
			{ title: "nagios core" },
			{ title: "nagios:" },
			{ title: "nagios xi" },
			{ asset: "main.php" },
			{ asset: "side.php" },
			{ asset: "images/interface/nagios" },
			{ path: "/nagiosxi/" }
		],
		open: [{ asset: "side.php" }],
		yes: {
			status: 401,
			headers: { "WWW-Authenticate": "Basic realm=\"Nagios Access\"" },
			access: "login"
		},
		no: {
			status: 401,
			headers: { "WWW-Authenticate": "Basic realm=\"Restricted\"" },
			html: "<title>Nagios Core</title>"
		}
	},
	{
		id: "icinga",
		product: "Icinga Web",
		any: [{ cookie: "icingaweb2" }],
		some: [
			{ title: "icinga web" },
			{ path: "/authentication/login" },
			{ asset: "/icingaweb2/" },
			{ element: "#icinga-body" },
			{ asset: "icinga.min.css" }
		],
		login: [{ path: "/authentication/login" }],
		yes: {
			headers: { "Set-Cookie": "Icingaweb2=1; path=/icingaweb2/" },
			path: "/icingaweb2/authentication/login",
			access: "login"
		},
		no: { html: "<title>Icinga Web</title><p>Modules" }
	},
	{
		id: "checkmk",
		product: "Checkmk",
		any: [{ path: "/check_mk/" }, { element: "#check_mk_logo" }],
		some: [
			{ title: "checkmk" },
			{ field: "_username" },
			{ asset: "themes/facelift/" }
		],
		login: [{ path: "/check_mk/login.py" }],
		yes: {
			path: "/cmk/check_mk/login.py",
			html: "<title>Checkmk</title>",
			access: "login"
		},
		no: { html: "<title>Checkmk</title>" }
	},
	{
		id: "cacti",
		product: "Cacti",
		any: [{
			titleIs: "Login to Cacti",
			on: "login"
		}],
		some: [
			{ titleIs: "Login to Cacti" },
			{ title: "cacti" },
			{ cookie: "cacti" },
			{ cookie: "cactidatetime" },
			{ field: "login_password" },
			{ script: "cactiversion" },
			{ asset: "include/themes/" },
			{ asset: "/cacti/" }
		],
		needs: 3,
		login: [{ field: "login_password" }],
		yes: {
			headers: { "Set-Cookie": "Cacti=1; path=/" },
			html: "<title>Login to Cacti</title><input type='password' name='login_password'>",
			access: "login"
		},
		no: {
			headers: { "Set-Cookie": "cacti=1" },
			html: "<title>Cacti</title><p>Succulents"
		}
	},
	{
		id: "librenms",
		product: "LibreNMS",
		any: [{ cookie: "librenms_session" }],
		login: [{ path: "/login" }],
		yes: {
			path: "/login",
			headers: { "Set-Cookie": "librenms_session=a; path=/" },
			access: "login"
		},
		no: { html: "<title>LibreNMS</title>" }
	},
	{
		id: "netdata",
		product: "Netdata",
		any: [{
			header: "server",
			has: "netdata"
		}],
		some: [
			{ titleIs: ["netdata dashboard", "Netdata Agent Console"] },
			{ asset: "dashboard.js?v" },
			{
				meta: "application-name",
				has: "netdata"
			},
			{ favicon: 1302486561 },
			{ favicon: 1585145626 },
			{ favicon: -182423204 }
		],
		open: true,
		yes: {
			headers: { Server: "Netdata Embedded HTTP Server v1.44.3" },
			access: "open"
		},
		no: { html: "<title>Netdata</title><script>netdata()<\/script>" }
	},
	{
		id: "munin",
		product: "Munin",
		all: [{ title: "munin :: " }],
		any: [
			{ asset: "static/style" },
			{ asset: "static/img/logo" },
			{ asset: "munin.css" },
			{ asset: "logo-h.png" }
		],
		open: true,
		severity: {
			open: "medium",
			login: "info"
		},
		yes: {
			html: "<title>Munin :: overview</title><link rel=\"stylesheet\" href=\"static/style-new.css\">",
			access: "open"
		},
		no: { html: "<title>Munin :: a raven</title>" }
	},
	{
		id: "uptime-kuma",
		product: "Uptime Kuma",
		all: [{ titleIs: "Uptime Kuma" }],
		any: [
			{
				meta: "description",
				has: "uptime kuma monitoring tool"
			},
			{ path: "/dashboard" },
			{ path: "/setup" },
			{
				titleIs: "Uptime Kuma",
				on: "shell"
			}
		],
		login: [{ path: "/dashboard" }],
		severity: {
			open: "low",
			login: "info"
		},
		yes: {
			path: "/dashboard",
			html: "<title>Uptime Kuma</title><meta name=\"description\" content=\"Uptime Kuma monitoring tool\"><div id=\"app\"></div>",
			access: "login"
		},
		no: { html: "<title>Uptime Kuma</title><p>In Docker" }
	},
	{
		id: "cadvisor",
		product: "cAdvisor",
		some: [
			{ title: "cadvisor - /" },
			{ path: "/containers/" },
			{ asset: "/static/containers.js" },
			{ asset: "/static/containers.css" }
		],
		open: true,
		yes: {
			path: "/containers/",
			html: "<title>cAdvisor - /</title>",
			access: "open"
		},
		no: { html: "<title>cAdvisor - / and more</title>" }
	},
	{
		id: "kafka-ui",
		product: "Kafka console",
		any: [{
			titleIs: [
				"UI for Apache Kafka",
				"Kafdrop: Broker List",
				"Kafka Manager"
			],
			on: "shell"
		}, { asset: "/ui/static/js/akhq" }],
		some: [
			{ titleIs: [
				"UI for Apache Kafka",
				"Kafdrop: Broker List",
				"Kafka Manager",
				"CMAK",
				"AKHQ"
			] },
			{ asset: "kafdrop" },
			{ text: "bootstrap servers" },
			{ text: "kafka cluster overview" },
			{ text: "add cluster" }
		],
		severity: {
			open: "critical",
			login: "low"
		},
		yes: { html: "<title>UI for Apache Kafka</title><div id=root></div><script src=/assets/index.js><\/script>" },
		no: { html: "<title>UI for Apache Kafka</title><p>The best" }
	},
	{
		id: "spring-boot-admin",
		product: "Spring Boot Admin",
		some: [
			{ titleIs: "Spring Boot Admin" },
			{ path: "/applications" },
			{ path: "/wallboard" },
			{ asset: "assets/sba-" },
			{ asset: "sba-settings.js" },
			{ script: "__sba" }
		],
		any: [{
			titleIs: "Spring Boot Admin",
			on: "app"
		}],
		login: [{ path: "/login" }],
		open: [{ path: "/applications" }, { path: "/wallboard" }],
		yes: {
			path: "/applications",
			html: "<title>Spring Boot Admin</title>",
			access: "open"
		},
		no: { html: "<title>Spring Boot Admin</title><p>Guide" }
	},
	{
		id: "eureka",
		product: "Eureka",
		all: [{ titleIs: "Eureka" }, { text: "instances currently registered with eureka" }],
		open: true,
		yes: {
			html: "<title>Eureka</title><h1>Instances currently registered with Eureka</h1>",
			access: "open"
		},
		no: { html: "<title>Eureka</title><p>Springs" }
	}
];
// src/data/exposure/remote-access.ts
const remoteAccess = [
	{
		id: "globalprotect",
		product: "Palo Alto GlobalProtect",
		any: [
			{ path: "/global-protect/login.esp" },
			{ path: "/global-protect/prelogin" },
			{ form: "/global-protect/" },
			{ asset: "/global-protect/" }
		],
		login: true,
		yes: {
			path: "/global-protect/login.esp",
			html: "<title>GlobalProtect Portal</title>",
			access: "login"
		},
		no: { html: "<title>GlobalProtect download</title>" }
	},
	{
		id: "fortinet-sslvpn",
		product: "Fortinet SSL VPN",
		not: [{ path: "/remote/login-" }],
		any: [
			{ path: "/remote/login" },
			{ asset: "/sslvpn/" },
			{ form: "/remote/logincheck" },
			{ asset: "/remote/fgt_lang" }
		],
		login: true,
		yes: {
			path: "/remote/login?lang=en",
			html: "<title>Please Login</title>",
			access: "login"
		},
		no: { html: "<title>Remote login</title>" }
	},
	{
		id: "ivanti",
		product: "Ivanti Connect Secure",
		any: [
			{ path: "/dana-na/" },
			{ asset: "/dana-na/" },
			{ form: "/dana-na/" },
			{ cookie: "dssigninurl" }
		],
		login: true,
		yes: {
			path: "/dana-na/auth/url_default/welcome.cgi",
			html: "<title>Ivanti Connect Secure</title>",
			access: "login"
		},
		no: { html: "<title>Ivanti</title>" }
	},
	{
		id: "citrix-gateway",
		product: "Citrix Gateway",
		some: [
			{ path: "/vpn/index.html" },
			{ titleIs: [
				"Citrix Gateway",
				"NetScaler Gateway",
				"NetScaler AAA",
				"Citrix ADC"
			] },
			{ asset: "/vpn/js/" },
			{ asset: "/vpn/images/" },
			{ asset: "/vpns/" }
		],
		any: [
			{ path: "/logon/logonpoint/" },
			{ path: "/vpn/tmindex.html" },
			{ asset: "/logon/logonpoint/" },
			{ cookie: "nsc_aaac" },
			{ cookie: "nsc_tmas" },
			{
				titleIs: [
					"Citrix Gateway",
					"NetScaler Gateway",
					"NetScaler AAA",
					"Citrix ADC"
				],
				on: "app"
			}
		],
		login: true,
		yes: {
			path: "/logon/LogonPoint/index.html",
			html: "<title>NetScaler Gateway</title>",
			access: "login"
		},
		no: { html: "<title>Citrix</title>" }
	},
	{
		id: "cisco-anyconnect",
		product: "Cisco SSL VPN",
		any: [
			{ path: "/+cscoe+/" },
			{ cookie: "webvpnlogin" },
			{ cookie: "webvpncontext" },
			{ cookie: "webvpnc" },
			{ cookie: "webvpn_portal" },
			{ asset: "/+cscoe+/" },
			{ asset: "/+cscou+/" }
		],
		login: true,
		yes: {
			path: "/+CSCOE+/logon.html",
			headers: { "Set-Cookie": "webvpnlogin=1; path=/; secure" },
			access: "login"
		},
		no: { html: "<title>AnyConnect</title>" }
	},
	{
		id: "f5-apm",
		product: "F5 BIG-IP APM",
		any: [
			{ path: "/my.policy" },
			{ form: "/my.policy" },
			{ cookie: "mrhsession" },
			{ cookie: "lastmrh_session" }
		],
		login: true,
		yes: {
			path: "/my.policy",
			headers: { "Set-Cookie": "MRHSession=a;path=/;secure" },
			access: "login"
		},
		no: { headers: { "Set-Cookie": "BIGipServerpool=1" } }
	},
	{
		id: "checkpoint",
		product: "Check Point Mobile Access",
		any: [
			{ path: "/sslvpn/login/login" },
			{
				header: "server",
				has: "cpws"
			},
			{
				header: "server",
				has: "check point svn foundation"
			}
		],
		login: true,
		yes: {
			path: "/sslvpn/Login/Login",
			headers: { Server: "CPWS" },
			access: "login"
		},
		no: { html: "<title>Check Point</title>" }
	},
	{
		id: "sonicwall",
		product: "SonicWall",
		some: [
			{ title: "sonicwall" },
			{ path: "/auth1.html" },
			{ asset: "/auth1.html" },
			{ path: "/cgi-bin/welcome" },
			{ asset: "swl_" },
			{ path: "/sonicui/" },
			{ favicon: 631108382 },
			{ favicon: 363324987 }
		],
		any: [{
			header: "server",
			has: "sonicwall"
		}],
		login: true,
		yes: {
			headers: { Server: "SonicWALL" },
			html: "<title>Virtual Office</title>",
			access: "login"
		},
		no: { html: "<title>Virtual Office rental</title>" }
	},
	{
		id: "sophos",
		product: "Sophos Firewall",
		any: [
			{ path: "/webconsole/webpages/login.jsp" },
			{ path: "/userportal/webpages/" },
			{ asset: "/webconsole/" },
			{ asset: "/userportal/" },
			{ path: "/webpages/login.jsp" }
		],
		login: true,
		yes: {
			path: "/userportal/webpages/myaccount/login.jsp",
			access: "login"
		},
		no: { html: "<title>Sophos</title>" }
	},
	{
		id: "openvpn-as",
		product: "OpenVPN Access Server",
		any: [
			{
				header: "server",
				has: "openvpn-as"
			},
			{ cookie: "openvpn_sess_*" },
			{ path: "/__session_start__/" }
		],
		login: true,
		yes: {
			headers: { Server: "OpenVPN-AS" },
			access: "login"
		},
		no: { html: "<title>OpenVPN</title>" }
	},
	{
		id: "pritunl",
		product: "Pritunl",
		any: [{
			titleIs: "Pritunl",
			on: "login"
		}],
		some: [{ titleIs: "Pritunl" }, { path: "/login" }],
		login: true,
		yes: {
			path: "/login",
			html: "<title>Pritunl</title><form><input type=password></form>",
			access: "login"
		},
		no: { html: "<title>Pritunl</title><p>On AWS" }
	},
	{
		id: "softether",
		product: "SoftEther VPN Server",
		all: [{ titleIs: "SoftEther VPN Server" }],
		any: [
			{ text: "softether vpn server html5 ajax-based" },
			{ text: "welcome to softether" },
			{ path: "/admin/" },
			{ asset: "/admin/" },
			{ realm: "softether*" },
			{ text: "vpn server is running" }
		],
		login: true,
		yes: {
			html: "<title>SoftEther VPN Server</title><p>SoftEther VPN Server HTML5 Ajax-based Web Administration Console",
			access: "login"
		},
		no: { html: "<title>SoftEther VPN Server</title><p>Manual" }
	},
	{
		id: "wireguard-ui",
		product: "WireGuard web interface",
		all: [{ titleIs: [
			"WireGuard Easy",
			"WireGuard",
			"WireGuard UI",
			"WireGuard Portal",
			"WireGuard UI - Login",
			"AmneziaWG Easy"
		] }],
		any: [
			{ asset: "./js/app.js" },
			{ asset: "/_nuxt/" },
			{ path: "/login" }
		],
		login: [{ path: "/login" }],
		yes: {
			path: "/login",
			html: "<title>WireGuard UI</title>",
			access: "login"
		},
		no: { html: "<title>WireGuard</title><p>Kernel" }
	},
	{
		id: "guacamole",
		product: "Apache Guacamole",
		all: [{ titleIs: "Apache Guacamole" }],
		any: [
			{ element: "guac-notification" },
			{ asset: "guacamole.min." },
			{ path: "/guacamole/" },
			{ element: "ng-app=index" },
			{
				titleIs: "Apache Guacamole",
				on: "shell"
			}
		],
		login: true,
		yes: {
			html: "<html ng-app=index><title>Apache Guacamole</title>",
			access: "login"
		},
		no: { html: "<title>Apache Guacamole</title><p>Recipe" }
	},
	{
		id: "rd-web",
		product: "Remote Desktop Web Access",
		any: [{ path: "/rdweb/pages/" }, { path: "/rdweb/webclient" }],
		login: true,
		yes: {
			path: "/RDWeb/Pages/en-US/login.aspx",
			html: "<title>RD Web Access</title>",
			access: "login"
		},
		no: { html: "<title>Remote desktop</title>" }
	},
	{
		id: "horizon",
		product: "VMware Horizon",
		some: [
			{ titleIs: ["VMware Horizon", "Omnissa Horizon"] },
			{ asset: "/portal/" },
			{ favicon: -1255992602 },
			{ favicon: 1895360511 },
			{ favicon: -991123252 }
		],
		any: [
			{ path: "/portal/webclient/" },
			{
				titleIs: ["VMware Horizon", "Omnissa Horizon"],
				on: "app"
			},
			{ asset: "/portal/info.jsp" }
		],
		login: true,
		yes: {
			path: "/portal/webclient/index.html",
			html: "<title>VMware Horizon</title>",
			access: "login"
		},
		no: { html: "<title>VMware Horizon</title><p>Clients" }
	},
	{
		id: "citrix-storefront",
		product: "Citrix StoreFront",
		any: [
			{ path: "/citrix/store" },
			{ path: "/citrix/xenapp" },
			{
				titleIs: ["Citrix Receiver", "Citrix Workspace"],
				on: "app"
			}
		],
		login: true,
		yes: {
			path: "/Citrix/StoreWeb/",
			html: "<title>Citrix Receiver</title>",
			access: "login"
		},
		no: { html: "<title>Citrix</title>" }
	},
	{
		id: "teleport",
		product: "Teleport",
		any: [{ meta: "grv_csrf_token" }, { meta: "grv_bearer_token" }],
		login: true,
		yes: {
			path: "/web",
			html: "<title>Teleport</title><meta name=\"grv_csrf_token\" content=\"x\">",
			access: "login"
		},
		no: { html: "<title>Teleport</title>" }
	},
	{
		id: "kasm",
		product: "Kasm Workspaces",
		any: [{
			titleIs: "Kasm Workspaces",
			on: "app"
		}, {
			titleIs: "Kasm",
			on: "login"
		}],
		login: true,
		yes: {
			html: "<title>Kasm Workspaces</title><div id=root></div><script src=a.js><\/script>",
			access: "login"
		},
		no: { html: "<title>Kasm Workspaces</title><p>Reviews" }
	},
	{
		id: "meshcentral",
		product: "MeshCentral",
		any: [{
			titleIs: ["MeshCentral - Login", "MeshCentral"],
			on: "login"
		}, { asset: "scripts/meshcentral" }],
		login: true,
		yes: {
			html: "<title>MeshCentral - Login</title><input type=password>",
			access: "login"
		},
		no: { html: "<title>MeshCentral</title>" }
	},
	{
		id: "novnc",
		product: "noVNC",
		any: [
			{ element: "#novnc_control_bar_anchor" },
			{ element: "#novnc_control_bar" },
			{ element: "#novnc_connect_button" }
		],
		login: false,
		severity: {
			open: "high",
			login: "medium"
		},
		yes: {
			html: "<title>noVNC</title><div id=\"noVNC_control_bar_anchor\"></div><input id=\"noVNC_password_input\" type=\"password\">",
			access: "unknown"
		},
		no: { html: "<title>noVNC 1.4</title>" }
	},
	{
		id: "screenconnect",
		product: "ConnectWise ScreenConnect",
		any: [{
			header: "server",
			has: "screenconnect/"
		}],
		login: true,
		yes: {
			headers: { Server: "ScreenConnect/23.9.8.8811-0 Microsoft-HTTPAPI/2.0" },
			access: "login"
		},
		no: { html: "<title>ScreenConnect</title>" }
	},
	{
		id: "parallels-ras",
		product: "Parallels RAS",
		any: [{ path: "/rashtml5gateway/" }, { asset: "/rashtml5gateway/" }],
		login: true,
		yes: {
			path: "/RASHTML5Gateway/",
			access: "login"
		},
		no: { html: "<title>Parallels</title>" }
	},
	{
		id: "crushftp",
		product: "CrushFTP",
		any: [
			{
				header: "server",
				has: "crushftp"
			},
			{ cookie: "crushauth" },
			{ path: "/webinterface/login.html" }
		],
		some: [{ title: "crushftp" }, { asset: "/webinterface/" }],
		login: true,
		severity: {
			open: "high",
			login: "medium"
		},
		yes: {
			path: "/WebInterface/login.html",
			headers: { "Set-Cookie": "CrushAuth=1; path=/; secure" },
			html: "<title>CrushFTP WebInterface</title>",
			access: "login"
		},
		no: { html: "<title>CrushFTP WebInterface</title><p>Advisory" }
	},
	{
		id: "moveit",
		product: "MOVEit Transfer",
		any: [{ cookie: "midmzlang" }, { cookie: "silocklongterminstid" }],
		some: [
			{ path: "/human.aspx" },
			{ title: "moveit" },
			{ form: "human.aspx" },
			{ asset: "moveit" }
		],
		login: true,
		severity: {
			open: "high",
			login: "medium"
		},
		yes: {
			path: "/human.aspx?OrgID=1",
			headers: { "Set-Cookie": "MIDMZLang=en; path=/" },
			html: "<title>Sign On</title>",
			access: "login"
		},
		no: { html: "<title>MOVEit Transfer</title><p>Sign On guide" }
	},
	{
		id: "array-networks",
		product: "Array Networks SSL VPN",
		any: [{ path: "/prx/000/http/localhost/login" }, { cookie: "ansession*" }],
		login: true,
		yes: {
			path: "/prx/000/http/localhost/login",
			access: "login"
		},
		no: { html: "<title>Array</title>" }
	},
	{
		id: "secui",
		product: "SECUI SSL VPN",
		any: [{
			title: "secui",
			on: "login"
		}],
		login: true,
		yes: {
			html: "<title>SECUI BLUEMAX SSL VPN</title><input type=\"password\">",
			access: "login"
		},
		no: { html: "<title>SECUI 채용</title>" }
	},
	{
		id: "axgate",
		product: "AXGATE SSL VPN",
		any: [{
			title: "axgate",
			on: "login"
		}],
		login: true,
		yes: {
			html: "<title>AXGATE SSLVPN</title><input type=\"password\">",
			access: "login"
		},
		no: { html: "<title>AXGATE 소개</title>" }
	},
	{
		id: "trusguard",
		product: "AhnLab TrusGuard",
		any: [{
			title: "trusguard",
			on: "login"
		}],
		login: true,
		yes: {
			html: "<title>AhnLab TrusGuard SSL VPN</title><input type=\"password\">",
			access: "login"
		},
		no: { html: "<title>AhnLab TrusGuard 제품</title>" }
	},
	{
		id: "genian-nac",
		product: "Genian NAC",
		any: [{
			title: "genian nac",
			on: "login"
		}],
		login: true,
		severity: {
			open: "critical",
			login: "medium"
		},
		yes: {
			html: "<title>Genian NAC</title><input type=\"password\" name=\"pw\">",
			access: "login"
		},
		no: { html: "<title>Genian NAC 6.0 소개</title>" }
	},
	{
		id: "secuway",
		product: "SECUWAY SSL VPN",
		any: [{
			title: "secuway",
			on: "login"
		}],
		login: true,
		yes: {
			html: "<title>SECUWAY SSL U</title><input type=\"password\">",
			access: "login"
		},
		no: { html: "<title>SECUWAY SSL</title>" }
	}
];
// src/data/exposure/rules.ts
const exposureRules = [
	...as("admin-screen", [
		...databaseRules,
		...hostingPanels,
		...machines,
		...devices
	]),
	...as("remote-access", remoteAccess),
	...as("developer-tool", [
		...code,
		...builds,
		...monitoring,
		...dataStores,
		...dataTools,
		...debugPages
	]),
	...as("directory-listing", directoryListings),
	...as("default-page", defaultPages).map((rule) => ({
		...rule,
		isWriting: true
	})),
	...as("login-page", loginPageRules)
];
function as(category, rules) {
	return rules.map((rule) => ({
		...rule,
		category
	}));
}
// src/formats/exposure/prose.ts
const samples = new Set([
	"pre",
	"code",
	"samp",
	"kbd",
	"blockquote"
]);
const mostOfText = 65536;
const proseOf = {
	page: 800,
	login: 2e3
};
const proseOfArticle = 60;
const mostOfShell = 80;
const roots = new Set([
	"app",
	"root",
	"react-root",
	"__next",
	"__nuxt",
	"q-app",
	"app-root",
	"main-app",
	"svelte"
]);
const mostOfLogin = {
	text: 1500,
	links: 20
};
const wordsOfSentence = 8;
function openProse() {
	const parts = [];
	const depth = {
		sample: 0,
		article: 0
	};
	const sizes = {
		text: 0,
		prose: 0,
		article: 0
	};
	let links = 0;
	let headings = 0;
	let scripts = 0;
	let isOffer = false;
	let isPublished = false;
	let isForAnyone = false;
	let isTyped = false;
	function readText(content) {
		const text = content.replace(/\s+/g, " ").trim();
		if (text === "" || depth.sample > 0) return;
		if (text.split(" ", wordsOfSentence).length === wordsOfSentence) sizes.prose += text.length;
		if (depth.article > 0) sizes.article += text.length;
		isOffer ||= offer.test(text);
		isForAnyone ||= signUp.test(text);
		if (sizes.text < mostOfText) parts.push(text);
		sizes.text += text.length;
	}
	return {
		read({ kind, name, attributes, content = "" }) {
			if (kind === "text") return readText(content);
			const step = kind === "start" ? 1 : -1;
			if (samples.has(name)) depth.sample = Math.max(0, depth.sample + step);
			if (name === "article") depth.article = Math.max(0, depth.article + step);
			if (kind === "end") return void 0;
			if (name === "a" && attributes.has("href")) links++;
			if (name === "script") scripts++;
			isPublished ||= name === "link" && attributes.get("rel")?.toLowerCase() === "canonical";
			if (/^h[1-6]$/.test(name)) headings++;
			isTyped ||= articleType.test(attributes.get("itemtype") ?? "");
			isTyped ||= attributes.get("type")?.toLowerCase() === "application/ld+json" && articleJson.test(content);
			if (name.includes("-") || roots.has(attributes.get("id")?.toLowerCase() ?? "")) scripts++;
		},
		isSample: () => depth.sample > 0,
		told(metas, hasPasswordField) {
			const isWriting = isTyped || sizes.article >= proseOfArticle || isOffer || sizes.prose >= proseOf[hasPasswordField ? "login" : "page"] || articleKind.test(metas.get("og:type") ?? "") || publisher.test(metas.get("generator") ?? "") && !hasPasswordField;
			return {
				text: parts.join(" ").toLowerCase(),
				form: isWriting ? "writing" : formOf(metas, hasPasswordField)
			};
		}
	};
	function formOf(metas, hasPasswordField) {
		if (isPublished || isForAnyone || ofSharing.some((name) => metas.has(name))) return "page";
		if (hasPasswordField) return sizes.text <= mostOfLogin.text && links <= mostOfLogin.links ? "login" : "page";
		const isEmpty = sizes.text <= mostOfShell && links + headings === 0;
		return scripts > 0 && isEmpty ? "shell" : "page";
	}
}
const articleKind = /^(?:article|product|book|blog|profile|video|music)/;
const articleType = /schema\.org\/(?:\w{0,20}article|\w{0,20}posting|product|offer|recipe|howto|faqpage|course|book)\b/i;
const articleJson = /"@type"\s{0,9}:\s{0,9}(?:\[\s{0,9})?"(?:\w{0,20}article|\w{0,20}posting|product|offer|recipe|howto|faqpage|course|book)"/i;
const offer = /\b(?:add to (?:cart|basket|bag)|buy now|in den warenkorb|ajouter au panier|añadir al carrito|aggiungi al carrello)\b|장바구니|구매하기|カートに入れる|加入购物车/iu;
const signUp = /\b(?:create (?:an |your |a new )?account|sign up|register(?: now| here)?$|join (?:now|free)|don[\u2019']t have an account|konto erstellen|registrieren|créer un compte|s[\u2019']inscrire|crear (?:una )?cuenta|regístrate|registrati)\b|회원가입|新規登録|会員登録|注册/iu;
const ofSharing = [
	"og:url",
	"og:image",
	"twitter:card",
	"twitter:image"
];
const publisher = /\b(?:docusaurus|sphinx|mkdocs|hugo|jekyll|gatsby|eleventy|vitepress|vuepress|antora|doxygen|hexo|pelican|ghost|wordpress|woocommerce|wix|squarespace|shopify|mediawiki|dokuwiki|docbook|asciidoctor|asciidoc|javadoc|typedoc|jsdoc|rustdoc|pandoc|gitbook|framer|webflow|blogger|prestashop|magento|nextra|starlight|zola|nikola|texinfo|makeinfo|latex2html|htdig|groff|libreoffice|hevea|tth)\b/;
// src/formats/exposure/title.ts
const entities = {
	amp: "&",
	lt: "<",
	gt: ">",
	quot: "\"",
	nbsp: " ",
	middot: "·",
	ndash: "–",
	mdash: "—",
	bull: "•",
	laquo: "«",
	raquo: "»",
	lsaquo: "‹",
	rsaquo: "›",
	trade: "™",
	reg: "®",
	copy: "©"
};
const longestTitle = 512;
function titleIn(content) {
	return content.slice(0, longestTitle).replace(/&(?:#(?<code>\d{1,6})|#x(?<hex>[\da-f]{1,5})|(?<name>[a-z]{2,8}));/gi, (all, code, hex, name) => entityOf(all, code, hex, name)).replace(/\s+/g, " ").trim();
}
function entityOf(all, code, hex, name) {
	if (name !== void 0) return entities[name.toLowerCase()] ?? all;
	const point = code === void 0 ? parseInt(hex ?? "0", 16) : Number(code);
	return point > 31 && point <= 1114111 && (point < 55296 || point > 57343) ? String.fromCodePoint(point) : " ";
}
// src/formats/exposure/markup.ts
const mostOfValue$1 = 1024;
const mostOfList = 2e3;
function readMarkup(source, host) {
	const draft = {
		title: null,
		hasPasswordField: false,
		icon: null,
		fields: new Set(),
		elements: new Set(),
		metas: new Map(),
		assets: [],
		forms: [],
		scripts: [],
		leads: []
	};
	const prose = openProse();
	let templates = 0;
	for (const tag of readTags(source)) {
		if (tag.isForeign) continue;
		if (tag.name === "template") templates = Math.max(0, templates + (tag.kind === "start" ? 1 : -1));
		if (templates > 0) continue;
		prose.read(tag);
		if (tag.kind === "start" && !prose.isSample()) note(tag, draft, host);
	}
	return {
		shownTitle: draft.title ?? "",
		hasPasswordField: draft.hasPasswordField,
		fields: draft.fields,
		elements: draft.elements,
		metas: draft.metas,
		assets: draft.assets.join("\n"),
		forms: draft.forms.join("\n"),
		scripts: draft.scripts.join("\n").toLowerCase(),
		leads: draft.leads.join("\n"),
		icon: draft.icon,
		...prose.told(draft.metas, draft.hasPasswordField)
	};
}
function note(tag, draft, host) {
	const { name, attributes, content = "" } = tag;
	noteElement(tag, draft);
	if (name === "title") draft.title ??= titleIn(content);
	else if (name === "meta") noteMeta(tag, draft, host);
	else if (name === "base") add(draft.assets, ownUrl(attributes.get("href"), host));
	else if (name === "link") noteLink(tag, draft, host);
	else if (name === "form") add(draft.forms, ownUrl(attributes.get("action"), host));
	else if (name === "script") noteScript(tag, draft, host);
	else if (fieldNames.has(name)) noteField(tag, draft);
	else if (sources.has(name)) add(draft.assets, ownUrl(attributes.get("src"), host));
}
const fieldNames = new Set([
	"input",
	"button",
	"select",
	"textarea"
]);
const sources = new Set([
	"img",
	"iframe",
	"frame",
	"embed"
]);
function noteElement({ name, attributes }, { elements }) {
	if (elements.size >= mostOfList) return;
	if (name.includes("-")) elements.add(name);
	const id = attributes.get("id");
	if (id) elements.add(`#${id.slice(0, mostOfValue$1).toLowerCase()}`);
	if (name !== "html" && name !== "body") return;
	for (const [key, value] of attributes) elements.add(`${key}=${value.slice(0, mostOfValue$1).toLowerCase()}`);
}
function noteMeta({ attributes }, { metas, leads }, host) {
	const content = (attributes.get("content") ?? "").slice(0, mostOfValue$1).toLowerCase();
	const name = (attributes.get("name") ?? attributes.get("property") ?? "").toLowerCase();
	if (attributes.get("http-equiv")?.toLowerCase() === "refresh") add(leads, ownUrl(/url\s{0,9}=\s{0,9}["']?(?<url>[^"']{1,500})/.exec(content)?.groups?.["url"], host));
	if (name === "" || metas.size >= mostOfList && !metas.has(name)) return;
	const known = metas.get(name);
	metas.set(name, (known === void 0 ? content : `${known},${content}`).slice(0, mostOfValue$1));
}
function noteLink({ attributes }, draft, host) {
	const rel = (attributes.get("rel") ?? "").toLowerCase();
	if (/\b(?:canonical|alternate|next|prev|author|license|help|search)\b/.test(rel)) return;
	const url = ownUrl(attributes.get("href"), host);
	add(draft.assets, url);
	if (/\bicon\b/.test(rel) && url !== null && !url.startsWith("data:")) draft.icon ??= attributes.get("href") ?? null;
}
const location = /\blocation(?:\.href|\.pathname)?\s{0,9}(?:=|\.replace\(|\.assign\()\s{0,9}["'](?<url>[^"'\n]{1,300})["']/gi;
const mostLeads = 8;
function noteScript({ attributes, content = "" }, draft, host) {
	const url = attributes.get("src");
	if (url !== void 0) {
		add(draft.assets, ownUrl(url, host));
		return;
	}
	if (content !== "") draft.scripts.push(content);
	for (const { groups } of content.slice(0, 2e4).matchAll(location)) if (draft.leads.length < mostLeads) add(draft.leads, ownUrl(groups?.["url"], host));
}
function noteField({ name, attributes }, draft) {
	for (const key of ["name", "id"]) {
		const value = attributes.get(key);
		if (value && draft.fields.size < mostOfList) draft.fields.add(value.slice(0, mostOfValue$1).toLowerCase());
	}
	const isPassword = attributes.get("type")?.toLowerCase() === "password";
	const isKnown = /\bcurrent-password\b/i.test(attributes.get("autocomplete") ?? "");
	draft.hasPasswordField ||= name === "input" && (isPassword || isKnown);
}
function ownUrl(url, host) {
	const written = url?.trim().slice(0, mostOfValue$1).toLowerCase() ?? "";
	const other = /^(?:[a-z][a-z\d+.-]{1,20}:)?\/\/(?<host>[^/?#]{0,255})(?<rest>.*)$/s.exec(written)?.groups;
	if (!other) return written === "" ? null : written;
	return host !== null && other["host"]?.replace(/:\d{1,5}$/, "") === host ? other["rest"] ?? "/" : null;
}
function add(list, url) {
	if (url !== null && list.length < mostOfList) list.push(url);
}
// src/formats/exposure/page.ts
const pageBytes = 262144;
const mostOfValue = 1024;
const mostCookies = 32;
function readPage({ status, headers, body }, url) {
	const source = decoded((decodePage(body, valuesOf(headers, "content-encoding")) ?? body).subarray(0, pageBytes), valuesOf(headers, "content-type").join(","));
	const { hostname, pathname, search } = new URL(url);
	return pageOf({
		status,
		headers,
		path: pathname + search,
		source,
		favicon: null,
		host: hostname
	});
}
function pageOf({ status, headers, path, source, favicon, host = null }) {
	const values = Map.groupBy(headers, ([name]) => name.toLowerCase());
	const markup = readMarkup(source, host);
	return {
		...markup,
		status,
		title: markup.shownTitle.toLowerCase(),
		html: source.toLowerCase(),
		json: jsonIn(source),
		path: `${path.slice(0, mostOfValue).toLowerCase()}\n${markup.leads}`,
		headers: new Map([...values].map(([name, all]) => [name, joined(all)])),
		realms: realmsIn(joined(values.get("www-authenticate") ?? [])),
		cookies: (values.get("set-cookie") ?? []).slice(0, mostCookies).map(([, value]) => value.slice(0, mostOfValue).split("=", 1)[0]?.trim().toLowerCase() ?? ""),
		favicon
	};
}
function joined(fields) {
	return fields.map(([, value]) => value).join(", ").slice(0, mostOfValue).toLowerCase();
}
const realm = /\brealm\s{0,9}=\s{0,9}(?:"(?<quoted>[^"]{0,300})"|(?<token>[^\s",]{1,300}))/g;
function realmsIn(challenges) {
	return [...challenges.matchAll(realm)].map(({ groups }) => (groups?.["quoted"] ?? groups?.["token"] ?? "").trim());
}
function jsonIn(source) {
	const text = source.trim();
	if (!text.startsWith("{") || !text.endsWith("}")) return null;
	try {
		const value = JSON.parse(text);
		if (typeof value !== "object" || value === null) return null;
		return Object.fromEntries(Object.entries(value).map(([key, each]) => [key.toLowerCase(), each]));
	} catch {
		return null;
	}
}
const loginTitle = /\b(?:log ?-?in|log on|sign ?-?in|single sign-on|anmeldung|anmelden|se connecter|connexion|iniciar sesión|accedi|entrar)\b|로그인|ログイン|登录/u;
const loginPath = /\/(?:login|log-in|signin|sign-in|sso|oauth2?|saml2?|cas|auth\/realms)(?:[/?.]|$)/m;
function isLoginPage(page) {
	return page.hasPasswordField || page.form !== "writing" && (loginTitle.test(page.title) || loginPath.test(page.path));
}
function isNoindex({ metas, headers }) {
	return /\b(?:noindex|none)\b/.test(headers.get("x-robots-tag") ?? "") || /\bnoindex\b/.test(metas.get("robots") ?? "");
}
function decoded(bytes, type) {
	const begin = Buffer.from(bytes.subarray(0, 1024)).toString("latin1");
	const named = /charset\s{0,3}=\s{0,3}["']?(?<label>[\w-]{2,30})/i;
	const label = (named.exec(type.slice(0, mostOfValue)) ?? named.exec(begin))?.groups?.["label"] ?? "utf-8";
	try {
		return new TextDecoder(label).decode(bytes);
	} catch {
		return new TextDecoder().decode(bytes);
	}
}
const slots = 1 << 18;
function literalSet(literals) {
	const common = commonness(literals);
	const filter = new Uint8Array(slots);
	const entries = new Map();
	literals.forEach((text, literal) => {
		const offset = rarest(text, common);
		const gram = gramAt(text, offset);
		filter[slotOf(gram)] = 1;
		const known = entries.get(gram);
		if (known) known.push({
			literal,
			offset
		});
		else entries.set(gram, [{
			literal,
			offset
		}]);
	});
	return {
		size: literals.length,
		scan(text, found) {
			const seen = new Set();
			let gram = 0;
			for (let at = 0; at < text.length; at++) {
				gram = gram << 8 ^ text.charCodeAt(at);
				if (filter[slotOf(gram)] === 0 || at < 3) continue;
				const begin = at - 4 + 1;
				for (const { literal, offset } of entries.get(gramAt(text, begin)) ?? []) {
					if (seen.has(literal) || !text.startsWith(literals[literal] ?? "", begin - offset)) continue;
					seen.add(literal);
					found(literal);
				}
			}
		}
	};
}
function gramAt(text, begin) {
	let gram = 0;
	for (let at = begin; at < begin + 4; at++) gram = gram << 8 ^ text.charCodeAt(at);
	return gram;
}
function slotOf(gram) {
	return Math.imul(gram, 2654435761) >>> 14;
}
const everywhere = "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\"><title></title><link rel=\"stylesheet\" href=\"https://www.\"><script type=\"text/javascript\" src=\"/static/js/\"><\/script></head><body><div class=\"content\" id=\"login\"><input type=\"password\" name=\"password\"></div></body></html>";
function commonness(literals) {
	const counts = new Map();
	for (const text of literals) for (let at = 0; at + 4 <= text.length; at++) {
		const gram = gramAt(text, at);
		counts.set(gram, (counts.get(gram) ?? 0) + 1);
	}
	for (let at = 0; at + 4 <= 279; at++) counts.set(gramAt(everywhere, at), literals.length + 1);
	return counts;
}
function rarest(text, common) {
	let best = 0;
	for (let at = 1; at + 4 <= text.length; at++) if ((common.get(gramAt(text, at)) ?? 0) < (common.get(gramAt(text, best)) ?? 0)) best = at;
	return best;
}
// src/formats/exposure/name.ts
const ofFiles = new Set("static public assets asset img imgs image images css js scripts script style styles logo icon icons favicon main app index home body page id svg png ico gif jpg".split(" "));
const known = new WeakMap();
const ofAuthor = new Set([
	"description",
	"keywords",
	"og:title",
	"og:site_name"
]);
function isNamedLike(sign, rule) {
	const text = writtenIn(sign);
	if (text === null) return false;
	const words = wordsOf(text).filter((word) => !ofFiles.has(word));
	return !text.endsWith("/") && words.length > 0 && namesOf$2(rule).includes(words.join(""));
}
function writtenIn(sign) {
	if ("asset" in sign) return sign.asset;
	if ("element" in sign) return sign.element.startsWith("#") ? sign.element : null;
	return "meta" in sign && ofAuthor.has(sign.meta) ? sign.has ?? null : null;
}
function namesOf$2(rule) {
	const cached = known.get(rule);
	if (cached) return cached;
	const { all = [], any = [], some = [], product } = rule;
	const names = [product, ...[
		...all,
		...any,
		...some
	].flatMap((sign) => {
		if ("titleIs" in sign) return sign.titleIs;
		return "title" in sign ? sign.title : [];
	})].flatMap((name) => {
		const words = wordsOf(name);
		return [words.join(""), ...words];
	});
	known.set(rule, names);
	return names;
}
function wordsOf(text) {
	return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}
// src/formats/exposure/pattern.ts
const longest = 200;
const mostQuantifiers = 2;
function patternProblem(pattern) {
	if (pattern.length > longest) return {
		en: `the pattern is longer than ${longest} characters`,
		ko: `패턴이 ${longest}자보다 깁니다`
	};
	const bare = pattern.replace(/\\./g, (pair) => /\\[1-9k]/.test(pair) ? "" : "a").replace(/\[[^\]]*\]/g, "a");
	if (bare.includes("")) return {
		en: "back references are not supported",
		ko: "역참조는 지원하지 않습니다"
	};
	if (/\(\?(?!:)/.test(bare)) return {
		en: "only plain groups (?:…) are supported",
		ko: "그룹은 (?:…) 형식만 지원합니다"
	};
	if (/\)[*+?{]/.test(bare)) return {
		en: "a group may not repeat",
		ko: "그룹은 반복할 수 없습니다"
	};
	if ((bare.replace(/\(\?:/g, "(").match(/[*+?{]/g) ?? []).length > mostQuantifiers) return {
		en: `the pattern has more than ${mostQuantifiers} quantifiers`,
		ko: `패턴의 수량자가 ${mostQuantifiers}개보다 많습니다`
	};
	return compile(pattern) ? null : {
		en: "the pattern is not a valid regular expression",
		ko: "올바른 정규 표현식이 아닙니다"
	};
}
function compile(pattern) {
	try {
		return new RegExp(pattern, "isy");
	} catch {
		return null;
	}
}
// src/formats/exposure/signs.ts
const parts = [
	"title",
	"body",
	"path",
	"text",
	"script",
	"asset",
	"form"
];
function signTexts(page) {
	const { title, html, path, text, scripts, assets, forms } = page;
	return {
		title,
		body: html,
		path,
		text,
		script: scripts,
		asset: assets,
		form: forms
	};
}
function signsOf({ all = [], any = [], some = [], not = [], login, open }) {
	const access = [login, open].flatMap((signs) => typeof signs === "object" ? signs : []);
	return [
		...all,
		...any,
		...some,
		...not,
		...access
	];
}
function triggersOf({ all = [], any = [], some = [] }) {
	const others = [...any, ...some];
	const lead = all.find((sign) => !isAnyway(sign)) ?? (others.length === 0 ? all[0] : void 0);
	if (lead) return [lead];
	return [...any, ...some.filter((sign) => !isAnyway(sign))];
}
function isAnyway(sign) {
	return "favicon" in sign || "status" in sign || "json" in sign || "bodyIs" in sign;
}
function literalOf(sign) {
	for (const part of parts) {
		const literal = sign[part];
		if (literal !== void 0) return {
			part,
			literal: literal.toLowerCase()
		};
	}
	return null;
}
function namesOf$1(sign) {
	if ("titleIs" in sign) return [sign.titleIs].flat().map((title) => `title ${title.toLowerCase()}`);
	for (const kind of [
		"header",
		"cookie",
		"realm",
		"field",
		"element",
		"meta"
	]) {
		const name = sign[kind];
		if (name !== void 0) return [`${kind} ${name.toLowerCase()}`];
	}
	return [];
}
function signNames(page) {
	const { title, headers, cookies, realms, fields, elements, metas } = page;
	const kinds = {
		header: headers.keys(),
		cookie: cookies,
		realm: realms,
		field: fields,
		element: elements,
		meta: metas.keys()
	};
	return [`title ${title}`, ...Object.entries(kinds).flatMap(([kind, names]) => [...names].map((name) => `${kind} ${name}`))];
}
function isSeen(sign, seen) {
	const { page, texts, found } = seen;
	if ("on" in sign && sign.on !== void 0 && !isOn(page.form, sign.on)) return false;
	const at = literalOf(sign);
	if (at) {
		if (!found[at.part].has(at.literal)) return false;
		const followedBy = "followedBy" in sign ? sign.followedBy : void 0;
		return followedBy === void 0 || isFollowed(texts[at.part], at.literal, followedBy);
	}
	if ("titleIs" in sign) return [sign.titleIs].flat().some((title) => page.title === title.toLowerCase());
	if ("header" in sign) return has(page.headers.get(sign.header.toLowerCase()), sign.has);
	if ("meta" in sign) return has(page.metas.get(sign.meta.toLowerCase()), sign.has);
	if ("cookie" in sign) return page.cookies.some((name) => isName(name, sign.cookie));
	if ("realm" in sign) return page.realms.some((name) => isName(name, sign.realm));
	if ("field" in sign) return page.fields.has(sign.field.toLowerCase());
	if ("element" in sign) return page.elements.has(sign.element.toLowerCase());
	if ("json" in sign) return isShape(page.json, sign);
	if ("bodyIs" in sign) return page.html.trim() === sign.bodyIs.toLowerCase();
	if ("favicon" in sign) return isFavicon(page.favicon, sign.favicon);
	return "status" in sign && page.status === sign.status;
}
function isOfServer(sign) {
	return [
		"header",
		"cookie",
		"realm",
		"json",
		"bodyIs",
		"status",
		"path"
	].some((kind) => kind in sign);
}
function isTitle(sign) {
	return "title" in sign || "titleIs" in sign;
}
function isOwnName(title) {
	return /\s/.test(title.trim()) || /[^\0-\u024f]/.test(title);
}
function repeatsTitle(sign, title) {
	const said = nameIn(sign);
	return said !== null && said !== "" && lettersOf(title).includes(said);
}
function nameIn(sign) {
	if ("asset" in sign) return sign.asset.includes("/") ? null : lettersOf(sign.asset);
	if ("text" in sign && sign.followedBy === void 0) return lettersOf(sign.text);
	if ("meta" in sign) return lettersOf(sign.has ?? "");
	return "element" in sign && sign.element.startsWith("#") ? lettersOf(sign.element) : null;
}
function lettersOf(text) {
	return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}
function isOn(form, on) {
	return on === "app" ? form === "shell" || form === "login" : form === on;
}
function has(value, part = "") {
	return value?.includes(part.toLowerCase()) ?? false;
}
function isName(name, wanted) {
	const lower = wanted.toLowerCase();
	return lower.endsWith("*") ? name.startsWith(lower.slice(0, -1)) : name === lower;
}
function isShape(value, { json, has: part }) {
	if (value === null || !json.every((key) => key.toLowerCase() in value)) return false;
	if (part === void 0) return true;
	const first = value[json[0]?.toLowerCase() ?? ""];
	return typeof first === "string" && first.toLowerCase().includes(part.toLowerCase());
}
function isFavicon(favicon, wanted) {
	if (favicon === null) return false;
	return typeof wanted === "number" ? favicon.mmh3 === wanted : favicon.sha256 === wanted.toLowerCase();
}
const mostPlaces = 8;
function isFollowed(text, literal, followedBy) {
	const pattern = compile(followedBy);
	let at = text.indexOf(literal);
	if (!pattern) return false;
	for (let place = 0; at !== -1 && place < mostPlaces; place++) {
		const behind = at + literal.length;
		pattern.lastIndex = 0;
		if (pattern.test(text.slice(behind, behind + 256))) return true;
		at = text.indexOf(literal, behind);
	}
	return false;
}
// src/formats/exposure/rules.ts
function compileRules(rules) {
	const literals = Object.fromEntries(parts.map((part) => [part, new Index()]));
	const byName = new Map();
	const byPrefix = new Map();
	const anyways = [];
	rules.forEach((rule, place) => {
		const triggers = triggersOf(rule);
		for (const sign of signsOf(rule)) {
			const at = literalOf(sign);
			if (at) literals[at.part].add(at.literal, triggers.includes(sign) ? place : null);
		}
		for (const sign of triggers) {
			if (isAnyway(sign)) anyways.push(place);
			for (const name of namesOf$1(sign)) if (name.endsWith("*")) push(byPrefix, name.slice(0, -1), place);
			else push(byName, name, place);
		}
	});
	const sets = Object.fromEntries(parts.map((part) => [part, literals[part].compile()]));
	function candidates(page, texts, found) {
		const places = new Set(anyways);
		for (const part of parts) {
			if (sets[part].size === 0) continue;
			sets[part].scan(texts[part], (number) => {
				const [literal, of] = literals[part].at(number);
				found[part].add(literal);
				of.forEach((place) => places.add(place));
			});
		}
		const names = signNames(page);
		for (const name of names) byName.get(name)?.forEach((place) => places.add(place));
		for (const [prefix, of] of byPrefix) if (names.some((name) => name.startsWith(prefix))) of.forEach((place) => places.add(place));
		return places;
	}
	return (page) => {
		const found = Object.fromEntries(parts.map((part) => [part, new Set()]));
		const texts = signTexts(page);
		const seen = {
			page,
			texts,
			found
		};
		const asked = [...candidates(page, texts, found)].toSorted((a, b) => a - b).flatMap((place) => rules[place] ?? []);
		const named = asked.filter((rule) => fulfils(rule, seen, isSeen));
		const matches = named.map((rule) => ({
			rule,
			access: accessOf$1(rule, seen)
		}));
		const wantsFavicon = page.favicon === null && matches.length === 0 && asked.some((rule) => fulfils(rule, seen, couldBeSeen));
		return {
			matches,
			hints: page.form === "writing" || matches.length > 0 ? [] : asked.filter((rule) => !named.includes(rule) && isHinted(rule, seen)),
			wantsFavicon
		};
	};
}
function ruleProblem(rule) {
	const { all = [], any = [], some = [], needs = 2 } = rule;
	if (all.length + any.length + some.length === 0) return {
		en: "it has none of all, any and some",
		ko: "all, any, some이 모두 없습니다"
	};
	if (some.length > 0 && needs > some.length) return {
		en: `it needs ${needs} of ${some.length} signs`,
		ko: `조건 ${some.length}개 중 ${needs}개가 필요합니다`
	};
	const short = signsOf(rule).map(literalOf).find((at) => at && at.literal.length < 4);
	if (short) return {
		en: `"${short.literal}" is shorter than 4 characters`,
		ko: `"${short.literal}"이(가) 4자보다 짧습니다`
	};
	const pattern = signsOf(rule).flatMap((sign) => "followedBy" in sign && sign.followedBy !== void 0 ? [patternProblem(sign.followedBy)] : []).find((problem) => problem !== null);
	if (pattern !== void 0) return pattern;
	return triggersOf(rule).some((sign) => "status" in sign) ? {
		en: "a status alone does not identify a product",
		ko: "상태 코드만으로는 제품을 구별할 수 없습니다"
	} : null;
}
function fulfils(rule, seen, test) {
	const { all = [], any = [], some = [], needs = 2, not = [] } = rule;
	const isWriting = seen.page.form === "writing" && rule.isWriting !== true;
	const counts = (sign) => (!isWriting || isOfServer(sign)) && test(sign, seen);
	const isTitled = all.some(isTitle);
	const isBacked = all.some((sign) => !isTitle(sign));
	const adds = (sign) => counts(sign) && !(isTitled && repeatsTitle(sign, seen.page.title));
	return all.every(counts) && (any.length + some.length === 0 || any.some((sign) => adds(sign) && (isBacked || !isTitle(sign) || isOwnName(seen.page.title))) || some.length > 0 && countOf(some.filter(adds), rule) >= needs) && !not.some((sign) => isSeen(sign, seen));
}
function countOf(signs, rule) {
	const names = signs.filter((sign) => isTitle(sign) || isNamedLike(sign, rule)).length;
	return signs.length - Math.max(0, names - 1);
}
function couldBeSeen(sign, seen) {
	return "favicon" in sign || isSeen(sign, seen);
}
function isHinted({ all = [], any = [], some = [], not = [] }, seen) {
	return [
		...all,
		...any,
		...some
	].flatMap((sign) => {
		if ("titleIs" in sign) return [{ titleIs: sign.titleIs }];
		return "title" in sign || "cookie" in sign || "realm" in sign ? [sign] : [];
	}).some((sign) => isSeen(sign, seen)) && !not.some((sign) => isSeen(sign, seen));
}
function accessOf$1(rule, seen) {
	const { login, open } = rule;
	const { page } = seen;
	if (page.status === 401 || page.status === 403 || page.status === 407 || login !== false && page.hasPasswordField || isTold(login, seen)) return "login";
	if ((rule.severity ?? usualSeverities[rule.category]).open === "critical" && page.form === "shell" && isNameOnly(rule, seen)) return "unknown";
	return isTold(open, seen) ? "open" : "unknown";
}
function isNameOnly(rule, seen) {
	const { all = [], any = [], some = [] } = rule;
	return [
		...all,
		...any,
		...some
	].every((sign) => isTitle(sign) || isNamedLike(sign, rule) || !isSeen(sign, seen));
}
function isTold(signs, seen) {
	if (typeof signs === "boolean") return signs;
	return (signs ?? []).some((sign) => isSeen(sign, seen));
}
function push(map, key, place) {
	const known = map.get(key);
	if (known) known.push(place);
	else map.set(key, [place]);
}
var Index = class {
	#numbers = new Map();
	#entries = [];
	add(literal, place) {
		const number = this.#numbers.get(literal) ?? this.#entries.push([literal, []]) - 1;
		this.#numbers.set(literal, number);
		if (place !== null) this.#entries[number]?.[1].push(place);
	}
	at(number) {
		return this.#entries[number] ?? ["", []];
	}
	compile() {
		return literalSet(this.#entries.map(([literal]) => literal));
	}
};
const mostListed = 1e3;
const input = strictObject({ domain: registrableTarget().meta({
	description: "The organisation's domain; scheme, path and leading www. are stripped, any name in it is reduced to it",
	ko: "조직의 도메인. 스킴, 경로, 앞의 www.는 제거하고 하위 이름은 등록 도메인으로 줄입니다",
	examples: ["example.com"]
}) });
const severity$1 = _enum([
	"critical",
	"high",
	"medium",
	"low",
	"info"
]);
const access = _enum([
	"open",
	"login",
	"unknown"
]).meta({
	description: "Whether the page asks for a login; unknown where the page does not show it",
	ko: "로그인을 요구하는지 여부. 본 것만으로 알 수 없으면 unknown"
});
const match = object({
	rule: string().meta({
		description: "The id of the rule",
		ko: "규칙 id"
	}),
	product: string().meta({
		description: "Name of the product",
		ko: "제품의 이름"
	}),
	category: _enum(exposureCategories).meta({
		description: "What the product is",
		ko: "제품의 분류"
	}),
	access,
	severity: severity$1.meta({
		description: "Severity of the finding, from critical to info",
		ko: "발견 항목의 심각도. critical부터 info까지"
	})
});
const host = object({
	host: string().meta({
		description: "In ASCII, lower case",
		ko: "ASCII 소문자 이름"
	}),
	from: _enum([
		"domain",
		"certificate",
		"observed"
	]).meta({
		description: "How the name is known: the domain itself and its www, a certificate in CT logs, or an earlier observation",
		ko: "이름의 출처. 도메인과 그 www, CT 로그의 인증서, 이전 관측"
	}),
	purpose: _enum(operationalUses).nullable().meta({
		description: "Use of the system, as its name suggests; null where it suggests none",
		ko: "이름에서 짐작할 수 있는 시스템 용도. 없으면 null"
	}),
	state: _enum([
		"answered",
		"private",
		"absent",
		"failed",
		"opted-out",
		"out-of-time"
	]).meta({
		description: "answered: a page came; private: public DNS names a private address, which was not opened; absent: no address; failed: nothing answered; opted-out: the operator excluded it; out-of-time: the deadline came first",
		ko: "answered: 페이지를 받음. private: 공개 DNS에 사설 주소가 있어 열지 않음. absent: 주소 없음. failed: 응답 없음. opted-out: 운영자가 제외함. out-of-time: 제한 시간이 먼저 끝남"
	}),
	reason: string().nullable().meta({
		description: "Code of the reason why there is no page; the same in every language",
		ko: "페이지가 없는 이유를 나타내는 코드(언어 공통)"
	}),
	address: string().nullable().meta({
		description: "IP address that answered; null without an answer",
		ko: "응답한 IP 주소. 응답이 없었으면 null"
	}),
	url: string().nullable().meta({
		description: "URL of the page",
		ko: "페이지를 받은 URL"
	}),
	status: int().nullable().meta(descriptions.httpStatusIfAny),
	title: string().nullable().meta({
		description: "The title of the page",
		ko: "페이지 제목"
	}),
	redirects: int().min(0).max(3).meta({
		description: "Number of redirects that were followed, at most 3",
		ko: "따라간 리디렉션의 수. 최대 3"
	}),
	redirectsTo: string().nullable().meta({
		description: "Origin outside the domain that the page redirects to; it was not opened",
		ko: "리디렉션이 가리키는 도메인 밖의 오리진. 열지 않았습니다"
	}),
	category: _enum(exposureCategories).nullable().meta({
		description: "Category of the page; null without a page",
		ko: "페이지의 분류. 페이지가 없으면 null"
	}),
	access: access.nullable().meta({
		description: "Whether the page asks for a login; null without a page",
		ko: "로그인을 요구하는지 여부. 페이지가 없으면 null"
	}),
	noindex: boolean().meta({
		description: "Whether the page asks search engines not to index it",
		ko: "검색 엔진에 색인하지 말라고 하는지 여부"
	}),
	ambiguous: boolean().meta({
		description: `Whether it shows signs of more than 6 products, so that it is taken for none of them`,
		ko: `제품 6개가 넘는 표시가 있어 어느 제품으로도 보지 않았는지 여부`
	}),
	matches: array(match).max(6).readonly().meta({
		description: "Products whose rules match the page",
		ko: "페이지가 규칙을 충족하는 제품"
	}),
	hints: array(object({
		rule: string().meta({
			description: "Id of the exposure rule",
			ko: "노출 규칙의 id"
		}),
		product: string().meta({
			description: "Name of the product",
			ko: "제품의 이름"
		})
	})).max(6).readonly().meta({
		description: "Products of which the page has only a title, cookie or realm: too little to name them, so no finding says so",
		ko: "제목, 쿠키, realm 하나만 일치하는 제품. 제품이라고 판단하기에 부족하여 발견 항목으로 알리지 않습니다"
	})
});
const raw = object({
	domain: string().meta(descriptions.domainObserved),
	observedAt: string().meta(descriptions.observedAt),
	names: object({
		total: int().min(0).meta({
			description: "Known host names without wildcards",
			ko: "와일드카드를 제외하고 알려진 호스트 이름 수"
		}),
		certificates: _enum([
			"complete",
			"partial",
			"failed"
		]).meta({
			description: "Whether the answer of the CT sources was complete or partial, or there was none",
			ko: "CT 출처에서 전부, 일부를 얻었는지 또는 얻지 못했는지"
		}),
		reason: string().nullable().meta({
			description: "Why the CT sources gave no complete answer; otherwise null",
			ko: "CT 출처에서 완전한 응답을 얻지 못한 이유. 얻었으면 null"
		}),
		observed: int().min(0).meta({
			description: "Names from the store",
			ko: "저장소에 있던 이름 수"
		}),
		notOpened: array(string()).max(mostListed).readonly().meta({
			description: `Names beyond the first 200, which were not opened`,
			ko: `처음 200개를 넘어 열지 않은 이름`
		})
	}).meta({
		description: "Host names of the domain, and where they are known from",
		ko: "도메인의 호스트 이름과 그 출처"
	}),
	hosts: array(host).max(200).readonly().meta({
		description: "Hosts whose page was requested",
		ko: "페이지를 요청한 호스트"
	}),
	truncated: boolean().meta({
		description: "Whether the deadline ended it before every host was opened; such an answer is not cached",
		ko: "모든 호스트를 열기 전에 제한 시간이 끝났는지 여부. 이런 응답은 캐시하지 않습니다"
	})
});
// src/checks/exposure/classify.ts
const ownRules = userDataKind("exposure.rules");
const builtIn = compiledOnce([]);
function exposureDataOf(rules) {
	return ownRules.wrap(compiledOnce(rules));
}
function rulesFor({ userData }) {
	return (ownRules.find(userData) ?? builtIn)();
}
function compiledOnce(own) {
	let compiled;
	return () => compiled ??= compileRules([...own, ...exposureRules]);
}
function classify(page, { purpose: use }, found) {
	const ambiguous = found.matches.length > 6;
	const matches = ambiguous ? [] : found.matches.map(told).toSorted((a, b) => rankOf$1(a) - rankOf$1(b));
	const noindex = isNoindex(page);
	const [first] = matches;
	const access = first?.access ?? accessOf(page);
	const isStaging = access === "open" && (use === "development" || noindex);
	const own = isStaging ? "staging" : ownCategories[access];
	return {
		category: first && (!isStaging || rankOf$1(first) < rankOf$1({ category: "staging" })) ? first.category : own,
		access,
		noindex,
		ambiguous,
		matches,
		hints: found.hints.slice(0, 6).map(({ id, product }) => ({
			rule: id,
			product
		}))
	};
}
const ownCategories = {
	login: "login-page",
	open: "other",
	unknown: "other"
};
function told({ rule, access }) {
	const { id, product, category, severity = usualSeverities[category] } = rule;
	return {
		rule: id,
		product,
		category,
		access,
		severity: severity[access === "open" ? "open" : "login"]
	};
}
function rankOf$1({ category }) {
	return exposureCategories.indexOf(category);
}
function accessOf(page) {
	if (page.status === 401 || page.status === 407 || isLoginPage(page)) return "login";
	return page.status >= 200 && page.status < 300 ? "open" : "unknown";
}
// src/checks/exposure/lanes.ts
async function inLanes(items, laneOf, atATime, work) {
	const waiting = [...items];
	const busy = new Set();
	async function serve() {
		for (;;) {
			const next = waiting.findIndex((item) => !busy.has(laneOf(item)));
			const [item] = next === -1 ? [] : waiting.splice(next, 1);
			if (item === void 0) return;
			const lane = laneOf(item);
			busy.add(lane);
			try {
				await work(item);
			} finally {
				busy.delete(lane);
			}
		}
	}
	await Promise.all(Array.from({ length: atATime }, serve));
}
// src/checks/exposure/names.ts
const namesPatience = 3e4;
async function namesOf(domain, context) {
	const [{ names, certificates, reason }, observed] = await Promise.all([fromCertificates(domain, context), fromStore(domain, context)]);
	const from = new Map([[domain, "domain"], [`www.${domain}`, "domain"]]);
	for (const name of names) if (!from.has(name)) from.set(name, "certificate");
	for (const name of observed) if (!from.has(name)) from.set(name, "observed");
	const all = [...from].map(([host, how]) => ({
		host,
		from: how,
		purpose: purposeOf(host, domain)
	}));
	const [own, others] = [all.slice(0, 2), all.slice(2)];
	const ordered = [
		...own,
		...others.filter(({ purpose }) => purpose !== null),
		...others.filter(({ purpose }) => purpose === null)
	];
	return {
		open: ordered.slice(0, 200),
		told: {
			total: ordered.length,
			certificates,
			reason,
			observed: observed.length,
			notOpened: ordered.slice(200, 1200).map(({ host }) => host)
		}
	};
}
function purposeOf(host, domain) {
	return host.length > domain.length ? operationalWordOf(host.slice(0, -domain.length - 1))?.purpose ?? null : null;
}
async function fromCertificates(domain, context) {
	const got = await Promise.race([attempt(() => context.use(subdomains, { query: domain })), late(namesPatience)]);
	if (got === null) return {
		names: [],
		certificates: "failed",
		reason: "timeout.source"
	};
	if (!got.ok) return {
		names: [],
		certificates: "failed",
		reason: got.failure.reason
	};
	const { raw } = got.value;
	const certificates = areNamesKnown(raw) ? "complete" : "partial";
	return {
		names: raw.names.map(({ name }) => name),
		certificates,
		reason: null
	};
}
async function late(milliseconds) {
	const { promise, resolve } = Promise.withResolvers();
	setTimeout(() => resolve(null), milliseconds).unref();
	return promise;
}
async function fromStore(domain, { store }) {
	if (!store) return [];
	const got = await attempt(() => store.names(domain));
	return got.ok ? got.value.map(({ name }) => name).filter((name) => isBelow(name, domain)) : [];
}
function isBelow(host, domain) {
	return host === domain || host.endsWith(`.${domain}`);
}
// src/formats/exposure/murmur3.ts
function murmur3(bytes) {
	const whole = bytes.length - bytes.length % 4;
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	let hash = 0;
	for (let at = 0; at < whole; at += 4) {
		hash ^= mixed(view.getInt32(at, true));
		hash = Math.imul(hash << 13 | hash >>> 19, 5) + 3864292196;
	}
	let tail = 0;
	for (let at = bytes.length - 1; at >= whole; at--) tail = tail << 8 | (bytes[at] ?? 0);
	hash ^= mixed(tail) ^ bytes.length;
	hash = Math.imul(hash ^ hash >>> 16, 2246822507);
	hash = Math.imul(hash ^ hash >>> 13, 3266489909);
	return hash ^ hash >>> 16 | 0;
}
function mixed(block) {
	const product = Math.imul(block, 3432918353);
	return Math.imul(product << 15 | product >>> 17, 461845907);
}
function faviconHash(bytes) {
	const lines = Buffer.from(bytes).toString("base64").match(/.{1,76}/g) ?? [];
	return murmur3(Buffer.from(lines.map((line) => `${line}\n`).join(""), "latin1"));
}
// src/checks/exposure/open.ts
const mostRedirects = 3;
const patience = {
	patience: 8e3,
	acceptance: 4e3
};
const faviconBytes = 65536;
async function openHost(place, { net }) {
	const secure = await attempt(() => land(`https://${place.host}/`, place, net));
	if (secure.ok) return {
		landing: secure.value,
		failure: null
	};
	const plain = await attempt(() => land(`http://${place.host}/`, place, net));
	return plain.ok ? {
		landing: plain.value,
		failure: null
	} : {
		landing: null,
		failure: secure.failure
	};
}
async function land(start, place, net) {
	const get = (url) => net.http({
		...requestFor(url, place),
		limit: pageBytes
	});
	const exchanges = [];
	let url = start;
	let reply = await get(url);
	for (let redirects = 0;; redirects++) {
		const sent = readLocation(reply, url)?.url ?? null;
		const here = {
			url,
			reply,
			redirects,
			leadsTo: null
		};
		if (sent === null || !/^https?:/.test(sent)) return here;
		exchanges.push({
			request: { url },
			reply
		});
		const to = await upgradedByHsts(sent, exchanges, isTrustedByHandshake) ?? sent;
		const target = new URL(to);
		if (!isBelow(hostOf(target), place.domain)) return {
			...here,
			leadsTo: target.origin
		};
		if (redirects === mostRedirects) return here;
		const next = await attempt(() => get(to));
		if (!next.ok) return here;
		[url, reply] = [to, next.value];
	}
}
function requestFor(url, { host, at }) {
	const isSame = hostOf(new URL(url)) === host;
	return {
		url,
		namedBy: stranger,
		isAnonymous: true,
		...patience,
		...isSame && { at }
	};
}
async function faviconOf$1({ url }, icon, place, { net }) {
	const got = await attempt(() => net.http({
		...requestFor(iconUrl(url, icon), place),
		limit: faviconBytes
	}));
	if (!got.ok || got.value.status !== 200 || got.value.truncated || got.value.body.length === 0) return null;
	const { body } = got.value;
	return {
		sha256: createHash("sha256").update(body).digest("hex"),
		mmh3: faviconHash(body)
	};
}
function iconUrl(url, icon) {
	const usual = new URL("/favicon.ico", url).href;
	const declared = icon === null ? null : URL.parse(icon, url);
	return declared !== null && declared.origin === new URL(url).origin ? declared.href : usual;
}
// src/checks/exposure/private.ts
async function privateAddressOf(host, context) {
	const [resolver] = context.dns.publicResolvers.filter(({ isFiltering }) => !isFiltering);
	if (!resolver) return null;
	const { message } = await ask(context, parseName(host), types.A, { server: resolver.server });
	return (message?.answers ?? []).flatMap(({ data }) => data.type === "A" && "address" in data ? [data.address] : []).find((address) => reach(address) !== "public") ?? null;
}
// src/checks/exposure/collect.ts
const hostsAtATime = 12;
const namesAtATime = 24;
const mostOfTitle = 120;
const mostOfUrl = 300;
async function collect({ domain }, context) {
	const { open, told } = await namesOf(domain, context);
	const located = [];
	await inLanes(open, ({ host }) => host, namesAtATime, async (name) => void located.push(await locate(name, context)));
	refuseAbsent(domain, located);
	const seen = new Map(located.flatMap((each) => each.seen ? [[each.name.host, each.seen]] : []));
	await inLanes(located.flatMap(({ name, at }) => at === null ? [] : [{
		name,
		at
	}]).toSorted((a, b) => open.indexOf(a.name) - open.indexOf(b.name)), ({ at }) => at, hostsAtATime, async ({ name, at }) => {
		seen.set(name.host, await look(name, {
			host: name.host,
			domain,
			at
		}, context));
		context.report?.({
			kind: "progress",
			done: seen.size,
			total: open.length
		});
	});
	const hosts = open.flatMap(({ host }) => seen.get(host) ?? []);
	return {
		domain,
		observedAt: context.now().toISOString(),
		names: told,
		hosts,
		truncated: hosts.some(({ state }) => state === "out-of-time")
	};
}
function refuseAbsent(domain, located) {
	const own = located.find(({ name }) => name.host === domain)?.failure;
	if (own?.reason === "dns.nxdomain" && located.every(({ seen }) => seen?.state === "absent")) throw new Failure(own);
}
async function locate(name, context) {
	const got = await attempt(() => context.net.addresses({
		host: name.host,
		port: 443,
		namedBy: stranger
	}));
	if (!got.ok) {
		const hidden = got.failure.id === "dns.absent" ? await privateAddressOf(name.host, context) : null;
		return {
			name,
			at: null,
			seen: hidden === null ? await failed(name, got.failure, context) : privateAt(name, hidden),
			failure: got.failure
		};
	}
	const allowed = got.value.filter(({ isAllowed }) => isAllowed);
	const [first] = got.value;
	const chosen = allowed.find(({ isForeign }) => isForeign !== true) ?? allowed[0];
	if (chosen) return {
		name,
		at: chosen.id,
		seen: null
	};
	return {
		name,
		at: null,
		seen: privateAt(name, first?.address ?? "?")
	};
}
async function look(name, place, context) {
	const { landing, failure } = await openHost(place, context);
	return landing ? shown(name, landing, place, context) : failed(name, failure, context);
}
async function shown(name, landing, place, context) {
	const { url, reply, redirects, leadsTo } = landing;
	const page = readPage(reply, url);
	const rules = rulesFor(context);
	const first = rules(page);
	const icon = first.wantsFavicon && leadsTo === null ? await faviconOf$1(landing, page.icon, place, context) : null;
	const found = icon === null ? first : rules({
		...page,
		favicon: icon
	});
	return {
		...blank(name),
		state: "answered",
		reason: null,
		address: reply.address,
		url: printable(url, mostOfUrl),
		status: reply.status,
		title: page.shownTitle === "" ? null : printable(page.shownTitle, mostOfTitle),
		redirects,
		redirectsTo: leadsTo === null ? null : printable(leadsTo, mostOfUrl),
		...classify(page, name, found)
	};
}
function privateAt(name, address) {
	return {
		...blank(name),
		state: "private",
		reason: "address.private",
		address
	};
}
const states = {
	"dns.nxdomain": "absent",
	"dns.absent": "absent",
	"dns.no-address": "absent"
};
async function failed(name, { id, reason }, { pause }) {
	const isOver = reason.startsWith("timeout.") && await pause?.(0, 0) === false;
	const state = reason === "opted-out" ? reason : states[id] ?? "failed";
	return {
		...blank(name),
		state: isOver ? "out-of-time" : state,
		reason
	};
}
function blank(name) {
	const page = {
		address: null,
		url: null,
		status: null,
		title: null,
		redirects: 0,
		redirectsTo: null
	};
	return {
		...name,
		...page,
		category: null,
		access: null,
		noindex: false,
		ambiguous: false,
		matches: [],
		hints: []
	};
}
// src/checks/exposure/problems.ts
const openCause = {
	en: "{host} shows {product} ({category}) without a login.",
	ko: "{host}에서 {product}({category})에 로그인 없이 접근할 수 있습니다."
};
const openAction = {
	en: "Require a login, and allow access only from a VPN or the addresses that need it.",
	ko: "로그인을 요구하고, VPN이나 필요한 주소에서만 접근하도록 제한하십시오."
};
const loginCause = {
	en: "The login of {product} ({category}) on {host} is reachable from the Internet.",
	ko: "{host}의 {product}({category}) 로그인 화면이 인터넷에 공개되어 있습니다."
};
const loginAction = {
	en: "Allow access only from a VPN or the addresses that need it. If it must be public, keep it updated and require a second factor.",
	ko: "VPN이나 필요한 주소에서만 접근하도록 제한하십시오. 공개해야 한다면 최신 상태로 유지하고 2단계 인증을 요구하십시오."
};
const unclearCause = {
	en: "{product} ({category}) on {host} is reachable from the Internet. We could not tell whether it asks for a login.",
	ko: "{host}의 {product}({category})에 인터넷에서 접근할 수 있습니다. 로그인을 요구하는지는 확인하지 못했습니다."
};
const unclearAction = {
	en: "Check that it requires a login, and allow access only from a VPN or the addresses that need it.",
	ko: "로그인을 요구하는지 확인하고, VPN이나 필요한 주소에서만 접근하도록 제한하십시오."
};
const problems = defineProblems({
	"open-critical": {
		severity: "critical",
		cause: openCause,
		action: openAction
	},
	"open-high": {
		severity: "high",
		cause: openCause,
		action: openAction
	},
	"open-medium": {
		severity: "medium",
		cause: openCause,
		action: openAction
	},
	"open-low": {
		severity: "low",
		cause: openCause,
		action: openAction
	},
	"login-critical": {
		severity: "critical",
		cause: loginCause,
		action: loginAction
	},
	"login-high": {
		severity: "high",
		cause: loginCause,
		action: loginAction
	},
	"login-medium": {
		severity: "medium",
		cause: loginCause,
		action: loginAction
	},
	"login-low": {
		severity: "low",
		cause: loginCause,
		action: loginAction
	},
	"unclear-critical": {
		severity: "critical",
		cause: unclearCause,
		action: unclearAction
	},
	"unclear-high": {
		severity: "high",
		cause: unclearCause,
		action: unclearAction
	},
	"unclear-medium": {
		severity: "medium",
		cause: unclearCause,
		action: unclearAction
	},
	"unclear-low": {
		severity: "low",
		cause: unclearCause,
		action: unclearAction
	},
	"staging-open": {
		severity: "medium",
		cause: {
			en: "The name of {host} suggests a test system, and its page opens without a login.",
			ko: "{host}는 시험용 시스템으로 보이는 이름이며 로그인 없이 페이지가 열립니다."
		},
		action: {
			en: "Put test systems behind a login or a VPN.",
			ko: "시험용 시스템은 로그인이나 VPN 뒤에 두십시오."
		}
	},
	"hidden-open": {
		severity: "low",
		cause: {
			en: "The page of {host} asks search engines not to index it (noindex), but anyone can open it.",
			ko: "{host}의 페이지는 검색 엔진 색인을 거부하지만(noindex) 누구나 열 수 있습니다."
		},
		action: {
			en: "If the page is not public, require a login. noindex does not restrict access.",
			ko: "공개용이 아니라면 로그인을 요구하십시오. noindex는 접근을 막지 않습니다."
		}
	},
	"private-address": {
		severity: "low",
		cause: {
			en: "Public DNS has the private address {address} for {host}. This reveals details of your internal network. We did not open it.",
			ko: "공개 DNS에 {host}의 사설 주소 {address}가 등록되어 있습니다. 내부 네트워크 정보가 드러나며, 이 주소는 열지 않았습니다."
		},
		action: {
			en: "Remove the record, or publish it only in the DNS of the internal network.",
			ko: "레코드를 삭제하거나 내부 네트워크의 DNS에만 등록하십시오."
		}
	},
	"names-unknown": {
		severity: "info",
		cause: {
			en: "The Certificate Transparency sources gave no answer ({reason}), so hosts of {domain} may be missing.",
			ko: "Certificate Transparency 출처에서 이름을 얻지 못해({reason}) {domain}의 호스트가 빠졌을 수 있습니다."
		},
		action: {
			en: "Run the check again later.",
			ko: "나중에 다시 점검하십시오."
		}
	},
	"names-partial": {
		severity: "info",
		cause: {
			en: "The Certificate Transparency sources gave an incomplete answer, so hosts of {domain} may be missing.",
			ko: "Certificate Transparency 출처의 응답이 불완전하여 {domain}의 호스트가 빠졌을 수 있습니다."
		},
		action: {
			en: "Run the check again later.",
			ko: "나중에 다시 점검하십시오."
		}
	},
	"not-opened": {
		severity: "info",
		cause: {
			en: "The check opens at most {most} hosts. It did not open the other hosts of {domain} ({count}).",
			ko: "이 점검은 호스트를 최대 {most}개까지 엽니다. {domain}의 나머지 호스트 {count}개는 열지 않았습니다."
		},
		action: {
			en: "Check the other hosts yourself; names.notOpened in the JSON answer lists them.",
			ko: "나머지 호스트는 직접 확인하십시오. JSON 응답의 names.notOpened에 목록이 있습니다."
		}
	},
	"none-answered": {
		severity: "info",
		cause: {
			en: "No known host of {domain} answered ({count} known), so no page could be checked.",
			ko: "{domain}의 알려진 호스트 {count}개 중 응답한 곳이 없어 페이지를 확인하지 못했습니다."
		},
		action: {
			en: "Check that the hosts resolve and answer on port 443 or 80, then run the check again.",
			ko: "호스트 이름이 조회되고 포트 443이나 80에서 응답하는지 확인한 뒤 다시 점검하십시오."
		}
	},
	"hosts-failed": {
		severity: "info",
		cause: {
			en: "Hosts that did not answer, so their pages could not be checked ({count}): {names}.",
			ko: "호스트 {count}개가 응답하지 않아 페이지를 확인하지 못했습니다: {names}."
		},
		action: {
			en: "Run the check again later. Delete the DNS records of hosts that are no longer in use.",
			ko: "나중에 다시 점검하십시오. 더 이상 쓰지 않는 호스트의 DNS 레코드는 삭제하십시오."
		}
	},
	"out-of-time": {
		severity: "info",
		cause: {
			en: "Hosts that were not opened before the deadline: {count}.",
			ko: "제한 시간 안에 호스트 {count}개를 열지 못했습니다."
		},
		action: {
			en: "Run the check again later.",
			ko: "나중에 다시 점검하십시오."
		}
	}
});
const find = finder();
const categoryWords = {
	"admin-screen": {
		en: "admin screen",
		ko: "관리 화면"
	},
	"remote-access": {
		en: "remote access",
		ko: "원격 접속"
	},
	"developer-tool": {
		en: "developer tool",
		ko: "개발·운영 도구"
	},
	"directory-listing": {
		en: "directory listing",
		ko: "디렉터리 목록"
	},
	staging: {
		en: "staging server",
		ko: "스테이징 서버"
	},
	"default-page": {
		en: "default page",
		ko: "기본 페이지"
	},
	"login-page": {
		en: "login page",
		ko: "로그인 페이지"
	},
	other: {
		en: "other",
		ko: "기타"
	}
};
const words = {
	problems,
	caps: {},
	parts: {},
	kpis: {
		hosts: {
			en: "Hosts known",
			ko: "알려진 호스트"
		},
		answered: {
			en: "Answered",
			ko: "응답"
		},
		open: {
			en: "Products without a login",
			ko: "로그인 없는 제품"
		},
		login: {
			en: "Logins in public",
			ko: "공개된 로그인"
		},
		private: {
			en: "Private addresses",
			ko: "사설 주소"
		},
		unopened: {
			en: "Not opened",
			ko: "열지 않음"
		}
	}
};
// src/checks/exposure/judge.ts
const mostShown = 6;
function judge(raw) {
	const findings = [...raw.hosts.flatMap(hostFindings), ...gapFindings(raw)];
	const verdict = concludeGrade(null, findings, kpisOf(raw), problems);
	return isWhole(raw) || verdict.status !== "pass" ? verdict : {
		...verdict,
		status: "unknown"
	};
}
function isWhole({ names, hosts, truncated }) {
	return names.certificates === "complete" && names.total === hosts.length && !truncated && hosts.some(({ state }) => state === "answered") && hosts.every(({ state }) => state !== "failed");
}
function hostFindings(seen) {
	const { host, state, address } = seen;
	if (state === "private") return [find("private-address", {
		host,
		address: address ?? "?"
	}, { subject: host })];
	const products = seen.matches.flatMap((match) => productFindings(seen, match));
	return products.length > 0 ? products : stagingFindings(seen);
}
const prefixes = {
	open: "open",
	login: "login",
	unknown: "unclear"
};
function productFindings({ host, url }, { product, category, access, severity }) {
	if (severity === "info") return [];
	const params = {
		host,
		product,
		category: categoryWords[category]
	};
	return [find(`${prefixes[access]}-${severity}`, params, {
		subject: `${host} ${product}`,
		evidence: url ?? ""
	})];
}
function stagingFindings({ host, category, purpose: use, url }) {
	if (category !== "staging") return [];
	return [find(use === "development" ? "staging-open" : "hidden-open", { host }, {
		subject: host,
		evidence: url ?? ""
	})];
}
function gapFindings({ domain, names, hosts }) {
	const failed = hosts.filter(({ state }) => state === "failed").map(({ host }) => host);
	const late = hosts.filter(({ state }) => state === "out-of-time").length;
	const isSilent = hosts.length > late && !hosts.some(({ state }) => state === "answered");
	const beyond = names.total - hosts.length;
	return [
		...names.certificates === "failed" ? [find("names-unknown", {
			domain,
			reason: names.reason ?? "?"
		})] : [],
		...names.certificates === "partial" ? [find("names-partial", { domain })] : [],
		...beyond > 0 ? [find("not-opened", {
			domain,
			count: beyond,
			most: 200
		})] : [],
		...isSilent ? [find("none-answered", {
			domain,
			count: hosts.length
		})] : [],
		...failed.length > 0 && !isSilent ? [find("hosts-failed", {
			count: failed.length,
			names: listed(failed)
		})] : [],
		...late > 0 ? [find("out-of-time", { count: late })] : []
	];
}
function listed(names) {
	return [...names.slice(0, mostShown), ...names.length > mostShown ? ["…"] : []].join(", ");
}
function kpisOf({ names, hosts }) {
	const count = (is) => hosts.filter(is).length;
	return [
		{
			id: "hosts",
			value: names.total
		},
		{
			id: "answered",
			value: count(({ state }) => state === "answered")
		},
		{
			id: "open",
			value: count(shows("open"))
		},
		{
			id: "login",
			value: count(({ access }) => access === "login")
		},
		{
			id: "private",
			value: count(({ state }) => state === "private")
		},
		{
			id: "unopened",
			value: names.total - count(({ state }) => state === "answered")
		}
	];
}
function shows(access) {
	return (seen) => seen.matches.some((match) => match.access === access);
}
// src/checks/exposure/monitored.ts
const harmless = new Set([
	null,
	"other",
	"login-page"
]);
const monitored = {
	fields: { host: {
		title: {
			en: "Exposed host",
			ko: "노출된 호스트"
		},
		severity: "low",
		action: {
			en: "Limit who may open the host, for example by a VPN or an address list.",
			ko: "VPN이나 주소 목록으로 호스트 접근을 제한하십시오."
		},
		appears: "worse",
		disappears: "better",
		reports: (finding, { from, to }) => finding.split(" ")[1] === (to ?? from)
	} },
	facts: ({ hosts, names, truncated }) => [{
		field: "host",
		members: hosts.filter(({ category }) => !harmless.has(category)).map(({ host }) => host),
		gaps: names.certificates === "complete" && !truncated ? [] : ["*"],
		unsure: [...hosts.filter(isUnsure).map(({ host }) => host), ...names.notOpened]
	}]
};
function isUnsure({ state }) {
	return state === "failed" || state === "opted-out" || state === "out-of-time";
}
// src/checks/exposure/notes.ts
const notes = [
	{
		en: "Check only domains that you own or are allowed to test. The names come from Certificate Transparency logs and from hosts observed earlier; none is guessed, and wildcards are not expanded.",
		ko: "소유하고 있거나 점검 허가를 받은 도메인만 점검하십시오. 이름은 Certificate Transparency 로그와 이전에 관측한 호스트에서 가져오며, 추측하거나 와일드카드를 확장하지 않습니다."
	},
	{
		en: "At most 200 hosts are opened, names of internal and test systems first: one GET / over https, or over http if https does not answer, without cookies or credentials. At most 256 kB are read, and at most 3 redirects within the domain are followed. One address gets one connection at a time. The favicon is requested only if a rule needs it.",
		ko: "내부나 시험 시스템으로 보이는 이름부터 최대 200개 호스트를 엽니다. https로 GET /를 한 번 보내고 응답이 없으면 http로 보내며, 쿠키나 인증 정보는 보내지 않습니다. 최대 256kB를 읽고 도메인 안의 리디렉션을 3번까지 따라갑니다. 주소마다 한 번에 하나의 연결만 사용하며, 파비콘은 규칙에 필요할 때만 요청합니다."
	},
	{
		en: `${exposureRules.length} rules name products by what the server says (headers, cookies, realms, JSON answers, paths of redirects) and by what the landing page is made of (form fields, scripts, assets, elements, the favicon's hash). A title or another sign that any page may have needs a second sign, and an article, a handbook or a shop about a product is not the product. One sign alone is listed under hints in the JSON answer and raises no finding.`,
		ko: `규칙 ${exposureRules.length}개가 서버의 응답(헤더, 쿠키, realm, JSON, 리디렉션 경로)과 첫 페이지의 구성(입력란, 스크립트, 자산, 요소, 파비콘 해시)으로 제품을 구별합니다. 제목처럼 어느 페이지에나 있을 수 있는 조건은 다른 조건이 하나 더 있어야 하며, 제품을 다룬 글, 안내서, 상점은 제품으로 보지 않습니다. 조건이 하나뿐이면 JSON 응답의 hints에만 표시하고 발견 항목으로 알리지 않습니다.`
	},
	{
		en: "The severity depends on the access: open without a login, a login, or unknown where the page does not show it; unknown counts like a login. The check tries no password and requests no other path, so it does not see a tool in a subfolder. A private address in public DNS is reported and not opened.",
		ko: "심각도는 접근 상태(로그인 없이 공개, 로그인, 페이지로 알 수 없음)에 따라 다르며, 알 수 없으면 로그인과 같게 봅니다. 비밀번호를 시도하거나 다른 경로를 요청하지 않으므로 하위 폴더에 있는 도구는 보이지 않습니다. 공개 DNS의 사설 주소는 보고만 하고 열지 않습니다."
	},
	{
		en: "npx portcullis exposure DOMAIN --rules FILE adds rules of your own from a JSON file. npx portcullis rules test FILE tries each rule on its two samples. docs/checks/exposure.md lists the keys and values, with a complete example.",
		ko: "npx portcullis exposure DOMAIN --rules FILE로 JSON 파일의 규칙을 추가할 수 있습니다. npx portcullis rules test FILE은 각 규칙을 표본 두 개로 시험합니다. 키와 값, 완전한 예는 docs/checks/exposure.md에 있습니다."
	},
	{
		en: "The check ends after at most 90 s. An incomplete answer is marked as truncated and is not cached.",
		ko: "90초가 지나면 그때까지 본 것만 응답합니다. 이런 응답은 truncated로 표시하고 캐시하지 않습니다."
	}
];
// src/checks/exposure/tables.ts
const columns = [
	{
		en: "Category",
		ko: "분류"
	},
	{
		en: "Access",
		ko: "접근"
	},
	{
		en: "Status",
		ko: "상태"
	},
	{
		en: "Host",
		ko: "호스트"
	},
	{
		en: "Product or title",
		ko: "제품 또는 제목"
	}
];
const accessWords = {
	open: {
		en: "open",
		ko: "공개"
	},
	login: {
		en: "login",
		ko: "로그인"
	},
	unknown: {
		en: "unknown",
		ko: "알 수 없음"
	}
};
function tablesOf({ hosts }) {
	const answered = hosts.filter(({ category }) => category !== null).toSorted((a, b) => rankOf(a) - rankOf(b));
	if (answered.length === 0) return [];
	const rows = answered.map((seen) => [
		seen.category === null ? "–" : categoryWords[seen.category],
		seen.access === null ? "–" : accessWords[seen.access],
		`${seen.status ?? "–"}`,
		seen.host,
		seen.matches.map(({ product }) => product).join(", ") || (seen.redirectsTo === null ? seen.title ?? "" : `→ ${seen.redirectsTo}`)
	]);
	return [{
		columns,
		rows
	}];
}
function rankOf({ category }) {
	return category === null ? exposureCategories.length : exposureCategories.indexOf(category);
}
// src/formats/exposure/sample.ts
function pageOfSample({ status = 200, path = "/", headers = {}, html = "", favicon }) {
	return pageOf({
		status,
		path,
		headers: Object.entries(headers),
		source: html,
		favicon: faviconOf(favicon)
	});
}
function faviconOf(favicon) {
	if (favicon === void 0) return null;
	return typeof favicon === "number" ? {
		sha256: "",
		mmh3: favicon
	} : {
		sha256: favicon,
		mmh3: 0
	};
}
function sampleProblem(rule) {
	const classify = compileRules([rule]);
	const [match] = classify(pageOfSample(rule.yes)).matches;
	if (!match) return {
		en: "does not match its sample yes",
		ko: "표본 yes와 일치하지 않습니다"
	};
	const { access = match.access } = rule.yes;
	if (access !== match.access) return {
		en: `its sample yes is ${match.access}, not ${access}`,
		ko: `표본 yes의 access가 ${access}이(가) 아니라 ${match.access}입니다`
	};
	return classify(pageOfSample(rule.no)).matches.length > 0 ? {
		en: "matches its sample no",
		ko: "표본 no와 일치합니다"
	} : null;
}
// src/checks/exposure/own-rules.ts
const mostRules = 1e4;
const anId = {
	en: "1 to 60 lower-case letters, digits and hyphens, such as acme-panel",
	ko: "acme-panel처럼 소문자, 숫자, 하이픈으로 된 1~60자"
};
const aDigest = {
	en: "64 hexadecimal digits in lower case, the SHA-256 of the file, or its MurmurHash3 as public databases publish it, a number",
	ko: "소문자 16진수 64자리(파일의 SHA-256), 또는 공개 데이터베이스가 쓰는 MurmurHash3 숫자"
};
const aSign = {
	en: "an object with exactly one of title, titleIs, body, bodyIs, text, script, asset, form, field, element, meta, json, header, realm, cookie, path, favicon and status",
	ko: "title, titleIs, body, bodyIs, text, script, asset, form, field, element, meta, json, header, realm, cookie, path, favicon, status 중 하나만 있는 객체"
};
const aCondition = {
	en: "a sign with followedBy only beside title, body, text or script, has only beside header, meta or json, and on only beside title or titleIs",
	ko: "title, body, text, script에만 followedBy가, header, meta, json에만 has가, title, titleIs에만 on이 있는 조건"
};
const yes = {
	en: "true",
	ko: "true"
};
const text = string().min(1).max(500);
const status = int().min(100).max(599);
const favicon = union([string(), int()]).refine((given) => typeof given === "number" ? Math.abs(given) <= 2 ** 31 : /^[\da-f]{64}$/.test(given), { params: { expected: aDigest } });
const kinds = {
	title: text.meta({
		description: "A part of the title",
		ko: "제목의 일부"
	}),
	titleIs: union([text, array(text).min(1).max(50)]).meta({
		description: "The whole title, or a list of them",
		ko: "제목 전체 또는 그 목록"
	}),
	body: text.meta({
		description: "A part of the page's source",
		ko: "페이지 소스의 일부"
	}),
	bodyIs: text.meta({
		description: "The whole body",
		ko: "본문 전체"
	}),
	text: text.meta({
		description: "A part of the text that the page shows, outside of code samples",
		ko: "코드 예시를 제외하고 페이지에 보이는 글의 일부"
	}),
	script: text.meta({
		description: "A part of an inline script",
		ko: "페이지 안 스크립트의 일부"
	}),
	asset: text.meta({
		description: "A part of the URL of a script, style, icon, picture or frame of the page's own host",
		ko: "같은 호스트의 스크립트, 스타일, 아이콘, 그림, 프레임 URL의 일부"
	}),
	form: text.meta({
		description: "A part of the URL to which a form sends",
		ko: "폼을 보내는 URL의 일부"
	}),
	field: text.meta({
		description: "The name or id of a form control",
		ko: "입력란의 name이나 id"
	}),
	element: text.meta({
		description: "A custom element, an id as #id, or an attribute of <html> or <body> as name=value",
		ko: "사용자 정의 요소, #id, 또는 <html>이나 <body>의 속성(name=value)"
	}),
	meta: text.meta({
		description: "The name or property of a <meta>",
		ko: "<meta>의 name이나 property"
	}),
	json: array(text).min(1).max(20).meta({
		description: "Members that the object of a JSON body has",
		ko: "JSON 본문 객체에 있는 멤버"
	}),
	header: text.meta({
		description: "The name of a response header",
		ko: "응답 헤더의 이름"
	}),
	realm: text.meta({
		description: "The realm of an authentication challenge; with a * at its end, its beginning",
		ko: "인증 요청의 realm. *로 끝나면 앞부분"
	}),
	cookie: text.meta({
		description: "The name of a cookie that is set; with a * at its end, its beginning",
		ko: "설정되는 쿠키의 이름. *로 끝나면 이름의 앞부분"
	}),
	path: text.meta({
		description: "A part of the path and query to which redirects, a refresh or a script lead",
		ko: "리디렉션, refresh, 스크립트가 이끄는 경로와 쿼리의 일부"
	}),
	favicon: favicon.meta({
		description: `The favicon: ${aDigest.en}`,
		ko: `파비콘: ${aDigest.ko}`
	}),
	status: status.meta({
		description: "The HTTP status, 100 to 599; not sufficient alone",
		ko: "HTTP 상태 코드(100~599). 이것만으로는 부족합니다"
	})
};
const ownSign = strictObject({
	...kinds,
	followedBy: text.meta({
		description: "Beside title, body, text or script: a regular expression for what follows it; no repeated groups",
		ko: "title, body, text, script와 함께 사용: 바로 뒤에 와야 하는 정규 표현식. 그룹은 반복할 수 없습니다"
	}),
	has: text.meta({
		description: "Beside header, meta or json: a part of the value, of the first member for json",
		ko: "header, meta, json과 함께 사용: 값(json은 첫 멤버)의 일부"
	}),
	on: _enum([
		"shell",
		"login",
		"app"
	]).meta({
		description: "Beside title or titleIs: the page is an application that a script fills (shell), little else than a form to sign in (login), or one of both (app)",
		ko: "title, titleIs와 함께 사용: 스크립트가 채우는 애플리케이션(shell), 로그인 폼뿐인 페이지(login), 둘 중 하나(app)"
	})
}).partial().refine((given) => kindsIn(given).length === 1, {
	params: { expected: aSign },
	abort: true
}).refine(isComplete, { params: { expected: aCondition } });
function kindsIn(given) {
	return Object.keys(kinds).filter((key) => key in given);
}
const beside = {
	followedBy: [
		"title",
		"body",
		"text",
		"script"
	],
	has: [
		"header",
		"meta",
		"json"
	],
	on: ["title", "titleIs"]
};
function isComplete(given) {
	const [kind = ""] = kindsIn(given);
	return Object.entries(beside).every(([key, kindsOfIt]) => !(key in given) || kindsOfIt.includes(kind));
}
const ownSample = strictObject({
	status: status.meta({
		description: "HTTP status, 200 if absent",
		ko: "HTTP 상태 코드. 없으면 200"
	}),
	path: string().max(2e3).meta({
		description: "Path and query, / if absent",
		ko: "경로와 쿼리. 없으면 /"
	}),
	headers: record(string().max(200), string().max(4e3)).meta({
		description: "Response headers by name; cookies are in Set-Cookie",
		ko: "이름별 응답 헤더. 쿠키는 Set-Cookie에 씁니다"
	}),
	html: string().max(1e5).meta({
		description: "The page's source",
		ko: "페이지 소스"
	}),
	favicon: favicon.meta({
		description: "SHA-256 or MurmurHash3 of the favicon",
		ko: "파비콘의 SHA-256이나 MurmurHash3"
	})
}).partial();
const signs = array(ownSign).max(50);
const severity = _enum(severities);
const ownRule = strictObject({
	id: string().refine((given) => /^[a-z\d][a-z\d-]{0,59}$/.test(given), { params: { expected: anId } }).meta({
		description: `Its name: ${anId.en}`,
		ko: `이름: ${anId.ko}`
	}),
	category: _enum(exposureCategories).meta({
		description: "One of the categories below",
		ko: "아래 분류 중 하나"
	}),
	product: text.meta({
		description: "The product, as its makers spell it",
		ko: "제조사가 쓰는 제품 이름"
	}),
	all: signs.optional().meta({
		description: "Signs that must all match; at least one of all, any and some is required",
		ko: "모두 일치해야 하는 조건. all, any, some 중 하나 이상이 필요합니다"
	}),
	any: signs.optional().meta({
		description: "Signs of which one decides",
		ko: "하나만 일치해도 되는 조건"
	}),
	some: signs.optional().meta({
		description: "Signs that other pages may have too: as many as needs says decide; the product's name counts once, in the title and in files and ids of that name",
		ko: "다른 페이지에도 있을 수 있는 조건. needs 개수만큼 일치해야 하며, 제품 이름은 제목과 같은 이름의 파일, id를 합쳐 한 번만 셉니다"
	}),
	needs: int().min(1).max(50).optional().meta({
		description: "How many of some must match; 2 if absent",
		ko: "some에서 일치해야 하는 개수. 없으면 2"
	}),
	not: signs.optional().meta({
		description: "Signs that must not match",
		ko: "일치하면 안 되는 조건"
	}),
	isWriting: literal(true).optional().meta({
		description: "The product's own page has the text of an article; without it, such a page only matches by what the server says",
		ko: "제품 자신의 페이지가 글 위주임. 없으면 그런 페이지에서는 서버가 보낸 조건만 봅니다"
	}),
	login: union([signs, boolean()]).optional().meta({
		description: "Signs of a login, besides a password field, 401 and 403. true: it always asks; false: a password field does not mean a login",
		ko: "비밀번호 입력란, 401, 403 외에 로그인을 뜻하는 조건. true는 항상 로그인을 요구함, false는 비밀번호 입력란이 로그인을 뜻하지 않음"
	}),
	open: union([signs, custom((given) => given === true, { params: { expected: yes } })]).optional().meta({
		description: "Signs that it is open without a login. true: it is only seen without one",
		ko: "로그인 없이 열린 상태를 뜻하는 조건. true는 로그인 없이만 보임"
	}),
	severity: strictObject({
		open: severity,
		login: severity
	}).optional().meta({
		description: `{ "open": …, "login": … } with ${severities.join(", ")}; those of the category if absent`,
		ko: `{ "open": …, "login": … } 형식이며 값은 ${severities.join(", ")}. 없으면 분류의 심각도`
	}),
	yes: ownSample.extend({ access: _enum([
		"open",
		"login",
		"unknown"
	]).optional().meta({
		description: "In yes only: the expected access, open, login or unknown",
		ko: "yes에만 사용: 기대하는 접근 상태. open, login, unknown"
	}) }).meta({
		description: "A sample page that the rule matches",
		ko: "규칙과 일치하는 표본 페이지"
	}),
	no: ownSample.meta({
		description: "A similar page that it must not match",
		ko: "일치하면 안 되는 비슷한 페이지"
	})
});
const file = array(ownRule).min(1).max(mostRules);
const repeated = {
	en: "another rule has the same id",
	ko: "같은 id의 규칙이 이미 있습니다"
};
function ownKeysAt([, key]) {
	if (key === void 0) return Object.keys(ownRule.shape);
	if (key === "yes" || key === "no") return Object.keys(ownRule.shape[key].shape);
	return key === "severity" ? ["open", "login"] : Object.keys(ownSign.shape);
}
function readOwnRules(json) {
	const parsed = file.safeParse(json, { reportInput: true });
	if (!parsed.success) return { error: parsed.error };
	const rules = parsed.data;
	const ids = new Set();
	for (const each of rules) {
		const problem = ids.has(each.id) ? repeated : ruleProblem(each);
		if (problem !== null) return {
			rule: each.id,
			problem
		};
		ids.add(each.id);
	}
	return { rules };
}
// src/checks/exposure/index.ts
const hour = 3600;
const exposure = defineCheck({
	id: "exposure",
	version: 8,
	title: {
		en: "Exposed pages",
		ko: "노출된 페이지"
	},
	about: {
		en: "Opens each known host of a domain once and lists the tools, directory listings, admin screens and logins that anyone can reach. Check only domains that you own or are allowed to test.",
		ko: "도메인의 알려진 호스트를 한 번씩 열어 누구나 접근할 수 있는 도구, 목록, 관리 화면, 로그인을 확인합니다. 소유하고 있거나 점검 허가를 받은 도메인만 점검하십시오."
	},
	notes,
	input,
	subject: "domain",
	raw,
	cost: "heavy",
	ttl: hour,
	lasts: ({ truncated }) => truncated ? 0 : hour,
	deadline: 90,
	words,
	target: ({ domain }) => targetOfHost(domain),
	collect,
	judge,
	fits: (seen, { domain }) => seen.domain === domain,
	tables: tablesOf,
	monitored
});
export { exposureDataOf as a, sampleProblem as i, ownKeysAt as n, readOwnRules as r, exposure as t };
