import { formatMessage } from '@folioflow/flows';
import { invest } from '@folioflow/flows/words/invest';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Row } from '../../../primitives/Layout/Layout.tsx';
import { formatShortRupees } from './amount-text.ts';

const STEPS_IN_RUPEES = [1000, 5000] as const;

interface QuickAmountsProps {
  /** Digits, rupees. */
  amount: string;
  /** Rupees; null while nothing may be typed. */
  maximum: number | null;
  onAmount: (amount: string) => void;
}

/** Adds a round sum to the amount with one press. */
export function QuickAmounts({ amount, maximum, onAmount }: QuickAmountsProps) {
  return (
    <Row gap={8}>
      {STEPS_IN_RUPEES.map((step) => {
        const more = Number(amount) + step;
        return (
          <Button
            key={step}
            variant="secondary"
            size="small"
            disabled={maximum === null || more > maximum}
            onClick={() => onAmount(String(more))}
          >
            {formatMessage(invest['invest.more'], { amount: formatShortRupees(step) })}
          </Button>
        );
      })}
    </Row>
  );
}
