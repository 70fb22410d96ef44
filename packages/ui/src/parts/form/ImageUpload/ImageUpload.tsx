import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { ImageRef, ImageUploadEvent, ImageUploadView, ImageSlotView } from '@folioflow/flows';
import { Fragment, useState, type ComponentType, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { FileDrop } from '../../../primitives/FileDrop/FileDrop.tsx';
import { Grid, Stack } from '../../../primitives/Layout/Layout.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { NoticeLine } from '../../page/NoticeLine/NoticeLine.tsx';
import { TOUCH_SCREEN, useMedia } from '../../page/use-media.ts';

/** Store of the app for the bytes of pictures. The UI passes files in and knows only their references. */
export interface ImageStore {
  readonly register: (file: File) => ImageRef;
  /** Returns a `blob:` URL of a stored picture. */
  readonly addressOf?: ((image: ImageRef) => string | undefined) | undefined;
}

export interface ImageUploadWords {
  readonly submit: string;
  readonly hint: ReactNode;
  /** Shown instead of the button until every slot is filled; without it the button is shown disabled. */
  readonly incomplete?: string;
  /** Names of the slots by their `label`; a label without an entry is shown unchanged. */
  readonly slots?: Readonly<Record<string, string>>;
  /** Texts for notices without a server text, under `notice.<kind>`. */
  readonly notices?: Readonly<Record<string, string>>;
}

export interface ImageUploadProps {
  view: Extract<ImageUploadView, { screen: 'images' }>;
  remote: { send: (event: ImageUploadEvent) => void };
  imageStore: ImageStore;
  words: ImageUploadWords;
  /** `secondary` if the screen has a more important button. */
  variant?: 'primary' | 'secondary' | undefined;
  /** The picture is a paper at hand: phones offer the camera before the selection of a file. */
  offersCamera?: boolean | undefined;
  /** `picture` shows pictures large enough to be checked: for cards and photographs. */
  look?: 'line' | 'picture' | undefined;
  /** Decorative drawing of a good picture in an empty slot. */
  drawings?: Readonly<Record<string, ReactNode>> | undefined;
  /** Shown with a refusal: a link to another page. */
  recoveryLink?: ReactNode;
  /** Shown between the pictures and the button. */
  advice?: ReactNode;
  /** Container of the button if it is the main button of the page: `FormFoot`. */
  foot?: ComponentType<{ children: ReactNode }> | undefined;
  /** Shown below the button: Back or Cancel. */
  children?: ReactNode;
}

const Incomplete = styled.p`
  color: var(--muted);
  font-size: var(--type-14);
`;

/** Filter of the file dialog; the flow validates the selected file. */
const ACCEPTED = 'image/png,image/jpeg,.png,.jpg,.jpeg,.jfif,.jpe';

/** One picture for each slot, checked before it is sent (C-49, C-50). */
export function ImageUpload({
  view,
  remote,
  imageStore,
  words,
  variant,
  offersCamera = false,
  look,
  drawings,
  recoveryLink,
  advice,
  foot: Foot = Fragment,
  children,
}: ImageUploadProps) {
  const { i18n } = useLingui();
  const isPhone = useMedia(TOUCH_SCREEN);
  const [chosen, setChosen] = useState<{ slot: string; file: File } | null>(null);
  const choose = (slot: string, file: File) => {
    setChosen({ slot, file });
    remote.send({ type: 'image.chosen', slot, image: imageStore.register(file) });
  };
  const isSideMissing = view.notice?.kind === 'sideMissing';
  const said = { ...words.notices, ...wrongNameWords(i18n, view.expectedName) };
  const preparing = view.slots.find(({ isPreparing }) => isPreparing)?.image?.name;
  return (
    <Stack gap={16}>
      {/* Both slots are empty again, so the notice is above them. */}
      <NoticeLine notice={isSideMissing ? view.notice : null} words={said} />
      <Grid gap={16} columns={view.slots.length > 1 ? 2 : 1}>
        {view.slots.map((slot) => (
          <FileDrop
            key={slot.name}
            label={words.slots?.[slot.label] ?? slot.label}
            hint={words.hint}
            accept={ACCEPTED}
            offersCamera={offersCamera && isPhone}
            look={look}
            drawing={drawings?.[slot.name]}
            file={slot.image && chosenFileOf(slot.image, slot, imageStore)}
            disabled={slot.image === null ? !view.canChoose : !view.canRemove}
            onChoose={(file) => choose(slot.name, file)}
            onRemove={() => remote.send({ type: 'image.removed', slot: slot.name })}
          />
        ))}
      </Grid>
      {advice}
      <VisuallyHidden role="status">
        {preparing !== undefined && i18n._('upload.preparing', { name: preparing })}
      </VisuallyHidden>
      <NoticeLine notice={isSideMissing ? null : view.notice} words={said}>
        {recoveryLink}
        {view.expectedName !== null && chosen !== null && view.canChoose && (
          <Button
            variant="secondary"
            size="small"
            onClick={() =>
              choose(chosen.slot, renameFile(chosen.file, expectedNameForType(view.expectedName ?? '', chosen.file)))
            }
          >
            {i18n._('upload.rename')}
          </Button>
        )}
      </NoticeLine>
      <Foot>
        {words.incomplete === undefined || view.canSubmit || view.isUploading ? (
          <Button
            wide
            variant={variant ?? 'primary'}
            busy={view.isBusy}
            disabled={!view.canSubmit && !view.isBusy}
            onClick={() => remote.send({ type: 'upload.submitted' })}
          >
            {words.submit}
          </Button>
        ) : (
          <Incomplete>{words.incomplete}</Incomplete>
        )}
      </Foot>
      {children}
    </Stack>
  );
}

/** Returns the accepted name with the type of the file. */
function expectedNameForType(expected: string, { type }: File): string {
  const names = expected.split(' or ');
  const isJpeg = type === 'image/jpeg';
  return names.find((name) => /\.jpe?g$/i.test(name) === isJpeg) ?? expected;
}

const renameFile = (file: File, name: string): File =>
  new File([file], name, { type: file.type, lastModified: file.lastModified });

const wrongNameWords = (i18n: I18n, name: string | null): Readonly<Record<string, string>> =>
  name === null ? {} : { 'notice.wrongName': i18n._('upload.wrongName', { name }) };

const chosenFileOf = (image: ImageRef, { isPreparing }: ImageSlotView, { addressOf }: ImageStore) => ({
  name: image.name,
  size: image.size,
  preview: isPreparing ? undefined : addressOf?.(image),
});
