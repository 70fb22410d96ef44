import type { Exit } from '../kit/routes.ts';

/** Which scheme a chart page is about: the three parts of its address. */
export interface SchemeParameters {
  readonly isin: string;
  readonly code: string;
  readonly name: string;
}

/** The same three on their way: `param_data` of the navigation state, `received_data` of the session storage (contract 4). */
export interface WireSchemeParameters {
  readonly scheme_isin: string;
  readonly scheme_code: string;
  readonly scheme_name: string;
}

/** Stands in the address for an empty part, which would be no part of a path. */
const EMPTY = '-';

const segment = (part: string): string => encodeURIComponent(part === '' ? EMPTY : part);
/** A part of the address as it was given in. */
export const partOf = (text: string): string => (text === EMPTY ? '' : text);

/** The address of the chart page; every part encoded, so that a `/` in a name stays inside its part (A48). */
export const chartPath = ({ isin, code, name }: SchemeParameters): string =>
  `/charts/${segment(isin)}/${segment(code)}/${segment(name)}`;

export const wireParametersOf = ({ isin, code, name }: SchemeParameters): WireSchemeParameters => ({
  scheme_isin: isin,
  scheme_code: code,
  scheme_name: name,
});

/** Where a new watchlist begins with a scheme: it is found there, to be ticked with a press. */
export const watchPath = ({ isin, code }: SchemeParameters): string =>
  `/schemeWatchList?mode=add&q=${encodeURIComponent(isin === '' ? code : isin)}`;

/** Where a card leads on a narrow screen: the same tab, the scheme in the navigation state (DO-052). */
export const narrowChartExit = (scheme: SchemeParameters): Exit => ({
  to: 'chartsmobile',
  state: { param_data: wireParametersOf(scheme) },
});
