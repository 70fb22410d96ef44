import { styled } from 'styled-components';
import { mono } from '../../../../packages/ui/src/review/chart/mono.ts';

export const Frame = styled.main`
  display: grid;
  gap: var(--space-24);
  max-width: 100rem;
  margin-inline: auto;
  padding: var(--space-24) var(--gutter) 0;

  @media (min-width: 64rem) {
    padding-inline: var(--space-24);
  }
`;

/** List and story are two pages on a phone, and beside each other in a wide window. */
export const Content = styled.div`
  display: grid;
  gap: var(--space-24);
  align-items: start;
  min-width: 0;

  @media (min-width: 64rem) {
    grid-template-columns: 21rem minmax(0, 1fr);
  }

  @media (max-width: 63.99rem) {
    &[data-shows='list'] > :last-child,
    &[data-shows='story'] > :first-child {
      display: none;
    }
  }
`;

export const List = styled.section`
  display: grid;
  gap: var(--space-12);
  min-width: 0;
  padding-bottom: var(--space-24);

  @media (min-width: 64rem) {
    position: sticky;
    top: 0;
    max-height: 100dvh;
    padding: var(--space-16) var(--space-4) var(--space-24);
    margin: calc(-1 * var(--space-16)) calc(-1 * var(--space-4)) 0;
    overflow-y: auto;
  }

  > div > p {
    color: var(--muted);
    font-size: var(--type-14);
  }
`;

export const Detail = styled.section`
  display: grid;
  gap: var(--space-16);
  min-width: 0;
`;

export const Back = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: var(--control);

  @media (min-width: 64rem) {
    display: none;
  }
`;

export const Problem = styled.p`
  padding: var(--space-12) var(--space-16);
  border-radius: var(--radius-control);
  background: var(--loss-soft);
  color: var(--ink);
  overflow-wrap: anywhere;
`;

export const Code = styled.code`
  color: var(--ink);
  font-family: ${mono};
  font-size: 0.875em;
  overflow-wrap: anywhere;
`;
