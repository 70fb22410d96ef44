import { useLingui } from '@lingui/react';
import type { OptionFact } from '@folioflow/flows';
import { styled } from 'styled-components';
import { nameTimeInIndia } from '../../../format/clock.ts';
import { languageOf } from '../../../primitives/ServerText/language-of.ts';
import { Tag } from '../../../primitives/Tag/Tag.tsx';

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    max-width: 100%;
  }
`;

/** The terms of an option as tags (DO-112 to DO-114, DO-128 to DO-134). */
export function OptionFacts({ facts }: { facts: readonly OptionFact[] }) {
  const { i18n } = useLingui();
  if (facts.length === 0) return null;
  return (
    <Facts aria-label={i18n._('invest.fact.title')}>
      {facts.map(({ key, values }) => {
        const shown = key === 'fact.cutOff' ? { value: nameTimeInIndia(i18n, values['value'] ?? '') } : values;
        const text = i18n._(`invest.${key}`, shown);
        return (
          // A fact of the provider is its sentence alone.
          <li key={key} lang={languageOf(text)}>
            <Tag>{text}</Tag>
          </li>
        );
      })}
    </Facts>
  );
}
