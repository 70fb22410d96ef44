import { STAGE_NAMES, type StageFlags, type StageName } from '@folioflow/api/contract';
import { type ClientRow, type NomineeRow } from '../../clients/client-tables.ts';
import { isStageEditable, stageStateOf } from './stages.ts';

/** True if a nominee was confirmed by two codes; its fields are then locked. */
export const hasConfirmedNominee = (nominees: readonly NomineeRow[]): boolean =>
  nominees.some(({ is_verified }) => is_verified === 1);

/** Flags of a stage answer; the same fact has equal values under the names of both apps (C-37, C-38). */
export const stageFlagsOf = (
  client: ClientRow,
  stage: StageName,
  nominees: readonly NomineeRow[],
  isRead: boolean,
): StageFlags => {
  const isSigned = client.is_esign_done === 1;
  const isApproved = client.is_code_approved === 1;
  const state = stageStateOf(client, stage);
  const canEdit = isStageEditable(client, stage);
  return {
    is_verified: state === 'finished',
    is_stage_verified: state === 'finished',
    is_verify_enabled: state === 'open',
    is_confirm_chk_enabled: isRead && (state === 'open' || canEdit),
    is_verified_editable: canEdit,
    bank_stage_verified: stageStateOf(client, 'bank') === 'finished',
    personal_stage_verified: stageStateOf(client, 'personal') === 'finished',
    esignkyc_stage_verified: isApproved,
    is_kyc_verified: isSigned,
    is_kyc_esign_verified: isSigned,
    is_bse_client_code_approved: isApproved,
    is_bse_nominee_verified: hasConfirmedNominee(nominees),
    login_kyc_verified: isSigned,
    login_esign_verified: isSigned,
    login_bse_clientcode_verified: isApproved,
  };
};

/** Stage on the wire: the last stage for a customer who has completed all stages. */
export const loginStageOf = ({ login_stage }: ClientRow): StageName =>
  STAGE_NAMES.find((name) => name === login_stage) ?? 'esignkyc';
