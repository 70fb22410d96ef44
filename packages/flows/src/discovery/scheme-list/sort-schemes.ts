import type { Scheme } from '@folioflow/api/contract';

/** What the list can be ordered by; `asListed` is the provider's own order. */
export const SCHEME_SORTS = ['asListed', '1Y', '3Y', '5Y', 'name', 'minimum'] as const;
export type SortColumn = Exclude<(typeof SCHEME_SORTS)[number], 'asListed'>;
/** With a minus the other way round: the lowest return first, Z before A, the largest minimum first. */
export type SchemeSort = 'asListed' | SortColumn | `-${SortColumn}`;

const [, ...columns] = SCHEME_SORTS;
const sorts: readonly SchemeSort[] = [...SCHEME_SORTS, ...columns.map((column) => `-${column}` as const)];
export const isSchemeSort = (text: string): text is SchemeSort => sorts.some((sort) => sort === text);

/** Which column a list is ordered by, if by any, and whether the other way round. */
export function columnOf(sort: SchemeSort): { readonly column: SortColumn | null; readonly isReversed: boolean } {
  const isReversed = sort.startsWith('-');
  const plain = isReversed ? sort.slice(1) : sort;
  return { column: columns.find((column) => column === plain) ?? null, isReversed };
}

type Figure = (scheme: Scheme) => number | null;

const figureOf = (text: string, isShown: boolean): number | null =>
  isShown && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : null;

const figures: Readonly<Record<Exclude<SortColumn, 'name'>, Figure>> = {
  '1Y': ({ one_year_percent, one_year_percent_show }) => figureOf(one_year_percent, one_year_percent_show),
  '3Y': ({ three_year_percent, three_year_percent_show }) => figureOf(three_year_percent, three_year_percent_show),
  '5Y': ({ five_year_percent, five_year_percent_show }) => figureOf(five_year_percent, five_year_percent_show),
  // The smallest minimum first, as the largest return.
  minimum: ({ scheme_minimum_investment_amount: least }) => (least > 0 ? -least : null),
};

const byName = (one: Scheme, other: Scheme): number => {
  const [name, further] = [one.scheme_name.toLowerCase(), other.scheme_name.toLowerCase()];
  return name < further ? -1 : name > further ? 1 : 0;
};

/** In order; what has no figure to be ordered by comes last either way, and equals stay as they were. */
export function sortSchemes(schemes: readonly Scheme[], sort: SchemeSort): readonly Scheme[] {
  const { column, isReversed } = columnOf(sort);
  if (column === null) return schemes;
  const sign = isReversed ? -1 : 1;
  if (column === 'name') return schemes.toSorted((one, other) => sign * byName(one, other));
  const figure = figures[column];
  return schemes
    .map((scheme) => ({ scheme, value: sign * (figure(scheme) ?? -sign * Infinity) }))
    .sort((one, other) => (one.value === other.value ? 0 : other.value - one.value))
    .map(({ scheme }) => scheme);
}
