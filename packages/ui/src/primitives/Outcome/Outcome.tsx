import { CircleCheck, CircleHelp, CircleX, Hourglass } from 'lucide';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { DataList, type DataPair } from '../DataList/DataList.tsx';
import type { Tone } from '../Tag/Tag.tsx';
import { LiveText } from '../LiveText/LiveText.tsx';
import { ProviderText } from './ProviderText.ts';

/** Result of an action: `waiting` for another party, `unknown` without an answer. */
export type OutcomeKind = 'success' | 'waiting' | 'failed' | 'unknown';

const looks = {
  success: { tone: 'gain', picture: <Icon of={CircleCheck} size={24} strokeWidth={2} />, role: 'status' },
  waiting: { tone: 'info', picture: <Icon of={Hourglass} size={24} strokeWidth={2} />, role: 'status' },
  failed: { tone: 'loss', picture: <Icon of={CircleX} size={24} strokeWidth={2} />, role: 'alert' },
  unknown: { tone: 'warn', picture: <Icon of={CircleHelp} size={24} strokeWidth={2} />, role: 'alert' },
} as const satisfies Record<OutcomeKind, { tone: Tone; picture: ReactNode; role: 'status' | 'alert' }>;

const Sheet = styled.div`
  display: grid;
  overflow: clip;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);
`;

const Band = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-16);
  padding: var(--card-pad);
  background: var(--tone-soft);
`;

const Disc = styled.span`
  display: grid;
  place-items: center;
  align-self: start;
  width: 3rem;
  height: 3rem;
  border-radius: var(--radius-full);
  background: var(--tone);
  color: var(--card);

  > svg {
    width: 1.625rem;
    height: 1.625rem;
  }
`;

/* The documented title is the page's heading; the result is announced first. */
const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;

  &[data-titled] h1 {
    color: var(--text);
    font-size: var(--type-14);
    font-weight: var(--weight-label);
    letter-spacing: 0;
  }
`;

const Headline = styled.p`
  color: var(--ink);
  font-size: var(--type-22);
  font-weight: var(--weight-heading);
  letter-spacing: -0.015em;
  line-height: var(--leading-heading);
  text-wrap: balance;
`;

const Body = styled.div`
  display: grid;
  gap: var(--space-24);
  padding: var(--card-pad);

  /* The next step is visible on a phone. */
  @media (max-width: 30rem) {
    gap: var(--space-16);
  }
`;

const Sum = styled.div`
  display: grid;
  gap: var(--space-4);

  > p {
    color: var(--muted);
    font-size: var(--type-14);
    overflow-wrap: anywhere;
  }
`;

const Foot = styled.div`
  display: grid;
  gap: var(--space-12);
`;

export interface OutcomeProps {
  outcome: OutcomeKind;
  /** The page's heading if the outcome is the whole page. */
  title?: ReactNode;
  /** The result in one sentence. */
  headline?: ReactNode;
  /** The amount of the transaction. */
  amount?: ReactNode;
  /** The purchased scheme, below the amount. */
  about?: string | undefined;
  /** Order number and reference. */
  facts?: readonly DataPair[] | undefined;
  /** The next event and its date. */
  next?: ReactNode;
  /** The recommended next step; a secondary one may follow. */
  action?: ReactNode;
  /** The provider's text. */
  children?: ReactNode;
  /** False inside a live region, which announces the outcome already. */
  isLive?: boolean | undefined;
}

/** The result of an action: outcome, amount, next event, the provider's text and the next step. */
export function Outcome({
  outcome,
  title,
  headline,
  amount,
  about,
  facts = [],
  next,
  action,
  children,
  isLive = true,
}: OutcomeProps) {
  const { tone, picture, role } = looks[outcome];
  const parts = [
    (amount !== undefined || about !== undefined) && (
      <Sum key="sum">
        {amount}
        {about !== undefined && <p lang="en">{about}</p>}
      </Sum>
    ),
    next !== undefined && <div key="next">{next}</div>,
    children !== undefined && <ProviderText key="told">{children}</ProviderText>,
    facts.length > 0 && <DataList key="facts" pairs={facts} />,
    action !== undefined && <Foot key="foot">{action}</Foot>,
  ].filter(Boolean);
  return (
    <Sheet data-outcome={outcome} data-tone={tone}>
      <Band>
        <Disc>{picture}</Disc>
        <Words data-titled={(title !== undefined && headline !== undefined) || undefined}>
          {title}
          {headline !== undefined && (
            <Headline role={isLive ? role : undefined}>{isLive ? <LiveText>{headline}</LiveText> : headline}</Headline>
          )}
        </Words>
      </Band>
      {parts.length > 0 && <Body>{parts}</Body>}
    </Sheet>
  );
}
