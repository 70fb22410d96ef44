import { paymentStrip as words } from '@folioflow/flows/words/payment-strip';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { TextLink } from '../../../primitives/Link/TextLink.tsx';

/* One line of a headline and two of a sentence on a phone, one of each from 40rem on: no text changes the height. */
const Strip = styled.section`
  display: grid;
  gap: var(--space-4) var(--space-16);
  padding: var(--space-8) var(--gutter);
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  background: var(--card);
  color: var(--text);
  font-size: var(--type-14);

  > div:first-child {
    min-width: 0;
    min-height: 3lh;
  }

  strong {
    color: var(--ink);
  }

  p:nth-child(2) {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    line-clamp: 2;
    overflow-wrap: anywhere;
  }

  > div:last-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-16);
    min-height: var(--control);
  }

  @media (min-width: 40rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;

    > div:first-child {
      min-height: 2lh;
    }

    p:nth-child(2) {
      -webkit-line-clamp: 1;
      line-clamp: 1;
    }
  }
`;

interface PaymentStripFrameProps {
  headline?: string | undefined;
  sentence?: string | undefined;
  /** An action before the link to the calendar. */
  action?: ReactNode;
  isBusy?: boolean | undefined;
}

/**
 * The strip about the next payments with its link to the calendar. Without a sentence it is the strip before the
 * answer, in the same size.
 */
export const PaymentStripFrame = ({
  headline = words.title,
  sentence = words.checking,
  action,
  isBusy,
}: PaymentStripFrameProps) => (
  <Strip aria-label={words.title} aria-busy={isBusy}>
    <div>
      <p>
        <strong>{headline}</strong>
      </p>
      <p>{sentence}</p>
    </div>
    <div>
      {action}
      <TextLink to="/paymentCalendar">{words.calendar}</TextLink>
    </div>
  </Strip>
);
