import {
  STAGE_NAMES,
  UNREADABLE_TEXT,
  type AttributeText,
  type StageInfo,
  type StageName,
  type StageResponse,
  type Envelope,
} from '@folioflow/api/contract';
import { failed, type Notice, type Told } from '../kit/notice.ts';
import { investorRoutes, routeOf, type Exit, type InvestorRoute } from '../kit/routes.ts';

/** What a stage answer says, wherever it stands: `state_parameters` wins over the top level, field by field. */
export type Stage = Partial<StageInfo>;

type StageFields = { readonly [Field in keyof StageInfo]?: StageInfo[Field] | undefined };

const saidIn = (fields: StageFields): Stage =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Reads an answer of getStageInfo, verifyIdProof, verifyStage, verifyPersonal, uploadCheque or verifyBankAccount. */
export function stageOf(answer: StageResponse): Stage {
  const { state_parameters: parameters = {}, ...topLevel } = answer;
  return { ...saidIn(topLevel), ...saidIn(parameters) };
}

const readings: readonly string[] = [
  'id_information',
  'is_confirm_chk_enabled',
  'pan_attachment_list',
  'aadhaar_attachment_list',
] satisfies (keyof Stage)[];

/** The stage once another card was read: nothing of an earlier reading stays, even where the answer is silent. */
export const readAgain = (stage: Stage, read: Stage): Stage => ({
  ...Object.fromEntries(Object.entries(stage).filter(([field]) => !readings.includes(field))),
  ...read,
});

/** The investor's part of the stage is finished (D-51): either name of the flag says so. */
export const isStageVerified = ({ is_verified, is_stage_verified }: Stage): boolean =>
  is_verified === true || is_stage_verified === true;

/** Upload and Verify are there for a stage that is open, or finished and still editable (ON-229). */
export const mayPresent = ({ is_verify_enabled, is_verified_editable }: Stage): boolean =>
  is_verify_enabled === true || is_verified_editable === true;

/** The document was read, so that the confirm box may be ticked (ON-231, D-51). */
export const mayConfirm = ({ is_confirm_chk_enabled }: Stage): boolean => is_confirm_chk_enabled === true;

/** The page of each stage, in the order of the stages (ON-225). */
export const stageRoutes = {
  pan: 'panVerification',
  aadhaar: 'aadhaarVerification',
  bank: 'bankVerification',
  personal: 'personalVerification',
  esignkyc: 'esignkycVerification',
} as const satisfies Record<StageName, InvestorRoute>;

/** The page of a stage by the provider's word for it; undefined for any other word. */
export const stageRouteOf = (stage: string): InvestorRoute | undefined =>
  Object.entries(stageRoutes).find(([name]) => name === stage)?.[1];

/** The five stages, in their order. */
export const stages: readonly KycStage[] = STAGE_NAMES;
export type KycStage = StageName;

/** The stage whose page this is. */
export const stageAt = (route: InvestorRoute): KycStage | undefined =>
  stages.find((stage) => stageRoutes[stage] === route);

/** True when stage `at` comes at or after `from`; an unknown stage counts as the first. */
export const hasReached = (at: StageName | undefined, from: StageName): boolean =>
  STAGE_NAMES.indexOf(at ?? 'pan') >= STAGE_NAMES.indexOf(from);

/** The stage whose page an answer names; any other screen is none. */
export function stageNamedBy({ navigateScreen }: Pick<Envelope, 'navigateScreen'>): KycStage | undefined {
  const route = routeOf(navigateScreen, investorRoutes);
  return route === undefined ? undefined : stageAt(route);
}

/** The stage that is due, when a refusal that is shown names its page (D-04). */
export const stageDueBy = (notice: Notice | null | undefined): KycStage | undefined =>
  stageNamedBy({ navigateScreen: notice?.named });

/** The page of the stage that is due, when the refusal that is shown names one (D-04); any other screen is no link. */
export function currentStageOf(notice: Notice | null): Exit | null {
  const stage = stageDueBy(notice);
  return stage === undefined ? null : { to: stageRoutes[stage] };
}

/** The six groups in which a person's KYC is shown (ON-363). */
export const sectionNames = ['pan', 'aadhaar', 'bank', 'address', 'general', 'nominee'] as const;
export type SectionName = (typeof sectionNames)[number];

/** One read-only group: lines as the provider wrote them, and the addresses of its images. */
export interface StageSection {
  readonly name: SectionName;
  readonly lines: readonly AttributeText[];
  /** As they came; a screen shows https addresses of the provider and `data:image/…` only (contract 1.4). */
  readonly images: readonly string[];
}

/** The groups that a document proves: their pictures belong to them. */
const provenSections = ['pan', 'aadhaar', 'bank', 'nominee'] as const satisfies readonly SectionName[];
const isProven = (name: SectionName): name is (typeof provenSections)[number] =>
  provenSections.some((proven) => proven === name);

/** A group came with its lines and with the pictures of its document; an empty list says that there are none. */
function hasSection(stage: Stage, name: SectionName): boolean {
  const information = stage.id_information;
  if (information?.[name] === undefined) return false;
  if (!isProven(name)) return true;
  const list = `${name}_attachment_list` as const;
  return (information[list] ?? stage[list]) !== undefined;
}

/** Every group that a page is about came with the answer. A missing one is an answer that cannot be read, and no empty group. */
export const hasSections = (stage: Stage, names: readonly SectionName[] = sectionNames): boolean =>
  names.every((name) => hasSection(stage, name));

/** Params of `setNotice` for a page whose groups did not come. */
export const sectionsMissing = (): Told => failed({ event: { error: new Error(UNREADABLE_TEXT) } });

/** What was read of one group. The lists beside `id_information` stand in for those inside it. */
export function sectionOf(stage: Stage, name: SectionName): StageSection {
  const information = stage.id_information;
  const beside: Partial<Record<SectionName, readonly string[] | undefined>> = {
    pan: stage.pan_attachment_list,
    aadhaar: stage.aadhaar_attachment_list,
    bank: stage.bank_attachment_list,
    nominee: stage.nominee_attachment_list,
  };
  const inside = information?.[`${name}_attachment_list`] ?? [];
  return { name, lines: information?.[name] ?? [], images: inside.length > 0 ? inside : (beside[name] ?? []) };
}

/** What was read so far, group by group (ON-364, ON-365). */
export const sectionsOf = (stage: Stage, names: readonly SectionName[] = sectionNames): readonly StageSection[] =>
  names.map((name) => sectionOf(stage, name));

// The pages that take a document once more; what else a provider may name leads nowhere.
const stageOfSection = { pan: 'pan', aadhaar: 'aadhaar' } as const satisfies Partial<Record<SectionName, KycStage>>;
/** The page on which a group of the record can be changed, where the provider still takes its document (PROPOSED). */
export type SectionEdits = Readonly<Partial<Record<SectionName, Exit>>>;

export const editsOf = ({ editable_stages: editable = [] }: Stage): SectionEdits =>
  Object.fromEntries(
    Object.entries(stageOfSection)
      .filter(([, stage]) => editable.includes(stage))
      .map(([section, stage]) => [section, { to: stageRoutes[stage] }]),
  );

/** The exchange has approved the client code: the wait is over (ON-373, C-37). */
export const isApproved = ({ is_bse_client_code_approved: isCodeApproved, esignkyc_stage_verified: isClosed }: Stage) =>
  isCodeApproved === true || isClosed === true;
