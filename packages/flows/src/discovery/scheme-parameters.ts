import type { GetSchemeStatisticsRequest } from '@folioflow/api/contract';
import type { Keeps } from '../kit/keeps.ts';
import { partOf, wireParametersOf, type SchemeParameters, type WireSchemeParameters } from './scheme-address.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

function fromWire(wire: unknown): SchemeParameters | null {
  if (typeof wire !== 'object' || wire === null) return null;
  const { scheme_isin, scheme_code, scheme_name } = wire as Partial<Record<keyof WireSchemeParameters, unknown>>;
  if (!isText(scheme_isin) || !isText(scheme_code) || !isText(scheme_name)) return null;
  return namesAScheme({ isin: scheme_isin, code: scheme_code, name: scheme_name });
}

const namesAScheme = (scheme: SchemeParameters): SchemeParameters | null =>
  scheme.isin === '' && scheme.code === '' ? null : scheme;

/** What `received_data` of the session storage holds (DO-062). */
export const keepParameters = (scheme: SchemeParameters): string => JSON.stringify(wireParametersOf(scheme));

/** The scheme that was opened last (DO-062). */
export const schemeKeeps: Keeps<SchemeParameters> = { store: 'session', key: 'received_data', select: keepParameters };

/** Reads `received_data`; whatever else stands there is nothing. */
export function readKeptParameters(kept: string | null): SchemeParameters | null {
  try {
    return kept === null ? null : fromWire(JSON.parse(kept));
  } catch {
    return null;
  }
}

export interface ParameterSources {
  /** Parts of the address, decoded; absent on /chartsmobile. */
  readonly route?: Partial<WireSchemeParameters> | undefined;
  /** `param_data` of the navigation state. */
  readonly navigation?: unknown;
  /** `received_data` of the session storage, as it stands there. */
  readonly kept: string | null;
}

/** The scheme of the page: from the address, else the navigation state, else what was kept; null is not found (DO-061, DO-063). */
export function schemeParametersOf({ route, navigation, kept }: ParameterSources): SchemeParameters | null {
  const { scheme_isin = '', scheme_code = '', scheme_name = '' } = route ?? {};
  const addressed = namesAScheme({ isin: partOf(scheme_isin), code: partOf(scheme_code), name: partOf(scheme_name) });
  return addressed ?? fromWire(navigation) ?? readKeptParameters(kept);
}

/** DO-064. */
export const statisticsRequestOf = ({ isin, code, name }: SchemeParameters): GetSchemeStatisticsRequest => ({
  param_isin: isin,
  param_scheme_code: code,
  param_scheme_name: name,
});
