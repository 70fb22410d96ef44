import { selectLanguage } from '@folioflow/flows/language';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ChartCanvas } from './ChartCanvas.tsx';
import { createTimeChart } from './time-chart.ts';

const noop = () => undefined;

test('another language draws a chart again, so that its months are in this language', async () => {
  const calls: string[] = [];
  const draw = (box: HTMLElement) => {
    const { chart } = createTimeChart(box, String);
    calls.push(chart.options().localization.locale);
    return {
      show: (shown: string) => void calls.push(shown),
      recolour: noop,
      remove: () => chart.remove(),
    };
  };
  await render(<ChartCanvas draw={draw} shown="data" onPoint={noop} />);
  expect(calls).toEqual(['en-IN', 'data']);
  selectLanguage({ id: 'hi', tag: 'hi-IN' });
  await expect.poll(() => calls).toEqual(['en-IN', 'data', 'hi-IN', 'data']);
  selectLanguage({ id: 'en', tag: 'en-IN' });
});
