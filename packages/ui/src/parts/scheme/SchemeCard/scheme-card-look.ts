import { styled } from 'styled-components';
import { Card } from '../../../primitives/Card/Card.tsx';

export const Face = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
  height: 100%;
  padding: var(--space-16);
  transition:
    border-color var(--motion-feedback) var(--ease-out),
    box-shadow var(--motion-feedback) var(--ease-out);

  &:hover {
    border-color: var(--line-strong);
    box-shadow: var(--shadow-raised);
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  min-height: 2.75rem;

  > svg:last-child {
    flex: none;
    align-self: start;
    margin-inline-start: auto;
    color: var(--muted);
  }
`;

/*
 * The link covers the whole card, so that a press anywhere follows it and a long press opens the browser's menu. The
 * full name is shown, because plan and option are at its end.
 */
export const Name = styled.h2`
  min-width: 0;
  font-size: var(--type-16);
  line-height: 1.3;

  > a {
    color: var(--ink);
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  > a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-card);
  }

  > a:focus-visible {
    outline: none;
  }

  > a:focus-visible::after {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
`;

/* Facts on the left, the return over one month on the right. */
export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-4) var(--space-12);
  color: var(--muted);
  font-size: var(--type-14);

  > :first-child {
    display: grid;
    flex: 1 1 8rem;
    gap: var(--space-4);
    justify-items: start;
    min-width: 0;
  }
`;

export const MutedText = styled.p`
  color: var(--muted);
  font-size: var(--type-14);
`;

export const Headline = styled.dl`
  display: grid;
  justify-items: end;
  margin-inline-start: auto;

  > dt {
    font-size: var(--type-12);
  }
`;

/* Minimum and returns, which a narrow screen folds. */
export const Details = styled.div`
  &:not([hidden]) {
    display: grid;
    gap: var(--space-12);
  }
`;

export const Figures = styled.div`
  display: grid;
  /* In one row, except with enlarged text. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr));
  gap: var(--space-16);
  padding-top: var(--space-12);
  border-top: 1px solid var(--line);

  h3 {
    color: var(--muted);
    font-size: var(--type-12);
    font-weight: var(--weight-label);
    letter-spacing: 0;
  }

  p {
    margin-bottom: var(--space-4);
    color: var(--muted);
    font-size: var(--type-12);
  }
`;

export const Returns = styled.dl`
  display: grid;
  gap: 0.125rem;
  font-size: var(--type-14);

  > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-4);
  }

  dt {
    color: var(--muted);
  }
`;

/* Above the link that covers the card; a press beside its content follows the link. */
export const Control = styled.div`
  display: flex;
  margin: auto calc(-1 * var(--space-16)) calc(-1 * var(--space-16));
  padding-inline: var(--space-16);
  border-top: 1px solid var(--line);

  > * {
    position: relative;
    z-index: 1;
    flex: 1 1 auto;
  }

  /* A button beside a checkbox ends at the edge of the card. */
  > :not(:first-child) {
    flex: 0 1 auto;
  }
`;

export const DetailsButton = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-4);
  min-height: var(--control);
  margin-inline-start: auto;
  padding: 0;
  border: 0;
  background: none;
  color: var(--accent);
  font-size: var(--type-14);
  font-weight: var(--weight-label);
  cursor: pointer;

  && {
    flex: none;
  }

  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`;
