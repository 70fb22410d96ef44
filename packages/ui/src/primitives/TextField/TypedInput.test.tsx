import { useState, type ComponentType } from 'react';
import { expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MobileField } from '../MobileField/MobileField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from './TextField.tsx';

interface Tidied {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
}

/** A field as a screen holds it: what is typed comes back tidied. */
function Kept({
  of: Input,
  tidy,
  first,
}: {
  of: ComponentType<Tidied>;
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
const Email = (props: Tidied) => <TextField {...props} type="email" />;

const capitals = (typed: string) => typed.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
const smallLetters = (typed: string) => typed.replace(/\s/g, '').toLowerCase();
const letters = (typed: string) => typed.replace(/[^A-Za-z]/g, '').slice(0, 8);
const asItIs = (typed: string) => typed;

const field = () => page.getByLabelText('Answer', { exact: true });
const input = () => field().element() as HTMLInputElement;

/** Types what stands behind the caret `|` of the text, and says what is there then, and where the caret is. */
async function typedAt(place: number, keys: string) {
  await field().click();
  input().setSelectionRange(place, place);
  await userEvent.keyboard(keys);
  const { value, selectionStart, selectionEnd } = input();
  expect(selectionEnd).toBe(selectionStart);
  return `${value.slice(0, selectionStart ?? undefined)}|${value.slice(selectionEnd ?? undefined)}`;
}

test.each([
  ['a character that is dropped', TextField, capitals, 'HDFC0123', 4, '-', 'HDFC|0123'],
  ['a letter that becomes a capital', TextField, capitals, 'HC0123', 1, 'df', 'HDF|C0123'],
  ['a letter that becomes small', Email, smallLetters, 'aha@example.in', 1, 'S', 'as|ha@example.in'],
  ['a blank in an address', Email, smallLetters, 'asha@example.in', 4, ' ', 'asha|@example.in'],
  ['more than fits', TextField, letters, 'ABCDEFGH', 3, 'X', 'ABCX|DEFG'],
  ['a deleted letter', TextField, capitals, 'HDFC0123', 4, '{Backspace}', 'HDF|0123'],
  ['a letter in a number', MobileField, asItIs, '987654', 3, 'x1', '9871|654'],
  ['a sign in a password', PasswordField, letters, 'secret', 3, '!x', 'secx|ret'],
  ['something at the end', TextField, capitals, 'HDFC', 4, ' 0', 'HDFC0|'],
])('the caret stays where the person types: %s', async (_, of, tidy, first, place, keys, expected) => {
  await render(<Kept of={of} tidy={tidy} first={first} />);
  expect(await typedAt(place, keys)).toBe(expected);
});

test('after a paste into the middle the caret stands behind what was pasted', async () => {
  await render(<Kept of={TextField} tidy={capitals} first="HD23" />);
  await field().click();
  input().setSelectionRange(2, 2);
  await cdp().send('Input.insertText', { text: 'fc 0-1' });
  await expect.element(field()).toHaveValue('HDFC0123');
  expect(input().selectionStart).toBe(6);
});

test('a word that is being composed is left alone; it is reported tidied, and stands so once it is composed', async () => {
  await render(<Kept of={TextField} tidy={capitals} first="HD23" />);
  await field().click();
  input().setSelectionRange(2, 2);
  for (const text of ['f', 'fc', 'fc-'])
    await cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await expect.element(field()).toHaveValue('HDfc-23');
  await expect.element(page.getByRole('status')).toHaveTextContent('HDFC23');
  await cdp().send('Input.insertText', { text: 'fc-' });
  await expect.element(field()).toHaveValue('HDFC23');
  expect(input().selectionStart).toBe(4);
});

test('a field that nobody is in keeps its hands off the caret', async () => {
  await render(<Kept of={TextField} tidy={capitals} first="" />);
  await userEvent.fill(field(), 'hdfc 0');
  input().blur();
  await expect.element(field()).toHaveValue('HDFC0');
  await expect.element(page.getByRole('status')).toHaveTextContent('HDFC0');
});
