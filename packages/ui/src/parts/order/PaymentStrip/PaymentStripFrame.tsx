import { useLingui } from '@lingui/react';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { TextLink } from '../../../primitives/Link/TextLink.tsx';

/* A headline, a sentence and a detail of one line each; from 64rem on, the detail is beside the sentence. */
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
    display: grid;
    align-content: start;
    column-gap: var(--space-8);
    min-width: 0;
    min-height: 3lh;
  }

  strong {
    color: var(--ink);
  }

  p:nth-child(3) {
    display: -webkit-box;
    overflow: hidden;
    color: var(--muted);
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
    line-clamp: 1;
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
  }

  @media (min-width: 64rem) {
    > div:first-child {
      grid-template-columns: auto minmax(0, 1fr);
      min-height: 2lh;
    }

    p:first-child {
      grid-column: 1 / -1;
    }
  }
`;

export interface PaymentStripContent {
  headline?: string | undefined;
  sentence?: ReactNode;
  detail?: ReactNode;
  /** An action before the link to the calendar. */
  action?: ReactNode;
  isBusy?: boolean | undefined;
}

interface PaymentStripFrameProps extends PaymentStripContent {
  ref?: Ref<HTMLElement> | undefined;
  /** Another strip replaces this one: its link takes no focus, which would be lost. */
  isPlaceholder?: boolean | undefined;
}

/**
 * The strip about the next payments with its link to the calendar. Without a sentence it is the strip before the
 * answer, in the same size.
 */
export const PaymentStripFrame = ({
  ref,
  headline,
  sentence,
  detail,
  action,
  isBusy,
  isPlaceholder,
}: PaymentStripFrameProps) => {
  const { i18n } = useLingui();
  return (
    <Strip ref={ref} tabIndex={-1} aria-label={i18n._('paymentStrip.title')} aria-busy={isBusy} inert={isPlaceholder}>
      <div>
        <p>
          <strong>{headline ?? i18n._('paymentStrip.title')}</strong>
        </p>
        <p>{sentence ?? i18n._('paymentStrip.checking')}</p>
        {detail !== undefined && <p>{detail}</p>}
      </div>
      <div>
        {action}
        <TextLink to="/paymentCalendar">{i18n._('paymentStrip.calendar')}</TextLink>
      </div>
    </Strip>
  );
};
