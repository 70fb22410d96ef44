import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { kycBankFlow, KycBankView, Remote } from '@folioflow/flows';
import type { ReactNode } from 'react';
import { BankDetailsForm } from '../../../parts/bank/BankDetailsForm/BankDetailsForm.tsx';
import { FormFoot } from '../../../parts/form/FormFoot/FormFoot.tsx';
import type { ImageStore } from '../../../parts/form/ImageUpload/ImageUpload.tsx';
import { OnDemand } from '../../../parts/page/OnDemand/OnDemand.tsx';
import { StageFrame } from '../../../parts/stage/StageFrame/StageFrame.tsx';
import { StageLoading, StageUnavailable } from '../../../parts/stage/StageFrame/StageStates.tsx';
import { StageVerified } from '../../../parts/stage/StageFrame/StageVerified.tsx';
import { loadSections } from '../../../parts/stage/StageSections/load-sections.ts';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import type { StepPart } from '../../../primitives/StepBar/StepBar.tsx';
import { usePrefetch } from '../../../primitives/on-demand.ts';
import { accountLines } from '../../../parts/bank/ChequePresenting/account-lines.ts';
import { loadCheque, loadReview } from './load-steps.ts';
import { ReviewActions } from './ReviewActions.tsx';

export interface KycBankProps {
  view: KycBankView;
  remote: Remote<typeof kycBankFlow>;
  imageStore: ImageStore;
  /** Origin of the provider: the only place that images of documents come from. */
  imageOrigin: string;
}

/** The current screen, and the older one with the same behaviour (ON-285, D-10). */
const readWordsByVariant = (i18n: I18n) =>
  ({
    current: { title: i18n._('bank.stage.title'), lead: i18n._('bank.stage.lead') },
    older: { title: i18n._('bank.stage.older.title'), lead: i18n._('bank.stage.older.lead') },
  }) as const;

/** The bank stage, /bankVerification (ON-269 to ON-286). */
export function KycBank(props: KycBankProps) {
  const { i18n } = useLingui();
  const { view, remote } = props;
  const { title, lead } = readWordsByVariant(i18n)[view.variant];
  const isOver = view.screen === 'verified';
  usePrefetch(areAccountDetailsComplete(view), loadCheque);
  usePrefetch(view.screen === 'presentingCheque', loadReview);
  return (
    <StageFrame
      stage="bank"
      due={isOver ? view.due : undefined}
      title={title}
      part={stepParts[view.screen]}
      lead={readLeads(i18n)[view.screen] ?? lead}
      step={steps[view.screen]}
      actions={renderBankActions(i18n, view, remote)}
    >
      <KycBankContent {...props} />
    </StageFrame>
  );
}

/** The account is entered; its cheque is next. */
const areAccountDetailsComplete = (view: KycBankView): boolean =>
  view.screen === 'detailing' && view.details?.screen === 'details' && view.details.canSubmit;

const readLeads = (i18n: I18n): Partial<Record<KycBankView['screen'], string>> => ({
  presentingCheque: i18n._('bank.cheque.lead'),
  reviewing: i18n._('bank.review.lead'),
});

// The change from loading to the form does not move the focus; later steps are announced by the title.
const steps = {
  loading: 'details',
  unavailable: 'details',
  detailing: 'details',
  presentingCheque: 'cheque',
  reviewing: 'review',
  verified: 'verified',
} as const satisfies Record<KycBankView['screen'], string>;

const stepParts = {
  loading: { at: 1, of: 3 },
  unavailable: { at: 1, of: 3 },
  detailing: { at: 1, of: 3 },
  presentingCheque: { at: 2, of: 3 },
  reviewing: { at: 3, of: 3 },
  verified: { at: 3, of: 3 },
} as const satisfies Record<KycBankView['screen'], StepPart>;

function KycBankContent({ view, remote, imageStore, imageOrigin }: KycBankProps) {
  const { i18n } = useLingui();
  switch (view.screen) {
    case 'loading':
      return <StageLoading shape="column" />;
    case 'unavailable':
      return (
        <StageUnavailable
          notice={view.notice}
          link={view.currentStage}
          onRetry={() => remote.send({ type: 'stage.reloadRequested' })}
        />
      );
    case 'detailing':
      return view.details?.screen === 'details' ? (
        <BankDetailsForm view={view.details} remote={remote.child('bankDetails')} />
      ) : null;
    case 'presentingCheque':
      return <OnDemand key="cheque" load={loadCheque} props={{ view, remote, imageStore }} />;
    case 'reviewing':
      return <OnDemand key="review" load={loadReview} props={{ view, imageOrigin }} />;
    case 'verified':
      return (
        <Stack gap={24}>
          <StageVerified>{i18n._('bank.done')}</StageVerified>
          <OnDemand load={loadSections} props={{ sections: [shownBankSectionOf(i18n, view)], imageOrigin }} />
        </Stack>
      );
  }
}

/** The account from the provider; until it is loaded, the account that was verified here. */
const shownBankSectionOf = (i18n: I18n, { section, account }: Extract<KycBankView, { screen: 'verified' }>) =>
  section.lines.length > 0 || account === null ? section : { ...section, lines: accountLines(i18n, account) };

function renderBankActions(i18n: I18n, view: KycBankView, remote: KycBankProps['remote']): ReactNode {
  if (view.screen === 'reviewing') return <ReviewActions view={view} remote={remote} />;
  if (view.screen === 'verified')
    return (
      <FormFoot>
        <LinkButton wide to={`/${view.next}`}>
          {i18n._('bank.next')}
        </LinkButton>
      </FormFoot>
    );
  return undefined;
}
