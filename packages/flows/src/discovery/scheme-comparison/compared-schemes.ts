import type { Keeps } from '../../kit/keeps.ts';
import { saidAll } from '../scheme-list/list-place.ts';
import { COMPARED } from './comparison-address.ts';
import { COLUMNS, type Columns, type SchemeKey } from './scheme-comparison.types.ts';

/** As many schemes are compared at once. */
export const COMPARED_AT_MOST = COLUMNS.length;

const CODE = /^[\w./-]{1,64}$/;
const ISIN = /^([A-Z]{2}[A-Z0-9]{10})?$/;

function keyIn(part: string): SchemeKey[] {
  const [code = '', isin = '', ...rest] = part.split(':');
  return CODE.test(code) && ISIN.test(isin) && rest.length === 0 ? [{ code, isin }] : [];
}

/** The schemes that a query names, each once and no more than are compared; what is no code or no ISIN is left out. */
export function schemesIn(search: string): readonly SchemeKey[] {
  const keys = saidAll(search, COMPARED).flatMap(keyIn);
  return keys
    .filter(({ code }, place) => keys.findIndex((each) => each.code === code) === place)
    .slice(0, COMPARED_AT_MOST);
}

/** The query that names schemes, `?compare=100000:INF000A01000&compare=…`; '' for none. */
export const schemesSearchOf = (schemes: readonly SchemeKey[]): string =>
  schemes
    .map(({ code, isin }, place) => `${place === 0 ? '?' : '&'}${COMPARED}=${encodeURIComponent(code)}:${isin}`)
    .join('')
    .replace(/:(?=&|$)/g, '');

export const isChosen = (chosen: readonly SchemeKey[], { code }: SchemeKey): boolean =>
  chosen.some((each) => each.code === code);

/** One more, or one less; a further one than may be compared changes nothing. */
export function chosenWith(chosen: readonly SchemeKey[], scheme: SchemeKey): readonly SchemeKey[] {
  if (isChosen(chosen, scheme)) return chosen.filter(({ code }) => code !== scheme.code);
  return chosen.length < COMPARED_AT_MOST ? [...chosen, scheme] : chosen;
}

/** What is chosen goes along from list to list, for as long as the tab is open. */
export const comparisonKeeps: Keeps<readonly SchemeKey[]> = {
  store: 'session',
  key: 'compared_schemes',
  select: (chosen) => schemesSearchOf(chosen) || null,
};

/** Those in the columns. */
export const schemesOf = (columns: Columns): readonly SchemeKey[] => COLUMNS.flatMap((column) => columns[column] ?? []);

/** Who stays keeps the column, who is new takes the first free one. */
export function columnsOf(chosen: readonly SchemeKey[], before: Columns): Columns {
  const stay = schemesOf(before).filter((scheme) => isChosen(chosen, scheme));
  const coming = chosen.filter((scheme) => !isChosen(stay, scheme));
  const next = COLUMNS.map((column) => {
    const here = before[column];
    return [column, here !== null && isChosen(stay, here) ? here : (coming.shift() ?? null)] as const;
  });
  return Object.fromEntries(next) as Record<(typeof COLUMNS)[number], SchemeKey | null>;
}
