import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { usePlaces } from './use-places.ts';

/** Everything that stood in the places, one after the other. */
const seen: string[] = [];
function Places({ items, typed = '' }: { items: readonly string[]; typed?: string }) {
  const { placed, isSettled } = usePlaces(items, typed, { atOnce: 2, inSight: 4 });
  seen.push(placed.join(''));
  return <p aria-busy={!isSettled}>{placed.join('')}</p>;
}
const letters = (text: string) => text.split('');

test('other items take the places from the top in frames of their own, two at a time, and what is below stays until then', async () => {
  const screen = await render(<Places items={letters('abcde')} />);
  const settled = (text: string) =>
    expect.element(screen.getByText(text, { exact: true })).toHaveAttribute('aria-busy', 'false');
  await settled('abcde');
  expect([...new Set(seen)]).toEqual(['ab', 'abcd', 'abcde']);
  seen.length = 0;
  await screen.rerender(<Places items={letters('vwxyz')} />);
  await settled('vwxyz');
  expect([...new Set(seen)]).toEqual(['abcde', 'vwcde', 'vwxye', 'vwxyz']);
  seen.length = 0;
  await screen.rerender(<Places items={letters('s')} />);
  await settled('s');
  expect([...new Set(seen)]).toEqual(['vwxyz', 'swxyz', 's']);
});

test('a list that is told anew with the same items in it is settled in the end, and so is an empty one', async () => {
  const screen = await render(<Places items={letters('abc')} />);
  await screen.rerender(<Places items={letters('abcd')} />);
  await expect.element(screen.getByText('abcd')).toHaveAttribute('aria-busy', 'false');
  await screen.rerender(<Places items={[]} />);
  await expect.poll(() => screen.container.querySelector('p')?.getAttribute('aria-busy')).toBe('false');
  expect(screen.container.textContent).toBe('');
});

describe('below what is in sight', () => {
  const opened = async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const frame = async (passes: number) => {
      await new Promise(requestAnimationFrame);
      vi.advanceTimersByTime(passes);
    };
    const eightFrames = async () => {
      for (const _ of letters('12345678')) await frame(16);
    };
    const screen = await render(<Places items={letters('abcdef')} />);
    const shows = (text: string) => expect.element(screen.getByText(text, { exact: true })).toBeVisible();
    await eightFrames();
    await shows('abcdef');
    return { screen, frame, eightFrames, shows };
  };

  test('while letters keep bringing other items nothing is drawn, and the rest of the last ones once the hand rests', async () => {
    const { screen, frame, eightFrames, shows } = await opened();
    await screen.rerender(<Places items={letters('uvwxyz')} typed="u" />);
    await eightFrames();
    await shows('uvwxef');
    await screen.rerender(<Places items={letters('ghijkl')} typed="ug" />);
    await eightFrames();
    await shows('ghijef');
    await frame(250);
    await eightFrames();
    await shows('ghijkl');
  });

  test('items that no letter brought wait for no hand', async () => {
    const { screen, eightFrames, shows } = await opened();
    await screen.rerender(<Places items={letters('uvwxyz')} />);
    await eightFrames();
    await shows('uvwxyz');
  });
});
