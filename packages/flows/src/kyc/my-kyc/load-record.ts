import {
  noInformation,
  UNREADABLE_TEXT,
  type GetStageInfoAnswer,
  type GetStageInfoRequest,
  type IdInformation,
  type StageName,
} from '@folioflow/api/contract';
import { accepted, type Port } from '../../kit/port.ts';
import { hasSections, stageNamedBy, stageOf, stages, type Stage } from '../stage.ts';
import { shownSectionNames } from './my-kyc.view.ts';

/** What the page of a stage is the one to say; groups of no stage of their own come with the page that is due. */
function partOf(stage: StageName, { id_information: read }: Stage): Partial<IdInformation> {
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

/** @throws Error for a record that lacks a group of the summary: an outage must not read as "nothing on record" */
function readRecord(record: Stage): Stage {
  if (!hasSections(record, shownSectionNames(record))) throw new Error(UNREADABLE_TEXT);
  return record;
}

/**
 * What is on record of a customer: one answer where the stage asked for is open (D-81). A provider that refuses it, because
 * an earlier stage is due, is asked for that stage and for the finished ones before it: each answers its own part.
 */
export const loadRecord =
  (getStageInfo: Port<GetStageInfoRequest, GetStageInfoAnswer>): Port<GetStageInfoRequest, Stage> =>
  async (request, scope) => {
    const whole = await getStageInfo(request, scope);
    if (whole.kind === 'accepted') return { ...whole, answer: readRecord(stageOf(whole.answer)) };
    const due = whole.kind === 'refused' ? stageNamedBy(whole.answer) : undefined;
    if (due === undefined || due === request.stage_name) return whole;
    const asked = stages.slice(0, stages.indexOf(due) + 1);
    const outcomes = await Promise.all(asked.map((stage_name) => getStageInfo({ stage_name }, scope)));
    const failed = outcomes.find((outcome) => outcome.kind !== 'accepted');
    if (failed) return failed;
    const pages = outcomes.flatMap((outcome) => (outcome.kind === 'accepted' ? [stageOf(outcome.answer)] : []));
    // The page that is due may hold empty lists for the finished ones, which therefore win.
    const id_information = asked.reduceRight<IdInformation>(
      (read, stage, place) => ({ ...read, ...partOf(stage, pages[place] ?? {}) }),
      noInformation(),
    );
    return accepted(readRecord({ ...pages.at(-1), id_information }));
  };
