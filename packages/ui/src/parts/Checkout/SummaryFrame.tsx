import { ordering } from '@folioflow/flows/words/ordering';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../primitives/Card/Card.tsx';
import { Money } from '../../primitives/Figure/Money.tsx';
import { icon } from '../../primitives/icon.ts';
import { Stack } from '../../primitives/Layout/Layout.tsx';
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

interface SummaryFrameProps {
  schemeName: string;
  optionName: string;
  /** Rupees. */
  amount: string;
  children: ReactNode;
}

/** What is bought: at the right of a wide screen, folded on top of a narrow one, and nowhere else. */
export function SummaryFrame({ schemeName, optionName, amount, children }: SummaryFrameProps) {
  const isWide = useIsWide();
  const content = (
    <Stack gap={16}>
      <Scheme>
        <strong>{schemeName}</strong>
        {optionName !== '' && <small>{optionName}</small>}
      </Scheme>
      <Money value={amount} size="display" />
      {children}
    </Stack>
  );
  if (isWide) {
    return (
      <Card as="aside" aria-label={ordering['summary.title']}>
        {content}
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
        <Money value={amount} />
      </summary>
      <div>{content}</div>
    </Fold>
  );
}
