import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { ownTexts } from '../own-texts.tsx';

const Details = styled.details`
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

  &[open] > summary > span > svg {
    transform: rotate(180deg);
  }

  > div {
    padding: 0 var(--space-16) var(--space-16);
  }
`;

export interface FoldProps {
  label: string;
  /** Shown beside the label in both states. */
  aside?: ReactNode;
  /** Initial state. */
  startsOpen?: boolean;
  children: ReactNode;
}

/** A disclosure: one line that unfolds more content. */
export function Fold({ label, aside, startsOpen = false, children }: FoldProps) {
  return (
    <Details open={startsOpen}>
      <summary>
        <span>
          <Icon of={ChevronDown} />
          {ownTexts(label)}
        </span>
        {aside}
      </summary>
      <div>{children}</div>
    </Details>
  );
}
