import { chrome } from '@folioflow/flows/messages/en/chrome';
import { beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { overflowIn } from '../testing/overflow.ts';
import { PSEUDO, pseudoText } from '../testing/pseudo.ts';
import '../tokens/tokens.css';
import { drawn, faultsIn, files, screenOf, storiesIn } from './all-stories.tsx';

/** What stands in the place of a part whose code is on its way. */
const coming = pseudoText(chrome.loading);
const statusesIn = (element: Element) =>
  [...element.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);

beforeAll(async () => {
  document.documentElement.lang = PSEUDO;
  document.documentElement.dataset['motion'] = 'none';
  await page.viewport(360, 740);
  await document.fonts.load("16px 'Inter Variable'");
});

test.each(Object.entries(files))(
  '%s can be read whole on a phone in words that are a third longer',
  { timeout: 60_000 },
  async (_, load) => {
    const module = await load();
    const wrong: string[] = [];
    const looked = new Set<string>();
    for (const [name, story] of storiesIn(module)) {
      const { container, unmount } = await render(drawn(module, story));
      // A story may be of the moment before a part has come: then that is what is looked at.
      await vi.waitFor(() => expect(statusesIn(container)).not.toContain(coming)).catch(() => undefined);
      const faults = [...overflowIn(container)];
      // One story of each screen: the others differ in what the provider said.
      if (!looked.has(screenOf(story))) faults.push(...(await faultsIn(container)));
      looked.add(screenOf(story));
      wrong.push(...faults.map((fault) => `${name}: ${fault}`));
      await unmount();
    }
    expect(wrong).toEqual([]);
  },
);

test('words that are cut, lie over others, or make the page too wide are named', async () => {
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
  expect(overflowIn(container).map((fault) => fault.replace(/is \d+/, 'is n').split(': ')[0])).toEqual([
    'the page is n wide',
    'wider than its <button>',
    'cut below by its <p>',
    `${words} lies over Axis Bank 12 %`,
    'wider than its <body>',
  ]);
});
