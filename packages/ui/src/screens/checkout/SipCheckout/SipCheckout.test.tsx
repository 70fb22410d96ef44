import { i18n } from '@folioflow/flows/testing/texts';
import { sipCheckoutJourneys } from '@folioflow/flows/testing';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { storyImageStore } from '../../../parts/form/ImageUpload/story-image-store.ts';
import { ClockProvider } from '../../../primitives/Countdown/ClockProvider.tsx';
import { screenPropsAt } from '../../../testing/flow-story.tsx';
import { SipCheckout } from './SipCheckout.tsx';

type Scenario = Parameters<
  typeof screenPropsAt<
    typeof sipCheckoutJourneys.flow,
    keyof typeof sipCheckoutJourneys.scenarios,
    typeof sipCheckoutJourneys.children
  >
>[1];
const drawn = (scenario: Scenario) =>
  render(
    <ClockProvider now={() => 0}>
      <SipCheckout {...screenPropsAt(sipCheckoutJourneys, scenario)} imageStore={storyImageStore} />
    </ClockProvider>,
  );
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => page.viewport(1280, 900));

test('the checkout shows its title and the nominee question, and the mandate question only after a nominee is chosen [DO-280 DO-300]', async () => {
  await drawn('NomineePending');
  await expect.element(page.getByRole('heading', { name: 'SIP Order Checkout' })).toBeVisible();
  await expect.element(page.getByText('Do you want to add a nominee?')).toBeVisible();
  await expect.element(page.getByText('Which mandate should pay?')).not.toBeInTheDocument();
  await expect.element(button('Review')).toBeDisabled();
});

test('the nominee of the latest order is suggested in one line, and the mandate question follows Continue [DO-300]', async () => {
  await drawn('NomineeSuggested');
  await expect.element(page.getByText('Nominee Ravi Rao')).toBeVisible();
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
  await expect.element(page.getByText('Which mandate should pay?')).not.toBeInTheDocument();
  await expect.element(button('Review')).not.toBeInTheDocument();
  await expect.element(button('Continue')).toBeEnabled();
  await expect.element(button('Change the nominee')).toBeEnabled();
});

