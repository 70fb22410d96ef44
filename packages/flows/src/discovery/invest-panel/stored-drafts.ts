import type { CalendarDay, SchemeIdentity } from '@folioflow/api/contract';
import type { StorageRule } from '../../kit/storage-rule.ts';
import { patchLumpsumDraft, initialLumpsumDraft } from './invest-panel.rules.ts';
import type {
  InvestPanelContext,
  InvestPanelInput,
  InvestPanelView,
  LumpsumDraft,
  SipDraft,
} from './invest-panel.types.ts';
import type { InvestTerms } from './invest-terms.ts';
import { patchSipDraft, initialSipDraft, sipStartDate } from './sip-draft.ts';

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
export function initialDrafts({ scheme, terms, today, visit = '', storedText = null }: InvestPanelInput): PanelDrafts {
  const record = parseStoredDrafts(storedText);
  const stored = record['code'] === scheme.code && record['visit'] === visit ? record : {};
  const isLumpsumTab = stored['tab'] === 'lumpsum' && terms.lumpsumOptions.length > 0;
  return {
    tab: terms.sipOptions.length > 0 && !isLumpsumTab ? 'sip' : 'lumpsum',
    sip: restoreSipDraft(terms, today, toRecord(stored['sip'])),
    lumpsum: restoreLumpsumDraft(terms, toRecord(stored['lumpsum'])),
  };
}

function restoreSipDraft(terms: InvestTerms, today: CalendarDay, stored: Readonly<Record<string, unknown>>): SipDraft {
  const frequency = textOrEmpty(stored['frequency']);
  const option = toNumber(stored['option']);
  let sip = initialSipDraft(terms);
  if (terms.sipFrequencies.some(({ value }) => value === frequency)) sip = patchSipDraft(terms, sip, { frequency });
  if (option !== null) sip = patchSipDraft(terms, sip, { option });
  sip = patchSipDraft(terms, sip, {
    installments: textOrEmpty(stored['installments']),
    amount: textOrEmpty(stored['amount']),
  });
  const day = toNumber(stored['day']);
  return sipStartDate({ terms, today, sip }, day) === null ? sip : { ...sip, day };
}

function restoreLumpsumDraft(terms: InvestTerms, stored: Readonly<Record<string, unknown>>): LumpsumDraft {
  const option = toNumber(stored['option']);
  const draft = initialLumpsumDraft(terms);
  return patchLumpsumDraft(terms, draft, { ...(option !== null && { option }), amount: textOrEmpty(stored['amount']) });
}
