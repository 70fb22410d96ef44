import { useReducer } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { useMedia, WIDE_SCREEN } from './use-media.ts';

const frame = window.frameElement as HTMLElement;
const { cssText } = frame.style;
afterEach(() => {
  frame.style.cssText = cssText;
});

function Redrawn() {
  const [count, draw] = useReducer((before: number) => before + 1, 0);
  return (
    <button onClick={draw}>
      Redrawn {count}: {useMedia(WIDE_SCREEN) ? 'wide' : 'narrow'}
    </button>
  );
}
const Resting = () => <p>Resting: {useMedia(WIDE_SCREEN) ? 'wide' : 'narrow'}</p>;

test('a change of the window reaches every component, also if one is drawn before the browser reports it', async () => {
  frame.style.width = '1280px';
  await render(
    <>
      <Redrawn />
      <Resting />
    </>,
  );
  await expect.element(page.getByText('Resting: wide')).toBeVisible();
  const redrawn = page.getByRole('button').element() as HTMLButtonElement;
  frame.style.width = '360px';
  flushSync(() => redrawn.click());
  expect(redrawn.textContent).toBe('Redrawn 1: narrow');
  await expect.element(page.getByText('Resting: narrow')).toBeVisible();
});
