import { afterAll, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../tokens/base.css';
import '../tokens/tokens.css';
import { files, renderStory, storiesIn } from './all-stories.tsx';
import { findSecretFault, findSecretFields } from './secret-fields.ts';
import { findSmallTargets } from './target-size.ts';

let secretFields = 0;

beforeAll(async () => {
  document.documentElement.dataset['motion'] = 'none';
  await page.viewport(360, 740);
  await document.fonts.load("16px 'Inter Variable'");
});
afterAll(async () => {
  delete document.documentElement.dataset['motion'];
  await page.viewport(414, 896);
});

test.each(Object.entries(files))(
  'every story of %s has targets of 24 px on a phone, and secrets that can be filled in and pasted',
  { timeout: 60_000 },
  async (_, load) => {
    const module = await load();
    const faults: string[] = [];
    for (const [name, story] of storiesIn(module)) {
      const { container, unmount } = await render(renderStory(module, story));
      faults.push(...findSmallTargets(container).map((fault) => `${name}: ${fault}`));
      for (const input of findSecretFields(container)) {
        secretFields += 1;
        const fault = findSecretFault(input);
        if (fault !== null) faults.push(`${name}: ${fault}: ${input.outerHTML}`);
      }
      await unmount();
    }
    expect(faults).toEqual([]);
  },
);

test('the stories have codes, passwords and PINs', () => {
  expect(secretFields).toBeGreaterThan(50);
});

test('a field that refuses a paste and one with a wrong token are reported', async () => {
  const { container } = await render(
    <>
      <input type="password" autoComplete="current-password" onPaste={(event) => event.preventDefault()} />
      <input type="password" autoComplete="off" />
      <input type="password" inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
      <input type="password" inputMode="numeric" autoComplete="one-time-code" />
    </>,
  );
  expect(findSecretFields(container).map(findSecretFault)).toEqual([
    'refuses a paste',
    'has the token “off”',
    'cuts a pasted code with spaces',
    null,
  ]);
});
