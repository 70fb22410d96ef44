import { purchaseAgreement, formatMessage, type PurchaseTerms } from '@folioflow/flows';
import { formatPaiseInRupees } from '../../../format/money.ts';
import type { DataPair } from '../../../primitives/DataList/DataList.tsx';
import { AgreementFrame } from './AgreementFrame.tsx';
import { formatDealingDates } from './format-dealing-dates.ts';
import { OptionFacts } from './OptionFacts.tsx';
import { purchasePairs } from './purchase-pairs.ts';
import { useMomentInIndia } from './use-moment-in-india.ts';

interface PurchaseAgreementProps {
  terms: PurchaseTerms;
  schemeName: string;
  /** Texts of this kind of purchase; `once` has the parameter `{amount}`, `units` has `{scheme}`. */
  words: Readonly<Record<'title' | 'once' | 'units' | 'payNext', string>>;
  /** The paying account and the target of the units. */
  pairs: readonly DataPair[];
}

/** The agreement of a purchase: amount, time of payment, NAV date, date of the units, exit load and the rest. */
export function PurchaseAgreement({ terms, schemeName, words: kind, pairs }: PurchaseAgreementProps) {
  const now = useMomentInIndia();
  const { dealing, sums } = purchaseAgreement(terms, now);
  return (
    <AgreementFrame
      title={kind.title}
      headline={sums === null ? null : formatMessage(kind.once, { amount: formatPaiseInRupees(sums.amount) })}
      text={
        <>
          <p>{formatMessage(kind.units, { scheme: schemeName })}</p>
          <p>{kind.payNext}</p>
          {dealing !== null && <p>{formatDealingDates(dealing, terms.cutOff, now)}</p>}
        </>
      }
      pairs={[...pairs, ...purchasePairs(terms, sums)]}
    >
      <OptionFacts facts={terms.exitLoadFacts} />
    </AgreementFrame>
  );
}
