import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../../kit/embeddable-flow.ts';
import type { ImageUploadFlow } from '../../form/image-upload/index.ts';
import type {
  NomineeChoiceEvent,
  NomineeChoiceInput,
  NomineeChoicePorts,
  NomineeChoiceView,
} from './nominee-choice.types.ts';
import * as unit from './nominee-choice.flow.ts';

export type * from './nominee-choice.types.ts';
export type { NomineeOpening } from './nominee-opening.ts';

export type NomineeChoiceFlow = EmbeddableFlow<{
  input: NomineeChoiceInput;
  event: NomineeChoiceEvent;
  view: NomineeChoiceView;
  children: { imageUpload: ImageUploadFlow };
}>;

export const nomineeChoiceFlow: NomineeChoiceFlow = embeddable(unit.nomineeChoiceFlow);

/** A part of both checkouts: the choice of an existing nominee, or a registered declaration of no nominee. */
export const nomineeChoice: (ports: NomineeChoicePorts) => RunnableFlow<NomineeChoiceFlow> = embeddableFactory(
  unit.nomineeChoice,
);
