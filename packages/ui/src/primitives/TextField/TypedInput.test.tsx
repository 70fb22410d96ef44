import { useState, type ComponentType } from 'react';
import { expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { MobileField } from '../MobileField/MobileField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from './TextField.tsx';

interface InputProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
}

/** A controlled field that receives its normalised value. */
function ControlledInput({
  of: Input,
  tidy,
  first,
}: {
  of: ComponentType<InputProps>;
  tidy: (typed: string) => string;
  first: string;
}) {
  const [value, setValue] = useState(first);
  return (
    <>
      <Input label="Answer" value={value} onValueChange={(typed) => setValue(tidy(typed))} />
      <output>{value}</output>
    </>
  );
}
const EmailField = (props: InputProps) => <TextField {...props} type="email" />;

const toCapitals = (typed: string) => typed.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
const toSmallLetters = (typed: string) => typed.replace(/\s/g, '').toLowerCase();
const firstEightLetters = (typed: string) => typed.replace(/[^A-Za-z]/g, '').slice(0, 8);
const identity = (typed: string) => typed;

const field = () => page.getByLabelText('Answer', { exact: true });
const inputElement = () => field().element() as HTMLInputElement;

/** Types keys at a position and returns the text with the caret as `|`. */
async function typeAt(place: number, keys: string) {
  await field().click();
  inputElement().setSelectionRange(place, place);
  await userEvent.keyboard(keys);
  const { value, selectionStart, selectionEnd } = inputElement();
  expect(selectionEnd).toBe(selectionStart);
  return `${value.slice(0, selectionStart ?? undefined)}|${value.slice(selectionEnd ?? undefined)}`;
}

test.each([
  ['a dropped character', TextField, toCapitals, 'HDFC0123', 4, '-', 'HDFC|0123'],
  ['a letter that becomes a capital', TextField, toCapitals, 'HC0123', 1, 'df', 'HDF|C0123'],
  ['a letter that becomes small', EmailField, toSmallLetters, 'aha@example.in', 1, 'S', 'as|ha@example.in'],
  ['a space in an email address', EmailField, toSmallLetters, 'asha@example.in', 4, ' ', 'asha|@example.in'],
  ['a character beyond the maximum length', TextField, firstEightLetters, 'ABCDEFGH', 3, 'X', 'ABCX|DEFG'],
  ['a deleted letter', TextField, toCapitals, 'HDFC0123', 4, '{Backspace}', 'HDF|0123'],
  ['a letter in a number', MobileField, identity, '987654', 3, 'x1', '9871|654'],
  ['a symbol in a password', PasswordField, firstEightLetters, 'secret', 3, '!x', 'secx|ret'],
  ['characters at the end', TextField, toCapitals, 'HDFC', 4, ' 0', 'HDFC0|'],
])('the caret remains at the typing position: %s', async (_, of, tidy, first, place, keys, expected) => {
  await render(<ControlledInput of={of} tidy={tidy} first={first} />);
  expect(await typeAt(place, keys)).toBe(expected);
});

test('after a paste into the middle the caret is behind the pasted text', async () => {
  await render(<ControlledInput of={TextField} tidy={toCapitals} first="HD23" />);
  await field().click();
  inputElement().setSelectionRange(2, 2);
  await cdp().send('Input.insertText', { text: 'fc 0-1' });
  await expect.element(field()).toHaveValue('HDFC0123');
  expect(inputElement().selectionStart).toBe(6);
});

test('a word under composition is not changed; it is reported normalised and shown normalised after the composition', async () => {
  await render(<ControlledInput of={TextField} tidy={toCapitals} first="HD23" />);
  await field().click();
  inputElement().setSelectionRange(2, 2);
  for (const text of ['f', 'fc', 'fc-'])
    await cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await expect.element(field()).toHaveValue('HDfc-23');
  await expect.element(page.getByRole('status')).toHaveTextContent('HDFC23');
  await cdp().send('Input.insertText', { text: 'fc-' });
  await expect.element(field()).toHaveValue('HDFC23');
  expect(inputElement().selectionStart).toBe(4);
});

test('a field without focus does not move the caret', async () => {
  await render(<ControlledInput of={TextField} tidy={toCapitals} first="" />);
  await userEvent.fill(field(), 'hdfc 0');
  inputElement().blur();
  await expect.element(field()).toHaveValue('HDFC0');
  await expect.element(page.getByRole('status')).toHaveTextContent('HDFC0');
});

test.each([
  ['an email address', EmailField, 'a@example.com'],
  ['a password', PasswordField, 'Sandbox@4711'],
  ['a mobile number', MobileField, '9000000100'],
])('%s that is filled in without an event counts at the next focus', async (_, of, text) => {
  await render(<ControlledInput of={of} tidy={identity} first="" />);
  (field().element() as HTMLInputElement).value = text;
  (field().element() as HTMLInputElement).focus();
  await expect.element(page.getByRole('status')).toHaveTextContent(text);
});
