import { formatMessage } from '@folioflow/flows';
import { invest } from '@folioflow/flows/words/invest';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Row } from '../../../primitives/Layout/Layout.tsx';
import { formatRupees } from '../../../format/money.ts';

const STEPS_IN_RUPEES = [1000, 5000] as const;

interface QuickAmountsProps {
  /** Digits, rupees. */
  amount: string;
  /** Rupees; null while the field is disabled. */
  maximum: number | null;
  onAmount: (amount: string) => void;
}

/** Buttons that add a round sum to the amount. */
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
            {formatMessage(invest['invest.more'], { amount: formatRupees(step) })}
          </Button>
        );
      })}
    </Row>
  );
}
