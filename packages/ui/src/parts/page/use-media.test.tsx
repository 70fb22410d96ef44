import { useReducer } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useMedia, WIDE_SCREEN } from './use-media.ts';

const frame = window.frameElement as HTMLElement;
const { cssText } = frame.style;
afterEach(() => {
  frame.style.cssText = cssText;
});

let drawAgain: () => void;

function Redrawn() {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  drawAgain = draw;
  return <p>Redrawn: {useMedia(WIDE_SCREEN) ? 'wide' : 'narrow'}</p>;
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
  frame.style.width = '360px';
  flushSync(() => drawAgain());
  await expect.element(page.getByText('Redrawn: narrow')).toBeVisible();
  await expect.element(page.getByText('Resting: narrow')).toBeVisible();
});
