/** The six levels of SEBI's riskometer, the lowest first. */
export const RISKOMETER_LEVELS = ['low', 'lowToModerate', 'moderate', 'moderatelyHigh', 'high', 'veryHigh'] as const;
export type RiskometerLevel = (typeof RISKOMETER_LEVELS)[number];

/** Plans of a fund: without and with the commission of a distributor. */
export const SCHEME_PLANS = ['direct', 'regular'] as const;
export type SchemePlan = (typeof SCHEME_PLANS)[number];
