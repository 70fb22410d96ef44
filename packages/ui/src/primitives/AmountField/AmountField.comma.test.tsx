import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';

import { useState } from 'react';
import { AmountField, type AmountFieldProps } from './AmountField.tsx';

type Options = Partial<AmountFieldProps> & { onSubmit?: () => void };

/** The field in a form, with the figure that it reports last. */
function FormWithAmount({ value: first = '', onSubmit, ...options }: Options) {
  const [value, setValue] = useState(first);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <AmountField label="Amount" {...options} value={value} onValueChange={setValue} />
      <output>{value}</output>
      <button type="submit">Send</button>
    </form>
  );
}
const field = () => page.getByLabelText('Amount');
const reported = () => page.getByRole('status');
const question = (text = 'Do you mean 100.50 or 10,050?') => page.getByText(text);
const answers = () => page.getByRole('group', { name: /^Do you mean/ }).getByRole('button');
const answer = (name: string) => page.getByRole('button', { name, exact: true });

test('a comma with two digits after it is asked about when the field is left, and the answer is entered', async () => {
  await render(<FormWithAmount decimals={3} />);
  for (const [name, plain] of [
    ['100.50', '100.50'],
    ['10,050', '10050'],
  ] as const) {
    await userEvent.fill(field(), '');
    await userEvent.type(field(), '100,50');
    await expect.element(field()).toHaveValue('100,50');
    await expect.element(reported()).toHaveTextContent('100,50');
    await expect.element(question()).not.toBeInTheDocument();
    await userEvent.click(document.body);
    await expect.element(question()).toBeVisible();
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field()).toHaveAccessibleDescription('Do you mean 100.50 or 10,050?');
    expect(
      answers()
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['100.50', '10,050']);
    await answer(name).click();
    await expect.element(question()).not.toBeInTheDocument();
    await expect.element(field()).toHaveValue(name);
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).not.toHaveAttribute('aria-invalid');
    await expect.element(reported()).toHaveTextContent(plain);
  }
});

test('Tab leads from the figure to the answers, and Enter asks and sends nothing', async () => {
  let count = 0;
  await render(<FormWithAmount decimals={3} onSubmit={() => (count += 1)} />);
  await userEvent.type(field(), '0,5{Tab}');
  await expect.element(question('Do you mean 0.5 or 5?')).toBeVisible();
  await expect.element(answer('0.5')).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(field()).toHaveValue('5');
  await userEvent.keyboard(',5{Enter}');
  await expect.element(question('Do you mean 5.5 or 55?')).toBeVisible();
  await expect.element(field()).toHaveFocus();
  expect(count).toBe(0);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(field()).toHaveValue('5.5');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => count).toBe(1);
});

test('the grouping of a figure is read without a question, key by key', async () => {
  await render(<FormWithAmount decimals={3} />);
  for (const [typed, shown, plain] of [
    ['1,00,000.50', '1,00,000.50', '100000.50'],
    ['100,000', '1,00,000', '100000'],
    ['12,34,567', '12,34,567', '1234567'],
    ['1,234,567', '12,34,567', '1234567'],
  ] as const) {
    await userEvent.fill(field(), '');
    await userEvent.type(field(), `${typed}{Tab}`);
    await expect.element(field()).toHaveValue(shown);
    await expect.element(reported()).toHaveTextContent(plain);
    expect(answers().elements()).toEqual([]);
  }
});

test('a comma at the end is kept until the next key, and dropped with the focus', async () => {
  await render(<FormWithAmount />);
  await userEvent.type(field(), '1000,');
  await expect.element(field()).toHaveValue('1,000,');
  await expect.element(reported()).toHaveTextContent('1000');
  await userEvent.keyboard('5');
  await expect.element(reported()).toHaveTextContent('1000,5');
  await userEvent.keyboard('{Backspace}');
  await expect.element(field()).toHaveValue('1,000,');
  await expect.element(reported()).toHaveTextContent('1000');
  await userEvent.keyboard('{Tab}');
  await expect.element(field()).toHaveValue('1,000');
});

test('a field of whole figures says why it refuses the decimals, and keeps the figure', async () => {
  await render(<FormWithAmount max={10_000} maxText="At most ₹10,000" />);
  await userEvent.type(field(), '100,50{Tab}');
  await answer('100.50').click();
  await expect.element(page.getByText('Enter a whole number.')).toBeVisible();
  await expect.element(field()).toHaveValue('100,50');
  await answer('10,050').click();
  await expect.element(page.getByText('At most ₹10,000')).toBeVisible();
  await expect.element(question()).toBeVisible();
  await userEvent.fill(field(), '100');
  await expect.element(question()).not.toBeInTheDocument();
  await expect.element(page.getByText('At most ₹10,000')).not.toBeInTheDocument();
});

test('decimals that are zero are no refusal', async () => {
  await render(<FormWithAmount />);
  await userEvent.type(field(), '100,00{Tab}');
  await answer('100.00').click();
  await expect.element(field()).toHaveValue('100');
});

test('an unclear figure shows no other error, and is asked about at once when it was entered before', async () => {
  await render(<FormWithAmount value="100,50" error="At least ₹500" />);
  await expect.element(question()).toBeVisible();
  await expect.element(page.getByText('At least ₹500')).not.toBeInTheDocument();
  await answer('10,050').click();
  await expect.element(page.getByText('At least ₹500')).toBeVisible();
});

test('a point before the comma is refused with the reason, typed and pasted', async () => {
  await render(
    <>
      <input aria-label="Source" defaultValue="1.234,50" />
      <FormWithAmount decimals={3} />
    </>,
  );
  await userEvent.type(field(), '1.234,50');
  const reason = page.getByText('Put the point after the commas, as in 1,234.50.');
  await expect.element(reason).toBeVisible();
  await expect.element(field()).toHaveValue('1.234,50');
  await userEvent.keyboard('{Tab}');
  expect(answers().elements()).toEqual([]);
  await userEvent.fill(field(), '7');
  await expect.element(reason).not.toBeInTheDocument();
  for (const [place, act] of [
    [page.getByLabelText('Source'), userEvent.copy],
    [field(), userEvent.paste],
  ] as const) {
    (place.element() as HTMLInputElement).focus();
    (place.element() as HTMLInputElement).select();
    await act();
  }
  await expect.element(reason).toBeVisible();
  await expect.element(field()).toHaveValue('7');
});

test('the answers are large enough for a finger and fit a narrow phone', async () => {
  await page.viewport(320, 640);
  await render(<FormWithAmount value="12345678,90" />);
  await expect.element(question('Do you mean 1,23,45,678.90 or 1,23,45,67,890?')).toBeVisible();
  const boxes = answers()
    .elements()
    .map((each) => each.getBoundingClientRect());
  expect(boxes.map(({ height, width }) => height >= 44 && width >= 44)).toEqual([true, true]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
