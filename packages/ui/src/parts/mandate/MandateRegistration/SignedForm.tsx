import { useLingui } from '@lingui/react';
import type { MandateRegistrationView } from '@folioflow/flows';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { ImageUpload } from '../../form/ImageUpload/ImageUpload.tsx';
import { NoticeLine } from '../../page/NoticeLine/NoticeLine.tsx';
import { PdfFormPlaceholder, PdfForm } from '../../form/PdfForm/PdfForm.tsx';
import type { MandateRegistrationProps } from './mandate-registration-props.ts';

interface SignedFormProps extends Pick<MandateRegistrationProps, 'remote' | 'imageStore'> {
  view: Extract<MandateRegistrationView, { screen: 'scan' }>;
}

/** The mandate form to sign, and the upload of its scan under the file name that the bank requires. */
export function SignedForm({ view, remote, imageStore }: SignedFormProps) {
  const { i18n } = useLingui();
  const { form, mandateNumber } = view;
  const leave = (
    <Button
      variant="secondary"
      wide
      disabled={!view.canLeave}
      onClick={() => remote.send({ type: 'registration.left' })}
    >
      {i18n._('mandates.back')}
    </Button>
  );
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <h2>{i18n._('mandates.scan.title', { id: mandateNumber })}</h2>
        <p>{form === null && !view.isBusy ? i18n._('mandates.scan.formMissing') : i18n._('mandates.scan.steps')}</p>
      </Stack>
      {view.isBusy && <PdfFormPlaceholder title={i18n._('mandates.scan.fetching')} />}
      {form !== null && <PdfForm base64={form} title={i18n._('mandates.scan.form')} fileName={view.formName} />}
      <NoticeLine notice={view.notice} />
      {form === null && !view.isBusy && (
        <Button
          variant="secondary"
          disabled={!view.canReload}
          onClick={() => remote.send({ type: 'form.reloadRequested' })}
        >
          {i18n._('mandates.scan.reload')}
        </Button>
      )}
      {view.upload?.screen === 'images' ? (
        <ImageUpload
          view={view.upload}
          remote={remote.child('imageUpload')}
          imageStore={imageStore}
          words={{
            submit: i18n._('mandates.scan.upload'),
            slots: { scan: i18n._('mandates.scan.slot') },
            hint: i18n._('mandates.scan.hint', { name: mandateNumber }),
          }}
        >
          {leave}
        </ImageUpload>
      ) : (
        leave
      )}
    </Stack>
  );
}
