import { formatMessage } from '@folioflow/flows';
import { saleEstimate as words } from '@folioflow/flows/words/sale-estimate';
import { Select } from '../../../primitives/Select/Select.tsx';

/** Slab rates of both regimes (section 202 and the First Schedule of the yearly Finance Act), in percent. */
const SLAB_PERCENTS = [0, 5, 10, 15, 20, 25, 30];

interface SlabRateProps {
  /** Percent; null if none is chosen. */
  value: number | null;
  onValueChange: (percent: number | null) => void;
}

/** Asks the slab rate of the investor, which is stored nowhere. */
export const SlabRate = ({ value, onValueChange }: SlabRateProps) => (
  <Select
    label={words.slab}
    hint={words['slab.hint']}
    placeholder={words['slab.choose']}
    options={SLAB_PERCENTS.map((percent) => ({
      value: String(percent),
      label: formatMessage(words['slab.percent'], { percent }),
    }))}
    value={value === null ? '' : String(value)}
    onValueChange={(percent) => onValueChange(percent === '' ? null : Number(percent))}
  />
);
