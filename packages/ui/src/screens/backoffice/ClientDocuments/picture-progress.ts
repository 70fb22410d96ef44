import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { StageSection } from '@folioflow/flows';
import { useEffect, useEffectEvent, useState } from 'react';
import { isShowableImage } from '../../../parts/stage/StageSections/image-address.ts';

/** A picture of the documents with its name, such as "PAN, image 1 of 1". */
export interface NamedPicture {
  readonly address: string;
  readonly name: string;
  /** False for an address that is not the provider's, and for another type. */
  readonly isShowable: boolean;
}

export const namedPicturesOf = (
  i18n: I18n,
  { name, images }: StageSection,
  imageOrigin: string,
): readonly NamedPicture[] =>
  images.map((address, place) => ({
    address,
    name: i18n._('kyc.sections.image', {
      section: i18n._(`kyc.sections.${name}`),
      number: place + 1,
      count: images.length,
    }),
    isShowable: isShowableImage(address, imageOrigin),
  }));

export type PictureOutcome = 'shown' | 'failed';

export interface PictureProgress {
  /** Names of the pictures that cannot be shown. */
  readonly missing: readonly string[];
  readonly recordOutcome: (name: string, outcome: PictureOutcome) => void;
}

interface PictureProgressProps {
  sections: readonly StageSection[];
  imageOrigin: string;
  isAwaitingPictures: boolean;
  /** Each picture is shown, or cannot be shown; called at once if there are none. */
  onSettle: () => void;
}

/** Observes the pictures, and reports once the outcome of each of them is known. */
export function usePictureProgress(props: PictureProgressProps): PictureProgress {
  const { i18n } = useLingui();
  const { sections, imageOrigin, isAwaitingPictures: areAwaited } = props;
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, PictureOutcome>>(new Map());
  const pictures = sections.flatMap((section) => namedPicturesOf(i18n, section, imageOrigin));
  const areSettled = pictures.every(({ name, isShowable }) => !isShowable || outcomes.has(name));
  const reportSettled = useEffectEvent(props.onSettle);
  useEffect(() => {
    if (areAwaited && areSettled) reportSettled();
  }, [areAwaited, areSettled]);
  return {
    missing: pictures
      .filter(({ name, isShowable }) => !isShowable || outcomes.get(name) === 'failed')
      .map(({ name }) => name),
    recordOutcome: (name, outcome) =>
      setOutcomes((known) => (known.get(name) === outcome ? known : new Map([...known, [name, outcome]]))),
  };
}
