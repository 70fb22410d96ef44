import { PAGE_SIZE, type Scheme } from '@folioflow/api/contract';
import { comparisonStorage, filterNames, parseFilters, schemeCardOf, schemeListStorage } from '@folioflow/flows';
import { drawScheme, drawSchemeCount } from '@folioflow/ui/parts/scheme/SchemeCard/drawn-scheme';
import { readStoredText } from '@folioflow/wiring/headless';
import type { PageDrawing } from '@folioflow/wiring/page-manifest';
import { readDrawnProfile } from '../../wiring/drawn-profile.ts';
import { beginsLikeTemplates } from '../../wiring/drawn-visit.ts';

const textFields = [
  '_id',
  'scheme_name',
  'scheme_isin',
  'scheme_code',
  'scheme_category',
  'sub_category',
  'risk',
  'logo_url',
  'scheme_amc',
  'one_month_percent',
  'three_month_percent',
  'six_month_percent',
  'one_year_percent',
  'three_year_percent',
  'five_year_percent',
] as const;

/** The client replaces what a provider leaves out; the drawing shows complete schemes only. */
const isComplete = (scheme: Scheme) =>
  textFields.every((field) => typeof scheme[field] === 'string') &&
  typeof scheme.sip_returns_data === 'object' &&
  Object.values(scheme.sip_returns_data).every((figure) => typeof figure === 'string');

interface ReceivedList {
  readonly per_page_count?: unknown;
  readonly result?: { readonly scheme_list?: unknown };
}

/** The first page of the list on a phone, without filters. */
export const drawing: PageDrawing<readonly ['listSchemes']> = {
  operations: ['listSchemes'],
  requests: [{ file_index: 0 }],
  canDraw: (visit) => {
    const { stores } = visit;
    const filters = parseFilters(readStoredText(stores, schemeListStorage));
    return (
      beginsLikeTemplates(visit) &&
      filterNames.every((name) => filters[name].length === 0) &&
      readStoredText(stores, comparisonStorage) === null
    );
  },
  read: ([answer], { stores }) => {
    const profile = readDrawnProfile(stores);
    const { per_page_count: size = PAGE_SIZE, result } = answer as ReceivedList;
    const list = result?.scheme_list;
    if (profile === null || typeof size !== 'number' || size < 1 || !Array.isArray(list) || list.length === 0)
      return null;
    const received = list as readonly Scheme[];
    if (!received.every(isComplete)) return null;
    return {
      kind: 'page',
      texts: { ...profile, count: drawSchemeCount(list.length) },
      items: received.slice(0, Math.floor(size)).map((scheme) => drawScheme(schemeCardOf(scheme))),
    };
  },
};
