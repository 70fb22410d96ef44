import { parseEnteredPaise, type SchemeIdentity } from '@folioflow/api/contract';
import type { StorageRule } from '../../kit/storage-rule.ts';
import { isWithinLimits, sipLimits } from '../../parts/order/order-limits.ts';
import { initialLumpsumDraft, isLumpsumComplete, patchLumpsumDraft } from './invest-panel.rules.ts';
import type {
  InvestDraftPatch,
  InvestPanelContext,
  InvestPanelInput,
  InvestPanelView,
  LumpsumDraft,
  SipDraft,
} from './invest-panel.types.ts';
import type { InvestTerms } from './invest-terms.ts';
import type { InvestmentPlan } from './investment-plan.ts';
import { selectedSipOption } from './sip-draft.ts';
import { openingSipDraft, updateSipDraft } from './sip-entry.ts';

type PanelDrafts = Pick<InvestPanelContext, 'tab' | 'sip' | 'lumpsum'>;

/** Stores the drafts of one visit of a scheme's page: Back from the checkout and a reload restore them (BEYOND). */
export const investPanelStorage = (
  { code }: Pick<SchemeIdentity, 'code'>,
  visit: string,
): StorageRule<InvestPanelView> => ({
  store: 'session',
  key: 'invest_draft',
  select: (view) => {
    if (view.screen === 'left') return undefined;
    const { tab, sip, lumpsum } = view;
    return JSON.stringify({
      code,
      visit,
      tab,
      sip: sip && pickSipDraftFields(sip),
      lumpsum: lumpsum && pickLumpsumDraftFields(lumpsum),
    });
  },
});

const pickSipDraftFields = ({ frequency, option, installments, amount, day }: SipDraft): SipDraft => ({
  frequency,
  option,
  installments,
  amount,
  day,
});
const pickLumpsumDraftFields = ({ option, amount }: LumpsumDraft): LumpsumDraft => ({ option, amount });

const textOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');
const toNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const toRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function parseStoredDrafts(storedText: string | null): Readonly<Record<string, unknown>> {
  try {
    return toRecord(JSON.parse(storedText ?? 'null'));
  } catch {
    return {};
  }
}

/** Returns the initial drafts: those stored on this visit, as far as today's terms allow them. */
export function initialDrafts({ visit = '', storedText = null, plan = null, ...input }: InvestPanelInput): PanelDrafts {
  const { scheme, terms } = input;
  const record = parseStoredDrafts(storedText);
  const isOfVisit = record['code'] === scheme.code && record['visit'] === visit;
  const stored = isOfVisit ? record : draftOfPlan(terms, plan);
  const isLumpsumTab = stored['tab'] === 'lumpsum' && terms.lumpsumOptions.length > 0;
  return {
    tab: terms.sipOptions.length > 0 && !isLumpsumTab ? 'sip' : 'lumpsum',
    sip: restoreSipDraft(terms, toRecord(stored['sip'])),
    lumpsum: restoreLumpsumDraft(terms, toRecord(stored['lumpsum'])),
  };
}

/** Returns the draft of a planned amount; an amount outside the limits of the scheme is left out. */
function draftOfPlan(terms: InvestTerms, plan: InvestmentPlan | null): Readonly<Record<string, unknown>> {
  if (plan === null) return {};
  const draft = { amount: String(plan.amount) };
  if (plan.tab === 'lumpsum') {
    const lumpsum = restoreLumpsumDraft(terms, draft);
    return { tab: plan.tab, lumpsum: isLumpsumComplete(terms, lumpsum) ? draft : {} };
  }
  const sip = restoreSipDraft(terms, draft);
  const option = selectedSipOption(terms, sip);
  const isAllowed =
    option !== null && sip.amount === draft.amount && isWithinLimits(parseEnteredPaise(sip.amount), sipLimits(option));
  return { sip: isAllowed ? draft : {} };
}

/** Applies the stored texts and numbers in the order of the form; a value of another type is ignored. */
function restoreSipDraft(terms: InvestTerms, stored: Readonly<Record<string, unknown>>): SipDraft {
  const { frequency, installments, amount } = stored;
  const option = toNumber(stored['option']);
  const patches: readonly InvestDraftPatch[] = [
    ...(terms.sipFrequencies.some(({ value }) => value === frequency) ? [{ frequency: String(frequency) }] : []),
    ...(option === null ? [] : [{ option }]),
    ...(typeof amount === 'string' ? [{ amount }] : []),
    ...(typeof installments === 'string' ? [{ installments }] : []),
  ];
  let sip = openingSipDraft(terms);
  for (const patch of patches) sip = updateSipDraft(terms, sip, patch);
  return { ...sip, day: toNumber(stored['day']) };
}

function restoreLumpsumDraft(terms: InvestTerms, stored: Readonly<Record<string, unknown>>): LumpsumDraft {
  const option = toNumber(stored['option']);
  const draft = initialLumpsumDraft(terms);
  return patchLumpsumDraft(terms, draft, { ...(option !== null && { option }), amount: textOrEmpty(stored['amount']) });
}
