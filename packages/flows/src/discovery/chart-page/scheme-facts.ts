import type { SchemeChart } from '@folioflow/api/contract';

/** The six levels of the regulator's riskometer, from the lowest (SEBI, October 2020). */
export const RISK_LEVELS = ['Low', 'Low to Moderate', 'Moderate', 'Moderately High', 'High', 'Very High'] as const;

/** Facts of a scheme in the provider's words; '' where the provider gives none. */
export interface SchemeFacts {
  readonly house: string;
  readonly category: string;
  readonly subCategory: string;
  readonly risk: string;
  /** Index in `RISK_LEVELS`; null for an unknown risk. */
  readonly riskLevel: number | null;
  readonly plan: 'direct' | 'regular' | null;
  readonly option: 'growth' | 'payout' | null;
}

/** Fields of the provider that classify a scheme. */
export type SchemeClassification = Pick<SchemeChart, 'scheme_amc' | 'scheme_category' | 'sub_category' | 'risk'>;

/** Returns the index of a risk in `RISK_LEVELS`, regardless of case and hyphens. */
export function riskLevelOf(risk: string): number | null {
  const normaliseText = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim();
  const level = RISK_LEVELS.findIndex((each) => normaliseText(each) === normaliseText(risk));
  return level < 0 ? null : level;
}

/** The plan and the option are part of the scheme name, as the fund house files it with AMFI. */
export function schemeFactsOf(
  { scheme_amc, scheme_category, sub_category, risk }: SchemeClassification,
  name: string,
): SchemeFacts {
  const nameMatches = (word: RegExp) => word.test(name);
  return {
    house: scheme_amc,
    category: scheme_category,
    subCategory: sub_category,
    risk,
    riskLevel: riskLevelOf(risk),
    plan: nameMatches(/\bdirect\b/i) ? 'direct' : nameMatches(/\bregular\b/i) ? 'regular' : null,
    option: nameMatches(/\b(idcw|dividend|payout)\b/i) ? 'payout' : nameMatches(/\bgrowth\b/i) ? 'growth' : null,
  };
}
