import {
  say,
  type ChoosableMandate,
  type mandateChoiceFlow,
  type MandateChoiceView,
  type Remote,
} from '@folioflow/flows';
import { mandates as words } from '@folioflow/flows/words/mandates';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { EmptyStatementDrawing } from '../../primitives/drawings.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Fold } from '../../primitives/Fold/Fold.tsx';
import { Grid, Row, Stack } from '../../primitives/Layout/Layout.tsx';
import { MandateCard } from '../MandateCard/MandateCard.tsx';
import { NoticeLine } from '../NoticeLine/NoticeLine.tsx';

interface MandateCardsProps {
  view: Extract<MandateChoiceView, { screen: 'existing' }>;
  remote: Remote<typeof mandateChoiceFlow>;
  /** Beside each other where there is room. */
  columns?: 1 | 2;
}

const lost = { 'notice.lostAnswer': words['choice.lostAnswer'] };

/** The mandates on record; where one is to pay, ticking it narrows the list to it, and unticking it brings the others back (DO-315). */
export function MandateCards({ view, remote, columns = 1 }: MandateCardsProps) {
  const card = (mandate: ChoosableMandate) => (
    <MandateCard
      key={mandate.id}
      row={mandate}
      choice={view.asksWhichPays && <Tick mandate={mandate} view={view} remote={remote} />}
    >
      <Actions mandate={mandate} view={view} remote={remote} />
    </MandateCard>
  );
  const usable = view.mandates.filter(mayPay);
  const unusable = view.mandates.filter((mandate) => !mayPay(mandate));
  const count = unusable.length;
  return (
    <Stack gap={16} role="group" aria-label={words['choice.list']}>
      <NoticeLine notice={view.notice} words={lost} />
      {view.mandates.length === 0 && <NoMandate isPage={!view.asksWhichPays} />}
      {usable.length > 0 && (
        <Grid columns={columns} gap={16}>
          {usable.map(card)}
        </Grid>
      )}
      {count > 0 && (
        <Fold
          label={count === 1 ? words['list.unusable.one'] : say(words['list.unusable'], { count })}
          startsOpen={usable.length === 0}
        >
          <Grid columns={columns} gap={16}>
            {unusable.map(card)}
          </Grid>
        </Fold>
      )}
      <CancelDialog view={view} remote={remote} />
    </Stack>
  );
}

/** On a page of its own it says what a mandate is for; where one is to be chosen, that stands above it. */
function NoMandate({ isPage }: { isPage: boolean }) {
  if (!isPage) return <EmptyState title={words['list.empty']} />;
  return (
    <Card as="div">
      <EmptyState title={words['list.empty']} drawing={<EmptyStatementDrawing />}>
        {words['list.empty.explain']}
      </EmptyState>
    </Card>
  );
}

/** Asks the provider for the list again. */
export function ReloadMandates({ view, remote }: MandateCardsProps) {
  return (
    <Button
      variant="quiet"
      busy={view.isReloading}
      disabled={!view.canReload && !view.isReloading}
      onClick={() => remote.send({ type: 'mandates.reloadRequested' })}
    >
      {words['choice.refreshList']}
    </Button>
  );
}

/** In use, or it may come to be: one that the bank stopped or that was cancelled never pays again. */
const mayPay = ({ state }: ChoosableMandate): boolean => state !== 'inactive' && state !== 'cancelled';

interface MandateProps extends Pick<MandateCardsProps, 'remote'> {
  mandate: ChoosableMandate;
}

function Tick({ mandate, view, remote }: MandateProps & Pick<MandateCardsProps, 'view'>) {
  const { id, isSelected, canSelect } = mandate;
  return (
    <Checkbox
      checked={isSelected}
      disabled={isSelected ? !view.canDeselect : !canSelect}
      aria-label={`${words['choice.use']}, ${say(words['card.title'], { id })}`}
      onCheckedChange={(isTicked) =>
        remote.send(isTicked ? { type: 'mandate.selected', id } : { type: 'mandate.deselected' })
      }
    >
      {words[!isSelected ? 'choice.use' : view.hasOthers ? 'choice.used' : 'choice.used.alone']}
    </Checkbox>
  );
}

/** They keep their places while one mandate is asked about: nothing moves under the dialog or a finger. */
function Actions({ mandate, view: { canAct }, remote }: MandateProps & Pick<MandateCardsProps, 'view'>) {
  const { id, isBusy, isSignable, isRefreshable, isCancellable, state } = mandate;
  const form = state === 'signAgain' ? 'row.reupload' : 'row.form';
  if (!isSignable && !isRefreshable && !isCancellable && !isBusy) return null;
  return (
    <Row gap={8}>
      {isSignable && (
        <Button
          variant="secondary"
          size="small"
          disabled={!canAct}
          aria-label={say(words[`${form}.of`], { id })}
          onClick={() => remote.send({ type: 'form.opened', id })}
        >
          {words[form]}
        </Button>
      )}
      {(isRefreshable || isBusy) && (
        <Button
          variant="secondary"
          size="small"
          busy={isBusy}
          disabled={!canAct && !isBusy}
          aria-label={say(words['row.refresh.of'], { id })}
          onClick={() => remote.send({ type: 'mandate.refreshRequested', id })}
        >
          {words['row.refresh']}
        </Button>
      )}
      {isCancellable && (
        <Button
          variant="quiet"
          size="small"
          disabled={!canAct}
          aria-label={say(words['row.cancel.of'], { id })}
          onClick={() => remote.send({ type: 'mandate.cancellationRequested', id })}
        >
          {words['row.cancel']}
        </Button>
      )}
    </Row>
  );
}

/** What cannot be taken back is asked once more, with what it means. */
function CancelDialog({ view, remote }: MandateCardsProps) {
  const { asksToCancel: id, canConfirmCancellation, canAbandonCancellation } = view;
  const keep = () => {
    if (canAbandonCancellation) remote.send({ type: 'cancellation.abandoned' });
  };
  return (
    <Dialog
      open={id !== null}
      title={say(words['cancel.title'], { id: id ?? '' })}
      onClose={keep}
      actions={
        <>
          <Button variant="secondary" disabled={!canAbandonCancellation} onClick={keep}>
            {words['cancel.no']}
          </Button>
          <Button
            variant="danger"
            busy={!canConfirmCancellation}
            onClick={() => remote.send({ type: 'cancellation.confirmed' })}
          >
            {words['cancel.yes']}
          </Button>
        </>
      }
    >
      <p>{words['cancel.text']}</p>
    </Dialog>
  );
}
