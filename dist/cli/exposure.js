import { Bi as readLocation, Bo as finder, Bs as string, Cs as custom, Ds as int, Fr as readTags, Fs as object, Gr as upgradedByHsts, Hi as valuesOf, Ho as severities, Hs as union, Ki as attempt, Rs as record, Ss as boolean, Wn as conclude, Wo as hostOf, Wr as isTrustedByHandshake, Xo as reach, di as targetOfHost, ho as registrableTarget, ka as parseName, pi as defineCheck, ro as types, ui as decodePage, vs as _enum, xs as array, zo as defineProblems, zs as strictObject } from "./gate.js";
import { ft as Failure, lt as printable } from "./start.js";
import { n as stranger } from "./public-address.js";
import { i as operationalWordOf, n as areNamesKnown, r as operationalUses, t as subdomains } from "./subdomains.js";
import { t as ask } from "./ask.js";
import { createHash } from "node:crypto";
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
// src/data/exposure/admin-screens.ts
const ofMachine = {
	open: "critical",
	login: "high"
};
const ofDevice = {
	open: "high",
	login: "medium"
};
const adminScreens = [
	{
		id: "phpmyadmin",
		product: "phpMyAdmin",
		any: [
			{ cookie: "phpmyadmin*" },
			{ cookie: "pma_lang*" },
			{ body: "pmahomme/" }
		],
		open: [{ body: "id=\"serverinfo\"" }],
		yes: {
			headers: { "Set-Cookie": "phpMyAdmin=abc; path=/; HttpOnly" },
			html: "<title>phpMyAdmin</title><input type=\"password\" name=\"pma_password\">",
			access: "login"
		},
		no: { html: "<title>phpMyAdmin on Debian</title>" }
	},
	{
		id: "adminer",
		product: "Adminer",
		any: [{ title: "login - adminer" }, { cookie: "adminer_*" }],
		open: [{ body: "id=\"dbs\"" }],
		yes: {
			html: "<title>Login - Adminer</title><input type=\"password\" name=\"auth[password]\">",
			access: "login"
		},
		no: { html: "<title>Adminer - a tool</title>" }
	},
	{
		id: "pgadmin",
		product: "pgAdmin",
		any: [{ titleIs: "pgAdmin 4" }, { cookie: "pga4_session" }],
		open: [{ path: "/browser" }],
		yes: {
			path: "/login?next=/",
			html: "<title>pgAdmin 4</title><input type=\"password\">",
			access: "login"
		},
		no: { html: "<title>pgAdmin 4 download</title>" }
	},
	{
		id: "phppgadmin",
		product: "phpPgAdmin",
		any: [{ titleIs: "phpPgAdmin" }, { cookie: "ppa_id" }],
		yes: { html: "<title>phpPgAdmin</title>" },
		no: { html: "<title>phpPgAdmin 7</title>" }
	},
	{
		id: "mongo-express",
		product: "mongo-express",
		any: [{ titleIs: "Home - Mongo Express" }, {
			header: "www-authenticate",
			has: "mongo-express"
		}],
		open: [{ title: "home" }],
		yes: {
			html: "<title>Home - Mongo Express</title>",
			access: "open"
		},
		no: { html: "<title>Mongo Express</title>" }
	},
	{
		id: "redis-commander",
		product: "Redis Commander",
		any: [{ title: "redis commander: home" }, { titleIs: "Redis Commander" }],
		open: [{ title: "home" }],
		yes: {
			html: "<title>Redis Commander: Home</title>",
			access: "open"
		},
		no: { html: "<title>Redis Commanders</title>" }
	},
	{
		id: "phpldapadmin",
		product: "phpLDAPadmin",
		any: [{ title: "phpldapadmin (" }, { titleIs: "phpLDAPadmin" }],
		open: [{ body: "cmd=add_value_form" }],
		yes: { html: "<title>phpLDAPadmin (1.2.6.3)</title>" },
		no: { html: "<title>Using phpLDAPadmin</title>" }
	},
	{
		id: "cpanel",
		product: "cPanel",
		any: [{ titleIs: "cPanel Login" }, {
			header: "server",
			has: "cpsrvd"
		}],
		login: true,
		yes: {
			headers: { Server: "cpsrvd" },
			html: "<title>cPanel Login</title>",
			access: "login"
		},
		no: { html: "<title>cPanel Login guide</title>" }
	},
	{
		id: "whm",
		product: "WHM",
		any: [{ titleIs: "WHM Login" }],
		login: true,
		severity: ofMachine,
		yes: {
			html: "<title>WHM Login</title>",
			access: "login"
		},
		no: { html: "<title>WHM Login help</title>" }
	},
	{
		id: "plesk",
		product: "Plesk",
		any: [
			{ title: "plesk obsidian" },
			{ title: "plesk onyx" },
			{ path: "/login_up.php" }
		],
		login: true,
		severity: ofMachine,
		yes: {
			path: "/login_up.php",
			html: "<title>Plesk Obsidian 18.0.57</title>",
			access: "login"
		},
		no: {
			headers: { "X-Powered-By": "PleskLin" },
			html: "<title>Shop</title>"
		}
	},
	{
		id: "directadmin",
		product: "DirectAdmin",
		any: [{ titleIs: "DirectAdmin Login" }, {
			header: "server",
			has: "directadmin daemon"
		}],
		login: true,
		severity: ofMachine,
		yes: {
			html: "<title>DirectAdmin Login</title>",
			access: "login"
		},
		no: { html: "<title>DirectAdmin</title>" }
	},
	{
		id: "webmin",
		product: "Webmin",
		any: [{ titleIs: "Login to Webmin" }, {
			header: "server",
			has: "miniserv/"
		}],
		login: [{ title: "login" }],
		severity: ofMachine,
		yes: {
			headers: { Server: "MiniServ/2.105" },
			html: "<title>Login to Webmin</title>",
			access: "login"
		},
		no: { html: "<title>How to login to Webmin</title>" }
	},
	{
		id: "usermin",
		product: "Usermin",
		any: [{ titleIs: "Login to Usermin" }],
		login: true,
		yes: {
			html: "<title>Login to Usermin</title>",
			access: "login"
		},
		no: { html: "<title>Usermin</title>" }
	},
	{
		id: "ispconfig",
		product: "ISPConfig",
		any: [{ body: "ispconfig.loadpushymenu" }, { cookie: "ispcsess" }],
		login: true,
		severity: ofMachine,
		yes: {
			headers: { "Set-Cookie": "ISPCSESS=abc; path=/" },
			html: "<title>ISPConfig</title>",
			access: "login"
		},
		no: { html: "<title>ISPConfig 3 manual</title>" }
	},
	{
		id: "hestia",
		product: "Hestia Control Panel",
		any: [{ title: "hestia control panel" }, { cookie: "hestiasid" }],
		login: true,
		severity: ofMachine,
		yes: {
			headers: { "Set-Cookie": "HESTIASID=1; path=/" },
			access: "login"
		},
		no: { html: "<title>Hestia</title>" }
	},
	{
		id: "vesta",
		product: "Vesta Control Panel",
		any: [{ title: "vesta - login" }],
		login: true,
		severity: ofMachine,
		yes: {
			html: "<title>Vesta - LOGIN</title>",
			access: "login"
		},
		no: { html: "<title>Vesta</title>" }
	},
	{
		id: "cyberpanel",
		product: "CyberPanel",
		any: [{ titleIs: "Login - CyberPanel" }],
		login: true,
		severity: ofMachine,
		yes: {
			html: "<title>Login - CyberPanel</title>",
			access: "login"
		},
		no: { html: "<title>CyberPanel</title>" }
	},
	{
		id: "ajenti",
		product: "Ajenti",
		any: [{ titleIs: "Ajenti" }],
		login: true,
		severity: ofMachine,
		yes: {
			html: "<title>Ajenti</title>",
			access: "login"
		},
		no: { html: "<title>Ajenti 2</title>" }
	},
	{
		id: "cockpit",
		product: "Cockpit",
		any: [
			{ body: "cockpit/static/login" },
			{ body: "/cockpit/static/" },
			{ cookie: "cockpit" }
		],
		login: true,
		severity: ofMachine,
		yes: {
			headers: { "Set-Cookie": "cockpit=deleted; PATH=/; HttpOnly" },
			html: "<title>Loading...</title><script src=\"cockpit/static/login.js\"><\/script>",
			access: "login"
		},
		no: { html: "<title>Cockpit</title>" }
	},
	{
		id: "proxmox",
		product: "Proxmox VE",
		any: [{ title: "- proxmox virtual environment" }, {
			header: "server",
			has: "pve-api-daemon"
		}],
		login: true,
		severity: ofMachine,
		yes: {
			headers: { Server: "pve-api-daemon/3.0" },
			html: "<title>pve1 - Proxmox Virtual Environment</title>",
			access: "login"
		},
		no: { html: "<title>Proxmox Virtual Environment review</title>" }
	},
	{
		id: "proxmox-backup",
		product: "Proxmox Backup Server",
		any: [{ title: "- proxmox backup server" }],
		login: true,
		severity: ofMachine,
		yes: {
			html: "<title>pbs - Proxmox Backup Server</title>",
			access: "login"
		},
		no: { html: "<title>Proxmox Backup Server</title>" }
	},
	{
		id: "proxmox-mail",
		product: "Proxmox Mail Gateway",
		any: [{ title: "- proxmox mail gateway" }],
		login: true,
		yes: {
			html: "<title>pmg - Proxmox Mail Gateway</title>",
			access: "login"
		},
		no: { html: "<title>Proxmox Mail Gateway</title>" }
	},
	{
		id: "vmware-esxi",
		product: "VMware ESXi",
		any: [{ body: "id_eesx_welcome" }, {
			body: "vmware esxi",
			followedBy: "[^<]{0,80}host client"
		}],
		login: true,
		severity: ofMachine,
		yes: {
			path: "/ui/",
			html: "<script>document.write(\"<title>\" + ID_EESX_Welcome + \"</title>\");",
			access: "login"
		},
		no: { html: "<title>VMware ESXi 8</title>" }
	},
	{
		id: "vmware-vcenter",
		product: "VMware vCenter",
		any: [{ body: "id_vc_welcome" }, { path: "/websso/saml2/sso" }],
		login: true,
		severity: ofMachine,
		yes: {
			html: "<title>\" + ID_VC_Welcome + \"</title>",
			access: "login"
		},
		no: { html: "<title>vCenter</title>" }
	},
	{
		id: "xen-orchestra",
		product: "Xen Orchestra",
		any: [{ titleIs: "Xen Orchestra" }],
		login: true,
		severity: ofMachine,
		yes: {
			html: "<title>Xen Orchestra</title>",
			access: "login"
		},
		no: { html: "<title>Xen Orchestra docs</title>" }
	},
	{
		id: "ovirt",
		product: "oVirt Engine",
		any: [{ title: "ovirt engine" }, { path: "/ovirt-engine/" }],
		login: true,
		severity: ofMachine,
		yes: {
			path: "/ovirt-engine/",
			html: "<title>oVirt Engine</title>",
			access: "login"
		},
		no: { html: "<title>oVirt</title>" }
	},
	{
		id: "openstack-horizon",
		product: "OpenStack Dashboard",
		any: [{ titleIs: "Login - OpenStack Dashboard" }, { cookie: "horizon" }],
		login: true,
		severity: ofMachine,
		yes: {
			html: "<title>Login - OpenStack Dashboard</title>",
			access: "login"
		},
		no: { html: "<title>OpenStack Dashboard docs</title>" }
	},
	{
		id: "synology-dsm",
		product: "Synology DSM",
		any: [
			{ body: "syno.sds.session" },
			{ body: "webman/resources/images/icon_dsm" },
			{ body: "scripts/ext-3/ext-all" }
		],
		login: true,
		severity: ofMachine,
		yes: {
			html: "<title>nas - Synology DiskStation</title><link href=\"webman/resources/images/icon_dsm_16.png\">",
			access: "login"
		},
		no: { html: "<title>Synology NAS shop</title>" }
	},
	{
		id: "qnap",
		product: "QNAP QTS",
		any: [
			{ path: "/cgi-bin/html/login.html" },
			{ body: "/cgi-bin/login.html?" },
			{
				header: "server",
				has: "http server 1.0 qts"
			}
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
		any: [{ titleIs: "TrueNAS" }, { titleIs: "FreeNAS" }],
		login: true,
		severity: ofMachine,
		yes: {
			path: "/ui/sessions/signin",
			html: "<title>TrueNAS</title>",
			access: "login"
		},
		no: { html: "<title>TrueNAS SCALE</title>" }
	},
	{
		id: "openmediavault",
		product: "openmediavault",
		any: [{ title: "openmediavault control panel" }, { titleIs: "openmediavault Workbench" }],
		login: true,
		severity: ofMachine,
		yes: {
			html: "<title>openmediavault Workbench</title>",
			access: "login"
		},
		no: { html: "<title>openmediavault</title>" }
	},
	{
		id: "unraid",
		product: "Unraid",
		any: [{ cookie: "unraid_*" }],
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
		id: "tomcat-manager",
		product: "Apache Tomcat Manager",
		any: [{
			header: "www-authenticate",
			has: "tomcat manager application"
		}, { titleIs: "/manager" }],
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
		any: [{ titleIs: "Oracle WebLogic Server Administration Console" }, { path: "/console/login/loginform.jsp" }],
		login: true,
		severity: ofMachine,
		yes: {
			path: "/console/login/LoginForm.jsp",
			access: "login"
		},
		no: { html: "<title>Oracle WebLogic Server</title>" }
	},
	{
		id: "glassfish",
		product: "GlassFish",
		any: [{ title: "glassfish server open source edition - server running" }, { titleIs: "Login - GlassFish" }],
		yes: { html: "<title>GlassFish Server Open Source Edition - Server Running</title>" },
		no: { html: "<title>GlassFish</title>" }
	},
	{
		id: "wildfly",
		product: "WildFly",
		any: [
			{ titleIs: "Welcome to WildFly" },
			{ titleIs: "HAL Management Console" },
			{ titleIs: "Welcome to JBoss AS" }
		],
		severity: {
			open: "medium",
			login: "medium"
		},
		yes: { html: "<title>Welcome to WildFly</title>" },
		no: { html: "<title>WildFly 30 released</title>" }
	},
	{
		id: "keycloak",
		product: "Keycloak",
		any: [
			{ titleIs: "Welcome to Keycloak" },
			{ titleIs: "Keycloak Administration Console" },
			{ titleIs: "Keycloak Administration UI" }
		],
		severity: {
			open: "high",
			login: "medium"
		},
		yes: { html: "<title>Welcome to Keycloak</title>" },
		no: { html: "<title>Keycloak</title>" }
	},
	{
		id: "kong-manager",
		product: "Kong Manager",
		any: [
			{ titleIs: "Kong Manager" },
			{ titleIs: "Kong Manager OSS" },
			{ titleIs: "Konga" }
		],
		yes: { html: "<title>Kong Manager OSS</title>" },
		no: { html: "<title>King Kong</title>" }
	},
	{
		id: "nginx-proxy-manager",
		product: "Nginx Proxy Manager",
		any: [{ titleIs: "Nginx Proxy Manager" }],
		login: true,
		severity: ofMachine,
		yes: {
			html: "<title>Nginx Proxy Manager</title>",
			access: "login"
		},
		no: { html: "<title>Nginx Proxy Manager setup</title>" }
	},
	{
		id: "pihole",
		product: "Pi-hole",
		any: [{ title: "pi-hole - " }, { header: "x-pi-hole" }],
		open: [{ path: "/admin/index.php" }],
		yes: {
			path: "/admin/login.php",
			html: "<title>Pi-hole - nas</title><input type='password' name='pw'>",
			access: "login"
		},
		no: { html: "<title>Pi-hole</title>" }
	},
	{
		id: "adguard-home",
		product: "AdGuard Home",
		any: [{ titleIs: "AdGuard Home" }, { titleIs: "Login - AdGuard Home" }],
		login: [{ path: "/login.html" }],
		open: [{ path: "/install.html" }],
		yes: {
			path: "/login.html",
			html: "<title>AdGuard Home</title>",
			access: "login"
		},
		no: { html: "<title>AdGuard</title>" }
	},
	{
		id: "home-assistant",
		product: "Home Assistant",
		any: [{ titleIs: "Home Assistant" }],
		login: true,
		yes: {
			html: "<title>Home Assistant</title>",
			access: "login"
		},
		no: { html: "<title>Home Assistant blog</title>" }
	},
	{
		id: "unifi",
		product: "UniFi",
		any: [
			{ titleIs: "UniFi Network" },
			{ titleIs: "UniFi OS" },
			{ path: "/manage/account/login" }
		],
		login: true,
		severity: ofDevice,
		yes: {
			path: "/manage/account/login",
			html: "<title>UniFi Network</title>",
			access: "login"
		},
		no: { html: "<title>UniFi</title>" }
	},
	{
		id: "mikrotik",
		product: "MikroTik RouterOS",
		any: [{ title: "routeros router configuration page" }, { titleIs: "RouterOS" }],
		login: true,
		severity: ofDevice,
		yes: {
			html: "<title>RouterOS router configuration page</title>",
			access: "login"
		},
		no: { html: "<title>RouterOS licences</title>" }
	},
	{
		id: "openwrt",
		product: "OpenWrt",
		any: [{ path: "/cgi-bin/luci" }, { title: "- luci" }],
		login: true,
		severity: ofDevice,
		yes: {
			status: 403,
			path: "/cgi-bin/luci/",
			html: "<title>OpenWrt - LuCI</title>",
			access: "login"
		},
		no: { html: "<title>Luci</title>" }
	},
	{
		id: "pfsense",
		product: "pfSense",
		any: [{ titleIs: "pfSense - Login" }, { titleIs: "Login to pfSense" }],
		login: true,
		severity: ofMachine,
		yes: {
			html: "<title>pfSense - Login</title>",
			access: "login"
		},
		no: { html: "<title>pfSense</title>" }
	},
	{
		id: "opnsense",
		product: "OPNsense",
		any: [{ titleIs: "Login | OPNsense" }],
		login: true,
		severity: ofMachine,
		yes: {
			html: "<title>Login | OPNsense</title>",
			access: "login"
		},
		no: { html: "<title>OPNsense</title>" }
	},
	{
		id: "juniper",
		product: "Juniper J-Web",
		any: [{ title: "juniper web device manager" }],
		login: true,
		severity: ofMachine,
		yes: {
			html: "<title>Log In - Juniper Web Device Manager</title>",
			access: "login"
		},
		no: { html: "<title>Juniper</title>" }
	},
	{
		id: "cisco-ios",
		product: "Cisco IOS web interface",
		any: [{
			header: "www-authenticate",
			has: "level_15_access"
		}, {
			header: "server",
			has: "cisco-ios"
		}],
		severity: ofMachine,
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
		any: [{ title: "firepower management center" }, { title: "secure firewall management center" }],
		login: true,
		severity: ofMachine,
		yes: {
			html: "<title>Cisco Firepower Management Center</title><input type=password>",
			access: "login"
		},
		no: { html: "<title>Firepower</title>" }
	},
	{
		id: "fortinet-admin",
		product: "FortiGate administration",
		any: [
			{ body: "/ng/prelogin" },
			{ titleIs: "FortiGate" },
			{ titleIs: "FortiManager" },
			{ titleIs: "FortiAnalyzer" }
		],
		login: true,
		severity: ofMachine,
		yes: {
			html: "<title>FortiGate</title>",
			access: "login"
		},
		no: { html: "<title>FortiGate 60F</title>" }
	},
	{
		id: "paloalto-admin",
		product: "Palo Alto Networks administration",
		all: [{ path: "/php/login.php" }, { body: "pan_form" }],
		login: true,
		severity: ofMachine,
		yes: {
			path: "/php/login.php",
			html: "<form id=\"login_form\" class=\"pan_form\">",
			access: "login"
		},
		no: { html: "<title>Palo Alto</title>" }
	},
	{
		id: "watchguard",
		product: "WatchGuard Fireware",
		any: [{
			title: "watchguard",
			followedBy: ".{0,30}fireware"
		}, { path: "/auth/login?from_page" }],
		login: true,
		severity: ofMachine,
		yes: {
			html: "<title>WatchGuard Fireware XTM User Authentication</title>",
			access: "login"
		},
		no: { html: "<title>WatchGuard</title>" }
	},
	{
		id: "draytek",
		product: "DrayTek Vigor",
		any: [{ title: "vigor login page" }, { title: "vigor router" }],
		login: true,
		severity: ofDevice,
		yes: {
			html: "<title>Vigor Login Page</title>",
			access: "login"
		},
		no: { html: "<title>Vigor</title>" }
	},
	{
		id: "asus-router",
		product: "ASUS router",
		any: [{ path: "/main_login.asp" }, { titleIs: "ASUS Login" }],
		login: true,
		severity: ofDevice,
		yes: {
			path: "/Main_Login.asp",
			html: "<title>ASUS Login</title>",
			access: "login"
		},
		no: { html: "<title>ASUS</title>" }
	},
	{
		id: "tplink",
		product: "TP-Link router",
		any: [
			{
				header: "www-authenticate",
				has: "tp-link"
			},
			{ titleIs: "TP-LINK" },
			{ titleIs: "Omada Controller" }
		],
		severity: ofDevice,
		yes: {
			status: 401,
			headers: { "WWW-Authenticate": "Basic realm=\"TP-LINK Wireless N Router WR841N\"" },
			access: "login"
		},
		no: { html: "<title>TP-Link deals</title>" }
	},
	{
		id: "netgear",
		product: "NETGEAR",
		any: [{
			header: "www-authenticate",
			has: "netgear"
		}, { titleIs: "NETGEAR Router" }],
		severity: ofDevice,
		yes: {
			status: 401,
			headers: { "WWW-Authenticate": "Basic realm=\"NETGEAR R7000\"" },
			access: "login"
		},
		no: { html: "<title>NETGEAR</title>" }
	},
	{
		id: "dlink",
		product: "D-Link",
		any: [
			{ titleIs: "D-LINK SYSTEMS, INC. | WIRELESS ROUTER | HOME" },
			{
				header: "www-authenticate",
				has: "dlink"
			},
			{
				header: "www-authenticate",
				has: "realm=\"d-link"
			}
		],
		severity: ofDevice,
		yes: {
			status: 401,
			headers: { "WWW-Authenticate": "Basic realm=\"DIR-615 DLink\"" },
			access: "login"
		},
		no: { html: "<title>D-Link</title>" }
	},
	{
		id: "zyxel",
		product: "Zyxel",
		any: [
			{ title: "zywall" },
			{ titleIs: "ZyXEL" },
			{ title: "usg flex" }
		],
		login: true,
		severity: ofMachine,
		yes: {
			html: "<title>ZyWALL USG 100</title>",
			access: "login"
		},
		no: { html: "<title>Zyxel partner</title>" }
	},
	{
		id: "iptime",
		product: "ipTIME",
		any: [
			{ titleIs: "ipTIME" },
			{ path: "/sess-bin/login_session.cgi" },
			{ body: "/sess-bin/login_session.cgi" }
		],
		login: true,
		severity: ofDevice,
		yes: {
			path: "/sess-bin/login_session.cgi?noauto=1",
			html: "<title>ipTIME A2004</title>",
			access: "login"
		},
		no: { html: "<title>ipTIME 공유기 할인</title>" }
	},
	{
		id: "hp-ilo",
		product: "HPE iLO",
		any: [
			{
				header: "server",
				has: "hpe-ilo-server"
			},
			{
				header: "server",
				has: "hp-ilo-server"
			},
			{ titleIs: "iLO" },
			{ title: "hpe integrated lights-out" }
		],
		login: true,
		severity: ofMachine,
		yes: {
			headers: { Server: "HPE-iLO-Server/2.1" },
			html: "<title>iLO</title>",
			access: "login"
		},
		no: { html: "<title>iLO conventions</title>" }
	},
	{
		id: "dell-idrac",
		product: "Dell iDRAC",
		any: [
			{
				title: "idrac",
				followedBy: ".{0,20}login"
			},
			{ titleIs: "iDRAC" },
			{ path: "/restgui/start.html" }
		],
		login: true,
		severity: ofMachine,
		yes: {
			path: "/restgui/start.html",
			html: "<title>iDRAC9 - Login</title>",
			access: "login"
		},
		no: { html: "<title>Dell</title>" }
	},
	{
		id: "supermicro",
		product: "Supermicro IPMI",
		any: [{ titleIs: "Supermicro BMC Login" }],
		login: true,
		severity: ofMachine,
		yes: {
			html: "<title>Supermicro BMC Login</title>",
			access: "login"
		},
		no: { html: "<title>Supermicro</title>" }
	},
	{
		id: "lenovo-xcc",
		product: "Lenovo XClarity Controller",
		any: [
			{ titleIs: "Lenovo XClarity Controller" },
			{ titleIs: "XClarity Controller" },
			{ titleIs: "Integrated Management Module" }
		],
		login: true,
		severity: ofMachine,
		yes: {
			html: "<title>XClarity Controller</title>",
			access: "login"
		},
		no: { html: "<title>Lenovo</title>" }
	},
	{
		id: "hp-printer",
		product: "HP printer",
		any: [
			{
				header: "server",
				has: "hp http server"
			},
			{
				body: "hp officejet",
				followedBy: "[^<]{0,60}embedded"
			},
			{ title: "hp laserjet" }
		],
		open: true,
		severity: {
			open: "medium",
			login: "low"
		},
		yes: {
			headers: { Server: "HP HTTP Server; HP LaserJet M404dn" },
			access: "open"
		},
		no: { html: "<title>Laser printers</title>" }
	},
	{
		id: "canon-printer",
		product: "Canon printer",
		any: [{
			header: "server",
			has: "canon http server"
		}, { titleIs: "Remote UI: Login" }],
		severity: {
			open: "medium",
			login: "low"
		},
		yes: { headers: { Server: "CANON HTTP Server" } },
		no: { html: "<title>Canon</title>" }
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
		severity: {
			open: "medium",
			login: "low"
		},
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
			}
		],
		login: true,
		severity: {
			open: "high",
			login: "medium"
		},
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
		any: [{
			header: "www-authenticate",
			has: "realm=\"axis_"
		}],
		severity: {
			open: "high",
			login: "medium"
		},
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
		any: [{
			header: "www-authenticate",
			has: "realm=\"ipolis"
		}, {
			body: "wisenet",
			followedBy: ".{0,40}webviewer"
		}],
		login: true,
		severity: {
			open: "high",
			login: "medium"
		},
		yes: {
			status: 401,
			headers: { "WWW-Authenticate": "Digest realm=\"iPolis_00:00:00\", nonce=\"1\"" },
			access: "login"
		},
		no: { html: "<title>Hanwha Vision</title>" }
	},
	{
		id: "f5-bigip-admin",
		product: "F5 BIG-IP administration",
		any: [
			{ path: "/tmui/login.jsp" },
			{
				title: "big-ip",
				followedBy: ".{0,10}redirect"
			},
			{ cookie: "bigipauthcookie" }
		],
		login: true,
		severity: ofMachine,
		yes: {
			path: "/tmui/login.jsp",
			access: "login"
		},
		no: { headers: { "Set-Cookie": "BIGipServerpool=1" } }
	}
];
// src/data/exposure/default-pages.ts
const defaultPages = [
	{
		id: "nginx-default",
		product: "nginx default page",
		any: [
			{ titleIs: "Welcome to nginx!" },
			{ titleIs: "Welcome to nginx on Debian!" },
			{ titleIs: "Test Page for the Nginx HTTP Server on Fedora" },
			{ titleIs: "Test Page for the Nginx HTTP Server on Red Hat Enterprise Linux" }
		],
		open: true,
		yes: {
			html: "<title>Welcome to nginx!</title>",
			access: "open"
		},
		no: { html: "<title>Welcome to nginx! A tutorial</title>" }
	},
	{
		id: "apache-debian-default",
		product: "Apache default page",
		any: [
			{ title: "default page: it works" },
			{ titleIs: "Apache HTTP Server Test Page powered by CentOS" },
			{ titleIs: "Test Page for the Apache HTTP Server" },
			{ titleIs: "HTTP Server Test Page powered by CentOS" },
			{ titleIs: "Test Page for the HTTP Server on Fedora" }
		],
		open: true,
		yes: {
			html: "<title>Apache2 Debian Default Page: It works</title>",
			access: "open"
		},
		no: { html: "<title>Apache2 Debian</title>" }
	},
	{
		id: "apache-it-works",
		product: "Apache first page",
		all: [{ body: "<html><body><h1>it works!</h1>" }],
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
		any: [
			{ titleIs: "IIS Windows Server" },
			{ titleIs: "IIS Windows" },
			{ titleIs: "IIS7" },
			{ titleIs: "Microsoft Internet Information Services 8" }
		],
		open: true,
		yes: {
			html: "<title>IIS Windows Server</title>",
			access: "open"
		},
		no: { html: "<title>IIS Windows Server hosting</title>" }
	},
	{
		id: "tomcat-default",
		product: "Apache Tomcat default page",
		all: [{ title: "apache tomcat" }, { body: "successfully installed tomcat" }],
		open: true,
		severity: {
			open: "medium",
			login: "info"
		},
		yes: {
			html: "<title>Apache Tomcat/9.0.70</title><h2>If you're seeing this, you've successfully installed Tomcat. Congratulations!</h2>",
			access: "open"
		},
		no: { html: "<title>Apache Tomcat</title><p>installed" }
	},
	{
		id: "tomcat-debian-default",
		product: "Tomcat package page",
		all: [{ titleIs: "Apache Tomcat" }, { body: "tomcat default" }],
		open: true,
		yes: {
			html: "<title>Apache Tomcat</title><p>This is the default Tomcat home page. Tomcat default",
			access: "open"
		},
		no: { html: "<title>Apache Tomcat</title>" }
	},
	{
		id: "lighttpd-default",
		product: "lighttpd placeholder page",
		any: [
			{ titleIs: "Welcome page" },
			{ title: "lighttpd default page" },
			{ titleIs: "Powered by lighttpd" }
		],
		all: [{ body: "lighttpd" }],
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
		any: [{ titleIs: "Caddy works!" }],
		open: true,
		yes: {
			html: "<title>Caddy works!</title>",
			access: "open"
		},
		no: { html: "<title>How Caddy works!</title>" }
	},
	{
		id: "openresty-default",
		product: "OpenResty default page",
		any: [{ titleIs: "Welcome to OpenResty!" }],
		open: true,
		yes: {
			html: "<title>Welcome to OpenResty!</title>",
			access: "open"
		},
		no: { html: "<title>OpenResty</title>" }
	},
	{
		id: "litespeed-default",
		product: "OpenLiteSpeed default page",
		any: [{
			title: "congratulations",
			followedBy: " \\| litespeed"
		}, { titleIs: "Congratulations on your new website!" }],
		open: true,
		yes: {
			html: "<title>Congratulations | LiteSpeed Web Server</title>",
			access: "open"
		},
		no: { html: "<title>Congratulations</title>" }
	},
	{
		id: "jetty-default",
		product: "Jetty default page",
		any: [{ title: "jetty: welcome" }, { body: "no context on this server matched or handled this request" }],
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
		any: [{ titleIs: "Welcome to XAMPP" }, { path: "/dashboard/" }],
		all: [{ body: "xampp" }],
		open: true,
		severity: {
			open: "medium",
			login: "info"
		},
		yes: {
			path: "/dashboard/",
			html: "<title>Welcome to XAMPP</title>",
			access: "open"
		},
		no: { html: "<p>Install xampp" }
	},
	{
		id: "wamp",
		product: "WampServer",
		any: [{ title: "wampserver homepage" }, { titleIs: "WAMPSERVER Homepage" }],
		open: true,
		severity: {
			open: "medium",
			login: "info"
		},
		yes: {
			html: "<title>WAMPSERVER Homepage</title>",
			access: "open"
		},
		no: { html: "<title>WampServer</title>" }
	},
	{
		id: "cpanel-default",
		product: "cPanel default page",
		any: [{ path: "/cgi-sys/defaultwebpage.cgi" }, { body: "/cgi-sys/defaultwebpage.cgi" }],
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
		any: [{ titleIs: "Web Server's Default Page" }, { titleIs: "Domain Default page" }],
		open: true,
		yes: {
			html: "<title>Web Server's Default Page</title>",
			access: "open"
		},
		no: { html: "<title>Default page</title>" }
	},
	{
		id: "laravel-default",
		product: "Laravel first page",
		all: [{ titleIs: "Laravel" }, { body: "laravel.com/docs" }],
		open: true,
		yes: {
			html: "<title>Laravel</title><a href=\"https://laravel.com/docs\">Documentation</a>",
			access: "open"
		},
		no: { html: "<title>Laravel</title><p>Our agency" }
	},
	{
		id: "django-default",
		product: "Django first page",
		any: [{ titleIs: "The install worked successfully! Congratulations!" }],
		open: true,
		severity: {
			open: "medium",
			login: "info"
		},
		yes: {
			html: "<title>The install worked successfully! Congratulations!</title>",
			access: "open"
		},
		no: { html: "<title>Congratulations!</title>" }
	},
	{
		id: "rails-default",
		product: "Rails first page",
		all: [{ title: "ruby on rails" }, { body: "rails version:" }],
		open: true,
		severity: {
			open: "medium",
			login: "info"
		},
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
		severity: {
			open: "critical",
			login: "info"
		},
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
		severity: {
			open: "critical",
			login: "info"
		},
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
		all: [{ body: "default backend - 404" }],
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
// src/data/exposure/developer-tools.ts
const takesCommands = {
	open: "critical",
	login: "medium"
};
const developerTools = [
	{
		id: "jenkins",
		product: "Jenkins",
		any: [{ header: "x-jenkins" }, { title: "[jenkins]" }],
		login: [{ path: "/login" }],
		open: [{ title: "dashboard" }],
		severity: takesCommands,
		yes: {
			status: 403,
			headers: { "X-Jenkins": "2.440.1" },
			html: "Authentication required",
			access: "login"
		},
		no: { html: "<title>Jenkins pipelines explained</title>" }
	},
	{
		id: "gitlab",
		product: "GitLab",
		any: [
			{ cookie: "_gitlab_session" },
			{ body: "content=\"gitlab\" property=\"og:site_name\"" },
			{ body: "gon.gitlab_url" }
		],
		login: [{ path: "/users/sign_in" }],
		open: [{ path: "/explore" }],
		yes: {
			path: "/users/sign_in",
			headers: { "Set-Cookie": "_gitlab_session=1; path=/; secure" },
			html: "<title>Sign in · GitLab</title>",
			access: "login"
		},
		no: { html: "<title>Sign in with GitLab</title>" }
	},
	{
		id: "gitea",
		product: "Gitea",
		any: [{ cookie: "i_like_gitea" }, { body: "content=\"gitea (git with a cup of tea)" }],
		login: [{ path: "/user/login" }],
		open: [{ path: "/explore" }],
		yes: {
			headers: { "Set-Cookie": "i_like_gitea=1; Path=/; HttpOnly" },
			html: "<title>Gitea: Git with a cup of tea</title>"
		},
		no: { html: "<title>Gitea or Gogs?</title><p>Git with a cup of tea" }
	},
	{
		id: "forgejo",
		product: "Forgejo",
		any: [{ body: "content=\"forgejo – beyond coding. we forge.\"" }, { title: "forgejo: beyond coding" }],
		login: [{ path: "/user/login" }],
		open: [{ path: "/explore" }],
		yes: { html: "<title>Forgejo: Beyond coding. We Forge.</title>" },
		no: { html: "<title>Moving to Forgejo</title>" }
	},
	{
		id: "gogs",
		product: "Gogs",
		any: [{ cookie: "i_like_gogs" }, { body: "content=\"gogs is a painless self-hosted git service\"" }],
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
		any: [{ titleIs: "Gerrit Code Review" }],
		yes: { html: "<title>Gerrit Code Review</title>" },
		no: { html: "<title>Gerrit Code Review: a guide</title>" }
	},
	{
		id: "bitbucket",
		product: "Bitbucket Data Center",
		any: [{ body: "name=\"application-name\" content=\"bitbucket\"" }, { title: "log in - bitbucket" }],
		login: [{ path: "/login" }],
		open: [{ path: "/dashboard" }],
		yes: {
			path: "/login?next=/dashboard",
			html: "<meta name=\"application-name\" content=\"Bitbucket\"><title>Log in - Bitbucket</title>",
			access: "login"
		},
		no: { html: "<title>Bitbucket pipelines</title>" }
	},
	{
		id: "jira",
		product: "Jira",
		any: [
			{ body: "name=\"application-name\" content=\"jira\"" },
			{ header: "x-arequestid" },
			{ cookie: "atlassian.xsrf.token" }
		],
		login: [{ path: "/login.jsp" }],
		open: [{ path: "/secure/dashboard.jspa" }],
		yes: {
			path: "/secure/Dashboard.jspa",
			html: "<meta name=\"application-name\" content=\"JIRA\" data-name=\"jira\">",
			access: "open"
		},
		no: { html: "<title>Dashboard - Jira alternatives</title>" }
	},
	{
		id: "confluence",
		product: "Confluence",
		any: [{ header: "x-confluence-request-time" }, { body: "id=\"confluence-base-url\"" }],
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
		id: "bamboo",
		product: "Bamboo",
		any: [{ body: "name=\"application-name\" content=\"bamboo\"" }, { title: "log in as a bamboo user" }],
		login: [{ path: "/userlogin" }],
		open: [{ path: "/allplans.action" }],
		severity: takesCommands,
		yes: {
			path: "/userlogin!doDefault.action",
			html: "<title>Log in as a Bamboo user - Atlassian Bamboo</title>",
			access: "login"
		},
		no: { html: "<title>Bamboo furniture</title>" }
	},
	{
		id: "grafana",
		product: "Grafana",
		any: [{ body: "window.grafanabootdata" }, { body: "<grafana-app" }],
		login: [{ path: "/login" }],
		open: [{ body: "\"orgrole\":\"viewer\"" }, { body: "\"orgrole\":\"admin\"" }],
		yes: {
			path: "/login",
			html: "<title>Grafana</title><script>window.grafanaBootData = {<\/script>",
			access: "login"
		},
		no: { html: "<title>Grafana</title>" }
	},
	{
		id: "prometheus",
		product: "Prometheus",
		any: [{ title: "prometheus time series collection and processing server" }, { body: "content=\"prometheus monitoring system\"" }],
		open: true,
		yes: {
			path: "/graph",
			html: "<title>Prometheus Time Series Collection and Processing Server</title>",
			access: "open"
		},
		no: { html: "<title>Prometheus</title>" }
	},
	{
		id: "alertmanager",
		product: "Alertmanager",
		all: [{ titleIs: "Alertmanager" }, { body: "elm.main.init" }],
		open: true,
		yes: {
			html: "<title>Alertmanager</title><script>var app = Elm.Main.init({",
			access: "open"
		},
		no: { html: "<title>Alertmanager</title><p>How to route alerts" }
	},
	{
		id: "kibana",
		product: "Kibana",
		any: [{ header: "kbn-name" }, { body: "<kbn-injected-metadata" }],
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
		id: "elasticsearch",
		product: "Elasticsearch",
		any: [
			{ body: "\"you know, for search\"" },
			{
				header: "x-elastic-product",
				has: "elasticsearch"
			},
			{
				header: "www-authenticate",
				has: "realm=\"security\""
			}
		],
		open: [{ body: "\"cluster_name\"" }],
		severity: {
			open: "critical",
			login: "medium"
		},
		yes: {
			html: "{\"name\":\"n1\",\"cluster_name\":\"docs\",\"tagline\":\"You Know, for Search\"}",
			access: "open"
		},
		no: { html: "<p>You know, for search engines" }
	},
	{
		id: "opensearch",
		product: "OpenSearch",
		any: [{ body: "\"the opensearch project: https://opensearch.org/\"" }, {
			header: "www-authenticate",
			has: "opensearch security"
		}],
		open: [{ body: "\"cluster_name\"" }],
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
		id: "opensearch-dashboards",
		product: "OpenSearch Dashboards",
		any: [{ header: "osd-name" }, { body: "<osd-injected-metadata" }],
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
		id: "graylog",
		product: "Graylog",
		any: [{ title: "graylog web interface" }, { header: "x-graylog-node-id" }],
		login: true,
		yes: {
			html: "<title>Graylog Web Interface</title>",
			access: "login"
		},
		no: { html: "<title>Graylog</title>" }
	},
	{
		id: "sonarqube",
		product: "SonarQube",
		all: [{ titleIs: "SonarQube" }, { body: "sonar" }],
		login: [{ path: "/sessions/new" }],
		open: [{ path: "/projects" }],
		yes: {
			path: "/sessions/new",
			html: "<title>SonarQube</title><link rel=\"apple-touch-icon\" href=\"/apple-touch-icon.png\"><meta name=\"application-name\" content=\"SonarQube\">",
			access: "login"
		},
		no: { html: "<title>SonarQube vs CodeQL</title>" }
	},
	{
		id: "nexus",
		product: "Sonatype Nexus Repository",
		any: [
			{
				header: "server",
				has: "nexus/"
			},
			{ title: "sonatype nexus repository" },
			{ titleIs: "Nexus Repository Manager" }
		],
		open: [{ body: "nx-repository" }],
		yes: {
			headers: { Server: "Nexus/3.68.0-04 (OSS)" },
			html: "<title>Sonatype Nexus Repository</title>"
		},
		no: {
			headers: { Server: "nginx" },
			html: "<title>Nexus</title>"
		}
	},
	{
		id: "artifactory",
		product: "JFrog Artifactory",
		any: [
			{ header: "x-artifactory-id" },
			{ header: "x-jfrog-version" },
			{ title: "jfrog platform" }
		],
		yes: { headers: { "X-JFrog-Version": "Artifactory/7.77.5" } },
		no: { html: "<title>JFrog</title>" }
	},
	{
		id: "harbor",
		product: "Harbor",
		all: [{ titleIs: "Harbor" }, { body: "<harbor-app" }],
		login: [{ path: "/account/sign-in" }],
		open: [{ path: "/harbor/projects" }],
		yes: { html: "<title>Harbor</title><body><harbor-app>Loading" },
		no: { html: "<title>Harbor</title><h1>Boats for rent" }
	},
	{
		id: "argo-cd",
		product: "Argo CD",
		any: [{ titleIs: "Argo CD" }],
		login: [{ path: "/login" }],
		severity: takesCommands,
		yes: { html: "<title>Argo CD</title>" },
		no: { html: "<title>Argo CD tutorial</title>" }
	},
	{
		id: "rancher",
		product: "Rancher",
		all: [{ titleIs: "Rancher" }, { body: "/dashboard/" }],
		login: [{ path: "/auth/login" }],
		severity: takesCommands,
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
		any: [{ titleIs: "Kubernetes Dashboard" }],
		login: [{ path: "/#/login" }],
		severity: takesCommands,
		yes: { html: "<title>Kubernetes Dashboard</title>" },
		no: { html: "<title>Kubernetes Dashboard on k3s</title>" }
	},
	{
		id: "portainer",
		product: "Portainer",
		any: [{ titleIs: "Portainer" }, { body: "ng-app=\"portainer\"" }],
		login: true,
		severity: takesCommands,
		yes: {
			html: "<html ng-app=\"portainer\"><title>Portainer</title>",
			access: "login"
		},
		no: { html: "<title>Portainer templates</title>" }
	},
	{
		id: "traefik",
		product: "Traefik dashboard",
		all: [{ titleIs: "Traefik" }, { path: "/dashboard" }],
		open: true,
		yes: {
			path: "/dashboard/",
			html: "<title>Traefik</title>",
			access: "open"
		},
		no: { html: "<title>Traefik</title>" }
	},
	{
		id: "consul",
		product: "Consul",
		any: [{ title: "consul by hashicorp" }, { body: "consul-ui/config/environment" }],
		open: [{ path: "/ui/" }],
		yes: {
			path: "/ui/",
			html: "<title>Consul by HashiCorp</title>",
			access: "open"
		},
		no: { html: "<title>Consul General</title>" }
	},
	{
		id: "nomad",
		product: "Nomad",
		any: [{ body: "nomad-ui/config/environment" }],
		severity: takesCommands,
		yes: {
			path: "/ui/",
			html: "<title>Nomad</title><meta name=\"nomad-ui/config/environment\" content=\"x\">"
		},
		no: { html: "<title>Nomad</title>" }
	},
	{
		id: "vault",
		product: "HashiCorp Vault",
		any: [{ body: "name=\"vault/config/environment\"" }],
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
		id: "rundeck",
		product: "Rundeck",
		any: [{ title: "rundeck - login" }, { body: "class=\"rundeck\"" }],
		login: [{ path: "/user/login" }],
		severity: takesCommands,
		yes: {
			path: "/user/login",
			html: "<title>Rundeck - Login</title>",
			access: "login"
		},
		no: { html: "<title>Rundeck jobs</title>" }
	},
	{
		id: "awx",
		product: "Ansible AWX",
		any: [
			{ titleIs: "AWX" },
			{ titleIs: "Ansible Tower" },
			{
				header: "x-api-product-name",
				has: "awx"
			}
		],
		severity: takesCommands,
		yes: {
			headers: { "X-API-Product-Name": "AWX" },
			html: "<title>AWX</title>"
		},
		no: { html: "<title>AWX Foundation</title>" }
	},
	{
		id: "airflow",
		product: "Apache Airflow",
		any: [
			{ titleIs: "Sign In - Airflow" },
			{ titleIs: "DAGs - Airflow" },
			{ titleIs: "Airflow - Login" },
			{ titleIs: "Airflow - DAGs" }
		],
		login: [{ path: "/login" }],
		open: [{ title: "dags" }],
		severity: takesCommands,
		yes: {
			path: "/home",
			html: "<title>DAGs - Airflow</title>",
			access: "open"
		},
		no: { html: "<title>Airflow in HVAC</title>" }
	},
	{
		id: "jupyter",
		product: "Jupyter",
		any: [
			{ body: "id=\"jupyter-config-data\"" },
			{ titleIs: "Jupyter Notebook" },
			{ titleIs: "Jupyter Server" },
			{ title: "select or create a notebook" }
		],
		login: [{ path: "/login" }],
		open: [{ path: "/tree" }, { path: "/lab" }],
		severity: takesCommands,
		yes: {
			path: "/lab",
			html: "<title>JupyterLab</title><script id=\"jupyter-config-data\" type=\"application/json\">",
			access: "open"
		},
		no: { html: "<title>Jupyter Notebooks for beginners</title>" }
	},
	{
		id: "jupyterhub",
		product: "JupyterHub",
		any: [{ header: "x-jupyterhub-version" }, { titleIs: "JupyterHub" }],
		login: [{ path: "/hub/login" }],
		yes: {
			path: "/hub/login?next=",
			headers: { "X-JupyterHub-Version": "4.0.2" },
			access: "login"
		},
		no: { html: "<title>JupyterHub for teaching</title>" }
	},
	{
		id: "zeppelin",
		product: "Apache Zeppelin",
		all: [{ titleIs: "Zeppelin" }, { body: "ng-app=\"zeppelinwebapp\"" }],
		severity: takesCommands,
		yes: { html: "<html ng-app=\"zeppelinWebApp\"><title>Zeppelin</title>" },
		no: { html: "<title>Zeppelin</title><p>Museum" }
	},
	{
		id: "superset",
		product: "Apache Superset",
		any: [{ body: "alt=\"superset\"" }, { body: "/static/assets/images/superset" }],
		login: [{ path: "/login" }],
		open: [{ path: "/superset/welcome" }],
		yes: {
			path: "/login/",
			html: "<title>Superset</title><img alt=\"Superset\" src=\"/static/assets/images/superset-logo-horiz.png\">",
			access: "login"
		},
		no: { html: "<title>Superset training</title>" }
	},
	{
		id: "metabase",
		product: "Metabase",
		any: [{ body: "id=\"_metabasebootstrap\"" }, { cookie: "metabase.device" }],
		login: true,
		yes: {
			html: "<title>Metabase</title><script type=\"application/json\" id=\"_metabaseBootstrap\">",
			access: "login"
		},
		no: { html: "<title>Metabase</title>" }
	},
	{
		id: "redash",
		product: "Redash",
		any: [
			{ titleIs: "Login to Redash" },
			{ body: "redash-favicon" },
			{ body: "/static/images/redash_icon_small.png" }
		],
		login: [{ path: "/login" }],
		yes: {
			path: "/login?next=%2F",
			html: "<title>Login to Redash</title>",
			access: "login"
		},
		no: { html: "<title>Redash</title>" }
	},
	{
		id: "sentry",
		product: "Sentry",
		any: [
			{ titleIs: "Login | Sentry" },
			{ cookie: "sentry-sc" },
			{ body: "window.__sentry_" }
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
		id: "splunk",
		product: "Splunk",
		any: [{
			header: "server",
			has: "splunkd"
		}, { cookie: "splunkweb_*" }],
		login: [{ path: "/account/login" }],
		yes: {
			path: "/en-US/account/login",
			headers: { Server: "Splunkd" },
			access: "login"
		},
		no: { html: "<title>Splunk dashboards</title>" }
	},
	{
		id: "zabbix",
		product: "Zabbix",
		any: [{ cookie: "zbx_session*" }, { body: "content=\"zabbix sia\"" }],
		open: [{ path: "zabbix.php?action=dashboard" }],
		yes: {
			headers: { "Set-Cookie": "zbx_session=e30; secure; HttpOnly" },
			html: "<meta name=\"Author\" content=\"Zabbix SIA\"><input type=\"password\" name=\"password\">",
			access: "login"
		},
		no: { html: "<title>Zabbix templates</title>" }
	},
	{
		id: "nagios",
		product: "Nagios",
		any: [
			{
				header: "www-authenticate",
				has: "nagios access"
			},
			{ title: "nagios core" },
			{ title: "nagios xi" }
		],
		open: [{ body: "tac.cgi" }],
		yes: {
			status: 401,
			headers: { "WWW-Authenticate": "Basic realm=\"Nagios Access\"" },
			access: "login"
		},
		no: {
			status: 401,
			headers: { "WWW-Authenticate": "Basic realm=\"Restricted\"" }
		}
	},
	{
		id: "icinga",
		product: "Icinga Web",
		any: [{ cookie: "icingaweb2" }, { titleIs: "Icinga Web 2 Login" }],
		login: [{ path: "/authentication/login" }],
		yes: {
			headers: { "Set-Cookie": "Icingaweb2=1; path=/icingaweb2/" },
			path: "/icingaweb2/authentication/login",
			access: "login"
		},
		no: { html: "<title>Icinga modules</title>" }
	},
	{
		id: "checkmk",
		product: "Checkmk",
		any: [{ body: "id=\"check_mk_logo\"" }, { path: "/check_mk/" }],
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
		any: [{ titleIs: "Login to Cacti" }, { cookie: "cacti" }],
		yes: {
			html: "<title>Login to Cacti</title><input type='password' name='login_password'>",
			access: "login"
		},
		no: { html: "<title>Cacti and succulents</title>" }
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
		any: [
			{
				header: "server",
				has: "netdata"
			},
			{ titleIs: "netdata dashboard" },
			{ titleIs: "Netdata Agent Console" }
		],
		open: true,
		yes: {
			headers: { Server: "Netdata Embedded HTTP Server v1.44.3" },
			access: "open"
		},
		no: { html: "<title>Netdata</title>" }
	},
	{
		id: "munin",
		product: "Munin",
		all: [{ title: "munin :: " }],
		open: true,
		severity: {
			open: "medium",
			login: "info"
		},
		yes: {
			html: "<title>Munin :: overview</title>",
			access: "open"
		},
		no: { html: "<title>Munin, a raven</title>" }
	},
	{
		id: "swagger-ui",
		product: "Swagger UI",
		any: [
			{ titleIs: "Swagger UI" },
			{ body: "swagger-ui-bundle.js" },
			{ body: "swaggeruibundle(" }
		],
		open: true,
		severity: {
			open: "medium",
			login: "info"
		},
		yes: {
			html: "<title>Swagger UI</title><div id=\"swagger-ui\"></div>",
			access: "open"
		},
		no: { html: "<title>Swagger UI explained</title>" }
	},
	{
		id: "graphql-console",
		product: "GraphQL console",
		any: [
			{ titleIs: "GraphiQL" },
			{ titleIs: "GraphQL Playground" },
			{ titleIs: "Apollo Sandbox" }
		],
		open: true,
		severity: {
			open: "medium",
			login: "info"
		},
		yes: {
			html: "<title>GraphiQL</title>",
			access: "open"
		},
		no: { html: "<title>GraphiQL is dead</title>" }
	},
	{
		id: "phpinfo",
		product: "PHP information page",
		all: [{ title: "phpinfo()" }, { body: "php version" }],
		open: true,
		yes: {
			html: "<title>PHP 8.2.7 - phpinfo()</title><h1 class=\"p\">PHP Version 8.2.7</h1>",
			access: "open"
		},
		no: { html: "<title>How phpinfo() works</title>" }
	},
	{
		id: "symfony-profiler",
		product: "Symfony profiler",
		any: [{ title: "symfony profiler" }, { header: "x-debug-token-link" }],
		open: true,
		yes: {
			headers: { "X-Debug-Token-Link": "https://a.example/_profiler/1" },
			access: "open"
		},
		no: { html: "<title>Profiling Symfony</title>" }
	},
	{
		id: "laravel-telescope",
		product: "Laravel Telescope",
		any: [{ title: "telescope - " }, { body: "id=\"telescope\"" }],
		open: true,
		yes: {
			path: "/telescope",
			html: "<title>Telescope - Laravel</title><div id=\"telescope\" v-cloak>",
			access: "open"
		},
		no: { html: "<title>Telescope shop</title>" }
	},
	{
		id: "django-debug",
		product: "Django debug page",
		any: [{ body: "because you have <code>debug = true</code>" }],
		open: true,
		yes: {
			status: 404,
			html: "<p>You’re seeing this error because you have <code>DEBUG = True</code> in your Django settings file.",
			access: "open"
		},
		no: { html: "<p>Set DEBUG = True in settings.py" }
	},
	{
		id: "werkzeug-debugger",
		product: "Werkzeug debugger",
		any: [{ title: "// werkzeug debugger" }],
		open: true,
		severity: takesCommands,
		yes: {
			status: 500,
			html: "<title>KeyError: 'a' // Werkzeug Debugger</title>",
			access: "open"
		},
		no: {
			status: 500,
			headers: { Server: "Werkzeug/3.0.1 Python/3.11" }
		}
	},
	{
		id: "rails-debug",
		product: "Rails error page",
		any: [{ title: "action controller: exception caught" }],
		open: true,
		yes: {
			status: 500,
			html: "<title>Action Controller: Exception caught</title>",
			access: "open"
		},
		no: {
			status: 500,
			html: "<title>We're sorry, but something went wrong (500)</title>"
		}
	},
	{
		id: "spring-boot-admin",
		product: "Spring Boot Admin",
		any: [{ titleIs: "Spring Boot Admin" }],
		login: [{ path: "/login" }],
		open: [{ path: "/applications" }, { path: "/wallboard" }],
		yes: {
			path: "/applications",
			html: "<title>Spring Boot Admin</title>",
			access: "open"
		},
		no: { html: "<title>Spring Boot Admin Guide</title>" }
	},
	{
		id: "eureka",
		product: "Eureka",
		all: [{ titleIs: "Eureka" }, { body: "instances currently registered with eureka" }],
		open: true,
		yes: {
			html: "<title>Eureka</title><h1>Instances currently registered with Eureka</h1>",
			access: "open"
		},
		no: { html: "<title>Eureka</title><p>Springs" }
	},
	{
		id: "rabbitmq",
		product: "RabbitMQ Management",
		any: [{ titleIs: "RabbitMQ Management" }],
		login: true,
		severity: {
			open: "high",
			login: "medium"
		},
		yes: {
			html: "<title>RabbitMQ Management</title>",
			access: "login"
		},
		no: { html: "<title>RabbitMQ Management plugin</title>" }
	},
	{
		id: "activemq",
		product: "Apache ActiveMQ",
		any: [{
			header: "www-authenticate",
			has: "activemqrealm"
		}, { titleIs: "Apache ActiveMQ" }],
		severity: takesCommands,
		yes: {
			status: 401,
			headers: { "WWW-Authenticate": "basic realm=\"ActiveMQRealm\"" },
			access: "login"
		},
		no: { html: "<title>Apache ActiveMQ tutorial</title>" }
	},
	{
		id: "flink",
		product: "Apache Flink",
		any: [{ titleIs: "Apache Flink Web Dashboard" }],
		open: true,
		severity: takesCommands,
		yes: {
			html: "<title>Apache Flink Web Dashboard</title>",
			access: "open"
		},
		no: { html: "<title>Apache Flink</title>" }
	},
	{
		id: "spark",
		product: "Apache Spark",
		any: [{ title: "spark master at spark://" }, { title: "spark worker at " }],
		open: true,
		severity: takesCommands,
		yes: {
			html: "<title>Spark Master at spark://10.0.0.1:7077</title>",
			access: "open"
		},
		no: { html: "<title>Spark Master class</title>" }
	},
	{
		id: "hadoop",
		product: "Apache Hadoop",
		any: [
			{ titleIs: "Namenode information" },
			{ titleIs: "All Applications" },
			{ body: "url=dfshealth.html" }
		],
		open: true,
		severity: takesCommands,
		yes: {
			html: "<title>Namenode information</title>",
			access: "open"
		},
		no: { html: "<title>All applications for jobs</title>" }
	},
	{
		id: "solr",
		product: "Apache Solr",
		any: [{ titleIs: "Solr Admin" }],
		open: [{ body: "solradminapp" }],
		severity: takesCommands,
		yes: {
			path: "/solr/",
			html: "<html ng-app=\"solrAdminApp\"><title>Solr Admin</title>",
			access: "open"
		},
		no: { html: "<title>Solr Admin handbook</title>" }
	},
	{
		id: "kafka-ui",
		product: "Kafka console",
		any: [
			{ titleIs: "UI for Apache Kafka" },
			{ titleIs: "AKHQ" },
			{ titleIs: "Kafdrop: Broker List" },
			{ titleIs: "Kafka Manager" }
		],
		yes: { html: "<title>UI for Apache Kafka</title>" },
		no: { html: "<title>Best UI for Apache Kafka</title>" }
	},
	{
		id: "minio",
		product: "MinIO Console",
		any: [
			{ titleIs: "MinIO Console" },
			{ titleIs: "MinIO Browser" },
			{
				header: "server",
				has: "minio console"
			}
		],
		login: [{ path: "/login" }],
		severity: {
			open: "high",
			login: "medium"
		},
		yes: {
			path: "/login",
			html: "<title>MinIO Console</title>",
			access: "login"
		},
		no: { html: "<title>MinIO</title>" }
	},
	{
		id: "teamcity",
		product: "TeamCity",
		any: [{ header: "teamcity-node-id" }, { title: "log in to teamcity" }],
		login: [{ path: "/login.html" }],
		open: [{ path: "/favorite/projects" }, { path: "/overview.html" }],
		severity: takesCommands,
		yes: {
			path: "/login.html",
			headers: { "TeamCity-Node-Id": "MAIN_SERVER" },
			access: "login"
		},
		no: { html: "<title>TeamCity</title>" }
	},
	{
		id: "octopus-deploy",
		product: "Octopus Deploy",
		any: [{ titleIs: "Octopus Deploy" }, { header: "octopus-node" }],
		severity: takesCommands,
		yes: { html: "<title>Octopus Deploy</title>" },
		no: { html: "<title>Octopus Deploy pricing</title>" }
	},
	{
		id: "concourse",
		product: "Concourse CI",
		all: [{ titleIs: "Concourse" }, { body: "elm.min.js" }],
		open: [{ body: "elm.min.js" }],
		severity: {
			open: "medium",
			login: "low"
		},
		yes: {
			html: "<title>Concourse</title><script src=\"/public/elm.min.js\">",
			access: "open"
		},
		no: { html: "<title>Concourse</title><p>Airport" }
	},
	{
		id: "drone",
		product: "Drone CI",
		any: [
			{ titleIs: "Drone CI" },
			{ titleIs: "Drone | Continuous Integration" },
			{ titleIs: "Woodpecker" }
		],
		yes: { html: "<title>Drone CI</title>" },
		no: { html: "<title>Drone flights</title>" }
	},
	{
		id: "redmine",
		product: "Redmine",
		any: [{ cookie: "_redmine_session" }, { body: "name=\"description\" content=\"redmine\"" }],
		login: [{ path: "/login" }],
		open: [{ body: "class=\"home\"" }],
		severity: {
			open: "medium",
			login: "low"
		},
		yes: { headers: { "Set-Cookie": "_redmine_session=a; path=/; HttpOnly" } },
		no: { html: "<title>Redmine plugins</title>" }
	},
	{
		id: "mantisbt",
		product: "MantisBT",
		any: [{ cookie: "mantis_*" }, { titleIs: "MantisBT" }],
		login: [{ path: "/login_page.php" }],
		yes: {
			path: "/login_page.php",
			html: "<title>MantisBT</title>",
			access: "login"
		},
		no: { html: "<title>Mantis shrimp</title>" }
	},
	{
		id: "bugzilla",
		product: "Bugzilla",
		any: [{ titleIs: "Bugzilla Main Page" }],
		open: true,
		severity: {
			open: "low",
			login: "info"
		},
		yes: {
			html: "<title>Bugzilla Main Page</title>",
			access: "open"
		},
		no: { html: "<title>Bugzilla</title>" }
	},
	{
		id: "youtrack",
		product: "YouTrack",
		any: [{ titleIs: "YouTrack" }, { header: "x-youtrack-version" }],
		yes: { html: "<title>YouTrack</title>" },
		no: { html: "<title>YouTrack price</title>" }
	},
	{
		id: "verdaccio",
		product: "Verdaccio",
		any: [{ titleIs: "Verdaccio" }, { body: "__verdaccio_basename_ui_options" }],
		open: true,
		severity: {
			open: "medium",
			login: "info"
		},
		yes: {
			html: "<title>Verdaccio</title>",
			access: "open"
		},
		no: { html: "<title>Verdaccio di Matelica</title>" }
	},
	{
		id: "registry-ui",
		product: "Docker Registry UI",
		any: [{ titleIs: "Docker Registry UI" }, { header: "docker-distribution-api-version" }],
		open: true,
		yes: {
			html: "<title>Docker Registry UI</title>",
			access: "open"
		},
		no: { html: "<title>Docker registry</title>" }
	},
	{
		id: "mlflow",
		product: "MLflow",
		any: [{ titleIs: "MLflow" }],
		open: true,
		yes: {
			html: "<title>MLflow</title>",
			access: "open"
		},
		no: { html: "<title>MLflow course</title>" }
	},
	{
		id: "tensorboard",
		product: "TensorBoard",
		any: [{ titleIs: "TensorBoard" }],
		open: true,
		severity: {
			open: "medium",
			login: "info"
		},
		yes: {
			html: "<title>TensorBoard</title>",
			access: "open"
		},
		no: { html: "<title>TensorBoard basics</title>" }
	},
	{
		id: "ray",
		product: "Ray Dashboard",
		any: [{ titleIs: "Ray Dashboard" }],
		open: true,
		severity: takesCommands,
		yes: {
			html: "<title>Ray Dashboard</title>",
			access: "open"
		},
		no: { html: "<title>Ray</title>" }
	},
	{
		id: "n8n",
		product: "n8n",
		any: [{ title: "n8n.io - workflow automation" }],
		severity: takesCommands,
		yes: { html: "<title>n8n.io - Workflow Automation</title>" },
		no: { html: "<title>n8n workflows</title>" }
	},
	{
		id: "node-red",
		product: "Node-RED",
		all: [{ titleIs: "Node-RED" }, { body: "red/red.min.js" }],
		severity: takesCommands,
		yes: { html: "<title>Node-RED</title><script src=\"red/red.min.js\">" },
		no: { html: "<title>Node-RED</title><p>Flows library" }
	},
	{
		id: "uptime-kuma",
		product: "Uptime Kuma",
		any: [{ titleIs: "Uptime Kuma" }],
		login: [{ path: "/dashboard" }],
		severity: {
			open: "low",
			login: "info"
		},
		yes: { html: "<title>Uptime Kuma</title>" },
		no: { html: "<title>Uptime Kuma in Docker</title>" }
	},
	{
		id: "mail-catcher",
		product: "Mail catcher for tests",
		any: [
			{ titleIs: "MailHog" },
			{ titleIs: "Mailpit" },
			{ titleIs: "MailCatcher" },
			{ titleIs: "MailDev" }
		],
		open: true,
		yes: {
			html: "<title>MailHog</title>",
			access: "open"
		},
		no: { html: "<title>MailHog vs Mailpit</title>" }
	},
	{
		id: "code-server",
		product: "code-server",
		any: [
			{ titleIs: "code-server login" },
			{ body: "id=\"coder-options\"" },
			{ body: "id=\"vscode-workbench-web-configuration\"" }
		],
		login: [{ path: "/login" }],
		open: [{ body: "id=\"vscode-workbench-web-configuration\"" }],
		severity: takesCommands,
		yes: {
			path: "/login",
			html: "<title>code-server login</title>",
			access: "login"
		},
		no: { html: "<title>code-server on a tablet</title>" }
	},
	{
		id: "rstudio",
		product: "RStudio Server",
		any: [
			{ titleIs: "RStudio Sign In" },
			{ titleIs: "RStudio: Sign In" },
			{ title: "posit workbench" }
		],
		login: [{ path: "/auth-sign-in" }],
		severity: takesCommands,
		yes: {
			path: "/auth-sign-in",
			html: "<title>RStudio Sign In</title>",
			access: "login"
		},
		no: { html: "<title>RStudio</title>" }
	},
	{
		id: "cadvisor",
		product: "cAdvisor",
		any: [{ title: "cadvisor - /" }],
		open: true,
		yes: {
			path: "/containers/",
			html: "<title>cAdvisor - /</title>",
			access: "open"
		},
		no: { html: "<title>cAdvisor</title>" }
	}
];
// src/data/exposure/directory-listings.ts
const directoryListings = [
	{
		id: "index-of",
		product: "Apache or nginx directory listing",
		all: [{ title: "index of /" }],
		any: [
			{ body: "<h1>index of /" },
			{ body: "parent directory</a>" },
			{ body: "<a href=\"../\">../</a>" }
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
		all: [{ body: "[to parent directory]</a>" }],
		open: true,
		yes: {
			html: "<pre><A HREF=\"/\">[To Parent Directory]</A><br>",
			access: "open"
		},
		no: { html: "<p>[To Parent Directory]" }
	},
	{
		id: "python-listing",
		product: "Python http.server listing",
		all: [{ title: "directory listing for /" }],
		open: true,
		severity: {
			open: "high",
			login: "info"
		},
		yes: {
			headers: { Server: "SimpleHTTP/0.6 Python/3.11.2" },
			html: "<title>Directory listing for /</title>",
			access: "open"
		},
		no: { html: "<title>Directory listing for lawyers</title>" }
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
		all: [{ title: "index of /" }, { body: "<div class=\"foot\">lighttpd" }],
		open: true,
		yes: {
			html: "<title>Index of /pub/</title><div class=\"foot\">lighttpd/1.4.69</div>",
			access: "open"
		},
		no: { html: "<title>Index of /pub/</title>" }
	},
	{
		id: "tomcat-listing",
		product: "Tomcat directory listing",
		all: [{ title: "directory listing for [/" }],
		open: true,
		yes: {
			html: "<title>Directory Listing For [/]</title>",
			access: "open"
		},
		no: { html: "<title>Directory Listing For Tomcat</title>" }
	},
	{
		id: "jetty-listing",
		product: "Jetty directory listing",
		all: [{ title: "directory: /" }],
		open: true,
		yes: {
			html: "<title>Directory: /</title>",
			access: "open"
		},
		no: { html: "<title>Directory of people</title>" }
	},
	{
		id: "s3-listing",
		product: "S3 bucket listing",
		any: [{ body: "<listbucketresult xmlns=" }],
		open: true,
		severity: {
			open: "high",
			login: "info"
		},
		yes: {
			headers: { Server: "AmazonS3" },
			html: "<ListBucketResult xmlns=\"http://s3.amazonaws.com/doc/2006-03-01/\"><Name>b</Name>",
			access: "open"
		},
		no: { html: "<Error><Code>AccessDenied</Code>" }
	},
	{
		id: "azure-listing",
		product: "Azure container listing",
		any: [{ body: "<enumerationresults " }],
		open: true,
		severity: {
			open: "high",
			login: "info"
		},
		yes: {
			html: "<EnumerationResults ContainerName=\"https://a.blob.core.windows.net/b\">",
			access: "open"
		},
		no: { html: "<Error><Code>ResourceNotFound</Code>" }
	},
	{
		id: "webdav-listing",
		product: "WebDAV collection",
		any: [{ title: "- revision " }, { titleIs: "Collection: /" }],
		all: [{ body: "powered by <a href=\"http://subversion" }],
		open: true,
		severity: {
			open: "high",
			login: "info"
		},
		yes: {
			html: "<title>repo - Revision 12: /</title><em>Powered by <a href=\"http://subversion.apache.org/\">",
			access: "open"
		},
		no: { html: "<title>Notes - Revision 12</title>" }
	},
	{
		id: "h5ai",
		product: "h5ai listing",
		any: [{ body: "powered by h5ai" }, { title: "powered by h5ai" }],
		open: true,
		yes: {
			html: "<title>index - powered by h5ai v0.30.0</title>",
			access: "open"
		},
		no: { html: "<title>h5ai</title>" }
	},
	{
		id: "filebrowser",
		product: "File Browser",
		any: [{ titleIs: "File Browser" }, { titleIs: "FileBrowser" }],
		login: true,
		severity: {
			open: "high",
			login: "low"
		},
		yes: {
			html: "<title>File Browser</title>",
			access: "login"
		},
		no: { html: "<title>File Browser for Mac</title>" }
	}
];
// src/data/exposure/login-pages.ts
const loginPages = [
	{
		id: "roundcube",
		product: "Roundcube",
		any: [
			{ cookie: "roundcube_sessid" },
			{ body: "rcmail.set_env" },
			{ body: "var rcmail = new rcube_webmail" }
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
		any: [{ path: "/owa/auth/logon.aspx" }, { header: "x-owa-version" }],
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
		any: [
			{ cookie: "zm_test" },
			{ title: "zimbra web client sign in" },
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
		any: [{ cookie: "horde" }, { path: "/horde/login.php" }],
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
		any: [{ titleIs: "SquirrelMail - Login" }, { cookie: "sqmsessid" }],
		login: true,
		yes: {
			path: "/src/login.php",
			html: "<title>SquirrelMail - Login</title>",
			access: "login"
		},
		no: { html: "<title>SquirrelMail</title>" }
	},
	{
		id: "snappymail",
		product: "SnappyMail or RainLoop",
		any: [
			{ body: "id=\"rl-app\"" },
			{ body: "rainloop/v/" },
			{ body: "snappymail/v/" }
		],
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
		any: [{ titleIs: "SOGo" }, { path: "/sogo/" }],
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
		any: [{ titleIs: "Nextcloud" }, { titleIs: "Login – Nextcloud" }],
		not: [{ title: "owncloud" }],
		login: [{ path: "/login" }],
		yes: {
			path: "/login",
			html: "<title>Login – Nextcloud</title>",
			access: "login"
		},
		no: { html: "<title>Nextcloud hosting</title>" }
	},
	{
		id: "owncloud",
		product: "ownCloud",
		any: [{ titleIs: "ownCloud" }],
		login: true,
		yes: {
			path: "/login",
			html: "<title>ownCloud</title>",
			access: "login"
		},
		no: { html: "<title>ownCloud news</title>" }
	},
	{
		id: "seafile",
		product: "Seafile",
		any: [{ cookie: "sfcsrftoken" }, { title: "log in - seafile" }],
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
		any: [{ titleIs: "Mattermost" }],
		login: true,
		yes: {
			html: "<title>Mattermost</title>",
			access: "login"
		},
		no: { html: "<title>Mattermost pricing</title>" }
	},
	{
		id: "rocket-chat",
		product: "Rocket.Chat",
		any: [{ header: "x-rocket-chat-version" }, { titleIs: "Rocket.Chat" }],
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
		any: [{ title: "- administration" }],
		all: [{ body: "mod-login-username" }],
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
		any: [{ title: "typo3 cms login" }, { path: "/typo3/login" }],
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
		any: [{ title: "| django site admin" }],
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
		any: [{ path: "/adfs/ls" }, { body: "/adfs/portal/css/style.css" }],
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
		any: [{ path: "/protocol/openid-connect/auth" }, { cookie: "auth_session_id" }],
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
		any: [{ cookie: "authentik_*" }, {
			header: "x-powered-by",
			has: "authentik"
		}],
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
		any: [{ titleIs: "Login - Authelia" }, { cookie: "authelia_session" }],
		login: true,
		yes: {
			html: "<title>Login - Authelia</title>",
			access: "login"
		},
		no: { html: "<title>Authelia</title>" }
	},
	{
		id: "vaultwarden",
		product: "Bitwarden web vault",
		any: [
			{ titleIs: "Bitwarden Web Vault" },
			{ titleIs: "Vaultwarden Web" },
			{ titleIs: "Bitwarden Web vault" }
		],
		login: true,
		severity: {
			open: "low",
			login: "low"
		},
		yes: {
			html: "<title>Vaultwarden Web</title>",
			access: "login"
		},
		no: { html: "<title>Bitwarden review</title>" }
	},
	{
		id: "odoo",
		product: "Odoo",
		any: [{ titleIs: "Login | Odoo" }, { path: "/web/database/" }],
		all: [{ body: "odoo" }],
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
		any: [
			{ titleIs: "Authentication - GLPI" },
			{ title: "glpi - auth" },
			{ cookie: "glpi_*" }
		],
		login: true,
		severity: {
			open: "medium",
			login: "low"
		},
		yes: {
			html: "<title>Authentication - GLPI</title>",
			access: "login"
		},
		no: { html: "<title>GLPI</title>" }
	},
	{
		id: "daou-office",
		product: "다우오피스",
		all: [{ title: "다우오피스" }, { body: "type=\"password\"" }],
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
		any: [{ title: "하이웍스" }, { title: "hiworks" }],
		all: [{ body: "type=\"password\"" }],
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
			{ title: "bizbox alpha" },
			{ title: "더존 그룹웨어" },
			{ path: "/gw/userlogin.do" },
			{ path: "/gw/uat/uia/egovloginusr.do" }
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
		any: [{ title: "handy groupware" }, { title: "핸디소프트" }],
		all: [{ body: "type=\"password\"" }],
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
		any: [{ title: "covision" }, { path: "/covicore/login.do" }],
		all: [{ body: "type=\"password\"" }],
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
			{ title: "ezekp" },
			{ title: "ezflow" },
			{ path: "/ezconn/login" }
		],
		all: [{ body: "type=\"password\"" }],
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
		any: [{ title: "나온소프트" }, { title: "naon groupware" }],
		all: [{ body: "type=\"password\"" }],
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
		any: [{ title: "crinity" }, { title: "크리니티" }],
		all: [{ body: "type=\"password\"" }],
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
		any: [{ title: "terrace mail" }, { title: "terracemail" }],
		all: [{ body: "type=\"password\"" }],
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
		any: [{ title: "spamsniper" }, { title: "스팸스나이퍼" }],
		all: [{ body: "type=\"password\"" }],
		login: true,
		severity: {
			open: "high",
			login: "medium"
		},
		yes: {
			html: "<title>SpamSniper</title><input type=\"password\">",
			access: "login"
		},
		no: { html: "<title>SpamSniper 구매</title>" }
	},
	{
		id: "mailplug",
		product: "메일플러그",
		any: [{ title: "mailplug" }, { title: "메일플러그" }],
		all: [{ body: "type=\"password\"" }],
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
			{ title: "그룹웨어" },
			{ title: "전자결재" },
			{ title: "groupware" }
		],
		all: [{ body: "type=\"password\"" }],
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
		any: [{ body: "var g5_url" }],
		all: [{ body: "g5_bbs_url" }],
		login: [{ path: "/bbs/login.php" }],
		open: [{ body: "g5_bbs_url" }],
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
// src/data/exposure/remote-access.ts
const remoteAccess = [
	{
		id: "globalprotect",
		product: "Palo Alto GlobalProtect",
		any: [{ path: "/global-protect/login.esp" }, { titleIs: "GlobalProtect Portal" }],
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
		any: [{ path: "/remote/login" }, { body: "/sslvpn/portal.html" }],
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
		any: [{ path: "/dana-na/" }, { body: "/dana-na/" }],
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
		any: [
			{ titleIs: "Citrix Gateway" },
			{ titleIs: "NetScaler Gateway" },
			{ titleIs: "NetScaler AAA" },
			{ path: "/vpn/index.html" },
			{ path: "/logon/logonpoint/" }
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
		any: [{ path: "/+cscoe+/" }, { cookie: "webvpnlogin" }],
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
			{ titleIs: "Check Point Mobile" },
			{
				header: "server",
				has: "cpws"
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
		any: [{ title: "sonicwall - authentication" }, {
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
			{ body: "/webpages/login.jsp" },
			{ path: "/webconsole/webpages/login.jsp" },
			{ path: "/userportal/webpages/" }
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
		any: [{
			header: "server",
			has: "openvpn-as"
		}, { cookie: "openvpn_sess_*" }],
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
		any: [{ titleIs: "Pritunl" }],
		login: true,
		yes: {
			path: "/login",
			html: "<title>Pritunl</title>",
			access: "login"
		},
		no: { html: "<title>Pritunl on AWS</title>" }
	},
	{
		id: "softether",
		product: "SoftEther VPN Server",
		any: [{ titleIs: "SoftEther VPN Server" }, { body: "softether vpn server html5 ajax-based" }],
		login: true,
		yes: {
			html: "<title>SoftEther VPN Server</title>",
			access: "login"
		},
		no: { html: "<title>SoftEther VPN Server manual</title>" }
	},
	{
		id: "wireguard-ui",
		product: "WireGuard web interface",
		any: [
			{ titleIs: "WireGuard Easy" },
			{ titleIs: "WireGuard UI" },
			{ titleIs: "WireGuard Portal" }
		],
		login: [{ path: "/login" }],
		yes: {
			path: "/login",
			html: "<title>WireGuard UI</title>",
			access: "login"
		},
		no: { html: "<title>WireGuard</title>" }
	},
	{
		id: "guacamole",
		product: "Apache Guacamole",
		any: [{ titleIs: "Apache Guacamole" }, { body: "guac-notification" }],
		login: true,
		yes: {
			html: "<title>Apache Guacamole</title>",
			access: "login"
		},
		no: { html: "<title>Guacamole recipe</title>" }
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
		any: [
			{ titleIs: "VMware Horizon" },
			{ titleIs: "Omnissa Horizon" },
			{ path: "/portal/webclient/" }
		],
		login: true,
		yes: {
			html: "<title>VMware Horizon</title>",
			access: "login"
		},
		no: { html: "<title>Horizon</title>" }
	},
	{
		id: "citrix-storefront",
		product: "Citrix StoreFront",
		any: [
			{ path: "/citrix/" },
			{ titleIs: "Citrix Receiver" },
			{ titleIs: "Citrix Workspace" }
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
		any: [{ body: "name=\"grv_csrf_token\"" }],
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
		any: [{ titleIs: "Kasm" }, { titleIs: "Kasm Workspaces" }],
		login: true,
		yes: {
			html: "<title>Kasm Workspaces</title>",
			access: "login"
		},
		no: { html: "<title>Kasm reviews</title>" }
	},
	{
		id: "meshcentral",
		product: "MeshCentral",
		any: [{ titleIs: "MeshCentral - Login" }],
		login: true,
		yes: {
			html: "<title>MeshCentral - Login</title>",
			access: "login"
		},
		no: { html: "<title>MeshCentral</title>" }
	},
	{
		id: "novnc",
		product: "noVNC",
		any: [
			{ titleIs: "noVNC" },
			{ body: "id=\"novnc_connect_button\"" },
			{ body: "id=\"novnc_control_bar_anchor\"" }
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
		any: [{ title: "parallels html5 client" }, { path: "/rashtml5gateway/" }],
		login: true,
		yes: {
			path: "/RASHTML5Gateway/",
			access: "login"
		},
		no: { html: "<title>Parallels</title>" }
	},
	{
		id: "array-networks",
		product: "Array Networks SSL VPN",
		any: [{ path: "/prx/000/http/localhost/login" }],
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
		all: [{ title: "secui" }, { body: "type=\"password\"" }],
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
		all: [{ title: "axgate" }, { body: "type=\"password\"" }],
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
		all: [{ title: "trusguard" }, { body: "type=\"password\"" }],
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
		all: [{ title: "genian nac" }, { body: "type=\"password\"" }],
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
		all: [{ title: "secuway" }, { body: "type=\"password\"" }],
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
	...as("admin-screen", adminScreens),
	...as("remote-access", remoteAccess),
	...as("developer-tool", developerTools),
	...as("directory-listing", directoryListings),
	...as("default-page", defaultPages),
	...as("login-page", loginPages)
];
function as(category, rules) {
	return rules.map((rule) => ({
		...rule,
		category
	}));
}
// src/formats/exposure/page.ts
const pageBytes = 262144;
const mostOfValue = 1024;
const mostCookies = 32;
function readPage({ status, headers, body }, path) {
	return pageOf({
		status,
		headers,
		path,
		source: decoded((decodePage(body, valuesOf(headers, "content-encoding")) ?? body).subarray(0, pageBytes), valuesOf(headers, "content-type").join(",")),
		favicon: null
	});
}
function pageOf({ status, headers, path, source, favicon }) {
	const { shownTitle, hasPasswordField, robots } = shownIn(source);
	const values = Map.groupBy(headers, ([name]) => name.toLowerCase());
	return {
		status,
		title: shownTitle.toLowerCase(),
		shownTitle,
		html: source.toLowerCase(),
		hasPasswordField,
		robots,
		path: path.slice(0, mostOfValue).toLowerCase(),
		headers: new Map([...values].map(([name, all]) => [name, all.map(([, value]) => value).join(", ").slice(0, mostOfValue).toLowerCase()])),
		cookies: (values.get("set-cookie") ?? []).slice(0, mostCookies).map(([, value]) => value.slice(0, mostOfValue).split("=", 1)[0]?.trim().toLowerCase() ?? ""),
		favicon
	};
}
function shownIn(source) {
	let title = null;
	let hasPasswordField = false;
	let robots = "";
	let templates = 0;
	for (const tag of readTags(source)) {
		const { kind, name, attributes, content = "" } = tag;
		if (tag.isForeign) continue;
		if (name === "template") templates = Math.max(0, templates + (kind === "start" ? 1 : -1));
		if (kind !== "start" || templates > 0) continue;
		if (name === "title") title ??= titleIn(content);
		hasPasswordField ||= isPasswordField(tag);
		if (name === "meta" && attributes.get("name")?.toLowerCase() === "robots") robots = `${robots},${attributes.get("content")?.toLowerCase() ?? ""}`.slice(0, mostOfValue);
	}
	return {
		shownTitle: title ?? "",
		hasPasswordField,
		robots
	};
}
function isPasswordField({ name, attributes }) {
	const isPassword = attributes.get("type")?.toLowerCase() === "password";
	return name === "input" && (isPassword || /\bcurrent-password\b/i.test(attributes.get("autocomplete") ?? ""));
}
const loginTitle = /\b(?:log ?-?in|log on|sign ?-?in|single sign-on|anmeldung|anmelden|se connecter|connexion|iniciar sesión|accedi|entrar)\b|로그인|ログイン|登录/u;
const loginPath = /\/(?:login|log-in|signin|sign-in|sso|oauth2?|saml2?|cas|auth\/realms)(?:[/?.]|$)/;
function isLoginPage(page) {
	return page.hasPasswordField || loginTitle.test(page.title) || loginPath.test(page.path);
}
function isNoindex({ robots, headers }) {
	return /\b(?:noindex|none)\b/.test(headers.get("x-robots-tag") ?? "") || /\bnoindex\b/.test(robots);
}
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
// src/formats/exposure/rules.ts
const parts = [
	"title",
	"body",
	"path"
];
function compileRules(rules) {
	const literals = {
		title: new Index(),
		body: new Index(),
		path: new Index()
	};
	const byName = new Map();
	const cookiePrefixes = new Map();
	const anyways = [];
	rules.forEach((rule, place) => {
		const triggers = triggersOf(rule);
		for (const sign of signsOf(rule)) {
			const at = literalOf(sign);
			if (at) literals[at.part].add(at.literal, triggers.includes(sign) ? place : null);
		}
		for (const sign of triggers) if (isAnyway(sign)) anyways.push(place);
		else if ("cookie" in sign && sign.cookie.endsWith("*")) push(cookiePrefixes, sign.cookie.slice(0, -1).toLowerCase(), place);
		else if (!literalOf(sign)) push(byName, nameOf(sign), place);
	});
	const sets = {
		title: literals.title.compile(),
		body: literals.body.compile(),
		path: literals.path.compile()
	};
	function candidates(page, found) {
		const places = new Set(anyways);
		const texts = {
			title: page.title,
			body: page.html,
			path: page.path
		};
		for (const part of parts) sets[part].scan(texts[part], (number) => {
			const [literal, of] = literals[part].at(number);
			found[part].add(literal);
			of.forEach((place) => places.add(place));
		});
		const names = [
			`is ${page.title}`,
			...[...page.headers.keys()].map((name) => `header ${name}`),
			...page.cookies.map((name) => `cookie ${name}`)
		];
		for (const name of names) byName.get(name)?.forEach((place) => places.add(place));
		for (const [prefix, of] of cookiePrefixes) if (page.cookies.some((name) => name.startsWith(prefix))) of.forEach((place) => places.add(place));
		return places;
	}
	return (page) => {
		const found = {
			title: new Set(),
			body: new Set(),
			path: new Set()
		};
		const seen = {
			page,
			found
		};
		const asked = [...candidates(page, found)].toSorted((a, b) => a - b).flatMap((place) => rules[place] ?? []);
		const matches = asked.filter((rule) => fulfils(rule, seen, isSeen)).map((rule) => ({
			rule,
			access: accessOf$1(rule, seen)
		}));
		return {
			matches,
			wantsFavicon: page.favicon === null && matches.length === 0 && asked.some((rule) => fulfils(rule, seen, couldBeSeen))
		};
	};
}
function ruleProblem(rule) {
	if ((rule.all ?? []).length + (rule.any ?? []).length === 0) return {
		en: "it has neither all nor any",
		ko: "all과 any가 모두 없습니다"
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
function signsOf({ all = [], any = [], not = [], login, open }) {
	return [
		...all,
		...any,
		...not,
		...Array.isArray(login) ? login : [],
		...Array.isArray(open) ? open : []
	];
}
function triggersOf({ all = [], any = [] }) {
	const lead = all.find((sign) => !isAnyway(sign)) ?? (any.length === 0 ? all[0] : void 0);
	return lead ? [lead] : any;
}
function isAnyway(sign) {
	return "favicon" in sign || "status" in sign;
}
function literalOf(sign) {
	if ("title" in sign) return {
		part: "title",
		literal: sign.title.toLowerCase()
	};
	if ("body" in sign) return {
		part: "body",
		literal: sign.body.toLowerCase()
	};
	return "path" in sign ? {
		part: "path",
		literal: sign.path.toLowerCase()
	} : null;
}
function nameOf(sign) {
	if ("titleIs" in sign) return `is ${sign.titleIs.toLowerCase()}`;
	if ("header" in sign) return `header ${sign.header.toLowerCase()}`;
	return "cookie" in sign ? `cookie ${sign.cookie.toLowerCase()}` : "";
}
function fulfils({ all = [], any = [], not = [] }, seen, test) {
	return all.every((sign) => test(sign, seen)) && (any.length === 0 || any.some((sign) => test(sign, seen))) && !not.some((sign) => isSeen(sign, seen));
}
function couldBeSeen(sign, seen) {
	return "favicon" in sign || isSeen(sign, seen);
}
function isSeen(sign, { page, found }) {
	const at = literalOf(sign);
	if (at) {
		if (!found[at.part].has(at.literal)) return false;
		const followedBy = "followedBy" in sign ? sign.followedBy : void 0;
		return followedBy === void 0 || isFollowed(at.part === "title" ? page.title : page.html, at.literal, followedBy);
	}
	if ("titleIs" in sign) return page.title === sign.titleIs.toLowerCase();
	if ("header" in sign) return page.headers.get(sign.header.toLowerCase())?.includes((sign.has ?? "").toLowerCase()) ?? false;
	if ("cookie" in sign) return page.cookies.some((name) => isCookie(name, sign.cookie.toLowerCase()));
	if ("favicon" in sign) return page.favicon === sign.favicon.toLowerCase();
	return "status" in sign && page.status === sign.status;
}
function isCookie(name, wanted) {
	return wanted.endsWith("*") ? name.startsWith(wanted.slice(0, -1)) : name === wanted;
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
function accessOf$1({ login, open }, seen) {
	const { page } = seen;
	if (page.status === 401 || page.status === 403 || page.status === 407 || login !== false && page.hasPasswordField || isTold(login, seen)) return "login";
	return isTold(open, seen) ? "open" : "unknown";
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
	product: string(),
	category: _enum(exposureCategories).meta({
		description: "What the product is",
		ko: "제품의 분류"
	}),
	access,
	severity: severity$1
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
	use: _enum(operationalUses).nullable().meta({
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
	address: string().nullable(),
	url: string().nullable().meta({
		description: "URL of the page",
		ko: "페이지를 받은 URL"
	}),
	status: int().nullable(),
	title: string().nullable().meta({
		description: "The title of the page",
		ko: "페이지 제목"
	}),
	redirects: int().min(0).max(3),
	leadsTo: string().nullable().meta({
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
	})
});
const raw = object({
	domain: string(),
	observedAt: string(),
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
		reason: string().nullable(),
		observed: int().min(0).meta({
			description: "Names from the store",
			ko: "저장소에 있던 이름 수"
		}),
		notOpened: array(string()).max(mostListed).readonly().meta({
			description: `Names beyond the first 200, which were not opened`,
			ko: `처음 200개를 넘어 열지 않은 이름`
		})
	}),
	hosts: array(host).max(200).readonly(),
	truncated: boolean().meta({
		description: "Whether the deadline ended it before every host was opened; such an answer is not cached",
		ko: "모든 호스트를 열기 전에 제한 시간이 끝났는지 여부. 이런 응답은 캐시하지 않습니다"
	})
});
// src/checks/exposure/classify.ts
const none = [];
const compiled = new WeakMap();
function rulesWith(given = none) {
	const known = compiled.get(given);
	if (known) return known;
	const classify = compileRules([...given, ...exposureRules]);
	compiled.set(given, classify);
	return classify;
}
function classify(page, { use }, found) {
	const ambiguous = found.length > 6;
	const matches = ambiguous ? [] : found.map(told).toSorted((a, b) => rankOf$1(a) - rankOf$1(b));
	const noindex = isNoindex(page);
	const [first] = matches;
	const access = first?.access ?? accessOf(page);
	const isStaging = access === "open" && (use === "development" || noindex);
	const own = isStaging ? "staging" : access === "login" ? "login-page" : "other";
	return {
		category: first && (!isStaging || rankOf$1(first) < rankOf$1({ category: "staging" })) ? first.category : own,
		access,
		noindex,
		ambiguous,
		matches
	};
}
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
		use: useOf(host, domain)
	}));
	const [own, others] = [all.slice(0, 2), all.slice(2)];
	const ordered = [
		...own,
		...others.filter(({ use }) => use !== null),
		...others.filter(({ use }) => use === null)
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
function useOf(host, domain) {
	return host.length > domain.length ? operationalWordOf(host.slice(0, -domain.length - 1))?.use ?? null : null;
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
async function faviconOf({ url }, place, { net }) {
	const icon = new URL("/favicon.ico", url).href;
	const got = await attempt(() => net.http({
		...requestFor(icon, place),
		limit: faviconBytes
	}));
	if (!got.ok || got.value.status !== 200 || got.value.truncated || got.value.body.length === 0) return null;
	return createHash("sha256").update(got.value.body).digest("hex");
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
	const { pathname, search } = new URL(url);
	const page = readPage(reply, pathname + search);
	const rules = rulesWith(context.exposureRules);
	const first = rules(page);
	const icon = first.wantsFavicon && leadsTo === null ? await faviconOf(landing, place, context) : null;
	const { matches } = icon === null ? first : rules({
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
		leadsTo: leadsTo === null ? null : printable(leadsTo, mostOfUrl),
		...classify(page, name, matches)
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
	const state = reason.startsWith("timeout.") && await pause?.(0, 0) === false ? "out-of-time" : reason === "opted-out" ? "opted-out" : states[id] ?? "failed";
	return {
		...blank(name),
		state,
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
		leadsTo: null
	};
	return {
		...name,
		...page,
		category: null,
		access: null,
		noindex: false,
		ambiguous: false,
		matches: []
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
	const verdict = conclude(null, findings, kpisOf(raw), problems);
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
function stagingFindings({ host, category, use, url }) {
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
		en: `${exposureRules.length} rules name products by title, headers, cookies, source and path of the landing page. The check tries no password and requests no other path, so it does not see a tool in a subfolder. A private address in public DNS is reported and not opened.`,
		ko: `규칙 ${exposureRules.length}개로 첫 페이지의 제목, 헤더, 쿠키, 소스, 경로에서 제품을 구별합니다. 비밀번호를 시도하거나 다른 경로를 요청하지 않으므로 하위 폴더에 있는 도구는 보이지 않습니다. 공개 DNS의 사설 주소는 보고만 하고 열지 않습니다.`
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
		seen.matches.map(({ product }) => product).join(", ") || (seen.leadsTo === null ? seen.title ?? "" : `→ ${seen.leadsTo}`)
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
		favicon: favicon ?? null
	});
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
	en: "64 hexadecimal digits in lower case, the SHA-256 of the file",
	ko: "소문자 16진수 64자리(파일의 SHA-256)"
};
const aSign = {
	en: "an object with exactly one of title, titleIs, body, header, cookie, path, favicon and status",
	ko: "title, titleIs, body, header, cookie, path, favicon, status 중 하나만 있는 객체"
};
const aCondition = {
	en: "a sign with followedBy only beside title or body, and has only beside header",
	ko: "title이나 body에만 followedBy가, header에만 has가 있는 조건"
};
const yes = {
	en: "true",
	ko: "true"
};
const text = string().min(1).max(500);
const status = int().min(100).max(599);
const digest = string().refine((given) => /^[\da-f]{64}$/.test(given), { params: { expected: aDigest } });
const kinds = {
	title: text.meta({
		description: "A part of the title",
		ko: "제목의 일부"
	}),
	titleIs: text.meta({
		description: "The whole title",
		ko: "제목 전체"
	}),
	body: text.meta({
		description: "A part of the page's source",
		ko: "페이지 소스의 일부"
	}),
	header: text.meta({
		description: "The name of a response header",
		ko: "응답 헤더의 이름"
	}),
	cookie: text.meta({
		description: "The name of a cookie that is set; with a * at its end, its beginning",
		ko: "설정되는 쿠키의 이름. *로 끝나면 이름의 앞부분"
	}),
	path: text.meta({
		description: "A part of the path and query to which redirects led",
		ko: "리디렉션이 끝난 경로와 쿼리의 일부"
	}),
	favicon: digest.meta({
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
		description: "Beside title or body: a regular expression for what follows it; no repeated groups",
		ko: "title이나 body와 함께 사용: 바로 뒤에 와야 하는 정규 표현식. 그룹은 반복할 수 없습니다"
	}),
	has: text.meta({
		description: "Beside header: a part of its value",
		ko: "header와 함께 사용: 값의 일부"
	})
}).partial().refine((given) => kindsIn(given).length === 1, {
	params: { expected: aSign },
	abort: true
}).refine(isComplete, { params: { expected: aCondition } });
function kindsIn(given) {
	return Object.keys(kinds).filter((key) => key in given);
}
function isComplete(given) {
	const [kind = ""] = kindsIn(given);
	return (!("followedBy" in given) || ["title", "body"].includes(kind)) && (!("has" in given) || kind === "header");
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
	favicon: string().meta({
		description: "SHA-256 of the favicon",
		ko: "파비콘의 SHA-256"
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
		description: "Signs that must all match; all, any or both are required",
		ko: "모두 일치해야 하는 조건. all과 any 중 하나 이상이 필요합니다"
	}),
	any: signs.optional().meta({
		description: "Signs of which one must match",
		ko: "하나는 일치해야 하는 조건"
	}),
	not: signs.optional().meta({
		description: "Signs that must not match",
		ko: "일치하면 안 되는 조건"
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
	version: 6,
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
export { sampleProblem as i, ownKeysAt as n, readOwnRules as r, exposure as t };
