import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
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
    const screen = await render(<PlacedLetters items={lettersOf('abcdef')} />);
    /** Performs the step after a paint; the pause in typing does not pass. */
    const performStep = async () => {
      await new Promise(requestAnimationFrame);
      vi.advanceTimersByTime(1);
      return screen.container.textContent;
    };
    const expectSettled = async (text: string) => {
      await expect.poll(performStep).toBe(text);
      for (const _ of lettersOf('12345678')) expect(await performStep()).toBe(text);
    };
    await expectSettled('abcdef');
    return { screen, expectSettled };
  };

  test('are not rendered while keystrokes change the items, but after a pause in typing', async () => {
    const { screen, expectSettled } = await renderSettledList();
    await screen.rerender(<PlacedLetters items={lettersOf('uvwxyz')} typed="u" />);
    await expectSettled('uvwxef');
    await screen.rerender(<PlacedLetters items={lettersOf('ghijkl')} typed="ug" />);
    await expectSettled('ghijef');
    vi.advanceTimersByTime(250);
    await expectSettled('ghijkl');
  });

  test('are rendered without a pause if no keystroke caused the change', async () => {
    const { screen, expectSettled } = await renderSettledList();
    await screen.rerender(<PlacedLetters items={lettersOf('uvwxyz')} />);
    await expectSettled('uvwxyz');
  });
});
