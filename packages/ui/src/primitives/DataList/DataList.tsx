import { type ReactNode } from 'react';
import { styled } from 'styled-components';

const Pairs = styled.dl`
  display: grid;

  &[data-layout='tiles'] {
    grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
    gap: var(--space-16) var(--space-24);
  }
`;

const Pair = styled.div`
  min-width: 0;

  [data-layout='rows'] > & {
    display: grid;
    grid-template-columns: minmax(max-content, 1fr) minmax(0, auto);
    align-items: baseline;
    gap: var(--space-16);
    padding-block: 0.625rem;
    border-bottom: 1px solid var(--line);
  }

  [data-layout='rows'] > &:last-child {
    border-bottom: 0;
  }

  [data-layout='record'] > & {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--space-16);
    padding-block: var(--space-8);
    border-bottom: 1px solid var(--line);
  }

  [data-layout='record'] > & > dt {
    flex: 2 1 6rem;

    @media (min-width: 40rem) {
      flex: 0 0 10.5rem;
    }
  }

  [data-layout='record'] > & > dd {
    flex: 3 1 8rem;
  }

  [data-layout='record'] > &:last-child {
    border-bottom: 0;
  }

  > dt {
    color: var(--muted);
    font-size: var(--type-14);
  }

  > dd {
    min-width: 0;
    color: var(--ink);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  [data-layout='rows'] > & > dd {
    text-align: end;
  }

  > dd > small {
    display: block;
    color: var(--muted);
    font-size: var(--type-14);
  }
`;

export interface DataPair {
  term: string;
  value: ReactNode;
  /** A quieter line below the value. */
  note?: ReactNode;
}

export interface DataListProps {
  pairs: readonly DataPair[];
  /** Lines of a statement, figures below each other; names and numbers of a record, as read off a card; or tiles. */
  layout?: 'rows' | 'record' | 'tiles' | undefined;
}

/** What is known about one thing: terms and values. */
export function DataList({ pairs, layout = 'rows' }: DataListProps) {
  return (
    <Pairs data-layout={layout}>
      {pairs.map(({ term, value, note }) => (
        <Pair key={term}>
          <dt>{term}</dt>
          <dd>
            {value}
            {note !== undefined && <small>{note}</small>}
          </dd>
        </Pair>
      ))}
    </Pairs>
  );
}
