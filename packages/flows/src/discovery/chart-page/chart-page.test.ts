import type { GetSchemeStatisticsAnswer } from '@folioflow/api/contract';
import { CHART_PERIOD_DAYS } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import { flowContract } from '../../kit/contract.ts';
import { accepted, refused } from '../../kit/port.ts';
import { startedOf } from '../../kit/started.ts';
import { schemeList } from '../scheme-list/index.ts';
import { sampleLists } from '../scheme-list/scheme-list.scenarios.ts';
import { statisticsRequestOf } from '../scheme-parameters.ts';
import { chartPageJourneys, chartPageWorld } from './chart-page.scenarios.ts';
import {
  LATEST_NAV_AT,
  sampleChart,
  sampleHistory,
  sampleLumpsumOption,
  sampleParameters,
} from '../invest-panel/sample-chart.ts';
import { chartPage, chartPageValueOf, type ChartPageView } from './index.ts';

function started() {
  const { ports, ...run } = startedOf(chartPage, { request: statisticsRequestOf(sampleParameters) });
  const loaded = (): Extract<ChartPageView, { screen: 'loaded' }> => {
    const seen = run.view();
    if (seen.screen !== 'loaded') throw new Error(`The screen is ${seen.screen}.`);
    return seen;
  };
  return { ...run, getSchemeStatistics: ports.getSchemeStatistics, loaded };
}
describe('contract', () => {
  for (const { title, run } of flowContract(chartPageJourneys, chartPageWorld)) test(title, run);
});

test('asks for the scheme by its three parameters [DO-064]', () => {
  expect(started().getSchemeStatistics.calls).toEqual([
    {
      request: {
        param_isin: 'INF000A01000',
        param_scheme_code: '100000',
        param_scheme_name: 'Marigold Flexi Cap Fund - Direct Plan - Growth',
      },
    },
  ]);
});

test('a failed load of the list or of a chart is kept as code -1 without a text [DO-427]', async () => {
  const answers = { kind: 'http', status: 500, errors: ['a', 'b'] };
  const chart = started();
  await chart.getSchemeStatistics.fail(answers);
  expect(chart.actor.getSnapshot().context.failure).toEqual({ code: '-1', messageText: '' });

  const list = startedOf(schemeList, { lists: sampleLists, kept: null, search: '' });
  await list.ports.listSchemes.fail(answers);
  expect(list.actor.getSnapshot().context.failure).toEqual({ code: '-1', messageText: '' });
});

test('a failed load raises each error, keeps code -1 and shows no stale data [DO-069]', async () => {
  const { actor, getSchemeStatistics, notices, view } = started();
  await getSchemeStatistics.fail({ kind: 'http', status: 500, errors: ['a', 'b'] });
  expect(notices).toEqual([
    { type: 'notice.raised', kind: 'danger', text: 'a' },
    { type: 'notice.raised', kind: 'danger', text: 'b' },
  ]);
  expect(actor.getSnapshot().context).toMatchObject({ value: null, failure: { code: '-1', messageText: '' } });
  expect(view()).toMatchObject({ screen: 'unavailable' });
});

test('another refusal is told, and the scheme can be asked for again', async () => {
  const { getSchemeStatistics, loaded, remote, view } = started();
  await getSchemeStatistics.answer(refused('Come back later.', '011'));
  expect(view()).toMatchObject({ screen: 'unavailable', notice: { kind: 'refused', text: 'Come back later.' } });
  remote.send({ type: 'reload.requested' });
  await getSchemeStatistics.answer(accepted(sampleChart));
  expect(loaded().value.header).toMatchObject({ nav: 112.5, at: LATEST_NAV_AT + 19_800_000 });
});

describe('which scheme it is', () => {
  const lying = { ...sampleParameters, name: 'Sarkari Guaranteed 18% Fund' };
  async function answered(answer: Partial<GetSchemeStatisticsAnswer>, asked = lying) {
    const { ports, view } = startedOf(chartPage, { request: statisticsRequestOf(asked) });
    await ports.getSchemeStatistics.answer(accepted({ ...sampleChart, ...answer }));
    const seen = view();
    return seen.screen === 'loaded' ? seen.value.scheme : seen.screen;
  }
  const terms = { scheme_name: '', general_order_terms: [sampleLumpsumOption] };

  test('the provider says, whatever the page was opened with [DO-065]', async () => {
    expect(await answered({})).toEqual(sampleParameters);
    expect(await answered({}, { ...lying, isin: '' })).toEqual(sampleParameters);
    expect(await answered({}, { ...lying, isin: 'INF000A01001' })).toEqual(sampleParameters);
  });

  test('its options say where the answer itself does not; a name nobody says is none', async () => {
    expect(await answered(terms)).toMatchObject({ name: 'MARIGOLD FLEXI CAP FUND DIRECT GROWTH' });
    expect(await answered({ ...terms, general_order_terms: [] })).toMatchObject({ name: '' });
  });

  test('an ISIN that the answer does not repeat is the one it was asked by', async () => {
    expect(await answered({ scheme_isin: '' })).toEqual(sampleParameters);
  });

  test('codes that belong to no scheme, and an answer about another one, are no page', async () => {
    const { getSchemeStatistics, notices, view } = started();
    await getSchemeStatistics.answer(refused('There is no such scheme.', '061'));
    expect([view(), notices]).toEqual([
      { screen: 'notFound' },
      [{ type: 'notice.raised', kind: 'alert', text: 'There is no such scheme.' }],
    ]);
    expect(await answered({ scheme_code: '200' })).toBe('notFound');
  });
});

test('hands the invest panel what it needs of the chart', () => {
  const { header, points, terms } = chartPageValueOf(
    { ...sampleChart, nav_data_list: sampleHistory(30) },
    sampleParameters,
  );
  expect(terms).toMatchObject({
    schemeCode: '100000',
    latestNav: 112.5,
    clientCode: 'CUST00000001',
    isNoneRegistered: false,
  });
  expect(terms.nominees.map(({ id }) => id)).toEqual(['nominee-1']);
  expect(header?.nav).toBe(points.at(-1)?.nav);
});

test('three periods are fixed', () => {
  expect(CHART_PERIOD_DAYS).toEqual([90, 180, 365]);
});
