import { say, type SipReview, type SipSummary } from '@folioflow/flows';
import { sip as words } from '@folioflow/flows/words/sip';
import { useId } from 'react';
import { styled } from 'styled-components';
import { dayText, weekdayText } from '../../../format/index.ts';
import { repeatText } from '../../../format/repeat.ts';
import { InfoLine } from '../../../parts/NoticeLine/NoticeLine.tsx';
import { accountPairs, limitRemark, ofPaise } from '../../../parts/SipTerms/sip-terms.ts';
import { DataList, type DataPair } from '../../../primitives/DataList/DataList.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';

const Each = styled.p`
  color: var(--ink);
  font-size: var(--type-18);
  font-weight: var(--weight-heading);
`;

interface SipAgreementProps {
  summary: SipSummary;
  review: SipReview;
}

/** In plain words, before the money: how much, when, how often, until when, in all, from where, and under what. */
export function SipAgreement({ summary, review: { agreement, mandate, nominee } }: SipAgreementProps) {
  const titleId = useId();
  if (agreement === null) return null;
  const { each, total, installments: count, firstDay, lastDay, isFirstToday, mandate: room } = agreement;
  const way = summary.needsMandate ? 'debit' : 'byHand';
  const first = !isFirstToday ? way : count > 1 ? (`${way}.today` as const) : 'only';
  const lines = [
    say(words[`agree.first.${first}`], { day: weekdayText(firstDay) }),
    lastDay === null
      ? say(words['agree.countOnly'], { count })
      : say(words['agree.count'], { count, day: dayText(lastDay) }),
    say(words['agree.total'], { amount: ofPaise(total) }),
  ];
  const remark = limitRemark(agreement);
  const pairs: DataPair[] = [
    ...accountPairs(summary.account),
    ...(mandate === null || room === null
      ? []
      : [
          {
            term: words['agree.mandate'],
            value: mandate.id,
            note: say(words['agree.left'], { left: ofPaise(room.left), after: ofPaise(room.leftAfterFirst) }),
          },
        ]),
    { term: words['agree.nominee'], value: nominee.name ?? words['agree.nominee.none'] },
  ];
  return (
    <Stack gap={16} role="region" aria-labelledby={titleId}>
      <h2 id={titleId}>{words['agree.title']}</h2>
      <Stack gap={8}>
        <Each>
          {say(words['agree.each'], {
            amount: ofPaise(each),
            repeat: repeatText(Number(firstDay.slice(8)), summary.frequency),
          })}
        </Each>
        <p>{lines.join(' ')}</p>
      </Stack>
      <DataList layout="record" pairs={pairs} />
      {!summary.needsMandate && <InfoLine>{words['byHand.note']}</InfoLine>}
      {mandate?.state === 'underApproval' && <InfoLine>{words['agree.mandate.pending']}</InfoLine>}
      {remark !== null && <InfoLine>{remark}</InfoLine>}
    </Stack>
  );
}
