export const TOKEN_HEADER = 'bb-access-token';
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** A `token_id` of this value signs the user out (D-39). */
export const LOGOUT_TOKEN = 'logout';
export const API_BASE = '/api/v1';
/**
 * The version of the contract, by semantic versioning: a change that breaks a client or a provider raises the first
 * number (decision 046). It is sent nowhere.
 */
export const CONTRACT_VERSION = '1.0.0';
