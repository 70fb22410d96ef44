import { describe, expect, test } from 'vitest';
import { say } from '../../messages/say.ts';
import { invest } from '../../messages/en/invest.ts';
import { sampleLumpsumOption, sampleSipOption } from './sample-chart.ts';
import { lumpsumFacts, optionLoadPercent, sipFacts } from '../../parts/option-facts.ts';

const words = (...of: Parameters<typeof lumpsumFacts>) =>
  lumpsumFacts(...of).map(({ key, values }) => say(invest[key], values));

describe('the terms of a lumpsum option', () => {
  test('say what the option allows, and when', () => {
    expect(words(sampleLumpsumOption)).toEqual([
      'Exit load 1% before 1 year',
      'No lock-in',
      'Redemption is allowed',
      'Money arrives 3 working days after you redeem',
      'Orders placed by 15:00 count for the same day',
      'Systematic transfers (STP) are available',
      'Scheme code MGFC-GR',
    ]);
  });

  test('say what it does not', () => {
    const information = {
      ...sampleLumpsumOption.information,
      param_redemption_allowed: 'N',
      param_stp_flag: 'N',
      param_settlement_type: '',
    } as const;
    expect(
      words({
        ...sampleLumpsumOption,
        information,
        param_exit_load_flag: 'N',
        param_exit_load: '',
        lockin_period_flag: 'Y',
        lockin_period: '3 years',
      }),
    ).toEqual([
      'No exit load',
      'Locked in for 3 years',
      'Redemption is not allowed',
      'Orders placed by 15:00 count for the same day',
      'Systematic transfers (STP) are not available',
      'Scheme code MGFC-GR',
    ]);
  });

  test.each([
    ['T1', 'Money arrives 1 working day after you redeem'],
    ['T+2', 'Money arrives 2 working days after you redeem'],
    ['MF', 'Settlement MF'],
  ])('read the settlement %s as “%s”', (param_settlement_type, told) => {
    const information = { ...sampleLumpsumOption.information, param_settlement_type };
    expect(words({ ...sampleLumpsumOption, information })).toContain(told);
  });

  test.each([
    ['1', 1],
    ['0.5%', 0.5],
    ['1% before 1 year', 1],
    ['1 year: 1%', 0],
    ['Nil', 0],
    ['', 0],
  ])('say what leaving costs in percent, where %j begins with a figure: %d', (param_exit_load, percent) => {
    expect(optionLoadPercent({ ...sampleLumpsumOption, param_exit_load })).toBe(percent);
    expect(optionLoadPercent({ ...sampleLumpsumOption, param_exit_load, param_exit_load_flag: 'N' })).toBe(0);
  });

  test('name a load without a percent sign as a percentage, and a flag without a value by itself', () => {
    const told = words({ ...sampleLumpsumOption, param_exit_load: '1', lockin_period_flag: 'Y', lockin_period: '' });
    expect(told).toContain('Exit load 1%');
    expect(told).toContain('A lock-in period applies');
    expect(words({ ...sampleLumpsumOption, param_exit_load: '' })).toContain('An exit load applies');
  });
});

describe('the terms of a SIP option', () => {
  const told = (change: Partial<typeof sampleSipOption>) =>
    sipFacts({ ...sampleSipOption, ...change }).map(({ key, values }) => say(invest[key], values));

  test('are its pause, its lock-in and its cut-off by its first five characters [DO-111 DO-112 DO-113 DO-114]', () => {
    const locked = { lockin_period_flag: 'Y', lockin_period: '3 years', purchase_cutoff_time: '14:30:00' } as const;
    expect(told(locked)).toEqual([
      'You can pause 1 to 3 instalments.',
      'Locked in for 3 years',
      'Orders placed by 14:30 count for the same day',
    ]);
    expect(told({ is_pause_allowed: false, purchase_cutoff_time: '' })).toEqual(['No lock-in']);
  });
});
