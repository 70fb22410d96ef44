import { redeemJourneys, secondFactorJourneys } from '@folioflow/flows/testing';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../ui/src/testing/render.tsx';
import { loadDrawnChart } from '../drawing/load-drawn-chart.ts';
import '../../../ui/src/tokens/base.css';
import '../../../ui/src/tokens/tokens.css';
import { findViolations } from '../../../ui/src/story-tests/probes/accessibility.ts';
import { ChartText } from '../docs/ChartText.tsx';
import { drawStory } from './draw-story.tsx';
import { storyReviewOf } from './flow-review.ts';

const codes = secondFactorJourneys('subject', 'result');

beforeAll(async () => {
  await loadDrawnChart('secondFactor');
  await loadDrawnChart('redeem');
});
beforeEach(() => page.viewport(1280, 900));
afterEach(async () => {
  document.documentElement.dataset['theme'] = 'light';
  await page.viewport(414, 896);
});

function partsOf(container: Element) {
  const drawing = container.querySelector('svg[aria-roledescription="statechart"]');
  const stage = drawing?.parentElement;
  if (!drawing || !stage) throw new Error('There is no drawing.');
  return { drawing, stage, widthOf: () => drawing.getBoundingClientRect().width };
}

/** Returns a point of the stage without a state that is a link and without a transition. */
function groundOf(stage: Element) {
  const { left, top } = stage.getBoundingClientRect();
  for (let x = 100; x < 600; x += 20)
    if (document.elementFromPoint(left + x, top + 120)?.closest('a, [data-part^="transition"]') === null)
      return { x, y: 120 };
  throw new Error('There is no ground.');
}

test('a drag of the ground moves the chart, and opens no story', async () => {
  const { screen, open } = await drawStory(codes, 'SendingCodes');
  const { stage } = partsOf(screen.container);
  for (let step = 0; step < 3; step += 1) await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  stage.scrollTo(200, 200);
  await expect.poll(() => stage.scrollTop).toBe(200);
  const from = groundOf(stage);
  await userEvent.dragAndDrop(stage, stage, {
    sourcePosition: from,
    targetPosition: { x: from.x + 60, y: from.y - 80 },
  });
  expect([stage.scrollLeft, stage.scrollTop]).toEqual([140, 280]);
  expect(open).not.toHaveBeenCalled();
});

test('the wheel with Ctrl zooms where the pointer is, and scrolls without it', async () => {
  const { screen } = await drawStory(codes, 'SendingCodes');
  const { drawing, stage, widthOf } = partsOf(screen.container);
  await userEvent.click(screen.getByRole('button', { name: 'Fit' }));
  await expect.poll(() => drawing.getBoundingClientRect().height).toBeLessThanOrEqual(stage.clientHeight);
  const before = widthOf();
  await userEvent.wheel(stage, { delta: { y: 100 } });
  expect(widthOf()).toBe(before);
  await userEvent.keyboard('{Control>}');
  await userEvent.wheel(stage, { delta: { y: -100 } });
  await userEvent.keyboard('{/Control}');
  await expect.poll(() => Math.round((widthOf() / before) * 100)).toBe(Math.round(Math.exp(0.22) * 100));
});

test('a press of a button does what a drag and a pinch of the chart do', async () => {
  const { screen } = await drawStory(codes, 'SendingCodes');
  const { drawing, stage, widthOf } = partsOf(screen.container);
  // The place of the story, which is computed after it is drawn, would change the zoom of a chart that does not fit.
  await userEvent.click(screen.getByRole('button', { name: 'Fit' }));
  await expect.poll(() => drawing.getBoundingClientRect().height).toBeLessThanOrEqual(stage.clientHeight);
  const before = widthOf();
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  await expect.poll(() => widthOf()).toBeGreaterThan(before);
  const zoomed = widthOf();
  await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
  await expect.poll(() => widthOf()).toBeLessThan(zoomed);
  // A chart that fits needs no drag.
  await userEvent.click(screen.getByRole('button', { name: 'Fit' }));
  await expect.poll(() => drawing.getBoundingClientRect().height).toBeLessThanOrEqual(stage.clientHeight);
});

test('plus, minus and zero on a part zoom in, zoom out and show all of the chart', async () => {
  const { screen } = await drawStory(codes, 'SendingCodes');
  const { drawing, stage, widthOf } = partsOf(screen.container);
  screen
    .getByRole('link', { name: /^sendingCodes sendCode,/ })
    .element()
    .focus();
  // The place of the story, which is computed after it is drawn, zooms once more.
  const heightAfterZero = async () => {
    await userEvent.keyboard('0');
    return drawing.getBoundingClientRect().height;
  };
  await expect.poll(heightAfterZero).toBeLessThanOrEqual(stage.clientHeight);
  const whole = widthOf();
  await userEvent.keyboard('+');
  await expect.poll(() => Math.round((widthOf() / whole) * 100)).toBe(125);
  await userEvent.keyboard('-');
  await expect.poll(() => Math.round((widthOf() / whole) * 100)).toBe(100);
});

