import { css, styled } from 'styled-components';

/** The style of every input and select. */
export const inputLook = css`
  width: 100%;
  min-width: 0;
  min-height: 3rem;
  padding: var(--space-8) var(--space-12);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-control);
  background: var(--card);
  color: var(--ink);
  font-size: var(--type-16);
  transition: border-color var(--motion-feedback) var(--ease-out);

  &::placeholder {
    color: var(--muted);
    opacity: 1;
  }

  &:hover {
    border-color: var(--muted);
  }

  &:focus-visible,
  &:focus {
    border-color: var(--accent);
    outline: 2px solid var(--accent);
    outline-offset: -1px;
  }

  &[aria-invalid] {
    border-color: var(--loss);
  }

  &[aria-invalid]:focus {
    outline-color: var(--loss);
  }

  &:disabled,
  &:read-only:not(select, [type='file']) {
    background: var(--sunken);
    border-color: var(--line);
    color: var(--text);
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 1;
  }
`;

export const InputBox = styled.input`
  ${inputLook}
`;

/** An input with a prefix at its start or a button at its end. */
export const InputFrame = styled.div`
  position: relative;
  display: grid;

  > [data-place='start'] {
    position: absolute;
    inset-block: 1px;
    inset-inline-start: 1px;
    display: grid;
    place-items: center;
    min-width: 3rem;
    padding-inline: var(--space-12);
    border-inline-end: 1px solid var(--line);
    color: var(--muted);
    pointer-events: none;
  }

  > [data-place='end'] {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
  }
`;
