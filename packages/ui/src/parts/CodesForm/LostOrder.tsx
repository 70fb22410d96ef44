import type { SecondFactorEvent, SecondFactorView } from '@folioflow/flows';
import { common } from '@folioflow/flows/words/common';
import { ordering } from '@folioflow/flows/words/ordering';
import { Button } from '../../primitives/Button/Button.tsx';
import { Row } from '../../primitives/Layout/Layout.tsx';
import { TextLink } from '../../primitives/Link/TextLink.tsx';

interface LostOrderProps {
  codes: SecondFactorView;
  remote: { send: (event: SecondFactorEvent) => void };
  orderList: string;
}

/** The ways on from an order that may have been placed: to have it looked up, or to look for it oneself. */
export function LostOrder({ codes, remote, orderList }: LostOrderProps) {
  const canCheck = codes.screen === 'codes' && codes.canAbandon;
  return (
    <Row gap={12}>
      <Button
        variant="secondary"
        size="small"
        disabled={!canCheck}
        onClick={() => remote.send({ type: 'codes.abandoned', toCheck: true })}
      >
        {common.checkAgain}
      </Button>
      <TextLink to={`/${orderList}`}>{ordering['order.checkList']}</TextLink>
    </Row>
  );
}
