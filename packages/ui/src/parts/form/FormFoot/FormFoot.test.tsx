import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Card } from '../../../primitives/Card/Card.tsx';
import { FormFoot } from './FormFoot.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  return page.viewport(414, 896);
});

async function renderLongForm(): Promise<HTMLElement> {
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

test('on a phone the button of a form longer than the screen is always visible', async () => {
  await page.viewport(360, 740);
  const next = await renderLongForm();
  expect(bottomOf(next)).toBeLessThanOrEqual(740);
  expect(bottomOf(next)).toBeGreaterThan(640);
});

test('an on-screen keyboard does not cover the button, and a zoomed page is not mistaken for a keyboard', async () => {
  await page.viewport(360, 740);
  const next = await renderLongForm();
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

test('on a desktop the button is at the end of the form', async () => {
  await page.viewport(1280, 800);
  expect(bottomOf(await renderLongForm())).toBeGreaterThan(2000);
});
