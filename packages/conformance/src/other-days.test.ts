import { type ServedSandbox } from '@folioflow/sandbox/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkProvider } from './check-provider.ts';
import { fieldsAt } from './ground/fields.ts';
import { changeAccepted } from './testing/faults/fault.ts';
import { startFaultyProvider, type FaultyProvider } from './testing/faulty-provider.ts';
import { readSandboxProfile, serveTestSandbox } from './testing/sandbox-run.ts';

let served: ServedSandbox;
let provider: FaultyProvider;

beforeAll(async () => {
  served = await serveTestSandbox((error) => {
    throw error;
  });
  provider = await startFaultyProvider(served.url, (request) => served.sandbox.fetch(request));
});

afterAll(async () => {
  await provider.close();
  await served.close();
});

/** Checks the cases about days with the provider's clock at an instant. */
const checkAt = async (instant: string, only: readonly string[]) => {
  const { setUp, ...profile } = readSandboxProfile();
  const setClock = { url: '/__sandbox/clock', body: { set: instant } };
  const report = await checkProvider({ url: provider.url, profile: { ...profile, setUp: [...setUp, setClock] }, only });
  return report.cases.filter(({ outcome }) => outcome !== 'passed').map(({ id, reason }) => `${id}: ${reason}`);
};

/** Cases that need no mandate and no plan: the seed's have ended on some of these days. */
const ABOUT_DAYS = [
  'checkout.lumpsum.start-date',
  'checkout.sip.by-hand',
  'checkout.sip.window',
  'checkout.sip.window-dates',
  'checkout.sip.date-form',
  'checkout.swp.registered',
  'checkout.swp.window',
  'checkout.stp.registered',
  'discovery.chart.navs',
  'kyc.pan.birth-date',
];

describe('the cases about days', () => {
  test.each([
    ['a Saturday', '2026-11-28T10:00:00+05:30'],
    ['the last minutes of a year', '2026-12-31T23:50:00+05:30'],
    ['an evening after the cut-off', '2027-01-22T20:00:00+05:30'],
    ['a day whose window begins on the 28th of February', '2027-02-20T09:00:00+05:30'],
    ['the first minutes of a day whose window begins on the 29th', '2027-04-21T00:05:00+05:30'],
    ['a day whose window begins on a leap day', '2028-02-21T15:30:00+05:30'],
  ])('pass on %s', async (_, instant) => {
    provider.plant(null);
    expect(await checkAt(instant, ABOUT_DAYS)).toEqual([]);
  });

  test('find a provider that ignores the cut-off', async () => {
    const ignoreCutOff = changeAccepted('createSingleOrder', (fields) => ({
      ...fields,
      result: { ...fieldsAt(fields, 'result'), order_start_date: '10/03/2028' },
    }));
    provider.plant(ignoreCutOff());
    const afterCutOff = await checkAt('2028-03-10T18:00:00+05:30', ['checkout.lumpsum.start-date']);
    expect(afterCutOff).toEqual([expect.stringContaining('after the cut-off')]);
    const inTime = await checkAt('2028-03-10T09:00:00+05:30', ['checkout.lumpsum.start-date']);
    expect(inTime).toEqual([]);
  });

  test('find a provider whose days are those of another time zone', async () => {
    const useUtc = changeAccepted('getSchemeStatistics', (fields) => ({ ...fields, sip_maximum_date: '30/05/2028' }));
    provider.plant(useUtc());
    // 20 April in UTC is 21 April in India, whose window ends on 31 May.
    const found = await checkAt('2028-04-21T02:00:00+05:30', ['checkout.sip.window-dates']);
    expect(found).toEqual([expect.stringContaining('sip_maximum_date 2028-05-30 is not 40 days after 2028-04-21')]);
  });
});
