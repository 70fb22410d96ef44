import { i18n } from '../../messages/testing/texts.ts';
import { describe, expect, test } from 'vitest';
import { sampleLumpsumOption, sampleSipOption } from './testing/sample-chart.ts';
import { lumpsumFacts, optionExitLoadPercent, sipFacts } from '../../parts/order/option-facts.ts';

const lumpsumTexts = (...of: Parameters<typeof lumpsumFacts>) =>
  lumpsumFacts(...of).map(({ key, values }) => i18n._(`invest.${key}`, values));

describe('lumpsumFacts', () => {
  test('describe what the option allows, and when', () => {
    expect(lumpsumTexts(sampleLumpsumOption)).toEqual([
      'Exit load: 1% before 1 year',
      'No lock-in',
      'Redeem allowed',
      'T3 · settled on the third working day',
      'Orders placed by 15:00 count for the same day',
      'Systematic transfers (STP) are available',
      'Scheme code MGFC-GR',
    ]);
  });

  test.each([
    [{}, { param_redemption_allowed: 'Y' }, 'Redeem allowed'],
    [{}, { param_redemption_allowed: 'N' }, 'Redeem not allowed'],
    [{}, { param_settlement_type: 'T1' }, 'T1 · settled on the first working day'],
    [{}, { param_settlement_type: 'T2' }, 'T2 · settled on the second working day'],
    [{}, { param_settlement_type: 'T3' }, 'T3 · settled on the third working day'],
    [{}, { param_settlement_type: 'T5' }, 'T5 · settled after 5 working days'],
    [{ param_exit_load_flag: 'Y', param_exit_load: '1%' }, {}, 'Exit load: 1%'],
    [{ param_exit_load_flag: 'Y', param_exit_load: '' }, {}, 'An exit load applies'],
    [{ param_exit_load_flag: 'N', param_exit_load: '' }, {}, 'No exit load'],
  ] as const)('have for %j %j the tag %s [DO-128 DO-130 DO-133]', (change, terms, tag) => {
    const information = { ...sampleLumpsumOption.information, ...terms };
    const facts = lumpsumFacts({ ...sampleLumpsumOption, ...change, information });
    expect(facts.map(({ key, values }) => i18n._(`invest.${key}`, values))).toContain(tag);
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
      'Redeem not allowed',
      'Orders placed by 15:00 count for the same day',
      'Systematic transfers (STP) are not available',
      'Scheme code MGFC-GR',
    ]);
  });

  test.each([
    ['T1', 'T1 · settled on the first working day'],
    ['T+2', 'T2 · settled on the second working day'],
    ['T5', 'T5 · settled after 5 working days'],
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
    expect(texts).toContain('Exit load: 1%');
    expect(texts).toContain('A lock-in period applies');
    expect(lumpsumTexts({ ...sampleLumpsumOption, param_exit_load: '' })).toContain('An exit load applies');
  });
});

describe('sipFacts', () => {
  const texts = (change: Partial<typeof sampleSipOption>) =>
    sipFacts({ ...sampleSipOption, ...change }).map(({ key, values }) => i18n._(`invest.${key}`, values));

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
