import {
  FORM_THRESHOLD,
  IMAGE_TYPES,
  NO_NOMINEE_ID,
  NOMINEE_FORM_THRESHOLD,
  withoutNoneEntry,
  type Nominee,
  type NomineeLists,
  type UploadNomineeAnswer,
} from '@folioflow/api/contract';
import type { FileNameRule } from '../../form/image-upload/image-upload.types.ts';
import type { ChosenNominee, NomineeChoiceContext, NomineeRow } from './nominee-choice.types.ts';

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

/**
 * The last choice of the investor, as the provider marks it: a nominee, or the registered declaration if it marks none.
 * Null without a mark, and with several, which are not one choice (decision 084).
 */
export function lastChoiceOf({
  nominees,
  isNoNomineeRegistered,
}: Pick<NomineeLists, 'isNoNomineeRegistered'> & {
  readonly nominees: readonly Nominee[] | null;
}): ChosenNominee | null {
  const [marked, ...others] = nominees?.filter(({ is_selected }) => is_selected) ?? [];
  if (marked !== undefined) return others.length === 0 ? { option: 'existing', nomineeId: marked.id } : null;
  return nominees !== null && isNoNomineeRegistered ? { option: 'none', nomineeId: NO_NOMINEE_ID } : null;
}

type StartedChoice = Pick<NomineeChoiceContext, 'option' | 'nomineeId' | 'isSummarised' | 'isSuggested'>;

/** The start of the choice: in one line the one that was settled before or the last one, else the question. */
export function startOfChoice(settled: ChosenNominee | null, last: ChosenNominee | null): StartedChoice {
  const chosen = settled ?? last;
  return {
    option: chosen?.option ?? 'existing',
    nomineeId: chosen?.option === 'existing' ? chosen.nomineeId : null,
    isSummarised: chosen !== null,
    isSuggested: settled === null && last !== null,
  };
}

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
