import { chrome } from '@folioflow/flows/messages/en/chrome';
import { beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadLanguage } from '../primitives/Language/load-language.ts';
import { findOverflow } from '../testing/overflow.ts';
import { PSEUDO, pseudoText } from '../testing/pseudo.ts';
import '../tokens/tokens.css';
import { renderStory, accessibilityFaults, files, screenNameOf, storiesIn } from './all-stories.tsx';

/** Text shown while the code of a part is fetched. */
const coming = pseudoText(chrome.loading);
const statusesIn = (element: Element) =>
  [...element.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);

beforeAll(async () => {
  await loadLanguage(PSEUDO);
  document.documentElement.dataset['motion'] = 'none';
  await page.viewport(360, 740);
  await document.fonts.load("16px 'Inter Variable'");
});

test.each(Object.entries(files))(
  '%s is fully readable on a phone with texts that are a third longer',
  { timeout: 60_000 },
  async (_, load) => {
    const module = await load();
    const wrong: string[] = [];
    const looked = new Set<string>();
    for (const [name, story] of storiesIn(module)) {
      const { container, unmount } = await render(renderStory(module, story));
      // A story may show the state before a part is loaded; then that state is checked.
      await vi.waitFor(() => expect(statusesIn(container)).not.toContain(coming)).catch(() => undefined);
      const faults = [...findOverflow(container)];
      // One story of each screen: the others differ in the provider's data.
      if (!looked.has(screenNameOf(story))) faults.push(...(await accessibilityFaults(container)));
      looked.add(screenNameOf(story));
      wrong.push(...faults.map((fault) => `${name}: ${fault}`));
      await unmount();
    }
    expect(wrong).toEqual([]);
  },
);

test('texts that are cut, overlap others or make the page too wide are reported', async () => {
  const words = pseudoText('Save this order');
  const { container } = await render(
    <>
      <button style={{ width: 60, whiteSpace: 'nowrap' }}>{words}</button>
      <p style={{ height: 10, overflow: 'hidden', marginBottom: 40 }}>{words}</p>
      <p style={{ marginBottom: '-1.4em' }}>{words}</p>
      <p>Axis Bank 12 %</p>
      <div style={{ overflowX: 'auto', whiteSpace: 'nowrap' }}>{words.repeat(9)}</div>
      <p style={{ whiteSpace: 'nowrap' }}>{words.repeat(9)}</p>
    </>,
  );
  expect(findOverflow(container).map((fault) => fault.replace(/is \d+/, 'is n').split(': ')[0])).toEqual([
    'the page is n wide',
    'wider than its <button>',
    'cut below by its <p>',
    `${words} lies over Axis Bank 12 %`,
    'wider than its <body>',
  ]);
});
