import { i18n } from '@folioflow/flows/testing/texts';
import { sipResponseJourneys } from '@folioflow/flows/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { screenPropsAt } from '../../../testing/flow-story.tsx';
import { SipResponse } from './SipResponse.tsx';

const draw = (scenario: keyof typeof sipResponseJourneys.scenarios) =>
  render(<SipResponse {...screenPropsAt(sipResponseJourneys, scenario)} onExit={() => undefined} />);

test('the page shows outcome, amount, text of the provider and agreed terms in this order [OM-021 OM-168]', async () => {
  await draw('Shown');
  await expect.element(page.getByRole('status').getByText('Your SIP of ₹5,000 starts on 5 Dec 2026')).toBeVisible();
  // The words of the provider are cleaned by code that may be long in coming.
  await expect.element(page.getByText('The next debit is on 5 Dec 2026.')).toBeVisible();
  const main = document.body.innerText.replace(/\s+/g, ' ');
  const places = ['Your SIP of ₹5,000 starts on 5 Dec 2026', 'The next debit is on 5 Dec 2026.', '5th of every month'];
  const found = places.map((text) => main.indexOf(text));
  // The first day is also in the text of the provider.
  expect(main.lastIndexOf('5 Dec 2026')).toBeGreaterThan(found.at(-1) ?? Number.NaN);
  expect(found.filter((place) => place < 0)).toEqual([]);
  expect(found).toEqual([...found].sort((a, b) => a - b));
  await expect.element(page.getByRole('link', { name: 'Ok, Go to list' })).toHaveAttribute('href', '/sipList/');
});

test('an instalment that awaits its payment has Pay now and an outcome that asks for the payment', async () => {
  await draw('ShownPayable');
  await expect.element(page.getByRole('status')).toHaveTextContent('Your SIP is registered: pay the first instalment');
  await expect.element(page.getByRole('button', { name: 'Pay now' })).toBeVisible();
});

test('an unconfirmed outcome shows the text of the provider and a new check, and is not shown as failed', async () => {
  await draw('Unconfirmed');
  await expect.element(page.getByText('The next debit is on 5 Dec 2026.')).toBeVisible();
  await expect.element(page.getByText(/failed/i)).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Check again' })).toBeVisible();
});

test('the page shows the not-found text and a link to the SIP orders without navigation state [OM-169]', async () => {
  await draw('OrderMissing');
  await expect.element(page.getByText('Sorry the information you are looking for could not be found')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: i18n._('orders.order.toList') }))
    .toHaveAttribute('href', '/sipList/');
});

const fact = (term: string) =>
  page.getByRole('term').filter({ hasText: term }).element().nextElementSibling?.textContent;

test('the agreed terms show frequency, number of instalments, last day, total, account, mandate and remaining limit', async () => {
  await draw('Shown');
  await expect.element(page.getByText('5th of every month')).toBeVisible();
  expect(fact('Instalments')).toBe('12the last one on 5 Nov 2027');
  expect(fact('In total')).toBe('₹60,000');
  expect(fact('From')).toBe('HDFC Bank ••••\u00a05678');
  expect(fact('Under mandate')).toBe('M1001₹15,000 of its limit is left after the first instalment.');
  await expect.element(page.getByText(/covers at most 4 of the 12 instalments/)).toBeVisible();
});

test('a first instalment with the order makes the chosen day the day of the second', async () => {
  await draw('ShownFirstToday');
  await expect.element(page.getByText(/^With the order/)).toBeVisible();
  expect(fact('First instalment')).toBe('With the orderthe second on 5 Dec 2026');
  expect(fact('Instalments')).toBe('12the last one on 5 Oct 2027');
  await expect.element(page.getByText(/Part of the limit is already used/)).toBeVisible();
});

test('a rejected SIP shows neither instalments nor a remaining limit, and a SIP without a mandate shows the text about manual payment', async () => {
  const { unmount } = await draw('ShownRejected');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Your SIP was rejected');
  expect(fact('Under mandate')).toBe('M1001');
  for (const term of ['First instalment', 'Instalments', 'In total'])
    await expect.element(page.getByText(term, { exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByText(/instalments, fewer/)).not.toBeInTheDocument();
  await unmount();
  await draw('ShownPayable');
  await expect.element(page.getByText(/Payment is made physically/)).toBeVisible();
});
