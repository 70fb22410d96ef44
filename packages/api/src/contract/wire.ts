export const TOKEN_HEADER = 'bb-access-token';
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** A `token_id` of this value signs the user out (D-39). */
export const LOGOUT_TOKEN = 'logout';
export const API_BASE = '/api/v1';
