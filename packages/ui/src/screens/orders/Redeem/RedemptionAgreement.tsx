import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { computeRedemption, type RedeemedOrder, type RedemptionReview, type RedemptionDraft } from '@folioflow/flows';
import { useId } from 'react';
import { isDeviceInIndia, nameTimeInIndia } from '../../../format/clock.ts';
import { formatMaskedAccount } from '../../../format/masked.ts';
import { NO_FIGURE, formatPercent, formatRupees } from '../../../format/money.ts';
import { formatDayWithWeekday } from '../../../format/weekday.ts';
import { useMomentInIndia } from '../../../parts/order/Checkout/use-moment-in-india.ts';
import { DataList, type DataPair } from '../../../primitives/DataList/DataList.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';

interface RedemptionAgreementProps {
  order: RedeemedOrder;
  /** Null while no amount can be redeemed: the figures keep their positions. */
  draft: RedemptionDraft | null;
}

const createFigureFormatter =
  (i18n: I18n, found: RedemptionReview | null) => (amount: (of: RedemptionReview) => number) => {
    if (found === null) return NO_FIGURE;
    const text = formatRupees(amount(found));
    // It is certain that nothing is left.
    return found.isEstimate && amount(found) !== 0 ? i18n._('redemption.agree.about', { amount: text }) : text;
  };

/** The cut-off of the present day; on a device of another zone, with the day in India. */
const formatCutOff = (i18n: I18n, cutOff: string, today: string): string =>
  i18n._(isDeviceInIndia() ? 'redemption.agree.nav.today' : 'redemption.agree.nav.day', {
    time: nameTimeInIndia(i18n, cutOff),
    today: formatDayWithWeekday(i18n, today),
  });

function redemptionDayPairs(
  i18n: I18n,
  { terms }: RedeemedOrder,
  days: RedemptionReview['days'],
  today: string,
): DataPair[] {
  if (days === null) return [];
  return [
    {
      term: i18n._('redemption.agree.nav'),
      value: formatDayWithWeekday(i18n, days.navDay),
      ...(days.isToday ? { note: formatCutOff(i18n, terms.cutOff, today) } : {}),
    },
    { term: i18n._('redemption.agree.when'), value: formatDayWithWeekday(i18n, days.creditDay) },
  ];
}

/** The amount, the day of its NAV, its costs, the payout with its account and latest day, and what is left. */
export function RedemptionAgreement({ order, draft }: RedemptionAgreementProps) {
  const { i18n } = useLingui();
  const titleId = useId();
  const now = useMomentInIndia();
  const { account, terms } = order;
  // The days are valid for every amount and are shown before an amount is entered.
  const { days, ...found } = computeRedemption(terms, draft ?? { amount: '0', isWhole: false }, now);
  const figure = createFigureFormatter(i18n, draft === null ? null : { ...found, days });
  return (
    <Stack gap={12} role="region" aria-labelledby={titleId}>
      <h2 id={titleId}>{i18n._('redemption.agree.title')}</h2>
      <DataList
        pairs={[
          { term: i18n._('redemption.agree.redeemed'), value: figure(({ amount }) => amount) },
          ...(terms.loadPercent === 0
            ? []
            : [
                {
                  term: i18n._('redemption.agree.fee', { percent: formatPercent(terms.loadPercent) }),
                  value: figure(({ fee }) => -fee),
                },
              ]),
          {
            term: i18n._('redemption.agree.credited'),
            value: figure(({ credited }) => credited),
            ...(account === null
              ? {}
              : {
                  note: i18n._('redemption.agree.account', {
                    bank: account.bankName,
                    account: formatMaskedAccount(account.lastDigits),
                  }),
                }),
          },
          ...redemptionDayPairs(i18n, order, days, now.day),
          { term: i18n._('redemption.agree.left'), value: figure(({ remainingValue: left }) => left) },
        ]}
      />
      {draft?.isWhole === true && <p>{i18n._('redemption.agree.whole')}</p>}
    </Stack>
  );
}
