import type { mandateChoiceFlow, MandateChoiceView, Remote } from '@folioflow/flows';
import { mandates as words } from '@folioflow/flows/words/mandates';
import { Button } from '../../primitives/Button/Button.tsx';
import { ChoiceGroup } from '../../primitives/ChoiceGroup/ChoiceGroup.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Row, Stack } from '../../primitives/Layout/Layout.tsx';
import { Loading, Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import type { ImageDesk } from '../ImageUpload/ImageUpload.tsx';
import { MandateCard } from '../MandateCard/MandateCard.tsx';
import { MandateRegistration } from '../MandateRegistration/MandateRegistration.tsx';
import { Unavailable } from '../Unavailable/Unavailable.tsx';
import { MandateList } from './MandateList.tsx';

export interface MandateChoiceProps {
  view: MandateChoiceView;
  remote: Remote<typeof mandateChoiceFlow>;
  desk: ImageDesk;
}

/** One of the mandates that there are, or a new one (DO-301 to DO-319). */
export function MandateChoice({ view, remote, desk }: MandateChoiceProps) {
  if (view.screen === 'loading') return <LoadingMandates />;
  if (view.screen === 'unavailable') {
    return (
      <Unavailable
        notice={view.notice}
        title={words['choice.unavailable']}
        action={
          <Button
            variant="secondary"
            disabled={!view.canReload}
            onClick={() => remote.send({ type: 'mandates.reloadRequested' })}
          >
            {words['choice.reload']}
          </Button>
        }
      />
    );
  }
  const registration = remote.child('mandateRegistration');
  const isRegistering = view.screen === 'registering';
  const child = isRegistering && view.registration?.screen !== 'closed' ? view.registration : undefined;
  const leave = () => registration.send({ type: 'registration.left' });
  const form = child && <MandateRegistration view={child} remote={registration} desk={desk} />;
  if (isRegistering && view.signed?.state === 'signAgain') {
    // It opens with the form, in its full size.
    const isAwaited = child?.screen === 'scan' && child.isBusy;
    return (
      <>
        <MandateCard row={view.signed}>
          {isAwaited && (
            <Row justify="between">
              <Row role="status">
                <Spinner /> {words['scan.fetching']}
              </Row>
              <Button variant="secondary" size="small" disabled={!child.canLeave} onClick={leave}>
                {words.back}
              </Button>
            </Row>
          )}
        </MandateCard>
        <Dialog open={!isAwaited} stays title={words['row.reupload']} onClose={() => child?.canLeave && leave()}>
          {form}
        </Dialog>
      </>
    );
  }
  return (
    <Stack gap={24}>
      <ChoiceGroup
        label={words['choice.question']}
        value={isRegistering ? 'new' : 'existing'}
        onValueChange={(option) =>
          option === 'new' ? remote.send({ type: 'mandate.registrationRequested' }) : leave()
        }
        choices={[
          { value: 'existing', label: words['choice.existing'], disabled: isRegistering && child?.canLeave !== true },
          {
            value: 'new',
            label: words['choice.new'],
            note: words[!isRegistering && view.isRegistrationClosed ? 'choice.new.closed' : 'choice.new.note'],
            disabled: !isRegistering && !view.canRegister,
          },
        ]}
      />
      {isRegistering ? form : <MandateList view={view} remote={remote} />}
    </Stack>
  );
}

function LoadingMandates() {
  return (
    <Stack gap={12}>
      <Loading label={words['choice.loading']} />
      <Skeleton width="14rem" height="1.25rem" />
      <Skeleton height="16rem" />
      <Skeleton height="16rem" />
      <Skeleton height="16rem" />
    </Stack>
  );
}
