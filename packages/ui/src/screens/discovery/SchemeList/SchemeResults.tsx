import {
  formatMessage,
  SCHEME_SORTS,
  type Exit,
  type SchemeListEvent,
  type SchemeListView,
  type SchemeLook,
  type SchemeSort,
} from '@folioflow/flows';
import { schemes } from '@folioflow/flows/words/schemes';
import { RotateCw } from 'lucide';
import { memo, useCallback, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { groupIndian } from '../../../format/money.ts';
import { NoticeLine } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { OnDemand } from '../../../parts/page/OnDemand/OnDemand.tsx';
import type { SchemeControlsColumn } from '../../../parts/scheme/SchemeTable/SchemeTable.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { useNextTaskValue } from '../../../primitives/use-next-task-value.ts';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { loadNothingFound, loadSchemeLooks } from './load-scheme-list-parts.ts';
import { SchemeListSkeleton } from './SchemeListSkeleton.tsx';
import { PAGE_ID, SchemePages } from './SchemePages.tsx';
import { SchemeRows } from './SchemeRows.tsx';

const ResultCount = styled.p`
  color: var(--muted);
  font-size: var(--type-14);
  font-variant-numeric: tabular-nums;
  outline: none;
  scroll-margin-top: calc(var(--top-bar) + 8rem);
`;

/* Count and refresh, with the order below them on a phone and in the same line on a wide screen. */
const ResultToolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8) var(--space-16);

  @media (min-width: 48rem) {
    flex-wrap: nowrap;

    > p {
      margin-inline-end: auto;
    }

    > :last-child {
      order: -1;
    }

    > p {
      order: -2;
    }
  }
`;

const SortBox = styled.div`
  flex: 1 0 100%;
  max-width: 24rem;

  /* The label is beside the field, which leaves more of the window for the first card. */
  > div {
    flex-flow: row wrap;
    column-gap: 0;
    align-items: center;
  }

  > div > :first-child {
    margin-inline-end: var(--space-12);
  }

  > div > :nth-child(2) {
    flex: 1 1 10rem;
  }

  @media (min-width: 48rem) {
    flex: 0 1 20rem;
  }
`;

type LoadedView = Extract<SchemeListView, { screen: 'loaded' }>;
type ResultsView = Extract<SchemeListView, { screen: 'loading' | 'loaded' }>;

function countText(view: ResultsView): string {
  return view.screen === 'loading' ? schemes['list.fetching'] : loadedCountText(view);
}

function loadedCountText({ found, loaded, isComplete, searching }: LoadedView): string {
  const counts = { found: groupIndian(found), loaded: groupIndian(loaded) };
  if (!isComplete && searching.text.trim() !== '') return formatMessage(schemes['search.searched'], counts);
  if (!isComplete) return formatMessage(schemes['list.countSoFar'], counts);
  return found === 1 ? schemes['list.countOne'] : formatMessage(schemes['list.count'], counts);
}

export interface SchemeResultsProps {
  view: ResultsView;
  remote: { send: (event: SchemeListEvent) => void };
  onFollow: (exit: Exit) => void;
  look: SchemeLook;
  onLook: (look: SchemeLook) => void;
  /** The screen is wide enough for a table. */
  isWide: boolean;
  /** Further actions on a scheme. */
  controls?: SchemeControlsColumn | undefined;
}

/**
 * Count, cards and pages of the filtered schemes. They are rendered with a lower priority than input, so that typing is
 * not delayed.
 */
export function SchemeResults({ view, ...rest }: SchemeResultsProps) {
  const deferred = useNextTaskValue(view);
  return <DeferredResults view={deferred.screen === view.screen ? deferred : view} {...rest} />;
}

/** The count is one element throughout: a screen reader announces changes of a region that it knows. */
const DeferredResults = memo((props: SchemeResultsProps) => {
  const { view, isWide, look } = props;
  const page = view.screen === 'loaded' ? view.page : null;
  const top = useFocusOnPageChange(page);
  const isGrowing = view.screen === 'loaded' && (view.isRefreshing || (!view.isComplete && view.notice === null));
  const isBusy = view.screen === 'loading' || view.isRefreshing;
  return (
    <Stack gap={16} aria-busy={isBusy || undefined} data-loading={isGrowing || undefined}>
      <ResultToolbar>
        <ResultCount
          ref={top}
          tabIndex={-1}
          role="status"
          aria-live={view.screen === 'loaded' && view.isComplete ? undefined : 'off'}
          aria-describedby={view.screen === 'loaded' && view.isPaged ? PAGE_ID : undefined}
        >
          {countText(view)}
        </ResultCount>
        {view.screen === 'loaded' && <ResultControls {...props} view={view} />}
      </ResultToolbar>
      {view.screen === 'loaded' ? (
        <ResultRows {...props} view={view} />
      ) : (
        <SchemeListSkeleton isTable={isWide && look === 'table'} />
      )}
    </Stack>
  );
});

type LoadedProps = SchemeResultsProps & { view: LoadedView };
const reload = (remote: SchemeResultsProps['remote']) => remote.send({ type: 'reload.requested' });

function ResultControls({ view, remote, look, onLook, isWide }: LoadedProps) {
  const sorts = [...new Set<SchemeSort>([...SCHEME_SORTS, view.sort])];
  const isSearching = view.searching.text.trim() !== '';
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<Icon of={RotateCw} />}
        busy={view.isRefreshing}
        disabled={!view.canReload && !view.isRefreshing}
        onClick={() => reload(remote)}
      >
        {schemes['list.refresh']}
      </Button>
      {isWide && (
        <OnDemand
          load={loadSchemeLooks}
          props={{ look, onLook }}
          fetching={<Skeleton width="9rem" height="var(--control)" />}
        />
      )}
      <SortBox>
        <Select
          label={schemes['list.sort']}
          disabled={!view.canSort}
          options={sorts.map((value) => ({
            value,
            label: value === 'asListed' && isSearching ? schemes['sort.relevance'] : schemes[`sort.${value}`],
          }))}
          value={view.sort}
          onValueChange={(value) => {
            const sort = sorts.find((each) => each === value);
            if (sort !== undefined) remote.send({ type: 'sort.chosen', sort });
          }}
        />
      </SortBox>
    </>
  );
}

function ResultRows({ view, remote, onFollow, look, isWide, controls }: LoadedProps) {
  const sortBy = useCallback((sort: SchemeSort) => remote.send({ type: 'sort.chosen', sort }), [remote]);
  return (
    <>
      <NoticeLine notice={view.notice} subject="load">
        <Stack gap={4} align="start">
          {schemes['list.stalled']}
          <Button variant="quiet" size="small" onClick={() => reload(remote)}>
            {schemes['list.retry']}
          </Button>
        </Stack>
      </NoticeLine>
      {view.cards.length === 0 && <OnDemand load={loadNothingFound} props={{ view, remote }} />}
      {view.cards.length > 0 && (
        <SchemeRows
          cards={view.cards}
          typed={view.searching.text}
          sort={view.sort}
          canSort={view.canSort}
          onSort={sortBy}
          onFollow={onFollow}
          isTable={isWide && look === 'table'}
          controls={controls}
        />
      )}
      <SchemePages view={view} remote={remote} />
    </>
  );
}

/** A new page is scrolled to its first card, which receives the focus; a list that was fetched anew is not. */
function useFocusOnPageChange(page: number | null) {
  const top = useRef<HTMLParagraphElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    const isTurned = shown.current !== null && page !== null && shown.current !== page;
    shown.current = page;
    if (!isTurned) return;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, [page]);
  return top;
}
