import type { I18n } from '@lingui/core';
import { schemeFactsOf, type CheckoutFacts } from '@folioflow/flows';
import type { OrderedSchemeProps } from './OrderedScheme.tsx';

interface Ordered {
  readonly schemeName: string;
  readonly facts: CheckoutFacts;
  readonly amount: string;
}

/** Returns the ordered scheme by its fund with plan and option below it, or by its own name, which contains both. */
export function orderedSchemeOf(
  i18n: I18n,
  { schemeName, facts, amount }: Ordered,
): Pick<OrderedSchemeProps, 'name' | 'detail' | 'house' | 'amount'> {
  const { plan, option, house } = schemeFactsOf(facts.classification, schemeName);
  if (facts.fundName === '') return { name: schemeName, detail: '', house, amount };
  const words = [
    ...(plan === null ? [] : [i18n._(`checkout.scheme.plan.${plan}`)]),
    ...(option === null ? [] : [i18n._(`checkout.scheme.option.${option}`)]),
  ];
  return { name: facts.fundName, detail: words.join(' · '), house, amount };
}
