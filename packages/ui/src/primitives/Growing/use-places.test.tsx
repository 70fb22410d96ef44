import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { usePlaces } from './use-places.ts';

/** Everything that stood in the places, one after the other. */
const seen: string[] = [];
function Places({ items }: { items: readonly string[] }) {
  const { placed, isSettled } = usePlaces(items, { atOnce: 2, inSight: 4 });
  seen.push(placed.join(''));
  return <p aria-busy={!isSettled}>{placed.join('')}</p>;
}
const letters = (text: string) => text.split('');

test('other items take the places from the top, two at a time, and what is below stays until it is their turn', async () => {
  const screen = await render(<Places items={letters('abcde')} />);
  const settled = (text: string) =>
    expect.element(screen.getByText(text, { exact: true })).toHaveAttribute('aria-busy', 'false');
  await settled('abcde');
  expect([...new Set(seen)]).toEqual(['ab', 'abcd', 'abcde']);
  seen.length = 0;
  await screen.rerender(<Places items={letters('vwxyz')} />);
  await settled('vwxyz');
  expect([...new Set(seen)].slice(-3)).toEqual(['vwcde', 'vwxye', 'vwxyz']);
  seen.length = 0;
  await screen.rerender(<Places items={letters('s')} />);
  await settled('s');
  expect([...new Set(seen)].slice(-2)).toEqual(['swxyz', 's']);
});

test('a list that is told anew with the same items in it is settled in the end, and so is an empty one', async () => {
  const screen = await render(<Places items={letters('abc')} />);
  await screen.rerender(<Places items={letters('abcd')} />);
  await expect.element(screen.getByText('abcd')).toHaveAttribute('aria-busy', 'false');
  await screen.rerender(<Places items={[]} />);
  await expect.poll(() => screen.container.querySelector('p')?.getAttribute('aria-busy')).toBe('false');
  expect(screen.container.textContent).toBe('');
});

test('while other items keep coming only what is in sight is drawn, and the rest of the last ones once the hand rests', async () => {
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
  await screen.rerender(<Places items={letters('uvwxyz')} />);
  await eightFrames();
  await shows('uvwxef');
  await screen.rerender(<Places items={letters('ghijkl')} />);
  await eightFrames();
  await shows('ghijef');
  await frame(250);
  await eightFrames();
  await shows('ghijkl');
});
