import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { useState } from 'react';
import { AmountField, type AmountFieldProps } from './AmountField.tsx';

type Options = Partial<AmountFieldProps> & { report?: (plain: string) => void };

function Kept({ value: first = '', report, ...options }: Options) {
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

test('groups the Indian way while it reports the plain figure', async () => {
  const reported: string[] = [];
  await render(<Kept report={(plain) => reported.push(plain)} />);
  await userEvent.type(field(), '125000');
  await expect.element(field()).toHaveValue('1,25,000');
  expect(reported).toEqual(['1', '12', '125', '1250', '12500', '125000']);
});

test('strips leading zeros and keeps the zero before a point [DO-385]', async () => {
  const { rerender } = await render(<Kept key="whole" decimals={3} />);
  await userEvent.type(field(), '007');
  await expect.element(field()).toHaveValue('7');
  await rerender(<Kept key="part" decimals={3} />);
  await userEvent.type(field(), '0.5');
  await expect.element(field()).toHaveValue('0.5');
});

test('keeps three decimals and refuses a second point [DO-384 DO-449]', async () => {
  const { rerender } = await render(<Kept key="four" decimals={3} />);
  await userEvent.type(field(), '1.2345');
  await expect.element(field()).toHaveValue('1.234');
  await rerender(<Kept key="two" decimals={3} />);
  await userEvent.type(field(), '1.2.');
  await expect.element(field()).toHaveValue('1.2');
});

test('without decimals a point is no character: 12.5 becomes 125, and the ninth digit is ignored', async () => {
  const { rerender } = await render(<Kept key="point" maxLength={8} />);
  await userEvent.type(field(), '12.5');
  await expect.element(field()).toHaveValue('125');
  await rerender(<Kept key="ninth" maxLength={8} />);
  await userEvent.type(field(), '123456789');
  await expect.element(field()).toHaveValue('1,23,45,678');
});

test('a point typed into whole figures is refused in words, until the next figure', async () => {
  await render(<Kept />);
  await userEvent.type(field(), '12.');
  await expect.element(page.getByText('enter a whole number', { exact: false })).toBeVisible();
  await expect.element(field()).toHaveValue('12');
  await userEvent.type(field(), '5');
  await expect.element(page.getByText('Nothing was changed', { exact: false })).not.toBeInTheDocument();
});

/** Copies a text and pastes it over what stands in the field. */
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

test('what is pasted is taken as the amount that it says, or not at all and is told why', async () => {
  await render(
    <>
      <input aria-label="Source" />
      <Kept value="150" />
    </>,
  );
  for (const [text, told] of [
    ['1e400', 'this is not a plain number'],
    ['1.50', 'enter a whole number'],
    ['123456789012', 'at most 11 digits'],
  ] as const) {
    await paste(text);
    await expect.element(page.getByText(told, { exact: false })).toBeVisible();
    await expect.element(field()).toHaveValue('150');
  }
  await paste('₹ १,०००/-');
  await expect.element(field()).toHaveValue('1,000');
  await expect.element(page.getByText('Nothing was changed', { exact: false })).not.toBeInTheDocument();
});

test('a figure with more decimals than are accepted is refused in the words of its screen', async () => {
  await render(
    <>
      <input aria-label="Source" />
      <Kept value="150" decimals={3} decimalsText="At most two decimals" />
    </>,
  );
  await paste('1000.0045');
  await expect.element(page.getByText('At most two decimals')).toBeVisible();
  await expect.element(field()).toHaveValue('150');
});

test('refuses a figure above the maximum while it is typed, and says so', async () => {
  await render(<Kept value="10000" max={100000} maxText="At most ₹1,00,000" />);
  await userEvent.type(field(), '1');
  await expect.element(field()).toHaveValue('10,000');
  await expect.element(page.getByText('At most ₹1,00,000')).toBeVisible();
  await userEvent.type(field(), '0');
  await expect.element(field()).toHaveValue('1,00,000');
  await expect.element(page.getByText('At most ₹1,00,000')).not.toBeInTheDocument();
});

test('can be emptied and typed into in the middle', async () => {
  await render(<Kept value="125000" />);
  await userEvent.click(field());
  await userEvent.keyboard('{Home}{ArrowRight}9');
  await expect.element(field()).toHaveValue('19,25,000');
  await userEvent.clear(field());
  await expect.element(field()).toHaveValue('');
});
