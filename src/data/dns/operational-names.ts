/** The purpose of a system, by its name. */
type OperationalUse = (typeof operationalUses)[number];

/** The purposes, in reporting order. */
export const operationalUses = ["remote", "admin", "tooling", "data", "internal", "development", "legacy"] as const;

/**
 * Words with which organisations name internal systems; chosen by hand, November 2026, from names in use by administrators, the products'
 * documentation and lists of common host names. A word must be a whole part of a label: `dev`, `dev2`, `api-dev`, and not `device`. Words
 * that are as often the name of a public service (`app`, `demo`, `mail`, `portal`, `api`) are left out.
 */
const operationalWords: Readonly<Record<OperationalUse, readonly string[]>> = {
  remote:
    "vpn sslvpn openvpn wireguard remote rdp rdweb rdgateway citrix netscaler bastion jumphost jump ssh sftp anyconnect globalprotect pulse fortigate vdi vnc telnet teamviewer guacamole".split(
      " ",
    ),
  admin:
    "admin admins administrator adm backoffice cpanel whm plesk webmin phpmyadmin pma phppgadmin adminer console controlpanel manage management mgmt ilo idrac ipmi bmc router firewall switch vcenter vsphere esxi proxmox cockpit unifi superuser root".split(
      " ",
    ),
  tooling:
    "jenkins gitlab gitea bitbucket git svn jira confluence sonar sonarqube nexus artifactory harbor registry argocd argo rancher k8s kube kubernetes openshift grafana prometheus kibana graylog zabbix nagios icinga splunk sentry rundeck ansible awx terraform vault consul nomad portainer docker ci cicd build builds deploy teamcity bamboo airflow jupyter jupyterhub swagger".split(
      " ",
    ),
  data: "db database mysql mariadb postgres postgresql pgsql mssql oracle mongo mongodb redis elastic elasticsearch opensearch memcached rabbitmq kafka zookeeper cassandra clickhouse influxdb ldap dwh nas san minio".split(
    " ",
  ),
  internal:
    "internal intern int intranet corp private priv lan local localdomain office hq extranet employee employees staff hr erp sap crm payroll dc1 ad adfs sso idp keycloak radius".split(
      " ",
    ),
  development:
    "dev devel develop developer development stg stag stage staging test testing tst uat qa sit preprod preproduction pre sandbox sbx lab labs nonprod integration canary debug poc experimental".split(
      " ",
    ),
  legacy:
    "old older legacy backup backups bak bkp archive archived deprecated obsolete retired decommissioned tmp temp v1old oldsite previous former unused deleted".split(
      " ",
    ),
};

const uses: ReadonlyMap<string, OperationalUse> = new Map(
  // Where a word is in two lists, the first purpose counts.
  operationalUses.toReversed().flatMap((use) => operationalWords[use].map((word) => [word, use] as const)),
);

/** A word of a name, and its purpose. */
export interface OperationalWord {
  readonly keyword: string;
  readonly purpose: OperationalUse;
}

/**
 * The purpose of a system by the labels before its domain (`vpn2.office` of `vpn2.office.example.com`), first label first; null where they
 * show none. Lower case.
 */
export function operationalWordOf(labels: string): OperationalWord | null {
  for (const part of labels.split(/[.\-_]/)) {
    const use = uses.get(part) ?? uses.get(part.replace(/\d+$/, ""));
    if (use) return { keyword: uses.has(part) ? part : part.replace(/\d+$/, ""), purpose: use };
  }
  return null;
}
