// server/store/trouble.ts
const sentences = {
	absent: {
		en: "there is no database in it",
		ko: "데이터베이스가 없습니다"
	},
	full: {
		en: "the disk is full",
		ko: "디스크에 공간이 없습니다"
	},
	"read-only": {
		en: "the database is read-only",
		ko: "데이터베이스가 읽기 전용입니다"
	},
	locked: {
		en: "another process has locked the database",
		ko: "다른 프로세스가 데이터베이스를 잠갔습니다"
	},
	used: {
		en: "a running process, such as a server, uses the database; stop it first",
		ko: "서버 등 실행 중인 프로세스가 데이터베이스를 사용하고 있습니다. 먼저 종료하십시오"
	},
	moved: {
		en: "the database file was removed or replaced while it was in use",
		ko: "데이터베이스 파일이 사용 중에 삭제되었거나 다른 파일로 바뀌었습니다"
	},
	newer: {
		en: "a newer version of portcullis made the database; install that version",
		ko: "더 새로운 버전의 portcullis가 만든 데이터베이스입니다. 그 버전을 설치하십시오"
	},
	foreign: {
		en: "the file is not a portcullis database",
		ko: "portcullis의 데이터베이스 파일이 아닙니다"
	},
	damaged: {
		en: "the database is damaged",
		ko: "데이터베이스가 손상되었습니다"
	},
	refused: {
		en: "the database refused access",
		ko: "데이터베이스가 접근을 거부했습니다"
	},
	unreachable: {
		en: "the database cannot be reached",
		ko: "데이터베이스에 연결할 수 없습니다"
	},
	unusable: {
		en: "the database cannot be opened",
		ko: "데이터베이스를 열 수 없습니다"
	},
	failed: {
		en: "the database reported an error",
		ko: "데이터베이스에 오류가 있습니다"
	}
};
function troubleWith(id, detail = "") {
	const { en, ko } = sentences[id];
	return {
		id,
		text: detail === "" ? {
			en,
			ko
		} : {
			en: `${en} (${detail})`,
			ko: `${ko}(${detail})`
		}
	};
}
var StoreTrouble = class extends Error {
	name = "StoreTrouble";
	trouble;
	constructor(trouble, options = {}) {
		super(trouble.text.en, options);
		this.trouble = trouble;
	}
};
export { troubleWith as n, StoreTrouble as t };
