import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { MandateRow } from '@folioflow/flows';
import { hasText } from '../../../texts/has-text.ts';
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
} as const satisfies Record<MandateRow['state'], string>;

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
  const { i18n } = useLingui();
  const titleId = useId();
  const word = i18n._(`mandates.state.${row.state}`);
  const told = row.status.trim();
  // While the bank checks the form, the provider may send its own status text (DO-316).
  const isItsOwn = row.state === 'underApproval' && told !== '';
  const isSaid = isItsOwn || told.toLowerCase() === word.toLowerCase() || told === '';
  return (
    <Card as="article" aria-labelledby={titleId}>
      <Stack gap={16}>
        <Head>
          <h2 id={titleId}>{i18n._('mandates.card.title', { id: row.id })}</h2>
          <Row gap={8}>
            <Tag tone={tones[row.state]}>{isItsOwn ? told : word}</Tag>
          </Row>
        </Head>
        {choice}
        <Room>
          <p>
            <Money value={row.available} size="large" /> <span>{i18n._(`mandates.${restWords[row.state]}`)}</span>
          </p>
          <Bar aria-hidden>
            <div style={{ width: `${usedPercentOf(row)}%` }} />
          </Bar>
          <p>{i18n._('mandates.card.limit', { used: formatRupees(row.used), limit: formatRupees(row.limit) })}</p>
        </Room>
        <Meaning>
          {!isSaid && `${told}. `}
          {i18n._(`mandates.state.${row.state}.next`)}
        </Meaning>
        <DataList layout="record" pairs={mandateRecordPairs(i18n, row)} />
        {children}
      </Stack>
    </Card>
  );
}

const usedPercentOf = ({ used, limit }: MandateRow): number =>
  limit <= 0 ? 0 : Math.min(100, Math.max(0, (used / limit) * 100));

/** The name of a kind of account by the code of the exchange; any other code is shown unchanged. */
function accountTypeText(i18n: I18n, code: string): string {
  const key = `mandates.card.accountTypes.${code}`;
  return hasText(i18n, key) ? i18n._(key) : code;
}

function mandateRecordPairs(i18n: I18n, { account, startDay, endDay }: MandateRow): readonly DataPair[] {
  const details = [accountTypeText(i18n, account.type), account.ifsc].filter((part) => part !== '').join(', ');
  const end = endDay === null ? '' : formatDay(i18n, endDay);
  return [
    {
      term: i18n._('mandates.card.account'),
      value: account.number,
      isLiteral: true,
      ...(details !== '' && { note: details }),
    },
    ...(end === ''
      ? []
      : [
          {
            term: i18n._('mandates.card.validity'),
            value:
              startDay === null
                ? i18n._('mandates.card.validity.until', { end })
                : i18n._('mandates.card.validity.between', { start: formatDay(i18n, startDay), end }),
          },
        ]),
  ];
}
