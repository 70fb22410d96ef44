/** Noon of Friday, 20 November 2026 in India. */
export const NOON = Date.parse('2026-11-20T12:00:00+05:30');
