import { useLingui } from '@lingui/react';
import type { PaymentDay, PaymentMonth } from '@folioflow/flows';
import { styled } from 'styled-components';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { Day, DayHead, Days, Month, MonthHead, Payments, Totals } from './calendar-look.ts';
import { PaymentLine } from './PaymentLine.tsx';
import { formatDayOfMonth, formatMonth, formatTotals } from './payment-text.ts';

const Explanation = styled.p`
  max-width: var(--width-reading);
  color: var(--muted);
  font-size: var(--type-14);
`;

interface PaymentMonthsProps {
  months: readonly PaymentMonth[];
  isBusy: boolean;
}

/** The months with payments; an explanation of expected days, if there is one. */
export function PaymentMonths({ months, isBusy }: PaymentMonthsProps) {
  const { i18n } = useLingui();
  const hasExpectedDay = months.some(({ days }) =>
    days.some(({ payments }) => payments.some(({ certainty }) => certainty === 'expected')),
  );
  return (
    <>
      {months.map((month) => (
        <Month key={month.month} aria-labelledby={`month-${month.month}`} aria-busy={isBusy || undefined}>
          <MonthHead>
            <h2 id={`month-${month.month}`}>{formatMonth(i18n, month.month)}</h2>
            <TotalsLine texts={formatTotals(i18n, month)} />
          </MonthHead>
          <Card as="div" flush>
            <Days>
              {month.days.map((day) => (
                <DayLine key={day.day} day={day} />
              ))}
            </Days>
          </Card>
        </Month>
      ))}
      {hasExpectedDay && <Explanation>{i18n._('paymentCalendar.expected.explain')}</Explanation>}
    </>
  );
}

const TotalsLine = ({ texts }: { texts: readonly string[] }) =>
  texts.length > 0 && (
    <Totals>
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </Totals>
  );

/** The totals of a day with several payments; those of a single payment are its amount. */
function DayLine({ day }: { day: PaymentDay }) {
  const { i18n } = useLingui();
  return (
    <Day>
      <DayHead>
        <h3>{formatDayOfMonth(i18n, day.day)}</h3>
        {day.payments.length > 1 && <TotalsLine texts={formatTotals(i18n, day)} />}
        {day.shortfall !== null && <Tag tone="warn">{i18n._('paymentCalendar.limit.day')}</Tag>}
      </DayHead>
      <Payments>
        {day.payments.map((payment) => (
          <PaymentLine key={payment.id} payment={payment} />
        ))}
      </Payments>
    </Day>
  );
}
