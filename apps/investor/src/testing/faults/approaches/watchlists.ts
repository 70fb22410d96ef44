import { i18n } from '@folioflow/flows/testing/texts';
import { onTestFinished } from 'vitest';
import type { RazorpayOptions } from '../../../ports/razorpay.ts';
import { button, expect, page, visit } from '../../app-test.tsx';
import { press } from '@folioflow/wiring/testing/gestures';
import {
  saveWatchlistButton,
  typeWatchlistName,
  tickSchemes,
  waitForWholeList,
  watchlistPicker,
  WITH_WATCHLISTS,
} from '../../steps/watchlists.ts';
import { createOpeningApproach, type Approaches, type ApproachContext } from '../approach.ts';

/** Number of created lists: each has a unique name. */
let listCount = 0;

/** A checkout window that closes as soon as it opens. */
class ClosedCheckout {
  readonly options: RazorpayOptions;
  constructor(options: RazorpayOptions) {
    this.options = options;
  }
  readonly on = () => undefined;
  readonly close = () => undefined;
  readonly open = () => this.options.modal.ondismiss();
}
const continueButton = () => page.getByRole('dialog').getByRole('button', { name: 'Continue', exact: true });

const payButton = () => page.getByRole('dialog', { name: /^Pay / }).getByRole('button', { name: 'Pay', exact: true });

/** Chooses a list without advice, an advisor and a plan. */
async function choosePlan({ investor }: ApproachContext) {
  await investor.signIn(WITH_WATCHLISTS);
  visit('/schemeWatchList');
  await watchlistPicker().selectOptions('Tax saving');
  await press(button('Ask Expert Advice'));
  await press(page.getByRole('radio', { name: /^Anita Rao/ }));
  await press(continueButton());
  await press(page.getByRole('radio', { name: /^Yearly/ }));
  await expect.element(continueButton()).toBeEnabled();
}

/** Approaches of watchlists and advice. */
export const watchlists = {
  listWatchlistSchemes: createOpeningApproach('/schemeWatchList', { like: WITH_WATCHLISTS }),
  listAdviceSchemes: createOpeningApproach('/advisorAdviseList', { like: WITH_WATCHLISTS }),
  addWatchlist: {
    open: async (person) => {
      await person.investor.signIn(WITH_WATCHLISTS);
      await tickSchemes(2);
      await waitForWholeList();
      listCount += 1;
      await typeWatchlistName(`List ${listCount}`);
    },
    press: () => press(saveWatchlistButton()),
  },
  modifyWatchlist: {
    open: async ({ investor }) => {
      await investor.signIn(WITH_WATCHLISTS);
      visit('/schemeWatchList');
      await watchlistPicker().selectOptions('Tax saving');
      await press(button(i18n._('watching.rename.open')));
      listCount += 1;
      await page.getByLabelText(i18n._('watching.rename.label'), { exact: true }).fill(`List ${listCount}`);
    },
    press: () => press(button(i18n._('watching.rename.submit'))),
  },
  orderAdvice: {
    open: async (person) => {
      const { Razorpay } = window;
      window.Razorpay = ClosedCheckout;
      onTestFinished(() => void Object.assign(window, { Razorpay }));
      await choosePlan(person);
    },
    press: () => press(continueButton()),
  },
  // The checkout takes the payment; after a fault the page offers another button for the confirmation.
  'orderAdvice, payment confirmed': {
    open: async (person) => {
      await choosePlan(person);
      await press(continueButton());
      await expect.element(payButton()).toBeVisible();
    },
    press: async () => {
      if (payButton().elements().length > 0) await payButton().click();
      else await press(button('Confirm again'));
    },
  },
} as const satisfies Approaches;
