import { i18n } from '@folioflow/flows/testing/texts';
import { accepted, paymentCalendar, refused, type Exit, type PaymentCalendarPorts } from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import { deferredPorts, paymentCalendarJourneys, storyArgs } from '@folioflow/flows/testing';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { ClockProvider } from '../../../primitives/Countdown/ClockProvider.tsx';
import { PaymentCalendar, type PaymentCalendarProps } from './PaymentCalendar.tsx';
import { formatPaymentFile } from './save-calendar-file.ts';

type ScenarioName = keyof typeof paymentCalendarJourneys.scenarios;

afterEach(() => page.viewport(414, 896));

const CREATED_AT = Date.UTC(2026, 10, 26, 9, 30);
const fixedNow = () => CREATED_AT;
const silent: PaymentCalendarProps['remote'] = { send: () => undefined, child: () => silent as never };
const month = (name: string) => page.getByRole('region', { name, exact: true });
const plainText = (element: Element) => element.textContent.replaceAll('\u00a0', ' ');

async function show(name: ScenarioName) {
  const exits: Exit[] = [];
  const { view } = storyArgs(paymentCalendarJourneys, name);
  await render(
    <ClockProvider now={fixedNow}>
      <PaymentCalendar view={view} remote={silent} onExit={(exit) => exits.push(exit)} />
    </ClockProvider>,
  );
  return exits;
}

describe('the calendar', () => {
  test('groups the days by month, with totals of the month and of a day with several payments', async () => {
    await show('Loaded');
    await expect.element(page.getByRole('heading', { level: 2 })).toHaveLength(6);
    await expect.element(month('Dec 2026')).toMatchTextContent('₹7,500.50 to pay');
    const [first, second] = month('Dec 2026').getByRole('heading', { level: 3 }).elements();
    expect([first, second].map((day) => day?.textContent)).toEqual(['Mon, 7 Dec', 'Tue, 15 Dec']);
    expect(plainText(first?.parentElement ?? document.body)).toBe('Mon, 7 Dec₹7,500.50 to pay₹2,500 to receive');
    expect(plainText(second?.parentElement ?? document.body)).toBe('Tue, 15 Dec');
  });

  test('shows the amount, the kind and the account of each payment, money for the investor with a plus', async () => {
    await show('Loaded');
    const lines = month('Dec 2026').getByRole('listitem').elements().map(plainText);
    expect(lines.filter((line) => !/^(Mon|Tue),/.test(line))).toEqual([
      'Parag Parikh Flexi Cap Fund - Direct Plan - Growth+₹2,500Payout of your SWP · HDFC Bank •••• 5678',
      'Parag Parikh Flexi Cap Fund - Direct Plan - Growth₹6,000SIP, debited under your mandate · Sandbox Bank •••• 0100',
      'HDFC Nifty 50 Index Fund - Direct Plan - Growth₹1,500.50SIP, paid by you · HDFC Bank •••• 5678',
      'SBI Small Cap Fund - Direct Plan - Growth₹1,000Transfer between schemes (STP)',
    ]);
  });

  test('marks the days that the provider does not name, and explains the mark once', async () => {
    await show('Loaded');
    expect(month('Dec 2026').getByText('Expected', { exact: true }).elements()).toEqual([]);
    await expect.element(month('Feb 2027').getByText('Expected', { exact: true }).first()).toBeVisible();
    await expect.element(page.getByText(/^Expected days are based/)).toHaveLength(1);
  });

  test('lists a SIP without a day under its own heading', async () => {
    await show('Loaded');
    await expect.element(month('No day yet')).toMatchTextContent(/Axis Small Cap Fund.*₹2,000/);
  });

  test('links each scheme to the list of its order', async () => {
    await show('Loaded');
    const link = month('Dec 2026').getByRole('link', { name: /^SBI Small Cap/ });
    await expect.element(link).toHaveAttribute('href', '/stpList');
  });

  test('opens the payment of an order that waits for it', async () => {
    const exits = await show('LoadedWithWaitingOrdersAlone');
    await expect.element(page.getByText('Payment failed')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: /^Pay now: HDFC/ }).first());
    expect(exits).toMatchObject([{ to: 'orderEditCheckout', state: { request_mode: 'paynow' } }]);
  });

  test('warns from the first day above the limit of the mandates, with both amounts', async () => {
    await show('LoadedAboveLimit');
    await expect
      .element(page.getByText(/^Debits of/))
      .toMatchTextContent(
        'Debits of ₹18,000 are planned, and your mandates allow ₹10,000 more. From 7 Jan 2027, a debit above the limit fails.',
      );
    await expect.element(page.getByText('Above your limit')).toHaveLength(2);
    await expect.element(month('Dec 2026')).not.toMatchTextContent('Above your limit');
    await expect.element(page.getByRole('link', { name: 'Open mandates' })).toHaveAttribute('href', '/mandateList');
  });

  test('warns that no mandate is approved', async () => {
    await show('LoadedWithoutMandate');
    await expect.element(page.getByText(/^None of your mandates is approved/)).toBeVisible();
  });

  test('without payments says so and leads to the schemes', async () => {
    await show('LoadedEmpty');
    await expect.element(page.getByText('No payments in the next three months')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Explore schemes' })).toHaveAttribute('href', '/schemeList');
    await expect.element(page.getByRole('button', { name: 'Save for my calendar' })).not.toBeInTheDocument();
  });

  test.each([360, 1280])('fits a window of %d px', async (width) => {
    await page.viewport(width, 800);
    await show('Loaded');
    expect(document.documentElement.scrollWidth).toBe(width);
  });
});

