import type { SchemeIdentity } from '@folioflow/api/contract';
import type { Exit } from '../kit/routes.ts';

/**
 * Wire form of the parameters: `param_data` of the navigation state, `received_data` of the session storage (contract
 * 4).
 */
export interface WireSchemeParameters {
  readonly scheme_isin: string;
  readonly scheme_code: string;
  readonly scheme_name: string;
}

/** Represents an empty part, because a path cannot contain an empty segment. */
const EMPTY_SEGMENT = '-';

const encodeSegment = (part: string): string => encodeURIComponent(part === '' ? EMPTY_SEGMENT : part);
/** Returns the original part of an address segment. */
export const decodeSegment = (text: string): string => (text === EMPTY_SEGMENT ? '' : text);

/** Returns the address of the chart page. Every part is encoded, so that a `/` in a name does not split it (A48). */
export const chartPath = ({ isin, code, name }: SchemeIdentity): string =>
  `/charts/${encodeSegment(isin)}/${encodeSegment(code)}/${encodeSegment(name)}`;

export const wireParametersOf = ({ isin, code, name }: SchemeIdentity): WireSchemeParameters => ({
  scheme_isin: isin,
  scheme_code: code,
  scheme_name: name,
});

/** Returns the address of a new watchlist that searches for the scheme, so that one press ticks it. */
export const addToWatchlistPath = ({ isin, code }: SchemeIdentity): string =>
  `/schemeWatchList?mode=add&q=${encodeURIComponent(isin === '' ? code : isin)}`;

/** Returns the exit of a card on a narrow screen: the same tab, the scheme in the navigation state (DO-052). */
export const narrowChartExit = (scheme: SchemeIdentity): Exit => ({
  to: 'chartsmobile',
  state: { param_data: wireParametersOf(scheme) },
});
