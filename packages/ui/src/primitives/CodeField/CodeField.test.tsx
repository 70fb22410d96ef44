import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';

import { useState } from 'react';
import '../../tokens/tokens.css';
import { CodeField } from './CodeField.tsx';

function ControlledCodeField({ length = 6 }: { length?: number }) {
  const [value, setValue] = useState('');
  return (
    <>
      <label>
        Message
        <input defaultValue="Your code is 481902." />
      </label>
      <CodeField label="OTP" value={value} onValueChange={setValue} length={length} />
      <output>Digits: {value}</output>
    </>
  );
}
const field = () => page.getByLabelText('OTP');

test('is one masked numeric input: letters are dropped and the seventh digit is not accepted [ON-142 DO-388 OM-270]', async () => {
  await render(<ControlledCodeField />);
  await expect.element(field()).toHaveAttribute('inputmode', 'numeric');
  expect(getComputedStyle(field().element()).getPropertyValue('-webkit-text-security')).toBe('disc');
  await userEvent.type(field(), '4a8b1c');
  await expect.element(field()).toHaveValue('481');
  await userEvent.type(field(), '9027');
  await expect.element(field()).toHaveValue('481902');
});

test('accepts a code pasted with surrounding text', async () => {
  await render(<ControlledCodeField />);
  await userEvent.tripleClick(page.getByLabelText('Message'));
  await userEvent.copy();
  await userEvent.click(field());
  await userEvent.paste();
  await expect.element(field()).toHaveValue('481902');
});

test.each([
  ['OTP for R SHAH (XX1245) is 811739 (valid for 10 mins).', '811739'],
  ['ma GD 1533 ma OTP 572123 so tien 50000', '572123'],
  ['@app.example #481902', '481902'],
  ['४८१९०२', '481902'],
])('fills the code of “%s” at once', async (message, code) => {
  await render(<ControlledCodeField />);
  await field().fill(message);
  await expect.element(field()).toHaveValue(code);
});

test('fills nothing from a message with two codes, and says so until the next digit', async () => {
  await render(<ControlledCodeField />);
  const remark = page.getByText('We found no single code of 6 digits in that text, so nothing was filled in.');
  await field().fill('OTP for card 123456******6789 is 287633');
  await expect.element(remark).toBeVisible();
  await expect.element(field()).toHaveValue('');
  await userEvent.type(field(), '2');
  await expect.element(remark).not.toBeInTheDocument();
  await expect.element(field()).toHaveValue('2');
});

test('completes digits that were typed by the pasted rest', async () => {
  await render(<ControlledCodeField />);
  await userEvent.type(field(), '48');
  await field().fill('481902');
  await expect.element(field()).toHaveValue('481902');
});

test('a one-time code is no password that the browser or a password manager saves; a PIN is one', async () => {
  await render(
    <>
      <CodeField label="OTP" value="" onValueChange={() => undefined} />
      <CodeField label="PIN" autoComplete="off" value="" onValueChange={() => undefined} />
    </>,
  );
  await expect.element(field()).toHaveAttribute('type', 'text');
  for (const ignored of ['data-1p-ignore', 'data-bwignore', 'data-lpignore', 'data-form-type'])
    await expect.element(field()).toHaveAttribute(ignored);
  await expect.element(page.getByLabelText('PIN')).toHaveAttribute('type', 'password');
  await expect.element(page.getByLabelText('PIN')).not.toHaveAttribute('data-lpignore');
});

test('a code that is filled in without an event counts at the next key', async () => {
  await render(<ControlledCodeField />);
  (field().element() as HTMLInputElement).value = '481902';
  await userEvent.click(page.getByLabelText('Message'));
  await expect.element(page.getByText('Digits: 481902')).toBeVisible();
});

test('allows the phone to autofill the code from a message', async () => {
  await render(<ControlledCodeField />);
  await expect.element(field()).toHaveAttribute('autocomplete', 'one-time-code');
});

test('types and deletes at the end, regardless of the caret position', async () => {
  await render(<ControlledCodeField />);
  await userEvent.type(field(), '4819');
  await userEvent.keyboard('{Home}7{Backspace}{Backspace}');
  await expect.element(field()).toHaveValue('481');
});

test('does not show a digit of the code', async () => {
  await render(<ControlledCodeField />);
  await userEvent.type(field(), '481902');
  expect(getComputedStyle(field().element()).color).toBe('rgba(0, 0, 0, 0)');
  expect(field().element().textContent).toBe('');
});

test('a PIN has a cell for each digit', async () => {
  await render(<ControlledCodeField length={4} />);
  await userEvent.type(field(), '12345');
  await expect.element(field()).toHaveValue('1234');
});
