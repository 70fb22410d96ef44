import { describe, expect, test } from 'vitest';
import { flowContract } from '../../model-testing/contract.ts';
import { storyArgs } from '../../model-testing/journey.ts';
import { accepted, refused } from '../../kit/port.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import {
  toggleComparedScheme,
  parseComparedSchemes,
  comparedSchemesQuery,
  comparisonStorage,
} from './compared-schemes.ts';
import { schemeComparison } from './scheme-comparison.flow.ts';
import { comparedChart, flexiCap, liquid, taxSaver } from './testing/sample-compared.ts';
import { schemeComparisonJourneys as journeys, schemeComparisonWorld } from './scheme-comparison.scenarios.ts';

describe('contract', () => {
  for (const { title, run } of flowContract(journeys, schemeComparisonWorld)) test(title, run);
});

const three = [flexiCap, taxSaver, liquid];
const startComparison = (search: string) => startFlow(schemeComparison, { search });

test('requests all schemes of the address at once', () => {
  const { calls } = startComparison(comparedSchemesQuery(three)).ports.getSchemeStatistics;
  expect(calls.map(({ request }) => request)).toEqual(
    three.map(({ code, isin }) => ({ param_scheme_code: code, param_isin: isin, param_scheme_name: '' })),
  );
});

test('requests a failed scheme again without affecting the others', async () => {
  const { ports, remote, send, view } = startComparison(comparedSchemesQuery([flexiCap]));
  const { answer, calls } = ports.getSchemeStatistics;
  await answer(accepted(comparedChart(flexiCap), 0));
  send({ type: 'schemes.chosen', schemes: [flexiCap, taxSaver] });
  await answer(refused('Come back later.', '011'));
  send({ type: 'schemes.chosen', schemes: three });
  await answer(accepted(comparedChart(liquid), 0));
  const screens = () => view().schemes.map(({ page }) => page.screen);
  expect(screens()).toEqual(['loaded', 'unavailable', 'loaded']);
  remote.child('second').send({ type: 'reload.requested' });
  expect([calls.length, screens()]).toEqual([4, ['loaded', 'loading', 'loaded']]);
  await answer(accepted(comparedChart(taxSaver), 0));
  expect(view().comparison).toMatchObject({ kind: 'compared', columns: ['first', 'second', 'third'] });
});

test('a remaining scheme is not requested again and does not change its column', () => {
  const { ports, send, view } = startComparison(comparedSchemesQuery(three));
  send({ type: 'scheme.removed', code: flexiCap.code });
  send({ type: 'schemes.chosen', schemes: [liquid, flexiCap, taxSaver] });
  expect(ports.getSchemeStatistics.calls).toHaveLength(4);
  expect(view().schemes.map(({ column, scheme }) => [column, scheme.code])).toEqual([
    ['first', flexiCap.code],
    ['second', taxSaver.code],
    ['third', liquid.code],
  ]);
});

test('a change of the period preserves the identity of schemes, periods and returns', async () => {
  const { ports, send, view } = startComparison(comparedSchemesQuery([flexiCap]));
  await ports.getSchemeStatistics.answer(accepted(comparedChart(flexiCap), 0));
  const before = view();
  send({ type: 'period.chosen', period: '1Y' });
  const after = view();
  expect([before.comparison, after.comparison]).toMatchObject([{ period: 'Max' }, { period: '1Y' }]);
  expect(after.schemes).toBe(before.schemes);
  if (before.comparison.kind !== 'compared' || after.comparison.kind !== 'compared') throw new Error('Not compared.');
  expect(after.comparison.periods).toBe(before.comparison.periods);
  expect(after.comparison.returns).toBe(before.comparison.returns);
});

describe('the comparison of the histories', () => {
  const comparison = (name: keyof typeof journeys.scenarios) => storyArgs(journeys, name).view.comparison;
  const compared = (name: keyof typeof journeys.scenarios) => {
    const seen = comparison(name);
    if (seen.kind !== 'compared') throw new Error(`They are ${seen.kind}.`);
    return seen;
  };

  test('waits for every scheme, and omits failed ones and those without a history', () => {
    expect([comparison('Fetching').kind, comparison('FetchingOne').kind]).toEqual(['waiting', 'waiting']);
    expect(compared('OneUnavailable').columns).toEqual(['first', 'third']);
    expect(compared('OneWithoutHistory').columns).toEqual(['first', 'second']);
    expect(comparison('NoneAvailable').kind).toBe('none');
  });

  test('reports histories without common days', () => expect(comparison('Apart')).toEqual({ kind: 'apart' }));

  test('is limited to the youngest history, and uses the chosen period where possible', () => {
    expect(compared('ThreeSchemes')).toMatchObject({ period: 'Max', periods: ['1M', '3M', '6M', '1Y', 'Max'] });
    expect(compared('TwoSchemes').periods).toContain('3Y');
    expect(compared('OverOneYear').period).toBe('1Y');
    expect(compared('OverAPeriodThatOneDoesNotReach').period).toBe('Max');
  });
});

describe('the address', () => {
  test('has the schemes and the period, and is parsed back to them', () => {
    const search = '?compare=100000:INF000A01000&compare=100001:INF000A01001&compare=100002&period=1Y';
    const { send, view } = startComparison(search);
    expect(view().search).toBe(search);
    send({ type: 'period.chosen', period: 'Max' });
    expect(view().search).toBe(comparedSchemesQuery(three));
    send({ type: 'scheme.removed', code: taxSaver.code });
    expect(view().search).toBe('?compare=100000:INF000A01000&compare=100002');
  });

  test.each([
    ['?compare=1&compare=2&compare=3&compare=4', ['1', '2', '3']],
    ['?compare=1:INF000A01000&compare=1', ['1']],
    ['?compare=&compare=%20&compare=a%3Cb%3E&compare=1:short&compare=1:INF000A01000:more', []],
    [`?compare=${'9'.repeat(65)}&compare=%E0%A4%A`, []],
    ['?list=my&period=nonsense&compare=SC-01%2F7', ['SC-01/7']],
  ])('has at most three valid schemes, each once: %s', (search, codes) => {
    expect(parseComparedSchemes(search).map(({ code }) => code)).toEqual(codes);
  });

  test('without schemes shows an empty page', () => {
    expect(startComparison('?compare=').view()).toMatchObject({ screen: 'choosing', search: '', canAdd: true });
  });
});

test('a fourth scheme is not added, a chosen one is removed, and the stored schemes are parsed back', () => {
  expect(toggleComparedScheme(three, { code: '4', isin: '' })).toBe(three);
  expect(toggleComparedScheme(three, taxSaver)).toEqual([flexiCap, liquid]);
  expect(toggleComparedScheme([flexiCap], liquid)).toEqual([flexiCap, liquid]);
  expect(parseComparedSchemes(comparisonStorage.select(three) ?? '')).toEqual(three);
  expect(comparisonStorage.select([])).toBeNull();
});
