import { strikePlace } from '../faults/faults-of-call.ts';
import { nowOf } from '../ground/live.ts';
import { type Context } from '../ground/area.ts';
import { HttpRefusal } from '../ground/refusal.ts';
import { rupeeText, thousandthsOf } from '../kit/amounts.ts';
import { html, htmlResponse, type Markup, pageOf } from '../pages/page.ts';
import { type GatewayOutcome, wordOfGateway } from './bank-word.ts';
import { type PaymentRow } from './payment-tables.ts';
import { processPayment } from './payments.ts';

const RETURN_PATH = '/paymentResponse';

const outcomes: Readonly<Record<string, GatewayOutcome>> = {
  Success: 'success',
  Failure: 'failure',
  Pending: 'pending',
};

const problemPage = (text: string): Markup =>
  pageOf(
    'Payment',
    html`<main class="pay">
      <section>
        <h1>Payment</h1>
        <p>${text}</p>
        <p class="soft">Close this page and start the payment again from your orders.</p>
      </section>
    </main>`,
  );

const choicePage = (payment: PaymentRow): Markup =>
  pageOf(
    'Sandbox bank',
    html`<main class="pay">
      <section>
        <p class="notice">Sandbox bank: no money moves here</p>
        <h1>Pay for order ${payment.order_number}</h1>
        <p class="amount num">${rupeeText(payment.amount)}</p>
        <form method="post" action="/gateway">
          <input type="hidden" name="order_number" value="${payment.order_number}" />
          <input type="hidden" name="signature" value="${payment.signature}" />
          <button class="main" name="outcome" value="Success">Success</button>
          <button name="outcome" value="Pending">Pending</button>
          <button class="bad" name="outcome" value="Failure">Failure</button>
          <button name="outcome" value="Abandon">Abandon</button>
        </form>
      </section>
    </main>`,
  );

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Payment of a form, found by its signature; the amount is that of the order, never of the form. */
const paymentOf = async ({ db }: Context, form: FormData): Promise<PaymentRow | undefined> => {
  const signature = textOf(form, 'signature');
  if (signature === '') return undefined;
  const payment = await db.selectFrom('payments').selectAll().where('signature', '=', signature).executeTakeFirst();
  return payment?.order_number === textOf(form, 'order_number') ? payment : undefined;
};

const back = (payment: PaymentRow): Response =>
  new Response(null, {
    status: 303,
    headers: { location: `${payment.return_to}${RETURN_PATH}`, 'cache-control': 'no-store' },
  });

const decide = async (context: Context, payment: PaymentRow, outcome: GatewayOutcome): Promise<void> => {
  const now = await nowOf(context);
  const word = wordOfGateway(outcome, payment.amount);
  await context.db.transaction().execute(async (db) => {
    const fresh = await db.selectFrom('payments').selectAll().where('id', '=', payment.id).executeTakeFirst();
    if (fresh?.state === 'open') {
      await processPayment(db, fresh, word && { at: now + word.after, state: word.state }, now);
    }
  });
};

/** Page of the bank, POST only; a choice redirects to the investor app by 303 (sandbox.md 3.6). */
export const gateway = async (context: Context, request: Request): Promise<Response> => {
  if (request.method !== 'POST') throw new HttpRefusal(405, ['The payment page is opened by the app.']);
  await strikePlace(context, 'gateway');
  const form = await request.formData().catch(() => undefined);
  const payment = form && (await paymentOf(context, form));
  if (!form || !payment) return htmlResponse(problemPage('This payment request is not valid.'), [], 400);
  const chosen = textOf(form, 'outcome');
  const outcome = outcomes[chosen];
  if (outcome) await decide(context, payment, outcome);
  if (outcome || chosen === 'Abandon') return back(payment);
  const amount = thousandthsOf(textOf(form, 'amount'));
  if (amount !== payment.amount) return htmlResponse(problemPage('The amount does not match the order.'), [], 400);
  if (payment.state !== 'open') return htmlResponse(problemPage('This payment has already been made.'), [], 409);
  return htmlResponse(choicePage(payment), context.appOrigins);
};
