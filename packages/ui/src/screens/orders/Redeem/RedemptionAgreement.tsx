import { redemptionOf, say, type RedeemedOrder, type Redemption, type RedemptionDraft } from '@folioflow/flows';
import { redemption as words } from '@folioflow/flows/words/redemption';
import { useId } from 'react';
import { maskedAccount } from '../../../format/masked.ts';
import { NO_FIGURE, percent, rupees } from '../../../format/money.ts';
import { weekdayText } from '../../../format/weekday.ts';
import { useMomentInIndia } from '../../../parts/Checkout/use-moment-in-india.ts';
import { DataList, type DataPair } from '../../../primitives/DataList/DataList.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';

interface RedemptionAgreementProps {
  order: RedeemedOrder;
  /** Null while no amount can be redeemed: the figures keep their places. */
  draft: RedemptionDraft | null;
}

const figureOf = (found: Redemption | null) => (amount: (of: Redemption) => number) => {
  if (found === null) return NO_FIGURE;
  const text = rupees(amount(found));
  // That nothing is left is certain.
  return found.isAbout && amount(found) !== 0 ? say(words['agree.about'], { amount: text }) : text;
};

const timeOf = (cutOff: string) => cutOff.slice(0, 5);

function daysOf({ terms }: RedeemedOrder, days: Redemption['days']): DataPair[] {
  if (days === null) return [];
  return [
    {
      term: words['agree.nav'],
      value: weekdayText(days.navDay),
      ...(days.isToday ? { note: say(words['agree.nav.today'], { time: timeOf(terms.cutOff) }) } : {}),
    },
    { term: words['agree.when'], value: weekdayText(days.creditDay) },
  ];
}

/** What is redeemed and at which day's NAV, what it costs, what comes into which account by when, and what is left. */
export function RedemptionAgreement({ order, draft }: RedemptionAgreementProps) {
  const titleId = useId();
  const now = useMomentInIndia();
  const { account, terms } = order;
  // The days hold for every amount; they stand there before one is typed.
  const { days, ...found } = redemptionOf(terms, draft ?? { amount: '0', isWhole: false }, now);
  const figure = figureOf(draft === null ? null : { ...found, days });
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
                  term: say(words['agree.fee'], { percent: percent(terms.loadPercent) }),
                  value: figure(({ fee }) => -fee),
                },
              ]),
          {
            term: words['agree.credited'],
            value: figure(({ credited }) => credited),
            ...(account === null
              ? {}
              : {
                  note: say(words['agree.account'], {
                    bank: account.bankName,
                    account: maskedAccount(account.lastDigits),
                  }),
                }),
          },
          ...daysOf(order, days),
          { term: words['agree.left'], value: figure(({ left }) => left) },
        ]}
      />
      {draft?.isWhole === true && <p>{words['agree.whole']}</p>}
    </Stack>
  );
}
