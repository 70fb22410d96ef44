import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { renderStory, screenNameOf, storiesIn, type StoriesModule } from './all-stories.tsx';

const files = import.meta.glob<StoriesModule>([
  '../screens/access/**/*.stories.tsx',
  '../screens/backoffice/StaffSignIn/*.stories.tsx',
]);

/** A PIN is digits of a page that is signed in, or of its first choice: a browser would fill in the password. */
const isPin = (input: HTMLInputElement) => input.maxLength === 4 || input.closest('form')?.textContent.includes('PIN');

/** Tokens by the kind of a field (WCAG 1.3.5 and 3.3.8). */
function expectedToken(input: HTMLInputElement): RegExp {
  if (input.type === 'email') return /^(?:email|username)$/;
  if (input.type === 'tel') return /^tel-national$/;
  if (input.inputMode === 'numeric')
    return isPin(input) === true ? /^(?:off|new-password|one-time-code)$/ : /^one-time-code$|^tel-national$/;
  if (input.type === 'password') return /^(?:current|new)-password$/;
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
