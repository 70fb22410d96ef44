import { PAGE_SIZE, type Scheme } from '@folioflow/api/contract';
import {
  comparisonStorage,
  filterNames,
  MOBILE_BREAKPOINT_PX,
  parseFilters,
  schemeCardOf,
  schemeListStorage,
} from '@folioflow/flows';
import { drawScheme, drawSchemeCount } from '@folioflow/ui/parts/scheme/SchemeCard/drawn-scheme';
import { readStoredText } from '@folioflow/wiring/headless';
import type { PageDrawing } from '@folioflow/wiring/page-manifest';
import { readDrawnProfile } from '../../wiring/drawn-profile.ts';
import { readStoredKycProgress } from '../../wiring/stored-session.ts';

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
  typeof scheme.one_year_percent_show === 'boolean' &&
  typeof scheme.three_year_percent_show === 'boolean' &&
  typeof scheme.sip_returns_data === 'object' &&
  Object.values(scheme.sip_returns_data).every((figure) => typeof figure === 'string');

interface Entry {
  readonly scroll?: number;
  readonly followedLink?: string;
}

/** After Back and a reload, the app restores the position. */
const hasPosition = ({ scroll = 0, followedLink }: Entry) => scroll > 0 || followedLink !== undefined;

interface ReceivedList {
  readonly per_page_count?: unknown;
  readonly result?: { readonly scheme_list?: unknown };
}

/** The first page of the list on a phone, without filters. */
export const drawing: PageDrawing<'listSchemes'> = {
  operation: 'listSchemes',
  request: { file_index: 0 },
  canDraw: (stores) => {
    const filters = parseFilters(readStoredText(stores, schemeListStorage));
    return (
      readStoredKycProgress(stores) === 'finished' &&
      filterNames.every((name) => filters[name].length === 0) &&
      readStoredText(stores, comparisonStorage) === null &&
      matchMedia(`(max-width: ${MOBILE_BREAKPOINT_PX}px)`).matches &&
      !hasPosition((history.state as Entry | null) ?? {})
    );
  },
  read: (answer, stores) => {
    const profile = readDrawnProfile(stores);
    const { per_page_count: size = PAGE_SIZE, result } = answer as ReceivedList;
    const list = result?.scheme_list;
    if (profile === null || typeof size !== 'number' || size < 1 || !Array.isArray(list) || list.length === 0)
      return null;
    const received = list as readonly Scheme[];
    if (!received.every(isComplete)) return null;
    return {
      texts: { ...profile, count: drawSchemeCount(list.length) },
      items: received.slice(0, Math.floor(size)).map((scheme) => drawScheme(schemeCardOf(scheme))),
    };
  },
};
