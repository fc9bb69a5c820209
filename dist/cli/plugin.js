import { a as refreshAccessToken, g as decodeJwt, i as validateAuthorizationCode, l as createAuthorizationURL, n as verifyProviderIdToken, o as betterFetch, u as applyDefaultAccessTokenExpiry, v as createRemoteJWKSet, yt as defineErrorCodes } from "./verify-id-token.js";
import { t as APIError } from "./error.js";
import { AsyncLocalStorage } from "node:async_hooks";
// node_modules/better-auth/dist/version.mjs
const PACKAGE_VERSION = "1.7.5";
// node_modules/better-auth/dist/plugins/generic-oauth/error-codes.mjs
const GENERIC_OAUTH_ERROR_CODES = defineErrorCodes({
	INVALID_OAUTH_CONFIGURATION: "Invalid OAuth configuration",
	TOKEN_URL_NOT_FOUND: "Invalid OAuth configuration. Token URL not found."
});
// node_modules/better-auth/dist/plugins/generic-oauth/index.mjs
function isSecretlessTokenEndpointAuth(tokenEndpointAuth) {
	return tokenEndpointAuth?.method === "private_key_jwt" || tokenEndpointAuth?.method === "none";
}
function isClientSecretTokenEndpointAuth(tokenEndpointAuth) {
	return tokenEndpointAuth?.method === "client_secret_basic" || tokenEndpointAuth?.method === "client_secret_post";
}
async function fetchDiscovery(url, headers) {
	const result = await betterFetch(url, {
		method: "GET",
		headers
	});
	if (result.error || !result.data) return null;
	if (result.data.issuer) try {
		new URL(result.data.issuer);
	} catch {
		return null;
	}
	return result.data;
}
async function fetchUserInfo(tokens, userInfoUrl) {
	if (tokens.idToken) try {
		const decoded = decodeJwt(tokens.idToken);
		if (decoded?.sub && decoded?.email) return {
			id: decoded.sub,
			emailVerified: decoded.email_verified,
			image: decoded.picture,
			...decoded
		};
	} catch {}
	if (!userInfoUrl) return null;
	const userInfo = await betterFetch(userInfoUrl, {
		method: "GET",
		headers: { Authorization: `Bearer ${tokens.accessToken}` }
	});
	if (userInfo.error || !userInfo.data) return null;
	return {
		...userInfo.data,
		email: userInfo.data.email,
		emailVerified: userInfo.data.email_verified ?? false,
		image: userInfo.data.picture,
		name: userInfo.data.name
	};
}
const genericOAuth = (options) => {
	const seenIds = new Set();
	const nonUniqueIds = new Set();
	for (const config of options.config) {
		const id = config.providerId;
		if (seenIds.has(id)) nonUniqueIds.add(id);
		seenIds.add(id);
	}
	if (nonUniqueIds.size > 0) console.warn(`Duplicate provider IDs found: ${Array.from(nonUniqueIds).join(", ")}`);
	return {
		id: "generic-oauth",
		version: PACKAGE_VERSION,
		init: async (ctx) => {
			const genericProviders = [];
			for (const c of options.config) {
				let authorizationUrl = c.authorizationUrl;
				let tokenUrl = c.tokenUrl;
				let userInfoUrl = c.userInfoUrl;
				let endSessionEndpoint = c.endSessionEndpoint;
				let issuer;
				let isOidc = false;
				let idTokenConfig;
				if (c.discoveryUrl) {
					const discovered = await fetchDiscovery(c.discoveryUrl, c.discoveryHeaders).catch((err) => {
						ctx.logger.error(`Discovery fetch failed for "${c.providerId}": ${err}`);
						return null;
					});
					if (discovered) {
						authorizationUrl ??= discovered.authorization_endpoint;
						tokenUrl ??= discovered.token_endpoint;
						userInfoUrl ??= discovered.userinfo_endpoint;
						endSessionEndpoint ??= discovered.end_session_endpoint;
						issuer = discovered.issuer;
						const signingAlgs = discovered.id_token_signing_alg_values_supported;
						isOidc = Array.isArray(signingAlgs) && signingAlgs.length > 0;
						if (discovered.jwks_uri && discovered.issuer) {
							let jwksUrl;
							try {
								jwksUrl = new URL(discovered.jwks_uri, c.discoveryUrl);
							} catch {
								ctx.logger.error(`Provider "${c.providerId}": invalid jwks_uri "${discovered.jwks_uri}" in discovery document. Provider skipped.`);
								continue;
							}
							idTokenConfig = {
								jwks: createRemoteJWKSet(jwksUrl),
								issuer: discovered.issuer,
								audience: c.clientId,
								algorithms: isOidc ? signingAlgs : void 0
							};
						}
					}
					if (!authorizationUrl || !tokenUrl && !c.getToken) {
						ctx.logger.error(`Provider "${c.providerId}": discovery left no usable authorization endpoint or token exchange. Provider skipped.`);
						continue;
					}
				}
				if (c.requireIdTokenVerification && !idTokenConfig) {
					if (c.discoveryUrl) {
						ctx.logger.error(`Provider "${c.providerId}": requires verified ID tokens, but discovery did not provide a usable issuer and jwks_uri. Provider skipped.`);
						continue;
					}
					throw new Error(`Provider "${c.providerId}": requires verified ID tokens, but discovery did not provide a usable issuer and jwks_uri.`);
				}
				const tokenEndpointAuth = c.tokenEndpointAuth;
				if (c.clientSecret && isSecretlessTokenEndpointAuth(tokenEndpointAuth)) throw new Error(`Provider "${c.providerId}": tokenEndpointAuth.method "${tokenEndpointAuth?.method}" cannot be combined with clientSecret`);
				if (!c.clientSecret && isClientSecretTokenEndpointAuth(tokenEndpointAuth)) throw new Error(`Provider "${c.providerId}": tokenEndpointAuth.method "${tokenEndpointAuth?.method}" requires clientSecret`);
				if (!c.clientSecret && !tokenEndpointAuth && c.authentication === "basic") throw new Error(`Provider "${c.providerId}": authentication "basic" requires clientSecret`);
				const accountSubject = c.accountSubject;
				const provider = {
					id: c.providerId,
					name: c.name ?? c.providerId,
					issuer,
					accountSubject: ({ tokens, profile }) => {
						const genericProfile = profile;
						if (accountSubject) return accountSubject({
							tokens,
							profile: genericProfile
						});
						return isOidc ? genericProfile.sub ?? "" : genericProfile.id ?? "";
					},
					idToken: idTokenConfig,
					requiresIdTokenNonce: idTokenConfig !== void 0 && c.disableIdTokenNonceBinding !== true,
					allowIdpInitiated: c.allowIdpInitiated,
					async createEndSessionURL(data) {
						if (c.disableProviderLogout) return null;
						if (!endSessionEndpoint) return null;
						let url;
						try {
							url = new URL(endSessionEndpoint);
						} catch {
							return null;
						}
						if (data.idToken) url.searchParams.set("id_token_hint", data.idToken);
						const configuredRedirectURI = data.postLogoutRedirectURI ?? c.postLogoutRedirectURI;
						const postLogoutRedirectURI = configuredRedirectURI ? new URL(configuredRedirectURI, ctx.baseURL).toString() : void 0;
						if (postLogoutRedirectURI) {
							url.searchParams.set("post_logout_redirect_uri", postLogoutRedirectURI);
							url.searchParams.set("client_id", c.clientId);
							if (data.state) url.searchParams.set("state", data.state);
						} else if (!data.idToken) url.searchParams.set("client_id", c.clientId);
						return url;
					},
					createAuthorizationURL(data) {
						if (!authorizationUrl) throw APIError.from("BAD_REQUEST", GENERIC_OAUTH_ERROR_CODES.INVALID_OAUTH_CONFIGURATION);
						return createAuthorizationURL({
							id: c.providerId,
							options: {
								clientId: c.clientId,
								clientSecret: c.clientSecret,
								redirectURI: c.redirectURI
							},
							authorizationEndpoint: authorizationUrl,
							state: data.state,
							codeVerifier: c.pkce ?? true ? data.codeVerifier : void 0,
							scopes: (() => {
								const merged = [...data.scopes ?? [], ...c.scopes ?? []];
								if (isOidc && !merged.includes("openid")) merged.unshift("openid");
								return merged;
							})(),
							redirectURI: data.redirectURI,
							prompt: c.prompt,
							accessType: c.accessType,
							responseType: c.responseType,
							responseMode: c.responseMode,
							nonce: data.idTokenNonce,
							additionalParams: {
								...c.authorizationUrlParams ?? {},
								...data.additionalParams ?? {}
							},
							loginHint: data.loginHint
						});
					},
					async validateAuthorizationCode(data) {
						if (c.getToken) return applyDefaultAccessTokenExpiry(await c.getToken(data), c.accessTokenExpiresIn);
						if (!tokenUrl) throw APIError.from("BAD_REQUEST", GENERIC_OAUTH_ERROR_CODES.TOKEN_URL_NOT_FOUND);
						return applyDefaultAccessTokenExpiry(await validateAuthorizationCode({
							headers: c.authorizationHeaders,
							code: data.code,
							codeVerifier: c.pkce ?? true ? data.codeVerifier : void 0,
							redirectURI: data.redirectURI,
							options: {
								clientId: c.clientId,
								clientSecret: c.clientSecret,
								redirectURI: c.redirectURI
							},
							tokenEndpoint: tokenUrl,
							authentication: c.authentication,
							tokenEndpointAuth,
							additionalParams: c.tokenUrlParams
						}), c.accessTokenExpiresIn);
					},
					async getUserInfo(tokens) {
						const { expectedIdTokenNonce, ...oauthTokens } = tokens;
						if (oauthTokens.idToken && provider.idToken) {
							if (!await verifyProviderIdToken(provider, oauthTokens.idToken, expectedIdTokenNonce)) {
								ctx.logger.error(`Provider "${c.providerId}": id_token failed verification against the discovery JWKS or expected nonce`);
								return null;
							}
						}
						const raw = c.getUserInfo ? await c.getUserInfo(oauthTokens) : await fetchUserInfo(oauthTokens, userInfoUrl);
						if (!raw) return null;
						const mapped = c.mapProfileToUser ? await c.mapProfileToUser(raw) : {};
						const user = {
							email: raw.email,
							emailVerified: raw.emailVerified,
							image: raw.image,
							name: raw.name,
							...mapped
						};
						return {
							user: {
								...user,
								image: user.image ?? void 0
							},
							data: raw
						};
					},
					async refreshAccessToken(refreshToken, refreshCtx) {
						if (!tokenUrl) throw APIError.from("BAD_REQUEST", GENERIC_OAUTH_ERROR_CODES.TOKEN_URL_NOT_FOUND);
						const resolvedRefreshParams = typeof c.refreshTokenParams === "function" ? await c.refreshTokenParams(refreshCtx) : c.refreshTokenParams;
						return applyDefaultAccessTokenExpiry(await refreshAccessToken({
							refreshToken,
							options: {
								clientId: c.clientId,
								clientSecret: c.clientSecret
							},
							authentication: c.authentication,
							tokenEndpointAuth,
							tokenEndpoint: tokenUrl,
							extraParams: resolvedRefreshParams
						}), c.accessTokenExpiresIn);
					},
					disableImplicitSignUp: c.disableImplicitSignUp,
					disableSignUp: c.disableSignUp,
					options: {
						disableSignUp: c.disableSignUp,
						overrideUserInfoOnSignIn: c.overrideUserInfo,
						requireEmailVerification: c.requireEmailVerification
					}
				};
				genericProviders.push(provider);
			}
			const existingIds = new Set(ctx.socialProviders.map((p) => p.id));
			for (const gp of genericProviders) if (existingIds.has(gp.id)) ctx.logger.warn(`Generic OAuth provider "${gp.id}" shadows a built-in social provider with the same ID`);
			return { context: { socialProviders: genericProviders.concat(ctx.socialProviders) } };
		},
		options,
		$ERROR_CODES: GENERIC_OAUTH_ERROR_CODES
	};
};
// server/accounts/oidc/plugin.ts
const oidcProviderId = "oidc";
const algorithms = [
	"RS256",
	"RS384",
	"RS512",
	"PS256",
	"PS384",
	"PS512",
	"ES256",
	"ES384",
	"ES512",
	"EdDSA"
];
const scopes = ["openid", "email"];
const flows = new AsyncLocalStorage();
async function withProvider(signal, call) {
	const flow = {
		signal,
		trouble: null
	};
	const result = await flows.run(flow, call);
	if (flow.trouble !== null) throw flow.trouble;
	return result;
}
async function fromProvider(work) {
	const flow = flows.getStore();
	try {
		return await work(flow?.signal ?? AbortSignal.timeout(0));
	} catch (error) {
		if (flow) flow.trouble ??= error;
		throw error;
	}
}
function oidcPlugin(provider, redirect) {
	const { issuer, clientId, clientSecret } = provider.settings;
	const plugin = genericOAuth({ config: [{
		providerId: oidcProviderId,
		clientId,
		clientSecret,
		authorizationUrl: issuer,
		redirectURI: redirect,
		scopes,
		pkce: true,
		accountSubject: ({ profile }) => `${issuer} ${String(profile["sub"])}`,
		async getToken({ code, codeVerifier = "" }) {
			const { idToken, accessToken } = await fromProvider((signal) => provider.exchange({
				code,
				verifier: codeVerifier,
				redirect
			}, signal));
			return {
				idToken,
				...accessToken !== null && { accessToken }
			};
		},
		getUserInfo: ({ idToken = "", accessToken }) => fromProvider(async (signal) => {
			const claims = await claimsOf(provider, idToken, accessToken ?? null, signal);
			return claims && {
				id: claims.sub,
				name: "",
				...claims
			};
		})
	}] });
	return {
		...plugin,
		init: (context) => plugin.init(context).then((made) => verifying(made, provider))
	};
}
function verifying(made, provider) {
	const { issuer, clientId: audience } = provider.settings;
	for (const each of made.context.socialProviders) {
		if (each.id !== oidcProviderId) continue;
		const jwks = ({ kid }) => fromProvider((signal) => provider.keyFor({ kid }, signal));
		Object.assign(each, {
			issuer,
			requiresIdTokenNonce: true,
			idToken: {
				jwks,
				issuer,
				audience,
				algorithms,
				verifyClaims: isForUs(audience)
			}
		});
	}
	return made;
}
function isForUs(clientId) {
	return ({ aud, azp, exp }) => typeof exp === "number" && (azp === void 0 ? typeof aud === "string" || isOne(aud) : azp === clientId);
}
function isOne(aud) {
	return Array.isArray(aud) && aud.length === 1;
}
async function claimsOf(provider, idToken, accessToken, signal) {
	const claims = payloadOf(idToken);
	const { sub } = claims;
	if (typeof sub !== "string" || !/^[\x21-\x7e]{1,255}$/.test(sub)) return null;
	if (typeof claims["email"] === "string" || accessToken === null) return addressOf(sub, claims);
	const info = await provider.userInfo(accessToken, signal);
	return addressOf(sub, info["sub"] === sub ? info : {});
}
function addressOf(sub, { email, email_verified: isVerified }) {
	return {
		sub,
		email: typeof email === "string" ? email.toLowerCase() : "",
		emailVerified: isVerified === true
	};
}
function payloadOf(token) {
	return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
}
export { withProvider as n, PACKAGE_VERSION as r, oidcPlugin as t };
