import { keyframes, styled } from 'styled-components';

const arrive = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const dim = keyframes`
  from { opacity: 0; }
`;

/** The surface of every modal: a centred card, or a bottom sheet on phones. */
export const DialogSheet = styled.dialog`
  flex-direction: column;
  width: calc(100vw - 2 * var(--space-24));
  max-width: 32rem;
  max-height: min(85dvh, 50rem);
  margin: auto;
  padding: 0;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);
  color: var(--text);
  box-shadow: var(--shadow-raised);

  &[open] {
    display: flex;
    animation: ${arrive} var(--motion-enter) var(--ease-out);
  }

  &[data-width='wide'] {
    max-width: 48rem;
  }

  &[data-width='full'] {
    max-width: 80rem;
    max-height: calc(100dvh - 2 * var(--space-16));
  }

  &[data-width='narrow'] {
    max-width: 26rem;
  }

  &,
  &::backdrop {
    overscroll-behavior: contain;
  }

  &::backdrop {
    overflow: hidden;
    background: var(--scrim);
    animation: ${dim} var(--motion-enter) var(--ease-out);
  }

  /* With a media type, a query asks for the window also where the screens are in a column (decision 054). */
  @media all and (max-width: 30rem) {
    width: 100vw;
    max-width: none;
    margin-block-end: 0;
    border-width: 1px 0 0;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    padding-block-end: env(safe-area-inset-bottom);
  }
`;
