import { type ReactNode } from 'react';
import { styled } from 'styled-components';

const Sheet = styled.div`
  width: 100%;
  max-width: calc(var(--width-page) + 2 * var(--space-24));
  margin-inline: auto;
  padding: var(--space-24) var(--space-16) var(--space-48);

  @media (min-width: 48rem) {
    padding: var(--space-32) var(--space-24) var(--space-64);
  }

  @media (max-width: 47.99rem) {
    &[data-dense] {
      padding-top: var(--space-12);
    }
  }

  &[data-width='form'] {
    max-width: calc(var(--width-form) + 2 * var(--space-24));
  }

  &[data-width='reading'] {
    max-width: calc(var(--width-reading) + 2 * var(--space-24));
  }
`;

export interface PageProps {
  children: ReactNode;
  /** Maximum width: 1,120 px for pages, 480 px for forms, 68 characters for reading. */
  width?: 'page' | 'form' | 'reading' | undefined;
  /** Reduces the top padding on a phone. */
  dense?: boolean | undefined;
}

/** The container of a screen. */
export function Page({ children, width = 'page', dense = false }: PageProps) {
  return (
    <Sheet data-width={width} data-dense={dense || undefined}>
      {children}
    </Sheet>
  );
}
