import type { RefObject } from 'react';
import { Button } from '../../../../packages/ui/src/primitives/Button/Button.tsx';
import { EmptyState } from '../../../../packages/ui/src/primitives/EmptyState/EmptyState.tsx';
import { Row } from '../../../../packages/ui/src/primitives/Layout/Layout.tsx';
import { VisuallyHidden } from '../../../../packages/ui/src/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { ApproveAll } from './ApproveAll.tsx';
import { FilterTools } from './FilterTools.tsx';
import { KeyHelp } from './KeyHelp.tsx';
import { List } from './page-look.ts';
import { initialFilter, listStories, type Filter, type StoryGroup } from './review-model.ts';
import { StoryList } from './StoryList.tsx';
import { countStories } from './texts.ts';

interface StoryColumnProps {
  readonly groups: readonly StoryGroup[];
  readonly shownId: string | null;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly searchBox: RefObject<HTMLInputElement | null>;
  readonly hasKeys: boolean;
  readonly onKeys: (hasKeys: boolean) => void;
  readonly canDecide: boolean;
  readonly isSending: boolean;
  /** Reason why the last decision was refused. */
  readonly problem: string | null;
  readonly onApproveAll: () => Promise<boolean>;
}

/** Filters and list of the stories. */
export function StoryColumn({
  groups,
  shownId,
  filter,
  onFilter,
  searchBox,
  hasKeys,
  onKeys,
  canDecide,
  isSending,
  problem,
  onApproveAll,
}: StoryColumnProps) {
  const shown = listStories(groups);
  const openCount = shown.filter(({ state }) => state === 'open').length;
  return (
    <List aria-labelledby="list">
      <VisuallyHidden as="h2" id="list">
        List of stories
      </VisuallyHidden>
      <FilterTools filter={filter} onFilter={onFilter} searchBox={searchBox} />
      <Row gap={8} justify="between">
        <p role="status">{countStories(shown.length)} shown</p>
        {canDecide && <ApproveAll count={openCount} isSending={isSending} problem={problem} onApprove={onApproveAll} />}
      </Row>
      <KeyHelp isOn={hasKeys} onChange={onKeys} canDecide={canDecide} />
      {shown.length === 0 ? (
        <EmptyState
          as="h3"
          title="No story matches"
          action={
            <Button variant="secondary" size="small" onClick={() => onFilter(initialFilter)}>
              Clear filters
            </Button>
          }
        >
          Change the search or the filters.
        </EmptyState>
      ) : (
        <nav aria-label="Stories by flow">
          <StoryList groups={groups} shownId={shownId} />
        </nav>
      )}
    </List>
  );
}
