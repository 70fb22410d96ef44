import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { HOLDING_ORDERS, type HoldingListView, type HoldingOrder } from '@folioflow/flows';
import { styled } from 'styled-components';
import { useMedia, WIDE_SCREEN } from '../../../parts/page/use-media.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { GradualList, ITEMS_PER_GROUP } from '../../../primitives/GradualList/GradualList.tsx';
import { Row, Stack } from '../../../primitives/Layout/Layout.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { HoldingCard } from './HoldingCard.tsx';
import { HoldingTable } from './HoldingTable.tsx';

const Cards = styled.div`
  display: grid;
  gap: var(--space-16);
`;

/* Groups outside the window are not laid out (decision 038). */
const CardGroup = styled(Cards)`
  &:nth-child(n + 2) {
    content-visibility: auto;
    contain-intrinsic-block-size: auto calc(${ITEMS_PER_GROUP} * (17rem + var(--space-16)) - var(--space-16));
  }
`;

const CardItem = styled.div`
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);
`;

const Sort = styled.div`
  width: min(14rem, 100%);
`;

/** The first cards are below the window of a phone: the first render is as small as possible. */
const INITIAL_CARDS = 2;

export interface HoldingRowsProps {
  view: Extract<HoldingListView, { screen: 'loaded' }>;
  onOrder: (order: HoldingOrder) => void;
  onToggleClosed: () => void;
}

function closedLabel(i18n: I18n, { count, isShown }: HoldingRowsProps['view']['closed']): string {
  if (isShown) return i18n._('holdings.closed.hide');
  return i18n._('holdings.closed.show', { count });
}

/** The holdings as cards on a phone and as a table on a desktop. */
export function HoldingRows({ view, onOrder, onToggleClosed }: HoldingRowsProps) {
  const { i18n } = useLingui();
  const isWide = useMedia(WIDE_SCREEN);
  const { rows, closed, order } = view;
  const transactions = view.transactions.state;
  return (
    <Stack gap={16}>
      <Row gap={16} justify="between">
        <h2>{i18n._('holdings.list')}</h2>
        {rows.length > 1 && (
          <Sort>
            <Select
              label={i18n._('holdings.order')}
              options={HOLDING_ORDERS.map((each) => ({ value: each, label: i18n._(`holdings.order.${each}`) }))}
              value={order}
              onValueChange={(value) => {
                const chosen = HOLDING_ORDERS.find((each) => each === value);
                if (chosen !== undefined) onOrder(chosen);
              }}
            />
          </Sort>
        )}
      </Row>
      {rows.length === 0 && <p>{i18n._('holdings.empty.open')}</p>}
      {rows.length > 0 && isWide && <HoldingTable rows={rows} transactions={transactions} />}
      {rows.length > 0 && !isWide && (
        <Cards role="list" aria-label={i18n._('holdings.list')}>
          <GradualList
            items={rows}
            initialCount={INITIAL_CARDS}
            groupComponent={CardGroup}
            loadingIndicator={<div data-loading="" aria-hidden />}
          >
            {(row) => (
              <CardItem role="listitem" key={`${row.schemeCode} ${row.folio}`}>
                <HoldingCard row={row} transactions={transactions} />
              </CardItem>
            )}
          </GradualList>
        </Cards>
      )}
      {closed.count > 0 && (
        <div>
          <Button variant="secondary" aria-expanded={closed.isShown} onClick={onToggleClosed}>
            {closedLabel(i18n, closed)}
          </Button>
        </div>
      )}
    </Stack>
  );
}
