import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { OrderRowView } from '@folioflow/flows';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatDay, formatPaiseInRupees } from '../../../format/index.ts';
import { formatPlanFrequency } from '../../../format/repeat.ts';
import { Gain } from '../../../primitives/Figure/Gain.tsx';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { ServerHtml } from '../../../primitives/ServerHtml/ServerHtml.tsx';
import { formatRedemptionDay, formatWithdrawalPlan } from './format-withdrawal-plan.ts';
import { OrderMessage } from './OrderStatus.tsx';
import { InlineHtml } from './order-row-parts.ts';

const Facts = styled.dl`
  display: grid;
  font-size: var(--type-14);

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--space-16);
    padding-block: 0.1875rem;
  }

  dt {
    color: var(--muted);
  }

  dd {
    min-width: 0;
    margin-inline-start: auto;
    color: var(--ink);
    text-align: end;
    overflow-wrap: anywhere;
  }
`;

interface Fact {
  readonly term: string;
  readonly value: ReactNode;
  /** A number, which a browser that translates the page leaves as it is. */
  readonly isLiteral?: boolean;
}

/** The facts that the row of an order leaves out (OM-056 to OM-059, OM-065 to OM-067). */
export function OrderFacts({ row }: { row: OrderRowView }) {
  const { i18n } = useLingui();
  return (
    <Facts>
      {[...planFacts(i18n, row), ...moneyFacts(i18n, row), ...orderFacts(i18n, row)].map(
        ({ term, value, isLiteral = false }, place) => (
          <div key={place}>
            <dt>{term}</dt>
            <dd translate={isLiteral ? 'no' : undefined}>{value}</dd>
          </div>
        ),
      )}
    </Facts>
  );
}

const planFacts = (i18n: I18n, { installment, installmentHtml }: OrderRowView): Fact[] => [
  ...(installment === null
    ? []
    : [
        {
          term: i18n._('orders.row.installment'),
          value: (
            <>
              <Money value={installment.amount} />{' '}
              <span>{formatPlanFrequency(i18n, installment.startDay, installment.frequency)}</span>
            </>
          ),
        },
      ]),
  ...(installmentHtml === null
    ? []
    : [
        {
          term: i18n._('orders.row.installments'),
          value: (
            <InlineHtml>
              <ServerHtml html={installmentHtml} />
            </InlineHtml>
          ),
        },
      ]),
];

const moneyFacts = (i18n: I18n, { invested, returns }: OrderRowView): Fact[] => [
  ...(invested === '' ? [] : [{ term: i18n._('orders.row.invested'), value: <Money value={invested} /> }]),
  ...(returns === null
    ? []
    : [
        { term: i18n._('orders.row.currentValue'), value: <Money value={returns.currentValue} /> },
        {
          term: i18n._('orders.row.gain'),
          value: (
            <>
              <Gain value={returns.difference} unit="rupees" /> <Gain value={returns.percent} />
            </>
          ),
        },
      ]),
];

const orderFacts = (i18n: I18n, row: OrderRowView): Fact[] => [
  ...promisedFacts(i18n, row),
  ...(row.message === null || row.status.hasMoreInMessage
    ? []
    : [{ term: i18n._('orders.row.message'), value: <OrderMessage row={row} /> }]),
  { term: i18n._(`orders.row.number.${row.number.kind}`), value: row.number.value, isLiteral: true },
  ...(row.folio === null ? [] : [{ term: i18n._('orders.row.folio'), value: row.folio, isLiteral: true }]),
];

/** The withdrawal plan of an order, and the money that is not paid out yet. */
export const promisedFacts = (i18n: I18n, { withdrawal, redemption, payouts }: OrderRowView): Fact[] => [
  ...(withdrawal === null
    ? []
    : [
        {
          term: i18n._('orders.row.withdrawal'),
          value: (
            <>
              <Money value={withdrawal.amount} /> <span>{formatWithdrawalPlan(i18n, withdrawal)}</span>
            </>
          ),
        },
      ]),
  ...(redemption === null
    ? []
    : [
        {
          term: i18n._('orders.row.redemption'),
          value: (
            <>
              <Money value={redemption.amount} /> <span>{formatRedemptionDay(i18n, redemption)}</span>
            </>
          ),
        },
      ]),
  ...payouts.map(({ paise, payBy }) => ({
    term: i18n._('orders.row.payout'),
    value: (
      <>
        <span>{formatPaiseInRupees(paise)}</span>{' '}
        {payBy !== null && <span>{i18n._('orders.row.payout.by', { day: formatDay(i18n, payBy) })}</span>}
      </>
    ),
  })),
];
