import { swpRegistrationJourneys } from '@folioflow/flows/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { ClockProvider } from '../../../index.ts';
import { screenPropsAt } from '../../../testing/flow-story.tsx';
import { SwpRegistration } from './SwpRegistration.tsx';

test('the first payout is limited to the available days, regardless of typed text [DO-347]', async () => {
  await render(<SwpRegistration {...screenPropsAt(swpRegistrationJourneys, 'EnteringComplete')} />);
  const day = page.getByLabelText('First payout', { exact: true });
  await expect.element(day).toBeVisible();
  const select = day.element() as HTMLSelectElement;
  const free = [...select.options].map(({ value }) => value);
  select.focus();
  await userEvent.keyboard('01/01/2030');
  expect(free).toContain(select.value);
});

const register = () => page.getByRole('button', { name: 'Register' });

test('an amount above the redeemable amount leaves Register enabled; pressed, it leads to the amount with the reason [OM-266]', async () => {
  await render(<SwpRegistration {...screenPropsAt(swpRegistrationJourneys, 'EnteringAboveRedeemable')} />);
  const amount = page.getByLabelText('Amount of each payout');
  await expect.element(amount).toHaveAccessibleDescription(/At most ₹1,500/);
  await register().click();
  await expect.element(amount).toHaveFocus();
});

const drawn = (scenario: 'EnteringComplete' | 'Confirming') => (
  <ClockProvider now={() => 0} providerNow={() => 0}>
    <SwpRegistration {...screenPropsAt(swpRegistrationJourneys, scenario)} />
  </ClockProvider>
);

test('an order with an open code shows its field before the code is sent, disabled [OM-095]', async () => {
  await render(<SwpRegistration {...screenPropsAt(swpRegistrationJourneys, 'EnteringWithCodeField')} />);
  const code = page.getByLabelText('OTP received on mobile', { exact: true });
  await expect.element(code).toBeDisabled();
  await expect.element(code).toHaveAccessibleDescription('Press Register, and we send you a code.');
  expect(page.getByRole('button', { name: 'Confirm SWP' }).elements()).toEqual([]);
});

test('Register stays, disabled, beside Confirm SWP once the code is sent [OM-091 DO-342]', async () => {
  const { rerender } = await render(drawn('EnteringComplete'));
  await expect.element(register()).toBeEnabled();
  await rerender(drawn('Confirming'));
  await expect.element(page.getByRole('button', { name: 'Confirm SWP' })).toBeVisible();
  await expect.element(register()).toBeVisible();
  await expect.element(register()).toBeDisabled();
});
