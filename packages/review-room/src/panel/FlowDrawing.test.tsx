import { secondFactorJourneys, signInCodeJourneys } from '@folioflow/flows/testing';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../../ui/src/testing/render.tsx';
import { storyReviewOf } from './flow-review.ts';
import { findViolations } from '../../../ui/src/story-tests/probes/accessibility.ts';
import { drawStory } from './draw-story.tsx';
import { FlowDrawing } from '../drawing/FlowDrawing.tsx';
import { createPreparedCharts } from '../drawing/prepared-charts.ts';
import { loadDrawnChart, loadOpenedLayout } from '../drawing/load-drawn-chart.ts';

const codes = secondFactorJourneys('subject', 'result');

// The charts are read and laid out for the first request.
beforeAll(async () => {
  await loadDrawnChart('signInCode');
  await loadDrawnChart('secondFactor');
});

test('a chart is nested lists of states and their transitions, with names and descriptions', async () => {
  const { screen } = await drawStory(codes, 'EnteringAvailable');
  const regions = screen.getByRole('list', { name: 'States of awaiting', exact: true });
  await expect.element(regions.getByRole('link', { name: /^entering, start, this story$/ })).toBeVisible();
  await expect
    .element(screen.getByRole('img', { name: /^awaiting, with regions/ }))
    .toHaveAccessibleDescription(
      'Entry and resend are independent: a wrong code neither restarts nor ends the cooldown.',
    );
  const ways = screen.getByRole('list', { name: 'Ways on from coolingDown' });
  await expect
    .element(ways.getByRole('link', { name: /^after RESEND_COOLDOWN, leads to awaiting.resend.available, \d+ stor/ }))
    .toBeVisible();
});

test('the way to the story is numbered, and a transition without a story says so', async () => {
  const { screen } = await drawStory(codes, 'EnteringCooledDown');
  const ways = [...screen.container.querySelectorAll('[role="listitem"][data-way]')];
  expect(ways.map((way) => way.querySelector('[data-text="step"]')?.textContent).sort()).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
  ]);
  const untaken = [...screen.container.querySelectorAll('[role="listitem"][data-untaken]')];
  expect(untaken.every((way) => way.textContent.includes('no story'))).toBe(true);
  expect(screen.container.querySelectorAll('[data-lit="here"]')).toHaveLength(2);
});

