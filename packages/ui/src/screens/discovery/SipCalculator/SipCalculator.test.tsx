import { sampleCalculatorDraft, type CalculatorDraft } from '@folioflow/flows';
import { calculator } from '@folioflow/flows/words/calculator';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SipCalculator } from './SipCalculator.tsx';

async function openExample(figures: Partial<CalculatorDraft> = {}) {
  const onSettle = vi.fn<(draft: CalculatorDraft) => void>();
  const onPlan = vi.fn();
  await render(<SipCalculator opened={{ ...sampleCalculatorDraft, ...figures }} onSettle={onSettle} onPlan={onPlan} />);
  return { onSettle, onPlan };
}

const field = (name: string) => page.getByLabelText(name, { exact: true });
/** The options load when they are in sight, or with a key. */
async function openOptions() {
  await userEvent.keyboard('{Shift}');
  await page.getByText(calculator.more).click();
}
const submit = () => page.getByRole('button', { name: 'SUBMIT' });
const result = () => page.getByRole('region', { name: 'Result' });

test('the page opens with the result of an example, and a figure changes it without a press', async () => {
  await openExample();
  await expect.element(result()).toMatchTextContent(/Value after 10 years₹11,61,695/);
  await field('SIP Amount').fill('10000');
  await expect.element(result()).toMatchTextContent(/Value after 10 years₹23,23,391/);
  await page
    .getByRole('group', { name: 'Suggestions: Number of Investment Years' })
    .getByText('5', { exact: true })
    .click();
  await expect.element(result()).toMatchTextContent(/Value after 5 years₹8,24,864/);
  await openOptions();
  await expect.element(field('Number of Holding Years')).toHaveValue('5');
  await field('Annual Inflation (%)').fill('6');
  await expect.element(result()).toMatchTextContent(/Value after 5 years₹6,94,907/);
});

test('the result is announced and reported once typing pauses, and not at every key', async () => {
  const { onSettle } = await openExample();
  const status = result().getByRole('status');
  await expect.element(status).toHaveTextContent('');
  await userEvent.type(field('SIP Amount'), '00');
  await expect.element(result()).toMatchTextContent(/₹11,61,69,5/);
  expect(status.element().textContent).toBe('');
  await expect.element(status).toHaveTextContent('Value after 10 years: ₹11,61,69,538');
  expect(onSettle.mock.calls).toEqual([[{ ...sampleCalculatorDraft, amount: '500000' }]]);
});

test('an invalid figure is shown at its field at once, and the last result remains, marked as such', async () => {
  const { onSettle } = await openExample();
  await field('Annual Expected Return (%)').fill('101');
  await expect
    .element(field('Annual Expected Return (%)'))
    .toHaveAccessibleDescription(/Enter a percentage from 0 to 100$/);
  await expect.element(result()).toMatchTextContent(/₹11,61,695/);
  await expect.element(result().getByText(calculator['stale.asTyped'])).toBeVisible();
  await submit().click();
  await expect.element(field('Annual Expected Return (%)')).toHaveFocus();
  expect(onSettle).not.toHaveBeenCalled();
  await field('Annual Expected Return (%)').fill('0');
  await expect.element(result()).toMatchTextContent(/₹6,00,000/);
  await expect.element(result().getByText(calculator['stale.asTyped'])).not.toBeInTheDocument();
});

test('an empty field is an error only after a pause', async () => {
  await openExample();
  await field('Number of Investment Years').fill('');
  expect(field('Number of Investment Years').element().getAttribute('aria-invalid')).toBeNull();
  await expect
    .element(field('Number of Investment Years'))
    .toHaveAccessibleDescription(new RegExp(`${calculator['problem.missing']}$`));
  await field('Number of Investment Years').fill('7');
  await expect.element(result()).toMatchTextContent(/Value after 7 years/);
});

test('further options are closed, unless one of them has an effect', async () => {
  await openExample();
  await userEvent.keyboard('{Shift}');
  await expect.element(page.getByText(calculator.more)).toBeVisible();
  await expect.element(field('Number of Holding Years')).not.toBeVisible();
  await page.getByText(calculator.more).click();
  await expect.element(field('Number of Holding Years')).toHaveValue('10');
  await openExample({ inflation: '6' });
  await expect.element(page.getByLabelText('Annual Inflation (%)').last()).toHaveValue('6');
});

test('the chart has a bar for each year and a table of its figures', async () => {
  await openExample({ amount: '1000', investmentYears: '2', holdingYears: '3' });
  await userEvent.keyboard('{Shift}');
  await expect.element(page.getByRole('img', { name: 'Growth over 3 years, one bar for each year' })).toBeVisible();
  await page.getByText('Show as a table').click();
  const rows = page.getByRole('row');
  await expect.poll(() => rows.elements().length).toBe(4);
  expect(rows.elements().map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Year', 'Invested', 'Profit', 'Value'],
    ['1', '₹12,000', '₹809', '₹12,809'],
    ['2', '₹24,000', '₹3,243', '₹27,243'],
    ['3', '₹24,000', '₹6,698', '₹30,698'],
  ]);
});

test('a press on a bar shows its year, without a movement', async () => {
  await openExample({ amount: '1000', investmentYears: '2', holdingYears: '3' });
  await userEvent.keyboard('{Shift}');
  const picture = page.getByRole('img', { name: /^Growth over 3 years/ });
  await expect.element(picture).toBeVisible();
  const bar = picture.element().querySelector('span[data-part=invested]')?.parentElement;
  const { left, top } = bar?.getBoundingClientRect() ?? new DOMRect();
  const press = { bubbles: true, pointerType: 'touch', clientX: left + 1, clientY: top + 1 };
  bar?.dispatchEvent(new PointerEvent('pointerdown', press));
  await expect.element(picture).toMatchTextContent('₹12,000');
});

test('the link to the schemes names a monthly amount in whole rupees, and no other', async () => {
  const { onPlan } = await openExample();
  await userEvent.keyboard('{Shift}');
  const link = page.getByRole('link', { name: 'Find schemes for ₹5,000 a month' });
  await expect.element(link).toBeVisible();
  link.element().addEventListener('click', (event) => event.preventDefault());
  await link.click();
  expect(onPlan.mock.calls).toEqual([[{ tab: 'sip', amount: 5000 }]]);
  await field('SIP Amount').fill('5000.5');
  await expect.element(page.getByRole('link', { name: 'Find schemes', exact: true })).toBeVisible();
});
