import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../../primitives/Card/Card.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Page } from '../../../shell/Page.tsx';

const Sheet = styled(Card)`
  display: grid;
  gap: var(--space-24);

  @media (min-width: 48rem) {
    padding: var(--space-32);
  }
`;

const Disc = styled.div`
  display: grid;
  place-items: center;
  width: 4rem;
  height: 4rem;
  border-radius: var(--radius-full);
  background: var(--accent-soft);
  color: var(--accent);

  > svg {
    width: 1.75rem;
    height: 1.75rem;
  }
`;

const Foot = styled.div`
  display: grid;
  gap: var(--space-12);
`;

export interface IntroPanelProps {
  /** Decorative icon. */
  icon: ReactNode;
  title: string;
  lead?: ReactNode;
  step?: string | undefined;
  children?: ReactNode;
  /** The only action. */
  action?: ReactNode;
}

/** A page before an action, or one that shows the provider's text only: the explanation and one action. */
export function IntroPanel({ icon, title, lead, step, children, action }: IntroPanelProps) {
  return (
    <Page width="form">
      <Sheet forwardedAs="div">
        <Disc>{icon}</Disc>
        <PageHeading step={step} lead={lead}>
          {title}
        </PageHeading>
        {children}
        {action !== undefined && <Foot>{action}</Foot>}
      </Sheet>
    </Page>
  );
}
