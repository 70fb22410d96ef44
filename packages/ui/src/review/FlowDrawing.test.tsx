import { secondFactorJourneys, signInCodeJourneys } from '@folioflow/flows/testing';
import { beforeAll, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { storyReviewOf } from './flow-review.ts';
import { accessibilityFaults } from './all-stories.tsx';
import { FlowDrawing } from './drawing/FlowDrawing.tsx';
import { loadDrawnChart } from '../../../../tools/charts/load-drawn-chart.ts';
import type { StoryOpener } from './drawing/story-path.ts';

const codes = secondFactorJourneys('subject', 'result');

// The charts are read and laid out for the first request.
beforeAll(async () => {
  await loadDrawnChart('signInCode');
  await loadDrawnChart('secondFactor');
}, 60_000);

async function drawStory(journeys: typeof codes | typeof signInCodeJourneys, scenario: string) {
  const open = vi.fn<StoryOpener['open']>();
  const { place } = storyReviewOf(journeys, scenario);
  const screen = await render(
    <FlowDrawing
      place={place}
      stories={{ load: loadDrawnChart, pathOf: (flow, story) => `?path=${flow}/${story}`, open }}
    />,
  );
  await expect.element(screen.getByRole('figure')).toBeVisible();
  return { screen, open };
}

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
    .element(ways.getByRole('link', { name: /^after 2 min, leads to awaiting.resend.available, \d+ stor/ }))
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

test('a child flow opens in place with the state of the story, and leads back', async () => {
  const { screen } = await drawStory(signInCodeJourneys, 'VerifyingAfterWrongCode');
  await userEvent.click(screen.getByRole('button', { name: 'Open the chart of secondFactor here' }));
  await expect.element(screen.getByRole('figure', { name: 'Chart of secondFactor' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /^entering, start, this story$/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'signInCode ›' }));
  await expect.element(screen.getByRole('figure', { name: 'Chart of signInCode' })).toBeVisible();
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
  expect(await accessibilityFaults(screen.container)).toEqual([]);
});
