import { formatMessage, type InvestmentPlan } from '@folioflow/flows';
import { calculator } from '@folioflow/flows/words/calculator';
import { styled } from 'styled-components';
import { formatRupees } from '../../format/money.ts';
import { LinkButton } from '../../primitives/Link/LinkButton.tsx';

const WideOnPhone = styled(LinkButton)`
  min-height: 3rem;

  @media (min-width: 64rem) {
    align-self: flex-start;
  }
`;

export interface SchemesLinkProps {
  /** Null if the result fits no order. */
  plan: InvestmentPlan | null;
  /** Text with the place `{amount}`; by default that of a SIP. */
  find: string | undefined;
  onPlan: ((plan: InvestmentPlan) => void) | undefined;
}

/** The link from a result to the schemes. */
export function SchemesLink({ plan, find, onPlan }: SchemesLinkProps) {
  return (
    <WideOnPhone to="/schemeList" onClick={() => plan && onPlan?.(plan)}>
      {plan === null
        ? calculator.find
        : formatMessage(find ?? calculator['find.sip'], { amount: formatRupees(plan.amount) })}
    </WideOnPhone>
  );
}
