import type { ReadingField, StageFields, StageFieldTable } from './stage-fields.ts';

/** Type tests: each line marked with an expected error must not compile (checked by tsc). */
export type CompleteTable = StageFieldTable<StageFields>;
// @ts-expect-error the origin of a field is missing
export type IncompleteTable = StageFieldTable<Omit<StageFields, 'missing_side'>>;

const completeReadings = {
  id_information: true,
  is_confirm_chk_enabled: true,
  pan_attachment_list: true,
  aadhaar_attachment_list: true,
} satisfies Record<ReadingField, true>;
const { aadhaar_attachment_list: _, ...incompleteReadings } = completeReadings;
// @ts-expect-error a field of a card is missing
incompleteReadings satisfies Record<ReadingField, true>;
// @ts-expect-error a field of the stage is no reading
({ ...completeReadings, login_stage: true }) satisfies Record<ReadingField, true>;
