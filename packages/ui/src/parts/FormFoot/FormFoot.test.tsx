import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Card } from '../../primitives/Card/Card.tsx';
import { FormFoot } from './FormFoot.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  return page.viewport(414, 896);
});

async function longForm(): Promise<HTMLElement> {
  await render(
    <Card as="div">
      <div style={{ height: 2000 }}>Fields</div>
      <FormFoot>
        <button type="button">Next</button>
        <button type="button">Previous</button>
      </FormFoot>
      <div style={{ height: 200 }} />
    </Card>,
  );
  return page.getByRole('button', { name: 'Next' }).element() as HTMLElement;
}
const bottomOf = (element: HTMLElement) => Math.round(element.getBoundingClientRect().bottom);

test('on a phone the way on stays in sight above a form that is longer than the screen', async () => {
  await page.viewport(360, 740);
  const next = await longForm();
  expect(bottomOf(next)).toBeLessThanOrEqual(740);
  expect(bottomOf(next)).toBeGreaterThan(640);
});

test('a keyboard on the screen does not cover it, and a page that is enlarged is not taken for one', async () => {
  await page.viewport(360, 740);
  const next = await longForm();
  const viewport = window.visualViewport;
  if (viewport === null) throw new Error('This browser tells nothing of what is seen.');
  const height = vi.spyOn(viewport, 'height', 'get').mockReturnValue(740 - 300);
  viewport.dispatchEvent(new Event('resize'));
  expect(bottomOf(next)).toBeLessThanOrEqual(440);
  vi.spyOn(viewport, 'scale', 'get').mockReturnValue(2);
  viewport.dispatchEvent(new Event('resize'));
  expect(bottomOf(next)).toBeGreaterThan(640);
  height.mockRestore();
});

test('on a desktop it stands at the end of the form', async () => {
  await page.viewport(1280, 800);
  expect(bottomOf(await longForm())).toBeGreaterThan(2000);
});
