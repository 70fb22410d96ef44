import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import '../../../tokens/tokens.css';
import '../../../tokens/base.css';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { FormFoot } from './FormFoot.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.style.removeProperty('font-size');
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

test('with text of twice its size the foot scrolls with the form', async () => {
  document.documentElement.style.fontSize = '200%';
  await page.viewport(360, 740);
  expect(bottomOf(await renderLongForm())).toBeGreaterThan(2000);
});

test.each(['100%', '125%', '150%'])('with text of %s the focused field is above the foot', async (fontSize) => {
  document.documentElement.style.fontSize = fontSize;
  await page.viewport(360, 740);
  const { container } = await render(
    // The tabs of the app are below the foot.
    <div style={{ ['--below' as string]: 'var(--bottom-bar)', paddingBottom: 'var(--bottom-bar)' }}>
      <Card as="div">
        {Array.from({ length: 24 }, (_, place) => (
          <p key={place}>
            <input aria-label={`Field ${place}`} style={{ minHeight: '3rem' }} />
          </p>
        ))}
        <FormFoot>
          <Button wide>Next</Button>
          <Button variant="secondary">Previous</Button>
        </FormFoot>
      </Card>
    </div>,
  );
  const foot = container.querySelector('[data-foot]');
  const covered = [...container.querySelectorAll('input')].filter((field) => {
    field.focus();
    const { top } = foot?.getBoundingClientRect() ?? { top: 0 };
    return field.getBoundingClientRect().bottom > top;
  });
  expect(covered.map(({ ariaLabel }) => ariaLabel)).toEqual([]);
});
