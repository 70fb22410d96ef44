import { investPanel, investTermsOf, type InvestPanelOutput, type InvestPanelPorts } from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import {
  createSubmissionKeyCounter,
  deferredPorts,
  SAMPLE_TODAY,
  sampleChart,
  sampleParameters,
  sampleSipChart,
  sampleSipOption,
} from '@folioflow/flows/testing';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { ClockProvider } from '../../../primitives/Countdown/ClockProvider.tsx';
import '../../../tokens/tokens.css';
import { InvestPanel } from './InvestPanel.tsx';

const monthly = (change: Partial<typeof sampleSipOption> = {}) => ({
  sip_order_frequency: [{ value: 'MONTHLY', label: 'Monthly' }],
  sip_order_terms: [{ ...sampleSipOption, ...change }],
});

async function opened(change: Partial<typeof sampleChart> = monthly()) {
  const flow = investPanel(deferredPorts<InvestPanelPorts>());
  const terms = investTermsOf({ ...sampleChart, ...change }, 112.5);
  const input = { scheme: sampleParameters, terms, today: SAMPLE_TODAY, newSubmission: createSubmissionKeyCounter() };
  const left: InvestPanelOutput[] = [];
  function Screen() {
    const { view, remote } = useFlow(flow, input, { onOutput: (output) => left.push(output) });
    return <InvestPanel view={view} remote={remote} />;
  }
  await render(
    <ClockProvider now={() => 1_795_150_790_000}>
      <Screen />
    </ClockProvider>,
  );
  return left;
}

const field = (label: string) => page.getByLabelText(label, { exact: true });
const amount = () => field('Amount of each instalment');
const date = () => page.getByRole('button', { name: /^SIP payment date/ });
const grid = () => page.getByRole('dialog', { name: 'Choose a monthly SIP date' });
const start = () => page.getByRole('button', { name: 'Start SIP' });

test('the SIP tab is the first, lists frequencies and ranges, and enables date and amount after both are selected [DO-101 DO-103 DO-104 DO-105 DO-106 DO-116]', async () => {
  await opened(sampleSipChart);
  await expect.element(page.getByRole('tab', { name: 'INVEST IN SIP' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(amount()).toBeDisabled();
  await expect.element(date()).toBeDisabled();
  await userEvent.selectOptions(field('Frequency'), 'Weekly');
  await expect.element(amount()).toBeDisabled();
  await userEvent.selectOptions(field('Investment range'), '₹1,000 or more');
  await expect.element(amount()).toBeEnabled();
  await expect.element(date()).toBeEnabled();
});

test('the SIP tab is absent for a scheme without SIP options [DO-101]', async () => {
  await opened({ sip_order_terms: [] });
  await expect.element(page.getByRole('tab', { name: 'ONTIME/LUMPSUM' })).toBeVisible();
  expect(page.getByRole('tab', { name: 'INVEST IN SIP' }).elements()).toEqual([]);
});

test('the SIP tab shows pause, lock-in and cut-off [DO-111 DO-112 DO-113]', async () => {
  await opened(monthly({ lockin_period_flag: 'Y', lockin_period: '3 years', purchase_cutoff_time: '14:30:00' }));
  await expect.element(page.getByText('You can pause 1 to 3 instalments.')).toBeVisible();
  await expect.element(page.getByText('Locked in for 3 years')).toBeVisible();
  await expect.element(page.getByText('Orders placed by 2:30 PM count for the same day')).toBeVisible();
});

test('the payment day is selected by keyboard from a grid of 28 days and is shown with its recurrence [DO-107 DO-108 DO-109 DO-110]', async () => {
  await opened();
  await userEvent.click(date());
  await expect.element(grid()).toBeVisible();
  expect(grid().getByRole('gridcell').elements()).toHaveLength(28);
  await expect.element(page.getByRole('button', { name: '1st, starting on 1 Dec 2026' })).toHaveFocus();
  await expect.element(page.getByRole('button', { name: '2, not available' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(grid()).not.toBeInTheDocument();
  await expect.element(date()).toHaveTextContent('5th of every month');
  await expect.element(date()).toHaveFocus();
  await expect.element(page.getByText('First instalment on Sat, 5 Dec 2026')).toBeVisible();
});

test('the agreed terms are shown before Start SIP, which is enabled when every value is valid [DO-115 DO-117 DO-121 DO-124]', async () => {
  const left = await opened();
  await userEvent.type(amount(), '1 0a0');
  await expect.element(amount()).toHaveValue('100');
  await userEvent.tab();
  await expect.element(page.getByText('The minimum instalment is ₹500.')).toBeVisible();
  await userEvent.fill(amount(), '5000');
  await userEvent.fill(field('Number of instalments'), '60');
  await expect.element(start()).toBeDisabled();
  await userEvent.click(date());
  await userEvent.click(page.getByRole('button', { name: '5th, starting on 5 Dec 2026' }));
  await expect
    .element(page.getByText('60 instalments of ₹5,000, ₹3,00,000 in total. First on 5 Dec 2026, last on 5 Nov 2031.'))
    .toBeVisible();
  await userEvent.click(start());
  await expect.poll(() => left.map(({ exit }) => exit.to)).toEqual(['sipCheckout']);
});

test('an instalment above the maximum is rejected with a message [DO-119]', async () => {
  await opened(monthly({ maximum_installment_amount: 5000 }));
  await userEvent.fill(amount(), '5000');
  await userEvent.fill(amount(), '50001');
  await expect.element(amount()).toHaveValue('5,000');
  await expect.element(page.getByText('The maximum instalment is ₹5,000.')).toBeVisible();
});

test('the amount is preserved after a visit to the other tab', async () => {
  await opened();
  await userEvent.fill(amount(), '5000');
  await userEvent.click(page.getByRole('tab', { name: 'ONTIME/LUMPSUM' }));
  await expect.element(page.getByRole('button', { name: 'Invest Now' })).toBeVisible();
  await userEvent.click(page.getByRole('tab', { name: 'INVEST IN SIP' }));
  await expect.element(amount()).toHaveValue('5,000');
});
