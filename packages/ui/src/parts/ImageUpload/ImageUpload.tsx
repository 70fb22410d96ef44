import { say, type ImageRef, type ImageUploadEvent, type ImageUploadView, type SlotView } from '@folioflow/flows';
import { upload } from '@folioflow/flows/words/upload';
import { Fragment, useState, type ComponentType, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { FileDrop } from '../../primitives/FileDrop/FileDrop.tsx';
import { Grid, Stack } from '../../primitives/Layout/Layout.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { NoticeLine } from '../NoticeLine/NoticeLine.tsx';

/** Where the app keeps the bytes of pictures; the UI hands them over and knows only their reference. */
export interface ImageDesk {
  readonly register: (file: File) => ImageRef;
  /** A `blob:` address to show the picture by, while it is held. */
  readonly addressOf?: ((image: ImageRef) => string | undefined) | undefined;
}

export interface ImageUploadWords {
  readonly submit: string;
  readonly hint: ReactNode;
  /** Stands in the button's place until every slot is filled; without it the button is there, closed. */
  readonly incomplete?: string;
  /** Names of the slots, by their `label`; a label without an entry is shown as it is. */
  readonly slots?: Readonly<Record<string, string>>;
  /** Own words for notices without a server text, under `notice.<kind>`. */
  readonly notices?: Readonly<Record<string, string>>;
}

export interface ImageUploadProps {
  view: Extract<ImageUploadView, { screen: 'images' }>;
  remote: { send: (event: ImageUploadEvent) => void };
  desk: ImageDesk;
  words: ImageUploadWords;
  /** Secondary where the screen has a more important button. */
  variant?: 'primary' | 'secondary' | undefined;
  /** Opens the camera of a phone. */
  capture?: 'environment' | undefined;
  /** Pictures large enough to be judged by whoever took them: cards and photographs. */
  look?: 'line' | 'picture' | undefined;
  /** Drawn in the empty place of a slot: what a good picture of it looks like. Decoration only. */
  drawings?: Readonly<Record<string, ReactNode>> | undefined;
  /** Said with a refusal: where to go instead. */
  wayOn?: ReactNode;
  /** Between the pictures and the button. */
  advice?: ReactNode;
  /** What the button stands in, where it is the page's main one: `FormFoot`. */
  foot?: ComponentType<{ children: ReactNode }> | undefined;
  /** Below the button: Back, Cancel. */
  children?: ReactNode;
}

const Incomplete = styled.p`
  color: var(--muted);
  font-size: var(--type-14);
`;

/** What the file dialog offers; the flow judges whatever was chosen. */
const ACCEPTED = 'image/png,image/jpeg,.png,.jpg,.jpeg';

/** One picture a slot, checked before it is sent (C-49, C-50). */
export function ImageUpload({
  view,
  remote,
  desk,
  words,
  variant,
  capture,
  look,
  drawings,
  wayOn,
  advice,
  foot: Foot = Fragment,
  children,
}: ImageUploadProps) {
  const [chosen, setChosen] = useState<{ slot: string; file: File } | null>(null);
  const choose = (slot: string, file: File) => {
    setChosen({ slot, file });
    remote.send({ type: 'image.chosen', slot, image: desk.register(file) });
  };
  const isSideMissing = view.notice?.kind === 'sideMissing';
  const said = { ...words.notices, ...wrongName(view.expectedName) };
  const preparing = view.slots.find(({ isPreparing }) => isPreparing)?.image?.name;
  return (
    <Stack gap={16}>
      {/* Both places are empty again: what is to be done stands above them. */}
      <NoticeLine notice={isSideMissing ? view.notice : null} words={said} />
      <Grid gap={16} columns={view.slots.length > 1 ? 2 : 1}>
        {view.slots.map((slot) => (
          <FileDrop
            key={slot.name}
            label={words.slots?.[slot.label] ?? slot.label}
            hint={words.hint}
            accept={ACCEPTED}
            capture={capture}
            look={look}
            drawing={drawings?.[slot.name]}
            file={slot.image && fileOf(slot.image, slot, desk)}
            disabled={slot.image === null ? !view.canChoose : !view.canRemove}
            onChoose={(file) => choose(slot.name, file)}
            onRemove={() => remote.send({ type: 'image.removed', slot: slot.name })}
          />
        ))}
      </Grid>
      {advice}
      <VisuallyHidden role="status">
        {preparing !== undefined && say(upload.preparing, { name: preparing })}
      </VisuallyHidden>
      <NoticeLine notice={isSideMissing ? null : view.notice} words={said}>
        {wayOn}
        {view.expectedName !== null && chosen !== null && view.canChoose && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => choose(chosen.slot, renamed(chosen.file, rightName(view.expectedName ?? '', chosen.file)))}
          >
            {upload.rename}
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

/** Of the names that would do, the one that fits what the file is. */
function rightName(expected: string, { type }: File): string {
  const names = expected.split(' or ');
  const isJpeg = type === 'image/jpeg';
  return names.find((name) => /\.jpe?g$/i.test(name) === isJpeg) ?? expected;
}

const renamed = (file: File, name: string): File =>
  new File([file], name, { type: file.type, lastModified: file.lastModified });

const wrongName = (name: string | null): Readonly<Record<string, string>> =>
  name === null ? {} : { 'notice.wrongName': say(upload.wrongName, { name }) };

const fileOf = (image: ImageRef, { isPreparing }: SlotView, { addressOf }: ImageDesk) => ({
  name: image.name,
  size: image.size,
  preview: isPreparing ? undefined : addressOf?.(image),
});
