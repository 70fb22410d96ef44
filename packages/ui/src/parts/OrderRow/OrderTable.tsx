import type { OrderListView } from '@folioflow/flows';
import { orders } from '@folioflow/flows/words/orders';
import { ArrowDown, ArrowUp } from 'lucide';
import { Fragment, memo, useId } from 'react';
import { dayText } from '../../format/index.ts';
import { planText } from '../../format/repeat.ts';
import { Gain } from '../../primitives/Figure/Gain.tsx';
import { Money } from '../../primitives/Figure/Money.tsx';
import { Growing } from '../../primitives/Growing/Growing.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { NoticeLine } from '../NoticeLine/NoticeLine.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderDetailsPlace } from './OrderDetailsPlace.tsx';
import { OrderInstallments, OrderNumbers, OrderStatus } from './OrderFacts.tsx';
import { detailsIn, type OrderRowProps } from './OrderRow.tsx';
import { orderColumns, orderSearchOf, orderSortOf, sortedRows, turned } from './sorted-rows.ts';
import { Head, Name, Table } from './order-table-parts.ts';
import { withdrawalText } from './withdrawal-text.ts';

export interface OrderTableProps extends Pick<OrderRowProps, 'acts'> {
  view: Pick<Extract<OrderListView, { screen: 'loaded' }>, 'rows' | 'details' | 'isBusy'>;
  label: string;
  /** The query of the address, which says what it is sorted by. */
  search: string;
  onSearch: (search: string) => void;
}

/** Orders below each other where there is room, sorted by any column; as they came while none is chosen. */
export function OrderTable({ view, acts, label, search, onSearch }: OrderTableProps) {
  const sort = orderSortOf(search);
  return (
    <Table aria-label={label} aria-busy={view.isBusy || undefined}>
      <thead>
        <tr>
          {orderColumns.map((column) => {
            const isSorted = sort?.column === column;
            return (
              <th
                key={column}
                scope="col"
                data-figure={column === 'invested' || column === 'value' || undefined}
                aria-sort={isSorted ? (sort.isDown ? 'descending' : 'ascending') : 'none'}
              >
                <Head type="button" onClick={() => onSearch(orderSearchOf(turned(sort, column)))}>
                  {orders[`table.${column}`]}
                  {isSorted && (sort.isDown ? <Icon of={ArrowDown} size={16} /> : <Icon of={ArrowUp} size={16} />)}
                </Head>
              </th>
            );
          })}
          <th scope="col" data-actions>
            {orders['table.actions']}
          </th>
        </tr>
      </thead>
      <tbody>
        <Growing items={sortedRows(view.rows, sort)} rest={<tr data-loading="" hidden />}>
          {(row) => <Line key={row.id} row={row} details={detailsIn(view, row)} acts={acts} />}
        </Growing>
      </tbody>
    </Table>
  );
}

/** Drawn again when its own order changes, not when another one's does. */
const Line = memo(function OrderLine({ row, details, acts }: OrderRowProps) {
  const detailsId = useId();
  const isOpen = details.state === 'fetching' || details.state === 'shown';
  const { installment } = row;
  const hasMore = isOpen || details.state === 'unavailable' || row.installmentHtml !== null;
  return (
    <Fragment>
      <tr data-row aria-busy={details.state === 'fetching' || undefined}>
        <th scope="row">
          <Name>{row.schemeName}</Name>
          <OrderNumbers row={row} />
          {installment !== null && (
            <small>
              <Money value={installment.amount} /> {planText(installment.startDay, installment.frequency)}
            </small>
          )}
          {row.withdrawal !== null && (
            <small>
              {orders['row.withdrawal']}: <Money value={row.withdrawal.amount} /> {withdrawalText(row.withdrawal)}
            </small>
          )}
        </th>
        <td>{row.placed === '' ? '–' : dayText(row.placed)}</td>
        <td data-figure>
          <Money value={row.invested} />
        </td>
        <td data-figure>
          <Money value={row.returns?.currentValue ?? null} />
          {row.returns !== null && (
            <small>
              <Gain value={row.returns.difference} unit="rupees" /> <Gain value={row.returns.percent} />
            </small>
          )}
        </td>
        <td>
          <OrderStatus row={row} />
        </td>
        <td data-actions>
          <OrderActions row={row} detailsId={detailsId} isOpen={isOpen} acts={acts} />
        </td>
      </tr>
      {hasMore && (
        <tr data-more>
          <td colSpan={6}>
            <OrderInstallments html={row.installmentHtml} />
            {details.state === 'unavailable' && <NoticeLine notice={details.notice} />}
            {isOpen && <OrderDetailsPlace id={detailsId} row={row} details={details} />}
          </td>
        </tr>
      )}
    </Fragment>
  );
});
