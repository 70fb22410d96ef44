import { purchaseAgreement, type PurchaseTerms } from '@folioflow/flows';
import { DataList, type DataPair } from '../../primitives/DataList/DataList.tsx';
import { dealingText } from './dealing-text.ts';
import { OptionFacts } from './OptionFacts.tsx';
import { purchasePairs } from './purchase-pairs.ts';
import { useMomentInIndia } from './use-moment-in-india.ts';

interface PaymentMeaningProps {
  terms: PurchaseTerms;
  /** Which order is paid, and from where. */
  pairs?: readonly DataPair[];
}

/** What it comes to when a placed order is paid now: whose NAV it gets, when its units come, what leaving costs and leaves. */
export function PaymentMeaning({ terms, pairs = [] }: PaymentMeaningProps) {
  const { dealing, sums } = purchaseAgreement(terms, useMomentInIndia());
  const all = [...pairs, ...purchasePairs(terms, sums)];
  return (
    <>
      {all.length > 0 && <DataList pairs={all} />}
      {dealing !== null && <p>{dealingText(dealing, terms.cutOff)}</p>}
      <OptionFacts facts={terms.leaving} />
    </>
  );
}
