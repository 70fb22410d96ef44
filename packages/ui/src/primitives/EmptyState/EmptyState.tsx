import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { FocusFallback } from '../PageHeading/FocusFallback.tsx';

const Middle = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-8);
  padding: var(--space-32) var(--space-16);
  text-align: center;

  > svg {
    margin-bottom: var(--space-8);
  }

  /* Focused by script only, where the focused element was removed. */
  > h1:focus-visible {
    outline: none;
  }

  > p {
    max-width: 32rem;
    color: var(--muted);
    text-wrap: balance;
  }

  > [data-way-on] {
    margin-top: var(--space-16);
  }
`;

export interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** A decorative line drawing. */
  drawing?: ReactNode;
  /** The only action. */
  action?: ReactNode;
  /** `h1` if this is the only heading of the page. */
  as?: 'h1' | 'h2' | 'h3' | undefined;
}

/** An empty list or page: the reason and one action. */
export function EmptyState({ title, children, drawing, action, as: Heading = 'h2' }: EmptyStateProps) {
  return (
    <Middle>
      {drawing}
      <Heading tabIndex={Heading === 'h1' ? -1 : undefined}>{title}</Heading>
      {children !== undefined && <p>{children}</p>}
      {action !== undefined && <FocusFallback data-way-on>{action}</FocusFallback>}
    </Middle>
  );
}
