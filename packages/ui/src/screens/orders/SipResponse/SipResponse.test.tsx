import { sipResponseJourneys } from '@folioflow/flows/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { drawnAt } from '../../../testing/flow-story.tsx';
import { SipResponse } from './SipResponse.tsx';

const draw = (scenario: keyof typeof sipResponseJourneys.scenarios) =>
  render(<SipResponse {...drawnAt(sipResponseJourneys, scenario)} onExit={() => undefined} />);

test('the outcome is read first, then the money, the words of the provider, and what was agreed [OM-021 OM-168]', async () => {
  await draw('Shown');
  await expect.element(page.getByRole('status')).toHaveTextContent('Your SIP is registered');
  // The words of the provider are cleaned by code that may be long in coming.
  await expect.element(page.getByText('The next debit is on 05/12/2026.')).toBeVisible();
  const main = document.body.innerText.replace(/\s+/g, ' ');
  const places = ['Your SIP is registered', '₹5,000.00', 'The next debit is on 05/12/2026.', 'MONTHLY', '5 Dec 2026'];
  const found = places.map((text) => main.indexOf(text));
  expect(found.filter((place) => place < 0)).toEqual([]);
  expect(found).toEqual([...found].sort((a, b) => a - b));
  await expect.element(page.getByRole('link', { name: 'Ok, Go to list' })).toHaveAttribute('href', '/sipList/');
});

test('an installment to be paid offers its payment first', async () => {
  await draw('ShownPayable');
  await expect.element(page.getByRole('status')).toHaveTextContent('Your SIP is registered: pay its first installment');
  await expect.element(page.getByRole('button', { name: 'Pay now' })).toBeVisible();
});

test('what could not be asked is not called failed, and keeps the words that came along', async () => {
  await draw('Unconfirmed');
  await expect.element(page.getByText('The next debit is on 05/12/2026.')).toBeVisible();
  await expect.element(page.getByText(/failed/i)).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Check again' })).toBeVisible();
});

test('opened by itself it says that nothing was found, and leads to the SIPs [OM-169]', async () => {
  await draw('OrderMissing');
  await expect.element(page.getByText('Sorry the information you are looking for could not be found')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go to Order List' })).toHaveAttribute('href', '/sipList/');
});
