import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/* Spans, because the whole row can be a button or a link. 84 px high with a name of one line. */
const Skeleton = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.1875rem var(--space-8);
  align-items: center;
  width: 100%;
  padding-block: var(--space-8);
  text-align: start;

  &[data-marked] {
    grid-template-columns: auto minmax(0, 1fr) auto;
    column-gap: var(--space-12);
  }
`;

const Mark = styled.span`
  display: grid;
  grid-row: 1 / span 3;
  align-self: start;
  margin-top: 0.125rem;
`;

const Name = styled.span`
  grid-column: -3 / -1;
  color: var(--ink);
  font-size: var(--type-16);
  font-weight: var(--weight-label);
  line-height: 1.25;
  letter-spacing: -0.006em;
  overflow-wrap: anywhere;
`;

const Kind = styled.span`
  grid-column-start: -3;
  min-width: 0;
  color: var(--muted);
  font-size: var(--type-14);
  font-weight: var(--weight-text);
  line-height: calc(20 / 14);
  letter-spacing: 0;
  overflow-wrap: anywhere;
`;

const Figure = styled.span`
  display: grid;
  justify-items: end;
  color: var(--ink);
  font-size: var(--type-16);
  font-weight: var(--weight-heading);
  line-height: 1.25;
  letter-spacing: 0;
`;

const Tags = styled.span`
  display: flex;
  grid-column-start: -3;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-8);
  min-width: 0;
  min-height: 1.375rem;
  color: var(--muted);
  font-size: var(--type-12);
  font-weight: var(--weight-text);
  line-height: calc(16 / 12);
  letter-spacing: 0;
  overflow-wrap: anywhere;
`;

const Control = styled.span`
  display: grid;
  justify-items: end;
  color: var(--muted);
`;

export interface ListRowProps {
  /** A mark of 36 px. */
  mark?: ReactNode;
  /** The name over the full width; a longer one wraps. */
  name: ReactNode;
  kind: ReactNode;
  figure: ReactNode;
  /** The status, and words beside it. */
  tag: ReactNode;
  control?: ReactNode;
}

/** The skeleton of a row in all lists: the name, then kind and figure, then tag and control. */
export const ListRow = ({ mark, name, kind, figure, tag, control }: ListRowProps) => (
  <Skeleton data-marked={mark === undefined ? undefined : true}>
    {mark !== undefined && <Mark>{mark}</Mark>}
    <Name>{name}</Name>
    <Kind>{kind}</Kind>
    <Figure>{figure}</Figure>
    <Tags>{tag}</Tags>
    <Control>{control}</Control>
  </Skeleton>
);
