import { defineProblems, finder, type Words } from "../../core/result/interpretation.ts";
import type { Text } from "../../core/text.ts";

const close = {
  en: "Allow this port only from the addresses that need it (firewall, security group), or bind the service to a private address.",
  ko: "방화벽이나 보안 그룹에서 필요한 주소만 이 포트에 접근하도록 제한하거나, 서비스를 사설 주소에 바인딩하십시오.",
} as const;

/** The problems that the check reports. */
export const problems = defineProblems({
  "docker-open": {
    severity: "critical",
    cause: {
      en: "Port {port} ({what}) accepts connections. Anyone who controls the Docker API controls the host.",
      ko: "포트 {port}({what})에 연결할 수 있습니다. Docker API를 제어하면 호스트 전체를 제어할 수 있습니다.",
    },
    action: {
      en: "Close the port. Reach Docker over SSH, or require client certificates and allow only the addresses that need it.",
      ko: "포트를 닫으십시오. Docker에는 SSH로 접속하거나, 클라이언트 인증서를 요구하고 필요한 주소만 허용하십시오.",
    },
  },
  "database-open": {
    severity: "high",
    cause: {
      en: "The database port {port} ({what}) accepts connections.",
      ko: "데이터베이스 포트 {port}({what})에 연결할 수 있습니다.",
    },
    action: close,
  },
  "cache-open": {
    severity: "high",
    cause: {
      en: "The cache port {port} ({what}) accepts connections. Such services often require no password.",
      ko: "캐시 포트 {port}({what})에 연결할 수 있습니다. 이런 서비스는 비밀번호를 요구하지 않는 경우가 많습니다.",
    },
    action: close,
  },
  "kubernetes-open": {
    severity: "high",
    cause: {
      en: "Port {port} ({what}) accepts connections.",
      ko: "포트 {port}({what})에 연결할 수 있습니다.",
    },
    action: {
      en: "Allow the Kubernetes API only from the addresses that administer the cluster.",
      ko: "클러스터를 관리하는 주소에서만 Kubernetes API에 접근하도록 제한하십시오.",
    },
  },
  "rdp-open": {
    severity: "high",
    cause: {
      en: "Port {port} ({what}) accepts connections. Attackers constantly try passwords on Remote Desktop.",
      ko: "포트 {port}({what})에 연결할 수 있습니다. 원격 데스크톱은 비밀번호 추측 공격을 계속 받습니다.",
    },
    action: {
      en: "Put Remote Desktop behind a VPN or an RD Gateway.",
      ko: "원격 데스크톱을 VPN이나 RD 게이트웨이 뒤에 두십시오.",
    },
  },
  "smb-open": {
    severity: "high",
    cause: {
      en: "The file sharing port {port} ({what}) accepts connections.",
      ko: "파일 공유 포트 {port}({what})에 연결할 수 있습니다.",
    },
    action: close,
  },
  "telnet-open": {
    severity: "high",
    cause: {
      en: "Port {port} ({what}) accepts connections. Telnet sends passwords unencrypted.",
      ko: "포트 {port}({what})에 연결할 수 있습니다. Telnet은 비밀번호를 평문으로 전송합니다.",
    },
    action: { en: "Turn Telnet off and use SSH.", ko: "Telnet을 끄고 SSH를 사용하십시오." },
  },
  "ftp-open": {
    severity: "medium",
    cause: {
      en: "Port {port} ({what}) accepts connections. FTP sends passwords unencrypted unless the client starts TLS.",
      ko: "포트 {port}({what})에 연결할 수 있습니다. FTP는 클라이언트가 TLS를 요청하지 않으면 비밀번호를 평문으로 전송합니다.",
    },
    action: {
      en: "Use SFTP instead, or require TLS for logins.",
      ko: "SFTP를 사용하거나 로그인에 TLS를 요구하십시오.",
    },
  },
  "kubelet-open": {
    severity: "critical",
    cause: {
      en: "Port {port} ({what}) accepts connections. Anyone who can use the kubelet API can run commands in every container of the node.",
      ko: "포트 {port}({what})에 연결할 수 있습니다. kubelet API를 사용할 수 있으면 노드의 모든 컨테이너에서 명령을 실행할 수 있습니다.",
    },
    action: {
      en: "Allow the kubelet only from the control plane. Turn anonymous access and the read-only port off.",
      ko: "kubelet은 컨트롤 플레인에서만 접근하도록 제한하고, 익명 접근과 읽기 전용 포트를 끄십시오.",
    },
  },
  "etcd-open": {
    severity: "critical",
    cause: {
      en: "Port {port} ({what}) accepts connections. etcd holds the state and the secrets of a cluster, and by default requires no password.",
      ko: "포트 {port}({what})에 연결할 수 있습니다. etcd는 클러스터의 상태와 비밀 값을 저장하며, 기본 설정에서는 비밀번호를 요구하지 않습니다.",
    },
    action: {
      en: "Require client certificates, and allow the port only from the members of the cluster.",
      ko: "클라이언트 인증서를 요구하고, 클러스터 구성원만 이 포트에 접근하도록 제한하십시오.",
    },
  },
  "cluster-open": {
    severity: "high",
    cause: {
      en: "Port {port} ({what}) accepts connections. Coordination services show and change the configuration of a cluster, often without a password.",
      ko: "포트 {port}({what})에 연결할 수 있습니다. 코디네이션 서비스에서는 클러스터 설정을 읽고 바꿀 수 있으며, 비밀번호가 없는 경우가 많습니다.",
    },
    action: close,
  },
  "queue-open": {
    severity: "high",
    cause: {
      en: "The message broker port {port} ({what}) accepts connections.",
      ko: "메시지 브로커 포트 {port}({what})에 연결할 수 있습니다.",
    },
    action: close,
  },
  "vnc-open": {
    severity: "high",
    cause: {
      en: "Port {port} ({what}) accepts connections. It controls a desktop, with a short password or none, and without encryption.",
      ko: "포트 {port}({what})에 연결할 수 있습니다. 데스크톱을 원격 제어하는 서비스이며, 비밀번호가 짧거나 없고 암호화되지 않습니다.",
    },
    action: {
      en: "Reach the desktop over SSH or a VPN, and close the port.",
      ko: "데스크톱에는 SSH나 VPN으로 접속하고 포트를 닫으십시오.",
    },
  },
  "nfs-open": {
    severity: "high",
    cause: {
      en: "Port {port} ({what}) accepts connections. NFS trusts the user numbers that a client sends, unless it uses Kerberos.",
      ko: "포트 {port}({what})에 연결할 수 있습니다. NFS는 Kerberos를 쓰지 않으면 클라이언트가 보내는 사용자 번호를 그대로 신뢰합니다.",
    },
    action: close,
  },
  "rpc-open": {
    severity: "medium",
    cause: {
      en: "Port {port} ({what}) accepts connections. It lists the RPC services of the host, and is abused to amplify attacks.",
      ko: "포트 {port}({what})에 연결할 수 있습니다. 호스트의 RPC 서비스 목록을 제공하며, 증폭 공격에 악용됩니다.",
    },
    action: close,
  },
  "ldap-open": {
    severity: "medium",
    cause: {
      en: "Port {port} ({what}) accepts connections. LDAP sends passwords unencrypted unless the client starts TLS, and directories often answer anonymous queries.",
      ko: "포트 {port}({what})에 연결할 수 있습니다. LDAP은 클라이언트가 TLS를 요청하지 않으면 비밀번호를 평문으로 전송하며, 익명 조회를 허용하는 디렉터리가 많습니다.",
    },
    action: close,
  },
  "rsync-open": {
    severity: "medium",
    cause: {
      en: "Port {port} ({what}) accepts connections. The rsync daemon does not encrypt, and its modules often need no password.",
      ko: "포트 {port}({what})에 연결할 수 있습니다. rsync 데몬은 암호화하지 않으며, 비밀번호가 필요 없는 모듈이 많습니다.",
    },
    action: {
      en: "Use rsync over SSH, and close the port.",
      ko: "SSH를 통해 rsync를 사용하고 포트를 닫으십시오.",
    },
  },
  "winrm-open": {
    severity: "high",
    cause: {
      en: "Port {port} ({what}) accepts connections. It runs commands on Windows hosts.",
      ko: "포트 {port}({what})에 연결할 수 있습니다. Windows 호스트에서 명령을 실행하는 서비스입니다.",
    },
    action: close,
  },
  "shell-open": {
    severity: "high",
    cause: {
      en: "Port {port} ({what}) accepts connections. rsh trusts the address of the client and does not encrypt.",
      ko: "포트 {port}({what})에 연결할 수 있습니다. rsh는 클라이언트의 주소를 신뢰하며 암호화하지 않습니다.",
    },
    action: {
      en: "Turn rsh off and use SSH.",
      ko: "rsh를 끄고 SSH를 사용하십시오.",
    },
  },
  "java-open": {
    severity: "high",
    cause: {
      en: "Port {port} ({what}) accepts connections. Such ports let clients reach the application server past its web front, often without a password.",
      ko: "포트 {port}({what})에 연결할 수 있습니다. 이런 포트로는 웹 앞단을 거치지 않고 애플리케이션 서버에 접근할 수 있으며, 비밀번호가 없는 경우가 많습니다.",
    },
    action: close,
  },
  "end-of-life": {
    severity: "high",
    cause: {
      en: "{product} {version} on port {port} is out of support. Support for {branch} ended by {date} ({source}).",
      ko: "포트 {port}의 {product} {version|은/는} 지원이 종료된 버전입니다. {branch}의 지원은 늦어도 {date}에 끝났습니다({source}).",
    },
    action: {
      en: "Update {product} to a supported version.",
      ko: "{product|을/를} 지원되는 버전으로 업데이트하십시오.",
    },
  },
  "end-of-life-backported": {
    severity: "low",
    cause: {
      en: "{product} {version} on port {port} is no longer supported upstream. {distribution} may backport fixes without changing the version number.",
      ko: "포트 {port}의 {product} {version|은/는} 업스트림 지원이 종료되었습니다. {distribution}에서 버전 번호를 유지한 채 보안 수정을 백포트할 수 있습니다.",
    },
    action: {
      en: "If it is a distribution package, check that the distribution release is supported and that all updates are installed. Otherwise update {product}.",
      ko: "배포판 패키지라면 배포판 릴리스가 지원 중인지, 업데이트가 모두 설치되었는지 확인하십시오. 아니라면 {product|을/를} 업데이트하십시오.",
    },
  },
  "all-ports-answer": {
    severity: "info",
    cause: {
      en: "{address} ({edge}) also accepts connections on 3 ports where no service is expected. Open ports therefore do not show which services run.",
      ko: "{address}({edge})는 서비스가 없어야 할 포트 3개에서도 연결을 수락합니다. 따라서 열린 포트만으로는 실제 서비스를 알 수 없습니다.",
    },
    action: {
      en: "Scan the server behind the CDN or firewall directly.",
      ko: "CDN이나 방화벽 뒤의 서버를 직접 점검하십시오.",
    },
  },
  "high-ports-answer": {
    severity: "info",
    cause: {
      en: "{address} ({edge}) also accepts connections on 2 random high ports where no service is expected. Open ports from 1024 up therefore do not show which services run.",
      ko: "{address}({edge})는 서비스가 없어야 할 임의의 높은 포트 2개에서도 연결을 수락합니다. 따라서 1024번 이상의 열린 포트만으로는 실제 서비스를 알 수 없습니다.",
    },
    action: {
      en: "Scan the server behind the CDN or firewall directly.",
      ko: "CDN이나 방화벽 뒤의 서버를 직접 점검하십시오.",
    },
  },
  "no-port-answers": {
    severity: "info",
    cause: {
      en: "No port of {address} accepted or refused a connection. A firewall may drop every packet, the address may not be in use, or the network of this machine may block outgoing connections.",
      ko: "{address}의 어떤 포트도 연결을 수락하거나 거부하지 않았습니다. 방화벽이 모든 패킷을 버리거나, 사용하지 않는 주소이거나, 이 시스템의 네트워크가 나가는 연결을 막는 경우입니다.",
    },
    action: {
      en: "Check that the address is in use. Then run the check from a network that allows outgoing connections to these ports.",
      ko: "사용 중인 주소인지 확인한 뒤, 이 포트로 나가는 연결을 허용하는 네트워크에서 다시 실행하십시오.",
    },
  },
  "not-tried": {
    severity: "info",
    cause: {
      en: "This machine could not try some ports of {address} ({count}): {reason}.",
      ko: "이 시스템에서 {address}의 포트 {count}개를 시도하지 못했습니다: {reason}.",
    },
    action: {
      en: "Run the check again from a machine that can reach the address.",
      ko: "이 주소에 연결할 수 있는 시스템에서 다시 실행하십시오.",
    },
  },
});

/** The id of a problem without the prefix of the check. */
export type ProblemId = keyof typeof problems;

/** Makes a finding of one of the problems above. */
export const find = finder<typeof problems>();

const kpis = {
  open: { en: "Open ports", ko: "열린 포트" },
  closed: { en: "Closed", ko: "닫힘" },
  filtered: { en: "Filtered", ko: "필터링됨(무응답)" },
  error: { en: "Not tried", ko: "시도 못 함" },
  addresses: { en: "Addresses", ko: "주소" },
  edge: { en: "CDN edge", ko: "CDN 에지" },
} as const satisfies Record<string, Text>;

/** The key figures of a scan. */
export type KpiId = keyof typeof kpis;

/** The words of the check in both languages. It has no grade. */
export const words = {
  problems,
  caps: {},
  parts: {},
  kpis,
  values: { edge: { false: { en: "none known", ko: "알려진 에지 아님" } } },
} satisfies Words;
