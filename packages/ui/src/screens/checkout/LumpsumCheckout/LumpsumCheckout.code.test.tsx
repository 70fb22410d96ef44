import { i18n } from '@folioflow/flows/testing/texts';
import { accepted, refused } from '@folioflow/flows';
import { lumpsumChartWith } from '@folioflow/flows/testing';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  button,
  codeField,
  confirmOrder,
  createOrder,
  openCodeStep,
  openOnDesktop,
  review,
  reviewAndCreateOrder,
  renderCheckout,
  radio,
  SENT_AT_MS,
  SUCCESS,
  chooseNominee,
} from './testing/opened-checkout.tsx';

openOnDesktop();

const orderListLink = () => page.getByRole('link', { name: i18n._('checkout.order.checkList') });

describe('Confirm Order', () => {
  test.each([
    ['Yes', { nominee_option: 'existing', nominee_id: 'nominee-1' }],
    ['No', { nominee_option: 'none', nominee_id: 'none' }],
  ] as const)('sends the answer %s about the nominee with the order [DO-285]', async (answer, sent) => {
    const { createSingleOrder, sendTwoFactorOtp } = await renderCheckout({
      chart: lumpsumChartWith({ is_no_nominee_registered: true }),
    });
    await userEvent.click(button('Change the nominee'));
    await userEvent.click(radio(answer));
    if (answer === 'Yes') await chooseNominee('Meera Rao');
    await reviewAndCreateOrder();
    await sendTwoFactorOtp.answer(accepted({ ...SUCCESS, twofactor_id: 'ticket-1' }, SENT_AT_MS));
    await userEvent.fill(codeField(), '123456');
    await userEvent.click(confirmOrder());
    expect(createSingleOrder.calls[0]?.request.client_info).toMatchObject(sent);
  });

  test('requires one code of six digits, numeric and masked [OM-109]', async () => {
    await openCodeStep();
    expect(page.getByLabelText(i18n._('checkout.code.label')).elements()).toHaveLength(1);
    await userEvent.clear(codeField());
    await userEvent.type(codeField(), '12a34');
    await expect.element(codeField()).toHaveValue('1234');
    await expect.element(confirmOrder()).toBeDisabled();
    await userEvent.clear(codeField());
    await userEvent.type(codeField(), '1234567');
    await expect.element(codeField()).toHaveValue('123456');
    await expect.element(confirmOrder()).toBeEnabled();
  });

  test('replaces the nominee choice by the name of the nominee while the code is entered', async () => {
    await openCodeStep();
    expect(page.getByRole('radio').elements()).toEqual([]);
    await expect.element(page.getByText('Meera Rao')).toBeVisible();
  });

  test('sends the order once on two presses and is disabled during the request [DO-003 DO-275]', async () => {
    const { createSingleOrder } = await openCodeStep();
    await userEvent.fill(codeField(), '123456');
    await userEvent.dblClick(confirmOrder());
    expect(createSingleOrder.calls).toHaveLength(1);
    await expect.element(confirmOrder()).toHaveAttribute('aria-disabled', 'true');
  });

  test('shows the server text and an empty code field after a wrong code', async () => {
    const { createSingleOrder } = await openCodeStep();
    await userEvent.fill(codeField(), '111111');
    await userEvent.click(confirmOrder());
    await createSingleOrder.answer(refused('The code is not right.', '031'));
    await expect.element(page.getByRole('alert').getByText('The code is not right.')).toBeVisible();
    await expect.element(codeField()).toHaveValue('');
    expect(orderListLink().elements()).toEqual([]);
  });

  test('shows an unknown outcome and a link to the order list after a lost answer', async () => {
    const { createSingleOrder } = await openCodeStep();
    await userEvent.fill(codeField(), '123456');
    await userEvent.click(confirmOrder());
    await createSingleOrder.fail({ kind: 'unreachable', errors: [] });
    await expect.element(page.getByText(/we cannot tell whether this went through/)).toBeVisible();
    await expect.element(orderListLink()).toHaveAttribute('href', '/orderList');
  });

  test('shows a warning about the earlier attempt if a lost answer is followed by another request', async () => {
    const { createSingleOrder } = await openCodeStep();
    await userEvent.fill(codeField(), '123456');
    await userEvent.click(confirmOrder());
    await createSingleOrder.fail({ kind: 'unreachable', errors: [] });
    await userEvent.fill(codeField(), '654321');
    await userEvent.click(confirmOrder());
    await createSingleOrder.answer(refused('This submission was already used for another request.', '051'));
    await expect
      .element(
        page.getByText(/^The earlier attempt may have gone through\. Check your order list before trying again\./),
      )
      .toBeVisible();
    await expect.element(orderListLink()).toHaveAttribute('href', '/orderList');
  });

  test('can be left for the review, which preserves the nominee', async () => {
    await openCodeStep();
    await userEvent.click(button(i18n._('checkout.order.back')));
    await expect.element(createOrder()).toBeEnabled();
    await userEvent.click(button(i18n._('checkout.review.back')));
    await expect.element(page.getByText('Nominee Meera Rao')).toBeVisible();
    await expect.element(review()).toBeEnabled();
  });
});

test('a code request refused for a missing e-sign shows the server text and a link to the e-sign', async () => {
  const { sendTwoFactorOtp } = await renderCheckout();
  await chooseNominee('Meera Rao');
  await reviewAndCreateOrder();
  await sendTwoFactorOtp.answer(
    refused('Complete your e-sign first.', '020', { navigateScreen: './esignkycVerification/' }),
  );
  await expect.element(page.getByText('Complete your e-sign first.')).toBeVisible();
  await expect.element(page.getByRole('link')).toHaveAttribute('href', '/esignkycVerification');
});
