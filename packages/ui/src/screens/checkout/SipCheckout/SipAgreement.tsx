import { useLingui } from '@lingui/react';
import { sipAgreement, type SipReview, type SipSummary } from '@folioflow/flows';
import { formatDay, formatPaiseInRupees, formatDayWithWeekday } from '../../../format/index.ts';
import { formatRepeat } from '../../../format/repeat.ts';
import { AgreementFrame } from '../../../parts/order/Checkout/AgreementFrame.tsx';
import { InfoLine } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { accountPairs, formatMandateLimitRemark } from '../../../parts/order/SipTerms/sip-terms.ts';
import { type DataPair } from '../../../primitives/DataList/DataList.tsx';

interface SipAgreementProps {
  summary: SipSummary;
  review: SipReview;
}

/** The terms of the SIP in plain words: amount, dates, frequency, end, total, account and mandate. */
export function SipAgreement({ summary, review: { agreed, mandate, nominee } }: SipAgreementProps) {
  const { i18n } = useLingui();
  const agreement = sipAgreement(agreed.terms, agreed.mandate);
  if (agreement === null) return null;
  const { each, total, installments: count, firstDay, lastDay, isFirstToday, mandate: room } = agreement;
  const way = summary.needsMandate ? 'debit' : 'byHand';
  const first = !isFirstToday ? way : count > 1 ? (`${way}.today` as const) : 'only';
  const lines = [
    i18n._(`sip.agree.first.${first}`, { day: formatDayWithWeekday(i18n, firstDay) }),
    lastDay === null
      ? i18n._('sip.agree.countOnly', { count })
      : i18n._('sip.agree.count', { count, day: formatDay(i18n, lastDay) }),
    i18n._('sip.agree.total', { amount: formatPaiseInRupees(total) }),
  ];
  const remark = formatMandateLimitRemark(i18n, agreement);
  const pairs: DataPair[] = [
    ...accountPairs(i18n, summary.account),
    ...(mandate === null || room === null
      ? []
      : [
          {
            term: i18n._('sip.agree.mandate'),
            value: mandate.id,
            isLiteral: true,
            note: i18n._('sip.agree.left', {
              left: formatPaiseInRupees(room.left),
              after: formatPaiseInRupees(room.leftAfterFirst),
            }),
          },
        ]),
    { term: i18n._('sip.agree.nominee'), value: nominee.name ?? i18n._('sip.agree.nominee.none') },
  ];
  return (
    <AgreementFrame
      title={i18n._('sip.agree.title')}
      headline={i18n._('sip.agree.each', {
        amount: formatPaiseInRupees(each),
        repeat: formatRepeat(i18n, Number(firstDay.slice(8)), summary.frequency),
      })}
      text={<p>{lines.join(' ')}</p>}
      pairs={pairs}
    >
      {!summary.needsMandate && <InfoLine>{i18n._('sip.byHand.note')}</InfoLine>}
      {mandate?.state === 'underApproval' && <InfoLine>{i18n._('sip.agree.mandate.pending')}</InfoLine>}
      {remark !== null && <InfoLine tone="warn">{remark}</InfoLine>}
    </AgreementFrame>
  );
}
