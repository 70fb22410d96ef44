import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { useState } from 'react';
import '../../tokens/tokens.css';
import { CodeField } from './CodeField.tsx';

function Kept({ length = 6 }: { length?: number }) {
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
  await render(<Kept />);
  await expect.element(field()).toHaveAttribute('inputmode', 'numeric');
  await expect.element(field()).toHaveAttribute('type', 'password');
  await userEvent.type(field(), '4a8b1c');
  await expect.element(field()).toHaveValue('481');
  await userEvent.type(field(), '9027');
  await expect.element(field()).toHaveValue('481902');
});

test('takes a code pasted with the words around it', async () => {
  await render(<Kept />);
  await userEvent.tripleClick(page.getByLabelText('Message'));
  await userEvent.copy();
  await userEvent.click(field());
  await userEvent.paste();
  await expect.element(field()).toHaveValue('481902');
});

test('lets the phone offer the code that came by message', async () => {
  await render(<Kept />);
  await expect.element(field()).toHaveAttribute('autocomplete', 'one-time-code');
});

test('goes on at the end wherever it is pressed, and deletes from there', async () => {
  await render(<Kept />);
  await userEvent.type(field(), '4819');
  await userEvent.keyboard('{Home}7{Backspace}{Backspace}');
  await expect.element(field()).toHaveValue('481');
});

test('paints no digit of the code', async () => {
  await render(<Kept />);
  await userEvent.type(field(), '481902');
  expect(getComputedStyle(field().element()).color).toBe('rgba(0, 0, 0, 0)');
  expect(document.body.innerText).not.toMatch(/[489]/);
});

test('a PIN has as many cells as digits', async () => {
  await render(<Kept length={4} />);
  await userEvent.type(field(), '12345');
  await expect.element(field()).toHaveValue('1234');
});
