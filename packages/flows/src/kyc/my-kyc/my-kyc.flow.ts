import type { GetStageInfoRequest, StageInfo } from '@folioflow/api/contract';
import { flow } from '../../kit/flow.ts';
import { myKycMachine } from './my-kyc.machine.ts';
import { runnable } from '../../kit/port.ts';
import { resourceView, type ResourceEvent, type ResourceView } from '../../kit/resource.ts';
import type { StageData } from '../stage.ts';
import { createRecordLoader } from './load-record.ts';
import { myKycView } from './my-kyc.view.ts';
import type { MyKycPorts, MyKycView } from './my-kyc.types.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';

export type * from './my-kyc.types.ts';
export { myKycRequest } from './my-kyc-request.ts';
export { myKycView } from './my-kyc.view.ts';

export type MyKycFlow = EmbeddableFlow<{
  input: { request: GetStageInfoRequest };
  event: ResourceEvent<GetStageInfoRequest, Partial<StageInfo>>;
  view: ResourceView<MyKycView>;
}>;

export const myKycFlow: MyKycFlow = flow({
  machine: myKycMachine,
  view: resourceView<GetStageInfoRequest, StageData, MyKycView>(myKycView),
});

/** /accounts: one load, started with `{ request: myKycRequest }` (ON-394 to ON-404). */
export const myKyc = ({ getStageInfo }: MyKycPorts): RunnableFlow<MyKycFlow> => ({
  ...myKycFlow,
  machine: runnable(myKycMachine, { load: createRecordLoader(getStageInfo) }),
});
