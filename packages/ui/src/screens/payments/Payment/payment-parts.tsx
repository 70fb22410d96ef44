import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { PaymentReference } from '@folioflow/flows';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';

export const ORDER_LIST_PATH = '/orderList/';

/** The references of the payment, each once. */
export function paymentReferenceProps(i18n: I18n, { orderNumber, amount }: PaymentReference) {
  return {
    amount: amount === '' ? undefined : <Money value={amount} size="display" />,
    facts:
      orderNumber === null
        ? []
        : [
            {
              term: i18n._('payments.payment.reference'),
              value: <span>{orderNumber}</span>,
              note: i18n._('payments.payment.reference.keep'),
            },
          ],
  };
}

/** The link to the list of the order; quiet beside another action. */
export function OrderListLink({ quiet = false }: { quiet?: boolean }) {
  const { i18n } = useLingui();
  return (
    <LinkButton to={ORDER_LIST_PATH} variant={quiet ? 'quiet' : 'primary'} wide={!quiet}>
      {i18n._('payments.link.orderList')}
    </LinkButton>
  );
}
