import { useLingui } from '@lingui/react';
import type { Remote } from '@folioflow/flows';
import {
  clientMarks,
  clientPageOf,
  clientPageCount,
  parseClientQuery,
  formatClientQuery,
  clientStagesOf,
  codeQueueFilters,
  filterClients,
  isCodeQueueQuery,
  sortClients,
  type clientListFlow,
  type ClientListView,
  type ClientQuery,
} from '@folioflow/flows/backoffice';
import { useCallback, useMemo, useRef, useState } from 'react';
import { formatTime } from '../../../format/index.ts';
import { groupIndian } from '../../../format/money.ts';
import { InfoLine, NoticeLine } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { UnavailableState } from '../../../parts/page/Unavailable/UnavailableState.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { BrokenLineDrawing, EmptyStatementDrawing } from '../../../primitives/drawings.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { FilterList } from '../../../primitives/FilterList/FilterList.tsx';
import { useGradualItems } from '../../../primitives/GradualList/use-gradual-items.ts';
import { Row, Stack } from '../../../primitives/Layout/Layout.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Page } from '../../../shell/Page.tsx';
import { Bar, Filters, StickyFoot } from './client-list-look.ts';
import { ClientSearch } from './ClientSearch.tsx';
import { ClientTable } from './ClientTable.tsx';
import { CodeQueueButton } from './CodeQueueButton.tsx';
import { stageText } from './stage-text.ts';
import { languageOf } from '../../../primitives/ServerText/language-of.ts';

/** Number of rows that are rendered first: those visible in the window. */
const ROW_BATCHES = { placesPerStep: 3, visiblePlaces: 12 };

const defaultFilters: Partial<ClientQuery> = { stage: [], missing: [], done: [] };

type LoadedView = Extract<ClientListView, { screen: 'loaded' }>;

export interface ClientListProps {
  view: ClientListView;
  remote: Remote<typeof clientListFlow>;
  /** The query of the address: sort, page and filters. It never contains the search text, which names a person. */
  search: string;
  /** Changes the query. */
  onSearch: (search: string) => void;
  /**
   * Called before the documents of a client are opened in a new tab, with the ids of the filtered list in its order. An
   * approved client is not included: the provider redirects from its documents.
   */
  onView?: ((order: readonly string[]) => void) | undefined;
}

/** /clientList: all clients with their missing data (OM-229 to OM-236). */
export function ClientList({ view, remote, ...place }: ClientListProps) {
  const { i18n } = useLingui();
  const reload = () => remote.send({ type: 'reload.requested' });
  const refreshButton = (
    <Button variant="secondary" onClick={reload}>
      {i18n._('clients.list.refresh')}
    </Button>
  );
  return (
    <Page>
      <Stack gap={16}>
        <PageHeading>{i18n._('clients.list.title')}</PageHeading>
        {view.screen === 'loading' && <FetchingSkeleton />}
        {view.screen === 'unavailable' && (
          <UnavailableState notice={view.notice} title={i18n._('clients.list.unavailable')} action={refreshButton} />
        )}
        {view.screen === 'message' && (
          <EmptyState
            title={<span lang={languageOf(view.text)}>{view.text}</span>}
            drawing={<BrokenLineDrawing />}
            action={refreshButton}
          />
        )}
        {view.screen === 'loaded' && <LoadedList view={view} remote={remote} onReload={reload} {...place} />}
      </Stack>
    </Page>
  );
}

const FetchingSkeleton = () => {
  const { i18n } = useLingui();
  return (
    <Stack gap={12} aria-busy>
      <p role="status">{i18n._('clients.list.fetching')}</p>
      {Array.from({ length: 12 }, (_, place) => (
        <Skeleton key={place} height="2.5rem" />
      ))}
    </Stack>
  );
};

type LoadedListProps = Omit<ClientListProps, 'view'> & { view: LoadedView; onReload: () => void };

