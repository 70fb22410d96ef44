import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import {
  SCHEME_SORTS,
  type Exit,
  type SchemeListEvent,
  type SchemeListView,
  type SchemeLook,
  type SchemeSort,
} from '@folioflow/flows';
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
  gap: var(--space-8);

  /* A longer count, while schemes are still arriving, never moves the button below it. */
  > p {
    flex: 1;
  }

  @media (min-width: 48rem) {
    gap: var(--space-16);
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

function countText(i18n: I18n, { found, loaded, isComplete, searching }: LoadedView): string {
  const counts = { found: groupIndian(found), loaded: groupIndian(loaded) };
  if (!isComplete && searching.text.trim() !== '') return i18n._('schemes.search.searched', counts);
  if (!isComplete) return i18n._('schemes.list.countSoFar', counts);
  return i18n._('schemes.list.count', { count: found });
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
const DeferredResults = memo(({ view, remote, onFollow, look, onLook, isWide, controls }: SchemeResultsProps) => {
  const { i18n } = useLingui();
  const loaded = view.screen === 'loaded' ? view : null;
  const top = useFocusOnPageChange(loaded?.page);
  const isSearching = view.searching.text.trim() !== '';
  const sortBy = useCallback((sort: SchemeSort) => remote.send({ type: 'sort.chosen', sort }), [remote]);
  const reload = () => remote.send({ type: 'reload.requested' });
  const isGrowing = loaded !== null && (loaded.isRefreshing || (!loaded.isComplete && loaded.notice === null));
  const sorts = loaded && [...new Set<SchemeSort>([...SCHEME_SORTS, loaded.sort])];
  return (
    <Stack gap={16} aria-busy={loaded?.isRefreshing !== false || undefined} data-loading={isGrowing || undefined}>
      <ResultToolbar>
        <ResultCount
          ref={top}
          tabIndex={-1}
          role="status"
          aria-live={loaded?.isComplete ? undefined : 'off'}
          aria-describedby={loaded?.isPaged ? PAGE_ID : undefined}
        >
          {loaded ? countText(i18n, loaded) : i18n._('schemes.list.fetching')}
        </ResultCount>
        {loaded && (
          <Button
            variant="quiet"
            size="small"
            icon={<Icon of={RotateCw} />}
            busy={loaded.isRefreshing}
            disabled={!loaded.canReload && !loaded.isRefreshing}
            onClick={reload}
          >
            {i18n._('schemes.list.refresh')}
          </Button>
        )}
        {loaded && isWide && (
          <OnDemand
            load={loadSchemeLooks}
            props={{ look, onLook }}
            fetching={<Skeleton width="9rem" height="var(--control)" />}
          />
        )}
        {loaded && sorts && (
          <SortBox>
            <Select
              label={i18n._('schemes.list.sort')}
              disabled={!loaded.canSort}
              options={sorts.map((value) => ({
                value,
                label:
                  value === 'asListed' && isSearching
                    ? i18n._('schemes.sort.relevance')
                    : i18n._(`schemes.sort.${value}`),
              }))}
              value={loaded.sort}
              onValueChange={(value) => {
                const sort = sorts.find((each) => each === value);
                if (sort !== undefined) sortBy(sort);
              }}
            />
          </SortBox>
        )}
      </ResultToolbar>
      {!loaded && <SchemeListSkeleton isTable={isWide && look === 'table'} />}
      {loaded && (
        <NoticeLine notice={loaded.notice}>
          <Stack gap={4} align="start">
            {i18n._('schemes.list.stalled')}
            <Button variant="quiet" size="small" onClick={reload}>
              {i18n._('schemes.list.retry')}
            </Button>
          </Stack>
        </NoticeLine>
      )}
      {loaded?.cards.length === 0 && <OnDemand load={loadNothingFound} props={{ view: loaded, remote }} />}
      {loaded && loaded.cards.length > 0 && (
        <SchemeRows
          cards={loaded.cards}
          typed={loaded.searching.text}
          sort={loaded.sort}
          canSort={loaded.canSort}
          onSort={sortBy}
          onFollow={onFollow}
          isTable={isWide && look === 'table'}
          controls={controls}
        />
      )}
      {loaded && <SchemePages view={loaded} remote={remote} />}
    </Stack>
  );
});

/** A new page is scrolled to its first card, which receives the focus; a list that was fetched anew is not. */
function useFocusOnPageChange(page = 0) {
  const top = useRef<HTMLParagraphElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    const before = shown.current;
    shown.current = page;
    if (before * page === 0 || before === page) return;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, [page]);
  return top;
}
