import type { SnapshotFrom } from 'xstate';
import { emptyAccountSummary, accountSummaryOf, type AccountSummary } from '../../banking/verified-account.ts';
import { screenOf, type ChildViews, type RootStateOf } from '../../kit/flow.ts';
import type { bankDetailsFlow } from '../../parts/bank/bank-details/bank-details.flow.ts';
import type { ImageUploadFlow } from '../../parts/form/image-upload/image-upload.flow.ts';
import { dueStageExit, stageRoutes } from '../stage.ts';
import type { kycBankMachine } from './kyc-bank.machine.ts';
import { bankSectionOf, dueStageAfterBank, accountListsOf, readAccountOf } from './kyc-bank.rules.ts';
import type { KycBankContext, KycBankView } from './kyc-bank.types.ts';

const screens = {
  loading: 'loading',
  unavailable: 'unavailable',
  detailing: 'detailing',
  presentingCheque: 'presentingCheque',
  reviewing: 'reviewing',
  submitting: 'reviewing',
  verified: 'verified',
} as const satisfies Record<RootStateOf<typeof kycBankMachine>, KycBankView['screen']>;

type Children = ChildViews<{
  bankDetails: typeof bankDetailsFlow;
  imageUpload: ImageUploadFlow;
}>;

export function kycBankView(snapshot: SnapshotFrom<typeof kycBankMachine>, children: Children): KycBankView {
  const { context } = snapshot;
  const { variant, stage, hasCheque, notice } = context;
  const screen = screenOf(snapshot, screens);
  const canChangeDetails = snapshot.can({ type: 'details.changeRequested' });
  switch (screen) {
    case 'loading':
      return { screen, variant };
    case 'unavailable':
      return {
        screen,
        variant,
        canReload: snapshot.can({ type: 'stage.reloadRequested' }),
        currentStage: dueStageExit(notice),
        notice,
      };
    case 'detailing':
      return { screen, variant, details: children.bankDetails };
    case 'presentingCheque': {
      const upload = children.imageUpload;
      return {
        screen,
        variant,
        account: currentAccountSummary(context) ?? emptyAccountSummary,
        upload,
        canReuseCheque: hasCheque && upload?.screen === 'images' && upload.canAbandon,
        canChangeDetails,
      };
    }
    case 'reviewing':
      return {
        screen,
        variant,
        account: currentAccountSummary(context) ?? emptyAccountSummary,
        read: readAccountOf(stage),
        section: bankSectionOf(stage),
        isBusy: snapshot.hasTag('busy'),
        canSubmit: snapshot.can({ type: 'stage.submitted' }),
        canReplaceCheque: snapshot.can({ type: 'cheque.replaced' }),
        canChangeDetails,
        canReload: snapshot.can({ type: 'stage.reloadRequested' }),
        notice,
      };
    case 'verified':
      return {
        screen,
        variant,
        section: bankSectionOf(stage),
        account: currentAccountSummary(context),
        due: dueStageAfterBank(stage),
        next: stageRoutes.personal,
      };
  }
}

const currentAccountSummary = ({ account, stage }: KycBankContext): AccountSummary | null =>
  account === null ? null : accountSummaryOf(account, accountListsOf(stage));
