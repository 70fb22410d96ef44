import { applyPlaceFaults } from '../faults/faults-of-call.ts';
import { readProviderNow } from '../ground/live.ts';
import { type SandboxContext } from '../ground/area.ts';
import { isPlainText } from '../kit/plain-text.ts';
import { HttpRefusal } from '../ground/refusal.ts';
import { languageOfRequest } from '../ground/request-language.ts';
import { rupeeText, parseThousandths } from '../kit/amounts.ts';
import { type Words } from '../kit/words/en.ts';
import { wordsOf } from '../kit/words/words.ts';
import { html, createHtmlResponse, type Markup, createPage } from '../pages/page.ts';
import { type GatewayOutcome, gatewayDecision } from './bank-decision.ts';
import { type PaymentRow } from './payment-tables.ts';
import { markPaymentPending } from './payments.ts';
import { writeInTransaction } from '../store/write-transaction.ts';

const RETURN_PATH = '/paymentResponse';

const outcomes: Readonly<Record<string, GatewayOutcome>> = {
  Success: 'success',
  Failure: 'failure',
  Pending: 'pending',
};

const createProblemPage = (words: Words, text: string): Markup =>
  createPage(
    words.gateway.payment,
    html`<main class="pay">
      <section>
        <h1>${words.gateway.payment}</h1>
        <p>${text}</p>
        <p class="soft">${words.gateway.startAgain}</p>
      </section>
    </main>`,
    { tag: words.tag },
  );

const createBankChoicePage = (words: Words, payment: PaymentRow): Markup =>
  createPage(
    words.gateway.bank,
    html`<main class="pay">
      <section>
        <p class="notice">${words.gateway.notice}</p>
        <h1>${words.gateway.title(payment.order_number)}</h1>
        <p class="amount num">${rupeeText(payment.amount)}</p>
        <form method="post" action="/gateway">
          <input type="hidden" name="order_number" value="${payment.order_number}" />
          <input type="hidden" name="signature" value="${payment.signature}" />
          <button class="main" name="outcome" value="Success">${words.gateway.outcomes.Success}</button>
          <button name="outcome" value="Pending">${words.gateway.outcomes.Pending}</button>
          <button class="bad" name="outcome" value="Failure">${words.gateway.outcomes.Failure}</button>
          <button name="outcome" value="Abandon">${words.gateway.outcomes.Abandon}</button>
        </form>
      </section>
    </main>`,
    { tag: words.tag },
  );

const textOfFormField = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' && isPlainText(value) ? value : '';
};

/** Payment of a form, found by its signature; the amount is that of the order, never of the form. */
const findPayment = async ({ db }: SandboxContext, form: FormData): Promise<PaymentRow | undefined> => {
  const signature = textOfFormField(form, 'signature');
  if (signature === '') return undefined;
  const payment = await db.selectFrom('payments').selectAll().where('signature', '=', signature).executeTakeFirst();
  return payment?.order_number === textOfFormField(form, 'order_number') ? payment : undefined;
};

const redirectToApp = (payment: PaymentRow): Response =>
  new Response(null, {
    status: 303,
    headers: { location: `${payment.return_to}${RETURN_PATH}`, 'cache-control': 'no-store' },
  });

const decidePayment = async (context: SandboxContext, payment: PaymentRow, outcome: GatewayOutcome): Promise<void> => {
  const now = await readProviderNow(context);
  const word = gatewayDecision(outcome, payment.amount);
  await writeInTransaction(context.db, async (db) => {
    const fresh = await db.selectFrom('payments').selectAll().where('id', '=', payment.id).executeTakeFirst();
    if (fresh?.state === 'open') {
      await markPaymentPending(db, fresh, word && { at: now + word.after, state: word.state }, now);
    }
  });
};

/** Page of the bank, POST only; a choice redirects to the investor app by 303 (sandbox.md 3.6). */
export const answerGateway = async (context: SandboxContext, request: Request): Promise<Response> => {
  if (request.method !== 'POST') throw new HttpRefusal(405, ['The payment page is opened by the app.']);
  await applyPlaceFaults(context, 'gateway');
  const words = wordsOf(languageOfRequest(request));
  const form = await request.formData().catch(() => undefined);
  const payment = form && (await findPayment(context, form));
  if (!form || !payment) return createHtmlResponse(createProblemPage(words, words.gateway.invalid), [], 400);
  const chosen = textOfFormField(form, 'outcome');
  const outcome = outcomes[chosen];
  if (outcome) await decidePayment(context, payment, outcome);
  if (outcome || chosen === 'Abandon') return redirectToApp(payment);
  const amount = parseThousandths(textOfFormField(form, 'amount'));
  if (amount !== payment.amount)
    return createHtmlResponse(createProblemPage(words, words.gateway.wrongAmount), [], 400);
  if (payment.state !== 'open') return createHtmlResponse(createProblemPage(words, words.gateway.paidBefore), [], 409);
  return createHtmlResponse(createBankChoicePage(words, payment), context.appOrigins);
};
