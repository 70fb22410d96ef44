import {
  STAGE_NAMES,
  UNREADABLE_TEXT,
  type AttributeText,
  type StageInfo,
  type StageName,
  type StageResponse,
  type Envelope,
} from '@folioflow/api/contract';
import { failureNotice, type Notice, type NoticeUpdate } from '../kit/notice.ts';
import { investorRoutes, routeOf, type Exit, type InvestorRoute } from '../kit/routes.ts';
import type { ReadingField } from './stage-fields.ts';

/** The fields of a stage answer: `state_parameters` takes precedence over the top level, field by field. */
export type StageData = Partial<StageInfo>;

type OptionalStageFields = { readonly [Field in keyof StageInfo]?: StageInfo[Field] | undefined };

const omitUndefinedFields = (fields: OptionalStageFields): StageData =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Parses an answer of getStageInfo, verifyIdProof, verifyStage, verifyPersonal, uploadCheque or verifyBankAccount. */
export function stageOf(answer: StageResponse): StageData {
  const { state_parameters: parameters = {}, ...topLevel } = answer;
  return { ...omitUndefinedFields(topLevel), ...omitUndefinedFields(parameters) };
}

const readings = {
  id_information: true,
  is_confirm_chk_enabled: true,
  pan_attachment_list: true,
  aadhaar_attachment_list: true,
} satisfies Record<ReadingField, true>;

/**
 * Returns the stage after another card was read: nothing of an earlier reading remains, even where the answer omits a
 * field.
 */
export const replaceCardReading = (stage: StageData, read: StageData): StageData => ({
  ...Object.fromEntries(Object.entries(stage).filter(([field]) => !(field in readings))),
  ...read,
});

/** True when the investor's part of the stage is finished (D-51), by either name of the flag. */
export const isStageVerified = ({ is_verified, is_stage_verified }: StageData): boolean =>
  is_verified === true || is_stage_verified === true;

/** True for a stage that is open, or finished and still editable: then Upload and Verify are available (ON-229). */
export const canPresentDocument = ({ is_verify_enabled, is_verified_editable }: StageData): boolean =>
  is_verify_enabled === true || is_verified_editable === true;

/** True when the document was read, so that the confirm box can be ticked (ON-231, D-51). */
export const canConfirm = ({ is_confirm_chk_enabled }: StageData): boolean => is_confirm_chk_enabled === true;

/** The page of each stage, in the order of the stages (ON-225). */
export const stageRoutes = {
  pan: 'panVerification',
  aadhaar: 'aadhaarVerification',
  bank: 'bankVerification',
  personal: 'personalVerification',
  esignkyc: 'esignkycVerification',
} as const satisfies Record<StageName, InvestorRoute>;

/** Returns the page of a stage by the provider's word; undefined for any other word. */
export const stageRouteOf = (stage: string): InvestorRoute | undefined =>
  Object.entries(stageRoutes).find(([name]) => name === stage)?.[1];

/** The five stages, in their order. */
export const stages: readonly KycStage[] = STAGE_NAMES;
export type KycStage = StageName;

/** Returns the stage of a page. */
export const findStageOfRoute = (route: InvestorRoute): KycStage | undefined =>
  stages.find((stage) => stageRoutes[stage] === route);

/** True when stage `at` is `from` or a later one; an unknown stage counts as the first. */
export const hasReachedStage = (at: StageName | undefined, from: StageName): boolean =>
  STAGE_NAMES.indexOf(at ?? 'pan') >= STAGE_NAMES.indexOf(from);

/** Returns the stage whose page an answer names; undefined for any other page. */
export function stageOfNavigateScreen({ navigateScreen }: Pick<Envelope, 'navigateScreen'>): KycStage | undefined {
  const route = routeOf(navigateScreen, investorRoutes);
  return route === undefined ? undefined : findStageOfRoute(route);
}

/** Returns the due stage if the shown refusal names its page (D-04). */
export const dueStageOfNotice = (notice: Notice | null | undefined): KycStage | undefined =>
  stageOfNavigateScreen({ navigateScreen: notice?.namedScreen });

/** Returns the page of the due stage if the shown refusal names it (D-04); null for any other page. */
export function dueStageExit(notice: Notice | null): Exit | null {
  const stage = dueStageOfNotice(notice);
  return stage === undefined ? null : { to: stageRoutes[stage] };
}

/** The six sections of a person's KYC (ON-363). */
export const sectionNames = ['pan', 'aadhaar', 'bank', 'address', 'general', 'nominee'] as const;
export type SectionName = (typeof sectionNames)[number];

/** A read-only section: the provider's lines and the addresses of its images. */
export interface StageSection {
  readonly name: SectionName;
  readonly lines: readonly AttributeText[];
  /** Unchecked addresses; a screen shows https addresses of the provider and `data:image/…` only (contract 1.4). */
  readonly images: readonly string[];
}

/** Sections with a document, whose pictures belong to them. */
const documentSections = ['pan', 'aadhaar', 'bank', 'nominee'] as const satisfies readonly SectionName[];
const isDocumentSection = (name: SectionName): name is (typeof documentSections)[number] =>
  documentSections.some((proven) => proven === name);

/** True when a section has its lines and the pictures of its document; an empty list means that there are none. */
function hasSection(stage: StageData, name: SectionName): boolean {
  const information = stage.id_information;
  if (information?.[name] === undefined) return false;
  if (!isDocumentSection(name)) return true;
  const list = `${name}_attachment_list` as const;
  return (information[list] ?? stage[list]) !== undefined;
}

/**
 * True when the answer has every section of a page. A missing section makes the answer unreadable; it is not an empty
 * section.
 */
export const hasSections = (stage: StageData, names: readonly SectionName[] = sectionNames): boolean =>
  names.every((name) => hasSection(stage, name));

/** Returns the params of `setNotice` for a page with missing sections. */
export const missingSectionsNotice = (): NoticeUpdate =>
  failureNotice({ event: { error: new Error(UNREADABLE_TEXT) } });

/** Returns one section. The lists beside `id_information` are the fallback for those inside it. */
export function sectionOf(stage: StageData, name: SectionName): StageSection {
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

/** Returns the sections that were read so far (ON-364, ON-365). */
export const sectionsOf = (stage: StageData, names: readonly SectionName[] = sectionNames): readonly StageSection[] =>
  names.map((name) => sectionOf(stage, name));

// The pages that accept a document again; other sections have no page.
const stageOfSection = { pan: 'pan', aadhaar: 'aadhaar' } as const satisfies Partial<Record<SectionName, KycStage>>;
/**
 * The pages on which a section of the record can be changed while the provider still accepts its document (PROPOSED).
 */
export type SectionEdits = Readonly<Partial<Record<SectionName, Exit>>>;

export const sectionEditsOf = ({ editable_stages: editable = [] }: StageData): SectionEdits =>
  Object.fromEntries(
    Object.entries(stageOfSection)
      .filter(([, stage]) => editable.includes(stage))
      .map(([section, stage]) => [section, { to: stageRoutes[stage] }]),
  );

/** True when the exchange has approved the client code, so the wait is over (ON-373, C-37). */
export const isClientCodeApproved = ({
  is_bse_client_code_approved: isCodeApproved,
  esignkyc_stage_verified: isClosed,
}: StageData) => isCodeApproved === true || isClosed === true;
