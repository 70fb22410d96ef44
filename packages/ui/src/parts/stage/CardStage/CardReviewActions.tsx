import { useLingui } from '@lingui/react';
import type { CardReviewView, CardStageEvent, Exit } from '@folioflow/flows';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { FormFoot } from '../../form/FormFoot/FormFoot.tsx';

interface CardReviewActionsProps {
  view: CardReviewView;
  send: (event: CardStageEvent) => void;
}

/** Confirm, the check after a lost answer, and the replacement of the picture. */
export function CardReviewActions({ view, send }: CardReviewActionsProps) {
  const { i18n } = useLingui();
  return (
    <>
      <FormFoot>
        <Button
          wide
          busy={view.isBusy}
          disabled={!view.canSubmit && !view.isBusy}
          onClick={() => send({ type: 'stage.submitted' })}
        >
          {i18n._('cards.review.submit')}
        </Button>
      </FormFoot>
      {view.canReload && (
        <Button wide variant="secondary" onClick={() => send({ type: 'stage.reloadRequested' })}>
          {i18n._('cards.review.reload')}
        </Button>
      )}
      <NextStageLink to={view.next} variant="secondary" />
      {(view.canReplace || view.isBusy) && (
        <Button wide variant="quiet" disabled={!view.canReplace} onClick={() => send({ type: 'card.replaced' })}>
          {i18n._('cards.card.replace')}
        </Button>
      )}
    </>
  );
}

/** A link to the next stage once this one is verified (ON-230, ON-254); renders nothing before. */
export function NextStageLink({ to, variant }: { to: Exit | null; variant?: 'primary' | 'secondary' }) {
  const { i18n } = useLingui();
  if (to === null) return null;
  return (
    <LinkButton wide to={`/${to.to}`} variant={variant ?? 'primary'}>
      {i18n._('cards.review.next')}
    </LinkButton>
  );
}
