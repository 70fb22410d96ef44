import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CodeField } from '../primitives/CodeField/CodeField.tsx';
import { PasswordField } from '../primitives/PasswordField/PasswordField.tsx';
import { renderStory, screenNameOf, storiesIn, type StoriesModule } from './all-stories.tsx';

const files = import.meta.glob<StoriesModule>([
  '../screens/access/**/*.stories.tsx',
  '../screens/backoffice/StaffSignIn/*.stories.tsx',
]);

/** Tokens of the fields that name a person (WCAG 1.3.5); secrets have a test for every story. */
function expectedToken(input: HTMLInputElement): RegExp {
  if (input.type === 'email') return /^(?:email|username)$/;
  if (input.type === 'tel' || (input.inputMode === 'numeric' && input.type !== 'password')) return /^tel-national$/;
  return /./;
}

test('every field of a sign-in can be filled by the browser and accepts a paste', async () => {
  const faults: string[] = [];
  let count = 0;
  for (const [file, load] of Object.entries(files)) {
    const module = await load();
    const looked = new Set<string>();
    for (const [name, story] of storiesIn(module)) {
      if (looked.has(screenNameOf(story))) continue;
      looked.add(screenNameOf(story));
      const { container, unmount } = await render(renderStory(module, story));
      for (const input of container.querySelectorAll<HTMLInputElement>(
        'input:not([type=checkbox], [type=radio], [hidden])',
      )) {
        count += 1;
        const paste = new ClipboardEvent('paste', {
          bubbles: true,
          cancelable: true,
          clipboardData: new DataTransfer(),
        });
        if (!expectedToken(input).test(input.autocomplete)) faults.push(`${file} ${name}: ${input.outerHTML}`);
        if (!input.dispatchEvent(paste)) faults.push(`${file} ${name} refuses a paste: ${input.outerHTML}`);
      }
      await unmount();
    }
  }
  expect(count).toBeGreaterThan(15);
  expect(faults).toEqual([]);
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
