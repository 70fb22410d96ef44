import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Figures of holdings, each below its term. */
export const FactGrid = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8.25rem, 100%), 1fr));
  gap: var(--space-16);

  dt {
    color: var(--muted);
    font-size: var(--type-14);
  }

  dd {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-12);
    align-items: baseline;
  }
`;

interface FactProps {
  term: string;
  children: ReactNode;
}

export const Fact = ({ term, children }: FactProps) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
