import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { Exit, SchemeListEvent, SchemeListView, SchemeLook, SchemeSort } from '@folioflow/flows';
import { RotateCw } from 'lucide';
import { memo, useCallback, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { groupIndian } from '../../../format/money.ts';
import { NoticeLine } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { OnDemand } from '../../../parts/page/OnDemand/OnDemand.tsx';
import type { SchemeControls } from '../../../parts/scheme/SchemeCard/scheme-controls.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { useNextTaskValue } from '../../../primitives/use-next-task-value.ts';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { loadNothingFound, loadSchemeLooks } from './load-scheme-list-parts.ts';
import { SchemeListSkeleton } from './SchemeListSkeleton.tsx';
import { PAGE_ID, SchemePages } from './SchemePages.tsx';
import { SchemeTools } from './SchemeTools.tsx';
import { SchemeRows } from './SchemeRows.tsx';

const ResultCount = styled.p`
  grid-area: count;
  align-self: center;
  color: var(--muted);
  font-size: var(--type-14);
  font-variant-numeric: tabular-nums;
  outline: none;
  scroll-margin-top: calc(var(--top-bar) + 8rem);

  /* As high as the tools beside it, which come with the schemes. */
  @media (max-width: 63.99rem) {
    display: flex;
    align-items: center;
    min-height: 3rem;
  }

  @media (min-width: 64rem) {
    padding-bottom: var(--space-8);
    font-size: var(--type-16);
  }
`;

/* Its parts are placed by `Listing`. */
const Results = styled.div`
  display: contents;
`;

const Body = styled(Stack)`
  grid-area: body;
  min-width: 0;

  @media (max-width: 47.99rem) {
    margin-inline: calc(-1 * var(--space-16));
    padding-inline: var(--space-16);
    border-top: 1px solid var(--line);
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8);
  padding-block: var(--space-12);
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
  /** The list is a table. */
  isWide: boolean;
  /** Further actions on a scheme. */
  controls?: SchemeControls | undefined;
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
  const sortBy = useCallback((sort: SchemeSort) => remote.send({ type: 'sort.chosen', sort }), [remote]);
  const reload = () => remote.send({ type: 'reload.requested' });
  const isGrowing = loaded !== null && (loaded.isRefreshing || (!loaded.isComplete && loaded.notice === null));
  const looks = (
    <OnDemand
      load={loadSchemeLooks}
      props={{ look, onLook, isWide }}
      fetching={<Skeleton width="9rem" height="var(--control)" />}
    />
  );
  return (
    <Results aria-busy={loaded?.isRefreshing !== false || undefined} data-loading={isGrowing || undefined}>
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
        <SchemeTools view={loaded} remote={remote}>
          {isWide && looks}
        </SchemeTools>
      )}
      <Body gap={16}>
        {!loaded && <SchemeListSkeleton isTable={isWide && look === 'list'} isList={look === 'list'} />}
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
            look={look}
            isWide={isWide}
            controls={controls}
          />
        )}
        {loaded && <SchemePages view={loaded} remote={remote} />}
        {loaded && (
          <Foot>
            {!isWide && looks}
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
          </Foot>
        )}
      </Body>
    </Results>
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
