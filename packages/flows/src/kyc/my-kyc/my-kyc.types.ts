import type { OperationPorts } from '../../kit/operation-port.ts';
import type { KycStage, StageSection } from '../stage.ts';

export interface MyKycView {
  /** '' where the answer has none. */
  readonly email: string;
  readonly mobile: string;
  /** The due stage; null once the KYC was submitted (ON-396, ON-398). */
  readonly due: KycStage | null;
  /** The exchange has approved the client code, so the wait is over (C-37). */
  readonly isApproved: boolean;
  /** The sections of the finished stages (ON-400 to ON-403). */
  readonly sections: readonly StageSection[];
}

export type MyKycPorts = OperationPorts<'getStageInfo'>;
