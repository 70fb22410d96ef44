import { type SandboxContext } from '../ground/area.ts';
import { html, type Markup } from '../pages/page.ts';
import { createSignInForm } from './people.ts';

/** Persona that is approved, with a primary account and a nominee, and without an order. */
export const TOURIST = '9000000100';

const unpaidStates = ['payment_pending', 'payment_failed'];

const findNewestOrder = async ({ db }: SandboxContext): Promise<string | undefined> => {
  const row = await db
    .selectFrom('orders')
    .innerJoin('clients', 'clients.id', 'orders.client_id')
    .select('orders.state')
    .where('clients.mobile', '=', TOURIST)
    .where('orders.type', '=', 'single')
    .orderBy('orders.position', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.state;
};

/** Tour in five steps to an allotted order; completed steps are derived from the newest order. */
export const createTourPart = async (context: SandboxContext): Promise<Markup> => {
  const [app = ''] = context.appOrigins;
  const state = await findNewestOrder(context);
  const isPlaced = state !== undefined;
  const isPaid = isPlaced && !unpaidStates.includes(state);
  const tourStep = (isDone: boolean, text: Markup, action: Markup | string = ''): Markup =>
    html`<li ${isDone ? 'data-done' : ''}>
      <div>${text}${isDone ? html` <span class="good">Done</span>` : ''}</div>
      <div class="row">${action}</div>
    </li>`;
  return html`<ol class="tour">
    ${tourStep(
      isPlaced,
      html`<strong>Sign in</strong> as Meera Iyer, who is ready to invest. The scheme list opens in a new tab.`,
      createSignInForm(app, TOURIST, '/schemeList', 'Sign in as Meera Iyer'),
    )}
    ${tourStep(
      isPlaced,
      html`<strong>Choose</strong> a scheme that accepts a one-time investment, type an amount such as 5,000, and press
        the button below it.`,
      html`<button class="small num" data-copy="5000">5000</button>`,
    )}
    ${tourStep(
      isPlaced,
      html`<strong>Confirm</strong>: choose the verified nominee, then enter the code. It is in the outbox; this one
        works too.`,
      html`<button class="small num" data-copy="123456">123456</button>`,
    )}
    ${tourStep(
      isPaid,
      html`<strong>Pay</strong> by net banking and press Success on the bank’s page, or pay with this UPI ID.`,
      html`<button class="small" data-copy="success@upi">success@upi</button>`,
    )}
    ${tourStep(
      state === 'allotted',
      html`<strong>Let two working days pass.</strong> Units are allotted, even for a payment after the cut-off. Then
        look at the order and the portfolio.`,
      html`<button class="small" data-send="/clock" data-body="${JSON.stringify({ advance_working_days: 2 })}">
          +2 working days</button
        >${createSignInForm(app, TOURIST, '/orderList', 'See the orders')}`,
    )}
  </ol>`;
};
