import {
  RISK_LEVELS,
  say,
  schemeFactsOf,
  schemeTermsOf,
  type InvestTerms,
  type SchemeParameters,
  type ToldOfScheme,
} from '@folioflow/flows';
import { aboutScheme } from '@folioflow/flows/words/about-scheme';
import { styled } from 'styled-components';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Riskometer } from '../../../primitives/Riskometer/Riskometer.tsx';
import { amountText, termText } from './term-text.ts';

const Facts = styled.dl`
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

const Risk = styled.div`
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
  scheme: SchemeParameters;
  told: ToldOfScheme;
  terms: Pick<InvestTerms, 'lumpsumOptions' | 'sipOptions'>;
}

/** What a scheme is: its risk as the regulator draws it, category, plan, option, what it takes and costs to leave, and the codes by which it is known. */
export function SchemeAbout({ scheme, told, terms }: SchemeAboutProps) {
  const { house, category, subCategory, plan, option, risk, riskLevel } = schemeFactsOf(told, scheme.name);
  const { lumpsumFrom, sipFrom, exitLoad, lockIn } = schemeTermsOf(terms);
  const lines = [
    ['facts.house', house],
    ['facts.category', category],
    ['facts.subCategory', subCategory],
    ['facts.plan', plan === null ? '' : aboutScheme[`facts.plan.${plan}`]],
    ['facts.option', option === null ? '' : aboutScheme[`facts.option.${option}`]],
    ['facts.risk', riskLevel === null ? risk : ''],
    ['facts.lumpsumFrom', amountText(lumpsumFrom)],
    ['facts.sipFrom', amountText(sipFrom)],
    ['facts.exitLoad', termText(exitLoad)],
    // The contract has no field for it (decision 041).
    ['facts.expense', aboutScheme['facts.unknown']],
    ['facts.lockIn', termText(lockIn)],
    ['facts.code', scheme.code],
    ['facts.isin', scheme.isin],
  ] as const;
  const levels = RISK_LEVELS.length;
  return (
    <Card as="section" aria-label={aboutScheme['facts.title']}>
      <Stack gap={16}>
        <h2>{aboutScheme['facts.title']}</h2>
        {riskLevel !== null && (
          <Risk>
            <Riskometer
              level={riskLevel}
              levels={levels}
              label={say(aboutScheme['facts.riskometer'], { level: riskLevel + 1, levels, risk })}
            />
            <p>{say(aboutScheme['facts.riskSays'], { risk: risk.toLowerCase() })}</p>
          </Risk>
        )}
        <Facts>
          {lines.map(
            ([key, value]) =>
              value !== '' && (
                <div key={key}>
                  <dt>{aboutScheme[key]}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </Facts>
      </Stack>
    </Card>
  );
}
