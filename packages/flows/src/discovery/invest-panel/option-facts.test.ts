import { describe, expect, test } from 'vitest';
import { formatMessage } from '../../messages/format-message.ts';
import { invest } from '../../messages/en/invest.ts';
import { sampleLumpsumOption, sampleSipOption } from './sample-chart.ts';
import { lumpsumFacts, optionExitLoadPercent, sipFacts } from '../../parts/option-facts.ts';

const lumpsumTexts = (...of: Parameters<typeof lumpsumFacts>) =>
  lumpsumFacts(...of).map(({ key, values }) => formatMessage(invest[key], values));

describe('lumpsumFacts', () => {
  test('describe what the option allows, and when', () => {
    expect(lumpsumTexts(sampleLumpsumOption)).toEqual([
      'Exit load 1% before 1 year',
      'No lock-in',
      'Redemption is allowed',
      'Money arrives 3 working days after you redeem',
      'Orders placed by 15:00 count for the same day',
      'Systematic transfers (STP) are available',
      'Scheme code MGFC-GR',
    ]);
  });

  test('describe what the option does not allow', () => {
    const information = {
      ...sampleLumpsumOption.information,
      param_redemption_allowed: 'N',
      param_stp_flag: 'N',
      param_settlement_type: '',
    } as const;
    expect(
      lumpsumTexts({
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
  ])('parse the settlement %s as “%s”', (param_settlement_type, texts) => {
    const information = { ...sampleLumpsumOption.information, param_settlement_type };
    expect(lumpsumTexts({ ...sampleLumpsumOption, information })).toContain(texts);
  });

  test.each([
    ['1', 1],
    ['0.5%', 0.5],
    ['1% before 1 year', 1],
    ['1 year: 1%', 0],
    ['Nil', 0],
    ['', 0],
  ])('return the exit load in percent: %j is %d', (param_exit_load, percent) => {
    expect(optionExitLoadPercent({ ...sampleLumpsumOption, param_exit_load })).toBe(percent);
    expect(optionExitLoadPercent({ ...sampleLumpsumOption, param_exit_load, param_exit_load_flag: 'N' })).toBe(0);
  });

  test('show a load without a percent sign as a percentage, and a flag without a value on its own', () => {
    const texts = lumpsumTexts({
      ...sampleLumpsumOption,
      param_exit_load: '1',
      lockin_period_flag: 'Y',
      lockin_period: '',
    });
    expect(texts).toContain('Exit load 1%');
    expect(texts).toContain('A lock-in period applies');
    expect(lumpsumTexts({ ...sampleLumpsumOption, param_exit_load: '' })).toContain('An exit load applies');
  });
});

describe('sipFacts', () => {
  const texts = (change: Partial<typeof sampleSipOption>) =>
    sipFacts({ ...sampleSipOption, ...change }).map(({ key, values }) => formatMessage(invest[key], values));

  test('are the pause, the lock-in and the first five characters of the cut-off [DO-111 DO-112 DO-113 DO-114]', () => {
    const locked = { lockin_period_flag: 'Y', lockin_period: '3 years', purchase_cutoff_time: '14:30:00' } as const;
    expect(texts(locked)).toEqual([
      'You can pause 1 to 3 instalments.',
      'Locked in for 3 years',
      'Orders placed by 14:30 count for the same day',
    ]);
    expect(texts({ is_pause_allowed: false, purchase_cutoff_time: '' })).toEqual(['No lock-in']);
  });
});
