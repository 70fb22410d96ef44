export const TOKEN_HEADER = 'bb-access-token';
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** The provider writes its messages to a person in the first language of this header that it has (decision 101). */
export const LANGUAGE_HEADER = 'Accept-Language';
/** Media types that a call accepts. */
export const ACCEPTED_TYPES = 'application/json, text/plain, */*';
/** Media type of a request without files. */
export const JSON_TYPE = 'application/json; charset=utf-8';
/** A `token_id` of this value signs the user out (D-39). */
export const LOGOUT_TOKEN = 'logout';
export const API_BASE = '/api/v1';
/**
 * The version of the contract, by semantic versioning: a change that breaks a client or a provider raises the first
 * number (decision 046).
 */
export const CONTRACT_VERSION = '1.4.0';
/** PROPOSED, optional: a provider sends its `CONTRACT_VERSION` with every answer, and exposes the header to the apps. */
export const CONTRACT_VERSION_HEADER = 'x-folioflow-contract';
