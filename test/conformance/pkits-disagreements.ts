const otherKey =
  "revocation unknown: the list is signed by another key of the authority than the one that signed the certificate; we follow no second path for the signer of a list (RFC 5280 §6.3.3 (f))";
const indirect =
  "revocation unknown: an indirect list, which another authority signs (RFC 5280 §6.3.3 (b)); no public authority has one";
const byName =
  "revocation unknown: the list is named by a directory name, and only URLs are fetched (CA/B BR §7.1.2.11.2)";
const someReasons =
  "revocation unknown: each list holds some reasons only, which RFC 5280 §4.2.1.13 recommends against and CA/B BR §7.2.2.1 forbids";
const delta = "delta lists are not read (RFC 5280 §5.2.4): public authorities publish none";
const dsa = "DSA is refused by every browser (CA/B BR §7.1.3.1)";

/** The PKITS cases with a different result here, each with the reason. All concern revocation lists, or DSA. */
export const pkitsDisagreements: Readonly<Record<string, string>> = {
  ValidDSASignaturesTest4: dsa,
  ValidDSAParameterInheritanceTest5: dsa,
  ValidBasicSelfIssuedOldWithNewTest1: otherKey,
  ValidBasicSelfIssuedNewWithOldTest3: otherKey,
  ValidBasicSelfIssuedNewWithOldTest4: otherKey,
  ValidBasicSelfIssuedCRLSigningKeyTest6: otherKey,
  ValidDNnameConstraintsTest19: otherKey,
  ValidSelfIssuedinhibitAnyPolicyTest7: otherKey,
  ValidSelfIssuedinhibitAnyPolicyTest9: otherKey,
  ValidSelfIssuedinhibitPolicyMappingTest7: otherKey,
  ValidSelfIssuedpathLenConstraintTest15: otherKey,
  ValidSelfIssuedpathLenConstraintTest17: otherKey,
  ValidSelfIssuedrequireExplicitPolicyTest6: otherKey,
  ValidSeparateCertificateandCRLKeysTest19: otherKey,
  ValidIDPwithindirectCRLTest22: indirect,
  ValidIDPwithindirectCRLTest24: indirect,
  ValidIDPwithindirectCRLTest25: indirect,
  ValidcRLIssuerTest28: indirect,
  ValidcRLIssuerTest29: indirect,
  ValidcRLIssuerTest30: indirect,
  ValidcRLIssuerTest33: indirect,
  ValiddistributionPointTest1: byName,
  ValiddistributionPointTest4: byName,
  ValiddistributionPointTest5: byName,
  ValiddistributionPointTest7: byName,
  ValidonlySomeReasonsTest18: someReasons,
  ValidonlySomeReasonsTest19: someReasons,
  InvaliddeltaCRLTest4: delta,
  ValiddeltaCRLTest5: delta,
};
