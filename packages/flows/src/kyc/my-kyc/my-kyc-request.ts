import type { GetStageInfoRequest } from '@folioflow/api/contract';

/** Request of /accounts: the last stage, whose page has the data of all stages (D-81). */
export const myKycRequest: GetStageInfoRequest = { stage_name: 'esignkyc' };
