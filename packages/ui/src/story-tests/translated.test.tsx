import { Component, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../testing/render.tsx';
import { findTranslatableCodes, translatePage } from '../testing/translate-page.ts';
import '../tokens/tokens.css';
import { files, renderStory, storiesIn } from './all-stories.tsx';

/** Shows the error that a translated page causes in React. */
class Caught extends Component<{ children: ReactNode }, { error: string | null }> {
  override state: { error: string | null } = { error: null };
  static getDerivedStateFromError = (error: unknown) => ({ error: String(error) });
  override render = () => this.state.error ?? this.props.children;
}

/** Returns the place at which a text differs from the expected one. */
function differenceOf(shown: string, expected: string): string {
  const at = Array.from(expected).findIndex((letter, place) => letter !== shown[place]);
  const partOf = (text: string) => text.slice(Math.max(0, at - 20), Math.max(0, at) + 60);
  return `“${partOf(shown)}” instead of “${partOf(expected)}”`;
}

/** Draws a story twice, once translated, and the next one in the place of each; returns both texts. */
async function changeStory(first: ReactNode, next: ReactNode): Promise<{ shown: string; expected: string }> {
  const [plain, translated] = [await render(<Caught>{first}</Caught>), await render(<Caught>{first}</Caught>)];
  translatePage(translated.container);
  await plain.rerender(<Caught>{next}</Caught>);
  await translated.rerender(<Caught>{next}</Caught>);
  // A key loads the parts below the window (LazyPart), where the translated story is.
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
  const texts = () => ({ shown: translated.container.textContent, expected: plain.container.textContent });
  const isSame = () => texts().shown === texts().expected;
  // A long list and a part whose code is fetched are drawn later.
  await expect
    .poll(isSame)
    .toBe(true)
    .catch(() => undefined);
  const last = texts();
  await plain.unmount();
  await translated.unmount();
  return last;
}

beforeEach(async () => {
  await page.viewport(360, 640);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => void vi.restoreAllMocks());

test.each(Object.entries(files))('%s marks its codes, which no browser translates', async (_, load) => {
  const module = await load();
  const wrong: string[] = [];
  for (const [name, story] of storiesIn(module)) {
    const { container, unmount } = await render(<Caught>{renderStory(module, story)}</Caught>);
    wrong.push(...findTranslatableCodes(container).map((text) => `${name}: ${text}`));
    await unmount();
  }
  expect(wrong).toEqual([]);
});

// A page has one host, to which all notices belong.
const storyFiles = Object.entries(files).filter(([file]) => !file.endsWith('/NoticeHost.stories.tsx'));

test.each(storyFiles)('%s follows its states although a browser has translated it', async (_, load) => {
  const module = await load();
  const stories = storiesIn(module);
  const wrong: string[] = [];
  for (const [place, [name, story]] of stories.entries()) {
    const following = stories[(place + 1) % stories.length];
    if (following === undefined || following[1] === story) continue;
    const { shown, expected } = await changeStory(renderStory(module, story), renderStory(module, following[1]));
    if (shown !== expected) wrong.push(`${name} → ${following[0]}: ${differenceOf(shown, expected)}`);
  }
  expect(wrong).toEqual([]);
});
