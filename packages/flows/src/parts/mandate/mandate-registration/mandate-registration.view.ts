import type { Mandate, UploadMandateAnswer } from '@folioflow/api/contract';
import type { SnapshotFrom } from 'xstate';
import { screenOf, type ChildViews, type RootStateOf } from '../../../kit/flow.ts';
import type { imageUpload } from '../../form/image-upload/image-upload.flow.ts';
import type { recentOrderFlow } from '../../order/recent-order/recent-order.flow.ts';
import type { mandateRegistrationMachine } from './mandate-registration.machine.ts';
import { mandateAccountOf, displayableMandateForm } from './mandate-registration.rules.ts';
import type { MandateRegistrationView } from './mandate-registration.types.ts';

const screens = {
  choosingLimit: 'limit',
  checkingRecentOrder: 'limit',
  registering: 'limit',
  fetchingForm: 'scan',
  awaitingScan: 'scan',
  registered: 'closed',
  left: 'closed',
} as const satisfies Record<RootStateOf<typeof mandateRegistrationMachine>, MandateRegistrationView['screen']>;

export function mandateRegistrationView(
  snapshot: SnapshotFrom<typeof mandateRegistrationMachine>,
  children: ChildViews<{
    recentOrder: typeof recentOrderFlow;
    imageUpload: ReturnType<typeof imageUpload<Mandate, UploadMandateAnswer>>;
  }>,
): MandateRegistrationView {
  const { debitLimits, limit, primaryAccount, isDateBlocked, mandate, form, formName, notice } = snapshot.context;
  const screen = screenOf(snapshot, screens);
  const { recentOrder: repeat } = children;
  const isBusy = snapshot.hasTag('busy') || repeat !== undefined;
  const canLeave = snapshot.can({ type: 'registration.left' });
  switch (screen) {
    case 'closed':
      return { screen };
    case 'limit':
      return {
        screen,
        limits: debitLimits,
        limit,
        account: primaryAccount === undefined ? null : mandateAccountOf(primaryAccount),
        isDateBlocked,
        isBusy,
        canChange: limit !== null && snapshot.can({ type: 'draft.changed', limit }),
        repeat,
        canRegister: snapshot.can({ type: 'mandate.registrationSubmitted' }),
        canLeave,
        notice,
      };
    case 'scan':
      return {
        screen,
        mandateNumber: mandate?.mandate_id ?? '',
        form: displayableMandateForm(form),
        formName,
        isBusy,
        canReload: snapshot.can({ type: 'form.reloadRequested' }),
        canLeave,
        upload: children.imageUpload,
        notice,
      };
  }
}
