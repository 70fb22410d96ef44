import { formatMessage, type MandateRow } from '@folioflow/flows';
import { mandates as words } from '@folioflow/flows/words/mandates';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatDay, formatRupees } from '../../../format/index.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import { DataList, type DataPair } from '../../../primitives/DataList/DataList.tsx';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { Row, Stack } from '../../../primitives/Layout/Layout.tsx';
import { Tag, type Tone } from '../../../primitives/Tag/Tag.tsx';

const tones = {
  underApproval: 'info',
  signAgain: 'warn',
  approved: 'gain',
  inactive: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<MandateRow['state'], Tone>;

/** The available limit (DO-317), which a mandate without further debits only has left over. */
const restWords = {
  underApproval: 'card.available.later',
  signAgain: 'card.available.later',
  approved: 'card.available',
  inactive: 'card.unused',
  cancelled: 'card.unused',
} as const satisfies Record<MandateRow['state'], keyof typeof words>;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-4) var(--space-16);

  > h2 {
    font-size: var(--type-16);
    overflow-wrap: anywhere;
  }
`;

const Room = styled.div`
  display: grid;
  gap: var(--space-8);
  color: var(--muted);
  font-size: var(--type-14);

  > p > span:first-child {
    margin-inline-end: var(--space-4);
  }
`;

/** The used part of the limit; the text below has the same meaning. */
const Bar = styled.div`
  height: 0.375rem;
  border-radius: var(--radius-full);
  background: var(--line);
  overflow: clip;

  > div {
    height: 100%;
    background: var(--accent);
  }
`;

const Meaning = styled.p`
  max-width: var(--width-reading);
`;

export interface MandateCardProps {
  row: MandateRow;
  /** Shown above the figures: the control that selects the mandate. */
  choice?: ReactNode;
  /** Actions of the mandate. */
  children?: ReactNode;
}

/** A debit mandate: its state and meaning, the next step, and the rest of its limit. */
export function MandateCard({ row, choice, children }: MandateCardProps) {
  const titleId = useId();
  const word = words[`state.${row.state}`];
  const told = row.status.trim();
  // While the bank checks the form, the provider may send its own status text (DO-316).
  const isItsOwn = row.state === 'underApproval' && told !== '';
  const isSaid = isItsOwn || told.toLowerCase() === word.toLowerCase() || told === '';
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Stack gap={16}>
        <Head>
          <h2 id={titleId}>{formatMessage(words['card.title'], { id: row.id })}</h2>
          <Row gap={8}>
            <Tag tone={tones[row.state]}>{isItsOwn ? told : word}</Tag>
          </Row>
        </Head>
        {choice}
        <Room>
          <p>
            <Money value={row.available} size="large" /> <span>{words[restWords[row.state]]}</span>
          </p>
          <Bar aria-hidden>
            <div style={{ width: `${usedPercentOf(row)}%` }} />
          </Bar>
          <p>{formatMessage(words['card.limit'], { used: formatRupees(row.used), limit: formatRupees(row.limit) })}</p>
        </Room>
        <Meaning>
          {!isSaid && `${told}. `}
          {words[`state.${row.state}.next`]}
        </Meaning>
        <DataList layout="record" pairs={mandateRecordPairs(row)} />
        {children}
      </Stack>
    </Card>
  );
}

const usedPercentOf = ({ used, limit }: MandateRow): number =>
  limit <= 0 ? 0 : Math.min(100, Math.max(0, (used / limit) * 100));

const accountTypeText = (code: string): string =>
  Object.entries(words['card.accountTypes']).find(([known]) => known === code)?.[1] ?? code;

function mandateRecordPairs({ account, startDay, endDay }: MandateRow): readonly DataPair[] {
  const details = [accountTypeText(account.type), account.ifsc].filter((part) => part !== '').join(', ');
  const end = endDay === null ? '' : formatDay(endDay);
  return [
    { term: words['card.account'], value: account.number, isLiteral: true, ...(details !== '' && { note: details }) },
    ...(end === ''
      ? []
      : [
          {
            term: words['card.validity'],
            value:
              startDay === null
                ? formatMessage(words['card.validity.until'], { end })
                : formatMessage(words['card.validity.between'], { start: formatDay(startDay), end }),
          },
        ]),
  ];
}
