import { i18n } from '@folioflow/flows/testing/texts';
import { sampleCalculatorDraft, type CalculatorDraft } from '@folioflow/flows';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { SipCalculator } from './SipCalculator.tsx';

async function openCalculator(figures?: Partial<CalculatorDraft>) {
  const onSettle = vi.fn<(draft: CalculatorDraft) => void>();
  const onPlan = vi.fn();
  const opened = figures && { ...sampleCalculatorDraft, ...figures };
  await render(<SipCalculator opened={opened} onSettle={onSettle} onPlan={onPlan} />);
  return { onSettle, onPlan };
}

const field = (name: string) => page.getByLabelText(name, { exact: true });
const submit = () => page.getByRole('button', { name: 'SUBMIT', exact: true });
const result = () => page.getByRole('region', { name: 'Result' });
const resultHeading = () => page.getByRole('heading', { name: 'Result' });

test('the seven fields are visible under their names, with the figures of an example [DO-169 DO-170 DO-171 DO-172 DO-173 DO-174 DO-175]', async () => {
  await openCalculator();
  const labels = [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
  const fields = [
    ['SIP Amount', '5,000'],
    ['Number of SIPs (per year)', '12'],
    ['Annual Expected Return (%)', '12'],
    ['Annual Inflation (%)', '0'],
    ['Annual Increment in SIP (%)', '0'],
    ['Number of Investment Years', '10'],
    ['Number of Holding Years', '10'],
  ] as const;
  expect(labels).toEqual(fields.map(([name]) => name));
  for (const [name, figure] of fields) {
    await expect.element(field(name)).toBeVisible();
    await expect.element(field(name)).toHaveValue(figure);
  }
});

test('SUBMIT calculates, and moves the focus to the result; before, nothing is calculated [DO-176]', async () => {
  const { onSettle } = await openCalculator();
  await expect.element(result().getByText(i18n._('calculator.waiting'))).toBeVisible();
  expect(result().element().textContent).not.toContain('₹');
  await submit().click();
  await expect.element(result()).toMatchTextContent(/Total Investments made₹6,00,000Expected Profit\+₹5,61,695/);
  await expect.element(resultHeading()).toHaveFocus();
  await expect.element(result().getByRole('status')).toHaveTextContent('Value after 10 years: ₹11,61,695');
  expect(onSettle.mock.calls).toEqual([[sampleCalculatorDraft]]);
});

test('a result follows each entry, in each of the seven fields [DO-169 DO-170 DO-171 DO-172 DO-173 DO-174 DO-175 DO-176 DO-177 DO-178]', async () => {
  await openCalculator();
  await field('SIP Amount').fill('1000');
  await expect.element(result()).toMatchTextContent(/Value after 10 years₹2,32,339/);
  await page
    .getByRole('group', { name: 'Suggestions: Number of Investment Years' })
    .getByText('5', { exact: true })
    .click();
  await expect.element(field('Number of Holding Years')).toHaveValue('5');
  await expect.element(result()).toMatchTextContent(/Total Investments made₹60,000Expected Profit\+₹22,486/);
  for (const [name, figure, figures] of [
    ['Annual Inflation (%)', '6', /Total Investments made₹60,000Expected Profit\+₹9,491/],
    ['Annual Expected Return (%)', '6', /Total Investments made₹60,000Expected Profit₹0/],
    ['Annual Increment in SIP (%)', '10', /Total Investments made₹73,261Expected Profit₹0/],
    ['Number of SIPs (per year)', '1', /Total Investments made₹6,105Expected Profit₹0/],
    ['Number of Holding Years', '7', /Value after 7 years₹6,105Total Investments made₹6,105/],
  ] as const) {
    await field(name).fill(figure);
    await expect.element(result()).toMatchTextContent(figures);
  }
});

test('the result is announced and reported once typing pauses, and not at every key', async () => {
  const { onSettle } = await openCalculator();
  const status = result().getByRole('status');
  await expect.element(status).toHaveTextContent('');
  await userEvent.type(field('SIP Amount'), '00');
  await expect.element(result()).toMatchTextContent(/₹11,61,69,5/);
  expect(status.element().textContent).toBe('');
  await expect.element(status).toHaveTextContent('Value after 10 years: ₹11,61,69,538');
  expect(onSettle.mock.calls).toEqual([[{ ...sampleCalculatorDraft, amount: '500000' }]]);
});

test('an invalid figure is shown at its field at once, without a result, and SUBMIT moves the focus to the first [DO-176 DO-182 DO-183 DO-436]', async () => {
  const { onSettle } = await openCalculator({ investmentYears: '5', holdingYears: '5', amount: '1000' });
  await expect.element(result()).toMatchTextContent(/₹60,000/);
  await field('Number of Holding Years').fill('4');
  await expect
    .element(field('Number of Investment Years'))
    .toHaveAccessibleDescription(/Number of Investment Years needs to be less than or equal to Holding Years$/);
  await field('Number of SIPs (per year)').fill('13');
  await expect
    .element(field('Number of SIPs (per year)'))
    .toHaveAccessibleDescription(/Number of Investments needs to be an integer between 1 and 12$/);
  await expect.element(result().getByText(i18n._('calculator.refused'))).toBeVisible();
  expect(result().element().textContent).not.toContain('₹');
  await submit().click();
  await expect.element(field('Number of SIPs (per year)')).toHaveFocus();
  expect(onSettle).not.toHaveBeenCalled();
  await field('Number of SIPs (per year)').fill('12');
  await field('Number of Holding Years').fill('5');
  await expect.element(result()).toMatchTextContent(/₹60,000/);
});

test('an empty field is an error after a pause or with SUBMIT, and the last result remains, marked as such [DO-176]', async () => {
  await openCalculator({});
  const years = field('Number of Investment Years');
  const missing = new RegExp(`${i18n._('calculator.problem.missing')}$`);
  await years.fill('');
  expect(years.element().getAttribute('aria-invalid')).toBeNull();
  await expect.element(result()).toMatchTextContent(/₹11,61,695/);
  await expect.element(result().getByText(i18n._('calculator.stale'))).toBeVisible();
  await expect.element(years).toHaveAccessibleDescription(missing);
  await years.fill('7');
  await expect.element(result()).toMatchTextContent(/Value after 7 years/);
  await expect.element(result().getByText(i18n._('calculator.stale'))).not.toBeInTheDocument();
  await years.fill('');
  await submit().click();
  await expect.element(years).toHaveAccessibleDescription(missing);
  await expect.element(years).toHaveFocus();
});

test('the chart has a bar for each year and a table of its figures', async () => {
  await openCalculator({ amount: '1000', investmentYears: '2', holdingYears: '3' });
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
  await openCalculator({ amount: '1000', investmentYears: '2', holdingYears: '3' });
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
  const { onPlan } = await openCalculator({});
  await userEvent.keyboard('{Shift}');
  const link = page.getByRole('link', { name: 'Find schemes for ₹5,000 a month' });
  await expect.element(link).toBeVisible();
  link.element().addEventListener('click', (event) => event.preventDefault());
  await link.click();
  expect(onPlan.mock.calls).toEqual([[{ tab: 'sip', amount: 5000 }]]);
  await field('SIP Amount').fill('5000.5');
  await expect.element(page.getByRole('link', { name: 'Find schemes', exact: true })).toBeVisible();
});
