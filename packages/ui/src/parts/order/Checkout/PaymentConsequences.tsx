import { useLingui } from '@lingui/react';
import { purchaseAgreement, type PurchaseTerms } from '@folioflow/flows';
import { DataList, type DataPair } from '../../../primitives/DataList/DataList.tsx';
import { formatDealingDates } from './format-dealing-dates.ts';
import { OptionFacts } from './OptionFacts.tsx';
import { purchasePairs } from './purchase-pairs.ts';
import { useMomentInIndia } from './use-moment-in-india.ts';

interface PaymentConsequencesProps {
  terms: PurchaseTerms;
  /** The paid order and the paying account. */
  pairs?: readonly DataPair[];
}

/** The consequences of paying a placed order now: its NAV date, the date of its units, the exit load and the rest. */
export function PaymentConsequences({ terms, pairs = [] }: PaymentConsequencesProps) {
  const { i18n } = useLingui();
  const now = useMomentInIndia();
  const { dealing, sums } = purchaseAgreement(terms, now);
  const all = [...pairs, ...purchasePairs(i18n, terms, sums)];
  return (
    <>
      {all.length > 0 && <DataList pairs={all} />}
      {dealing !== null && <p>{formatDealingDates(i18n, dealing, terms.cutOff, now)}</p>}
      <OptionFacts facts={terms.exitLoadFacts} />
    </>
  );
}
