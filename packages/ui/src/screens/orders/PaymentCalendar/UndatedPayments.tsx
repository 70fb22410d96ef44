import { useLingui } from '@lingui/react';
import type { UndatedPayment } from '@folioflow/flows';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Month, MonthHead, Payments, Totals } from './calendar-look.ts';
import { PaymentLine } from './PaymentLine.tsx';

/** The plans and redemptions whose day is not known. */
export function UndatedPayments({ payments }: { payments: readonly UndatedPayment[] }) {
  const { i18n } = useLingui();
  if (payments.length === 0) return null;
  return (
    <Month aria-labelledby="payments-undated">
      <MonthHead>
        <h2 id="payments-undated">{i18n._('paymentCalendar.undated')}</h2>
        <Totals>{i18n._('paymentCalendar.undated.explain')}</Totals>
      </MonthHead>
      <Card as="div">
        <Payments>
          {payments.map((payment) => (
            <PaymentLine key={payment.id} payment={payment} />
          ))}
        </Payments>
      </Card>
    </Month>
  );
}
