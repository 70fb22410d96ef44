import { button, expect, field, page, test, visit, waitForPath } from '../testing/app-test.tsx';
import { newMandateRadio } from '../testing/steps/mandates.ts';
import { createOrderButton, firstNominee, orderCodeField, reviewOrderButton } from '../testing/steps/order.ts';
import {
  changeMandateButton,
  createSipButton,
  reviewSipButton,
  suggestedMandate,
  WITH_ONE_MANDATE,
} from '../testing/steps/sip.ts';
import { chartPath, scheme } from '../testing/test-data.ts';
import { startJourney } from './start-journey.ts';
import { submitButtonOf } from './submit-button.ts';

test('a lumpsum with its payment is spoken as written', async ({ investor, network }) => {
  await investor.signIn();
  const { step, press, type, read, expectWritten } = await startJourney('Lumpsum order', investor, network);
  await step('opens the scheme', async () => {
    visit(chartPath);
    await expect.element(page.getByRole('heading', { level: 1, name: scheme.name })).toBeVisible();
    await expect.element(button('Invest')).toBeEnabled();
  });
  await step('opens the panel', async () => {
    await press(button('Invest'));
    await expect.element(page.getByRole('tab', { name: 'ONE TIME/LUMPSUM' })).toBeVisible();
  });
  await step('chooses a lumpsum', () => press(page.getByRole('tab', { name: 'ONE TIME/LUMPSUM' })));
  await step('types an amount', async () => {
    await type(field('Amount'), '5000');
    await expect.element(page.getByText(/^Buys about/)).toBeVisible();
  });
  await step('goes on to the order', async () => {
    await press(page.getByRole('button', { name: /^Invest Now/ }));
    await expect.element(page.getByRole('heading', { name: 'New Order - One Time Investment' })).toBeVisible();
  });
  await read();
  await step('chooses a nominee', () => press(firstNominee()));
  await step('reviews the order', () => press(reviewOrderButton()));
  await read();
  await step('creates the order', async () => {
    await press(createOrderButton());
    await expect.element(orderCodeField()).toBeVisible();
  });
  await step('types the code', async () => {
    await type(orderCodeField(), '123456');
    await press(submitButtonOf(orderCodeField()));
    await waitForPath(/\/orderEditCheckout\/$/);
    await expect.element(page.getByRole('radio', { name: /^UPI/ })).toBeVisible();
  });
  await read();
  await step('pays by UPI', async () => {
    await press(page.getByRole('radio', { name: /^UPI/ }));
    await type(page.getByLabelText('UPI ID'), 'success@upi');
    await press(page.getByRole('button', { name: /^Pay/ }));
    await waitForPath(/\/paymentPage\/$/);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
  await read();
  await expectWritten('lumpsum');
});

test('a SIP with its day and mandate is spoken as written', async ({ investor, network }) => {
  await page.viewport(1280, 800);
  await investor.signIn(WITH_ONE_MANDATE);
  const { prepare, step, press, type, read, expectWritten } = await startJourney('SIP order', investor, network);
  const sipDateButton = () => page.getByRole('button', { name: /^SIP payment date/ });
  const dateDialog = () => page.getByRole('dialog', { name: 'Choose a monthly SIP date' });
  await step('opens the scheme', async () => {
    visit(chartPath);
    await expect.element(page.getByRole('heading', { level: 1, name: scheme.name })).toBeVisible();
    await expect.element(field('Amount of each instalment')).toBeVisible();
  });
  // The first selected day follows from the day of the run.
  await prepare(async () => {
    await press(sipDateButton());
    await press(dateDialog().getByRole('button', { name: /^1st/ }));
    await expect.element(dateDialog()).not.toBeInTheDocument();
  });
  await step('types an amount below the minimum', () => type(field('Amount of each instalment'), '499'));
  await step('types an amount', () => type(field('Amount of each instalment'), '5000'));
  await step('opens the days', () => press(sipDateButton()));
  await step('chooses the tenth', () => press(dateDialog().getByRole('button', { name: /^10th/ })));
  await step('opens the days again', () => press(sipDateButton()));
  await read('dialog[open]');
  await step('leaves the days', () => press(dateDialog().getByRole('button', { name: 'Close' })));
  await step('starts the SIP', async () => {
    await press(page.getByRole('button', { name: /^Start SIP/ }));
    await expect.element(page.getByRole('heading', { name: 'SIP Order Checkout' })).toBeVisible();
    await expect.element(firstNominee()).toBeVisible();
  });
  await read();
  await step('chooses a nominee', async () => {
    await press(firstNominee());
    await expect.element(changeMandateButton()).toBeVisible();
  });
  await read();
  await step('changes the mandate', async () => {
    await press(changeMandateButton());
    await expect.element(suggestedMandate()).toBeVisible();
  });
  await step('looks at all mandates', async () => {
    await press(suggestedMandate());
    await expect.element(newMandateRadio()).toBeVisible();
  });
  await read();
  await step('uses the approved mandate', () => press(page.getByRole('checkbox', { name: /^Use this mandate/ })));
  await step('reviews the SIP', async () => {
    await press(reviewSipButton());
    await expect.element(page.getByRole('region', { name: 'What you agree to' })).toBeVisible();
  });
  await read();
  await step('creates the SIP', async () => {
    await press(createSipButton());
    await expect.element(orderCodeField()).toBeVisible();
  });
  await step('types the code', async () => {
    await type(orderCodeField(), '123456');
    await press(submitButtonOf(orderCodeField()));
    await waitForPath(/\/sipResponse\/?$/);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
  await read();
  await expectWritten('sip');
  await page.viewport(414, 896);
});
