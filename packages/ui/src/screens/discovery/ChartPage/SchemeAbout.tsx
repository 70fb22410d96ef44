import { useLingui } from '@lingui/react';
import { schemeFactsOf, type NavPoint, type SchemeClassification, type SchemeIdentity } from '@folioflow/flows';
import { styled } from 'styled-components';
import { ChartFoot } from '../../../parts/scheme/NavHistory/ChartFoot.tsx';
import { NavTable } from '../../../parts/scheme/NavHistory/NavTable.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { languageOf } from '../../../primitives/ServerText/language-of.ts';

const FactList = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
  gap: var(--space-16);
  margin: 0;

  dt {
    color: var(--muted);
    font-size: var(--type-14);
  }

  dd {
    margin: 0;
    color: var(--ink);
    overflow-wrap: anywhere;
  }
`;

export interface SchemeAboutProps {
  scheme: SchemeIdentity;
  classification: SchemeClassification;
  /** The drawn NAVs, which the table lists. */
  navs: readonly NavPoint[];
}

/**
 * The facts of a scheme: category, plan, option and codes, the sentence of its risk, and the drawn NAVs as a table.
 */
export function SchemeAbout({ scheme, classification, navs }: SchemeAboutProps) {
  const { i18n } = useLingui();
  const { house, category, subCategory, plan, option, risk, riskLevel } = schemeFactsOf(classification, scheme.name);
  const lines = [
    ['facts.house', house],
    ['facts.category', category],
    ['facts.subCategory', subCategory],
    ['facts.plan', plan === null ? '' : i18n._(`aboutScheme.facts.plan.${plan}`)],
    ['facts.option', option === null ? '' : i18n._(`aboutScheme.facts.option.${option}`)],
    ['facts.risk', riskLevel === null ? risk : ''],
    ['facts.code', scheme.code],
    ['facts.isin', scheme.isin],
  ] as const;
  return (
    <Card as="section" aria-label={i18n._('aboutScheme.facts.title')}>
      <Stack gap={16}>
        <h2>{i18n._('aboutScheme.facts.title')}</h2>
        {riskLevel !== null && <p>{i18n._('aboutScheme.facts.riskSays', { risk: risk.toLowerCase() })}</p>}
        <FactList>
          {lines.map(
            ([key, value]) =>
              value !== '' && (
                <div key={key}>
                  <dt>{i18n._(`aboutScheme.${key}`)}</dt>
                  <dd lang={languageOf(value)}>{value}</dd>
                </div>
              ),
          )}
        </FactList>
        {navs.length > 1 && (
          <ChartFoot>
            <NavTable points={navs} />
          </ChartFoot>
        )}
      </Stack>
    </Card>
  );
}
