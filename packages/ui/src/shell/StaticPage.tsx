import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { PageHeading } from '../primitives/PageHeading/PageHeading.tsx';
import { Page } from './Page.tsx';

const Reading = styled.article`
  margin-top: var(--space-32);
  line-height: 1.65;

  > * + * {
    margin-top: var(--space-16);
  }

  > h2 {
    margin-top: var(--space-32);
    font-size: var(--type-18);
  }

  > h2:first-child {
    margin-top: 0;
  }

  > h3 {
    margin-top: var(--space-24);
    font-size: var(--type-16);
  }

  > :is(ul, ol) {
    padding-inline-start: var(--space-24);
  }

  li + li {
    margin-top: var(--space-8);
  }

  li::marker {
    color: var(--muted);
    font-variant-numeric: tabular-nums;
  }
`;

export interface StaticPageProps {
  title: string;
  /** One sentence: its audience and its date. */
  lead?: ReactNode;
  /** Headings, paragraphs and lists. */
  children: ReactNode;
}

/** A text page: terms, privacy or contact. */
export function StaticPage({ title, lead, children }: StaticPageProps) {
  return (
    <Page width="reading">
      <PageHeading lead={lead}>{title}</PageHeading>
      <Reading>{children}</Reading>
    </Page>
  );
}
