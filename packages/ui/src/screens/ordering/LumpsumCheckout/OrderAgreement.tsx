import { say, UNITS_AFTER, type OptionFact, type OrderNominee, type OrderSummary } from '@folioflow/flows';
import { ordering } from '@folioflow/flows/words/ordering';
import { rupees } from '../../../format/index.ts';
import { AgreementFrame } from '../../../parts/Checkout/AgreementFrame.tsx';
import { DealingDay } from '../../../parts/Checkout/DealingDay.tsx';
import { OptionFacts } from '../../../parts/Checkout/OptionFacts.tsx';
import { accountLine } from '../../../parts/Checkout/account-line.ts';

interface OrderAgreementProps {
  summary: OrderSummary;
  nominee: OrderNominee;
  leaving: readonly OptionFact[];
}

/** How much goes where, when it is paid, whose NAV it gets, when the units come, and what it costs to leave again. */
export function OrderAgreement({ summary, nominee, leaving }: OrderAgreementProps) {
  const { amount, schemeName, account, cutOff } = summary;
  return (
    <AgreementFrame
      title={ordering['agree.title']}
      headline={say(ordering['agree.once'], { amount: rupees(amount) })}
      text={
        <>
          <p>{say(ordering['agree.units'], { scheme: schemeName })}</p>
          <p>{ordering['agree.payNext']}</p>
          <DealingDay terms={{ cutOff, settlesAfter: UNITS_AFTER }} />
        </>
      }
      pairs={[
        accountLine(account),
        { term: ordering['summary.nominee'], value: nominee.name ?? ordering['summary.nominee.none'] },
      ]}
    >
      <OptionFacts facts={leaving} />
    </AgreementFrame>
  );
}
