import { styled } from 'styled-components';

/* As tall as its neighbour, so that selecting a file does not move an empty zone beside it. */
export const Frame = styled.div`
  display: grid;
  grid-template-rows: auto 1fr auto;

  &:has(> input) {
    grid-template-rows: auto auto 1fr auto;
    row-gap: var(--space-8);
  }
  gap: var(--space-4);
`;

export const Name = styled.span`
  color: var(--ink);
  font-size: var(--type-14);
  font-weight: var(--weight-label);
`;

export const Zone = styled.label`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--space-4);
  padding: var(--space-24) var(--space-16);
  border: 1.5px dashed var(--line-strong);
  border-radius: var(--radius-card);
  background: var(--card);
  color: var(--muted);
  text-align: center;
  cursor: pointer;
  transition:
    border-color var(--motion-feedback) var(--ease-out),
    background-color var(--motion-feedback) var(--ease-out);

  &:hover,
  &[data-over] {
    border-color: var(--accent);
    background: var(--accent-soft);
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }

  &:has([aria-invalid]) {
    border-color: var(--loss);
  }

  &:has(:disabled) {
    border-color: var(--line);
    background: var(--sunken);
    cursor: not-allowed;
  }

  > svg {
    margin-bottom: var(--space-4);
  }

  > strong {
    font-weight: var(--weight-label);
  }

  &:not(:has(:disabled)) > :is(svg, strong) {
    color: var(--accent);
  }

  > small {
    font-size: var(--type-14);
  }
`;

export const Input = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  opacity: 0;
  cursor: inherit;
`;

export const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-12);
  padding: var(--space-12) var(--space-8) var(--space-12) var(--space-16);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);

  > svg {
    color: var(--gain);
  }

  > img {
    width: 3.5rem;
    height: 2.5rem;
    border-radius: 6px;
    object-fit: cover;
  }

  > div {
    flex: 1 1 5rem;
    min-width: 0;
  }

  &[data-look='picture'] {
    padding: var(--space-8);
  }

  &[data-look='picture'] > img,
  &[data-look='picture'] > [data-part='waiting'] {
    width: 100%;
    height: auto;
    max-height: 20rem;
    aspect-ratio: 8 / 5;
    border-radius: var(--radius-control);
    object-fit: contain;
  }

  /* Text on a transparent scan is readable in the dark theme too. */
  > img {
    background: var(--paper);
  }

  &[data-look='picture'] > div {
    padding-inline-start: var(--space-8);
  }

  > [data-part='waiting'] {
    display: grid;
    place-items: center;
    background: var(--sunken);
    color: var(--muted);
  }

  > div > small {
    display: block;
  }

  strong {
    display: -webkit-box;
    overflow: hidden;
    color: var(--ink);
    font-weight: var(--weight-label);
    line-height: 1.35;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  small {
    color: var(--muted);
    font-size: var(--type-14);
    font-variant-numeric: tabular-nums;
  }
`;