test('the checkout shows nominee and mandate in this order after a nominee is chosen [DO-284 DO-300]', async () => {
  await drawn('ReadyWithMandate');
  const mandate = page.getByText('Which mandate should pay?');
  await expect.element(mandate).toBeVisible();
  const nominee = page.getByText('Do you want to add a nominee?').element();
  expect(nominee.compareDocumentPosition(mandate.element()) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  await expect.element(button('Review')).toBeEnabled();
});

test('a settled nominee and a mandate that suits are one line each with "Change", and the coverage stays in sight [DO-285 DO-300]', async () => {
  await drawn('ReadySummarised');
  await expect.element(page.getByText('Nominee Ravi Rao')).toBeVisible();
  await expect.element(page.getByText('Mandate M1001 · Account 501000000100 · ₹20,000 available')).toBeVisible();
  await expect.element(button('Change the nominee')).toBeEnabled();
  await expect.element(button('Change the mandate')).toBeEnabled();
  await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
  await expect.element(page.getByText(/pays at most 4 of your 12 instalments/)).toBeVisible();
  await expect.element(button('Register a larger mandate')).toBeEnabled();
  await expect.element(button('Review')).toBeEnabled();
});

test('with a remark on the day the mandate is no line, and remark and flag are in sight [DO-320 DO-321]', async () => {
  for (const [scenario, isTicked] of [
    ['ReadyDateBlocked', false],
    ['ReadyFirstOrderToday', true],
  ] as const) {
    const { unmount } = await drawn(scenario);
    await expect.element(page.getByText('Which mandate should pay?')).toBeVisible();
    expect(button('Change the mandate').query()).toBeNull();
    await expect.element(page.getByText('Day is not open.')).toBeVisible();
    const first = page.getByRole('checkbox', { name: 'Is First Order Today' });
    await (isTicked ? expect.element(first).toBeChecked() : expect.element(first).not.toBeChecked());
    await unmount();
  }
});

test('the review shows amount, days, number of instalments, total and remaining limit before a code is sent', async () => {
  await drawn('Reviewing');
  const agreed = page.getByRole('region', { name: 'What you agree to' });
  await expect.element(agreed.getByText('₹5,000 on the 5th of every month')).toBeVisible();
  await expect
    .element(
      agreed.getByText(
        'Your account is first debited on Sat, 5 Dec 2026. 12 instalments, the last on 5 Nov 2027. ₹60,000 in total.',
      ),
    )
    .toBeVisible();
  await expect.element(agreed.getByText(/₹20,000 of its limit is left, ₹15,000 after/)).toBeVisible();
  await expect.element(agreed.getByText(/covers at most 4 of the 12 instalments/)).toBeVisible();
  await expect.element(button('Create SIP Order')).toBeEnabled();
});

test('a mandate that covers a part of the instalments says so before the review, with a larger mandate beside it', async () => {
  const { unmount } = await drawn('ReadyWithMandate');
  await expect
    .element(page.getByText('The rest of its limit pays at most 4 of your 12 instalments. The later ones fail.'))
    .toBeVisible();
  await expect.element(button('Register a larger mandate')).toBeEnabled();
  await expect.element(page.getByRole('checkbox', { name: /^Use this mandate/ })).toBeChecked();
  await unmount();
  await drawn('MandatePending');
  await expect.element(page.getByText('Which mandate should pay?')).toBeVisible();
  await expect.element(button('Register a larger mandate')).not.toBeInTheDocument();
});

test('without a mandate the registration of a new one is begun in place', async () => {
  await drawn('MandateRegisteringFirst');
  await expect.element(page.getByRole('radio', { name: /^A new mandate/ })).toBeChecked();
  await expect.element(page.getByLabelText('Debit limit')).toBeVisible();
  await expect.element(button('Review')).toBeDisabled();
});

test('a SIP without a mandate has no mandate step, shows the text about manual payment, and is submitted by Confirm SIP Order [DO-330 DO-333]', async () => {
  const { unmount } = await drawn('WithoutMandate');
  await expect.element(page.getByText(/Payment is made physically/)).toBeVisible();
  await expect.element(page.getByText('Which mandate should pay?')).not.toBeInTheDocument();
  await unmount();
  await drawn('ReviewingWithoutMandate');
  await expect.element(button('Confirm SIP Order')).toBeEnabled();
  await expect.element(button('Create SIP Order')).not.toBeInTheDocument();
});

test('a blocked day disables the order unless the server sets the first order to today [DO-320 DO-321 OM-226 OM-227]', async () => {
  const { unmount } = await drawn('ReviewingDateBlocked');
  const first = page.getByRole('checkbox', { name: 'Is First Order Today' });
  await expect.element(button('Create SIP Order')).toBeDisabled();
  await expect.element(first).toBeDisabled();
  await expect.element(first).not.toBeChecked();
  await unmount();
  await drawn('ReviewingFirstOrderToday');
  await expect.element(button('Create SIP Order')).toBeEnabled();
  await expect.element(first).toBeDisabled();
  await expect.element(first).toBeChecked();
});

test('the checkout shows the not-found text and a link to the SIP orders without navigation state [DO-283 DO-434]', async () => {
  await drawn('OrderMissing');
  await expect.element(page.getByText('Sorry the information you are looking for could not be found')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: i18n._('checkout.order.missing.link') }))
    .toHaveAttribute('href', '/sipList');
});

test('the code step has a numeric code field, Confirm SIP Order and the agreed terms [DO-326 DO-327]', async () => {
  await drawn('Confirming');
  await expect
    .element(page.getByLabelText(i18n._('checkout.code.label'), { exact: true }))
    .toHaveAttribute('inputmode', 'numeric');
  await expect.element(button('Confirm SIP Order')).toBeDisabled();
  await expect.element(page.getByRole('region', { name: 'What you agree to' })).toBeVisible();
});

test('the review of a SIP whose first order is today shows the day of the second instalment, and a last day one month earlier', async () => {
  await drawn('ReviewingFirstOrderToday');
  await expect
    .element(
      page.getByText(
        /The first instalment is debited today, the second on Sat, 5 Dec 2026\. 12 instalments, the last on 5 Oct 2027/,
      ),
    )
    .toBeVisible();
});

test('on a phone Create SIP Order and Change are in the same row', async () => {
  await page.viewport(360, 740);
  await drawn('Reviewing');
  await expect.element(button('Create SIP Order')).toBeVisible();
  const [on, back] = [button('Create SIP Order'), button('Change')].map((it) => it.element().getBoundingClientRect());
  expect(back?.top).toBe(on?.top);
});

test.each([
  ['ReviewingAfterLostAnswer', 1],
  ['ReviewingAfterNotSent', 0],
] as const)(
  'the review in %s has %i links to the list of SIPs: only an unknown outcome may be found there',
  async (scenario, links) => {
    await drawn(scenario);
    await expect.element(button('Create SIP Order')).toBeVisible();
    expect(page.getByRole('link', { name: 'Go to your SIPs' }).elements()).toHaveLength(links);
  },
);