function LoadedList({ view, remote, search, onSearch, onView, onReload }: LoadedListProps) {
  const { i18n } = useLingui();
  const { rows, failedUpload: failed, isBusy, notice, uploadedId: taken, uploadingId: uploading } = view;
  const [text, setText] = useState('');
  const table = useRef<HTMLDivElement>(null);
  const query = useMemo(() => parseClientQuery(search), [search]);
  const { sort, page: requestedPage } = query;
  const sorted = useMemo(() => sortClients(rows, sort), [rows, sort]);
  const found = useMemo(() => filterClients(sorted, query, text), [sorted, query, text]);
  const stages = useMemo(() => clientStagesOf(rows), [rows]);
  const shown = useMemo(() => clientPageOf(found, requestedPage), [found, requestedPage]);
  const { placed, isSettled } = useGradualItems(shown.rows, text, ROW_BATCHES);
  const changeQuery = (more: Partial<ClientQuery>) => onSearch(formatClientQuery({ ...query, page: 1, ...more }));
  const upload = useCallback((customerId: string) => remote.send({ type: 'elog.submitted', customerId }), [remote]);
  const pages = clientPageCount(found.length);
  const showPage = (page: number) => {
    changeQuery({ page });
    // A new page is read from its top.
    if ((table.current?.getBoundingClientRect().top ?? 0) < 0) table.current?.scrollIntoView();
  };
  const statusText =
    uploading === null
      ? taken && i18n._('clients.elog.taken', { id: taken })
      : i18n._('clients.elog.uploading', { id: uploading });
  const counts = { count: groupIndian(found.length), total: groupIndian(rows.length) };
  const isFiltered = text !== '' || query.stage.length + query.missing.length + query.done.length > 0;
  const marks = clientMarks.map((mark) => ({ value: mark, label: i18n._(`clients.mark.${mark}`) }));
  const selectMarks = (values: readonly string[]) => clientMarks.filter((mark) => values.includes(mark));
  const clearFilters = () => {
    setText('');
    changeQuery(defaultFilters);
  };
  const changeQueue = (isPressed: boolean) => {
    setText('');
    changeQuery(isPressed ? codeQueueFilters : defaultFilters);
  };
  return (
    <>
      <CodeQueueButton rows={rows} isPressed={isCodeQueueQuery(query)} onPressedChange={changeQueue} />
      <Bar>
        <ClientSearch
          text={text}
          onType={(value) => {
            setText(value);
            if (requestedPage !== 1) changeQuery({});
          }}
        />
        <Filters>
          <FilterList
            label={i18n._('clients.filter.stage')}
            options={stages.map((stage) => ({ value: stage, label: stageText(i18n, stage) }))}
            chosen={query.stage}
            onChosenChange={(stage) => changeQuery({ stage })}
          />
          <FilterList
            label={i18n._('clients.filter.missing')}
            options={marks}
            chosen={query.missing}
            onChosenChange={(values) => changeQuery({ missing: selectMarks(values) })}
          />
          <FilterList
            label={i18n._('clients.filter.done')}
            options={marks}
            chosen={query.done}
            onChosenChange={(values) => changeQuery({ done: selectMarks(values) })}
          />
        </Filters>
        <Button variant="quiet" disabled={!isFiltered} onClick={clearFilters}>
          {i18n._('clients.list.clear')}
        </Button>
        <Button variant="secondary" busy={isBusy} onClick={onReload}>
          {i18n._('clients.list.refresh')}
        </Button>
        <p role="status">{i18n._(isFiltered ? 'clients.list.count.some' : 'clients.list.count', counts)}</p>
      </Bar>
      <NoticeLine notice={notice} />
      <CodeRequests rows={rows} />
      {found.length === 0 ? (
        <EmptyState title={i18n._('clients.list.empty')} drawing={<EmptyStatementDrawing />}>
          {rows.length > 0 && i18n._('clients.list.empty.filtered')}
        </EmptyState>
      ) : (
        <ClientTable
          ref={table}
          rows={placed}
          sort={sort}
          onSort={(next) => changeQuery({ sort: next })}
          uploading={uploading}
          onUpload={upload}
          onView={() => onView?.(found.filter((row) => !row.marks.code).map(({ id }) => id))}
          isBusy={isBusy}
          isSettled={isSettled}
        />
      )}
      <StickyFoot data-foot data-rests={(pages === 1 && statusText === '' && failed === null) || undefined}>
        <p role="status" data-tone={uploading === null ? 'gain' : 'info'}>
          {statusText}
        </p>
        <NoticeLine notice={failed?.notice ?? null} words={{ 'notice.lostAnswer': i18n._('clients.elog.lost') }}>
          <strong>{failed?.customerId}</strong>
        </NoticeLine>
        <PageButtons page={shown.page} pages={pages} onPage={showPage} />
      </StickyFoot>
    </>
  );
}

/** The requests of this session that the list does not show yet: a request has no field in the list. */
function CodeRequests({ rows }: Pick<LoadedView, 'rows'>) {
  const { i18n } = useLingui();
  const requested = rows.flatMap(({ id, codeRequest }) => (codeRequest === null ? [] : [{ id, at: codeRequest.at }]));
  if (requested.length === 0) return null;
  const names = requested.map(({ id, at }) =>
    at === null ? id : i18n._('clients.list.requested.at', { id, time: formatTime(i18n, at) }),
  );
  return <InfoLine>{i18n._('clients.list.requested', { clients: names.join(', ') })}</InfoLine>;
}

function PageButtons({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const { i18n } = useLingui();
  if (pages === 1) return null;
  return (
    <nav aria-label={i18n._('clients.list.pages')}>
      <Row gap={16}>
        <Button variant="secondary" disabled={page === 1} onClick={() => onPage(page - 1)}>
          {i18n._('clients.list.previous')}
        </Button>
        <span role="status">{i18n._('clients.list.page', { page: groupIndian(page), pages: groupIndian(pages) })}</span>
        <Button variant="secondary" disabled={page === pages} onClick={() => onPage(page + 1)}>
          {i18n._('clients.list.next')}
        </Button>
      </Row>
    </nav>
  );
}
