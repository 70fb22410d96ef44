import { useLingui } from '@lingui/react';
import { RISK_LEVELS, schemeFactsOf, type SchemeIdentity, type SchemeClassification } from '@folioflow/flows';
import { styled } from 'styled-components';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Riskometer } from '../../../primitives/Riskometer/Riskometer.tsx';
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

const RiskBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-16);

  > p {
    flex: 1 1 8rem;
    min-width: 0;
  }
`;

export interface SchemeAboutProps {
  scheme: SchemeIdentity;
  classification: SchemeClassification;
}

/**
 * The facts of a scheme: its risk as a riskometer, category, plan, option and codes.
 */
export function SchemeAbout({ scheme, classification }: SchemeAboutProps) {
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
  const levels = RISK_LEVELS.length;
  return (
    <Card as="section" aria-label={i18n._('aboutScheme.facts.title')}>
      <Stack gap={16}>
        <h2>{i18n._('aboutScheme.facts.title')}</h2>
        {riskLevel !== null && (
          <RiskBox>
            <Riskometer
              level={riskLevel}
              levels={levels}
              label={i18n._('aboutScheme.facts.riskometer', { level: riskLevel + 1, levels, risk })}
            />
            <p>{i18n._('aboutScheme.facts.riskSays', { risk: risk.toLowerCase() })}</p>
          </RiskBox>
        )}
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
      </Stack>
    </Card>
  );
}
