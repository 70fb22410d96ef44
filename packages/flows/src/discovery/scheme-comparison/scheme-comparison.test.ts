import { describe, expect, test } from 'vitest';
import { flowContract } from '../../kit/contract.ts';
import { at } from '../../kit/journey.ts';
import { accepted, refused } from '../../kit/port.ts';
import { startedOf } from '../../kit/started.ts';
import { chosenWith, schemesIn, schemesSearchOf, comparisonKeeps } from './compared-schemes.ts';
import { schemeComparison } from './index.ts';
import { comparedChart, flexiCap, liquid, taxSaver } from './sample-compared.ts';
import { schemeComparisonJourneys as journeys, schemeComparisonWorld } from './scheme-comparison.scenarios.ts';

describe('contract', () => {
  for (const { title, run } of flowContract(journeys, schemeComparisonWorld)) test(title, run);
});

const three = [flexiCap, taxSaver, liquid];
const startedWith = (search: string) => startedOf(schemeComparison, { search });

test('all are asked for at once, by what the address names', () => {
  const { calls } = startedWith(schemesSearchOf(three)).ports.getSchemeStatistics;
  expect(calls.map(({ request }) => request)).toEqual(
    three.map(({ code, isin }) => ({ param_scheme_code: code, param_isin: isin, param_scheme_name: '' })),
  );
});

test('one that fails is asked for again alone, while the others stand', async () => {
  const { ports, remote, send, view } = startedWith(schemesSearchOf([flexiCap]));
  const { answer, calls } = ports.getSchemeStatistics;
  await answer(accepted(comparedChart(flexiCap)));
  send({ type: 'schemes.chosen', schemes: [flexiCap, taxSaver] });
  await answer(refused('Come back later.', '011'));
  send({ type: 'schemes.chosen', schemes: three });
  await answer(accepted(comparedChart(liquid)));
  const screens = () => view().schemes.map(({ page }) => page.screen);
  expect(screens()).toEqual(['loaded', 'unavailable', 'loaded']);
  remote.child('second').send({ type: 'reload.requested' });
  expect([calls.length, screens()]).toEqual([4, ['loaded', 'loading', 'loaded']]);
  await answer(accepted(comparedChart(taxSaver)));
  expect(view().comparison).toMatchObject({ is: 'compared', columns: ['first', 'second', 'third'] });
});

test('who stays is not asked for again and keeps the column', () => {
  const { ports, send, view } = startedWith(schemesSearchOf(three));
  send({ type: 'scheme.removed', code: flexiCap.code });
  send({ type: 'schemes.chosen', schemes: [liquid, flexiCap, taxSaver] });
  expect(ports.getSchemeStatistics.calls).toHaveLength(4);
  expect(view().schemes.map(({ column, scheme }) => [column, scheme.code])).toEqual([
    ['first', flexiCap.code],
    ['second', taxSaver.code],
    ['third', liquid.code],
  ]);
});

test('a period that is chosen leaves what it does not change one and the same: schemes, periods, returns', async () => {
  const { ports, send, view } = startedWith(schemesSearchOf([flexiCap]));
  await ports.getSchemeStatistics.answer(accepted(comparedChart(flexiCap)));
  const before = view();
  send({ type: 'period.chosen', period: '1Y' });
  const after = view();
  expect([before.comparison, after.comparison]).toMatchObject([{ period: 'Max' }, { period: '1Y' }]);
  expect(after.schemes).toBe(before.schemes);
  if (before.comparison.is !== 'compared' || after.comparison.is !== 'compared') throw new Error('Not compared.');
  expect(after.comparison.periods).toBe(before.comparison.periods);
  expect(after.comparison.returns).toBe(before.comparison.returns);
});

describe('the histories beside each other', () => {
  const comparison = (name: keyof typeof journeys.scenarios) => at(journeys, name).view.comparison;
  const compared = (name: keyof typeof journeys.scenarios) => {
    const seen = comparison(name);
    if (seen.is !== 'compared') throw new Error(`They are ${seen.is}.`);
    return seen;
  };

  test('wait for every scheme, and stand without those that failed or have none', () => {
    expect([comparison('Fetching').is, comparison('FetchingOne').is]).toEqual(['waiting', 'waiting']);
    expect(compared('OneUnavailable').columns).toEqual(['first', 'third']);
    expect(compared('OneWithoutHistory').columns).toEqual(['first', 'second']);
    expect(comparison('NoneAvailable').is).toBe('none');
  });

  test('say that they do not meet', () => expect(comparison('Apart')).toEqual({ is: 'apart' }));

  test('reach as far as the youngest, over the period that was chosen where it does', () => {
    expect(compared('ThreeSchemes')).toMatchObject({ period: 'Max', periods: ['1M', '3M', '6M', '1Y', 'Max'] });
    expect(compared('TwoSchemes').periods).toContain('3Y');
    expect(compared('OverOneYear').period).toBe('1Y');
    expect(compared('OverAPeriodThatOneDoesNotReach').period).toBe('Max');
  });
});

describe('the address', () => {
  test('says the schemes and the period, and is read as it is said', () => {
    const search = '?compare=100000:INF000A01000&compare=100001:INF000A01001&compare=100002&period=1Y';
    const { send, view } = startedWith(search);
    expect(view().search).toBe(search);
    send({ type: 'period.chosen', period: 'Max' });
    expect(view().search).toBe(schemesSearchOf(three));
    send({ type: 'scheme.removed', code: taxSaver.code });
    expect(view().search).toBe('?compare=100000:INF000A01000&compare=100002');
  });

  test.each([
    ['?compare=1&compare=2&compare=3&compare=4', ['1', '2', '3']],
    ['?compare=1:INF000A01000&compare=1', ['1']],
    ['?compare=&compare=%20&compare=a%3Cb%3E&compare=1:short&compare=1:INF000A01000:more', []],
    [`?compare=${'9'.repeat(65)}&compare=%E0%A4%A`, []],
    ['?list=my&period=nonsense&compare=SC-01%2F7', ['SC-01/7']],
  ])('takes no more than three schemes, each once, and nothing that is no code: %s', (search, codes) => {
    expect(schemesIn(search).map(({ code }) => code)).toEqual(codes);
  });

  test('leads to an empty page where it names none', () => {
    expect(startedWith('?compare=').view()).toMatchObject({ screen: 'choosing', search: '', canAdd: true });
  });
});

test('a fourth scheme is not chosen, one that is chosen is given up, and what is chosen is kept as it is read', () => {
  expect(chosenWith(three, { code: '4', isin: '' })).toBe(three);
  expect(chosenWith(three, taxSaver)).toEqual([flexiCap, liquid]);
  expect(chosenWith([flexiCap], liquid)).toEqual([flexiCap, liquid]);
  expect(schemesIn(comparisonKeeps.select(three) ?? '')).toEqual(three);
  expect(comparisonKeeps.select([])).toBeNull();
});
