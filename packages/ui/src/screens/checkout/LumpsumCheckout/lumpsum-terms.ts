import type { I18n } from '@lingui/core';
import { purchaseAgreement, type MomentInIndia, type OrderSummary, type PurchaseTerms } from '@folioflow/flows';
import { nameTimeInIndia } from '../../../format/clock.ts';
import { formatDay, formatMaskedAccount, formatPaiseInRupees } from '../../../format/index.ts';
import type { OrderCosts } from '../../../parts/order/Checkout/CostFacts.tsx';
import type { DatedStep } from '../../../parts/order/Checkout/DatedSteps.tsx';

/** Returns the texts about redemption, exit load and SWP of an order (OM-105). */
const summaryTags = (i18n: I18n, summary: OrderSummary): readonly string[] => [
  i18n._(summary.isRedemptionAllowed ? 'checkout.tag.redeem.yes' : 'checkout.tag.redeem.no'),
  i18n._(summary.hasExitLoad ? 'checkout.tag.exitLoad.yes' : 'checkout.tag.exitLoad.no'),
  i18n._(summary.isSwpAllowed ? 'checkout.tag.swp.yes' : 'checkout.tag.swp.no'),
];

/** The lock-in period of the option; its exit load is among the costs. */
const lockInTexts = (i18n: I18n, { exitLoadFacts }: PurchaseTerms): readonly string[] =>
  exitLoadFacts.flatMap(({ key, values }) => (/lockIn/i.test(key) ? [i18n._(`invest.${key}`, values)] : []));

/** Returns the costs and terms of a lumpsum that is paid now. */
export const lumpsumCostsOf = (
  i18n: I18n,
  { summary, terms, now }: { summary: OrderSummary; terms: PurchaseTerms; now: MomentInIndia },
): OrderCosts => ({
  facts: summary.facts,
  amountInPaise: purchaseAgreement(terms, now).sums?.amount ?? 0,
  day: now.day,
  isRepeated: false,
  tags: [...summaryTags(i18n, summary), ...lockInTexts(i18n, terms)],
});

/** Returns the course of a lumpsum: the code, the payment before the cut-off, and the units. */
export function lumpsumDates(
  i18n: I18n,
  { summary, terms, now }: { summary: OrderSummary; terms: PurchaseTerms; now: MomentInIndia },
): readonly DatedStep[] {
  const { account, cutOff } = summary;
  const { dealing, sums } = purchaseAgreement(terms, now);
  const today = i18n._('checkout.when.today');
  const from =
    account === null
      ? i18n._('checkout.when.pay')
      : i18n._('checkout.when.payFrom', {
          account: `${account.bankName} ${formatMaskedAccount(account.lastDigits)}`,
        });
  return [
    { day: today, text: i18n._('checkout.when.code') },
    {
      day: dealing?.isToday ? i18n._('checkout.when.todayBefore', { time: nameTimeInIndia(i18n, cutOff) }) : today,
      text: from,
      ...(sums === null ? {} : { amount: formatPaiseInRupees(sums.amount) }),
    },
    ...(dealing === null
      ? []
      : [
          {
            day: formatDay(i18n, dealing.settledOn),
            text: i18n._('checkout.when.units', { day: formatDay(i18n, dealing.navDay) }),
          },
        ]),
  ];
}
