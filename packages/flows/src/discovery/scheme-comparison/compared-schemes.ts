import type { StorageRule } from '../../kit/storage-rule.ts';
import { queryParameters } from '../scheme-list/list-position.ts';
import { COMPARE_PARAMETER } from './comparison-address.ts';
import { COLUMNS, type ComparedSchemesByColumn, type SchemeKey } from './scheme-comparison.types.ts';

/** Maximum number of compared schemes. */
export const MAX_COMPARED_SCHEMES = COLUMNS.length;

const CODE_PATTERN = /^[\w./-]{1,64}$/;
const ISIN_PATTERN = /^([A-Z]{2}[A-Z0-9]{10})?$/;

function parseSchemeKey(part: string): SchemeKey[] {
  const [code = '', isin = '', ...rest] = part.split(':');
  return CODE_PATTERN.test(code) && ISIN_PATTERN.test(isin) && rest.length === 0 ? [{ code, isin }] : [];
}

/** Parses the schemes in a query, each once and at most `MAX_COMPARED_SCHEMES`; invalid codes and ISINs are dropped. */
export function parseComparedSchemes(search: string): readonly SchemeKey[] {
  const keys = queryParameters(search, COMPARE_PARAMETER).flatMap(parseSchemeKey);
  return keys
    .filter(({ code }, place) => keys.findIndex((each) => each.code === code) === place)
    .slice(0, MAX_COMPARED_SCHEMES);
}

/** Returns the query for schemes, `?compare=100000:INF000A01000&compare=…`; '' for none. */
export const comparedSchemesQuery = (schemes: readonly SchemeKey[]): string =>
  schemes
    .map(
      ({ code, isin }, place) => `${place === 0 ? '?' : '&'}${COMPARE_PARAMETER}=${encodeURIComponent(code)}:${isin}`,
    )
    .join('')
    .replace(/:(?=&|$)/g, '');

export const isSchemeCompared = (chosen: readonly SchemeKey[], { code }: SchemeKey): boolean =>
  chosen.some((each) => each.code === code);

/** Adds or removes a scheme; a scheme beyond the maximum is not added. */
export function toggleComparedScheme(chosen: readonly SchemeKey[], scheme: SchemeKey): readonly SchemeKey[] {
  if (isSchemeCompared(chosen, scheme)) return chosen.filter(({ code }) => code !== scheme.code);
  return chosen.length < MAX_COMPARED_SCHEMES ? [...chosen, scheme] : chosen;
}

/** Stores the compared schemes for the lifetime of the tab, so that every list shows them. */
export const comparisonStorage: StorageRule<readonly SchemeKey[]> = {
  store: 'session',
  key: 'compared_schemes',
  select: (chosen) => comparedSchemesQuery(chosen) || null,
};

/** Returns the schemes of the columns. */
export const columnSchemes = (columns: ComparedSchemesByColumn): readonly SchemeKey[] =>
  COLUMNS.flatMap((column) => columns[column] ?? []);

/** Assigns schemes to columns: remaining schemes do not move, a new one gets the first free column. */
export function assignColumns(chosen: readonly SchemeKey[], before: ComparedSchemesByColumn): ComparedSchemesByColumn {
  const stay = columnSchemes(before).filter((scheme) => isSchemeCompared(chosen, scheme));
  const coming = chosen.filter((scheme) => !isSchemeCompared(stay, scheme));
  const next = COLUMNS.map((column) => {
    const here = before[column];
    return [column, here !== null && isSchemeCompared(stay, here) ? here : (coming.shift() ?? null)] as const;
  });
  return Object.fromEntries(next) as Record<(typeof COLUMNS)[number], SchemeKey | null>;
}
