import { useLingui } from '@lingui/react';
import type { AmountLimits } from '@folioflow/flows';
import { styled } from 'styled-components';
import { formatRupees } from '../../../format/money.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Row } from '../../../primitives/Layout/Layout.tsx';
import { quickAmountsOf } from './quick-amounts.ts';

const AmountButton = styled(Button)`
  font-variant-numeric: tabular-nums;

  &&[aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--accent-soft);
    color: var(--accent);
  }
`;

interface QuickAmountsProps {
  /** Digits, rupees. */
  amount: string;
  /** Null while the field is disabled. */
  limits: AmountLimits | null;
  onAmount: (amount: string) => void;
}

/** Buttons that enter a round sum within the limits. */
export function QuickAmounts({ amount, limits, onAmount }: QuickAmountsProps) {
  const { i18n } = useLingui();
  const amounts = limits === null ? [] : quickAmountsOf(limits);
  if (amounts.length === 0) return null;
  return (
    <Row gap={8} role="group" aria-label={i18n._('invest.invest.amounts')}>
      {amounts.map((each) => (
        <AmountButton
          key={each}
          variant="secondary"
          size="small"
          aria-pressed={amount === String(each)}
          onClick={() => onAmount(String(each))}
        >
          {formatRupees(each)}
        </AmountButton>
      ))}
    </Row>
  );
}
