import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import '../../../tokens/tokens.css';
import { Control, Face } from './scheme-card-look.ts';

test('a button beside the checkbox of a card ends at the edge of its content', async () => {
  await render(
    <div style={{ width: '20rem' }}>
      <Face>
        <p>Content</p>
        <Control>
          <label>
            <input type="checkbox" /> Compare
          </label>
          <button type="button">Watchlist</button>
        </Control>
      </Face>
    </div>,
  );
  const endOfText = (element: Element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    return text.getBoundingClientRect().right;
  };
  const button = page.getByRole('button').element();
  const gap = page.getByText('Content').element().getBoundingClientRect().right - endOfText(button);
  const { paddingRight, borderRightWidth } = getComputedStyle(button);
  expect(gap).toBeCloseTo(parseFloat(paddingRight) + parseFloat(borderRightWidth), 0);
});
