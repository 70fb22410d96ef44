import { formatMessage, sipAgreement, type SipReview, type SipSummary } from '@folioflow/flows';
import { sip as words } from '@folioflow/flows/words/sip';
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
  const agreement = sipAgreement(agreed.terms, agreed.mandate);
  if (agreement === null) return null;
  const { each, total, installments: count, firstDay, lastDay, isFirstToday, mandate: room } = agreement;
  const way = summary.needsMandate ? 'debit' : 'byHand';
  const first = !isFirstToday ? way : count > 1 ? (`${way}.today` as const) : 'only';
  const lines = [
    formatMessage(words[`agree.first.${first}`], { day: formatDayWithWeekday(firstDay) }),
    lastDay === null
      ? formatMessage(words['agree.countOnly'], { count })
      : formatMessage(words['agree.count'], { count, day: formatDay(lastDay) }),
    formatMessage(words['agree.total'], { amount: formatPaiseInRupees(total) }),
  ];
  const remark = formatMandateLimitRemark(agreement);
  const pairs: DataPair[] = [
    ...accountPairs(summary.account),
    ...(mandate === null || room === null
      ? []
      : [
          {
            term: words['agree.mandate'],
            value: mandate.id,
            isLiteral: true,
            note: formatMessage(words['agree.left'], {
              left: formatPaiseInRupees(room.left),
              after: formatPaiseInRupees(room.leftAfterFirst),
            }),
          },
        ]),
    { term: words['agree.nominee'], value: nominee.name ?? words['agree.nominee.none'] },
  ];
  return (
    <AgreementFrame
      title={words['agree.title']}
      headline={formatMessage(words['agree.each'], {
        amount: formatPaiseInRupees(each),
        repeat: formatRepeat(Number(firstDay.slice(8)), summary.frequency),
      })}
      text={<p>{lines.join(' ')}</p>}
      pairs={pairs}
    >
      {!summary.needsMandate && <InfoLine>{words['byHand.note']}</InfoLine>}
      {mandate?.state === 'underApproval' && <InfoLine>{words['agree.mandate.pending']}</InfoLine>}
      {remark !== null && <InfoLine tone="warn">{remark}</InfoLine>}
    </AgreementFrame>
  );
}
