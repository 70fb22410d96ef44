import type { OrderSummary as Summary } from '@folioflow/flows';
import { ordering } from '@folioflow/flows/words/ordering';
import { ChevronDown } from 'lucide-react';
import { styled } from 'styled-components';
import { Card } from '../../../primitives/Card/Card.tsx';
import { DataList } from '../../../primitives/DataList/DataList.tsx';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { icon } from '../../../primitives/icon.ts';
import { Row, Stack } from '../../../primitives/Layout/Layout.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { useIsWide } from './use-is-wide.ts';

const Fold = styled.details`
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);

  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-12);
    min-height: 3.5rem;
    padding: var(--space-8) var(--space-16);
    border-radius: var(--radius-card);
    list-style: none;
    cursor: pointer;
  }

  > summary::-webkit-details-marker {
    display: none;
  }

  > summary > span {
    display: flex;
    align-items: center;
    gap: var(--space-8);
    color: var(--ink);
    font-weight: var(--weight-label);
  }

  &[open] > summary svg {
    transform: rotate(180deg);
  }

  > div {
    padding: 0 var(--space-16) var(--space-16);
  }
`;

const Scheme = styled.div`
  overflow-wrap: anywhere;

  > strong {
    display: block;
    color: var(--ink);
    font-weight: var(--weight-label);
  }

  > small {
    color: var(--muted);
    font-size: var(--type-14);
  }
`;

/** What is bought: at the right of a wide screen, folded on top of a narrow one, and nowhere else. */
export function OrderSummary({ summary }: { summary: Summary }) {
  const isWide = useIsWide();
  if (isWide) {
    return (
      <Card as="aside" aria-label={ordering['summary.title']}>
        <Content summary={summary} />
      </Card>
    );
  }
  return (
    <Fold>
      <summary>
        <span>
          <ChevronDown {...icon} />
          {ordering['summary.title']}
        </span>
        <Money value={summary.amount} />
      </summary>
      <div>
        <Content summary={summary} />
      </div>
    </Fold>
  );
}

function Content({ summary }: { summary: Summary }) {
  const { account, cutOff } = summary;
  return (
    <Stack gap={16}>
      <Scheme>
        <strong>{summary.schemeName}</strong>
        {summary.optionName !== '' && <small>{summary.optionName}</small>}
      </Scheme>
      <Money value={summary.amount} size="display" />
      <Row gap={8}>
        <Tag>{ordering[summary.isRedemptionAllowed ? 'tag.redeem.yes' : 'tag.redeem.no']}</Tag>
        <Tag>{ordering[summary.hasExitLoad ? 'tag.exitLoad.yes' : 'tag.exitLoad.no']}</Tag>
        <Tag>{ordering[summary.isSwpAllowed ? 'tag.swp.yes' : 'tag.swp.no']}</Tag>
      </Row>
      <DataList
        pairs={[
          account === null
            ? { term: ordering['summary.bank'], value: ordering['summary.bank.none'] }
            : {
                term: ordering['summary.bank'],
                value: account.bankName,
                note: `•••• ${account.lastDigits}`,
              },
          ...(cutOff === ''
            ? []
            : [{ term: ordering['summary.cutOff'], value: cutOff, note: ordering['summary.cutOff.note'] }]),
        ]}
      />
    </Stack>
  );
}
