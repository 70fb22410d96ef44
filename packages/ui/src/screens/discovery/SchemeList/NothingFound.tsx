import { useLingui } from '@lingui/react';
import type { SchemeListEvent, SchemeListView } from '@folioflow/flows';
import { groupIndian } from '../../../format/money.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyStatementDrawing } from '../../../primitives/drawings.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';

export interface NothingFoundProps {
  view: Extract<SchemeListView, { screen: 'loaded' }>;
  remote: { send: (event: SchemeListEvent) => void };
}

/** An empty result is certain only when every list file is loaded (INV-62); then it suggests a change. */
export function NothingFound({ view, remote }: NothingFoundProps) {
  const { i18n } = useLingui();
  const { searching, suggestion, chips, loaded, isComplete } = view;
  const text = searching.text.trim();
  const searchFor = (next: string) => remote.send({ type: 'search.typed', text: next });
  if (searching.status === 'failed')
    return (
      <EmptyState
        title={i18n._('schemes.search.failed')}
        drawing={<EmptyStatementDrawing />}
        action={
          <Stack gap={8} align="center">
            <Button onClick={() => remote.send({ type: 'search.retried' })}>{i18n._('schemes.list.retry')}</Button>
            <Button variant="secondary" onClick={() => searchFor('')}>
              {i18n._('schemes.search.clear')}
            </Button>
          </Stack>
        }
      >
        {i18n._('schemes.search.failedHint')}
      </EmptyState>
    );
  if (!isComplete) return <p role="status">{i18n._('schemes.list.searching', { loaded: groupIndian(loaded) })}</p>;
  const isFiltered = chips.length > 0;
  const clearFilters = (
    <Button variant={text === '' ? 'primary' : 'secondary'} onClick={() => remote.send({ type: 'filters.cleared' })}>
      {i18n._('schemes.list.clear')}
    </Button>
  );
  if (text === '')
    return (
      <EmptyState
        title={i18n._('schemes.list.empty')}
        drawing={<EmptyStatementDrawing />}
        action={isFiltered ? clearFilters : undefined}
      >
        {isFiltered ? i18n._('schemes.list.emptyHint') : i18n._('schemes.list.emptyCatalogue')}
      </EmptyState>
    );
  return (
    <EmptyState
      title={i18n._('schemes.list.empty')}
      drawing={<EmptyStatementDrawing />}
      action={
        <Stack gap={8} align="center">
          {suggestion !== null && (
            <Button onClick={() => searchFor(suggestion.text)}>
              {i18n._('schemes.search.instead', {
                text: suggestion.text,
                count: groupIndian(suggestion.count),
              })}
            </Button>
          )}
          <Button variant={suggestion === null ? 'primary' : 'secondary'} onClick={() => searchFor('')}>
            {i18n._('schemes.search.clear')}
          </Button>
          {isFiltered && clearFilters}
        </Stack>
      }
    >
      {i18n._(isFiltered ? 'schemes.search.emptyFiltered' : 'schemes.search.emptyHint', { text })}
    </EmptyState>
  );
}
