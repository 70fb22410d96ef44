import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { CodeField } from '../../primitives/CodeField/CodeField.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import '../../tokens/tokens.css';
import { focus } from './focus.ts';
import { secretFields, signInFields } from './sign-in-fields.ts';
import { targetSize } from './target-size.ts';
import { mountStory } from './testing/mount-story.tsx';

const small = { display: 'block', width: 20, height: 12 } as const;

test('a missing ring, a faint one and targets that are close to each other are reported', async () => {
  const story = await mountStory(
    <div style={{ background: '#fff' }}>
      <a href="#a" className="bare" style={{ ...small, outline: 'none' }}>
        {' '}
      </a>
      <a href="#b" className="faint" style={{ ...small, outline: '2px solid #ddd' }}>
        {' '}
      </a>
    </div>,
  );
  const cut = (faults: readonly string[]) => faults.map((fault) => fault.split(': <')[0]);
  expect(cut(await targetSize.find(story))).toEqual([
    'is 20 by 12 px, beside another',
    'is 20 by 12 px, beside another',
  ]);
  expect(cut(await focus.find(story))).toEqual([
    expect.stringMatching(/light: has (?:no|a) ring/),
    'light: has a ring with a contrast of 1.36',
    expect.stringMatching(/dark: has (?:no|a) ring/),
    'dark: has a ring with a contrast of 1.36',
  ]);
});

test('the element that had the focus has it after a look at the rings', async () => {
  const story = await mountStory(
    <>
      <button type="button">Back</button>
      <button type="button" className="other">
        Pay
      </button>
    </>,
  );
  const first = page.getByRole('button', { name: 'Back' }).element() as HTMLElement;
  first.focus();
  await focus.find(story);
  expect(document.activeElement).toBe(first);
});

test('a field that refuses a paste and one with a wrong token are reported', async () => {
  const story = await mountStory(
    <>
      <input type="password" autoComplete="current-password" onPaste={(event) => event.preventDefault()} />
      <input type="password" autoComplete="off" />
      <input type="password" inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
      <input type="password" inputMode="numeric" autoComplete="one-time-code" />
    </>,
  );
  expect((await secretFields.find(story)).map((fault) => fault.split(': <')[0])).toEqual([
    'refuses a paste',
    'has the token “off”',
    'cuts a pasted code with spaces',
  ]);
});

test('a field of a sign-in without a token is reported, a picture is no such field', async () => {
  const story = await mountStory(
    <>
      <input type="email" autoComplete="email" />
      <input type="tel" autoComplete="off" />
      <input type="file" />
      <input type="email" autoComplete="email" onPaste={(event) => event.preventDefault()} />
    </>,
    { title: 'Flows/Access/SignIn' },
  );
  expect(signInFields.isMeant(story)).toBe(true);
  expect((await signInFields.find(story)).map((fault) => fault.split(': <')[0])).toEqual([
    'has the token “off”',
    'refuses a paste',
  ]);
});

/** Copies a text by the keyboard and pastes it into the field with the focus. */
async function pasteInto(label: string, text: string): Promise<void> {
  await page.getByLabelText('Source').fill(text);
  await userEvent.keyboard('{Control>}ac{/Control}');
  await page.getByLabelText(label, { exact: true }).click();
  await userEvent.keyboard('{Control>}v{/Control}');
}

function SecretFields() {
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  return (
    <>
      <input aria-label="Source" />
      <CodeField label="Code" value={code} onValueChange={setCode} />
      <CodeField label="PIN" length={4} autoComplete="off" value={code.slice(0, 4)} onValueChange={setCode} />
      <PasswordField label="Password" value={password} onValueChange={setPassword} />
    </>
  );
}

test('a code, a PIN and a password are pasted by the keyboard, a code also with the spaces of its message', async () => {
  await render(<SecretFields />);
  await pasteInto('Code', ' 123 456 ');
  await expect.element(page.getByLabelText('Code', { exact: true })).toHaveValue('123456');
  await page.getByLabelText('Code', { exact: true }).fill('');
  await pasteInto('PIN', '4826');
  await expect.element(page.getByLabelText('PIN', { exact: true })).toHaveValue('4826');
  await pasteInto('Password', 'Fresh@4711');
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveValue('Fresh@4711');
});
