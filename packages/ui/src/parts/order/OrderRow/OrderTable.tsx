import { useLingui } from '@lingui/react';
import type { OrderListView, OrderRowView } from '@folioflow/flows';
import { ArrowDown, ArrowUp } from 'lucide';
import { Fragment, memo, useId } from 'react';
import { formatDay } from '../../../format/index.ts';
import { formatPlanFrequency } from '../../../format/repeat.ts';
import { Gain } from '../../../primitives/Figure/Gain.tsx';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { GradualList } from '../../../primitives/GradualList/GradualList.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderDetailsPanel } from './OrderDetailsPanel.tsx';
import { OrderInstallments, OrderNumbers, OrderRejection, OrderStatus } from './OrderFacts.tsx';
import { OrderPlans } from './OrderPlans.tsx';
import { orderDetailsOf, type OrderRowProps } from './OrderRow.tsx';
import { orderColumns, formatOrderSort, parseOrderSort, sortedRows, toggleSort } from './sorted-rows.ts';
import { UnavailableDetails } from './UnavailableDetails.tsx';
import { Head, Name, Table } from './order-table-parts.ts';

export interface OrderTableProps extends Pick<OrderRowProps, 'handlers'> {
  view: Pick<Extract<OrderListView, { screen: 'loaded' }>, 'rows' | 'details' | 'isBusy'>;
  label: string;
  /** Query string of the address with the sort order. */
  search: string;
  onSearch: (search: string) => void;
}

/** Orders as a table, sorted by any column; in the provider's order by default. */
export function OrderTable({ view, handlers, label, search, onSearch }: OrderTableProps) {
  const { i18n } = useLingui();
  const sort = parseOrderSort(search);
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
                aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : 'none'}
              >
                <Head type="button" onClick={() => onSearch(formatOrderSort(toggleSort(sort, column)))}>
                  {i18n._(`orders.table.${column}`)}
                  {isSorted &&
                    (sort.isDescending ? <Icon of={ArrowDown} size={16} /> : <Icon of={ArrowUp} size={16} />)}
                </Head>
              </th>
            );
          })}
          <th scope="col" data-actions>
            {i18n._('orders.table.actions')}
          </th>
        </tr>
      </thead>
      <tbody>
        <GradualList items={sortedRows(view.rows, sort)} loadingIndicator={<tr data-loading="" hidden />}>
          {(row) => <OrderTableRow key={row.id} row={row} details={orderDetailsOf(view, row)} handlers={handlers} />}
        </GradualList>
      </tbody>
    </Table>
  );
}

const hasNotes = ({ state, installmentHtml, withdrawal, redemption }: OrderRowView): boolean =>
  state === 'rejected' || installmentHtml !== null || withdrawal !== null || redemption !== null;

/** Rendered again when its own order changes, not when another one does. */
const OrderTableRow = memo(function OrderLine({ row, details, handlers }: OrderRowProps) {
  const { i18n } = useLingui();
  const detailsId = useId();
  const isOpen = details.state === 'fetching' || details.state === 'shown';
  const { installment } = row;
  const hasMore = isOpen || details.state === 'unavailable' || hasNotes(row);
  return (
    <Fragment>
      <tr data-row aria-busy={details.state === 'fetching' || undefined}>
        <th scope="row">
          <Name lang="en" translate="no">
            {row.schemeName}
          </Name>
          <OrderNumbers row={row} />
          {installment !== null && (
            <small>
              <Money value={installment.amount} />{' '}
              <span>{formatPlanFrequency(i18n, installment.startDay, installment.frequency)}</span>
            </small>
          )}
        </th>
        <td>{row.placed === '' ? '–' : formatDay(i18n, row.placed)}</td>
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
          <OrderActions row={row} detailsId={detailsId} isOpen={isOpen} handlers={handlers} />
        </td>
      </tr>
      {hasMore && (
        <tr data-more>
          <td colSpan={6}>
            <OrderRejection row={row} />
            <OrderInstallments html={row.installmentHtml} />
            <OrderPlans row={row} />
            {details.state === 'unavailable' && (
              <UnavailableDetails id={row.id} notice={details.notice} handlers={handlers} />
            )}
            {isOpen && <OrderDetailsPanel id={detailsId} row={row} details={details} />}
          </td>
        </tr>
      )}
    </Fragment>
  );
});
