import { useLingui } from '@lingui/react';
import { HOLDING_ORDERS, type HoldingOrder } from '@folioflow/flows';
import { ArrowUpDown } from 'lucide';
import { styled } from 'styled-components';
import { Icon } from '../../../primitives/Icon/Icon.tsx';

/* The native select lies over its icon, so that a press opens the list of the phone. */
const Place = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: var(--control);
  height: var(--control);
  border-radius: var(--radius-control);
  color: var(--muted);

  > select {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }

  &:hover {
    background: var(--wash);
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
  }
`;

interface SortSelectProps {
  order: HoldingOrder;
  onOrder: (order: HoldingOrder) => void;
}

/** The order of the list behind an icon. */
export function SortSelect({ order, onOrder }: SortSelectProps) {
  const { i18n } = useLingui();
  return (
    <Place>
      <select
        aria-label={i18n._('holdings.order')}
        value={order}
        onChange={({ target: { value } }) => {
          const chosen = HOLDING_ORDERS.find((each) => each === value);
          if (chosen !== undefined) onOrder(chosen);
        }}
      >
        {HOLDING_ORDERS.map((each) => (
          <option key={each} value={each}>
            {i18n._(`holdings.order.${each}`)}
          </option>
        ))}
      </select>
      <Icon of={ArrowUpDown} />
    </Place>
  );
}