test('keys follow the transitions, and Enter opens the story of a state', async () => {
  const { screen, open } = await drawStory(codes, 'SendingCodes');
  const state = screen.getByRole('link', { name: /^sendingCodes sendCode,/ });
  state.element().focus();
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? '';
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toMatch(/^✓ sendCode \/ setTicket, leads to awaiting/);
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toMatch(/^✗ sendCode/);
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toMatch(/^notSent, end of the flow$/);
  await expect.element(screen.getByText('Enter opens the story NotSent.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(open).toHaveBeenCalledExactlyOnceWith('?path=secondFactor/NotSent');
});

test('only one part of the chart is in the tab order', async () => {
  const { screen } = await drawStory(codes, 'SendingCodes');
  expect(screen.container.querySelectorAll('svg [tabindex="0"]')).toHaveLength(1);
});

const childState = /^entering, start, this story$/;

test('the running child flow of a story is opened in its state, and Escape leads out of it', async () => {
  const { screen } = await drawStory(signInCodeJourneys, 'VerifyingAfterWrongCode');
  const child = screen.getByRole('list', { name: 'Chart of secondFactor', exact: true });
  const state = child.getByRole('link', { name: childState });
  await expect.element(state).toBeVisible();
  const around = screen.getByRole('link', { name: /^verifying secondFactor,/ });
  const [inner, outer] = [state.element().getBoundingClientRect(), around.element().getBoundingClientRect()];
  expect(inner.top >= outer.top && inner.bottom <= outer.bottom).toBe(true);
  expect(inner.left >= outer.left && inner.right <= outer.right).toBe(true);
  state.element().focus();
  await expect.element(screen.getByRole('button', { name: 'signInCode ›' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(around).toHaveFocus();
});

test('the space bar opens a child flow in its state with the focus, and closes it', async () => {
  const { screen } = await drawStory(signInCodeJourneys, 'ParametersMissing');
  const around = screen.getByRole('link', { name: /^verifying secondFactor,/ });
  const toggle = screen.getByRole('button', { name: 'secondFactor, chart of the flow secondFactor in verifying' });
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  around.element().focus();
  await userEvent.keyboard(' ');
  const child = screen.getByRole('list', { name: 'Chart of secondFactor', exact: true });
  await expect.element(child.getByRole('img', { name: /^deciding, start/ }).first()).toHaveFocus();
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(screen.container.querySelectorAll('svg [tabindex="0"]')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'signInCode ›' }));
  await expect.element(around).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(child).not.toBeInTheDocument();
  await expect.element(around).toHaveFocus();
});

test('a press on the name of a child flow opens and closes it without opening a story', async () => {
  const { screen, open } = await drawStory(signInCodeJourneys, 'ParametersMissing');
  const toggle = screen.getByRole('button', { name: 'secondFactor, chart of the flow secondFactor in verifying' });
  const child = screen.getByRole('list', { name: 'Chart of secondFactor', exact: true });
  await userEvent.click(toggle);
  await expect.element(child).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'signInCode ›' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close the chart of secondFactor' }));
  await expect.element(child).not.toBeInTheDocument();
  expect(open).not.toHaveBeenCalled();
});

test('a child flow that cannot be loaded is reported, and the chart remains', async () => {
  const { place } = storyReviewOf(signInCodeJourneys, 'ParametersMissing');
  const screen = await render(
    <FlowDrawing
      place={place}
      stories={{
        load: loadDrawnChart,
        loadOpened: () => Promise.resolve(null),
        pathOf: () => null,
        open: () => undefined,
      }}
    />,
  );
  await userEvent.click(
    screen.getByRole('button', { name: 'secondFactor, chart of the flow secondFactor in verifying' }),
  );
  await expect.element(screen.getByText('The chart of the child flow could not be loaded.')).toBeVisible();
  await expect.element(screen.getByRole('figure', { name: 'Chart of signInCode' })).toBeVisible();
});

test('a chart that is loaded already is drawn at once', async () => {
  const { place } = storyReviewOf(signInCodeJourneys, 'VerifyingAfterWrongCode');
  const source = { load: loadDrawnChart, loadOpened: loadOpenedLayout };
  const charts = createPreparedCharts(source);
  await charts.prepare(place);
  const stories = { ...source, prepared: charts.prepared, pathOf: () => null, open: () => undefined };
  const drawn = document.createElement('div');
  const root = createRoot(drawn);
  flushSync(() => root.render(<FlowDrawing place={place} stories={stories} />));
  expect(drawn.querySelector('figure')?.textContent).toContain('secondFactor');
  root.unmount();
});

test('a copy is an SVG file with its colours, or a diagram of Mermaid', async () => {
  const { screen } = await drawStory(codes, 'SendingCodes');
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  try {
    await userEvent.click(screen.getByRole('button', { name: 'Copy as SVG' }));
    await expect.element(screen.getByText('Copied as SVG')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Copy as Mermaid' }));
    const [svg = '', mermaid = ''] = write.mock.calls.map(([text]) => text);
    expect(svg).toMatch(/^<svg [^>]*xmlns=/);
    expect(svg).not.toMatch(/var\(--|class=|tabindex=/);
    expect(mermaid).toMatch(/^stateDiagram-v2\n/);
  } finally {
    write.mockRestore();
  }
});

test('the diagram of Mermaid has the opened child flow inside its state', async () => {
  const { screen } = await drawStory(signInCodeJourneys, 'VerifyingAfterWrongCode');
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  try {
    await expect.element(screen.getByRole('list', { name: 'Chart of secondFactor', exact: true })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Copy as Mermaid' }));
    expect(write).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('state "secondFactor" as verifying__chart {'),
    );
  } finally {
    write.mockRestore();
  }
});

test('zoom changes the size of the drawing, and Fit shows all of it', async () => {
  const { screen } = await drawStory(codes, 'SendingCodes');
  const drawing = screen.container.querySelector('svg[aria-roledescription="statechart"]');
  const stage = drawing?.parentElement;
  const sizeOf = () => drawing?.getBoundingClientRect() ?? { width: Infinity, height: Infinity };
  await userEvent.click(screen.getByRole('button', { name: 'Fit' }));
  await expect.poll(() => sizeOf().height).toBeLessThanOrEqual(stage?.clientHeight ?? 0);
  const { width } = sizeOf();
  expect(width).toBeLessThanOrEqual(stage?.clientWidth ?? 0);
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  await expect.poll(() => Math.round(sizeOf().width)).toBe(Math.round(width * 1.25));
});

test('a drawn chart has no faults of accessibility', async () => {
  const { screen } = await drawStory(codes, 'EnteringCooledDown');
  expect(await findViolations(screen.container)).toEqual([]);
});
