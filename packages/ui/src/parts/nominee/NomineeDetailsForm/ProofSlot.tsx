import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { NomineeDetailsEvent, NomineeDetailsView, NomineeSlotView } from '@folioflow/flows';
import { FileCheck2 } from 'lucide';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { FaultLine } from '../../../primitives/Field/Field.tsx';
import { FileDrop } from '../../../primitives/FileDrop/FileDrop.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Row, Stack } from '../../../primitives/Layout/Layout.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import type { ImageStore } from '../../form/ImageUpload/ImageUpload.tsx';
import { noticeText } from '../../page/NoticeLine/NoticeLine.tsx';
import { useNoticesAboveInstead } from '../../page/NoticeLine/use-notice-deduplication.ts';
import { StageLink } from '../../stage/StageFrame/StageStates.tsx';

const OnRecord = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-12);
  padding: var(--space-12) var(--space-8) var(--space-12) var(--space-16);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);

  > svg {
    flex: none;
    color: var(--gain);
  }

  > span {
    flex: 1 1 5rem;
    color: var(--ink);
  }
`;

const Name = styled.span`
  color: var(--ink);
  font-size: var(--type-14);
  font-weight: var(--weight-label);
`;

/* An empty live region adds no gap to the form. */
const Status = styled.div`
  &:empty {
    position: absolute;
  }
`;

const Reading = styled(Row)`
  color: var(--muted);
  font-size: var(--type-14);
`;

/** Filter of the file dialog; the flow validates the selected file. */
const ACCEPTED = 'image/png,image/jpeg,.png,.jpg,.jpeg,.jfif,.jpe';

type Proof = Extract<NomineeDetailsView, { screen: 'entering' }>['proof']['value'];

interface ProofSlotProps {
  slot: NomineeSlotView;
  proof: Proof;
  remote: { send: (event: NomineeDetailsEvent) => void };
  imageStore: ImageStore;
}

const proofSlotLabelOf = (i18n: I18n, { name }: NomineeSlotView, proof: Proof) =>
  name === 'front' && proof === 'aadhaar'
    ? i18n._('nomineeDetails.slot.front.aadhaar')
    : i18n._(`nomineeDetails.slot.${name}`);

function useSlotError({ isMismatch, notice }: NomineeSlotView): string | undefined {
  const { i18n } = useLingui();
  const isAbove = useNoticesAboveInstead(notice).length > 0;
  if (isMismatch) return i18n._('nomineeDetails.problem.mismatch');
  return notice === null || isAbove ? undefined : noticeText(i18n, notice);
}

/** One document: empty, uploading, uploaded or on record from before, with its own error. */
export function ProofSlot({ slot, proof, remote, imageStore }: ProofSlotProps) {
  const { i18n } = useLingui();
  const { name, image, isUploaded, isUploading } = slot;
  const label = proofSlotLabelOf(i18n, slot, proof);
  const error = useSlotError(slot);
  const remove = () => remote.send({ type: 'image.removed', slot: name });
  if (isUploaded && image === null) {
    return (
      <Stack gap={4}>
        <Name>{label}</Name>
        <OnRecord>
          <Icon of={FileCheck2} />
          <span>{i18n._('nomineeDetails.slot.onRecord')}</span>
          <Button
            variant="quiet"
            disabled={!slot.canRemove}
            aria-label={`${i18n._('nomineeDetails.slot.replace')} ${label}`}
            onClick={remove}
          >
            {i18n._('nomineeDetails.slot.replace')}
          </Button>
        </OnRecord>
        <div aria-live="polite">{error !== undefined && <FaultLine id={`${name}-fault`}>{error}</FaultLine>}</div>
      </Stack>
    );
  }
  return (
    <Stack gap={8}>
      <FileDrop
        label={label}
        hint={i18n._(proof === '' ? 'nomineeDetails.slot.first' : 'nomineeDetails.slot.hint')}
        accept={ACCEPTED}
        error={error}
        file={
          image && {
            name: image.name,
            size: image.size,
            preview: isUploading ? undefined : imageStore.addressOf?.(image),
          }
        }
        disabled={image === null ? !slot.canChoose : !slot.canRemove}
        onChoose={(file) => remote.send({ type: 'image.chosen', slot: name, image: imageStore.register(file) })}
        onRemove={remove}
      />
      <StageLink notice={slot.notice} />
      <Status role="status">
        {isUploading && image !== null && (
          <Reading gap={8}>
            <Spinner />
            <span>{i18n._('nomineeDetails.slot.uploading', { name: image.name })}</span>
          </Reading>
        )}
      </Status>
    </Stack>
  );
}
