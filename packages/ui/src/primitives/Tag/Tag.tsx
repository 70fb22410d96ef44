import { type ReactNode } from 'react';
import { styled } from 'styled-components';

export type Tone = 'neutral' | 'gain' | 'loss' | 'info' | 'warn';

const Pill = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-4);
  max-width: 100%;
  padding: 0.125rem 0.625rem;
  border-radius: var(--radius-full);
  background: var(--tone-soft);
  color: var(--tone);
  font-size: var(--type-12);
  font-weight: var(--weight-label);
  line-height: 1.5;
  overflow-wrap: anywhere;
`;

export interface TagProps {
  /** The label; a tone is never the only information. */
  children: ReactNode;
  tone?: Tone | undefined;
  /** The label is one that the law requires: the check of mandatory notices (`@folioflow/ui/theme`) watches it. */
  legal?: 'risk' | undefined;
}

/** A state or a kind in one or two words. */
export function Tag({ children, tone = 'neutral', legal }: TagProps) {
  return (
    <Pill data-tone={tone} data-legal={legal}>
      {children}
    </Pill>
  );
}
