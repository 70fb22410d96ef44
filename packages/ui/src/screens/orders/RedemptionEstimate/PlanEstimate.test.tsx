import { i18n } from '@folioflow/flows/testing/texts';
import { redemptionEstimateJourneys } from '@folioflow/flows/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { screenPropsAt } from '../../../testing/flow-story.tsx';
import { PlanEstimate, type PlanEstimateProps } from './PlanEstimate.tsx';
import { samplePayout, sampleTransfer } from './testing/sample-plan.ts';

async function showEstimate(shown: typeof samplePayout, change: Partial<PlanEstimateProps> = {}) {
  await render(<PlanEstimate {...screenPropsAt(redemptionEstimateJourneys, 'Estimable')} {...shown} {...change} />);
  await userEvent.click(page.getByText(i18n._(`saleEstimate.title.${shown.kind}`)));
}
const text = (term: string) => page.getByRole('term').filter({ hasText: term }).element().closest('div')?.textContent;

test('the first transfer is a redemption on its day, and buys units with a stamp duty', async () => {
  await showEstimate(sampleTransfer);
  await expect
    .element(page.getByText(/The first transfer uses the NAV of 7 Dec 2026, which may differ\./))
    .toBeVisible();
  await expect.element(page.getByText(i18n._('saleEstimate.later.transfer'))).toBeVisible();
  // 7,200 ÷ 58.4137 = 123.259 units, of which 23.259 have an exit load; 0.005 ÷ 100.005 of 7,186.34 are 0.36.
  expect(text(i18n._('saleEstimate.sold.transfer'))).toMatch(/₹7,200123\.259 units$/);
  expect(text(i18n._('saleEstimate.load'))).toMatch(/-₹13\.59$/);
  expect(text(i18n._('saleEstimate.stampDuty'))).toMatch(/-₹0\.36$/);
  expect(text(i18n._('saleEstimate.arriving.transfer'))).toMatch(/₹7,185\.98$/);
  expect(text(i18n._('saleEstimate.gain.long'))).toMatch(/12\.5%, section 198$/);
  expect(page.getByText(i18n._('saleEstimate.arriving.day')).elements()).toEqual([]);
});

test('the first payout is credited to the account, without a stamp duty', async () => {
  await showEstimate(samplePayout);
  await expect.element(page.getByText(i18n._('saleEstimate.later.payout'))).toBeVisible();
  expect(text(i18n._('saleEstimate.arriving.payout'))).toMatch(/₹7,186\.34In HDFC Bank .*5678$/);
  expect(text(i18n._('saleEstimate.arriving.day'))).toMatch(/Thu, 10 Dec 2026$/);
  expect(page.getByText(i18n._('saleEstimate.stampDuty')).elements()).toEqual([]);
});

test.each([
  ['without terms', null],
  ['without a day', { ...sampleTransfer.first, firstDay: null }],
])('%s, the fold asks for them', async (_, first) => {
  await showEstimate(sampleTransfer, { first: first as PlanEstimateProps['first'] });
  await expect.element(page.getByText(i18n._('saleEstimate.empty.transfer'))).toBeVisible();
});
