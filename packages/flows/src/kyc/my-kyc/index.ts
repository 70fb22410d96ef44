import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { ResourceEvent, ResourceView } from '../../kit/resource.ts';
import type { MyKycPorts, MyKycView } from './my-kyc.types.ts';
import type { GetStageInfoRequest, StageInfo } from '@folioflow/api/contract';
import * as unit from './my-kyc.flow.ts';

export type * from './my-kyc.types.ts';
export { myKycRequest } from './my-kyc-request.ts';
export { myKycView } from './my-kyc.view.ts';

export type MyKycFlow = EmbeddableFlow<{
  input: { request: GetStageInfoRequest };
  event: ResourceEvent<GetStageInfoRequest, Partial<StageInfo>>;
  view: ResourceView<MyKycView>;
}>;

export const myKycFlow: MyKycFlow = embeddable(unit.myKycFlow);

/** /accounts: one load, started with `{ request: myKycRequest }` (ON-394 to ON-404). */
export const myKyc: (ports: MyKycPorts) => RunnableFlow<MyKycFlow> = embeddableFactory(unit.myKyc);
