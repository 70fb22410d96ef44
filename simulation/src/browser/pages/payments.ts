import {
  acceptedLocally,
  copyChosenPaymentMode,
  parseSelectedOrder,
  paymentNumberStorage,
  paymentStatus,
  type Order,
  type PaymentForm,
} from '@folioflow/flows';
import { readStoredText, writeStoredText } from '@folioflow/wiring/headless';
import { wirePayment } from '../../../../apps/investor/src/routes/payments/wire-payment.ts';
import { PROVIDER_ORIGIN } from '../../world/provider.ts';
import type { Page, PageOpener } from '../page.ts';
import { fetchOrder } from './fetched-order.ts';

type Fields = Readonly<Record<string, string>>;

const HIDDEN_INPUT = /<input[^>]*name="([^"]*)"[^>]*value="([^"]*)"/g;

const hiddenFieldsOf = (html: string): Fields =>
  Object.fromEntries([...html.matchAll(HIDDEN_INPUT)].map(([, name = '', value = '']) => [name, value]));

/** Payment by a page of the bank: the order is removed from the history, so that no reload pays twice (INV-05). */
function openPayment(page: Page): void {
  const { app, unanswered, entry, run, navigate } = page;
  const order = parseSelectedOrder(entry.state);
  page.replaceState(null);
  page.addLink({ to: 'orderList' });
  const submitPaymentForm = ({ inputHtml }: PaymentForm) => {
    navigate({ to: 'gateway', state: hiddenFieldsOf(inputHtml) });
    return Promise.resolve(acceptedLocally(null));
  };
  const open = (opened: Order | null) =>
    void run(wirePayment(app, unanswered, submitPaymentForm), { order: opened, allowedOrigins: [PROVIDER_ORIGIN] });
  if (order === null) open(null);
  else fetchOrder(page, order, (answered) => open(copyChosenPaymentMode(answered, order)));
}

/** The page of the bank: the buttons of a person. */
function openGateway({ entry, addChoice, provider, navigate }: Page): void {
  const fields = (entry.state ?? {}) as Fields;
  for (const outcome of ['Success', 'Failure', 'Pending', 'Abandon'])
    addChoice(outcome, async () => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...fields, outcome })) form.append(name, value);
      const answer = await provider.fetch(new Request(`${PROVIDER_ORIGIN}/gateway`, { method: 'POST', body: form }));
      if (answer?.status === 303) navigate({ to: 'paymentResponse' });
    });
}

export const paymentPages: Readonly<Record<string, PageOpener>> = {
  paymentPage: openPayment,
  gateway: openGateway,
  paymentResponse: ({ app: { provider, stores }, run, addLink }) => {
    const orderNumber = readStoredText(stores, paymentNumberStorage);
    writeStoredText(stores, paymentNumberStorage, null);
    addLink({ to: 'orderList' });
    run(paymentStatus({ getPaymentStatus: provider.getPaymentStatus }), { orderNumber });
  },
};