test('full screen shows the chart with its tools and facts, and leads back', async () => {
  const { screen } = await drawStory(codes, 'SendingCodes');
  const button = screen.getByRole('button', { name: 'Full screen' });
  await userEvent.click(button);
  const figure = screen.getByRole('figure').element();
  await expect.poll(() => document.fullscreenElement).toBe(figure);
  const { stage } = partsOf(screen.container);
  expect(stage.clientHeight).toBeGreaterThan(figure.clientHeight / 2);
  await expect.element(button).toBeVisible();
  await userEvent.click(button);
  await expect.poll(() => document.fullscreenElement).toBe(null);
});

test('the copies are what an editor of drawings and Mermaid read', async () => {
  const { screen } = await drawStory(codes, 'SendingCodes');
  const copied: string[] = [];
  const write = navigator.clipboard.writeText.bind(navigator.clipboard);
  navigator.clipboard.writeText = (text) => {
    copied.push(text);
    return Promise.resolve();
  };
  try {
    await userEvent.click(screen.getByRole('button', { name: 'Copy as SVG' }));
    await userEvent.click(screen.getByRole('button', { name: 'Copy as Mermaid' }));
    await expect.element(screen.getByText('Copied as Mermaid')).toBeVisible();
  } finally {
    navigator.clipboard.writeText = write;
  }
  const [svg = '', mermaid = ''] = copied;
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBe(null);
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode();
  URL.revokeObjectURL(image.src);
  expect(image.naturalWidth).toBe(Math.round(Number(parsed.documentElement.getAttribute('width'))));
  expect(mermaid.split('\n')[0]).toBe('stateDiagram-v2');
});

test('keys walk along the arrows from the first state to an end of the flow', async () => {
  const { screen, open } = await drawStory(redeemJourneys, 'Entering');
  const focused = () => document.activeElement?.getAttribute('data-part') ?? '';
  screen
    .getByRole('link', { name: /^entering / })
    .element()
    .focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('transition entering redemption.submitted 0');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('state checkingRecentOrder');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('state confirming');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(focused()).toBe('state completed');
  await userEvent.keyboard('{Enter}');
  expect(open).toHaveBeenCalledExactlyOnceWith('?path=redeem/AlreadyCompleted');
});

test('the facts of a part link the rows behind its names', async () => {
  const { screen, open } = await drawStory(redeemJourneys, 'Entering');
  screen
    .getByRole('link', { name: /^entering / })
    .element()
    .focus();
  await userEvent.keyboard('{ArrowDown}');
  const rules = screen.getByRole('list', { name: 'Rows and decisions' });
  await expect.element(rules.getByText('isAmountRedeemable')).toBeVisible();
  await userEvent.click(rules.getByRole('link', { name: 'OM-141' }));
  expect(open).toHaveBeenCalledExactlyOnceWith('?path=/docs/search--docs&q=OM-141');
});

test('the chart as text has its actions, and links references when it is unfolded', async () => {
  const { place } = storyReviewOf(redeemJourneys, 'Entering');
  const opened: string[] = [];
  const screen = await render(
    <ChartText
      chart={place.chart}
      link={({ children }) => <span>{children}</span>}
      stories={{ load: loadDrawnChart, open: (path) => opened.push(path) }}
    />,
  );
  await userEvent.click(screen.getByText('redeem as text'));
  const ways = screen.getByRole('list', { name: 'Ways on from entering' });
  await expect.poll(() => ways.element().textContent).toContain('/ toggleFullRedemption OM-135');
  await userEvent.click(ways.getByRole('link', { name: 'INV-24' }));
  expect(opened).toEqual(['?path=/docs/search--docs&q=INV-24']);
});

test('the pointer reaches the links of the part on which it rested', async () => {
  const { screen } = await drawStory(redeemJourneys, 'Entering');
  await userEvent.hover(screen.getByRole('link', { name: /^redemption.submitted \[isAmountRedeemable\]/ }));
  const link = screen.getByRole('list', { name: 'Rows and decisions' }).getByRole('link', { name: 'INV-24' });
  await expect.element(link).toBeVisible();
  await userEvent.hover(link);
  await expect.element(link).toBeVisible();
});

test.each(['light', 'dark'])('an opened chart has no faults of accessibility in the %s theme', async (theme) => {
  document.documentElement.dataset['theme'] = theme;
  const { screen } = await drawStory(redeemJourneys, 'Confirming');
  await expect.element(screen.getByRole('list', { name: 'Chart of secondFactor', exact: true })).toBeVisible();
  expect(await findViolations(screen.container)).toEqual([]);
});
