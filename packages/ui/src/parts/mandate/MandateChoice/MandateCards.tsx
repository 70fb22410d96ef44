import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { ChoosableMandate, mandateChoiceFlow, MandateChoiceView, Remote } from '@folioflow/flows';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { EmptyStatementDrawing } from '../../../primitives/drawings.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Fold } from '../../../primitives/Fold/Fold.tsx';
import { Grid, Stack } from '../../../primitives/Layout/Layout.tsx';
import { MandateCard } from '../MandateCard/MandateCard.tsx';
import { NoticeLine } from '../../page/NoticeLine/NoticeLine.tsx';
import { useReturn } from '../../page/use-return.ts';
import { FocusFallback } from '../../../primitives/PageHeading/FocusFallback.tsx';

/* The last action has no border: on a line of its own its text is aligned with the card. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);

  > [data-variant='quiet'] {
    margin-inline-start: calc(-1 * var(--space-12));
    padding-inline: var(--space-12);
  }

  > :is(a, button):has(+ [data-variant='quiet'], + span + [data-variant='quiet']) {
    margin-inline-end: var(--space-12);
  }
`;

interface MandateCardsProps {
  view: Extract<MandateChoiceView, { screen: 'existing' }>;
  remote: Remote<typeof mandateChoiceFlow>;
  /** Number of columns on a wide screen. */
  columns?: 1 | 2;
}

const readLost = (i18n: I18n) => ({ 'notice.lostAnswer': i18n._('mandates.choice.lostAnswer') });

/**
 * The mandates on record. Selecting one hides the others, and deselecting it shows them again (DO-315, OM-223).
 */
export function MandateCards({ view, remote, columns = 1 }: MandateCardsProps) {
  const { i18n } = useLingui();
  const renderCard = (mandate: ChoosableMandate) => (
    <MandateCard
      key={mandate.id}
      row={mandate}
      choice={<MandateCheckbox mandate={mandate} view={view} remote={remote} />}
    >
      <MandateActions mandate={mandate} view={view} remote={remote} />
    </MandateCard>
  );
  const usable = view.mandates.filter(canMandatePay);
  const unusable = view.mandates.filter((mandate) => !canMandatePay(mandate));
  const count = unusable.length;
  return (
    <Stack gap={16} role="group" aria-label={i18n._('mandates.choice.list')}>
      <NoticeLine notice={view.notice} words={readLost(i18n)} />
      {view.mandates.length === 0 && <EmptyMandateList isPage={!view.isForSip} />}
      {usable.length > 0 && (
        <Grid columns={columns} gap={16}>
          {usable.map(renderCard)}
        </Grid>
      )}
      {count > 0 && (
        <Fold label={i18n._('mandates.list.unusable', { count })} startsOpen={usable.length === 0}>
          <Grid columns={columns} gap={16}>
            {unusable.map(renderCard)}
          </Grid>
        </Fold>
      )}
      <CancelDialog view={view} remote={remote} />
    </Stack>
  );
}

/** On its own page it explains mandates; in a choice the explanation is above it. */
function EmptyMandateList({ isPage }: { isPage: boolean }) {
  const { i18n } = useLingui();
  if (!isPage) return <EmptyState title={i18n._('mandates.list.empty')} />;
  return (
    <Card as="div">
      <EmptyState title={i18n._('mandates.list.empty')} drawing={<EmptyStatementDrawing />}>
        {i18n._('mandates.list.empty.explain')}
      </EmptyState>
    </Card>
  );
}

/** Reloads the list: offered after a failure, and when the user is back from elsewhere, such as the bank's app. */
export function ReloadMandates({ view, remote }: MandateCardsProps) {
  const { i18n } = useLingui();
  const { hasReturned, reset } = useReturn();
  if (view.notice === null && !view.isReloading && !hasReturned) return null;
  return (
    <FocusFallback>
      <Button
        variant="quiet"
        busy={view.isReloading}
        disabled={!view.canReload && !view.isReloading}
        aria-label={i18n._('mandates.choice.refreshList.of')}
        onClick={() => {
          reset();
          remote.send({ type: 'mandates.reloadRequested' });
        }}
      >
        {i18n._('mandates.choice.refreshList')}
      </Button>
    </FocusFallback>
  );
}

