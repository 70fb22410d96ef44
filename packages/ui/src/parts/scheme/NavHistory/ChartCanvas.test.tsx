import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { render } from '../../../testing/render.tsx';
import { showLanguage } from '../../../testing/shown-texts.ts';
import { ChartCanvas } from './ChartCanvas.tsx';
import { createTimeChart } from './time-chart.ts';

const noop = () => undefined;

test('another language draws a chart again, so that its months are in this language', async () => {
  const calls: string[] = [];
  const draw = (box: HTMLElement) => {
    const { chart } = createTimeChart(i18n, box, String);
    calls.push(chart.options().localization.locale);
    return {
      show: (shown: string) => void calls.push(shown),
      recolour: noop,
      remove: () => chart.remove(),
    };
  };
  await render(<ChartCanvas draw={draw} shown="data" onPoint={noop} />);
  expect(calls).toEqual(['en-IN', 'data']);
  await showLanguage('hi');
  await expect.poll(() => calls).toEqual(['en-IN', 'data', 'hi-IN', 'data']);
  await showLanguage('en');
});
