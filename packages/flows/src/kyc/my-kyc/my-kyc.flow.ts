import type { GetStageInfoRequest } from '@folioflow/api/contract';
import { runnable } from '../../kit/port.ts';
import { resource } from '../../kit/resource.ts';
import type { StageData } from '../stage.ts';
import { createRecordLoader } from './load-record.ts';
import { myKycView } from './my-kyc.view.ts';
import type { MyKycPorts, MyKycView } from './my-kyc.types.ts';

export const myKycFlow = resource<GetStageInfoRequest, StageData, MyKycView>(myKycView);

/** /accounts: one load, started with `{ request: myKycRequest }` (ON-394 to ON-404). */
export const myKyc = ({ getStageInfo }: MyKycPorts) => ({
  ...myKycFlow,
  machine: runnable(myKycFlow.machine, { load: createRecordLoader(getStageInfo) }),
});
