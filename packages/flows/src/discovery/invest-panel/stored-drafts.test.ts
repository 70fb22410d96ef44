import { describe, expect, test } from 'vitest';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import { investPanel } from './invest-panel.flow.ts';
import { investmentPlanStorage, parseInvestmentPlan, type InvestmentPlan } from './investment-plan.ts';
import { investPanelStorage } from './stored-drafts.ts';
import { investTermsOf } from './invest-terms.ts';
import type { InvestPanelView } from './invest-panel.types.ts';
import { SAMPLE_TODAY, sampleChart, sampleParameters, sampleSipOption } from './testing/sample-chart.ts';

const chart = {
  ...sampleChart,
  sip_order_frequency: [
    { value: 'MONTHLY', label: 'Monthly' },
    { value: 'WEEKLY', label: 'Weekly' },
  ],
  sip_order_terms: [sampleSipOption, { ...sampleSipOption, sip_frequency: 'WEEKLY' }],
};
const { select } = investPanelStorage(sampleParameters, 'first');

function startStoredPanel(
  storedText: string | null = null,
  change: Partial<typeof sampleChart> = {},
  visit = 'first',
  plan: InvestmentPlan | null = null,
) {
  const { send, view } = startFlow(investPanel, {
    scheme: sampleParameters,
    terms: investTermsOf({ ...chart, ...change }, 112.5),
    today: SAMPLE_TODAY,
    newSubmission: createSubmissionKeyCounter(),
    storedText,
    visit,
    plan,
  });
  const panel = () => view() as Exclude<InvestPanelView, { screen: 'left' }>;
  return { send, view, panel, storedText: () => select(view()) ?? null };
}

/** Starts the panel and enters a complete SIP and a complete lumpsum. */
function startEnteredPanel() {
  const run = startStoredPanel();
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
const createStoredText = () => String(startEnteredPanel().storedText());

describe('stored drafts', () => {
  test('are restored in both forms on the same visit, under the same tab', () => {
    const before = startEnteredPanel();
    const { panel } = startStoredPanel(before.storedText());
    expect(panel()).toEqual(before.panel());
    expect([panel().sip?.canStart, panel().lumpsum?.canInvest]).toEqual([false, true]);
  });

  test('are restored after the user left for the checkout, which stores nothing else', () => {
    const { send, view, storedText } = startEnteredPanel();
    const before = storedText();
    send({ type: 'lumpsum.invested' });
    expect(view().screen).toBe('left');
    expect(select(view())).toBeUndefined();
    expect(startStoredPanel(before).panel().lumpsum?.amount).toBe('25000');
  });

  test('are ignored on another visit and for another scheme', () => {
    expect(startStoredPanel(createStoredText(), {}, 'second').panel()).toEqual(startStoredPanel().panel());
    const ofAnother = investPanelStorage({ code: 'SC99' }, 'first').select(startEnteredPanel().view());
    expect(startStoredPanel(String(ofAnother)).panel()).toEqual(startStoredPanel().panel());
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
  ])('are restored as far as the terms allow: %s', (_, change, sip, lumpsum) => {
    const { panel } = startStoredPanel(createStoredText(), change);
    expect([panel().sip?.amount ?? '', panel().lumpsum?.amount]).toEqual([sip, lumpsum]);
  });

  test('restore the day only if a SIP can start on it; otherwise the preset day remains', () => {
    const { panel } = startStoredPanel(createStoredText(), {
      sip_order_terms: [{ ...sampleSipOption, sip_dates: '10' }],
    });
    expect([panel().sip?.amount, panel().sip?.day]).toEqual(['5000', 10]);
  });

  test.each([
    '',
    '{',
    '[]',
    '7',
    '"first"',
    '{"code":"100000","visit":"first"}',
    '{"code":"100000","visit":"first","sip":{"amount":5000,"option":"0"}}',
  ])('are ignored for the text %s', (storedText) =>
    expect(startStoredPanel(storedText).panel()).toEqual(startStoredPanel().panel()),
  );
});

describe('a planned amount', () => {
  const startPlannedPanel = (plan: InvestmentPlan, storedText: string | null = null) =>
    startStoredPanel(storedText, {}, 'first', plan).panel();

  test('presets the field of its tab, and nothing else of an order', () => {
    const opened = startStoredPanel().panel();
    const planned = startPlannedPanel({ tab: 'sip', amount: 5000 });
    expect(planned).toMatchObject({ tab: 'sip', sip: { amount: '5000', day: opened.sip?.day } });
    expect(planned.lumpsum).toEqual(opened.lumpsum);
    const once = startPlannedPanel({ tab: 'lumpsum', amount: 25_000 });
    expect(once).toMatchObject({ tab: 'lumpsum', lumpsum: { amount: '25000' } });
    expect(once.sip).toMatchObject({ amount: '', day: opened.sip?.day });
  });

  test('is left out where the scheme does not allow it', () => {
    const opened = startStoredPanel().panel();
    for (const amount of [1, 99_999_999_999]) {
      expect(startPlannedPanel({ tab: 'sip', amount })).toEqual(opened);
      expect(startPlannedPanel({ tab: 'lumpsum', amount }).lumpsum).toEqual(opened.lumpsum);
    }
  });

  test('does not replace the draft of the visit', () => {
    const { panel, storedText } = startEnteredPanel();
    expect(startPlannedPanel({ tab: 'sip', amount: 7000 }, storedText())).toEqual(panel());
  });

  test('is parsed back from its text; any other text is no plan', () => {
    const plan: InvestmentPlan = { tab: 'sip', amount: 5000 };
    expect(parseInvestmentPlan(investmentPlanStorage.select(plan) ?? null)).toEqual(plan);
    expect(investmentPlanStorage.select(null)).toBeNull();
    for (const text of [null, '', '{}', '{"tab":"sip","amount":-1}', '{"tab":"stp","amount":1}', '[5000]'])
      expect(parseInvestmentPlan(text)).toBeNull();
  });
});
