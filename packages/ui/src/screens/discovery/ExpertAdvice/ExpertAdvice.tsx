import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { expertAdviceFlow, ExpertAdviceView, Remote } from '@folioflow/flows';
import { NoticeLine } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ChoiceGroup } from '../../../primitives/ChoiceGroup/ChoiceGroup.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { PaidAdvice } from './PaidAdvice.tsx';
import { CheckoutOpeningCard } from './Paying.tsx';
import { languageOf } from '../../../primitives/ServerText/language-of.ts';

export interface ExpertAdviceProps {
  view: ExpertAdviceView;
  remote: Remote<typeof expertAdviceFlow>;
}

/**
 * The dialogs in which expert advice on a watchlist is bought; the window of the checkout comes between them (DO-213 to
 * DO-226).
 */
export function ExpertAdvice({ view, remote }: ExpertAdviceProps) {
  return (
    <>
      <AdvisorDialog view={view} remote={remote} />
      <PlanDialog view={view} remote={remote} />
      {view.screen === 'paying' && <CheckoutOpeningCard />}
      <PaidAdvice view={view} remote={remote} />
    </>
  );
}

const createRadioChoices = (listed: readonly { id: string; label: string }[], disabled = false) =>
  listed.map(({ id, label }) => ({
    value: id,
    label: <span lang={languageOf(label)}>{label}</span>,
    disabled,
  }));

function AdvisorDialog({ view, remote }: ExpertAdviceProps) {
  const { i18n } = useLingui();
  const open = view.screen === 'choosingAdvisor';
  const leaveAdvice = () => remote.send({ type: 'advice.left' });
  return (
    <Dialog
      open={open}
      title={i18n._('advice.advisor.title')}
      onClose={leaveAdvice}
      persistent
      actions={
        open && (
          <>
            <Button variant="secondary" onClick={leaveAdvice}>
              {i18n._('advice.cancel')}
            </Button>
            <Button disabled={!view.canConfirm} onClick={() => remote.send({ type: 'advisor.confirmed' })}>
              {i18n._('advice.continue')}
            </Button>
          </>
        )
      }
    >
      {open && (
        <Stack gap={16}>
          <p>{i18n._('advice.advisor.lead', { watchlist: view.watchlistName })}</p>
          {view.advisors.length === 0 ? (
            <p>{i18n._('advice.advisor.none')}</p>
          ) : (
            <ChoiceGroup
              label={i18n._('advice.advisor.label')}
              choices={createRadioChoices(view.advisors)}
              value={view.advisorId}
              onValueChange={(id) => remote.send({ type: 'advisor.chosen', id })}
            />
          )}
        </Stack>
      )}
    </Dialog>
  );
}

const readPlanWords = (i18n: I18n) => ({ 'notice.lostAnswer': i18n._('advice.plan.notice.lostAnswer') });

function PlanDialog({ view, remote }: ExpertAdviceProps) {
  const { i18n } = useLingui();
  const open = view.screen === 'choosingPlan';
  const cancelPlan = () => {
    if (open && view.canCancel) remote.send({ type: 'plan.cancelled' });
  };
  return (
    <Dialog
      open={open}
      title={i18n._('advice.plan.title')}
      onClose={cancelPlan}
      persistent
      actions={
        open && (
          <>
            <Button variant="secondary" disabled={!view.canCancel} onClick={cancelPlan}>
              {i18n._('advice.cancel')}
            </Button>
            <Button
              busy={view.isBusy}
              disabled={!view.canConfirm && !view.isBusy}
              onClick={() => remote.send({ type: 'plan.confirmed' })}
            >
              {i18n._('advice.continue')}
            </Button>
          </>
        )
      }
    >
      {open && (
        <Stack gap={16}>
          <p>{i18n._('advice.plan.lead', { watchlist: view.watchlistName, advisor: view.advisorLabel })}</p>
          {view.plans.length === 0 ? (
            <p>{i18n._('advice.plan.none')}</p>
          ) : (
            <ChoiceGroup
              label={i18n._('advice.plan.label')}
              choices={createRadioChoices(view.plans, !view.canChoose)}
              value={view.planId}
              onValueChange={(id) => remote.send({ type: 'plan.chosen', id })}
              hint={i18n._('advice.plan.next')}
            />
          )}
          <NoticeLine notice={view.notice} words={readPlanWords(i18n)} />
        </Stack>
      )}
    </Dialog>
  );
}
