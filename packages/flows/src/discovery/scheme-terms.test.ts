import { expect, test } from 'vitest';
import { sampleLumpsumOption, sampleSipOption } from './invest-panel/sample-chart.ts';
import { schemeTermsOf } from './scheme-terms.ts';

const lockedIn = { lockin_period_flag: 'Y', lockin_period: '3 years' } as const;

test('the least of all options is what a scheme takes, and what they agree on is what it costs to leave', () => {
  const information = { ...sampleLumpsumOption.information, minimum_purchase_amount: 100 };
  const lumpsumOptions = [sampleLumpsumOption, { ...sampleLumpsumOption, information }];
  expect(schemeTermsOf({ lumpsumOptions, sipOptions: [sampleSipOption] })).toEqual({
    lumpsumFrom: 100,
    sipFrom: sampleSipOption.minimum_installment_amount,
    exitLoad: { holds: true, value: '1% before 1 year' },
    lockIn: { holds: false, value: '' },
  });
  const bare = { ...sampleLumpsumOption, param_exit_load: '1', ...lockedIn };
  expect(schemeTermsOf({ lumpsumOptions: [bare], sipOptions: [] })).toMatchObject({
    sipFrom: null,
    exitLoad: { holds: true, value: '1%' },
    lockIn: { holds: true, value: '3 years' },
  });
});

test('what options differ in, or nobody says, is not said of the scheme', () => {
  const free = { ...sampleLumpsumOption, param_exit_load_flag: 'N' } as const;
  const differing = { lumpsumOptions: [sampleLumpsumOption, free], sipOptions: [{ ...sampleSipOption, ...lockedIn }] };
  expect(schemeTermsOf(differing)).toMatchObject({ exitLoad: null, lockIn: null });
  expect(schemeTermsOf({ lumpsumOptions: [], sipOptions: [] })).toEqual({
    lumpsumFrom: null,
    sipFrom: null,
    exitLoad: null,
    lockIn: null,
  });
});