/** Returns whether a mandate is usable or may become usable; an inactive or cancelled mandate never pays again. */
const canMandatePay = ({ state }: ChoosableMandate): boolean => state !== 'inactive' && state !== 'cancelled';

interface MandateProps extends Pick<MandateCardsProps, 'remote'> {
  mandate: ChoosableMandate;
}

function MandateCheckbox({ mandate, view, remote }: MandateProps & Pick<MandateCardsProps, 'view'>) {
  const { i18n } = useLingui();
  const { id, isSelected, canSelect } = mandate;
  const use = i18n._(view.isForSip ? 'mandates.choice.use' : 'mandates.list.select');
  return (
    <Checkbox
      checked={isSelected}
      disabled={isSelected ? !view.canDeselect : !canSelect}
      aria-label={`${use}, ${i18n._('mandates.card.title', { id })}`}
      onCheckedChange={(isTicked) =>
        remote.send(isTicked ? { type: 'mandate.selected', id } : { type: 'mandate.deselected' })
      }
    >
      {isSelected ? i18n._(view.hasOthers ? 'mandates.choice.used' : 'mandates.choice.used.alone') : use}
    </Checkbox>
  );
}

/** The buttons stay in place while the dialog is open, so that nothing moves below it. */
function MandateActions({ mandate, view: { canAct }, remote }: MandateProps & Pick<MandateCardsProps, 'view'>) {
  const { i18n } = useLingui();
  const { id, isBusy, isSignable, isRefreshable, isCancellable, state } = mandate;
  const form = state === 'signAgain' ? 'row.reupload' : 'row.form';
  if (!isSignable && !isRefreshable && !isCancellable && !isBusy) return null;
  return (
    <Actions>
      {isSignable && (
        <Button
          variant="secondary"
          size="small"
          disabled={!canAct}
          aria-label={i18n._(`mandates.${form}.of`, { id })}
          onClick={() => remote.send({ type: 'form.opened', id })}
        >
          {i18n._(`mandates.${form}`)}
        </Button>
      )}
      {(isRefreshable || isBusy) && (
        <Button
          variant="secondary"
          size="small"
          busy={isBusy}
          disabled={!canAct && !isBusy}
          aria-label={i18n._('mandates.row.refresh.of', { id })}
          onClick={() => remote.send({ type: 'mandate.refreshRequested', id })}
        >
          {i18n._('mandates.row.refresh')}
        </Button>
      )}
      {isCancellable && (
        <Button
          variant="quiet"
          size="small"
          disabled={!canAct}
          aria-label={i18n._('mandates.row.cancel.of', { id })}
          onClick={() => remote.send({ type: 'mandate.cancellationRequested', id })}
        >
          {i18n._('mandates.row.cancel')}
        </Button>
      )}
    </Actions>
  );
}

/** A confirmation of the irreversible cancellation, with its meaning. */
function CancelDialog({ view, remote }: MandateCardsProps) {
  const { i18n } = useLingui();
  const { cancellationId: id, canConfirmCancellation, canAbandonCancellation } = view;
  const abandon = () => {
    if (canAbandonCancellation) remote.send({ type: 'cancellation.abandoned' });
  };
  return (
    <Dialog
      open={id !== null}
      title={i18n._('mandates.cancel.title', { id: id ?? '' })}
      onClose={abandon}
      actions={
        <>
          <Button variant="secondary" disabled={!canAbandonCancellation} onClick={abandon}>
            {i18n._('mandates.cancel.no')}
          </Button>
          <Button
            variant="danger"
            busy={!canConfirmCancellation}
            onClick={() => remote.send({ type: 'cancellation.confirmed' })}
          >
            {i18n._('mandates.cancel.yes')}
          </Button>
        </>
      }
    >
      <p>{i18n._('mandates.cancel.text')}</p>
    </Dialog>
  );
}
