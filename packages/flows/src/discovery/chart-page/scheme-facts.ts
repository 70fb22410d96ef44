import type { SchemeChart } from '@folioflow/api/contract';

/** The six levels of the regulator's riskometer, from the lowest (SEBI, October 2020). */
export const RISK_LEVELS = ['Low', 'Low to Moderate', 'Moderate', 'Moderately High', 'High', 'Very High'] as const;

/** What a scheme is, in the provider's words; '' where it says nothing. */
export interface SchemeFacts {
  readonly house: string;
  readonly category: string;
  readonly subCategory: string;
  readonly risk: string;
  /** Place in `RISK_LEVELS`; null for a risk that is none of them. */
  readonly riskLevel: number | null;
  readonly plan: 'direct' | 'regular' | null;
  readonly option: 'growth' | 'payout' | null;
}

/** What a provider tells of a scheme beside its name. */
export type ToldOfScheme = Pick<SchemeChart, 'scheme_amc' | 'scheme_category' | 'sub_category' | 'risk'>;

/** The risk as a level, read without regard to case and hyphens. */
export function riskLevelOf(risk: string): number | null {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim();
  const level = RISK_LEVELS.findIndex((each) => plain(each) === plain(risk));
  return level < 0 ? null : level;
}

/** Plan and option stand in the name of a scheme, as the fund house files it with AMFI. */
export function schemeFactsOf(
  { scheme_amc, scheme_category, sub_category, risk }: ToldOfScheme,
  name: string,
): SchemeFacts {
  const says = (word: RegExp) => word.test(name);
  return {
    house: scheme_amc,
    category: scheme_category,
    subCategory: sub_category,
    risk,
    riskLevel: riskLevelOf(risk),
    plan: says(/\bdirect\b/i) ? 'direct' : says(/\bregular\b/i) ? 'regular' : null,
    option: says(/\b(idcw|dividend|payout)\b/i) ? 'payout' : says(/\bgrowth\b/i) ? 'growth' : null,
  };
}
