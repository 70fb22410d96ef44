import { purchaseAgreement, say, type PurchaseTerms } from '@folioflow/flows';
import { ofPaise } from '../../format/money.ts';
import type { DataPair } from '../../primitives/DataList/DataList.tsx';
import { AgreementFrame } from './AgreementFrame.tsx';
import { dealingText } from './dealing-text.ts';
import { OptionFacts } from './OptionFacts.tsx';
import { purchasePairs } from './purchase-pairs.ts';
import { useMomentInIndia } from './use-moment-in-india.ts';

interface PurchaseAgreementProps {
  terms: PurchaseTerms;
  schemeName: string;
  /** What is said of this kind of purchase alone; `once` takes `{amount}`, `units` `{scheme}`. */
  words: Readonly<Record<'title' | 'once' | 'units' | 'payNext', string>>;
  /** Who pays, and where the units go. */
  pairs: readonly DataPair[];
}

/** How much goes where, when it is paid, whose NAV it gets, when the units come, what it costs to leave again, and what is left. */
export function PurchaseAgreement({ terms, schemeName, words: kind, pairs }: PurchaseAgreementProps) {
  const { dealing, sums } = purchaseAgreement(terms, useMomentInIndia());
  return (
    <AgreementFrame
      title={kind.title}
      headline={sums === null ? null : say(kind.once, { amount: ofPaise(sums.amount) })}
      text={
        <>
          <p>{say(kind.units, { scheme: schemeName })}</p>
          <p>{kind.payNext}</p>
          {dealing !== null && <p>{dealingText(dealing, terms.cutOff)}</p>}
        </>
      }
      pairs={[...pairs, ...purchasePairs(terms, sums)]}
    >
      <OptionFacts facts={terms.leaving} />
    </AgreementFrame>
  );
}
