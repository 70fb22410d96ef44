import { useLingui } from '@lingui/react';
import type { OrderSummary as Summary } from '@folioflow/flows';
import { nameTimeInIndia } from '../../../format/clock.ts';
import { accountLine } from '../../../parts/order/Checkout/account-line.ts';
import { SummaryFrame } from '../../../parts/order/Checkout/SummaryFrame.tsx';
import { DataList } from '../../../primitives/DataList/DataList.tsx';
import { Row } from '../../../primitives/Layout/Layout.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { summaryTags } from './summary-tags.ts';

/** The summary of a one-time order. */
export function OrderSummary({ summary }: { summary: Summary }) {
  const { i18n } = useLingui();
  const { account, cutOff } = summary;
  return (
    <SummaryFrame {...summary}>
      <Row gap={8}>
        {summaryTags(i18n, summary).map((text) => (
          <Tag key={text}>{text}</Tag>
        ))}
      </Row>
      <DataList
        pairs={[
          accountLine(i18n, account),
          ...(cutOff === ''
            ? []
            : [
                {
                  term: i18n._('checkout.summary.cutOff'),
                  value: nameTimeInIndia(i18n, cutOff),
                  note: i18n._('checkout.summary.cutOff.note'),
                },
              ]),
        ]}
      />
    </SummaryFrame>
  );
}
