import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { Exit, OrderChoice } from '@folioflow/flows';
import { styled } from 'styled-components';
import { formatDay, formatPaiseInRupees, formatThousandths } from '../../../format/index.ts';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { PaiseMoney } from '../HoldingList/holding-figures.tsx';

const Choices = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li:not(:first-child) {
    border-top: 1px solid var(--line);
  }
`;

const Choice = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-12);
  width: 100%;
  min-height: 4rem;
  padding: var(--space-8) 0;
  border: 0;
  background: none;
  color: var(--ink);
  font-weight: var(--weight-label);
  text-align: start;
  cursor: pointer;

  &:hover {
    background: var(--wash);
  }

  small {
    display: block;
    color: var(--muted);
    font-size: var(--type-12);
    font-weight: var(--weight-text);
  }

  > :last-child {
    flex: none;
    text-align: end;
  }
`;

function titleOf(i18n: I18n, { type, boughtOn, purchases }: OrderChoice): string {
  const kind = i18n._(`holding.orderType.${type}`);
  if (boughtOn === null) return kind;
  const day = formatDay(i18n, boughtOn);
  return purchases > 1
    ? i18n._('holding.choice.several', { kind, count: purchases, day })
    : i18n._('holding.choice.one', { kind, day });
}

function factsOf(i18n: I18n, { costPaise, units }: OrderChoice): string {
  if (costPaise === null) return '';
  const amount = formatPaiseInRupees(costPaise);
  return units === null
    ? i18n._('holding.choice.amount', { amount })
    : i18n._('holding.choice.facts', { amount, units: formatThousandths(units) });
}

interface OrderChoicesProps {
  /** Name of the action. */
  title: string;
  choices: readonly OrderChoice[];
  onChoose: (exit: Exit) => void;
  onClose: () => void;
}

/** The orders that allow an action, by the day, amount, units and value of their purchases: an action has one order. */
export function OrderChoices({ title, choices, onChoose, onClose }: OrderChoicesProps) {
  const { i18n } = useLingui();
  return (
    <Dialog open title={i18n._('holding.action.choose', { action: title })} onClose={onClose}>
      <Choices>
        {choices.map((choice) => (
          <li key={choice.id}>
            <Choice type="button" onClick={() => onChoose(choice.exit)}>
              <span>
                {titleOf(i18n, choice)} <small>{factsOf(i18n, choice)}</small>
              </span>
              <span>
                <PaiseMoney paise={choice.valuePaise} /> <small>{i18n._('holdings.value')}</small>
              </span>
            </Choice>
          </li>
        ))}
      </Choices>
    </Dialog>
  );
}
