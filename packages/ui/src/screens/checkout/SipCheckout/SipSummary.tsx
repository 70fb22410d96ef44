import { useLingui } from '@lingui/react';
import type { SipSummary as Summary } from '@folioflow/flows';
import { nameTimeInIndia } from '../../../format/clock.ts';
import { formatDay } from '../../../format/day.ts';
import { formatRepeat } from '../../../format/repeat.ts';
import { accountLine } from '../../../parts/order/Checkout/account-line.ts';
import { SummaryFrame } from '../../../parts/order/Checkout/SummaryFrame.tsx';
import { DataList } from '../../../primitives/DataList/DataList.tsx';

/** The amount of each instalment and its dates. */
export function SipSummary({ summary }: { summary: Summary }) {
  const { i18n } = useLingui();
  const { account, cutOff, firstDay, frequency, installments } = summary;
  return (
    <SummaryFrame {...summary}>
      <DataList
        pairs={[
          {
            term: i18n._('sip.summary.first'),
            value: formatDay(i18n, firstDay),
            note: formatRepeat(i18n, Number(firstDay.slice(8)), frequency),
          },
          { term: i18n._('sip.summary.count'), value: String(installments) },
          accountLine(i18n, account),
          ...(cutOff === '' ? [] : [{ term: i18n._('checkout.summary.cutOff'), value: nameTimeInIndia(i18n, cutOff) }]),
        ]}
      />
    </SummaryFrame>
  );
}
