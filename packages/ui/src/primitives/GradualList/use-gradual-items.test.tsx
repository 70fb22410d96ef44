import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useGradualItems } from './use-gradual-items.ts';

/** Every rendered content of the list, in order. */
const seen: string[] = [];
function PlacedLetters({ items, typed = '' }: { items: readonly string[]; typed?: string }) {
  const { placed, isSettled } = useGradualItems(items, typed, { placesPerStep: 2, visiblePlaces: 4 });
  seen.push(placed.join(''));
  return <p aria-busy={!isSettled}>{placed.join('')}</p>;
}
const lettersOf = (text: string) => text.split('');

test('new items replace the old ones from the top, two in each frame, while the items below remain', async () => {
  const screen = await render(<PlacedLetters items={lettersOf('abcde')} />);
  const expectSettled = (text: string) =>
    expect.element(screen.getByText(text, { exact: true })).toHaveAttribute('aria-busy', 'false');
  await expectSettled('abcde');
  expect([...new Set(seen)]).toEqual(['ab', 'abcd', 'abcde']);
  seen.length = 0;
  await screen.rerender(<PlacedLetters items={lettersOf('vwxyz')} />);
  await expectSettled('vwxyz');
  expect([...new Set(seen)]).toEqual(['abcde', 'vwcde', 'vwxye', 'vwxyz']);
  seen.length = 0;
  await screen.rerender(<PlacedLetters items={lettersOf('s')} />);
  await expectSettled('s');
  expect([...new Set(seen)]).toEqual(['vwxyz', 'swxyz', 's']);
});

test('a list that grows or becomes empty is settled in the end', async () => {
  const screen = await render(<PlacedLetters items={lettersOf('abc')} />);
  await screen.rerender(<PlacedLetters items={lettersOf('abcd')} />);
  await expect.element(screen.getByText('abcd')).toHaveAttribute('aria-busy', 'false');
  await screen.rerender(<PlacedLetters items={[]} />);
  await expect.poll(() => screen.container.querySelector('p')?.getAttribute('aria-busy')).toBe('false');
  expect(screen.container.textContent).toBe('');
});

describe('items out of sight', () => {
  const renderSettledList = async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const passFrame = async (passes: number) => {
      await new Promise(requestAnimationFrame);
      vi.advanceTimersByTime(passes);
    };
    const passEightFrames = async () => {
      for (const _ of lettersOf('12345678')) await passFrame(16);
    };
    const screen = await render(<PlacedLetters items={lettersOf('abcdef')} />);
    const expectShown = (text: string) => expect.element(screen.getByText(text, { exact: true })).toBeVisible();
    await passEightFrames();
    await expectShown('abcdef');
    return { screen, frame: passFrame, eightFrames: passEightFrames, shows: expectShown };
  };

  test('are not rendered while keystrokes change the items, but after a pause in typing', async () => {
    const { screen, frame, eightFrames, shows } = await renderSettledList();
    await screen.rerender(<PlacedLetters items={lettersOf('uvwxyz')} typed="u" />);
    await eightFrames();
    await shows('uvwxef');
    await screen.rerender(<PlacedLetters items={lettersOf('ghijkl')} typed="ug" />);
    await eightFrames();
    await shows('ghijef');
    await frame(250);
    await eightFrames();
    await shows('ghijkl');
  });

  test('are rendered without a pause if no keystroke caused the change', async () => {
    const { screen, eightFrames, shows } = await renderSettledList();
    await screen.rerender(<PlacedLetters items={lettersOf('uvwxyz')} />);
    await eightFrames();
    await shows('uvwxyz');
  });
});
