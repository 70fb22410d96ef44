import type { Scheme } from '@folioflow/api/contract';
import type { SchemeMarks } from '../scheme-search/index.ts';
import type { Exit } from '../../kit/routes.ts';
import { chartPath, narrowChartExit, type SchemeParameters } from '../scheme-address.ts';

export interface SchemeReturn {
  readonly period: string;
  /** As the provider wrote it, without the sign %; null where there is none or it is not to be shown. */
  readonly percent: string | null;
}

/** A scheme as its card shows it. */
export interface SchemeCard {
  readonly id: string;
  readonly scheme: SchemeParameters;
  readonly name: string;
  readonly amc: string;
  readonly category: string;
  readonly risk: string;
  /** An address that may be shown as an image, else null. */
  readonly logo: string | null;
  /** Rupees; null where the provider names none. */
  readonly minimumAmount: number | null;
  readonly oneMonth: SchemeReturn;
  readonly lumpsum: readonly SchemeReturn[];
  readonly sip: readonly SchemeReturn[];
  /** The page of the scheme, in a tab of its own (DO-053). */
  readonly href: string;
  /** The same page in this tab, for narrow screens (DO-052). */
  readonly narrow: Exit;
  /** What a search found it by; absent where nothing is sought. */
  readonly marks?: SchemeMarks;
}

const IMAGE = /^(data:image\/(png|jpeg);base64,|https:\/\/|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?\/)/;

/** Images are data or come by https (or from this very machine); anything else is not shown (contract 1.4). */
export const imageAddress = (address: string): string | null => (IMAGE.test(address) ? address : null);

function returnOf(period: string, written: string, isShown = true): SchemeReturn {
  const percent = written.replace(/%\s*$/, '').trim();
  return { period, percent: isShown && percent !== '' ? percent : null };
}

const written = new WeakMap<Scheme, SchemeCard>();

/** What a card shows of a scheme (DO-040 to DO-053); the same object whenever it is asked for. */
export function schemeCardOf(scheme: Scheme): SchemeCard {
  const known = written.get(scheme) ?? writtenCard(scheme);
  written.set(scheme, known);
  return known;
}

function writtenCard(scheme: Scheme): SchemeCard {
  const named = { isin: scheme.scheme_isin, code: scheme.scheme_code, name: scheme.scheme_name };
  const sip = scheme.sip_returns_data;
  return {
    id: scheme._id,
    scheme: named,
    name: scheme.scheme_name,
    amc: scheme.scheme_amc,
    category: scheme.scheme_category,
    risk: scheme.risk,
    logo: imageAddress(scheme.logo_url),
    minimumAmount: scheme.scheme_minimum_investment_amount > 0 ? scheme.scheme_minimum_investment_amount : null,
    oneMonth: returnOf('1M', scheme.one_month_percent),
    lumpsum: [
      returnOf('3M', scheme.three_month_percent, scheme.three_month_percent_show),
      returnOf('6M', scheme.six_month_percent, scheme.six_month_percent_show),
      returnOf('1Y', scheme.one_year_percent, scheme.one_year_percent_show),
      returnOf('3Y', scheme.three_year_percent, scheme.three_year_percent_show),
      returnOf('5Y', scheme.five_year_percent, scheme.five_year_percent_show),
    ],
    sip: [
      returnOf('1y', sip['1y_percent_annualized']),
      returnOf('3y', sip['3y_percent_annualized']),
      returnOf('5y', sip['5y_percent_annualized']),
    ],
    href: chartPath(named),
    narrow: narrowChartExit(named),
  };
}
