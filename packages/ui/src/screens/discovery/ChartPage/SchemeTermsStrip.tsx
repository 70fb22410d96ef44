import { useLingui } from '@lingui/react';
import { schemeTermsOf, type InvestTerms } from '@folioflow/flows';
import { styled } from 'styled-components';
import { formatKnownAmount, formatSchemeTerm } from './term-text.ts';

const Strip = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  align-content: start;
  gap: var(--space-12) var(--space-16);
  min-height: var(--terms);
  font-size: var(--type-14);

  dt {
    color: var(--muted);
  }

  dd {
    color: var(--ink);
    font-weight: var(--weight-label);
    overflow-wrap: anywhere;
  }
`;

/** Minimum amounts, exit load and lock-in of a scheme, each only if the provider sends it. */
export function SchemeTermsStrip({ terms }: { terms: Pick<InvestTerms, 'lumpsumOptions' | 'sipOptions'> }) {
  const { i18n } = useLingui();
  const { lumpsumMinimum, sipMinimum, exitLoad, lockIn } = schemeTermsOf(terms);
  const facts = [
    [i18n._('aboutScheme.facts.sipFrom'), formatKnownAmount(sipMinimum)],
    [i18n._('aboutScheme.facts.lumpsumFrom'), formatKnownAmount(lumpsumMinimum)],
    [i18n._('aboutScheme.facts.exitLoad'), formatSchemeTerm(i18n, exitLoad)],
    [i18n._('aboutScheme.facts.lockIn'), formatSchemeTerm(i18n, lockIn)],
  ].filter(([, value]) => value !== '');
  return (
    facts.length > 0 && (
      <Strip>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Strip>
    )
  );
}
