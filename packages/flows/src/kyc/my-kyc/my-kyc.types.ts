import type { GetStageInfoAnswer, GetStageInfoRequest } from '@folioflow/api/contract';
import type { Port } from '../../kit/port.ts';
import type { KycStage, StageSection } from '../stage.ts';

export interface MyKycView {
  /** '' where the answer names none. */
  readonly email: string;
  readonly mobile: string;
  /** The stage that is due; null once the KYC was submitted (ON-396, ON-398). */
  readonly due: KycStage | null;
  /** What is finished so far (ON-400 to ON-403). */
  readonly sections: readonly StageSection[];
}

export interface MyKycPorts {
  readonly getStageInfo: Port<GetStageInfoRequest, GetStageInfoAnswer>;
}
