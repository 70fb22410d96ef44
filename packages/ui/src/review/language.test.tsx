import { chrome } from '@folioflow/flows/messages/en/chrome';
import { cloneElement, isValidElement, type ReactNode } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadLanguage } from '../primitives/Language/load-language.ts';
import { useLanguage } from '../primitives/Language/use-language.ts';
import { PSEUDO, pseudoText } from '../testing/pseudo.ts';
import '../tokens/tokens.css';
import { files, renderStory, screenNameOf, storiesIn } from './all-stories.tsx';

const DOCUMENTED = 'en-documented';
/** Texts shown while the code of a part is fetched. */
const coming = new Set<string>([chrome.loading, pseudoText(chrome.loading)]);
const textAttributes = ['aria-label', 'title', 'placeholder', 'alt', 'data-label'];

/** Everything that a reader sees or hears, in order. */
function readTexts(element: Element): readonly string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Element) found.push(...textAttributes.flatMap((name) => node.getAttribute(name) ?? []));
    else found.push(node.textContent ?? '');
  }
  return found;
}

const isLoading = (element: Element) =>
  [...element.querySelectorAll('[role=status]')].some(({ textContent }) => coming.has(textContent));

/** Elements of a story are as old as the story; in an app they are drawn with the page around them. */
const renewElements = (args: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, isValidElement(value) ? cloneElement(value) : value]),
  );

/** The root of a page, which draws everything again in the selected language. */
function LanguageRoot({ draw }: { draw: () => ReactNode }) {
  useLanguage();
  return draw();
}

/** A story may show the state before a part is loaded; then that state is compared. */
const waitForParts = (element: Element) =>
  vi.waitFor(() => expect(isLoading(element)).toBe(false), { timeout: 3000 }).catch(() => undefined);

beforeAll(async () => {
  document.documentElement.dataset['motion'] = 'none';
  await page.viewport(1280, 860);
});

test.each(Object.entries(files))(
  '%s follows a change of the language as if it had been drawn in it',
  { timeout: 60_000 },
  async (file, load) => {
    const module = await load();
    const seen = new Set<string>();
    for (const [name, story] of storiesIn(module)) {
      // The other stories of a screen differ in the provider's data.
      if (seen.has(screenNameOf(story))) continue;
      seen.add(screenNameOf(story));
      const args = { ...module.default.args, ...story.args };
      const draw = () => renderStory(module, { ...story, args: renewElements(args) });
      await loadLanguage(DOCUMENTED);
      const changed = await render(<LanguageRoot draw={draw} />);
      await waitForParts(changed.container);
      await loadLanguage(PSEUDO);
      // The notices of both would be drawn in the dialog that is opened last.
      const texts = file.includes('NoticeHost') ? readTexts(changed.container) : undefined;
      if (texts !== undefined) await changed.unmount();
      const drawn = await render(<LanguageRoot draw={draw} />);
      await waitForParts(drawn.container);
      // Long lists are drawn a few items at a time.
      const compare = () =>
        expect({ name, texts: texts ?? readTexts(changed.container) }).toEqual({
          name,
          texts: readTexts(drawn.container),
        });
      await vi.waitFor(compare, { timeout: 5000 });
      if (texts === undefined) await changed.unmount();
      await drawn.unmount();
    }
  },
);

test('a component that is not drawn again is reported by its texts', async () => {
  await loadLanguage(DOCUMENTED);
  const { Loading } = await import('../primitives/Skeleton/Skeleton.tsx');
  const { container } = await render(<Loading />);
  const before = readTexts(container);
  await loadLanguage(PSEUDO);
  expect(readTexts(container)).toEqual(before);
  expect(before.some((text) => coming.has(text))).toBe(true);
});
