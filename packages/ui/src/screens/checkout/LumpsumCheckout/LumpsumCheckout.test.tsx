import { i18n } from '@folioflow/flows/testing/texts';
import { accepted, refused } from '@folioflow/flows';
import {
  createdOrder,
  lumpsumChartWith,
  lumpsumChartWithFlags,
  otherAccount,
  pendingOrder,
} from '@folioflow/flows/testing';
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

describe('the lumpsum checkout', () => {
  test('shows its title, and scheme, amount, primary account and cut-off of the order [DO-265 DO-266]', async () => {
    await renderCheckout();
    await expect.element(page.getByRole('heading', { name: 'New Order - One Time Investment' })).toBeVisible();
    const summary = page.getByRole('complementary', { name: 'Your order' });
    await expect.element(summary.getByText('Folio Flexi Cap Fund - Direct Growth')).toBeVisible();
    await expect.element(summary.getByText('₹15,000')).toBeVisible();
    await expect.element(summary.getByText('•••• 0912')).toBeVisible();
    await expect.element(summary.getByText(/^14:30 IST/)).toBeVisible();
  });

  test('shows the Y and N flags of the scheme as texts and sends them unchanged with the order [OM-105]', async () => {
    const { createSingleOrder } = await openCodeStep();
    await expect.element(page.getByText('Redeem allowed')).toBeVisible();
    await expect.element(page.getByText('SWP not allowed')).toBeVisible();
    await expect.element(page.getByText('Exit load', { exact: true })).toBeVisible();
    await userEvent.fill(codeField(), '123456');
    await userEvent.click(confirmOrder());
    expect(createSingleOrder.calls[0]?.request.client_info.selected_order).toEqual({
      param_scheme_name: 'FOLIO FLEXI CAP DIRECT GROWTH',
      param_scheme_code: 'FFCDG-GR',
      param_redemption_allowed: 'Y',
      param_exit_load_flag: 'Y',
      param_swp_flag: 'N',
      param_purchase_cutoff_time: '14:30:00',
    });
  });

  test('shows the opposite texts for the opposite flags', async () => {
    const flags = { param_redemption_allowed: 'N', param_swp_flag: 'Y', param_exit_load_flag: 'N' } as const;
    await renderCheckout({ chart: lumpsumChartWithFlags(flags) });
    await expect.element(page.getByText('Redeem not allowed')).toBeVisible();
    await expect.element(page.getByText('SWP allowed')).toBeVisible();
    await expect.element(page.getByText('No exit load')).toBeVisible();
  });

  test('folds the summary on a narrow screen and leaves the amount visible', async () => {
    await page.viewport(360, 740);
    await renderCheckout();
    await expect.element(page.getByText('₹15,000').first()).toBeVisible();
    await expect.element(page.getByText('•••• 0912')).not.toBeVisible();
    await userEvent.click(page.getByText('Your order'));
    await expect.element(page.getByText('•••• 0912')).toBeVisible();
  });

  test('shows the not-found text and a link to the lumpsum orders without navigation state [DO-267 OM-097]', async () => {
    await renderCheckout({ subject: null });
    await expect.element(page.getByText('Sorry the information you are looking for could not be found')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Go to Order List' })).toHaveAttribute('href', '/orderList');
    expect(page.getByRole('button').elements()).toEqual([]);
  });

  test('offers only Pay and requests no code for an order that awaits its payment [DO-274]', async () => {
    const { outputs, sendTwoFactorOtp } = await renderCheckout({ subject: pendingOrder });
    await expect.element(page.getByText('₹15,000')).toBeVisible();
    expect(page.getByRole('radio').elements()).toEqual([]);
    await userEvent.click(button('Pay'));
    expect(outputs).toEqual([{ kind: 'left', exit: { to: 'paymentPage', state: { selected_order: createdOrder } } }]);
    expect(sendTwoFactorOtp.calls).toEqual([]);
  });
});

describe('the review', () => {
  test('shows purchase, payment, NAV date, unit date, account, nominee and exit load before a code is sent', async () => {
    const { sendTwoFactorOtp } = await renderCheckout();
    await chooseNominee('Meera Rao');
    await userEvent.click(review());
    const agreed = page.getByRole('region', { name: 'What you agree to' });
    await expect.element(agreed).toMatchTextContent('₹15,000, one time');
    await expect.element(agreed).toMatchTextContent('You buy units of Folio Flexi Cap Fund - Direct Growth.');
    await expect.element(agreed).toMatchTextContent('No money leaves your account until you pay.');
    await expect.element(agreed).toMatchTextContent(/you get the NAV of .*Units are expected on /);
    await expect.element(agreed).toMatchTextContent('•••• 0912');
    await expect.element(agreed).toMatchTextContent('Meera Rao');
    await expect.element(agreed).toMatchTextContent('Exit load: 1% within one year');
    await expect
      .element(agreed)
      .toMatchTextContent(/Exit load if you redeem \(1%\).*₹150.*₹14,850 of your payment remains/);
    await expect.element(agreed).toMatchTextContent('No lock-in');
    expect(sendTwoFactorOtp.calls).toEqual([]);
  });

  test('moves the focus to the page heading and shows Create Order without scrolling on a small phone', async () => {
    await page.viewport(360, 740);
    await renderCheckout();
    await chooseNominee('Meera Rao');
    await userEvent.click(review());
    await expect.element(createOrder()).toBeInViewport();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('Create Order', () => {
  test('is enabled by a registered declaration without a nominee, which is the last choice', async () => {
    await renderCheckout({ chart: lumpsumChartWith({ is_no_nominee_registered: true }) });
    await expect.element(page.getByText('No nominee, declaration registered')).toBeVisible();
    await expect.element(radio('No')).not.toBeInTheDocument();
    await userEvent.click(review());
    await expect.element(page.getByText('None, declaration registered')).toBeVisible();
    await expect.element(createOrder()).toBeEnabled();
  });

  test('is disabled while the code is being sent, and the code field appears only afterwards [DO-270 DO-275 OM-099]', async () => {
    const { sendTwoFactorOtp } = await renderCheckout();
    await chooseNominee('Meera Rao');
    await reviewAndCreateOrder();
    await expect.element(createOrder()).toHaveAttribute('aria-disabled', 'true');
    expect(codeField().elements()).toEqual([]);
    expect(sendTwoFactorOtp.calls).toHaveLength(1);
    await sendTwoFactorOtp.answer(accepted({ ...SUCCESS, twofactor_id: 'ticket-1' }, SENT_AT_MS));
    await expect.element(codeField()).toBeVisible();
    await expect.element(codeField()).toHaveStyle('-webkit-text-security: disc');
    await expect.element(codeField()).toHaveAttribute('inputmode', 'numeric');
  });

  test('shows the reason and preserves the nominee after a refused code request', async () => {
    const { sendTwoFactorOtp } = await renderCheckout();
    await chooseNominee('Meera Rao');
    await reviewAndCreateOrder();
    await sendTwoFactorOtp.answer(refused('You have asked for too many codes.', '034'));
    await expect.element(page.getByText('You have asked for too many codes.')).toBeVisible();
    await expect.element(createOrder()).toBeEnabled();
    await userEvent.click(button(i18n._('checkout.review.back')));
    await expect.element(page.getByText('Nominee Meera Rao')).toBeVisible();
  });

  test('is unavailable without a nominee or a declaration and during a request, and Confirm Order is absent before the code step [OM-106]', async () => {
    const { createSingleOrder, sendTwoFactorOtp } = await renderCheckout();
    await expect.element(review()).toBeDisabled();
    await userEvent.click(radio('No'));
    await expect.element(review()).toBeDisabled();
    expect(createOrder().or(confirmOrder()).elements()).toEqual([]);
    await userEvent.click(radio('Yes'));
    await chooseNominee('Meera Rao');
    await expect.element(review()).toBeEnabled();
    await reviewAndCreateOrder();
    await expect.element(createOrder()).toHaveAttribute('aria-disabled', 'true');
    await sendTwoFactorOtp.answer(accepted({ ...SUCCESS, twofactor_id: 'ticket-1' }, SENT_AT_MS));
    await userEvent.fill(codeField(), '123456');
    await expect.element(confirmOrder()).toBeEnabled();
    await userEvent.click(confirmOrder());
    await expect.element(confirmOrder()).toHaveAttribute('aria-disabled', 'true');
    expect(createSingleOrder.calls).toHaveLength(1);
  });

  test('is unreachable without a primary account, and a link leads to the bank accounts', async () => {
    await renderCheckout({ chart: lumpsumChartWith({ bank_account_list: [otherAccount] }) });
    await chooseNominee('Meera Rao');
    await expect.element(review()).toBeDisabled();
    await expect
      .element(page.getByRole('link', { name: 'Go to your bank accounts' }))
      .toHaveAttribute('href', '/bankAccountList');
  });
});

describe('a repeated order', () => {
  const placed = {
    ...createdOrder,
    order_list: [{ mf_order_message: 'Order placed', created_date: '2026-11-20T15:04:10+05:30' }],
  };
  const nineMinutesLater = Date.parse('2026-11-20T15:13:10+05:30');
  const question = () =>
    page.getByRole('alertdialog', { name: 'You placed the same order at 3:04 PM IST. Place another?' });

  async function requestCode() {
    const opened = await renderCheckout({ placed: [placed], answeredAt: nineMinutesLater });
    await chooseNominee('Meera Rao');
    await reviewAndCreateOrder();
    await expect.element(question()).toBeVisible();
    return opened;
  }

  test('requires a confirmation before a code is sent, and Enter returns to the unchanged review', async () => {
    const { sendTwoFactorOtp } = await requestCode();
    await expect.element(question().getByRole('link')).toHaveAttribute('href', '/orderList');
    await userEvent.keyboard('{Enter}');
    await expect.element(question()).not.toBeInTheDocument();
    await expect.element(createOrder()).toBeEnabled();
    await expect.element(createOrder()).toHaveFocus();
    expect(sendTwoFactorOtp.calls).toEqual([]);
  });

  test('sends one code after the confirmation, and requires no second confirmation after a refusal', async () => {
    const { sendTwoFactorOtp } = await requestCode();
    await userEvent.dblClick(button('Place another'));
    expect(sendTwoFactorOtp.calls).toHaveLength(1);
    await sendTwoFactorOtp.answer(refused('You have asked for too many codes.', '034'));
    await userEvent.click(createOrder());
    await expect.element(page.getByText('Sending a code to your mobile number')).toBeVisible();
    expect(sendTwoFactorOtp.calls).toHaveLength(2);
  });
});
