import { useLingui } from '@lingui/react';
import type { Exit, WaitingOrder } from '@folioflow/flows';
import { styled } from 'styled-components';
import { formatPaiseInRupees } from '../../../format/money.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { Month, MonthHead } from './calendar-look.ts';

const Orders = styled.ul`
  display: grid;
  gap: var(--space-16);
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-8) var(--space-16);
  }

  > li > div {
    flex: 1 1 12rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-4) var(--space-8);
    color: var(--ink);
    font-variant-numeric: tabular-nums;
  }
`;

interface WaitingOrdersProps {
  orders: readonly WaitingOrder[];
  onExit: (exit: Exit) => void;
}

/** The orders that the investor has to pay, each with its payment. */
export function WaitingOrders({ orders, onExit }: WaitingOrdersProps) {
  const { i18n } = useLingui();
  if (orders.length === 0) return null;
  return (
    <Month aria-labelledby="payments-waiting">
      <MonthHead>
        <h2 id="payments-waiting">{i18n._('paymentCalendar.waiting')}</h2>
      </MonthHead>
      <Card as="div">
        <Orders>
          {orders.map(({ id, schemeName, amountInPaise, isFailed, payNow }) => (
            <li key={id}>
              <div>
                <span lang="en" translate="no">
                  {schemeName}
                </span>
                <p>
                  <strong>
                    {amountInPaise === null ? i18n._('paymentCalendar.noAmount') : formatPaiseInRupees(amountInPaise)}
                  </strong>
                  {isFailed && <Tag tone="loss">{i18n._('paymentCalendar.waiting.failed')}</Tag>}
                </p>
              </div>
              <Button
                size="small"
                aria-label={i18n._('paymentCalendar.waiting.pay.for', { scheme: schemeName })}
                onClick={() => onExit(payNow)}
              >
                {i18n._('paymentCalendar.waiting.pay')}
              </Button>
            </li>
          ))}
        </Orders>
      </Card>
    </Month>
  );
}
