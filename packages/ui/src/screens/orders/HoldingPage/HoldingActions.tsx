import { chartPath, formatMessage, type Exit, type HoldingPageView, type OrderChoice } from '@folioflow/flows';
import { holding as words } from '@folioflow/flows/words/holding';
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

const orderLabel = ({ type, number }: OrderChoice): string =>
  formatMessage(words['action.order'], { type: words[`orderType.${type}`], number });

/** A button for the only order, or a menu of the orders that allow the action. */
function Action({ label, choices, variant, onExit }: ActionProps) {
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
      heading={words['action.choose']}
      items={choices.map((choice) => ({ label: orderLabel(choice), onSelect: () => onExit(choice.exit) }))}
      align="start"
    />
  );
}

/** The actions on the orders of the holding, and a SIP in its scheme. */
export function HoldingActions({ view: { actions, scheme, row }, onExit, onRetry }: HoldingActionsProps) {
  const { state, notice, investMore, redeem, startStp, startSwp } = actions;
  return (
    <Stack gap={12} role="group" aria-label={words.actions}>
      <Actions>
        <Action label={words['action.investMore']} choices={investMore} variant="primary" onExit={onExit} />
        <Action label={words['action.redeem']} choices={redeem} variant="secondary" onExit={onExit} />
        {!row.isClosed && state === 'loading' && (
          <>
            <Loading label={words['actions.loading']} />
            <Skeleton width="8rem" height="2.75rem" />
          </>
        )}
        <LinkButton variant="secondary" to={chartPath(scheme)}>
          {words['action.startSip']}
        </LinkButton>
        <Action label={words['action.startStp']} choices={startStp} variant="secondary" onExit={onExit} />
        <Action label={words['action.startSwp']} choices={startSwp} variant="secondary" onExit={onExit} />
      </Actions>
      {state === 'unavailable' && (
        <FailedPart text={words['actions.unavailable']} notice={notice} retry={words.tryAgain} onRetry={onRetry} />
      )}
    </Stack>
  );
}
