import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { useState } from 'react';
import '../../tokens/tokens.css';
import { CodeField } from './CodeField.tsx';

function ControlledCodeField({ length = 6 }: { length?: number }) {
  const [value, setValue] = useState('');
  return (
    <>
      <label>
        Message
        <input defaultValue="Your code is 481 902." />
      </label>
      <CodeField label="OTP" value={value} onValueChange={setValue} length={length} />
    </>
  );
}
const field = () => page.getByLabelText('OTP');

test('is one masked numeric input: letters are dropped and the seventh digit is not accepted [ON-142 DO-388 OM-270]', async () => {
  await render(<ControlledCodeField />);
  await expect.element(field()).toHaveAttribute('inputmode', 'numeric');
  await expect.element(field()).toHaveAttribute('type', 'password');
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
  expect(document.body.innerText).not.toMatch(/[489]/);
});

test('a PIN has a cell for each digit', async () => {
  await render(<ControlledCodeField length={4} />);
  await userEvent.type(field(), '12345');
  await expect.element(field()).toHaveValue('1234');
});
