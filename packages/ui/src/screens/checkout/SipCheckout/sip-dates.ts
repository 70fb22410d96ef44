import type { I18n } from '@lingui/core';
import {
  computeDealingDates,
  sipAgreement,
  UNIT_SETTLEMENT_DAYS,
  type MomentInIndia,
  type SipAgreement,
  type SipReview,
  type SipSummary,
} from '@folioflow/flows';
import { formatDay, formatMaskedAccount, formatPaiseInRupees } from '../../../format/index.ts';
import type { DatedStep } from '../../../parts/order/Checkout/DatedSteps.tsx';

const accountTextOf = (i18n: I18n, { account }: SipSummary): string =>
  account === null ? i18n._('sip.when.noAccount') : `${account.bankName} ${formatMaskedAccount(account.lastDigits)}`;

/** The instalments from the first to the last; the first is paid today where the server sets that. */
function instalmentSteps(i18n: I18n, agreement: SipAgreement, summary: SipSummary, units: readonly DatedStep[]) {
  const { each, total, installments: count, firstDay, lastDay, isFirstToday } = agreement;
  const way = summary.needsMandate ? 'debit' : 'byHand';
  const [today, day] = [i18n._('checkout.when.today'), formatDay(i18n, firstDay)];
  const amount = formatPaiseInRupees(each);
  const first = i18n._(`sip.when.first.${way}`, { account: accountTextOf(i18n, summary) });
  const second = i18n._(`sip.when.second.${way}`);
  const sum = { amount: formatPaiseInRupees(total), amountNote: i18n._('checkout.when.inTotal') };
  return [
    { day: isFirstToday ? today : day, text: first, amount },
    ...units,
    ...(isFirstToday && count > 1 ? [{ day, text: second, amount }] : []),
    ...(count > 1
      ? [
          {
            day: lastDay === null ? '' : formatDay(i18n, lastDay),
            text: i18n._(`sip.when.last.${way}`, { count }),
            ...sum,
          },
        ]
      : []),
  ];
}

/** Returns the course of a SIP: the code, the first instalment, its units, the last instalment and the sum of all. */
export function sipDates(i18n: I18n, summary: SipSummary, { agreed }: SipReview, now: MomentInIndia): DatedStep[] {
  const agreement = sipAgreement(agreed.terms, agreed.mandate);
  if (agreement === null) return [];
  const { firstDay, isFirstToday } = agreement;
  const dealing = computeDealingDates(isFirstToday ? now : { day: firstDay, time: '00:00' }, {
    cutOff: summary.cutOff,
    settlementDays: UNIT_SETTLEMENT_DAYS,
  });
  const units =
    dealing === null
      ? []
      : [
          {
            day: formatDay(i18n, dealing.settledOn),
            text: i18n._('checkout.when.units', { day: formatDay(i18n, dealing.navDay) }),
          },
        ];
  return [
    { day: i18n._('checkout.when.today'), text: i18n._('checkout.when.code') },
    ...instalmentSteps(i18n, agreement, summary, units),
  ];
}
