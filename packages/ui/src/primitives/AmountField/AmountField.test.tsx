import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';

import { useState } from 'react';
import { AmountField, type AmountFieldProps } from './AmountField.tsx';

type Options = Partial<AmountFieldProps> & { report?: (plain: string) => void };

function ControlledAmountField({ value: first = '', report, ...options }: Options) {
  const [value, setValue] = useState(first);
  return (
    <AmountField
      label="Amount"
      {...options}
      value={value}
      onValueChange={(plain) => {
        report?.(plain);
        setValue(plain);
      }}
    />
  );
}
const field = () => page.getByLabelText('Amount');

test('shows Indian grouping and reports the plain figure', async () => {
  const reported: string[] = [];
  await render(<ControlledAmountField report={(plain) => reported.push(plain)} />);
  await userEvent.type(field(), '125000');
  await expect.element(field()).toHaveValue('1,25,000');
  expect(reported).toEqual(['1', '12', '125', '1250', '12500', '125000']);
});

test('removes leading zeros except before a point [DO-385]', async () => {
  const { rerender } = await render(<ControlledAmountField key="whole" decimals={3} />);
  await userEvent.type(field(), '007');
  await expect.element(field()).toHaveValue('7');
  await rerender(<ControlledAmountField key="part" decimals={3} />);
  await userEvent.type(field(), '0.5');
  await expect.element(field()).toHaveValue('0.5');
});

test('accepts three decimals and one point [DO-384 DO-449]', async () => {
  const { rerender } = await render(<ControlledAmountField key="four" decimals={3} />);
  await userEvent.type(field(), '1.2345');
  await expect.element(field()).toHaveValue('1.234');
  await rerender(<ControlledAmountField key="two" decimals={3} />);
  await userEvent.type(field(), '1.2.');
  await expect.element(field()).toHaveValue('1.2');
});

test('without decimals a point is not accepted: 12.5 becomes 125, and the ninth digit is ignored', async () => {
  const { rerender } = await render(<ControlledAmountField key="point" maxLength={8} />);
  await userEvent.type(field(), '12.5');
  await expect.element(field()).toHaveValue('125');
  await rerender(<ControlledAmountField key="ninth" maxLength={8} />);
  await userEvent.type(field(), '123456789');
  await expect.element(field()).toHaveValue('1,23,45,678');
});

test('a point in a field of whole figures shows a message until the next digit', async () => {
  await render(<ControlledAmountField />);
  await userEvent.type(field(), '12.');
  await expect.element(page.getByText('Enter a whole number', { exact: false })).toBeVisible();
  await expect.element(field()).toHaveValue('12');
  await userEvent.type(field(), '5');
  await expect.element(page.getByText('Enter a whole number', { exact: false })).not.toBeInTheDocument();
});

test('digits of other scripts are typed as those of ours', async () => {
  const reported: string[] = [];
  await render(<ControlledAmountField report={(plain) => reported.push(plain)} />);
  await userEvent.type(field(), '१२०४३६');
  await expect.element(field()).toHaveValue('1,20,436');
  expect(reported.at(-1)).toBe('120436');
});

/** Copies a text and pastes it over the content of the field. */
async function paste(text: string) {
  const source = page.getByLabelText('Source');
  await userEvent.fill(source, text);
  for (const [place, act] of [
    [source, userEvent.copy],
    [field(), userEvent.paste],
  ] as const) {
    const input = place.element() as HTMLInputElement;
    input.focus();
    input.select();
    await act();
  }
}

test('a pasted amount is accepted exactly, or rejected with a message', async () => {
  await render(
    <>
      <input aria-label="Source" />
      <ControlledAmountField value="150" />
    </>,
  );
  for (const [text, told] of [
    ['1e400', 'This is not a number'],
    ['1.50', 'Enter a whole number'],
    ['123456789012', 'at most 11 digits'],
  ] as const) {
    await paste(text);
    await expect.element(page.getByText(told, { exact: false })).toBeVisible();
    await expect.element(field()).toHaveValue('150');
  }
  await paste('₹ १,०००/-');
  await expect.element(field()).toHaveValue('1,000');
  await expect.element(page.getByText('Enter at most', { exact: false })).not.toBeInTheDocument();
});

test('a figure with too many decimals is rejected with the message of the screen', async () => {
  await render(
    <>
      <input aria-label="Source" />
      <ControlledAmountField value="150" decimals={3} decimalsText="At most two decimals" />
    </>,
  );
  await paste('1000.0045');
  await expect.element(page.getByText('At most two decimals')).toBeVisible();
  await expect.element(field()).toHaveValue('150');
});

test('rejects a figure above the maximum while it is typed and shows a message', async () => {
  await render(<ControlledAmountField value="10000" max={100000} maxText="At most ₹1,00,000" />);
  await userEvent.type(field(), '1');
  await expect.element(field()).toHaveValue('10,000');
  await expect.element(page.getByText('At most ₹1,00,000')).toBeVisible();
  await userEvent.type(field(), '0');
  await expect.element(field()).toHaveValue('1,00,000');
  await expect.element(page.getByText('At most ₹1,00,000')).not.toBeInTheDocument();
});

test('accepts digits in the middle and can be emptied', async () => {
  await render(<ControlledAmountField value="125000" />);
  await userEvent.click(field());
  await userEvent.keyboard('{Home}{ArrowRight}9');
  await expect.element(field()).toHaveValue('19,25,000');
  await userEvent.clear(field());
  await expect.element(field()).toHaveValue('');
});
