import { describe, expect, test } from 'vitest';
import { say } from '../../messages/say.ts';
import { invest } from '../../messages/en/invest.ts';
import { sampleLumpsumOption } from './sample-chart.ts';
import { lumpsumTags } from './option-tags.ts';

const words = (...of: Parameters<typeof lumpsumTags>) =>
  lumpsumTags(...of).map(({ key, values }) => say(invest[key], values));

describe('the tags of a lumpsum option', () => {
  test('say what the option allows, and when', () => {
    expect(words(sampleLumpsumOption)).toEqual([
      'Redeem allowed',
      'Cut-off 15:00',
      'Settlement T3',
      'STP allowed',
      'Scheme code MGFC-GR',
      'Exit load Y, 1% before 1 year',
      'Lock-in N',
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
      'Redeem not allowed',
      'Cut-off 15:00',
      'STP not allowed',
      'Scheme code MGFC-GR',
      'Exit load N',
      'Lock-in Y, 3 years',
    ]);
  });
});
