import { parseCalculatorDraft, type CalculatorDraft } from '@folioflow/flows';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DocumentedSipCalculator } from './DocumentedSipCalculator.tsx';

/** The reference case W01, but for its inflation. */
const W01 = { amount: '1000', factor: '12', cagr: '12', inflation: '0', increment: '0' } as const;

async function openForm(figures: Partial<CalculatorDraft> = {}) {
  const onSettle = vi.fn<(draft: CalculatorDraft) => void>();
  const opened = parseCalculatorDraft(new URLSearchParams(figures).toString());
  await render(<DocumentedSipCalculator opened={opened} onSettle={onSettle} />);
  return { onSettle };
}
const field = (name: string) => page.getByLabelText(name, { exact: true });
const submit = () => page.getByRole('button', { name: 'SUBMIT' });
const result = () => page.getByRole('region', { name: 'Result' });

test('the documented form has seven labelled fields, enables SUBMIT with the last of them, and calculates only on submission [DO-169 DO-170 DO-171 DO-172 DO-173 DO-174 DO-175 DO-176 DO-177 DO-178]', async () => {
  const { onSettle } = await openForm();
  const names = [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(names).toEqual([
    'SIP Amount',
    'Number of SIPs (per year)',
    'Annual Expected Return (%)',
    'Annual Inflation (%)',
    'Annual Increment in SIP (%)',
    'Number of Investment Years',
    'Number of Holding Years',
  ]);
  await field('SIP Amount').fill('1000');
  await field('Annual Expected Return (%)').fill('12');
  await field('Number of Investment Years').fill('5');
  await expect.element(submit()).toBeDisabled();
  await field('Number of Holding Years').fill('5');
  await expect.element(result()).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(result()).toMatchTextContent(/Total Investments made₹60,000Expected Profit\+₹22,486/);
  await expect.element(page.getByRole('heading', { name: 'Result' })).toHaveFocus();
  const first = { ...W01, investmentYears: '5', holdingYears: '5' };
  await field('Number of SIPs (per year)').fill('4');
  await field('Annual Inflation (%)').fill('6');
  await field('Annual Increment in SIP (%)').fill('10');
  await field('Number of Holding Years').fill('7');
  await submit().click();
  const second = { ...first, factor: '4', inflation: '6', increment: '10', holdingYears: '7' };
  expect(onSettle.mock.calls).toEqual([[first], [second]]);
});

test('an invalid figure is shown as an error at its field, the first invalid field is focused, and no result is shown [DO-182 DO-183 DO-436]', async () => {
  await openForm({ ...W01, investmentYears: '5', holdingYears: '5' });
  await expect.element(result()).toBeVisible();
  await field('Number of SIPs (per year)').fill('13');
  await field('Number of Investment Years').fill('6');
  await expect.element(result()).toMatchTextContent(/You changed the form\. Press SUBMIT/);
  await submit().click();
  await expect
    .element(field('Number of SIPs (per year)'))
    .toHaveAccessibleDescription(/Number of Investments needs to be an integer between 1 and 12$/);
  await expect
    .element(field('Number of Investment Years'))
    .toHaveAccessibleDescription(/Number of Investment Years needs to be less than or equal to Holding Years$/);
  await expect.element(field('Number of SIPs (per year)')).toHaveFocus();
  await expect.element(result()).not.toBeInTheDocument();
});
