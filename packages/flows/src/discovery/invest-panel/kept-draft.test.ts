import { describe, expect, test } from 'vitest';
import { countingSubmissions } from '../../kit/counting-submissions.ts';
import { startedOf } from '../../kit/started.ts';
import { investPanel, investPanelKeeps, investTermsOf, type InvestPanelView } from './index.ts';
import { SAMPLE_TODAY, sampleChart, sampleParameters, sampleSipOption } from './sample-chart.ts';

const chart = {
  ...sampleChart,
  sip_order_frequency: [
    { value: 'MONTHLY', label: 'Monthly' },
    { value: 'WEEKLY', label: 'Weekly' },
  ],
  sip_order_terms: [sampleSipOption, { ...sampleSipOption, sip_frequency: 'WEEKLY' }],
};
const { select } = investPanelKeeps(sampleParameters, 'first');

function opened(kept: string | null = null, change: Partial<typeof sampleChart> = {}, visit = 'first') {
  const { send, view } = startedOf(investPanel, {
    scheme: sampleParameters,
    terms: investTermsOf({ ...chart, ...change }, 112.5),
    today: SAMPLE_TODAY,
    newSubmission: countingSubmissions(),
    kept,
    visit,
  });
  const panel = () => view() as Exclude<InvestPanelView, { screen: 'left' }>;
  return { send, view, panel, kept: () => select(view()) ?? null };
}

/** A SIP and a lumpsum that may both be placed. */
function entered() {
  const run = opened();
  const draft = (patch: object) => run.send({ type: 'draft.changed', patch });
  draft({ frequency: 'MONTHLY' });
  draft({ installments: '60', amount: '5000' });
  run.send({ type: 'datePicker.opened' });
  run.send({ type: 'day.picked', day: 5 });
  run.send({ type: 'tab.chosen', tab: 'lumpsum' });
  draft({ option: 0 });
  draft({ amount: '25000' });
  return run;
}
const keptText = () => String(entered().kept());

describe('what was entered', () => {
  test('stands in both forms again on the same visit, under the tab that was shown', () => {
    const before = entered();
    const { panel } = opened(before.kept());
    expect(panel()).toEqual(before.panel());
    expect([panel().sip?.canStart, panel().lumpsum?.canInvest]).toEqual([false, true]);
  });

  test('is there after the way to the checkout was taken, which keeps nothing else', () => {
    const { send, view, kept } = entered();
    const before = kept();
    send({ type: 'lumpsum.invested' });
    expect(view().screen).toBe('left');
    expect(select(view())).toBeUndefined();
    expect(opened(before).panel().lumpsum?.amount).toBe('25000');
  });

  test('is not that of another visit, nor of another scheme', () => {
    expect(opened(keptText(), {}, 'second').panel()).toEqual(opened().panel());
    const ofAnother = investPanelKeeps({ code: 'SC99' }, 'first').select(entered().view());
    expect(opened(String(ofAnother)).panel()).toEqual(opened().panel());
  });

  test.each([
    ['a frequency that is not offered any more', { sip_order_frequency: [], sip_order_terms: [] }, '', '25000'],
    [
      'an amount above the most',
      { sip_order_terms: [{ ...sampleSipOption, maximum_installment_amount: 4000 }] },
      '',
      '25000',
    ],
    ['a lumpsum that is not offered any more', { general_order_terms: [] }, '5000', undefined],
  ])('is entered as the terms take it now: %s', (_, change, sip, lumpsum) => {
    const { panel } = opened(keptText(), change);
    expect([panel().sip?.amount ?? '', panel().lumpsum?.amount]).toEqual([sip, lumpsum]);
  });

  test('keeps its day only where a SIP may start on it', () => {
    const { panel } = opened(keptText(), { sip_order_terms: [{ ...sampleSipOption, sip_dates: '10' }] });
    expect([panel().sip?.amount, panel().sip?.day]).toEqual(['5000', null]);
  });

  test.each([
    '',
    '{',
    '[]',
    '7',
    '"first"',
    '{"code":"100000","visit":"first"}',
    '{"code":"100000","visit":"first","sip":{"amount":5000,"option":"0"}}',
  ])('is nothing where %s was kept', (kept) => expect(opened(kept).panel()).toEqual(opened().panel()));
});
