import { useLingui } from '@lingui/react';
import type { OptionFact } from '@folioflow/flows';
import { Check, Info, TriangleAlert } from 'lucide';
import { styled } from 'styled-components';
import { nameTimeInIndia } from '../../../format/clock.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { languageOf } from '../../../primitives/ServerText/language-of.ts';

const Facts = styled.ul`
  display: grid;
  gap: var(--space-8);
  margin: 0;
  padding: var(--space-16) 0 0;
  border-top: 1px solid var(--line);
  color: var(--text);
  font-size: var(--type-14);
  list-style: none;

  > li {
    display: flex;
    gap: var(--space-8);
    overflow-wrap: anywhere;
  }

  svg {
    flex: none;
    margin-top: 0.15em;
    color: var(--muted);
  }

  [data-tone='gain'] > svg {
    color: var(--gain);
  }

  [data-tone='warn'] > svg {
    color: var(--warn);
  }
`;

const icons = { gain: Check, warn: TriangleAlert, info: Info } as const;

/** The terms of an option as tags below the action (DO-112 to DO-114, DO-128 to DO-134). */
export function OptionFacts({ facts }: { facts: readonly OptionFact[] }) {
  const { i18n } = useLingui();
  if (facts.length === 0) return null;
  return (
    <Facts aria-label={i18n._('invest.fact.title')}>
      {facts.map(({ key, values, tone }) => {
        // A fact of the provider is its sentence alone.
        const shown = key === 'fact.cutOff' ? { value: nameTimeInIndia(i18n, values['value'] ?? '') } : values;
        const text = i18n._(`invest.${key}`, shown);
        return (
          <li key={key} data-tone={tone} lang={languageOf(text)}>
            <Icon of={icons[tone]} size={16} />
            <span>{text}</span>
          </li>
        );
      })}
    </Facts>
  );
}
