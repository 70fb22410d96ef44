import { accepted, refused } from '@folioflow/flows';
import { allottedOrder, payableOrder, rejectedOrder } from '@folioflow/flows/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toneOf } from '../../../testing/tone.ts';
import {
  chooseAction,
  orderActions,
  orderOpener,
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
    await expect.element(short).toMatchTextContent('Registration number70000001');
    await expect.element(short).not.toMatchTextContent('Order number');
  });
  test('shows an order number of four characters or more [OM-056]', async () => {
    const long = await renderOrder({ mf_order_number: '1234' });
    await expect.element(long).toMatchTextContent('Order number1234');
    await expect.element(long).not.toMatchTextContent('70000001');
  });
  test('hides a folio of six characters for a lumpsum order [OM-057]', async () => {
    await expect.element(await renderOrder({ mf_order_folio_no: '123456' })).not.toMatchTextContent('123456');
  });
  test('shows a folio of seven characters for a lumpsum order [OM-057]', async () => {
    await expect.element(await renderOrder({ mf_order_folio_no: '1234567' })).toMatchTextContent('Folio1234567');
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
    await expect
      .element(shown.getByRole('heading', { name: allottedOrder.mf_order_scheme_name, exact: false }))
      .toBeVisible();
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
    ['MONTHLY', 5000, '₹5,000 5th of every month', 'Monthly SIP'],
    ['QUARTERLY', '7500.50', '₹7,500.50 5th of every quarter', 'Quarterly SIP'],
  ])('shows the %s SIP instalment of %s as “%s” [OM-066]', async (frequency, amount, sentence, kind) => {
    const sip = await renderOrder(
      {
        mf_order_type: 'xsip',
        mf_order_installment_frequency: frequency,
        mf_order_installment_amount: amount,
        order_start_date: '05/12/2026',
      },
      'xsip',
    );
    const term = sip.getByText('Instalment', { exact: true }).element();
    expect((term.nextElementSibling as HTMLElement).innerText.replace(/\s+/g, ' ')).toBe(sentence);
    await expect.element(sip).toMatchTextContent(kind);
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
    await chooseAction(allottedOrder, 'Show info');
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
    await chooseAction(allottedOrder, 'Show info');
    await status.answer(
      orderStatusAnswer({ ...allottedOrder, total_returns_amount: 1500000, mf_order_message: 'Redeemed' }),
    );
    await expect.element(orderCard(allottedOrder)).toMatchTextContent('₹15,00,000');
    await expect.element(orderCard(allottedOrder)).toMatchTextContent('Redeemed');
    expect(status.calls.map(({ request }) => request.request_mode)).toEqual(['order_payment_status']);
  });

  test('are absent after a refused request, with the reason in the row', async () => {
    const { status } = await renderLoadedList([allottedOrder]);
    await chooseAction(allottedOrder, 'Show info');
    await status.answer(refused('The exchange does not answer.', '011'));
    await expect
      .element(orderCard(allottedOrder).getByRole('alert'))
      .toMatchTextContent('The exchange does not answer.');
    await userEvent.click(orderButton(allottedOrder, `Try again ${allottedOrder.mf_order_scheme_name}`));
    await status.answer(orderStatusAnswer(allottedOrder));
    await expect.element(transactionList(allottedOrder)).toBeVisible();
    expect(status.calls).toHaveLength(2);
  });
});

