import { type FolioHolding, type UnitTransaction } from '@folioflow/api/contract';
import { requireOffer } from '../../http/optional-operations.ts';
import { requireAccepted } from '../../judge/judge-answer.ts';
import { type Person } from '../../people/person.ts';

/** Reads the holdings of an investor. */
export const readHoldings = async (person: Person): Promise<readonly FolioHolding[]> =>
  requireAccepted(requireOffer(await person.call('listHoldings', {}))).result;

/** Reads the transactions of a holding, or of all with two empty texts. */
export const readTransactions = async (
  person: Person,
  { folio_number, scheme_code }: Pick<FolioHolding, 'folio_number' | 'scheme_code'>,
): Promise<readonly UnitTransaction[]> =>
  requireAccepted(requireOffer(await person.call('listTransactions', { folio_number, scheme_code }))).result;

export const ALL_HOLDINGS = { folio_number: '', scheme_code: '' } as const;

/** Units in millionths. */
export const toMillionths = (units: number): number => Math.round(units * 1e6);

/** Rupees in paise. */
export const toPaise = (amount: number | string): number => Math.round(Number(amount) * 100);

/** Sum of whole numbers. */
export const sumOf = <T>(list: readonly T[], pick: (each: T) => number): number =>
  list.reduce((total, each) => total + pick(each), 0);

/** Names a holding in a report. */
export const nameOfHolding = ({ folio_number, scheme_code }: Pick<FolioHolding, 'folio_number' | 'scheme_code'>) =>
  `${scheme_code} in folio ${folio_number}`;
