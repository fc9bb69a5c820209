// server/accounts/keys/record.ts
const scopes=[`read`,`write`];
const operator=`operator`;

export { scopes as n, operator as t };
