import { styled } from 'styled-components';

export const Row = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-16);
  padding: var(--space-16);

  @media (min-width: 48rem) {
    padding: var(--space-24);
  }

  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-12) var(--space-32);
  }
`;

export const Identity = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-8);
  min-width: 0;
`;

export const NameLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-12);

  > h2 {
    min-width: 0;
    overflow-wrap: anywhere;
    font-size: var(--type-16);
    line-height: 1.35;
    letter-spacing: -0.006em;
  }
`;

export const Numbers = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-16);
  color: var(--muted);
  font-size: var(--type-14);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8.25rem, 1fr));
  gap: var(--space-12);
  align-content: start;

  @media (min-width: 40rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-12) var(--space-24);
  }

  @media (min-width: 64rem) {
    grid-template-columns: repeat(3, 9.5rem);
    text-align: end;
  }

  > div {
    min-width: 0;
  }

  > [data-wide] {
    grid-column: 1 / -1;
  }

  dt {
    color: var(--muted);
    font-size: var(--type-12);
  }

  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--space-8);
  }

  dd > small {
    font-size: var(--type-14);
  }

  @media (min-width: 40rem) {
    dd {
      display: block;
    }

    dd > small {
      display: block;
    }
  }

  @media (min-width: 40rem) {
    > [data-wide] {
      grid-column: auto;
    }
  }

  @media (min-width: 64rem) {
    > :first-child {
      grid-column: 3;
    }

    &[data-count='2'] > :first-child {
      grid-column: 2;
    }

    &[data-count='3'] > :first-child {
      grid-column: 1;
    }
  }
`;

export const Loud = styled.span`
  font-size: var(--type-18);
  font-weight: var(--weight-heading);
  letter-spacing: -0.01em;
`;

export const MessageText = styled.p`
  color: var(--text);
  font-size: var(--type-14);
  overflow-wrap: anywhere;
`;

export const Status = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-8);
`;

export const Installments = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-8);
  font-size: var(--type-14);
  text-wrap: balance;

  > :first-child {
    color: var(--muted);
  }

  /* Paragraphs of the provider as one line beside their label. */
  p {
    display: inline;
  }

  p:not(:last-child)::after {
    content: ' · ';
  }
`;

export const Rejection = styled.div`
  display: grid;
  gap: var(--space-4);
  font-size: var(--type-14);
`;

export const Details = styled.div`
  display: grid;
  gap: var(--space-16);
  padding: var(--space-16);
  border-radius: var(--radius-control);
  background: var(--sunken);

  @media (min-width: 64rem) {
    grid-column: 1 / -1;
  }
`;

export const Notices = styled.div`
  @media (min-width: 64rem) {
    grid-column: 1 / -1;
  }

  &:empty {
    display: none;
  }
`;
