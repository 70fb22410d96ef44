import { paymentCalendar } from '@folioflow/flows';
import { dayInIndia } from '@folioflow/ui';
import { PaymentCalendar } from '@folioflow/ui/screens/orders/PaymentCalendar/PaymentCalendar';
import { useApp } from '../../wiring/app-context.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function PaymentCalendarRoute() {
  const { providerNow } = useApp();
  const flow = useWiredFlow(
    ({ provider: { listOrders, listBankAccounts } }) => paymentCalendar({ listOrders, listBankAccounts }),
    { today: () => dayInIndia(providerNow()) },
  );
  return <PaymentCalendar {...flow} />;
}
