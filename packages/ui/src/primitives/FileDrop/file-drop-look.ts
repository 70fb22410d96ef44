import { styled } from 'styled-components';

export const Frame = styled.div`
  display: grid;
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
    color: var(--accent);
    margin-bottom: var(--space-4);
  }

  > strong {
    color: var(--accent);
    font-weight: var(--weight-label);
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
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
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

  &[data-look='picture'] {
    grid-template-columns: minmax(0, 1fr) auto;
    padding: var(--space-8);
  }

  &[data-look='picture'] > img,
  &[data-look='picture'] > [data-part='waiting'] {
    grid-column: 1 / -1;
    width: 100%;
    height: auto;
    aspect-ratio: 8 / 5;
    border-radius: var(--radius-control);
    background: var(--sunken);
    object-fit: contain;
  }

  &[data-look='picture'] > div {
    padding-inline-start: var(--space-8);
  }

  > [data-part='waiting'] {
    display: grid;
    place-items: center;
    color: var(--muted);
  }

  > div > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  strong {
    color: var(--ink);
    font-weight: var(--weight-label);
  }

  small {
    color: var(--muted);
    font-size: var(--type-14);
    font-variant-numeric: tabular-nums;
  }
`;
