import { useLingui } from '@lingui/react';
import { Select } from '../../../primitives/Select/Select.tsx';

/** Slab rates of both regimes (section 202 and the First Schedule of the yearly Finance Act), in percent. */
const SLAB_PERCENTS = [0, 5, 10, 15, 20, 25, 30];

interface SlabRateProps {
  /** Percent; null if none is chosen. */
  value: number | null;
  onValueChange: (percent: number | null) => void;
}

/** Asks the slab rate of the investor, which is stored nowhere. */
export const SlabRate = ({ value, onValueChange }: SlabRateProps) => {
  const { i18n } = useLingui();
  return (
    <Select
      label={i18n._('saleEstimate.slab')}
      hint={i18n._('saleEstimate.slab.hint')}
      placeholder={i18n._('saleEstimate.slab.choose')}
      options={SLAB_PERCENTS.map((percent) => ({
        value: String(percent),
        label: i18n._('saleEstimate.slab.percent', { percent }),
      }))}
      value={value === null ? '' : String(value)}
      onValueChange={(percent) => onValueChange(percent === '' ? null : Number(percent))}
    />
  );
};
