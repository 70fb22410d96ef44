import { i18n } from '@folioflow/flows/testing/texts';
import { redemptionEstimateJourneys } from '@folioflow/flows/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { ClockProvider } from '../../../primitives/Countdown/ClockProvider.tsx';
import { screenPropsAt } from '../../../testing/flow-story.tsx';
import { RedemptionEstimate, type RedemptionEstimateProps } from './RedemptionEstimate.tsx';
import { sampleRedemption } from './testing/sample-redemption.ts';

/** Thursday, 26 November 2026, 10:00 AM in India. */
const now = () => Date.UTC(2026, 10, 26, 4, 30);

async function showEstimate(
  scenario: 'Estimable' | 'EstimableSlabRate' | 'EstimableUnknownClass',
  change: Partial<Pick<RedemptionEstimateProps, 'order' | 'draft'>> = {},
) {
  await render(
    <ClockProvider now={now}>
      <RedemptionEstimate {...screenPropsAt(redemptionEstimateJourneys, scenario)} {...sampleRedemption} {...change} />
    </ClockProvider>,
  );
  await userEvent.click(page.getByText(i18n._('saleEstimate.title.redemption')));
}
const text = (term: string) => page.getByRole('term').filter({ hasText: term }).element().closest('div')?.textContent;

test('the receipt has the costs and the arriving amount, with its account and its day', async () => {
  await showEstimate('Estimable');
  // 7,200 ÷ 58.4137 = 123.259 units, of which 23.259 are 1,358.64; 1 % of them are 13.59. STT: 0.001 % of 7,200.
  expect(text(i18n._('saleEstimate.sold.redemption'))).toMatch(/₹7,200123\.259 units$/);
  expect(text(i18n._('saleEstimate.load'))).toMatch(/-₹13\.59$/);
  expect(text(i18n._('saleEstimate.stt'))).toMatch(/-₹0\.07The amount in your order is before this tax$/);
  expect(text(i18n._('saleEstimate.arriving.redemption'))).toMatch(/₹7,186\.34In HDFC Bank .*5678$/);
  expect(text(i18n._('saleEstimate.arriving.day'))).toMatch(/Tue, 1 Dec 2026$/);
  await expect.element(page.getByText(/^Your order shows an exit load of ₹72\./)).toBeVisible();
});

test('gains are shown by term with their rates, and the exemption as what can still be free', async () => {
  await showEstimate('Estimable');
  expect(text(i18n._('saleEstimate.gain.long'))).toMatch(/₹841\.3612\.5%, section 198$/);
  expect(text(i18n._('saleEstimate.gain.short'))).toMatch(/20%, section 196$/);
  await expect.element(page.getByText(/^₹1,25,000 of long-term gains/)).toBeVisible();
  await expect.element(page.getByLabelText(i18n._('saleEstimate.slab'))).not.toBeInTheDocument();
});

test('a slab rate is asked, never assumed, and changes the tax in place', async () => {
  await showEstimate('EstimableSlabRate');
  expect(text(i18n._('saleEstimate.tax'))).toContain(i18n._('saleEstimate.tax.slab'));
  await userEvent.selectOptions(page.getByLabelText(i18n._('saleEstimate.slab')), '30');
  await expect.poll(() => text(i18n._('saleEstimate.tax'))).toMatch(/₹\d/);
  expect(location.href).not.toContain('30%');
});

test('an unknown class of the scheme has a receipt and no tax', async () => {
  await showEstimate('EstimableUnknownClass');
  await expect.element(page.getByText(i18n._('saleEstimate.tax.unknown'))).toBeVisible();
  expect(text(i18n._('saleEstimate.arriving.redemption'))).toContain('₹7,186.41');
});

test('waiting names the day, the units and the amount', async () => {
  await showEstimate('Estimable');
  await expect.element(page.getByText('From 11 Aug 2027 no exit load on 23.259 units: ₹13.59 less')).toBeVisible();
});

test('the rules have a day, and an estimate is no tax advice', async () => {
  await showEstimate('Estimable');
  await expect
    .element(page.getByText(/^An estimate under the rules known on 26 Nov 2026; not tax advice\./))
    .toBeVisible();
});

test('without an amount, the fold asks for it', async () => {
  await showEstimate('Estimable', { draft: null });
  await expect.element(page.getByText(i18n._('saleEstimate.empty.redemption'))).toBeVisible();
});
