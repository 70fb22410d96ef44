import { onTestFinished } from 'vitest';
import type { RazorpayOptions } from '../../../ports/razorpay.ts';
import { button, expect, page, visit } from '../../app-test.tsx';
import { press } from '@folioflow/wiring/testing/hands';
import { nameWatchlist, tickSchemes, wholeList, WITH_WATCHLISTS } from '../../steps/watchlists.ts';
import { opening, type Approaches, type Person } from '../approach.ts';

/** Each list of the matrix has a name of its own. */
let named = 0;

/** A window of the checkout that is closed as soon as it opens. */
class ClosedCheckout {
  readonly options: RazorpayOptions;
  constructor(options: RazorpayOptions) {
    this.options = options;
  }
  readonly on = () => undefined;
  readonly close = () => undefined;
  readonly open = () => this.options.modal.ondismiss();
}
const more = () => page.getByRole('dialog').getByRole('button', { name: 'Continue', exact: true });

const pay = () => page.getByRole('dialog', { name: /^Pay / }).getByRole('button', { name: 'Pay', exact: true });

/** A list that nobody advises on, an advisor, and a plan. */
async function choosePlan({ investor }: Person) {
  await investor.signIn(WITH_WATCHLISTS);
  visit('/schemeWatchList');
  await page.getByLabelText('Select Your WatchList').selectOptions('Tax saving');
  await press(button('Ask Expert Advise'));
  await press(page.getByRole('radio', { name: /^Anita Rao/ }));
  await press(more());
  await press(page.getByRole('radio', { name: /^Yearly/ }));
  await expect.element(more()).toBeEnabled();
}

/** Lists of schemes of an investor's own. */
export const watchlists = {
  listWatchlistSchemes: opening('/schemeWatchList', { like: WITH_WATCHLISTS }),
  listAdviceSchemes: opening('/advisorAdviseList', { like: WITH_WATCHLISTS }),
  addWatchlist: {
    open: async (person) => {
      await person.investor.signIn(WITH_WATCHLISTS);
      await tickSchemes(2);
      await wholeList();
      named += 1;
      await nameWatchlist(`List ${named}`);
    },
    press: () => press(button('Submit')),
  },
  orderAdvice: {
    open: async (person) => {
      const { Razorpay } = window;
      window.Razorpay = ClosedCheckout;
      onTestFinished(() => void Object.assign(window, { Razorpay }));
      await choosePlan(person);
    },
    press: () => press(more()),
  },
  // The checkout's window takes the money; what is pressed after a fault is what the page offers in its place.
  'orderAdvice, payment confirmed': {
    open: async (person) => {
      await choosePlan(person);
      await press(more());
      await expect.element(pay()).toBeVisible();
    },
    press: async () => {
      if (pay().elements().length > 0) await pay().click();
      else await press(button('Confirm again'));
    },
  },
} as const satisfies Approaches;
