import { expect, test } from 'vitest';
import { sampleLumpsumOption, sampleSipOption } from './invest-panel/testing/sample-chart.ts';
import { schemeTermsOf } from './scheme-terms.ts';

const lockedIn = { lockin_period_flag: 'Y', lockin_period: '3 years' } as const;

test('the minimum of all options, and the exit terms that all options share, are those of the scheme', () => {
  const information = { ...sampleLumpsumOption.information, minimum_purchase_amount: 100 };
  const lumpsumOptions = [sampleLumpsumOption, { ...sampleLumpsumOption, information }];
  expect(schemeTermsOf({ lumpsumOptions, sipOptions: [sampleSipOption] })).toEqual({
    lumpsumMinimum: 100,
    sipMinimum: sampleSipOption.minimum_installment_amount,
    exitLoad: { applies: true, value: '1% before 1 year' },
    lockIn: { applies: false, value: '' },
  });
  const bare = { ...sampleLumpsumOption, param_exit_load: '1', ...lockedIn };
  expect(schemeTermsOf({ lumpsumOptions: [bare], sipOptions: [] })).toMatchObject({
    sipMinimum: null,
    exitLoad: { applies: true, value: '1%' },
    lockIn: { applies: true, value: '3 years' },
  });
});

test('terms that differ between options, or are unknown, are null', () => {
  const free = { ...sampleLumpsumOption, param_exit_load_flag: 'N' } as const;
  const differing = { lumpsumOptions: [sampleLumpsumOption, free], sipOptions: [{ ...sampleSipOption, ...lockedIn }] };
  expect(schemeTermsOf(differing)).toMatchObject({ exitLoad: null, lockIn: null });
  expect(schemeTermsOf({ lumpsumOptions: [], sipOptions: [] })).toEqual({
    lumpsumMinimum: null,
    sipMinimum: null,
    exitLoad: null,
    lockIn: null,
  });
});
