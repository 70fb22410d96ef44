import { useLingui } from '@lingui/react';
import { purchaseAgreement, type PurchaseTerms } from '@folioflow/flows';
import { formatPaiseInRupees } from '../../../format/money.ts';
import type { DataPair } from '../../../primitives/DataList/DataList.tsx';
import { AgreementFrame } from './AgreementFrame.tsx';
import { formatDealingDates } from './format-dealing-dates.ts';
import { OptionFacts } from './OptionFacts.tsx';
import { purchasePairs } from './purchase-pairs.ts';
import { useMomentInIndia } from './use-moment-in-india.ts';

interface PurchaseAgreementProps {
  terms: PurchaseTerms;
  /** Texts of this kind of purchase. */
  words: Readonly<Record<'title' | 'units' | 'payNext', string>> & { readonly once: (amount: string) => string };
  /** The paying account and the target of the units. */
  pairs: readonly DataPair[];
}

/** The agreement of a purchase: amount, time of payment, NAV date, date of the units, exit load and the rest. */
export function PurchaseAgreement({ terms, words: kind, pairs }: PurchaseAgreementProps) {
  const { i18n } = useLingui();
  const now = useMomentInIndia();
  const { dealing, sums } = purchaseAgreement(terms, now);
  return (
    <AgreementFrame
      title={kind.title}
      headline={sums === null ? null : kind.once(formatPaiseInRupees(sums.amount))}
      text={
        <>
          <p>{kind.units}</p>
          <p>{kind.payNext}</p>
          {dealing !== null && <p>{formatDealingDates(i18n, dealing, terms.cutOff, now)}</p>}
        </>
      }
      pairs={[...pairs, ...purchasePairs(i18n, terms, sums)]}
    >
      <OptionFacts facts={terms.exitLoadFacts} />
    </AgreementFrame>
  );
}
