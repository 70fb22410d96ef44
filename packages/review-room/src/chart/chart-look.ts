import { styled } from 'styled-components';
import { mono } from './mono.ts';

/** A grid of states; a state with child states takes the whole row. */
export const States = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr));
  gap: var(--space-8);
  align-items: start;
  padding: 0;
  margin: 0;
  list-style: none;

  &[data-parallel] {
    grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  }

  > li[data-nested] {
    grid-column: 1 / -1;
  }

  &[data-parallel] > li[data-nested] {
    grid-column: auto;
  }
`;

export const Box = styled.li`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  min-width: 0;
  padding: var(--space-12);
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  background: var(--card);
  color: var(--text);

  &[data-nested] {
    background: var(--sunken);
  }

  &[data-region] {
    border-style: dashed;
    border-color: var(--line-strong);
  }

  &[data-lit='around'] {
    border-color: var(--accent);
  }

  &[data-lit='here'] {
    border-color: var(--accent);
    background: var(--accent-soft);
    box-shadow: inset 4px 0 0 var(--accent);
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-8);

  > strong {
    color: var(--ink);
    font-weight: var(--weight-heading);
    overflow-wrap: anywhere;
  }
`;

export const Description = styled.p`
  margin: 0;
  max-width: var(--width-reading);
  color: var(--muted);
  font-size: var(--type-14);
  line-height: var(--leading-text);
`;

export const Transitions = styled.ul`
  display: grid;
  gap: var(--space-4);
  padding: 0;
  margin: 0;
  font-size: var(--type-14);
  line-height: var(--leading-text);
  list-style: none;

  ul {
    margin: 0;
    padding-inline-start: var(--space-12);
    border-inline-start: 2px solid var(--line);
    list-style: none;
  }

  li {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const Cause = styled.span`
  color: var(--ink);
  font-family: ${mono};
  font-size: 0.8125rem;
`;

export const Guard = styled.span`
  color: var(--muted);
  font-family: ${mono};
  font-size: var(--type-12);
`;

export const Target = styled.span`
  color: var(--accent);
  font-weight: var(--weight-label);

  &[data-stays] {
    color: var(--muted);
    font-weight: var(--weight-text);
  }
`;

export const Call = styled.span`
  color: var(--muted);
`;
