import { n as __esmMin, r as __exportAll } from "./rolldown-runtime.js";
// \0left-out
var _left_out_exports = __exportAll({
	AggregationTemporality: () => AggregationTemporality,
	AuthorityKeyIdentifierExtension: () => AuthorityKeyIdentifierExtension,
	CRLDistributionPointsExtension: () => CRLDistributionPointsExtension,
	CronExpressionParser: () => CronExpressionParser,
	DataPointType: () => DataPointType,
	KeyDescription: () => KeyDescription,
	RRuleTemporal: () => RRuleTemporal,
	RSAPublicKey: () => RSAPublicKey,
	SubjectKeyIdentifierExtension: () => SubjectKeyIdentifierExtension,
	X509Certificate: () => X509Certificate,
	X509ChainBuilder: () => X509ChainBuilder,
	X509Crl: () => X509Crl,
	default: () => void 0,
	id_ce_keyDescription: () => id_ce_keyDescription,
	id_rsaEncryption: () => id_rsaEncryption
});
var CronExpressionParser, RRuleTemporal, X509Certificate, X509ChainBuilder, X509Crl, AuthorityKeyIdentifierExtension, CRLDistributionPointsExtension, SubjectKeyIdentifierExtension, id_ce_keyDescription, KeyDescription, id_rsaEncryption, RSAPublicKey, AggregationTemporality, DataPointType, _left_out_default;
var init__left_out = __esmMin((() => {
	_left_out_default = void 0;
}));
export { init__left_out as _, DataPointType as a, RSAPublicKey as c, X509ChainBuilder as d, X509Crl as f, id_rsaEncryption as g, id_ce_keyDescription as h, CronExpressionParser as i, SubjectKeyIdentifierExtension as l, _left_out_exports as m, AuthorityKeyIdentifierExtension as n, KeyDescription as o, _left_out_default as p, CRLDistributionPointsExtension as r, RRuleTemporal as s, AggregationTemporality as t, X509Certificate as u };
