import { STAGE_NAMES } from '@folioflow/api/contract';
import { clientMarks, type ClientMarkName, type ClientRow } from './client-list.types.ts';

export const clientColumns = ['id', 'mobile', 'email', 'stage', 'status', ...clientMarks] as const;
export type ClientColumn = (typeof clientColumns)[number];
/** A column, with a minus for descending order; '' is the order of the provider. */
export type ClientSort = '' | ClientColumn | `-${ClientColumn}`;

/** The query of the list's address. The search text is not included, because it contains personal data. */
export interface ClientQuery {
  readonly sort: ClientSort;
  /** Counted from 1. */
  readonly page: number;
  /** The client is at one of these stages; an empty list accepts every stage. */
  readonly stage: readonly string[];
  /** Every mark is missing. */
  readonly missing: readonly ClientMarkName[];
  /** Every mark is present. */
  readonly done: readonly ClientMarkName[];
}

export const defaultClientQuery: ClientQuery = { sort: '', page: 1, stage: [], missing: [], done: [] };

type ClientFilters = Pick<ClientQuery, 'stage' | 'missing' | 'done'>;

/** The filters of the clients who have signed and wait for a client code. */
export const codeQueueFilters: ClientFilters = { stage: [], missing: ['code'], done: ['kyc', 'esign'] };

/** True if a query has exactly the filters of the queue for a client code. */
export const isCodeQueueQuery = ({ stage, missing, done }: ClientFilters): boolean =>
  formatClientQuery({ ...defaultClientQuery, stage, missing, done }) ===
  formatClientQuery({ ...defaultClientQuery, ...codeQueueFilters });

/** Rows of a page: more than a large screen shows, few enough to render between two key presses. */
export const CLIENTS_PER_PAGE = 50;

const queryValues = (search: string, name: string): readonly string[] =>
  [...search.matchAll(new RegExp(`[?&]${name}=([\\w-]+)`, 'g'))].map(([, value = '']) => value);
const isColumn = (text: string): text is ClientColumn => clientColumns.some((column) => column === text);
const isSort = (text: string): text is ClientSort => isColumn(text.replace(/^-/, ''));
const marksInQuery = (search: string, name: string): readonly ClientMarkName[] =>
  clientMarks.filter((mark) => queryValues(search, name).includes(mark));

/** Parses the query of an address; unknown columns, pages, stages and marks are ignored. */
export function parseClientQuery(search: string): ClientQuery {
  const [sort = ''] = queryValues(search, 'sort');
  const [page = ''] = queryValues(search, 'page');
  return {
    sort: isSort(sort) ? sort : '',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    stage: queryValues(search, 'stage'),
    missing: marksInQuery(search, 'missing'),
    done: marksInQuery(search, 'done'),
  };
}

/** The query of an address; '' for the first page of the whole list. */
export function formatClientQuery({ sort, page, ...filters }: ClientQuery): string {
  const parts = [
    ...(sort === '' ? [] : [`sort=${sort}`]),
    ...(page === 1 ? [] : [`page=${page}`]),
    ...(['stage', 'missing', 'done'] as const).flatMap((name) => filters[name].map((value) => `${name}=${value}`)),
  ];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** The column to sort by, and whether in descending order. */
export const parseClientSort = (sort: ClientSort): { column: ClientColumn | null; isReversed: boolean } => {
  const column = sort.replace(/^-/, '');
  return { column: isColumn(column) ? column : null, isReversed: sort.startsWith('-') };
};

const stageRank = (stage: string): number => {
  const place = (STAGE_NAMES as readonly string[]).indexOf(stage);
  return place === -1 ? STAGE_NAMES.length : place;
};
/** Stages by the order of the steps, missing marks before present marks, everything else as text. */
const sortValueOf = (row: ClientRow, column: ClientColumn): string | number => {
  if (column === 'stage') return stageRank(row.stage);
  if (column === 'id' || column === 'mobile' || column === 'email' || column === 'status')
    return row[column].toLowerCase();
  return row.marks[column] ? 1 : 0;
};

/** Sorts rows; equal rows remain in the order of the provider in both directions. */
export function sortClients(rows: readonly ClientRow[], sort: ClientSort): readonly ClientRow[] {
  const { column, isReversed } = parseClientSort(sort);
  if (column === null) return rows;
  const sign = isReversed ? -1 : 1;
  return rows
    .map((row) => ({ row, value: sortValueOf(row, column) }))
    .sort((one, other) => (one.value < other.value ? -sign : one.value > other.value ? sign : 0))
    .map(({ row }) => row);
}

/** Returns the rows that pass the filters and contain every word of the text in id, mobile number or email. */
export function filterClients(
  rows: readonly ClientRow[],
  { stage, missing, done }: ClientFilters,
  text: string,
): readonly ClientRow[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(
    (row) =>
      (stage.length === 0 || stage.includes(row.stage)) &&
      missing.every((mark) => !row.marks[mark]) &&
      done.every((mark) => row.marks[mark]) &&
      words.every((word) => row.searchText.includes(word)),
  );
}

/** The number of pages; at least 1. */
export const clientPageCount = (count: number): number => Math.max(1, Math.ceil(count / CLIENTS_PER_PAGE));

/** The rows of a page; a page number beyond the end returns the last page. */
export function clientPageOf(rows: readonly ClientRow[], page: number): { rows: readonly ClientRow[]; page: number } {
  const shown = Math.min(page, clientPageCount(rows.length));
  return { rows: rows.slice((shown - 1) * CLIENTS_PER_PAGE, shown * CLIENTS_PER_PAGE), page: shown };
}

/** The stages of the rows in the order of the steps, for the filter. */
export const clientStagesOf = (rows: readonly ClientRow[]): readonly string[] =>
  [...new Set(rows.map(({ stage }) => stage))]
    .filter((stage) => /^[\w-]+$/.test(stage))
    .sort((one, other) => stageRank(one) - stageRank(other));
