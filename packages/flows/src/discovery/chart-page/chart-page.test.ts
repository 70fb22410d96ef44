import { type GetSchemeStatisticsAnswer, CHART_PERIOD_DAYS } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { flowContract } from '../../model-testing/contract.ts';
import { accepted, refused } from '../../kit/port.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import { schemeList } from '../scheme-list/scheme-list.flow.ts';
import { sampleLists } from '../scheme-list/scheme-list.scenarios.ts';
import { statisticsRequestOf } from '../../parts/scheme/statistics-request.ts';
import { chartPageJourneys, chartPageWorld } from './chart-page.scenarios.ts';
import {
  LATEST_NAV_AT,
  sampleChart,
  sampleHistory,
  sampleLumpsumOption,
  sampleParameters,
} from '../invest-panel/testing/sample-chart.ts';
import { chartPage } from './chart-page.flow.ts';
import { chartPageValueOf } from './chart-page-value.ts';
import type { ChartPageView } from './chart-page.types.ts';

function startChartPage() {
  const { ports, ...run } = startFlow(chartPage, { request: statisticsRequestOf(sampleParameters) });
  const loadedView = (): Extract<ChartPageView, { screen: 'loaded' }> => {
    const seen = run.view();
    if (seen.screen !== 'loaded') throw new Error(`The screen is ${seen.screen}.`);
    return seen;
  };
  return { ...run, getSchemeStatistics: ports.getSchemeStatistics, loadedView };
}
describe('contract', () => {
  for (const { title, run } of flowContract(chartPageJourneys, chartPageWorld)) test(title, run);
});

test('requests the scheme by its three parameters [DO-064]', () => {
  expect(startChartPage().getSchemeStatistics.calls).toEqual([
    {
      request: {
        param_isin: 'INF000A01000',
        param_scheme_code: '100000',
        param_scheme_name: 'Marigold Flexi Cap Fund - Direct Plan - Growth',
      },
    },
  ]);
});

test('a failed load of the list or of a chart is stored as code -1 without a text [DO-427]', async () => {
  const answers = { kind: 'http', status: 500, errors: ['a', 'b'] };
  const chart = startChartPage();
  await chart.getSchemeStatistics.fail(answers);
  expect(chart.actor.getSnapshot().context['failure']).toEqual({ code: '-1', messageText: '' });

  const list = startFlow(schemeList, { lists: sampleLists, storedText: null, search: '' });
  await list.ports.listSchemes.fail(answers);
  expect(list.actor.getSnapshot().context['failure']).toEqual({ code: '-1', messageText: '' });
});

test('a failed load raises each error, stores code -1 and shows no stale data [DO-069]', async () => {
  const { actor, getSchemeStatistics, notices, view } = startChartPage();
  await getSchemeStatistics.fail({ kind: 'http', status: 500, errors: ['a', 'b'] });
  expect(notices).toEqual([
    { type: 'notice.raised', kind: 'danger', text: 'a' },
    { type: 'notice.raised', kind: 'danger', text: 'b' },
  ]);
  expect(actor.getSnapshot().context).toMatchObject({ value: null, failure: { code: '-1', messageText: '' } });
  expect(view()).toMatchObject({ screen: 'unavailable' });
});

test('another refusal is shown, and the scheme can be requested again', async () => {
  const { getSchemeStatistics, loadedView, remote, view } = startChartPage();
  await getSchemeStatistics.answer(refused('Come back later.', '011'));
  expect(view()).toMatchObject({ screen: 'unavailable', notice: { kind: 'refused', text: 'Come back later.' } });
  remote.send({ type: 'reload.requested' });
  await getSchemeStatistics.answer(accepted(sampleChart, 0));
  expect(loadedView().value.header).toMatchObject({ nav: 112.5, at: LATEST_NAV_AT + 19_800_000 });
});

describe('the scheme of the page', () => {
  const lying = { ...sampleParameters, name: 'Sarkari Guaranteed 18% Fund' };
  async function shownScheme(answer: Partial<GetSchemeStatisticsAnswer>, requestedScheme = lying) {
    const { ports, view } = startFlow(chartPage, { request: statisticsRequestOf(requestedScheme) });
    await ports.getSchemeStatistics.answer(accepted({ ...sampleChart, ...answer }, 0));
    const seen = view();
    return seen.screen === 'loaded' ? seen.value.scheme : seen.screen;
  }
  const terms = { scheme_name: '', general_order_terms: [sampleLumpsumOption] };

  test('has the parameters of the answer, whatever the page was opened with [DO-065]', async () => {
    expect(await shownScheme({})).toEqual(sampleParameters);
    expect(await shownScheme({}, { ...lying, isin: '' })).toEqual(sampleParameters);
    expect(await shownScheme({}, { ...lying, isin: 'INF000A01001' })).toEqual(sampleParameters);
  });

  test('gets its name from its options where the answer has none, and is nameless without either', async () => {
    expect(await shownScheme(terms)).toMatchObject({ name: 'MARIGOLD FLEXI CAP FUND DIRECT GROWTH' });
    expect(await shownScheme({ ...terms, general_order_terms: [] })).toMatchObject({ name: '' });
  });

  test('has the requested ISIN where the answer omits it', async () => {
    expect(await shownScheme({ scheme_isin: '' })).toEqual(sampleParameters);
  });

  test('is not found for unknown codes, or when the answer is about another scheme', async () => {
    const { getSchemeStatistics, notices, view } = startChartPage();
    await getSchemeStatistics.answer(refused('There is no such scheme.', '061'));
    expect([view(), notices]).toEqual([
      { screen: 'notFound' },
      [{ type: 'notice.raised', kind: 'alert', text: 'There is no such scheme.' }],
    ]);
    expect(await shownScheme({ scheme_code: '200' })).toBe('notFound');
  });
});

test('passes on the fields that the invest panel needs', () => {
  const { header, points, terms } = chartPageValueOf(
    { ...sampleChart, nav_data_list: sampleHistory(30) },
    sampleParameters,
  );
  expect(terms).toMatchObject({
    latestNav: 112.5,
    investor: { clientCode: 'CUST00000001', isNoNomineeRegistered: false },
  });
  expect(terms.investor.nominees?.map(({ id }) => id)).toEqual(['nominee-1']);
  expect(header?.nav).toBe(points.at(-1)?.nav);
});

test('the chart has three fixed periods', () => {
  expect(CHART_PERIOD_DAYS).toEqual([90, 180, 365]);
});
