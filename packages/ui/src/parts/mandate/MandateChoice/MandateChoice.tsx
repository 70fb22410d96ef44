import { useLingui } from '@lingui/react';
import type { mandateChoiceFlow, MandateChoiceView, Remote } from '@folioflow/flows';
import { ChoiceGroup } from '../../../primitives/ChoiceGroup/ChoiceGroup.tsx';
import { formatRupees } from '../../../format/index.ts';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { ChoiceSummary } from '../../form/ChoiceSummary/ChoiceSummary.tsx';
import type { ImageStore } from '../../form/ImageUpload/ImageUpload.tsx';
import { MandateRegistration } from '../MandateRegistration/MandateRegistration.tsx';
import { MandateCards, ReloadMandates } from './MandateCards.tsx';
import { LoadingMandates, MandatesUnavailable } from './MandateStates.tsx';
import { MandateReupload } from './MandateReupload.tsx';

export interface MandateChoiceProps {
  view: MandateChoiceView;
  remote: Remote<typeof mandateChoiceFlow>;
  imageStore: ImageStore;
}

/** The choice of the mandate for a SIP: an existing one or a new one (DO-301 to DO-319). */
export function MandateChoice({ view, remote, imageStore }: MandateChoiceProps) {
  const { i18n } = useLingui();
  if (view.screen === 'loading') return <LoadingMandates />;
  if (view.screen === 'unavailable') return <MandatesUnavailable view={view} remote={remote} />;
  if (view.screen === 'existing' && view.summary !== null) {
    const { id, account, available } = view.summary;
    return (
      <ChoiceSummary
        label={i18n._('mandates.choice.summary')}
        value={id}
        details={[
          i18n._('mandates.choice.summary.account', { number: account.number }),
          i18n._('mandates.choice.summary.available', { amount: formatRupees(available) }),
        ]}
        change={i18n._('mandates.choice.change')}
        changeName={i18n._('mandates.choice.change.of')}
        onChange={() => remote.send({ type: 'choice.changeRequested' })}
      />
    );
  }
  const registration = remote.child('mandateRegistration');
  const isRegistering = view.screen === 'registering';
  if (isRegistering && view.signed?.state === 'signAgain')
    return <MandateReupload view={view} remote={registration} imageStore={imageStore} />;
  const child = isRegistering && view.registration?.screen !== 'closed' ? view.registration : undefined;
  return (
    <Stack gap={24}>
      <ChoiceGroup
        label={i18n._('mandates.choice.question')}
        value={isRegistering ? 'new' : 'existing'}
        onValueChange={(option) =>
          option === 'new'
            ? remote.send({ type: 'mandate.registrationRequested' })
            : registration.send({ type: 'registration.left' })
        }
        choices={[
          {
            value: 'existing',
            label: i18n._('mandates.choice.existing'),
            disabled: isRegistering && child?.canLeave !== true,
          },
          {
            value: 'new',
            label: i18n._('mandates.choice.new'),
            note: i18n._(
              !isRegistering && view.isRegistrationClosed ? 'mandates.choice.new.closed' : 'mandates.choice.new.note',
            ),
            disabled: !isRegistering && !view.canRegister,
          },
        ]}
      />
      {isRegistering ? (
        child && <MandateRegistration view={child} remote={registration} imageStore={imageStore} />
      ) : (
        <Stack gap={16}>
          <MandateCards view={view} remote={remote} />
          <ReloadMandates view={view} remote={remote} />
        </Stack>
      )}
    </Stack>
  );
}
