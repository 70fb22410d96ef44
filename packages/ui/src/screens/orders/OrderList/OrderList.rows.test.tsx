import { accepted, refused } from '@folioflow/flows';
import { allottedOrder, payableOrder, rejectedOrder } from '@folioflow/flows/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toneOf } from '../../../testing/tone.ts';
import {
  chooseMenuItem,
  orderMenu,
  orderStatusAnswer,
  renderLoadedList,
  orderCard,
  orderButton,
  transactionList,
  renderOrder,
} from './testing/opened-list.tsx';

describe('an order row', () => {
  test('shows the registration number if the order number has fewer than four characters [OM-056]', async () => {
    const short = await renderOrder({ mf_order_number: '123' });
    await expect.element(short).toMatchTextContent('Registration number 70000001');
    await expect.element(short).not.toMatchTextContent('Order number');
  });
  test('shows an order number of four characters or more [OM-056]', async () => {
    const long = await renderOrder({ mf_order_number: '1234' });
    await expect.element(long).toMatchTextContent('Order number 1234');
    await expect.element(long).not.toMatchTextContent('70000001');
  });
  test('hides a folio of six characters for a lumpsum order [OM-057]', async () => {
    await expect.element(await renderOrder({ mf_order_folio_no: '123456' })).not.toMatchTextContent('123456');
  });
  test('shows a folio of seven characters for a lumpsum order [OM-057]', async () => {
    await expect.element(await renderOrder({ mf_order_folio_no: '1234567' })).toMatchTextContent('Folio 1234567');
  });
  test('shows instalment HTML of eight characters, sanitised [OM-059]', async () => {
    const shown = await renderOrder({ display_installment_info_html: '<b>2</b>' });
    await expect.element(shown.getByText('2', { exact: true })).toBeVisible();
  });
  test('hides instalment HTML of seven characters [OM-059]', async () => {
    const hidden = await renderOrder({ display_installment_info_html: '<b>2</b' });
    await expect.element(hidden.getByText('2', { exact: true })).not.toBeInTheDocument();
  });
  test('shows scheme, invested amount, current value, difference and percent, with the tone of a gain [OM-065]', async () => {
    const shown = await renderOrder({ returns_difference_amount: 120, total_returns_percent: 9 });
    await expect.element(shown.getByRole('heading', { name: allottedOrder.mf_order_scheme_name })).toBeVisible();
    for (const figure of ['₹12,34,567', '₹13,45,678', '+₹120', '+9%'])
      await expect.element(shown).toMatchTextContent(figure);
    expect(toneOf(shown.getByText('+₹120'))).toBe('gain');
  });
  test('hides the returns of an order without returns [OM-065]', async () => {
    const hidden = await renderOrder({ show_returns: false });
    await expect.element(hidden).toMatchTextContent('₹12,34,567');
    await expect.element(hidden).not.toMatchTextContent('₹13,45,678');
    await expect.element(hidden).not.toMatchTextContent('9%');
  });
  test.each([
    [120, '+₹120', 'gain'],
    [-120, '-₹120', 'loss'],
    [0, '₹0', 'neutral'],
  ] as const)('shows a difference of %i as %s in the tone %s [OM-007]', async (difference, text, tone) => {
    const shown = await renderOrder({ returns_difference_amount: difference });
    await expect.element(shown.getByText(text, { exact: true })).toBeVisible();
    expect(toneOf(shown.getByText(text, { exact: true }))).toBe(tone);
  });
  test('hides the message of status 2 [OM-064]', async () => {
    await expect
      .element(await renderOrder({ mf_order_message: 'Sent to the fund', mf_order_status_id: 2 }))
      .not.toMatchTextContent('Sent to the fund');
  });
  test.each([1, 7])('shows the message of status %i [OM-064 OM-103]', async (mf_order_status_id) => {
    await expect
      .element(await renderOrder({ mf_order_message: 'Sent to the fund', mf_order_status_id }))
      .toMatchTextContent('Sent to the fund');
  });
  test.each([
    ['MONTHLY', 5000, '₹5,000 5th of every month'],
    ['QUARTERLY', '7500.50', '₹7,500.50 5th of every quarter'],
  ])('shows the %s SIP instalment of %s as “%s” [OM-066]', async (frequency, amount, sentence) => {
    const sip = await renderOrder(
      {
        mf_order_installment_frequency: frequency,
        mf_order_installment_amount: amount,
        order_start_date: '05/12/2026',
      },
      'xsip',
    );
    const term = sip.getByText('Instalment', { exact: true }).element();
    expect((term.nextElementSibling as HTMLElement).innerText.replace(/\s+/g, ' ')).toBe(sentence);
  });
  test('shows frequency and amount of a withdrawal plan [OM-067]', async () => {
    const mf_order_swp_information = { swp_frequency: 'QUARTERLY', swp_amount: 1000 };
    const shown = await renderOrder({ mf_order_swp_enabled: true, mf_order_swp_information });
    await expect.element(shown).toMatchTextContent('every quarter');
    await expect.element(shown).toMatchTextContent('₹1,000');
  });
});

