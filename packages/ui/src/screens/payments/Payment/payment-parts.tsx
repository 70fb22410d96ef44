import type { PaymentReference } from '@folioflow/flows';
import { payments } from '@folioflow/flows/words/payments';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';

export const ORDER_LIST_PATH = '/orderList/';

/** The references of the payment, each once. */
export function paymentReferenceProps({ orderNumber, amount }: PaymentReference) {
  return {
    amount: amount === '' ? undefined : <Money value={amount} size="display" />,
    facts:
      orderNumber === null
        ? []
        : [
            {
              term: payments['payment.reference'],
              value: <span>{orderNumber}</span>,
              note: payments['payment.reference.keep'],
            },
          ],
  };
}

/** The link to the list of the order; quiet beside another action. */
export function OrderListLink({ quiet = false }: { quiet?: boolean }) {
  return (
    <LinkButton to={ORDER_LIST_PATH} variant={quiet ? 'quiet' : 'primary'} wide={!quiet}>
      {payments['link.orderList']}
    </LinkButton>
  );
}
