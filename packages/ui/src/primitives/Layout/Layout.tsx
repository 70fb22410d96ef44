import { type ComponentProps } from 'react';
import { styled } from 'styled-components';

export type Space = 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64;

const gaps = `
  &[data-gap='4'] { gap: var(--space-4); }
  &[data-gap='8'] { gap: var(--space-8); }
  &[data-gap='12'] { gap: var(--space-12); }
  &[data-gap='16'] { gap: var(--space-16); }
  &[data-gap='24'] { gap: var(--space-24); }
  &[data-gap='32'] { gap: var(--space-32); }
  &[data-gap='48'] { gap: var(--space-48); }
  &[data-gap='64'] { gap: var(--space-64); }
`;

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  ${gaps}

  &[data-align='start'] {
    align-items: flex-start;
  }

  &[data-align='center'] {
    align-items: center;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-width: 0;
  ${gaps}

  &[data-justify='center'] {
    justify-content: center;
  }

  &[data-justify='between'] {
    justify-content: space-between;
  }

  &[data-justify='end'] {
    justify-content: flex-end;
  }

  &[data-align='baseline'] {
    align-items: baseline;
  }

  &[data-align='start'] {
    align-items: flex-start;
  }
`;

const Tiles = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  ${gaps}

  @media (min-width: 40rem) {
    &[data-columns='2'],
    &[data-columns='3'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  @media (min-width: 64rem) {
    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

interface GapProps extends ComponentProps<'div'> {
  gap?: Space | undefined;
}

interface StackProps extends GapProps {
  align?: 'stretch' | 'start' | 'center' | undefined;
}

/** A column of children. */
export function Stack({ gap = 16, align = 'stretch', ...rest }: StackProps) {
  return <Column {...rest} data-gap={gap} data-align={align} />;
}

interface RowProps extends GapProps {
  justify?: 'start' | 'center' | 'between' | 'end' | undefined;
  align?: 'center' | 'baseline' | 'start' | undefined;
}

/** A row of children that wraps if there is no room. */
export function Row({ gap = 12, justify = 'start', align = 'center', ...rest }: RowProps) {
  return <Line {...rest} data-gap={gap} data-justify={justify} data-align={align} />;
}

interface GridProps extends GapProps {
  /** Maximum number of columns; phones always have one. */
  columns?: 1 | 2 | 3 | undefined;
}

export function Grid({ gap = 16, columns = 2, ...rest }: GridProps) {
  return <Tiles {...rest} data-gap={gap} data-columns={columns} />;
}
