import { expect, test } from 'vitest';
import { plannedDaysOf, type PlanSchedule } from './planned-days.ts';

const monthly: PlanSchedule = {
  named: ['2026-12-07', '2027-01-07'],
  frequency: 'MONTHLY',
  firstDay: '2026-09-07',
  further: null,
  isOnWorkingDays: false,
};
const range = { from: '2026-11-26', until: '2027-02-26' };
const daysOf = (plan: Partial<PlanSchedule>, within = range) =>
  plannedDaysOf({ ...monthly, ...plan }, within).map(({ day, certainty }) => `${day} ${certainty}`);

test('days that the provider names are followed by expected days of the same frequency', () => {
  expect(daysOf({})).toEqual(['2026-12-07 named', '2027-01-07 named', '2027-02-07 expected']);
});

test('a plan whose last days are named has no expected day', () => {
  expect(daysOf({ further: 0 })).toEqual(['2026-12-07 named', '2027-01-07 named']);
  expect(daysOf({ named: ['2026-12-07'], further: 1 })).toEqual(['2026-12-07 named', '2027-01-07 expected']);
});

test('an unknown frequency and a plan without named days have no expected day', () => {
  expect(daysOf({ frequency: 'LUNAR' })).toEqual(['2026-12-07 named', '2027-01-07 named']);
  expect(daysOf({ named: [] })).toEqual([]);
});

test('days before the first and after the last day of the range are dropped, both ends are included', () => {
  expect(daysOf({ named: ['2026-11-25', '2026-12-25'] })).toEqual([
    '2026-12-25 named',
    '2027-01-25 expected',
    '2027-02-25 expected',
  ]);
  expect(daysOf({ named: ['2026-11-26'] }, { from: '2026-11-26', until: '2026-12-26' })).toEqual([
    '2026-11-26 named',
    '2026-12-26 expected',
  ]);
});

test('a week is seven days, a fortnight fourteen', () => {
  const until = { from: '2026-11-26', until: '2026-12-31' };
  expect(daysOf({ named: ['2026-12-02'], frequency: 'weekly' }, until)).toEqual([
    '2026-12-02 named',
    '2026-12-09 expected',
    '2026-12-16 expected',
    '2026-12-23 expected',
    '2026-12-30 expected',
  ]);
  expect(daysOf({ named: ['2026-12-02'], frequency: 'FORTNIGHTLY' }, until)).toEqual([
    '2026-12-02 named',
    '2026-12-16 expected',
    '2026-12-30 expected',
  ]);
});

test('a payout on a day off is expected on the next working day, and the plan returns to its own day', () => {
  const plan = { named: ['2026-12-07'], firstDay: '2026-10-05', isOnWorkingDays: true };
  expect(daysOf(plan, { from: '2026-11-26', until: '2027-04-30' })).toEqual([
    '2026-12-07 named',
    '2027-01-05 expected',
    '2027-02-05 expected',
    '2027-03-05 expected',
    '2027-04-05 expected',
  ]);
});

test('a transfer of the 31st returns to the 31st after a short month', () => {
  const plan = { named: ['2027-02-28'], firstDay: '2026-12-31' };
  expect(daysOf(plan, { from: '2027-02-01', until: '2027-04-30' })).toEqual([
    '2027-02-28 named',
    '2027-03-31 expected',
    '2027-04-30 expected',
  ]);
});

test('daily payouts are expected on working days, daily debits on each day', () => {
  const week = { from: '2026-11-26', until: '2026-12-01' };
  const daily = { named: ['2026-11-27'], frequency: 'DAILY' };
  expect(daysOf({ ...daily, isOnWorkingDays: true }, week)).toEqual([
    '2026-11-27 named',
    '2026-11-30 expected',
    '2026-12-01 expected',
  ]);
  expect(daysOf(daily, week)).toHaveLength(5);
});

test('a named day after the range is dropped', () => {
  expect(daysOf({ named: ['2026-12-07', '2027-02-27'] })).toEqual(['2026-12-07 named']);
});

test('a plan without a known first day goes on from its last named day', () => {
  expect(daysOf({ named: ['2026-12-31'], firstDay: '' })).toEqual(['2026-12-31 named', '2027-01-31 expected']);
});

test('a frequency is read in any case and with spaces around it', () => {
  const week = { from: '2026-11-26', until: '2026-11-30' };
  const daily = { named: ['2026-11-27'], frequency: ' daily ', isOnWorkingDays: true };
  expect(daysOf(daily, week)).toEqual(['2026-11-27 named', '2026-11-30 expected']);
});