describe('the actions of an order', () => {
  test('include Pay now only if its flag is set, and Pay now leads to the order screen in the mode paynow [OM-041]', async () => {
    const { exits } = await renderLoadedList([payableOrder, allottedOrder]);
    await orderOpener(allottedOrder).click();
    await expect.element(orderActions(allottedOrder)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Pay now' })).not.toBeInTheDocument();
    await orderOpener(payableOrder).click();
    await userEvent.click(orderButton(payableOrder, 'Pay now'));
    expect(exits).toEqual([
      { to: 'orderEditCheckout', state: { request_mode: 'paynow', selected_order: payableOrder } },
    ]);
  });

  test('include Cancel only if its flag is set, and Cancel describes its effect, requires the PIN and shows the text of the provider [OM-043 OM-076 OM-078 OM-081]', async () => {
    const { ports } = await renderLoadedList([payableOrder, allottedOrder]);
    await orderOpener(allottedOrder).click();
    await expect.element(orderButton(allottedOrder, 'Redeem')).toBeVisible();
    await expect.element(orderButton(allottedOrder, 'Cancel')).not.toBeInTheDocument();
    await chooseAction(payableOrder, 'Cancel');
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
    await orderOpener(allottedOrder).click();
    await expect.element(orderButton(allottedOrder, 'Redeem')).toBeVisible();
    await expect.element(orderButton(allottedOrder, 'Why?')).not.toBeInTheDocument();
    await chooseAction(rejectedOrder, 'Why?');
    const dialog = page.getByRole('dialog', { name: 'Rejected by the registrar' });
    await expect.element(dialog).toMatchTextContent('The name on the bank account differs from the name on the folio.');
  });
});

const reason = 'The name on the bank account differs from the name on the folio.';

test('the open row of a rejected order has the reason and the next step, and no other one has', async () => {
  await renderLoadedList([rejectedOrder, allottedOrder]);
  await orderOpener(allottedOrder).click();
  await expect.element(orderActions(allottedOrder)).toBeVisible();
  await expect.element(orderCard(allottedOrder).getByText(/debited amount/)).not.toBeInTheDocument();
  await orderOpener(rejectedOrder).click();
  await expect.element(orderCard(rejectedOrder)).toMatchTextContent(reason);
  await expect.element(orderCard(rejectedOrder)).toMatchTextContent('Any debited amount is returned');
});

describe('the order table from 1,024 px on', () => {
  beforeEach(() => page.viewport(1280, 800));
  afterEach(() => page.viewport(414, 896));

  const menu = ({ mf_order_scheme_name: name }: typeof allottedOrder) =>
    page.getByRole('button', { name: `More for ${name}` });

  test('has the reason of a rejected order behind Why?, and its next step in the details [OM-038]', async () => {
    const { status } = await renderLoadedList([rejectedOrder]);
    await page.getByRole('button', { name: 'Why?' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Rejected by the registrar' })).toMatchTextContent(reason);
    await userEvent.keyboard('{Escape}');
    await menu(rejectedOrder).click();
    await page.getByRole('menuitem', { name: 'Show info' }).click();
    await status.answer(orderStatusAnswer(rejectedOrder));
    await expect.element(page.getByRole('table')).toMatchTextContent('Any debited amount is returned');
  });

  test('shows the likeliest action of each order in words, and only a payment as a filled button', async () => {
    await renderLoadedList([payableOrder, allottedOrder, rejectedOrder]);
    const actions = page
      .getByRole('table')
      .getByRole('button')
      .elements()
      .filter((button) => ['primary', 'quiet'].includes(button.dataset['variant'] ?? ''));
    expect(
      actions.map(({ textContent, dataset }) => [textContent, dataset['variant']]).filter(([text]) => text !== ''),
    ).toEqual([
      ['Pay now', 'primary'],
      ['Invest more', 'quiet'],
      ['Why?', 'quiet'],
    ]);
    await menu(allottedOrder).click();
    await expect.element(page.getByRole('menuitem', { name: 'Redeem' })).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: 'Invest more' })).not.toBeInTheDocument();
  });

  test('shows numbers, instalments, plans and the text of the provider in the row [OM-056 OM-057 OM-059 OM-064 OM-066 OM-067]', async () => {
    const order = {
      ...allottedOrder,
      mf_order_type: 'xsip',
      mf_order_installment_frequency: 'MONTHLY',
      mf_order_installment_amount: 5000,
      display_installment_info_html: '<p>6 of 24</p>',
      mf_order_swp_enabled: true,
      mf_order_swp_information: { swp_frequency: 'QUARTERLY', swp_amount: 1000 },
    };
    await renderLoadedList([order], 'xsip');
    for (const text of [
      'Monthly SIP of ₹5,000',
      'Instalments 6 of 24',
      'Order number 10000001',
      'Folio 1234567',
      /Withdrawal plan ₹1,000 every quarter/,
      'Units allotted',
    ])
      await expect.element(page.getByRole('table')).toMatchTextContent(text);
  });

  const names = () =>
    page
      .getByRole('rowheader')
      .elements()
      .map((row) => row.querySelector('strong')?.textContent.split(' ')[0]);

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
    expect(names()).toEqual(['HDFC', 'SBI', 'Parag']);
  });

  test('shows the dates of unfolded details in words', async () => {
    const order = {
      ...allottedOrder,
      order_list: [{ mf_order_message: 'Payment received', created_date: '2026-11-21T08:27:03+05:30' }],
    };
    const { status } = await renderLoadedList([order]);
    await menu(order).click();
    await page.getByRole('menuitem', { name: 'Show info' }).click();
    await status.answer(orderStatusAnswer(order));
    await expect
      .element(page.getByRole('list', { name: 'Transactions of the order' }))
      .toMatchTextContent('21 Nov 2026');
    expect(document.body.textContent).not.toMatch(/T08:27/);
  });
});

