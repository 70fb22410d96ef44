import { useLingui } from '@lingui/react';
import type { mandateChoiceFlow, MandateChoiceView, Remote } from '@folioflow/flows';
import { ChoiceGroup } from '../../../primitives/ChoiceGroup/ChoiceGroup.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
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

/** Without a mandate, and without permission to register one, there is nothing to choose. */
const hasChoice = (view: MandateChoiceView): boolean =>
  view.screen !== 'existing' || view.mandates.length > 0 || !view.isRegistrationClosed;

/** The choice of the mandate for a SIP: an existing one or a new one (DO-301 to DO-319). */
export function MandateChoice({ view, remote, imageStore }: MandateChoiceProps) {
  const { i18n } = useLingui();
  if (view.screen === 'loading') return <LoadingMandates />;
  if (view.screen === 'unavailable') return <MandatesUnavailable view={view} remote={remote} />;
  const registration = remote.child('mandateRegistration');
  const isRegistering = view.screen === 'registering';
  if (isRegistering && view.signed?.state === 'signAgain')
    return <MandateReupload view={view} remote={registration} imageStore={imageStore} />;
  const child = isRegistering && view.registration?.screen !== 'closed' ? view.registration : undefined;
  return (
    <Stack gap={24}>
      {hasChoice(view) && (
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
      )}
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
