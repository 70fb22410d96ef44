import { styled } from 'styled-components';

/**
 * The buttons at the end of a form, the way on first: below each other on a phone, beside each other where there is
 * room, with the way on at the right, where it is looked for.
 */
export const FormFoot = styled.div`
  display: grid;
  gap: var(--space-12);

  @media (min-width: 40rem) {
    display: flex;
    flex-direction: row-reverse;

    > * {
      flex: 1;
    }
  }
`;
