import { styled } from 'styled-components';
import { mono } from '../chart/mono.ts';

export const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);
  max-width: var(--width-page);
  margin-inline: auto;
  color: var(--text);
`;

export const SearchForm = styled.form`
  display: grid;
  gap: var(--space-12);
  max-width: var(--width-reading);
`;

export const Inline = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-16);
  padding: 0;
  margin: 0;
  list-style: none;
`;

export const Entries = styled.ul`
  padding: 0;
  margin: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
    padding: var(--space-12) var(--space-16);
    border-top: 1px solid var(--line);
    overflow-wrap: anywhere;
  }

  > li:first-child {
    border-top: 0;
  }

  code {
    font-family: ${mono};
    font-size: 0.875em;
  }

  summary {
    width: fit-content;
    color: var(--accent);
    font-size: var(--type-14);
    cursor: pointer;
  }
`;

export const Muted = styled.div`
  color: var(--muted);
  font-size: var(--type-14);
`;
