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
import { expect, onTestFinished, test } from 'vitest';
import { render } from '../../../testing/render.tsx';
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
  const newSubmission = createSubmissionKeyCounter();
  const input = { scheme: sampleParameters, terms, today: SAMPLE_TODAY, newSubmission };
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
const start = () => page.getByRole('button', { name: /^Start SIP/ });

const optionsOf = (label: string) =>
  [...field(label).element().querySelectorAll('option:not([disabled])')].map(({ textContent }) => textContent);

test('the SIP tab is the first, and its fields are visible, preset and enabled [DO-101 DO-103 DO-104 DO-105 DO-106 DO-115 DO-116]', async () => {
  await opened(sampleSipChart);
  await expect.element(page.getByRole('tab', { name: 'INVEST IN SIP' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(field('Frequency')).toHaveValue('MONTHLY');
  expect(optionsOf('Frequency')).toEqual(['Monthly', 'Weekly']);
  await expect.element(field('Investment range')).toHaveDisplayValue('₹500 to ₹50,000');
  expect(optionsOf('Investment range')).toEqual(['₹500 to ₹50,000']);
  await expect.element(date()).toHaveTextContent('1st of every month');
  await expect.element(field('Number of instalments')).toHaveValue('12');
  await expect.element(amount()).toHaveValue('');
  for (const shown of [
    field('Frequency'),
    field('Investment range'),
    date(),
    field('Number of instalments'),
    amount(),
  ]) {
    await expect.element(shown).toBeVisible();
    await expect.element(shown).toBeEnabled();
  }
  await userEvent.fill(amount(), '5000');
  await expect.element(start()).toBeEnabled();
});

test('an amount selects the range that allows it, and a range can be chosen [DO-104]', async () => {
  const high = { ...sampleSipOption, display_text: '₹1,00,000 and above', minimum_installment_amount: 100_000 };
  await opened({ ...monthly(), sip_order_terms: [sampleSipOption, { ...high, maximum_installment_amount: 0 }] });
  const range = field('Investment range');
  expect(optionsOf('Investment range')).toEqual(['₹500 to ₹50,000', '₹1,00,000 and above']);
  await userEvent.fill(amount(), '150000');
  await expect.element(range).toHaveDisplayValue('₹1,00,000 and above');
  await expect.element(start()).toBeEnabled();
  await userEvent.selectOptions(range, '₹500 to ₹50,000');
  await expect.element(amount()).toHaveValue('');
  await expect.element(start()).toBeDisabled();
});

test('date, amount and Start SIP are disabled until a frequency and a range are chosen, where none is preset [DO-103 DO-104 DO-115 DO-116]', async () => {
  await opened({
    sip_order_frequency: [
      { value: 'WEEKLY', label: 'Weekly' },
      { value: 'QUARTERLY', label: 'Quarterly' },
    ],
    sip_order_terms: [...sampleSipChart.sip_order_terms, { ...sampleSipOption, sip_frequency: 'QUARTERLY' }],
  });
  await expect.element(field('Frequency')).toHaveDisplayValue('Choose how often');
  for (const disabled of [field('Investment range'), date(), amount(), start()])
    await expect.element(disabled).toBeDisabled();
  await userEvent.selectOptions(field('Frequency'), 'Weekly');
  await userEvent.selectOptions(field('Investment range'), '₹1,000 or more');
  await expect.element(date()).toBeEnabled();
  await expect.element(amount()).toBeEnabled();
  await expect.element(start()).toBeDisabled();
  await userEvent.fill(amount(), '1000');
  await expect.element(start()).toBeEnabled();
});

test('the SIP tab is absent for a scheme without SIP options [DO-101]', async () => {
  await opened({ sip_order_terms: [] });
  await expect.element(page.getByRole('tab', { name: 'ONE TIME/LUMPSUM' })).toBeVisible();
  expect(page.getByRole('tab', { name: 'INVEST IN SIP' }).elements()).toEqual([]);
});

test('the SIP tab shows pause, lock-in and cut-off [DO-111 DO-112 DO-113]', async () => {
  await opened(monthly({ lockin_period_flag: 'Y', lockin_period: '3 years', purchase_cutoff_time: '14:30:00' }));
  await expect.element(page.getByText('You can pause 1 to 3 instalments.')).toBeVisible();
  await expect.element(page.getByText('Locked in for 3 years')).toBeVisible();
  await expect.element(page.getByText('Orders placed by 14:30 IST count for the same day')).toBeVisible();
});

test('the payment day is selected by keyboard from a grid of 28 days and is shown with its recurrence [DO-107 DO-108 DO-109 DO-110]', async () => {
  await opened(monthly());
  await userEvent.click(date());
  await expect.element(grid()).toBeVisible();
  expect(grid().getByRole('gridcell').elements()).toHaveLength(28);
  await expect.element(page.getByRole('button', { name: '1st, starting on 1 Dec 2026' })).toHaveFocus();
  await expect.element(page.getByRole('button', { name: '2, not available' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(grid()).not.toBeInTheDocument();
  await expect.element(date()).toHaveTextContent('5th of every month');
  await expect.element(date()).toHaveFocus();
  await expect.element(page.getByText('First instalment: Sat, 5 Dec 2026')).toBeVisible();
});

test('the agreed terms are shown before Start SIP, which is enabled when every value is valid [DO-105 DO-117 DO-121 DO-124]', async () => {
  const left = await opened(monthly());
  await userEvent.type(amount(), '1 0a0');
  await expect.element(amount()).toHaveValue('100');
  await userEvent.tab();
  await expect.element(page.getByText('The minimum instalment is ₹500.')).toBeVisible();
  await userEvent.fill(amount(), '5000');
  await userEvent.fill(field('Number of instalments'), '');
  await expect.element(start()).toBeDisabled();
  await userEvent.fill(field('Number of instalments'), '60');
  await userEvent.click(date());
  await userEvent.click(page.getByRole('button', { name: '5th, starting on 5 Dec 2026' }));
  await expect
    .element(page.getByText('60 instalments of ₹5,000, ₹3,00,000 in total. First on 5 Dec 2026, last on 5 Nov 2031.'))
    .toBeVisible();
  await expect.element(start()).toHaveTextContent('Start SIP: ₹5,000 on the 5th of each month');
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
  await userEvent.click(page.getByRole('tab', { name: 'ONE TIME/LUMPSUM' }));
  await expect.element(page.getByRole('button', { name: 'Invest Now' })).toBeVisible();
  await userEvent.click(page.getByRole('tab', { name: 'INVEST IN SIP' }));
  await expect.element(amount()).toHaveValue('5,000');
});

test('a press on a round sum is enough to start a SIP, whose button contains amount and day', async () => {
  const left = await opened(sampleSipChart);
  await expect.element(field('Frequency')).toHaveValue('MONTHLY');
  await expect.element(field('Number of instalments')).toHaveValue('12');
  await expect.element(date()).toHaveTextContent('1st of every month');
  await expect.element(page.getByText('First instalment: Tue, 1 Dec 2026')).toBeVisible();
  await expect.element(start()).toBeDisabled();
  await userEvent.click(page.getByRole('button', { name: '₹5,000', exact: true }));
  await expect
    .element(page.getByText('12 instalments of ₹5,000, ₹60,000 in total. First on 1 Dec 2026, last on 1 Nov 2027.'))
    .toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Start SIP: ₹5,000 on the 1st of each month', exact: true }));
  await expect.poll(() => left.map(({ exit }) => exit.to)).toEqual(['sipCheckout']);
});

test('the amount is the first field, and Enter in it starts the SIP', async () => {
  const left = await opened();
  const [first] = document.querySelectorAll('form :is(input, select, button)');
  expect(first).toBe(amount().element());
  await userEvent.fill(amount(), '6000');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => left).toHaveLength(1);
});

test('a weekly SIP is named by its period', async () => {
  await opened(sampleSipChart);
  await userEvent.selectOptions(field('Frequency'), 'Weekly');
  await userEvent.fill(amount(), '1000');
  await expect.element(start()).toHaveTextContent('Start SIP: ₹1,000 every week');
});

test('an amount between two ranges is refused with the ends of both', async () => {
  const [low, high] = [
    { ...sampleSipOption },
    { ...sampleSipOption, minimum_installment_amount: 100_000, maximum_installment_amount: 0 },
  ];
  await opened({ ...monthly(), sip_order_terms: [low, high] });
  await expect.element(page.getByText('₹500 or more', { exact: true })).toBeVisible();
  await userEvent.fill(amount(), '70000');
  await userEvent.tab();
  await expect.element(page.getByText('Enter ₹50,000 or less, or ₹1,00,000 or more.')).toBeVisible();
  await expect.element(amount()).toHaveAttribute('aria-invalid', 'true');
  await expect.element(start()).toBeDisabled();
});

test('the grid opens on the preset day, which is named in words below it', async () => {
  await opened();
  await userEvent.click(date());
  const preset = page.getByRole('button', { name: '1st, starting on 1 Dec 2026' });
  await expect.element(preset).toHaveFocus();
  await expect.element(grid().getByRole('gridcell', { selected: true })).toHaveTextContent('1');
  await expect.element(grid().getByText('First instalment: Tue, 1 Dec 2026')).toBeVisible();
});

test('a scheme without an available date says so below the day', async () => {
  await opened({ ...monthly(), sip_minimum_date: '28/11/2026', sip_maximum_date: '29/11/2026' });
  await expect.element(page.getByText(/^No date is available at the moment/)).toBeVisible();
  await userEvent.fill(amount(), '5000');
  await expect.element(start()).toBeDisabled();
});

test.each([
  [360, 740],
  [1280, 800],
])(
  'the button is visible at the bottom of a panel that is higher than the window at %i × %i px',
  async (width, height) => {
    await page.viewport(width, height);
    await opened(monthly({ lockin_period_flag: 'Y', lockin_period: '3 years' }));
    document.body.style.paddingTop = `${height / 2}px`;
    onTestFinished(() => void document.body.style.removeProperty('padding-top'));
    const { bottom } = start().element().getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(height);
    expect(document.documentElement.scrollHeight).toBeGreaterThan(height);
  },
);
