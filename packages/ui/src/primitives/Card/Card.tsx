import { type ComponentProps } from 'react';
import { styled } from 'styled-components';

const Panel = styled.section`
  position: relative;
  min-width: 0;
  padding: var(--card-pad);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);

  &[data-raised] {
    border-color: transparent;
    box-shadow: var(--shadow-raised);
  }

  [data-theme='dark'] &[data-raised] {
    border-color: var(--line);
  }

  &[data-flush] {
    padding: 0;
    overflow: clip;
  }
`;

export interface CardProps extends ComponentProps<'section'> {
  /** Elevated with a shadow: for sheets, menus and the sign-in card only. */
  raised?: boolean | undefined;
  /** Removes the padding, for lists and tables with rows that reach the edges. */
  flush?: boolean | undefined;
  as?: 'section' | 'article' | 'div' | 'li' | 'aside' | undefined;
}

export function Card({ raised = false, flush = false, ...rest }: CardProps) {
  return <Panel {...rest} data-raised={raised || undefined} data-flush={flush || undefined} />;
}
