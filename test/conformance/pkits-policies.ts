import type { PolicyInputs } from "../../src/probes/certificate/path-policies.ts";

/** The expected result, with the case's inputs of RFC 5280 §6.1.1. */
type Expected = readonly [isValid: boolean, inputs: PolicyInputs];

// PKITS Figure 2: NIST-test-policy-1 to 6.
const policy = (...numbers: readonly number[]): ReadonlySet<string> =>
  new Set(numbers.map((number) => `2.16.840.1.101.3.2.1.48.${number}`));

const explicit = { requireExplicit: true };
const wanting = (...numbers: readonly number[]): PolicyInputs => ({ policies: policy(...numbers) });
const strict = (...numbers: readonly number[]): PolicyInputs => ({ ...explicit, ...wanting(...numbers) });

/** PKITS §4.8, §4.10 to §4.12, where the file name does not say everything. */
export const policyCases: Readonly<Record<string, readonly Expected[]>> = {
  // §4.8.1
  ValidCertificatePathTest1: [
    [true, {}],
    [true, explicit],
    [true, strict(1)],
    [false, strict(2)],
    [true, strict(1, 2)],
  ],
  // §4.8.2
  AllCertificatesNoPoliciesTest2: [
    [true, {}],
    [false, explicit],
  ],
  DifferentPoliciesTest3: [
    [true, {}],
    [false, explicit],
    [false, strict(1, 2)],
  ],
  DifferentPoliciesTest4: [[false, explicit]],
  DifferentPoliciesTest5: [[false, explicit]],
  // §4.8.6
  OverlappingPoliciesTest6: [
    [true, explicit],
    [true, strict(1)],
    [false, strict(2)],
  ],
  DifferentPoliciesTest7: [[false, explicit]],
  DifferentPoliciesTest8: [[false, explicit]],
  DifferentPoliciesTest9: [[false, explicit]],
  AllCertificatesSamePoliciesTest10: [
    [true, explicit],
    [true, strict(1)],
    [true, strict(2)],
  ],
  AllCertificatesanyPolicyTest11: [
    [true, explicit],
    [true, strict(1)],
  ],
  DifferentPoliciesTest12: [[false, explicit]],
  AllCertificatesSamePoliciesTest13: [
    [true, strict(1)],
    [true, strict(2)],
    [true, strict(3)],
  ],
  AnyPolicyTest14: [
    [true, strict(1)],
    [false, strict(2)],
  ],
  UserNoticeQualifierTest15: [[true, {}]],
  UserNoticeQualifierTest16: [[true, {}]],
  UserNoticeQualifierTest17: [[true, {}]],
  UserNoticeQualifierTest18: [
    [true, strict(1)],
    [true, strict(2)],
  ],
  UserNoticeQualifierTest19: [[true, {}]],
  CPSPointerQualifierTest20: [[true, strict(1)]],
  // §4.10.1
  ValidPolicyMappingTest1: [
    [true, strict(1)],
    [false, strict(2)],
    [false, { ...strict(1), inhibitMapping: true }],
  ],
  // §4.10.3
  ValidPolicyMappingTest3: [
    [false, strict(1)],
    [true, strict(2)],
  ],
  ValidPolicyMappingTest5: [
    [true, strict(1)],
    [false, strict(6)],
  ],
  ValidPolicyMappingTest6: [
    [true, strict(1)],
    [false, strict(6)],
  ],
  ValidPolicyMappingTest12: [
    [true, strict(1)],
    [true, strict(2)],
  ],
  ValidPolicyMappingTest13: [[true, explicit]],
  ValidinhibitAnyPolicyTest2: [[true, explicit]],
  // §4.12.3
  inhibitAnyPolicyTest3: [
    [true, {}],
    [false, { inhibitAnyPolicy: true }],
  ],
  InvalidPolicyMappingTest2: [
    [false, {}],
    [false, { inhibitMapping: true }],
  ],
};
