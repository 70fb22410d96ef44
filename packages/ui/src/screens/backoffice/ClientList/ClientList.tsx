import { formatMessage, type Remote } from '@folioflow/flows';
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
import { clients } from '@folioflow/flows/words/clients';
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
  const reload = () => remote.send({ type: 'reload.requested' });
  const refreshButton = (
    <Button variant="secondary" onClick={reload}>
      {clients['list.refresh']}
    </Button>
  );
  return (
    <Page>
      <Stack gap={16}>
        <PageHeading>{clients['list.title']}</PageHeading>
        {view.screen === 'loading' && <FetchingSkeleton />}
        {view.screen === 'unavailable' && (
          <UnavailableState notice={view.notice} title={clients['list.unavailable']} action={refreshButton} />
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

const FetchingSkeleton = () => (
  <Stack gap={12} aria-busy>
    <p role="status">{clients['list.fetching']}</p>
    {Array.from({ length: 12 }, (_, place) => (
      <Skeleton key={place} height="2.5rem" />
    ))}
  </Stack>
);

type LoadedListProps = Omit<ClientListProps, 'view'> & { view: LoadedView; onReload: () => void };

function LoadedList({ view, remote, search, onSearch, onView, onReload }: LoadedListProps) {
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
      ? taken && formatMessage(clients['elog.taken'], { id: taken })
      : formatMessage(clients['elog.uploading'], { id: uploading });
  const counts = { count: groupIndian(found.length), total: groupIndian(rows.length) };
  const isFiltered = text !== '' || query.stage.length + query.missing.length + query.done.length > 0;
  const marks = clientMarks.map((mark) => ({ value: mark, label: clients[`mark.${mark}`] }));
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
            label={clients['filter.stage']}
            options={stages.map((stage) => ({ value: stage, label: stageText(stage) }))}
            chosen={query.stage}
            onChosenChange={(stage) => changeQuery({ stage })}
          />
          <FilterList
            label={clients['filter.missing']}
            options={marks}
            chosen={query.missing}
            onChosenChange={(values) => changeQuery({ missing: selectMarks(values) })}
          />
          <FilterList
            label={clients['filter.done']}
            options={marks}
            chosen={query.done}
            onChosenChange={(values) => changeQuery({ done: selectMarks(values) })}
          />
        </Filters>
        <Button variant="quiet" disabled={!isFiltered} onClick={clearFilters}>
          {clients['list.clear']}
        </Button>
        <Button variant="secondary" busy={isBusy} onClick={onReload}>
          {clients['list.refresh']}
        </Button>
        <p role="status">{formatMessage(isFiltered ? clients['list.count.some'] : clients['list.count'], counts)}</p>
      </Bar>
      <NoticeLine notice={notice} />
      <CodeRequests rows={rows} />
      {found.length === 0 ? (
        <EmptyState title={clients['list.empty']} drawing={<EmptyStatementDrawing />}>
          {rows.length > 0 && clients['list.empty.filtered']}
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
        <NoticeLine notice={failed?.notice ?? null} words={{ 'notice.lostAnswer': clients['elog.lost'] }}>
          <strong>{failed?.customerId}</strong>
        </NoticeLine>
        <PageButtons page={shown.page} pages={pages} onPage={showPage} />
      </StickyFoot>
    </>
  );
}

/** The requests of this session that the list does not show yet: a request has no field in the list. */
function CodeRequests({ rows }: Pick<LoadedView, 'rows'>) {
  const requested = rows.flatMap(({ id, codeRequest }) => (codeRequest === null ? [] : [{ id, at: codeRequest.at }]));
  if (requested.length === 0) return null;
  const names = requested.map(({ id, at }) =>
    at === null ? id : formatMessage(clients['list.requested.at'], { id, time: formatTime(at) }),
  );
  return <InfoLine>{formatMessage(clients['list.requested'], { clients: names.join(', ') })}</InfoLine>;
}

function PageButtons({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  if (pages === 1) return null;
  return (
    <nav aria-label={clients['list.pages']}>
      <Row gap={16}>
        <Button variant="secondary" disabled={page === 1} onClick={() => onPage(page - 1)}>
          {clients['list.previous']}
        </Button>
        <span role="status">
          {formatMessage(clients['list.page'], { page: groupIndian(page), pages: groupIndian(pages) })}
        </span>
        <Button variant="secondary" disabled={page === pages} onClick={() => onPage(page + 1)}>
          {clients['list.next']}
        </Button>
      </Row>
    </nav>
  );
}
