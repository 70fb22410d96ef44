import type { SnapshotFrom } from 'xstate';
import { screenOf, type RootStateOf } from '../../kit/flow.ts';
import { dueStageExit, hasSections, sectionEditsOf, sectionsOf } from '../stage.ts';
import type { esignKycMachine } from './esign-kyc.machine.ts';
import { isDocumentReady } from './esign-kyc.rules.ts';
import type { EsignKycView } from './esign-kyc.types.ts';

const screens = {
  loading: 'loading',
  unavailable: 'unavailable',
  consenting: 'consenting',
  signing: 'consenting',
  verifying: 'verifying',
  signedUnverified: 'signedUnverified',
  awaitingApproval: 'awaitingApproval',
  approved: 'approved',
} as const satisfies Record<RootStateOf<typeof esignKycMachine>, EsignKycView['screen']>;

export function esignKycView(snapshot: SnapshotFrom<typeof esignKycMachine>): EsignKycView {
  const { stage, notice } = snapshot.context;
  const screen = screenOf(snapshot, screens);
  const sections = sectionsOf(stage).filter(({ name }) => hasSections(stage, [name]));
  const canReload = snapshot.can({ type: 'stage.reloadRequested' });
  switch (screen) {
    case 'loading':
      return { screen };
    case 'unavailable':
      return { screen, canReload, currentStage: dueStageExit(notice), notice };
    case 'consenting':
      return {
        screen,
        sections,
        edits: sectionEditsOf(stage),
        hasConsent: !snapshot.matches({ consenting: 'unticked' }),
        canChangeConsent: snapshot.can({ type: 'consent.given' }) || snapshot.can({ type: 'consent.withdrawn' }),
        isDocumentMissing: !isDocumentReady(stage),
        isSigning: snapshot.matches('signing'),
        canSign: snapshot.can({ type: 'signing.started' }),
        canAbandon: snapshot.can({ type: 'signing.abandoned' }),
        canReload,
        notice,
      };
    case 'verifying':
      return { screen, sections };
    case 'signedUnverified':
      return { screen, sections, canRetry: snapshot.can({ type: 'verification.retried' }), canReload, notice };
    case 'awaitingApproval':
      return { screen, sections, canReload };
    case 'approved':
      return { screen, sections };
  }
}
