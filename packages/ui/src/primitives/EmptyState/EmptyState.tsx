import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { FocusHandedOn } from '../PageHeading/FocusHandedOn.tsx';

const Middle = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-8);
  padding: var(--space-32) var(--space-16);
  text-align: center;

  > svg {
    margin-bottom: var(--space-8);
  }

  > p {
    max-width: 32rem;
    color: var(--muted);
  }

  > [data-way-on] {
    margin-top: var(--space-16);
  }
`;

export interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** A line drawing; decoration only. */
  drawing?: ReactNode;
  /** The one way on. */
  action?: ReactNode;
  /** Where it is the page's only heading. */
  as?: 'h1' | 'h2' | 'h3' | undefined;
}

/** Nothing here yet: says why, and the one way on. */
export function EmptyState({ title, children, drawing, action, as: Heading = 'h2' }: EmptyStateProps) {
  return (
    <Middle>
      {drawing}
      <Heading>{title}</Heading>
      {children !== undefined && <p>{children}</p>}
      {action !== undefined && <FocusHandedOn data-way-on>{action}</FocusHandedOn>}
    </Middle>
  );
}
