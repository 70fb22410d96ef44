import type { SnapshotFrom } from 'xstate';
import { screenOf, type RootStateOf } from '../../../kit/flow.ts';
import type { detailsFormMachine } from './details-form.machine.ts';
import { detailFieldViews } from './details-form.rules.ts';
import type { DetailsFormView } from './details-form.types.ts';

const screens = {
  locked: 'locked',
  entering: 'entering',
  saving: 'entering',
  saved: 'closed',
  wentBack: 'closed',
} as const satisfies Record<RootStateOf<typeof detailsFormMachine>, DetailsFormView['screen']>;

export function detailsFormView(snapshot: SnapshotFrom<typeof detailsFormMachine>): DetailsFormView {
  const { context } = snapshot;
  const { attribute } = context;
  const screen = screenOf(snapshot, screens);
  if (screen === 'closed') return { screen };
  const fields = detailFieldViews(context);
  const canGoBack = snapshot.can({ type: 'details.previousRequested' });
  if (screen === 'locked')
    return { screen, attribute, fields, canContinue: snapshot.can({ type: 'details.continued' }), canGoBack };
  return {
    screen,
    attribute,
    fields,
    isBusy: snapshot.hasTag('busy'),
    canSubmit: snapshot.can({ type: 'details.submitted' }),
    canGoBack,
    rejected: context.rejected,
    notice: context.notice,
  };
}
