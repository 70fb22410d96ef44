import { button, expect, field, page, test, visit } from '../../testing/app-test.tsx';
import { press } from '@folioflow/wiring/testing/gestures';
import { newMandateRadio } from '../../testing/steps/mandates.ts';
import {
  changeMandateButton,
  createSipState,
  reviewSipButton,
  settleSipNominee,
  showAllMandates,
  suggestedMandate,
} from '../../testing/steps/sip.ts';

/** Persona with mandates in every state. */
const WITH_EVERYTHING = '9000000101';
const mandateCard = (id: RegExp | string) => page.getByRole('article', { name: id });

async function openMandateStep(): Promise<void> {
  visit('/sipCheckout', createSipState());
  await settleSipNominee();
  await expect.element(changeMandateButton()).toBeVisible();
}

test('a mandate shows its limit, its used amount, its account, its dates and its state [DO-318]', async ({
  investor,
}) => {
  await investor.signIn(WITH_EVERYTHING);
  await openMandateStep();
  await showAllMandates();
  const card = mandateCard('Mandate M1001');
  for (const text of ['₹20,000', '₹5,000 of ₹25,000 used', '501000000101', 'Savings, SBOX0000001', 'Approved'])
    await expect.element(card).toMatchTextContent(text);
  await expect.element(card).toMatchTextContent(/\d+ \w{3} \d{4} to \d+ \w{3} \d{4}/);
});

test('a mandate whose limit pays a part of the instalments leads to a larger one before the review', async ({
  investor,
}) => {
  await investor.signIn(WITH_EVERYTHING);
  await openMandateStep();
  await expect.element(changeMandateButton()).toBeVisible();
  await expect
    .element(page.getByText('The rest of its limit pays at most 4 of your 12 instalments. The later ones fail.'))
    .toBeVisible();
  await button('Register a larger mandate').click();
  await expect.element(newMandateRadio()).toBeChecked();
  await expect.element(field('Debit limit')).toBeVisible();
  await page.getByRole('radio', { name: /^One of your mandates/ }).click();
  await expect.element(suggestedMandate()).toBeVisible();
});

test('a mandate that suits is one line with "Change", behind which the choice is, and again one line after the review [DO-300 DO-301 DO-315 DO-317]', async ({
  investor,
}) => {
  await investor.signIn(WITH_EVERYTHING);
  await openMandateStep();
  await expect.element(page.getByText('Mandate M1001 · Account 501000000101 · ₹20,000 available')).toBeVisible();
  expect([newMandateRadio().query(), mandateCard(/^Mandate/).query()]).toEqual([null, null]);
  await press(changeMandateButton());
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect.element(suggestedMandate()).toBeVisible();
  await expect.element(newMandateRadio()).not.toBeChecked();
  await expect.element(changeMandateButton()).not.toBeInTheDocument();
  await press(reviewSipButton());
  await press(button('Change'));
  await expect.element(page.getByText('Mandate M1001 · Account 501000000101 · ₹20,000 available')).toBeVisible();
  await expect.element(reviewSipButton()).toBeEnabled();
});
