import { useLingui } from '@lingui/react';
import type { AmountLimits } from '@folioflow/flows';
import { styled } from 'styled-components';
import { formatRupees } from '../../../format/money.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { quickAmountsOf } from './quick-amounts.ts';

const Amounts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);

  && > button {
    flex: 1 0 auto;
    min-height: var(--control);
    padding-inline: var(--space-4);
    border-color: var(--line);
    font-size: var(--type-14);
    font-variant-numeric: tabular-nums;
  }

  && > button[aria-pressed='true'] {
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
  /** Whether a press adds its sum to the amount, or enters it. */
  adds?: boolean | undefined;
  onAmount: (amount: string) => void;
}

/** Buttons that enter a round sum within the limits, or add it. */
export function QuickAmounts({ amount, limits, adds = false, onAmount }: QuickAmountsProps) {
  const { i18n } = useLingui();
  const sums = limits === null ? [] : quickAmountsOf(limits, adds);
  if (limits === null || sums.length === 0) return null;
  return (
    <Amounts role="group" aria-label={i18n._('invest.invest.amounts')}>
      {sums.map((sum) => {
        const entered = adds ? Number(amount) + sum : sum;
        return (
          <Button
            key={sum}
            variant="secondary"
            size="small"
            aria-pressed={adds ? undefined : amount === String(sum)}
            disabled={entered > limits.maximum}
            onClick={() => onAmount(String(entered))}
          >
            {formatRupees(sum, adds ? { sign: 'always' } : {})}
          </Button>
        );
      })}
    </Amounts>
  );
}
