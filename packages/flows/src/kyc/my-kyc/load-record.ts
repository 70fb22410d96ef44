import {
  emptyIdInformation,
  UNREADABLE_TEXT,
  type GetStageInfoAnswer,
  type GetStageInfoRequest,
  type IdInformation,
  type StageName,
} from '@folioflow/api/contract';
import { accepted, type Port } from '../../kit/port.ts';
import { hasSections, stageOfNavigateScreen, stageOf, stages, type StageData } from '../stage.ts';
import { shownSectionNames } from './my-kyc.view.ts';

/** Returns the sections that belong to a stage; sections without a stage of their own come with the due page. */
function sectionsOfStage(stage: StageName, { id_information: read }: StageData): Partial<IdInformation> {
  switch (stage) {
    case 'pan':
      return { pan: read?.pan, pan_attachment_list: read?.pan_attachment_list };
    case 'aadhaar':
      return { aadhaar: read?.aadhaar, aadhaar_attachment_list: read?.aadhaar_attachment_list };
    case 'bank':
      return { bank: read?.bank, bank_attachment_list: read?.bank_attachment_list };
    case 'personal':
    case 'esignkyc':
      return read ?? {};
  }
}

/** @throws Error for a record that lacks a section of the summary: an outage must not look like an empty record */
function requireCompleteRecord(record: StageData): StageData {
  if (!hasSections(record, shownSectionNames(record))) throw new Error(UNREADABLE_TEXT);
  return record;
}

/**
 * Creates a port that loads the record of a customer: one call where the requested stage is open (D-81). If the
 * provider refuses because an earlier stage is due, that stage and the finished ones before it are loaded, each for its
 * own sections.
 */
export const createRecordLoader =
  (getStageInfo: Port<GetStageInfoRequest, GetStageInfoAnswer>): Port<GetStageInfoRequest, StageData> =>
  async (request, scope) => {
    const whole = await getStageInfo(request, scope);
    if (whole.kind === 'accepted') return { ...whole, answer: requireCompleteRecord(stageOf(whole.answer)) };
    const due = whole.kind === 'refused' ? stageOfNavigateScreen(whole.answer) : undefined;
    if (due === undefined || due === request.stage_name) return whole;
    const reachedStages = stages.slice(0, stages.indexOf(due) + 1);
    const outcomes = await Promise.all(reachedStages.map((stage_name) => getStageInfo({ stage_name }, scope)));
    const failed = outcomes.find((outcome) => outcome.kind !== 'accepted');
    if (failed) return failed;
    const received = outcomes.filter((outcome) => outcome.kind === 'accepted');
    const pages = received.map(({ answer }) => stageOf(answer));
    // The due page may have empty lists for the finished stages, so their own pages take precedence.
    const id_information = reachedStages.reduceRight<IdInformation>(
      (read, stage, place) => ({ ...read, ...sectionsOfStage(stage, pages[place] ?? {}) }),
      emptyIdInformation(),
    );
    const record = requireCompleteRecord({ ...pages.at(-1), id_information });
    return accepted(record, received.at(-1)?.receivedAt ?? 0);
  };