describe('the rows of a phone', () => {
  beforeEach(() => page.viewport(360, 800));
  afterEach(() => page.viewport(414, 896));

  const orders = [1, 2, 3, 4, 5, 6, 7, 8].map((place) => ({
    ...allottedOrder,
    _id: `order-${place}`,
    mf_order_scheme_name: `Amaltas Flexi Cap ${place}`,
    order_status: 'allotted' as const,
  }));

  test('are 84 px high, so that seven are on the first screen below the header, the tabs and the filter', async () => {
    await renderLoadedList(orders);
    const boxes = page
      .getByRole('listitem')
      .elements()
      .map((item) => item.getBoundingClientRect());
    expect(boxes.map(({ height }) => height)).toEqual(orders.map(() => 84));
    const { top } = page.getByRole('navigation', { name: 'Lists of orders' }).element().getBoundingClientRect();
    // The header of the frame is 56 px high, and so are the tabs at the lower edge.
    expect(56 + (boxes[6]?.bottom ?? Infinity) - top).toBeLessThanOrEqual(800 - 56);
  });

  test('open one at a time without a request, and Show info alone makes one [OM-060 OM-062]', async () => {
    const { status } = await renderLoadedList(orders);
    const [first = allottedOrder, second = allottedOrder] = orders;
    await orderOpener(first).click();
    await expect.element(orderCard(first)).toMatchTextContent('Folio1234567');
    await orderOpener(second).click();
    await expect.element(orderOpener(first)).toHaveAttribute('aria-expanded', 'false');
    expect(status.calls).toHaveLength(0);
    await orderButton(second, 'Show info').click();
    await status.answer(orderStatusAnswer(second));
    await expect.element(transactionList(second)).toBeVisible();
    await orderOpener(first).click();
    await expect.element(transactionList(second)).not.toBeInTheDocument();
    await orderOpener(first).click();
    await expect.element(orderActions(first)).not.toBeInTheDocument();
    expect(status.calls).toHaveLength(1);
  });

  test.each([
    [{ order_status: 'waitingForPayment' }, 'Waiting for payment'],
    [{ order_status: 'processing' }, 'Processing'],
    [{ order_status: 'active' }, 'Active'],
    [{ order_status: 'paused', order_status_date: '10/04/2027' }, 'Paused until 10 Apr 2027'],
    [{ order_status: 'paused' }, 'Paused'],
    [{ order_status: 'completed' }, 'Completed'],
    [{ order_status: 'payoutPending', order_status_date: '07/01/2027' }, 'Payout by 7 Jan 2027'],
    [{ order_status: 'payoutPending' }, 'Payout pending'],
    [{ order_status: 'redeemed' }, 'Redeemed'],
  ] as const)('show the status %j of the provider as “%s”, whatever the flags are', async (stated, text) => {
    const order = { ...allottedOrder, ...stated };
    await renderLoadedList([order]);
    await expect.element(orderCard(order).getByText(text, { exact: true })).toBeVisible();
    await expect.element(orderCard(order).getByText('Allotted', { exact: true })).not.toBeInTheDocument();
  });

  test('show the text of the provider beside a status that it explains, of any other stated status in the open row', async () => {
    const waiting = {
      ...payableOrder,
      order_status: 'processing' as const,
      mf_order_message: 'Mandate under approval',
    };
    const allotted = { ...allottedOrder, order_status: 'allotted' as const };
    await renderLoadedList([waiting, allotted]);
    await expect.element(orderCard(waiting).getByText('Mandate under approval')).toBeVisible();
    await expect.element(page.getByText('Units allotted')).not.toBeInTheDocument();
    await orderOpener(allotted).click();
    await expect.element(orderCard(allotted).getByText('Units allotted')).toBeVisible();
  });

  test('show a pending payout in the open row, and no invested amount of an order that was never paid', async () => {
    const payout = { payout_amount: 15_000, payout_date: '07/01/2027', payout_reference: 'R1' };
    const redeemed = { ...allottedOrder, order_status: 'payoutPending' as const, pending_payouts: [payout] };
    await renderLoadedList([redeemed, rejectedOrder]);
    await orderOpener(redeemed).click();
    await expect.element(orderCard(redeemed)).toMatchTextContent(/Payout₹15,000\s*by 7 Jan 2027/);
    await orderOpener(rejectedOrder).click();
    await expect.element(orderActions(rejectedOrder)).toBeVisible();
    await expect.element(orderCard(rejectedOrder)).not.toMatchTextContent('Invested');
  });
});
