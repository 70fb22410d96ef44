import { styled } from 'styled-components';

/** A month: its name and totals above its days. */
export const Month = styled.section`
  display: grid;
  gap: var(--space-12);
  min-width: 0;
`;

export const MonthHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-16);

  > h2 {
    font-size: var(--type-18);
  }
`;

export const Totals = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-16);
  color: var(--muted);
  font-size: var(--type-14);
  font-variant-numeric: tabular-nums;
`;

/** The days of a month between hairlines; from 48rem on, the day is beside its payments. */
export const Days = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Day = styled.li`
  display: grid;
  gap: var(--space-8) var(--space-24);
  padding: var(--space-16) var(--card-pad);

  &:not(:first-child) {
    border-top: 1px solid var(--line);
  }

  @media (min-width: 48rem) {
    grid-template-columns: 9rem minmax(0, 1fr);
  }
`;

export const DayHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  align-content: start;
  justify-content: space-between;
  gap: var(--space-4) var(--space-12);

  > h3 {
    font-size: var(--type-14);
    line-height: 1.5;
  }

  @media (min-width: 48rem) {
    flex-direction: column;
    justify-content: start;
  }
`;

export const Payments = styled.ul`
  display: grid;
  gap: var(--space-12);
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Payment = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 var(--space-16);
  align-items: baseline;

  > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  /* A quiet link: the amount is the loudest. */
  > :first-child > a {
    color: var(--text);
    font-weight: inherit;
    text-decoration-color: var(--line-strong);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }

  > :nth-child(2) {
    color: var(--ink);
    font-weight: var(--weight-heading);
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  > :nth-child(3) {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-4) var(--space-8);
    color: var(--muted);
    font-size: var(--type-14);
    overflow-wrap: anywhere;
  }
`;
