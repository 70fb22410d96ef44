import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from '../../testing/render.tsx';
import { page, userEvent } from 'vitest/browser';
import '../../tokens/base.css';
import '../../tokens/tokens.css';
import { DayGrid } from './DayGrid.tsx';

const days = Array.from({ length: 28 }, (_, index) => ({
  day: index + 1,
  name: `Day ${index + 1}`,
  isOffered: [1, 5, 10].includes(index + 1),
}));

async function renderGrid(value: number | null = null) {
  const onPick = vi.fn<(day: number) => void>();
  await render(<DayGrid label="Choose" days={days} value={value} onPick={onPick} />);
  return onPick;
}
const dayButton = (number: number) => page.getByRole('button', { name: `Day ${number}`, exact: true });

test('is a grid of 28 days with one tab stop; unavailable days are disabled and cannot be selected [DO-108 DO-109 DO-167]', async () => {
  const onPick = await renderGrid(5);
  expect(page.getByRole('gridcell').elements()).toHaveLength(28);
  expect(page.getByRole('row').elements()).toHaveLength(4);
  const buttons = page.getByRole('button').elements();
  expect(buttons.filter((each) => each.getAttribute('aria-disabled') === 'true')).toHaveLength(25);
  expect(buttons.filter((each) => (each as HTMLElement).tabIndex === 0)).toEqual([dayButton(5).element()]);
  (dayButton(6).element() as HTMLElement).click();
  expect(onPick).not.toHaveBeenCalled();
  await dayButton(10).click();
  expect(onPick.mock.calls).toEqual([[10]]);
});

test('arrow keys, Home, End and Page keys move the focus between the available days, and Enter selects', async () => {
  const onPick = await renderGrid();
  await userEvent.tab();
  await expect.element(dayButton(1)).toHaveFocus();
  const ways = [
    ['{ArrowLeft}', 1],
    ['{ArrowUp}', 1],
    ['{ArrowRight}', 5],
    ['{ArrowDown}', 10],
    ['{ArrowDown}', 10],
    ['{ArrowRight}', 10],
    ['{ArrowUp}', 1],
    ['{Home}', 1],
    ['{End}', 5],
    ['{PageDown}', 10],
    ['{PageUp}', 1],
    ['{ArrowDown}', 10],
  ] as const;
  for (const [keys, reached] of ways) {
    await userEvent.keyboard(keys);
    await expect.element(dayButton(reached)).toHaveFocus();
  }
  await userEvent.keyboard('{Enter}');
  expect(onPick.mock.calls).toEqual([[10]]);
});

test('on a phone with doubled text the two digits of a day are in one line within its button', async () => {
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
  await page.viewport(360, 740);
  await render(
    // The width of the sheet that contains the days.
    <div style={{ width: 324 }}>
      <DayGrid label="Choose" days={days} value={null} onPick={() => undefined} />
    </div>,
  );
  const broken = page
    .getByRole('button')
    .elements()
    .filter((day) => {
      const range = document.createRange();
      range.selectNodeContents(day);
      const lines = [...range.getClientRects()].map(({ top }) => Math.round(top));
      return new Set(lines).size > 1 || range.getBoundingClientRect().width > day.clientWidth;
    });
  expect(broken.map(({ textContent }) => textContent)).toEqual([]);
});
