import type { Scheme } from '@folioflow/api/contract';

/** What the list can be ordered by; `asListed` is the provider's own order. */
export const SCHEME_SORTS = ['asListed', '1Y', '3Y', '5Y', 'name', 'minimum'] as const;
export type SchemeSort = (typeof SCHEME_SORTS)[number];

type Figure = (scheme: Scheme) => number | null;

const figureOf = (text: string, isShown: boolean): number | null =>
  isShown && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : null;

const figures: Readonly<Partial<Record<SchemeSort, Figure>>> = {
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

/** In order; what has no figure to be ordered by comes last, and equals stay as they were. */
export function sortSchemes(schemes: readonly Scheme[], sort: SchemeSort): readonly Scheme[] {
  if (sort === 'asListed') return schemes;
  const figure = figures[sort];
  if (figure === undefined) return schemes.toSorted(byName);
  return schemes
    .map((scheme) => ({ scheme, value: figure(scheme) ?? -Infinity }))
    .sort((one, other) => (one.value === other.value ? 0 : other.value - one.value))
    .map(({ scheme }) => scheme);
}
