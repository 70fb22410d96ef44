import {
  computeRedemption,
  formatMessage,
  type RedeemedOrder,
  type RedemptionReview,
  type RedemptionDraft,
} from '@folioflow/flows';
import { redemption as words } from '@folioflow/flows/words/redemption';
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

const createFigureFormatter = (found: RedemptionReview | null) => (amount: (of: RedemptionReview) => number) => {
  if (found === null) return NO_FIGURE;
  const text = formatRupees(amount(found));
  // It is certain that nothing is left.
  return found.isEstimate && amount(found) !== 0 ? formatMessage(words['agree.about'], { amount: text }) : text;
};

/** The cut-off of the present day; on a device of another zone, with the day in India. */
const formatCutOff = (cutOff: string, today: string): string =>
  formatMessage(words[isDeviceInIndia() ? 'agree.nav.today' : 'agree.nav.day'], {
    time: nameTimeInIndia(cutOff),
    today: formatDayWithWeekday(today),
  });

function redemptionDayPairs({ terms }: RedeemedOrder, days: RedemptionReview['days'], today: string): DataPair[] {
  if (days === null) return [];
  return [
    {
      term: words['agree.nav'],
      value: formatDayWithWeekday(days.navDay),
      ...(days.isToday ? { note: formatCutOff(terms.cutOff, today) } : {}),
    },
    { term: words['agree.when'], value: formatDayWithWeekday(days.creditDay) },
  ];
}

/** The amount, the day of its NAV, its costs, the payout with its account and latest day, and what is left. */
export function RedemptionAgreement({ order, draft }: RedemptionAgreementProps) {
  const titleId = useId();
  const now = useMomentInIndia();
  const { account, terms } = order;
  // The days are valid for every amount and are shown before an amount is entered.
  const { days, ...found } = computeRedemption(terms, draft ?? { amount: '0', isWhole: false }, now);
  const figure = createFigureFormatter(draft === null ? null : { ...found, days });
  return (
    <Stack gap={12} role="region" aria-labelledby={titleId}>
      <h2 id={titleId}>{words['agree.title']}</h2>
      <DataList
        pairs={[
          { term: words['agree.redeemed'], value: figure(({ amount }) => amount) },
          ...(terms.loadPercent === 0
            ? []
            : [
                {
                  term: formatMessage(words['agree.fee'], { percent: formatPercent(terms.loadPercent) }),
                  value: figure(({ fee }) => -fee),
                },
              ]),
          {
            term: words['agree.credited'],
            value: figure(({ credited }) => credited),
            ...(account === null
              ? {}
              : {
                  note: formatMessage(words['agree.account'], {
                    bank: account.bankName,
                    account: formatMaskedAccount(account.lastDigits),
                  }),
                }),
          },
          ...redemptionDayPairs(order, days, now.day),
          { term: words['agree.left'], value: figure(({ remainingValue: left }) => left) },
        ]}
      />
      {draft?.isWhole === true && <p>{words['agree.whole']}</p>}
    </Stack>
  );
}
