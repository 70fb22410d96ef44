import type { OperationPorts } from '../../kit/operation-port.ts';
import type { KycStage, StageSection } from '../stage.ts';

export interface MyKycView {
  /** '' where the answer names none. */
  readonly email: string;
  readonly mobile: string;
  /** The stage that is due; null once the KYC was submitted (ON-396, ON-398). */
  readonly due: KycStage | null;
  /** The exchange has approved the client code: there is nothing left to wait for (C-37). */
  readonly isApproved: boolean;
  /** What is finished so far (ON-400 to ON-403). */
  readonly sections: readonly StageSection[];
}

export type MyKycPorts = OperationPorts<'getStageInfo'>;
