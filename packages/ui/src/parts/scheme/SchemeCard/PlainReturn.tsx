import type { SchemeReturn } from '@folioflow/flows';
import { styled } from 'styled-components';
import { directionOf, formatPercent } from '../../../format/money.ts';
import { statedPercentOf } from './scheme-return.ts';

const Text = styled.span`
  color: var(--text);
  white-space: nowrap;

  &[data-tone='loss'] {
    color: var(--loss);
  }
`;

/** A return in a table, with its sign: a loss is red, anything else is ink (DO-050, DO-051). */
export function PlainReturn({ returned }: { returned: SchemeReturn }) {
  const percent = statedPercentOf(returned);
  return (
    <Text data-tone={directionOf(percent) === 'down' ? 'loss' : undefined}>
      {formatPercent(percent, { sign: 'always' })}
    </Text>
  );
}
