import {
  FORM_THRESHOLD,
  IMAGE_TYPES,
  NO_NOMINEE_ID,
  NO_NOMINEE_UPLOAD,
  NOMINEE_FORM_THRESHOLD,
  noNominee,
  type ListNomineesAnswer,
  type Nominee,
  type UploadNomineeAnswer,
} from '@folioflow/api/contract';
import type { ImageRef, NameRule } from '../image-upload/index.ts';
import type { DeclarationUpload, NomineeLists, NomineeRow } from './nominee-choice.types.ts';

/** Removes the entry `none`, which is a separate option (DO-141). */
export const withoutNone = (nominees: readonly Nominee[]): readonly Nominee[] =>
  nominees.filter(({ id }) => id !== NO_NOMINEE_ID);

export const listsOf = (answer: ListNomineesAnswer): NomineeLists => ({
  nominees: withoutNone(answer.nominee_list),
  isNoneRegistered: answer.is_no_nominee_registered,
  noNomineeForm: answer.no_nominee_form,
});

/** Applies the answer of an upload to the lists (DO-299). */
export const merged = (lists: NomineeLists, { state_parameters: parameters }: UploadNomineeAnswer): NomineeLists => ({
  nominees: parameters?.nominee_list === undefined ? lists.nominees : withoutNone(parameters.nominee_list),
  isNoneRegistered: parameters?.is_no_nominee_registered ?? lists.isNoneRegistered,
  noNomineeForm: parameters?.no_nominee_form ?? lists.noNomineeForm,
});

export const isListed = (nominees: readonly Nominee[] | null, id: string | null): boolean =>
  nominees?.some((nominee) => nominee.id === id) ?? false;

/** Name of the scan without extension (DO-293). */
export const declarationName = (clientCode: string): string => `NOMINEE_OPTING_OUT_DECLARATION_${clientCode}`;

export const declarationRule = (clientCode: string): NameRule => ({
  base: declarationName(clientCode),
  extensions: IMAGE_TYPES,
});

/** The upload of a signed declaration (DO-298, OM-111, OM-112). */
export const declarationOf = (image: ImageRef): DeclarationUpload => ({
  file: image,
  id_type: NO_NOMINEE_UPLOAD,
  imageName: image.name,
  imageType: image.type,
  nominee_information: noNominee(),
});

const longerThan = (threshold: number, form: string): string | null => (form.length > threshold ? form : null);

/** The declaration to sign; null if there is none (DO-296). */
export const shownDeclaration = (form: string): string | null => longerThan(FORM_THRESHOLD, form);

/** A row of the list, with the form if there is one (DO-297). */
export const rowOf = ({ id, name, relationship, nominee_form }: Nominee, selected: string | null): NomineeRow => ({
  id,
  name,
  relationship,
  isSelected: id === selected,
  form: longerThan(NOMINEE_FORM_THRESHOLD, nominee_form),
});