describe('the details of an order', () => {
  test('are shown after the status request, one line for each transaction, and are hidden without another request [OM-060 OM-063]', async () => {
    const { status } = await renderLoadedList([allottedOrder]);
    await userEvent.click(orderButton(allottedOrder, 'Show info'));
    await expect.element(orderCard(allottedOrder)).toMatchTextContent('We are fetching the details of this order');
    await status.answer(orderStatusAnswer(allottedOrder));
    await expect
      .poll(() =>
        transactionList(allottedOrder)
          .getByRole('listitem')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual(['Order placed16 Nov 2026', 'Units allotted17 Nov 2026']);
    await userEvent.click(orderButton(allottedOrder, 'Hide info'));
    await expect.element(transactionList(allottedOrder)).not.toBeInTheDocument();
    expect(status.calls).toHaveLength(1);
  });

  test('are fetched with a new copy of the order by one status request [OM-061]', async () => {
    const { status } = await renderLoadedList([allottedOrder]);
    await userEvent.click(orderButton(allottedOrder, 'Show info'));
    await status.answer(
      orderStatusAnswer({ ...allottedOrder, total_returns_amount: 1500000, mf_order_message: 'Redeemed' }),
    );
    await expect.element(orderCard(allottedOrder)).toMatchTextContent('₹15,00,000');
    await expect.element(orderCard(allottedOrder)).toMatchTextContent('Redeemed');
    expect(status.calls.map(({ request }) => request.request_mode)).toEqual(['order_payment_status']);
  });

  test('remain folded after a refused request, with the reason in the row', async () => {
    const { status } = await renderLoadedList([allottedOrder]);
    await userEvent.click(orderButton(allottedOrder, 'Show info'));
    await status.answer(refused('The exchange does not answer.', '011'));
    await expect
      .element(orderCard(allottedOrder).getByRole('alert'))
      .toMatchTextContent('The exchange does not answer.');
    await expect.element(orderButton(allottedOrder, 'Show info')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(orderButton(allottedOrder, 'Try again'));
    await status.answer(orderStatusAnswer(allottedOrder));
    await expect.element(transactionList(allottedOrder)).toBeVisible();
    expect(status.calls).toHaveLength(2);
  });
});

describe('the actions of an order', () => {
  test('include Pay now only if its flag is set, and Pay now leads to the order screen in the mode paynow [OM-041]', async () => {
    const { exits } = await renderLoadedList([payableOrder, allottedOrder]);
    await expect.element(orderButton(allottedOrder, 'Pay now')).not.toBeInTheDocument();
    await userEvent.click(orderButton(payableOrder, 'Pay now'));
    expect(exits).toEqual([
      { to: 'orderEditCheckout', state: { request_mode: 'paynow', selected_order: payableOrder } },
    ]);
  });

  test('include Cancel only if its flag is set, and Cancel describes its effect, requires the PIN and shows the text of the provider [OM-043 OM-076 OM-078 OM-081]', async () => {
    const { ports } = await renderLoadedList([payableOrder, allottedOrder]);
    await userEvent.click(orderMenu(allottedOrder));
    await expect.element(page.getByRole('menuitem', { name: 'Redeem' })).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: 'Cancel' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await chooseMenuItem(payableOrder, 'Cancel');
    const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
    await expect.element(page.getByRole('heading', { name: 'Cancel this order?' })).toHaveFocus();
    const facts = dialog.getByRole('listitem');
    await expect.element(facts).toHaveLength(3);
    await expect
      .element(facts.first())
      .toHaveTextContent('The order of ₹25,000 ends immediately. No units are bought.');
    expect(ports.cancelOrder.calls).toEqual([]);
    await expect.element(dialog.getByRole('button', { name: 'Cancel order', exact: true })).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Keep order', exact: true })).toBeVisible();
    await userEvent.fill(page.getByLabelText('PIN', { exact: true }), '1234');
    await userEvent.keyboard('{Enter}');
    const { request } = ports.cancelOrder.calls[0] ?? {};
    expect(request?.client_info.pin_verification_value).toBe('1234');
    const cancelled = {
      ...payableOrder,
      is_order_cancelled: true,
      is_cancel_allowed: false,
      mf_order_is_paynow: false,
    };
    await ports.cancelOrder.answer(
      accepted({ code: '000', messageText: 'Your order was cancelled.', result: [cancelled] }, 0),
    );
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByText('Your order was cancelled.')).toBeVisible();
    await expect.element(orderCard(payableOrder)).toMatchTextContent('Cancelled');
  });

  test('include Why? only with information of the registrar, and Why? shows its header and body [OM-038 OM-074]', async () => {
    await renderLoadedList([rejectedOrder, allottedOrder]);
    await userEvent.click(orderMenu(allottedOrder));
    await expect.element(page.getByRole('menuitem', { name: 'Redeem' })).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: 'Why?' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await chooseMenuItem(rejectedOrder, 'Why?');
    const dialog = page.getByRole('dialog', { name: 'Rejected by the registrar' });
    await expect.element(dialog).toMatchTextContent('The name on the bank account differs from the name on the folio.');
  });
});

const reason = 'The name on the bank account differs from the name on the folio.';

test('the card of a rejected order has the reason and the next step, and no other card has', async () => {
  await renderLoadedList([rejectedOrder, allottedOrder]);
  await expect.element(orderCard(rejectedOrder)).toMatchTextContent(reason);
  await expect.element(orderCard(rejectedOrder)).toMatchTextContent('Any debited amount is returned');
  await expect.element(orderCard(allottedOrder).getByText(/debited amount/)).not.toBeInTheDocument();
});

describe('the order table from 1,024 px on', () => {
  beforeEach(() => page.viewport(1280, 800));
  afterEach(() => page.viewport(414, 896));

  test('has the reason and the next step of a rejected order below its row', async () => {
    await renderLoadedList([rejectedOrder]);
    await expect.element(page.getByRole('table')).toMatchTextContent(reason);
    await expect.element(page.getByRole('table')).toMatchTextContent('Any debited amount is returned');
  });

  const names = () =>
    page
      .getByRole('rowheader')
      .elements()
      .map(({ textContent }) => textContent.split(' ')[0]);

  test.each([1024, 1280])('has at %i px folded rows of at most 96 px', async (width) => {
    await page.viewport(width, 800);
    await renderLoadedList([payableOrder, allottedOrder, rejectedOrder]);
    await expect.element(page.getByRole('table')).toBeVisible();
    const rows = [...document.querySelectorAll('[data-row]')].map((line) => line.getBoundingClientRect().height);
    expect(rows).toHaveLength(3);
    expect(Math.max(...rows)).toBeLessThanOrEqual(96);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  test.each([1024, 1280])('has at %i px SIP rows with long names of at most 96 px', async (width) => {
    await page.viewport(width, 800);
    const sip = {
      ...payableOrder,
      mf_order_scheme_name:
        'Marigold Nifty 500 Multicap 50:25:25 Index Fund (formerly Marigold Wealth Builder) - Direct Plan - Growth Option',
      mf_order_installment_frequency: 'QUARTERLY',
      mf_order_installment_amount: 1234567,
    };
    await renderLoadedList([sip, { ...sip, ...allottedOrder, mf_order_installment_frequency: 'MONTHLY' }], 'xsip');
    await expect.element(page.getByRole('table')).toBeVisible();
    const rows = [...document.querySelectorAll('[data-row]')].map((line) => line.getBoundingClientRect().height);
    expect(rows).toHaveLength(2);
    expect(Math.max(...rows)).toBeLessThanOrEqual(96);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  test('sorts by a column on a press of its header and reverses the order on the next press', async () => {
    await renderLoadedList([payableOrder, allottedOrder, rejectedOrder]);
    expect(names()).toEqual(['HDFC', 'Parag', 'SBI']);
    const head = page.getByRole('button', { name: 'Invested' });
    await head.click();
    expect(names()).toEqual(['Parag', 'HDFC', 'SBI']);
    await expect
      .element(page.getByRole('columnheader', { name: 'Invested' }))
      .toHaveAttribute('aria-sort', 'descending');
    await head.click();
    expect(names()).toEqual(['SBI', 'HDFC', 'Parag']);
  });

  test('shows the dates of unfolded details in words', async () => {
    const order = {
      ...allottedOrder,
      order_list: [{ mf_order_message: 'Payment received', created_date: '2026-11-21T08:27:03+05:30' }],
    };
    const { status } = await renderLoadedList([order]);
    await page.getByRole('button', { name: 'Show info' }).click();
    await status.answer(orderStatusAnswer(order));
    await expect
      .element(page.getByRole('list', { name: 'Transactions of the order' }))
      .toMatchTextContent('21 Nov 2026');
    expect(document.body.textContent).not.toMatch(/T08:27/);
  });
});
