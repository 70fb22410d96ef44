import { styled } from 'styled-components';

export const MessageText = styled.p`
  color: var(--text);
  font-size: var(--type-14);
  overflow-wrap: anywhere;
`;

/* Paragraphs of the provider as one line. */
export const InlineHtml = styled.span`
  :is(div, p) {
    display: inline;
  }

  p:not(:last-child)::after {
    content: ' · ';
  }
`;

export const Details = styled.div`
  display: grid;
  gap: var(--space-16);
  padding: var(--space-16);
  border-radius: var(--radius-control);
  background: var(--sunken);
`;
