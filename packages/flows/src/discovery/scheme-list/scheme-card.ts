import type { Scheme, SchemeIdentity } from '@folioflow/api/contract';
import type { SchemeMarks } from '../scheme-search/index.ts';
import type { Exit } from '../../kit/routes.ts';
import { annualReturnOf } from '../annual-return.ts';
import { chartPath, narrowChartExit } from '../scheme-address.ts';
import { classificationOf } from './classification.ts';

export interface SchemeReturn {
  readonly period: string;
  /** The provider's text without the percent sign; null where there is none or it must not be shown. */
  readonly percent: string | null;
  /** Return per year (percent, two decimals) of a period of several years; absent up to one year. */
  readonly annualPercent?: string | null;
}

/** Data of the card of a scheme. */
export interface SchemeCard {
  readonly id: string;
  readonly scheme: SchemeIdentity;
  readonly name: string;
  readonly amc: string;
  readonly category: string;
  /** Category and sub-category in short: `Equity · Flexi Cap`; '' where the provider gives neither. */
  readonly classification: string;
  readonly risk: string;
  /** An address that can be shown as an image, otherwise null. */
  readonly logo: string | null;
  /** Rupees; null where the provider gives none. */
  readonly minimumAmount: number | null;
  readonly oneMonth: SchemeReturn;
  readonly lumpsum: readonly SchemeReturn[];
  readonly sip: readonly SchemeReturn[];
  /** The page of the scheme, in a tab of its own (DO-053). */
  readonly href: string;
  /** The same page in this tab, for narrow screens (DO-052). */
  readonly narrow: Exit;
  /** Matches of a search; absent without a search. */
  readonly marks?: SchemeMarks;
}

const SAFE_IMAGE_URL = /^(data:image\/(png|jpeg);base64,|https:\/\/|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?\/)/;

/** Returns an address of an image: data, https or this machine; null for anything else (contract 1.4). */
export const safeImageUrl = (address: string): string | null => (SAFE_IMAGE_URL.test(address) ? address : null);

function createSchemeReturn(period: string, written: string, isShown = true, years = 1): SchemeReturn {
  const text = written.replace(/%\s*$/, '').trim();
  const percent = isShown && text !== '' ? text : null;
  return years > 1
    ? { period, percent, annualPercent: percent === null ? null : annualReturnOf(percent, years) }
    : { period, percent };
}

const cardCache = new WeakMap<Scheme, SchemeCard>();

/** Returns the card of a scheme (DO-040 to DO-053); the same object on every call. */
export function schemeCardOf(scheme: Scheme): SchemeCard {
  const card = cardCache.get(scheme) ?? createCard(scheme);
  cardCache.set(scheme, card);
  return card;
}

function createCard(scheme: Scheme): SchemeCard {
  const parameters = { isin: scheme.scheme_isin, code: scheme.scheme_code, name: scheme.scheme_name };
  const sip = scheme.sip_returns_data;
  return {
    id: scheme._id,
    scheme: parameters,
    name: scheme.scheme_name,
    amc: scheme.scheme_amc,
    category: scheme.scheme_category,
    classification: classificationOf(scheme.scheme_category, scheme.sub_category),
    risk: scheme.risk,
    logo: safeImageUrl(scheme.logo_url),
    minimumAmount: scheme.scheme_minimum_investment_amount > 0 ? scheme.scheme_minimum_investment_amount : null,
    oneMonth: createSchemeReturn('1M', scheme.one_month_percent),
    lumpsum: [
      createSchemeReturn('3M', scheme.three_month_percent, scheme.three_month_percent_show),
      createSchemeReturn('6M', scheme.six_month_percent, scheme.six_month_percent_show),
      createSchemeReturn('1Y', scheme.one_year_percent, scheme.one_year_percent_show),
      createSchemeReturn('3Y', scheme.three_year_percent, scheme.three_year_percent_show, 3),
      createSchemeReturn('5Y', scheme.five_year_percent, scheme.five_year_percent_show, 5),
    ],
    sip: [
      createSchemeReturn('1y', sip['1y_percent_annualized']),
      createSchemeReturn('3y', sip['3y_percent_annualized']),
      createSchemeReturn('5y', sip['5y_percent_annualized']),
    ],
    href: chartPath(parameters),
    narrow: narrowChartExit(parameters),
  };
}
