import { styled } from 'styled-components';

/** Sections of the panel: one column on a phone, more on a wide panel. */
export const Sections = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  gap: var(--space-16) var(--space-24);
  align-items: start;
  font-size: var(--type-14);

  h2,
  h3 {
    margin: 0;
    color: var(--ink);
    font-weight: var(--weight-heading);
    overflow-wrap: anywhere;
  }

  h2 {
    font-size: var(--type-16);
  }

  h3 {
    color: var(--muted);
    font-size: var(--type-14);
  }

  h2:focus {
    outline: none;
  }

  section {
    container-type: inline-size;
    display: grid;
    gap: var(--space-16);
    min-width: 0;
  }
`;

export const StepList = styled.ul`
  display: grid;
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;

  &[data-scrolled] {
    max-height: 20rem;
    padding: 2px;
    overflow-y: auto;
  }
`;

/** A step as a button; the shown place of the trace is marked. */
export const StepButton = styled.button`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-8);
  width: 100%;
  min-height: 2.75rem;
  align-items: center;
  padding: var(--space-8) var(--space-12);
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  background: var(--card);
  color: var(--text);
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  strong {
    color: var(--ink);
    font-weight: var(--weight-heading);
  }

  > span {
    min-width: 0;
  }

  &:hover {
    border-color: var(--accent);
  }

  &:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }

  &[aria-current] {
    border-color: var(--accent);
    background: var(--accent-soft);
    box-shadow: inset 4px 0 0 var(--accent);
  }

  &[data-failure] strong {
    color: var(--loss);
  }

  &[data-later] {
    border-style: dashed;
    color: var(--muted);
  }
`;

export const Refusal = styled.p`
  color: var(--loss);
  font-weight: var(--weight-label);
`;
