import { useLingui } from '@lingui/react';
import type { MessageId } from '@lingui/core';
import type { InvestmentPlan } from '@folioflow/flows';
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
  /** Key of a text with the place `{amount}`; by default that of a SIP. */
  find: MessageId | undefined;
  onPlan: ((plan: InvestmentPlan) => void) | undefined;
}

/** The link from a result to the schemes. */
export function SchemesLink({ plan, find, onPlan }: SchemesLinkProps) {
  const { i18n } = useLingui();
  return (
    <WideOnPhone to="/schemeList" onClick={() => plan && onPlan?.(plan)}>
      {plan === null
        ? i18n._('calculator.find')
        : i18n._(find ?? 'calculator.find.sip', { amount: formatRupees(plan.amount) })}
    </WideOnPhone>
  );
}
