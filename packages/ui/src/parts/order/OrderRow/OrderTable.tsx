import { useLingui } from '@lingui/react';
import type { OrderListView } from '@folioflow/flows';
import { ArrowDown, ArrowUp, Ellipsis } from 'lucide';
import { Fragment, memo, useId } from 'react';
import { formatDay } from '../../../format/index.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Gain } from '../../../primitives/Figure/Gain.tsx';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { GradualList } from '../../../primitives/GradualList/GradualList.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { Menu } from '../../../primitives/Menu/Menu.tsx';
import { ServerHtml } from '../../../primitives/ServerHtml/ServerHtml.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { SchemeMark } from '../../scheme/SchemeMark/SchemeMark.tsx';
import { OrderDetailsPanel } from './OrderDetailsPanel.tsx';
import { promisedFacts } from './OrderFacts.tsx';
import { OrderRejection } from './OrderRejection.tsx';
import { OrderMessage, OrderStatusTag } from './OrderStatus.tsx';
import { orderDetailsOf, type OrderRowProps } from './OrderRow.tsx';
import { UnavailableDetails } from './UnavailableDetails.tsx';
import { InlineHtml } from './order-row-parts.ts';
import { Actions, Head, Identity, Name, Table } from './order-table-parts.ts';
import { formatOrderTerms } from './order-words.ts';
import { orderColumns, formatOrderSort, parseOrderSort, sortedRows, toggleSort } from './sorted-rows.ts';
import { splitLikeliest, useOrderActions } from './use-order-actions.tsx';

export interface OrderTableProps extends Pick<OrderRowProps, 'handlers'> {
  view: Pick<Extract<OrderListView, { screen: 'loaded' }>, 'rows' | 'details' | 'isBusy'>;
  label: string;
  /** Query string of the address with the sort order. */
  search: string;
  onSearch: (search: string) => void;
}

const figureColumns: readonly string[] = ['invested', 'value', 'gain'];

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
                data-figure={figureColumns.includes(column) || undefined}
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

/** Rendered again when its own order changes, not when another one does. */
const OrderTableRow = memo(function OrderLine({ row, details, handlers }: OrderRowProps) {
  const { i18n } = useLingui();
  const detailsId = useId();
  const isInfoShown = details.state === 'fetching' || details.state === 'shown';
  const { returns } = row;
  return (
    <Fragment>
      <tr data-row aria-busy={details.state === 'fetching' || undefined}>
        <th scope="row">
          <OrderIdentity row={row} />
        </th>
        <td>{row.placed === '' ? '–' : formatDay(i18n, row.placed)}</td>
        <td data-figure>
          <Money value={row.invested} />
        </td>
        <td data-figure>
          <Money value={returns?.currentValue ?? null} />
        </td>
        <td data-figure>
          <Gain value={returns?.difference ?? null} unit="rupees" />
          {returns !== null && (
            <small>
              <Gain value={returns.percent} />
            </small>
          )}
        </td>
        <td>
          <OrderStatusTag status={row.status} />
          <small>
            <OrderMessage row={row} />
          </small>
        </td>
        <td data-actions>
          <OrderTableActions row={row} isInfoShown={isInfoShown} handlers={handlers} />
        </td>
      </tr>
      {details.state !== 'closed' && (
        <tr data-more>
          <td colSpan={7}>
            {details.state === 'unavailable' && (
              <UnavailableDetails row={row} notice={details.notice} handlers={handlers} />
            )}
            {isInfoShown && <OrderRejection row={row} />}
            {isInfoShown && <OrderDetailsPanel id={detailsId} row={row} details={details} />}
          </td>
        </tr>
      )}
    </Fragment>
  );
});

/** Name, terms, identifiers and plans of an order. */
function OrderIdentity({ row }: Pick<OrderRowProps, 'row'>) {
  const { i18n } = useLingui();
  return (
    <Identity>
      <SchemeMark name={row.fundHouse} size={2.25} />
      <div>
        <Name lang="en" translate="no">
          {row.schemeName}
        </Name>
        <small>
          <span>{formatOrderTerms(i18n, row)}</span>
          {row.installmentHtml !== null && (
            <>
              {' · '}
              <span>{i18n._('orders.row.installments')}</span>{' '}
              <InlineHtml>
                <ServerHtml html={row.installmentHtml} />
              </InlineHtml>
            </>
          )}
        </small>
        <small>
          <span>{i18n._(`orders.row.number.${row.number.kind}`)}</span> <span translate="no">{row.number.value}</span>
          {row.folio !== null && (
            <>
              {' · '}
              <span>{i18n._('orders.row.folio')}</span> <span translate="no">{row.folio}</span>
            </>
          )}
        </small>
        {promisedFacts(i18n, row).map(({ term, value }, place) => (
          <small key={place}>
            <span>{term}</span> {value}
          </small>
        ))}
      </div>
    </Identity>
  );
}

/** The likeliest action in words, and a menu with the others; a payment is the only filled button. */
function OrderTableActions({
  row,
  isInfoShown,
  handlers,
}: Pick<OrderRowProps, 'row' | 'handlers'> & { isInfoShown: boolean }) {
  const { i18n } = useLingui();
  const { actions, dialog } = useOrderActions(row, isInfoShown, handlers);
  const { payNow } = row;
  const [likeliest, others] = payNow === null ? splitLikeliest(actions) : [null, actions];
  return (
    <Actions>
      {payNow !== null && (
        <Button size="small" onClick={() => handlers.onExit(payNow)}>
          {i18n._('orders.row.payNow')}
        </Button>
      )}
      {likeliest !== null &&
        ('to' in likeliest ? (
          <LinkButton variant="quiet" size="small" to={likeliest.to} target="_blank" rel="noopener">
            {likeliest.label}
            <VisuallyHidden>({likeliest.newTab})</VisuallyHidden>
          </LinkButton>
        ) : (
          <Button variant="quiet" size="small" onClick={likeliest.onSelect}>
            {likeliest.label}
          </Button>
        ))}
      <Menu
        size="small"
        trigger={<Icon of={Ellipsis} />}
        label={i18n._('orders.row.more', { scheme: row.schemeName })}
        items={others}
      />
      {dialog}
    </Actions>
  );
}
