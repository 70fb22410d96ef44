import type { Scheme } from '@folioflow/api/contract';

/** Sort criteria of the list; `asListed` is the provider's own order. */
export const SCHEME_SORTS = ['asListed', '1Y', '3Y', '5Y', 'name', 'minimum'] as const;
export type SortColumn = Exclude<(typeof SCHEME_SORTS)[number], 'asListed'>;
/** A minus reverses the order: the lowest return first, Z before A, the largest minimum first. */
export type SchemeSort = 'asListed' | SortColumn | `-${SortColumn}`;

const [, ...columns] = SCHEME_SORTS;
const sorts: readonly SchemeSort[] = [...SCHEME_SORTS, ...columns.map((column) => `-${column}` as const)];
export const isSchemeSort = (text: string): text is SchemeSort => sorts.some((sort) => sort === text);

/** Returns the column that a list is sorted by, null for the provider's order, and whether the order is reversed. */
export function sortColumnOf(sort: SchemeSort): { readonly column: SortColumn | null; readonly isReversed: boolean } {
  const isReversed = sort.startsWith('-');
  const plain = isReversed ? sort.slice(1) : sort;
  return { column: columns.find((column) => column === plain) ?? null, isReversed };
}

type FigureReader = (scheme: Scheme) => number | null;

const parseFigure = (text: string, isShown: boolean): number | null =>
  isShown && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : null;

const figures: Readonly<Record<Exclude<SortColumn, 'name'>, FigureReader>> = {
  '1Y': ({ one_year_percent, one_year_percent_show }) => parseFigure(one_year_percent, one_year_percent_show),
  '3Y': ({ three_year_percent, three_year_percent_show }) => parseFigure(three_year_percent, three_year_percent_show),
  '5Y': ({ five_year_percent, five_year_percent_show }) => parseFigure(five_year_percent, five_year_percent_show),
  // The smallest minimum comes first, like the largest return.
  minimum: ({ scheme_minimum_investment_amount: least }) => (least > 0 ? -least : null),
};

const compareNames = (one: Scheme, other: Scheme): number => {
  const [name, further] = [one.scheme_name.toLowerCase(), other.scheme_name.toLowerCase()];
  return name < further ? -1 : name > further ? 1 : 0;
};

/** Sorts schemes. Those without a value come last in both directions; equal schemes remain in their order. */
export function sortSchemes(schemes: readonly Scheme[], sort: SchemeSort): readonly Scheme[] {
  const { column, isReversed } = sortColumnOf(sort);
  if (column === null) return schemes;
  const sign = isReversed ? -1 : 1;
  if (column === 'name') return [...schemes].sort((one, other) => sign * compareNames(one, other));
  const figure = figures[column];
  return schemes
    .map((scheme) => ({ scheme, value: sign * (figure(scheme) ?? -sign * Infinity) }))
    .sort((one, other) => (one.value === other.value ? 0 : other.value - one.value))
    .map(({ scheme }) => scheme);
}
