import type { OrderSummary as Summary } from '@folioflow/flows';
import { ordering } from '@folioflow/flows/words/ordering';
import { accountLine } from '../../../parts/order/Checkout/account-line.ts';
import { SummaryFrame } from '../../../parts/order/Checkout/SummaryFrame.tsx';
import { DataList } from '../../../primitives/DataList/DataList.tsx';
import { Row } from '../../../primitives/Layout/Layout.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';

/** A one-time order. */
export function OrderSummary({ summary }: { summary: Summary }) {
  const { account, cutOff } = summary;
  return (
    <SummaryFrame {...summary}>
      <Row gap={8}>
        <Tag>{ordering[summary.isRedemptionAllowed ? 'tag.redeem.yes' : 'tag.redeem.no']}</Tag>
        <Tag>{ordering[summary.hasExitLoad ? 'tag.exitLoad.yes' : 'tag.exitLoad.no']}</Tag>
        <Tag>{ordering[summary.isSwpAllowed ? 'tag.swp.yes' : 'tag.swp.no']}</Tag>
      </Row>
      <DataList
        pairs={[
          accountLine(account),
          ...(cutOff === ''
            ? []
            : [{ term: ordering['summary.cutOff'], value: cutOff, note: ordering['summary.cutOff.note'] }]),
        ]}
      />
    </SummaryFrame>
  );
}
