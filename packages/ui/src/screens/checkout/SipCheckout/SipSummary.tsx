import type { SipSummary as Summary } from '@folioflow/flows';
import { sip as words } from '@folioflow/flows/words/sip';
import { checkout } from '@folioflow/flows/words/checkout';
import { nameTimeInIndia } from '../../../format/clock.ts';
import { formatDay } from '../../../format/day.ts';
import { formatRepeat } from '../../../format/repeat.ts';
import { accountLine } from '../../../parts/order/Checkout/account-line.ts';
import { SummaryFrame } from '../../../parts/order/Checkout/SummaryFrame.tsx';
import { DataList } from '../../../primitives/DataList/DataList.tsx';

/** The amount of each instalment and its dates. */
export function SipSummary({ summary }: { summary: Summary }) {
  const { account, cutOff, firstDay, frequency, installments } = summary;
  return (
    <SummaryFrame {...summary}>
      <DataList
        pairs={[
          {
            term: words['summary.first'],
            value: formatDay(firstDay),
            note: formatRepeat(Number(firstDay.slice(8)), frequency),
          },
          { term: words['summary.count'], value: String(installments) },
          accountLine(account),
          ...(cutOff === '' ? [] : [{ term: checkout['summary.cutOff'], value: nameTimeInIndia(cutOff) }]),
        ]}
      />
    </SummaryFrame>
  );
}
