import type { GetStageInfoRequest } from '@folioflow/api/contract';
import type { StageData } from '../stage.ts';
import { resourceMachine } from '../../kit/resource.ts';

export const myKycMachine = resourceMachine<GetStageInfoRequest, StageData>();
