import {
  FORM_THRESHOLD,
  IMAGE_TYPES,
  NOMINEE_FORM_THRESHOLD,
  withoutNoneEntry,
  type Nominee,
  type NomineeLists,
  type UploadNomineeAnswer,
} from '@folioflow/api/contract';
import type { FileNameRule } from '../../form/image-upload/image-upload.types.ts';
import type { NomineeRow } from './nominee-choice.types.ts';

/** Applies the answer of an upload to the lists (DO-299). */
export const mergeUploadAnswer = (
  lists: NomineeLists,
  { state_parameters: parameters }: UploadNomineeAnswer,
): NomineeLists => ({
  nominees: parameters?.nominee_list === undefined ? lists.nominees : withoutNoneEntry(parameters.nominee_list),
  isNoNomineeRegistered: parameters?.is_no_nominee_registered ?? lists.isNoNomineeRegistered,
  noNomineeForm: parameters?.no_nominee_form ?? lists.noNomineeForm,
});

export const isNomineeListed = (nominees: readonly Nominee[] | null, id: string | null): boolean =>
  nominees?.some((nominee) => nominee.id === id) ?? false;

/** Name of the scan without extension (DO-293). */
export const declarationFileName = (clientCode: string): string => `NOMINEE_OPTING_OUT_DECLARATION_${clientCode}`;

export const declarationNameRule = (clientCode: string): FileNameRule => ({
  base: declarationFileName(clientCode),
  extensions: IMAGE_TYPES,
});

const formIfLongerThan = (threshold: number, form: string): string | null => (form.length > threshold ? form : null);

/** The declaration to sign; null if there is none (DO-296). */
export const displayableDeclarationForm = (form: string): string | null => formIfLongerThan(FORM_THRESHOLD, form);

/** A row of the list, with the form if there is one (DO-297). */
export const nomineeRowOf = (
  { id, name, relationship, nominee_form }: Nominee,
  selected: string | null,
): NomineeRow => ({
  id,
  name,
  relationship,
  isSelected: id === selected,
  form: formIfLongerThan(NOMINEE_FORM_THRESHOLD, nominee_form),
});
