import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { chartPath, type Exit, type HoldingPageView, type OrderChoice } from '@folioflow/flows';
import { styled } from 'styled-components';
import { FailedPart } from '../../../parts/page/Unavailable/FailedPart.tsx';
import { Button, type ButtonVariant } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { Menu } from '../../../primitives/Menu/Menu.tsx';
import { Loading, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';

/* Two in a line of a phone. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-12);

  @media (max-width: 30rem) {
    > :is(button, a) {
      flex: 1 1 40%;
    }
  }
`;

type LoadedView = Extract<HoldingPageView, { screen: 'loaded' }>;

export interface HoldingActionsProps {
  view: Pick<LoadedView, 'actions' | 'scheme' | 'row'>;
  /** Opens an action of an order, as the lists of orders do. */
  onExit: (exit: Exit) => void;
  onRetry: () => void;
}

interface ActionProps {
  label: string;
  choices: readonly OrderChoice[];
  variant: Exclude<ButtonVariant, 'danger' | 'quiet'>;
  onExit: (exit: Exit) => void;
}

const orderLabel = (i18n: I18n, { type, number }: OrderChoice): string =>
  i18n._('holding.action.order', { type: i18n._(`holding.orderType.${type}`), number });

/** A button for the only order, or a menu of the orders that allow the action. */
function Action({ label, choices, variant, onExit }: ActionProps) {
  const { i18n } = useLingui();
  const [only] = choices;
  if (only === undefined) return null;
  if (choices.length === 1)
    return (
      <Button variant={variant} onClick={() => onExit(only.exit)}>
        {label}
      </Button>
    );
  return (
    <Menu
      variant="secondary"
      trigger={label}
      heading={i18n._('holding.action.choose')}
      items={choices.map((choice) => ({ label: orderLabel(i18n, choice), onSelect: () => onExit(choice.exit) }))}
      align="start"
    />
  );
}

/** The actions on the orders of the holding, and a SIP in its scheme. */
export function HoldingActions({ view: { actions, scheme, row }, onExit, onRetry }: HoldingActionsProps) {
  const { i18n } = useLingui();
  const { state, notice, investMore, redeem, startStp, startSwp } = actions;
  return (
    <Stack gap={12} role="group" aria-label={i18n._('holding.actions')}>
      <Actions>
        <Action label={i18n._('holding.action.investMore')} choices={investMore} variant="primary" onExit={onExit} />
        <Action label={i18n._('holding.action.redeem')} choices={redeem} variant="secondary" onExit={onExit} />
        {!row.isClosed && state === 'loading' && (
          <>
            <Loading label={i18n._('holding.actions.loading')} />
            <Skeleton width="8rem" height="2.75rem" />
          </>
        )}
        <LinkButton variant="secondary" to={chartPath(scheme)}>
          {i18n._('holding.action.startSip')}
        </LinkButton>
        <Action label={i18n._('holding.action.startStp')} choices={startStp} variant="secondary" onExit={onExit} />
        <Action label={i18n._('holding.action.startSwp')} choices={startSwp} variant="secondary" onExit={onExit} />
      </Actions>
      {state === 'unavailable' && (
        <FailedPart
          text={i18n._('holding.actions.unavailable')}
          notice={notice}
          retry={i18n._('holding.tryAgain')}
          onRetry={onRetry}
        />
      )}
    </Stack>
  );
}
