import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../primitives/Card/Card.tsx';
import { PageHeading } from '../../primitives/PageHeading/PageHeading.tsx';
import type { Tone } from '../../primitives/Tag/Tag.tsx';
import { Page } from '../../shell/Page.tsx';

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

  &:is([data-tone='gain'], [data-tone='loss'], [data-tone='warn']) {
    background: var(--tone-soft);
    color: var(--tone);
  }
`;

const Foot = styled.div`
  display: grid;
  gap: var(--space-12);
`;

export interface OutcomePanelProps {
  /** Says the same as the title; decoration only. */
  icon: ReactNode;
  tone?: Tone | undefined;
  title: string;
  lead?: ReactNode;
  /** Names what is shown; a change moves the focus to the title. */
  step?: string | undefined;
  children?: ReactNode;
  /** The one way on. */
  action?: ReactNode;
}

/** One large state of a thing under way or over: what it is, what it means, and the way on. */
export function OutcomePanel({ icon, tone = 'info', title, lead, step, children, action }: OutcomePanelProps) {
  return (
    <Page width="form">
      <Sheet forwardedAs="div">
        <Disc data-tone={tone}>{icon}</Disc>
        <PageHeading step={step} lead={lead}>
          {title}
        </PageHeading>
        {children}
        {action !== undefined && <Foot>{action}</Foot>}
      </Sheet>
    </Page>
  );
}
