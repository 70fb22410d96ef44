import { newPersonal, sampleDetailsOptions } from '../../../parts/form/details-form/testing/sample-personal.ts';
import type { StageData } from '../../stage.ts';

/** Fields of getStageInfo for the open personal stage. */
export const openPersonalStage: StageData = {
  is_verified: false,
  is_verify_enabled: true,
  login_stage: 'personal',
  personal_information: newPersonal,
  master_list: {
    source_wealth: [...sampleDetailsOptions.sourceOfWealth],
    occupation_list: [...sampleDetailsOptions.occupation],
    income_range: [...sampleDetailsOptions.annualIncome],
  },
};
