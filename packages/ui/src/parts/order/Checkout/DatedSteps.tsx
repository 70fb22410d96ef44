import { styled } from 'styled-components';

const Steps = styled.ol`
  display: grid;
  gap: var(--space-12);

  > li {
    position: relative;
    padding-inline-start: var(--space-24);
    color: var(--ink);
  }

  > li::before,
  > li::after {
    content: '';
    position: absolute;
  }

  > li::before {
    inset-block-start: 0.125rem;
    inset-inline-start: 2px;
    width: 0.625rem;
    height: 0.625rem;
    border: 2px solid var(--accent);
    border-radius: var(--radius-full);
  }

  > li:first-child::before {
    background: var(--accent);
  }

  > li:not(:last-child)::after {
    inset-block: 1rem -0.75rem;
    inset-inline-start: calc(2px + 0.25rem);
    width: 2px;
    background: var(--line);
  }

  > li > span {
    display: block;
    color: var(--muted);
    font-size: var(--type-12);
    line-height: 1.35;
  }

  > li > p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-12);
    overflow-wrap: anywhere;
  }

  > li > p > span:first-child {
    flex: 1 1 10rem;
  }

  > li > p > span:last-child:not(:first-child) {
    color: var(--muted);
    font-size: var(--type-12);
  }

  strong {
    color: var(--ink);
    font-size: var(--type-16);
    font-weight: var(--weight-heading);
    font-variant-numeric: tabular-nums;
  }
`;

export interface DatedStep {
  readonly day: string;
  readonly text: string;
  readonly amount?: string;
  /** A word after the amount. */
  readonly amountNote?: string;
}

/** The course of an order: one line a day, the first one today. */
export const DatedSteps = ({ of }: { of: readonly DatedStep[] }) => (
  <Steps>
    {of.map(({ day, text, amount, amountNote }) => (
      <li key={`${day} ${text}`}>
        <span>{day}</span>{' '}
        <p>
          <span>{text}</span>{' '}
          {amount !== undefined && (
            <span>
              <strong>{amount}</strong> {amountNote}
            </span>
          )}
        </p>
      </li>
    ))}
  </Steps>
);
