import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { LiveText } from './LiveText.tsx';

test('the region is empty for a screen reader when it appears, and has the size of its text', async () => {
  const seen: boolean[] = [];
  const heights: number[] = [];
  const look = (region: HTMLElement | null) => {
    if (region === null) return;
    seen.push(region.querySelector('span')?.checkVisibility({ visibilityProperty: true }) ?? false);
    heights.push(region.offsetHeight);
  };
  await render(
    <p role="status" ref={look}>
      <LiveText>Your order is placed</LiveText>
    </p>,
  );
  expect(seen).toEqual([false]);
  await expect.element(page.getByText('Your order is placed')).toBeVisible();
  look(document.querySelector<HTMLElement>('[role=status]'));
  expect(seen).toEqual([false, true]);
  expect(heights[1]).toBe(heights[0]);
});
