import { useLingui } from '@lingui/react';
import { i18n } from '@folioflow/flows/testing/texts';
import { cloneElement, isValidElement, useState, type ReactNode } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../testing/render.tsx';
import { showLanguage } from '../testing/shown-texts.ts';
import { findOverflow } from '../testing/overflow.ts';
import { PSEUDO, pseudoText } from '../testing/pseudo.ts';
import '../tokens/tokens.css';
import { files, renderStory, screenNameOf, storiesIn, type StoriesModule, type Story } from './all-stories.tsx';
import { findViolations } from './probes/accessibility.ts';

/** Text shown while the code of a part is fetched. */
const coming = pseudoText(i18n._('chrome.loading'));
const statusesIn = (element: Element) =>
  [...element.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);

const ENGLISH = 'en';
const textAttributes = ['aria-label', 'title', 'placeholder', 'alt', 'data-label'];

/** Everything in the pseudo-language that a reader sees or hears, in order. */
function pseudoTextsIn(element: Element): readonly string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Element) found.push(...textAttributes.flatMap((name) => node.getAttribute(name) ?? []));
    else found.push(node.textContent ?? '');
  }
  return found.filter((text) => /[À-ÿ]/.test(text));
}

/** Elements of a story are as old as the story; in an app they are drawn with the page around them. */
const renewElements = (args: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, isValidElement(value) ? cloneElement(value) : value]),
  );

/** The root of a page, which draws everything again in the selected language. */
function LanguageRoot({ draw }: { draw: () => ReactNode }) {
  useLingui();
  return draw();
}

function drawStory(module: StoriesModule, story: Story): ReactNode {
  const args = { ...module.default.args, ...story.args };
  return <LanguageRoot draw={() => renderStory(module, { ...story, args: renewElements(args) })} />;
}

/** Returns the texts that remain in the pseudo-language after a change to English. */
async function findUnchangedTexts(
  element: Element,
  limit: { readonly timeout?: number } = {},
): Promise<readonly string[]> {
  await showLanguage(ENGLISH);
  // Long lists are drawn a few items at a time.
  await expect
    .poll(() => pseudoTextsIn(element), limit)
    .toEqual([])
    .catch(() => undefined);
  const unchanged = pseudoTextsIn(element);
  await showLanguage(PSEUDO);
  return unchanged.map((text) => `does not follow the language: ${text}`);
}

beforeAll(async () => {
  await showLanguage(PSEUDO);
  document.documentElement.dataset['motion'] = 'none';
  await page.viewport(360, 740);
  await document.fonts.load("16px 'Inter Variable'");
});

test.each(Object.entries(files))(
  '%s is fully readable on a phone with texts that are a third longer, and follows a change of the language',
  async (_, load) => {
    const module = await load();
    const wrong: string[] = [];
    const looked = new Set<string>();
    for (const [name, story] of storiesIn(module)) {
      const { container, unmount } = await render(drawStory(module, story));
      // A story may show the state before a part is loaded; then that state is checked.
      await vi.waitFor(() => expect(statusesIn(container)).not.toContain(coming)).catch(() => undefined);
      const faults = [...findOverflow(container)];
      // One story of each screen: the others differ in the provider's data.
      if (!looked.has(screenNameOf(story)))
        faults.push(...(await findViolations(container)), ...(await findUnchangedTexts(container)));
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

/** Its text remains that of the first language, as every text that is stored over renders. */
function StoredText() {
  const { i18n: shown } = useLingui();
  const [text] = useState(() => shown._('chrome.loading'));
  return <p>{text}</p>;
}

test('a component that is not drawn again is reported by its texts', async () => {
  const { container } = await render(<StoredText />);
  expect(await findUnchangedTexts(container, { timeout: 1 })).toEqual([`does not follow the language: ${coming}`]);
});
