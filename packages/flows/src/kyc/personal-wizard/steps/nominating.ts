import { embeddableStep, type RunnableChild } from '../../../kit/embeddable-flow.ts';
import type { NomineeDetailsFlow } from '../../../parts/nominee/nominee-details/index.ts';
import {
  nomineeProofUpload,
  UPLOADS,
  type UpdatePersonalInfoRequest,
  type UploadLabels,
} from '@folioflow/api/contract';
import { accepted, acceptedLocally, adaptPort, runnable, type Port } from '../../../kit/port.ts';
import type { ImageRef } from '../../../parts/form/image-upload/image-upload.types.ts';
import { nomineeDetailsFlow } from '../../../parts/nominee/nominee-details/nominee-details.flow.ts';
import type {
  NomineeImageAnswer,
  NomineeImageRequest,
  SaveNomineeRequest,
} from '../../../parts/nominee/nominee-details/nominee-details.types.ts';
import { identityProofOf } from '../../../parts/nominee/nominee-details/nominee-details.rules.ts';
import type { NomineeProofUpload, PersonalWizardPorts } from '../personal-wizard.types.ts';

/** Step 3 of the personal wizard. */
export const nominating: (ports: PersonalWizardPorts) => RunnableChild<NomineeDetailsFlow> = embeddableStep(
  (ports: PersonalWizardPorts) => ({
    ...nomineeDetailsFlow,
    machine: runnable(nomineeDetailsFlow.machine, {
      uploadNomineeImage: createNomineeImageUpload(ports),
      saveNominee: adaptPort(ports.updatePersonalInfo, nomineeRequest, (answer) => answer),
    }),
  }),
);

/** Builds the request of the nominee (ON-326). */
const nomineeRequest = ({ personal }: SaveNomineeRequest): UpdatePersonalInfoRequest => ({
  ...personal,
  update_attribute: 'nominee',
});

function nomineeUploadLabelsOf({ slot, nominee }: NomineeImageRequest): UploadLabels {
  const proof = identityProofOf(nominee);
  if (slot === 'guardian' || proof === '') return UPLOADS.guardianPan;
  return nomineeProofUpload(proof, slot);
}

/** C-41: the labels distinguish front, back and guardian. */
function nomineeProofUploadOf(request: NomineeImageRequest, image: ImageRef): NomineeProofUpload {
  const { id_type, folder_name, attachment_category } = nomineeUploadLabelsOf(request);
  const proof = identityProofOf(request.nominee);
  return {
    file: image,
    id_type: id_type === 'pan' || proof === '' ? 'pan' : proof,
    imageName: image.name,
    imageType: image.type,
    nominee_information: request.nominee,
    folder_name,
    attachment_category,
  };
}

/** Checks and rewrites a picture before it leaves the device. */
const createNomineeImageUpload =
  ({ prepareImage, uploadNominee }: PersonalWizardPorts): Port<NomineeImageRequest, NomineeImageAnswer> =>
  async (request, scope) => {
    const prepared = await prepareImage({ image: request.image, shouldCreateTiff: false }, scope);
    if (prepared.kind === 'refused') return acceptedLocally({ kind: 'unusable', text: prepared.text });
    if (prepared.kind !== 'accepted') return prepared;
    const { image } = prepared.answer;
    const outcome = await uploadNominee(nomineeProofUploadOf(request, image), scope);
    if (outcome.kind !== 'accepted') return outcome;
    return accepted(
      { kind: 'read', image, read: outcome.answer.state_parameters?.nominee_information ?? null },
      outcome.receivedAt,
    );
  };
