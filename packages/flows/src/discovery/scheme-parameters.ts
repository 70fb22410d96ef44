import type { SchemeIdentity } from '@folioflow/api/contract';
import type { StorageRule } from '../kit/storage-rule.ts';
import { decodeSegment, wireParametersOf, type WireSchemeParameters } from './scheme-address.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

function parseWireScheme(wire: unknown): SchemeIdentity | null {
  if (typeof wire !== 'object' || wire === null) return null;
  const { scheme_isin, scheme_code, scheme_name } = wire as Partial<Record<keyof WireSchemeParameters, unknown>>;
  if (!isText(scheme_isin) || !isText(scheme_code) || !isText(scheme_name)) return null;
  return schemeWithId({ isin: scheme_isin, code: scheme_code, name: scheme_name });
}

const schemeWithId = (scheme: SchemeIdentity): SchemeIdentity | null =>
  scheme.isin === '' && scheme.code === '' ? null : scheme;

/** Returns the text for `received_data` of the session storage (DO-062). */
export const serialiseParameters = (scheme: SchemeIdentity): string => JSON.stringify(wireParametersOf(scheme));

/** Stores the scheme that was opened last (DO-062). */
export const lastSchemeStorage: StorageRule<SchemeIdentity> = {
  store: 'session',
  key: 'received_data',
  select: serialiseParameters,
};

/** Parses `received_data`; null for anything else. */
export function parseStoredParameters(storedText: string | null): SchemeIdentity | null {
  try {
    return storedText === null ? null : parseWireScheme(JSON.parse(storedText));
  } catch {
    return null;
  }
}

export interface SchemeParameterSources {
  /** Decoded parts of the address; absent on /chartsmobile. */
  readonly route?: Partial<WireSchemeParameters> | undefined;
  /** `param_data` of the navigation state. */
  readonly navigation?: unknown;
  /** The text of `received_data` in the session storage. */
  readonly storedText: string | null;
}

/**
 * Returns the scheme of the page: from the address, otherwise the navigation state, otherwise the storage; null is not
 * found (DO-061, DO-063).
 */
export function resolveSchemeParameters({
  route,
  navigation,
  storedText,
}: SchemeParameterSources): SchemeIdentity | null {
  const { scheme_isin = '', scheme_code = '', scheme_name = '' } = route ?? {};
  const addressed = schemeWithId({
    isin: decodeSegment(scheme_isin),
    code: decodeSegment(scheme_code),
    name: decodeSegment(scheme_name),
  });
  return addressed ?? parseWireScheme(navigation) ?? parseStoredParameters(storedText);
}
