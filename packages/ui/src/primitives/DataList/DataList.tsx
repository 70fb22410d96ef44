import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { recordLook } from './record-look.ts';
import { ownTexts } from '../own-texts.tsx';

const Pairs = styled.dl`
  display: grid;

  &[data-layout='tiles'] {
    grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
    gap: var(--space-16) var(--space-24);
  }

  &[data-layout='record'] {
    ${recordLook}
  }
`;

const Pair = styled.div`
  min-width: 0;

  [data-layout='rows'] > & {
    display: grid;
    grid-template-columns: fit-content(50%) minmax(min-content, 1fr);
    align-items: baseline;
    gap: var(--space-16);
    padding-block: 0.625rem;
    border-bottom: 1px solid var(--line);
  }

  [data-layout='rows'] > &:last-child {
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
    text-wrap: balance;
  }
`;

export interface DataPair {
  term: string;
  value: ReactNode;
  /** A quieter line below the value. */
  note?: ReactNode;
  /** A code, a number or a name, which a browser that translates the page leaves as it is. */
  isLiteral?: boolean | undefined;
}

export interface DataListProps {
  pairs: readonly DataPair[];
  /** `rows`: lines of a statement with aligned figures. `record`: names and numbers as on a card. `tiles`: tiles. */
  layout?: 'rows' | 'record' | 'tiles' | undefined;
}

/** Terms and values of one record. */
export function DataList({ pairs, layout = 'rows' }: DataListProps) {
  return (
    <Pairs data-layout={layout}>
      {pairs.map(({ term, value, note, isLiteral }) => (
        <Pair key={term}>
          <dt>{term}</dt>
          <dd>
            {isLiteral ? <span translate="no">{value}</span> : ownTexts(value)}
            {note !== undefined && <small>{note}</small>}
          </dd>
        </Pair>
      ))}
    </Pairs>
  );
}
