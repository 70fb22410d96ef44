import { css } from 'styled-components';

/** Shared by `Button` and `LinkButton`; the variant and size come from `data-*`. */
export const buttonLook = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-8);
  min-height: var(--control);
  min-width: var(--control);
  padding: var(--space-8) var(--space-16);
  border: 1px solid transparent;
  border-radius: var(--radius-control);
  background: none;
  font-size: var(--type-16);
  font-weight: 560;
  line-height: 1.25;
  letter-spacing: -0.006em;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  touch-action: manipulation;

  /* A shrinkable icon has no width of its own in a table, so its column would be too narrow. */
  svg {
    flex: none;
    max-width: none;
  }

  transition:
    background-color var(--motion-feedback) var(--ease-out),
    border-color var(--motion-feedback) var(--ease-out),
    color var(--motion-feedback) var(--ease-out);

  &[data-wide] {
    display: flex;
    width: 100%;
    min-height: 3rem;
  }

  &[data-size='small'] {
    padding: var(--space-4) var(--space-12);
    font-size: var(--type-14);
  }

  &[data-variant='primary'] {
    background: var(--accent);
    color: var(--on-accent);
  }

  &[data-variant='secondary'] {
    background: var(--card);
    border-color: var(--line-strong);
    color: var(--ink);
  }

  &[data-variant='quiet'] {
    color: var(--accent);
  }

  &[data-variant='danger'] {
    background: var(--loss);
    color: var(--on-loss);
  }

  &:not(:disabled, [aria-disabled='true']) {
    &[data-variant='primary']:hover {
      background: var(--accent-hover);
    }

    &[data-variant='primary']:active {
      background: var(--accent-press);
    }

    &[data-variant='danger']:is(:hover, :active) {
      background: var(--loss-hover);
    }

    &[data-variant='secondary']:is(:hover, :active),
    &[data-variant='quiet']:is(:hover, :active) {
      background-image: linear-gradient(var(--wash), var(--wash));
    }
  }

  &:disabled {
    background: var(--sunken);
    border-color: var(--line);
    color: var(--muted);
    cursor: not-allowed;
  }

  &[data-variant='quiet']:disabled {
    background: none;
    border-color: transparent;
  }

  &[aria-disabled='true'] {
    cursor: progress;
  }
`;