test('lists that failed are named and requested again, and the others are shown', async () => {
  const ports = deferredPorts<PaymentCalendarPorts>();
  const flow = paymentCalendar({
    listOrders: ({ order_type }, scope) =>
      order_type === 'stp'
        ? ports.listOrders({ order_type }, scope)
        : Promise.resolve(
            accepted(
              { code: '000', messageText: '', result: [], bank_information: undefined, status_filter_list: [] },
              0,
            ),
          ),
    listBankAccounts: () => Promise.resolve(refused('Not now.', '099')),
  });
  function Opened() {
    const { view, remote } = useFlow(flow, { today: () => '2026-11-26' });
    return (
      <ClockProvider now={fixedNow}>
        <PaymentCalendar view={view} remote={remote} onExit={() => undefined} />
      </ClockProvider>
    );
  }
  await render(<Opened />);
  await expect.element(page.getByText('We are fetching your payments')).toBeVisible();
  await ports.listOrders.answer(refused('Not now.', '099'));
  await expect
    .element(page.getByText(/^We could not fetch/))
    .toHaveTextContent('We could not fetch your STPs and your mandates. The calendar may be incomplete.');
  await expect.element(page.getByText('No payments in the next three months')).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  expect(ports.listOrders.calls).toHaveLength(2);
  await ports.listOrders.answer(refused('Not before noon.', '099'));
  await expect.element(page.getByText(/^We could not fetch/)).toMatchTextContent('The calendar may be incomplete.');
  await expect.element(page.getByText('Not before noon.')).toHaveLength(1);
});

describe('the file for a calendar', () => {
  test('contains each payment once, an expected day as tentative', () => {
    const { view } = storyArgs(paymentCalendarJourneys, 'Loaded');
    if (view.screen !== 'loaded') throw new Error(`Unexpected screen: ${view.screen}`);
    const file = formatPaymentFile(i18n, view.plan.months, CREATED_AT).replaceAll('\r\n ', '');
    const payments = view.plan.months.flatMap(({ days }) => days.flatMap((day) => day.payments));
    expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(payments.length);
    expect(file.match(/^STATUS:TENTATIVE/gm)).toHaveLength(
      payments.filter(({ certainty }) => certainty === 'expected').length,
    );
    expect(file).toContain('SUMMARY:₹6\\,000: SIP\\, debited under your mandate\r\n');
    expect(file).toContain(
      'DESCRIPTION:HDFC Nifty 50 Index Fund - Direct Plan - Growth\\nHDFC Bank ••••\u00a05678\r\n',
    );
  });

  test('is saved under its name by the press of the button', async () => {
    const saved: string[] = [];
    const record = (event: MouseEvent) => {
      if (!(event.target instanceof HTMLAnchorElement) || event.target.download === '') return;
      event.preventDefault();
      saved.push(event.target.download, new URL(event.target.href).protocol);
    };
    document.addEventListener('click', record);
    try {
      await show('Loaded');
      await userEvent.click(page.getByRole('button', { name: 'Save for my calendar' }));
      await expect.poll(() => saved).toEqual(['payments.ics', 'blob:']);
    } finally {
      document.removeEventListener('click', record);
    }
  });
});
