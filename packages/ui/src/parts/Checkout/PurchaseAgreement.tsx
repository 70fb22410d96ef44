import { purchaseAgreement, say, type PurchaseAgreement as Agreement, type PurchaseTerms } from '@folioflow/flows';
import { invest as words } from '@folioflow/flows/words/invest';
import { NO_FIGURE, ofPaise, percent } from '../../format/money.ts';
import type { DataPair } from '../../primitives/DataList/DataList.tsx';
import { AgreementFrame } from './AgreementFrame.tsx';
import { dealingText } from './dealing-text.ts';
import { OptionFacts } from './OptionFacts.tsx';
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
      headline={say(kind.once, { amount: sums === null ? NO_FIGURE : ofPaise(sums.amount) })}
      text={
        <>
          <p>{say(kind.units, { scheme: schemeName })}</p>
          <p>{kind.payNext}</p>
          {dealing !== null && <p>{dealingText(dealing, terms.cutOff)}</p>}
        </>
      }
      pairs={[...pairs, ...worthPairs(terms, sums), ...loadPairs(terms, sums)]}
    >
      <OptionFacts facts={terms.leaving} />
    </AgreementFrame>
  );
}

/** The rows keep their places while there is no amount. */
function worthPairs({ worth }: PurchaseTerms, sums: Agreement['sums']): DataPair[] {
  if (worth === '') return [];
  const then = sums?.worth ?? null;
  const value = then === null ? NO_FIGURE : say(words['agree.worth.about'], { amount: ofPaise(then) });
  return [{ term: words['agree.worth'], value, note: words['agree.worth.note'] }];
}

function loadPairs({ loadPercent }: PurchaseTerms, sums: Agreement['sums']): DataPair[] {
  if (loadPercent === 0) return [];
  const [fee, rest] = sums === null ? [NO_FIGURE, NO_FIGURE] : [ofPaise(sums.fee), ofPaise(sums.rest)];
  return [
    {
      term: say(words['agree.load'], { percent: percent(loadPercent) }),
      value: fee,
      note: say(words['agree.load.rest'], { amount: rest }),
    },
  ];
}
