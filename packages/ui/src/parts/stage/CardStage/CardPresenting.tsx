import { useLingui } from '@lingui/react';
import type { Exit, ImageUploadEvent, ImageUploadView } from '@folioflow/flows';
import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { usePrefetch } from '../../../primitives/on-demand.ts';
import { FormFoot } from '../../form/FormFoot/FormFoot.tsx';
import { ImageUpload, type ImageStore } from '../../form/ImageUpload/ImageUpload.tsx';
import { StageLink } from '../StageFrame/StageStates.tsx';
import { NextStageLink } from './CardReviewActions.tsx';
import { PictureTips } from './PictureTips.tsx';
import { loadReview } from './load-review.ts';

export interface CardPresentingProps {
  view: {
    readonly upload: ImageUploadView | undefined;
    readonly canLeave: boolean;
    readonly canReload: boolean;
    readonly next: Exit | null;
  };
  remote: { send: (event: ImageUploadEvent) => void };
  onReload: () => void;
  imageStore: ImageStore;
  /** Names of the slots. */
  slots: Readonly<Record<string, string>>;
  /** Drawing of a good picture for each slot. */
  drawings: Readonly<Record<string, ReactNode>>;
  /** Message for a side that the provider did not find. */
  missing?: string | undefined;
  /** Shown instead of Verify until every picture is selected (ON-259); without it Verify is shown disabled. */
  incomplete?: string | undefined;
}

/** Selects the pictures of a card, shows them and sends them with Verify (ON-229, ON-240, ON-259). */
export function CardPresenting({
  view: { upload, canLeave, canReload, next },
  remote,
  onReload,
  imageStore,
  slots,
  drawings,
  missing,
  incomplete,
}: CardPresentingProps) {
  const { i18n } = useLingui();
  usePrefetch(upload?.screen === 'images' && upload.slots.some(({ image }) => image !== null), loadReview);
  if (upload?.screen !== 'images') {
    return (
      <Stack gap={16}>
        <p role="status">{i18n._('cards.card.notPermitted')}</p>
        {canReload && <Button onClick={onReload}>{i18n._('kyc.stage.reload')}</Button>}
      </Stack>
    );
  }
  return (
    <ImageUpload
      view={upload}
      remote={remote}
      imageStore={imageStore}
      look="picture"
      offersCamera
      drawings={drawings}
      advice={<PictureTips />}
      foot={FormFoot}
      recoveryLink={<StageLink notice={upload.notice} />}
      words={{
        submit: i18n._('cards.card.verify'),
        hint: i18n._('cards.card.hint'),
        ...(incomplete === undefined ? {} : { incomplete }),
        slots,
        notices: {
          'notice.lostAnswer': i18n._('cards.card.lost'),
          ...(missing === undefined ? {} : { 'notice.sideMissing': missing }),
        },
      }}
    >
      <NextStageLink to={next} variant="secondary" />
      {canLeave && (
        <Button wide variant="quiet" onClick={() => remote.send({ type: 'upload.abandoned' })}>
          {i18n._('cards.card.keep')}
        </Button>
      )}
    </ImageUpload>
  );
}
