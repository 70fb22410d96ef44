import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { computeRedemption, type RedeemedOrder, type RedemptionReview, type RedemptionDraft } from '@folioflow/flows';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { isDeviceInIndia, nameTimeInIndia } from '../../../format/clock.ts';
import { formatMaskedAccount } from '../../../format/masked.ts';
import { NO_FIGURE, formatPercent, formatRupees } from '../../../format/money.ts';
import { formatDayWithWeekday } from '../../../format/weekday.ts';
import { useMomentInIndia } from '../../../parts/order/Checkout/use-moment-in-india.ts';
import { Panel } from '../../../parts/page/Panel/Panel.tsx';
import { DataList, type DataPair } from '../../../primitives/DataList/DataList.tsx';

const Credited = styled.strong`
  font-size: var(--type-22);
  font-weight: var(--weight-heading);
`;

export interface RedemptionAgreementProps {
  order: RedeemedOrder;
  /** Null while no amount can be redeemed: the figures keep their positions. */
  draft: RedemptionDraft | null;
  /** Securities transaction tax of the sale; null while it is not known. */
  sttInRupees?: number | null | undefined;
  /** Shown below the lines: the tax of the sale. */
  children?: ReactNode;
}

/** It is certain that nothing is charged or left. */
const formatFigure = (i18n: I18n, amount: number, { isEstimate }: Pick<RedemptionReview, 'isEstimate'>): string =>
  isEstimate && amount !== 0
    ? i18n._('redemption.agree.about', { amount: formatRupees(amount) })
    : formatRupees(amount);

/** The cut-off of the present day; on a device of another zone, with the day in India. */
const formatCutOff = (i18n: I18n, cutOff: string, today: string): string =>
  i18n._(isDeviceInIndia() ? 'redemption.agree.nav.today' : 'redemption.agree.nav.day', {
    time: nameTimeInIndia(i18n, cutOff),
    today: formatDayWithWeekday(i18n, today),
  });

/** The day of the NAV, and the day and the account of the payout; none if they are unknown. */
function dayPairs(
  i18n: I18n,
  { account, terms }: RedeemedOrder,
  { days }: RedemptionReview,
  today: string,
): DataPair[] {
  if (days === null) return [];
  return [
    {
      term: i18n._('redemption.agree.nav'),
      value: formatDayWithWeekday(i18n, days.navDay),
      ...(days.isToday ? { note: formatCutOff(i18n, terms.cutOff, today) } : {}),
    },
    {
      term:
        account === null
          ? i18n._('redemption.agree.when')
          : i18n._('redemption.agree.account', {
              bank: account.bankName,
              account: formatMaskedAccount(account.lastDigits),
            }),
      value: formatDayWithWeekday(i18n, days.creditDay),
    },
  ];
}

/** Amount that is credited after the exit load, its account and day (OM-143), and what is left. */
export function RedemptionAgreement({ order, draft, sttInRupees = null, children }: RedemptionAgreementProps) {
  const { i18n } = useLingui();
  const titleId = useId();
  const now = useMomentInIndia();
  const { terms } = order;
  // The day is valid for every amount and is shown before an amount is entered.
  const review = computeRedemption(terms, draft ?? { amount: '0', isWhole: false }, now);
  const formatShown = (amount: number) => (draft === null ? NO_FIGURE : formatFigure(i18n, amount, review));
  const afterStt = draft === null || !sttInRupees ? null : review.credited - sttInRupees;
  return (
    <Panel aria-labelledby={titleId}>
      <h2 id={titleId}>{i18n._('redemption.agree.title')}</h2>
      <DataList
        pairs={[
          ...(terms.loadPercent === 0
            ? []
            : [
                {
                  term: i18n._('redemption.agree.fee', { percent: formatPercent(terms.loadPercent) }),
                  value: formatShown(-review.fee),
                },
              ]),
          {
            term: i18n._('redemption.agree.credited'),
            value: <Credited>{formatShown(review.credited)}</Credited>,
            ...(afterStt === null
              ? {}
              : { note: i18n._('redemption.agree.afterStt', { amount: formatRupees(afterStt) }) }),
          },
          ...dayPairs(i18n, order, review, now.day),
          { term: i18n._('redemption.agree.left'), value: formatShown(review.remainingValue) },
        ]}
      />
      {draft?.isWhole === true && <small>{i18n._('redemption.agree.whole')}</small>}
      {children}
    </Panel>
  );
}
